import { describe, expect, test } from "bun:test";
import { readJobDescription } from "./requirements.ts";
import { asksByContent, wouldPlease } from "./sentence-conditions.ts";

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
  ])("%p", (text) => expect(asksByContent(text)).toBe(true));

  test.each([
    "We hold ISO 9001 and a forklift licence.",
    "Our clients speak English at level C1.",
    "Bewerben Sie sich mit Führerschein.",
    "You keep the ledgers in Xero.",
    "The bakery has four shops.",
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
