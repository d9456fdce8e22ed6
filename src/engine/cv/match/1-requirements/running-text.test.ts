import { describe, expect, test } from "bun:test";
import { readJobDescription } from "./requirements.ts";

const stated = (text: string) => readJobDescription(text).requirements.map(({ kind, text: one }) => `${kind}: ${one}`);

test("a list may be marked with any sign", () => {
  expect(stated("Soudeur\nVOTRE PROFIL\n> Soudure TIG\n> Permis B\nNOTRE OFFRE\n> Primes")).toEqual([
    "must: Soudure TIG",
    "must: Permis B",
  ]);
  expect(stated("Welder\nRequirements\n→ TIG welding\n✅ Own car")).toEqual(["must: TIG welding", "must: Own car"]);
});

test("the headings of the parts may be numbered like a list", () => {
  const text = "Specjalista\n1. Wymagania niezbędne:\na) znajomość Excela\n2. Wymagania dodatkowe:\na) prawo jazdy kat. B";
  expect(stated(text)).toEqual(["must: znajomość Excela", "nice: prawo jazdy kat. B"]);
});

describe("a sentence that asks for several things, each with its own verb or of its own kind, is as many requirements:", () => {
  test.each<[string, string[]]>([
    [
      "Elektriker\nDrei Jahre auf Baustellen solltest du auf dem Buckel haben und Schaltpläne lesen können.",
      ["must: Drei Jahre auf Baustellen solltest du auf dem Buckel haben", "must: Schaltpläne lesen können"],
    ],
    [
      "Monitora\nPedimos título de monitora de ocio, estar inscrita en el registro de Murcia y el certificado de delitos sexuales.",
      ["must: título de monitora de ocio", "must: estar inscrita en el registro de Murcia", "must: el certificado de delitos sexuales"],
    ],
    [
      "Fitter\nWe need someone who has three years on boilers and can read drawings.",
      ["must: three years on boilers", "must: can read drawings"],
    ],
    [
      "Ontwerper\nFijn als je Figma kent, InDesign beheerst en Frans spreekt.",
      ["nice: Fijn als je Figma kent", "nice: InDesign beheerst", "nice: Frans spreekt"],
    ],
    [
      "Delineante\nValoramos que sepas Navisworks, que tengas experiencia en topografía y que hables catalán.",
      ["nice: Valoramos que sepas Navisworks", "nice: que tengas experiencia en topografía", "nice: que hables catalán"],
    ],
    [
      "Zeichner\nErfahrung mit Revit setzen wir voraus; AutoCAD ist selbstverständlich; letztes Jahr gingen zwei.",
      ["must: Erfahrung mit Revit setzen wir voraus", "must: AutoCAD ist selbstverständlich"],
    ],
  ])("%p", (text, wanted) => expect(stated(text)).toEqual(wanted));

  test.each(["Fitter\nYou need a forklift licence, a crane card or an HGV licence.", "Baker\nYou must know bread, cakes and pastries."])(
    "%p stays one",
    (text) => expect(stated(text)).toHaveLength(1),
  );
});

test("why something is asked for is no part of what is asked for", () => {
  expect(stated("Bäcker\nUnser Altgeselle geht in Rente, darum suchen wir jemanden mit Gesellenbrief.")).toEqual([
    "must: suchen wir jemanden mit Gesellenbrief.",
  ]);
  expect(stated("Bibliotekarie\nDu har B-körkort eftersom vi besöker skolor i byarna.")).toEqual(["must: Du har B-körkort"]);
  expect(stated("Panadero\nTrabajamos sin mezclas desde 2017, así que buscamos a alguien con experiencia en masa madre.")).toEqual([
    "must: buscamos a alguien con experiencia en masa madre.",
  ]);
});

test("a company that tells with its verb alone what it does asks for nothing", () => {
  expect(stated("Delineante\nHacemos lo necesario. Debes conocer Revit.")).toEqual(["must: Debes conocer Revit."]);
});

test("who seeks somebody with something asks for it, in the first sentence too", () => {
  const text =
    "Salone in centro a Udine, aperto da vent'anni e sempre pieno di clienti, cerca due parrucchiere con patente B e tre anni di lavoro in salone.";
  expect(stated(text)[0]).toContain("patente B");
  expect(readJobDescription(text).roles).toContain("hairdresser");
});

test("the occupation is read from the sentence that seeks somebody, and from behind a label", () => {
  const title = (text: string) => readJobDescription(text).title;
  expect(title("Hola a todos:\nel Ayuntamiento necesita cuatro socorristas para la playa. Pedimos inglés.")).toBe("socorristas");
  expect(title("Stellennummer: 12\nBezeichnung: Notarfachangestellte/r\nAnforderungen\n- Deutsch C1")).toBe("Notarfachangestellte/r");
  expect(title("Betreff: Bäcker gesucht\n\nMoin,\nHACCP muss sein.")).toBe("Bäcker gesucht");
});

test("when somebody works is asked for, and the will to do so is told only", () => {
  const read = (line: string) => readJobDescription(`Nurse\nRequirements\n- First aid\n- ${line}`);
  expect(read("Shift work including nights and weekends").requirements.map(({ text }) => text)).toContain(
    "Shift work including nights and weekends",
  );
  expect(read("Willing to work nights").traits).toEqual(["Willing to work nights"]);
});
