import { describe, expect, test } from "bun:test";
import { readJobDescription } from "./requirements.ts";
import { asksByContent, isFragment, wouldPlease } from "./sentence-conditions.ts";

describe("running text asks for what it names,", () => {
  test.each([
    "An in-date CSCS card matters a lot to us.",
    "I would only look at people who can read hydraulic schematics.",
    "Deutsch auf B2 reicht uns.",
    "La glacerie n'a pas de secret pour vous.",
    "Conviene que sepa de cirugía.",
    "Sa usare l'autoclave e conosce le procedure di sterilizzazione.",
    "Tekeningen lezen gaat je goed af.",
    "Angielski w stopniu komunikatywnym.",
    "È importante saper parlare con i bambini.",
    "Zna się na zabiegach laserowych.",
    "Du talar och skriver svenska obehindrat.",
    "2 ans mini en rééducation neurologique.",
    "El puesto es presencial en Valencia.",
    "Die Arbeit findet vor Ort statt.",
  ])("%p", (text) => expect(asksByContent(text)).toBe(true));

  test.each([
    "We hold ISO 9001 and a forklift licence.",
    "Our clients speak English at level C1.",
    "Bewerben Sie sich mit Führerschein.",
    "You keep the ledgers in Xero.",
    "The bakery has four shops.",
    "Wir backen seit 30 Jahren ohne Fertigmischungen.",
    "There is on-site parking at work.",
  ])("%p asks for nothing", (text) => expect(asksByContent(text)).toBe(false));
});

describe("what would please is a wish,", () => {
  test.each([
    "Some German would not hurt.",
    "Knowledge of Shopify is handy.",
    "CO2-Anlagen darf er gern kennen.",
    "Parler anglais vous aidera avec nos clients.",
    "Manejar QVET nos facilitaría la vida.",
    "Chi conosce il software XDent parte avvantaggiato.",
    "Heb je ervaring met KNX, dan ben je onze man.",
    "Dá jeito ter carta de condução B.",
    "Si hablas inglés, mejor.",
  ])("%p", (text) => expect(wouldPlease(text)).toBe(true));

  test.each([
    "You would need a licence.",
    "Vous devriez parler anglais.",
    "Debería tener carné B.",
    "Três anos de padaria.",
    "If you have a licence, apply now.",
  ])("%p is none", (text) => expect(wouldPlease(text)).toBe(false));
});

test("a form is read field by field: what the employer gives is not asked for", () => {
  const { requirements } = readJobDescription(
    "Poste : assistante\nFormation : BTS\nLangues : anglais C1\nPermis : B\nHoraires : 35 h\nSalaire : 2 400 €\n\nAtouts\nLangues : italien",
  );
  expect(requirements.map(({ text, kind }) => `${kind} ${text}`)).toEqual([
    "must BTS",
    "must anglais C1",
    "must Permis : B",
    "nice italien",
  ]);
});

test("pay by the hour asks for no years, and a Spanish licence is one under each of its names", () => {
  const read = (text: string) => readJobDescription(`Driver\n\nRequirements\n- ${text}`).requirements[0];
  expect(read("£13 an hour")?.years).toBeUndefined();
  expect(read("Un an d'expérience")?.years).toEqual({ min: 1 });
  for (const text of ["carné de conducir", "carné B y coche propio", "carnet B"])
    expect([text, read(text)?.wanted.some((one) => one.by === "concepts" && one.concepts.includes("driving licence b"))]).toEqual([
      text,
      true,
    ]);
});

describe("in an advert that saves its words what stands between conditions is one too:", () => {
  const stated = (text: string) => readJobDescription(text).requirements.map(({ kind, text: one }) => `${kind}: ${one}`);

  test.each([
    [
      "SSR cherche ergothérapeute avec diplôme. Confection d'orthèses. Permis B. Temps plein. Si MOH-OST : bonus ! Parking, crèche.",
      ["must: Confection d'orthèses.", "must: Permis B.", "must: Temps plein."],
    ],
    [
      "Salone cerca parrucchiera con qualifica. Devi saper fare il taglio uomo. Part time 24 ore, sabato sempre. Gradito lo sloveno.",
      ["must: Devi saper fare il taglio uomo.", "must: Part time 24 ore, sabato sempre."],
    ],
    [
      "Elektriker gesucht mit Gesellenbrief. Schaltschrankbau. Führerschein B. Wir zahlen Auslöse.",
      ["must: Schaltschrankbau.", "must: Führerschein B."],
    ],
  ] as const)("%s", (text, conditions) =>
    expect(
      stated(text)
        .filter((one) => one.startsWith("must"))
        .slice(1),
    ).toEqual([...conditions]),
  );

  test("a sentence with a verb, or one longer than ten words, lists nothing", () => {
    expect(isFragment("Confection d'orthèses.")).toBe(true);
    expect(isFragment("Our clinic has forty beds.")).toBe(false);
    expect(isFragment("Envoyez un CV.")).toBe(false);
    expect(isFragment("ten ".repeat(10))).toBe(true);
    expect(isFragment("ten ".repeat(11))).toBe(false);
  });
});
