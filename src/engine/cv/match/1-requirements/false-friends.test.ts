import { expect, test } from "bun:test";
import { readJobDescription } from "./requirements.ts";

const wanted = (text: string) =>
  readJobDescription(text).requirements.flatMap((one) => one.wanted.flatMap((thing) => (thing.by === "concepts" ? thing.concepts : [])));

test("a word that is the name of something in another language names nothing", () => {
  expect(wanted("Canalizador\nRequisitos\n- Soldadura de cobre e prensagem de tubos para as obras da empresa")).not.toContain(
    "accounts receivable",
  );
  expect(wanted("Operator\nWat breng je mee\n- je kunt werken in de haven van Delfzijl met de machines")).not.toContain(
    "manufacturing industry",
  );
  expect(wanted("Parrucchiera\nRequisiti\n- Devi saper fare il taglio uomo e la piega da sola")).not.toContain("quotations");
  expect(wanted("Tierpfleger\nAnforderungen\n- Berufsabschluss als Tierpfleger in einem Zoo")).not.toContain("financial statements");
  expect(wanted("Officer\nRequirements\n- Handling of personal requests in the office of a council")).not.toContain("human resources");
  // In its own language it does, and so does a name of several words.
  expect(wanted("Contable\nRequisitos\n- Gestión de cobros de la empresa y de sus clientes")).toContain("accounts receivable");
});

test("the occupation that no title names is that of the years that are asked for", () => {
  const { roles } = readJobDescription("Zoutkade\nAl zestig jaar.\nWat breng je mee\n- drie jaar als verpleegkundige");
  expect(roles).toEqual(["nurse"]);
  expect(readJobDescription("Night Porter, Harrogate\nRequirements\n- Excel").roles).not.toContain("night work");
});

test("an adjective behind 'or' leaves an alternative one, and names side by side are one name", () => {
  const groups = (text: string) =>
    readJobDescription(`Dispatcher\nRequirements\n- ${text}`).requirements.map(
      ({ wanted: things }) => new Set(things.map(({ group }) => group)).size,
    );
  expect(groups("Python or modern Java")).toEqual([1]);
  expect(groups("Flight planning with LIDO or Jeppesen JetPlanner")).toEqual([1]);
});

test("an admission that stands behind 'or' belongs to one of two diplomas", () => {
  const admitted = (text: string) =>
    readJobDescription(`Ergothérapeute\nProfil\n- ${text}`).requirements.map((one) => one.admitted === true);
  expect(admitted("Ergothérapeute ou diplôme européen avec autorisation d'exercice")).toEqual([false]);
  expect(admitted("Autorisation d'exercice")).toEqual([true]);
});

test("a clause that asks for itself is a condition, and a licence with a car stays one", () => {
  const stated = (text: string) => readJobDescription(text).requirements.map(({ text: one }) => one);
  const text =
    "Intérprete\nA quién buscamos\nLas visitas exigen permiso de conducir y vehículo propio, y por ley pedimos el certificado de delitos sexuales.";
  expect(stated(text)).toEqual([
    "Las visitas exigen permiso de conducir y vehículo propio",
    "por ley pedimos el certificado de delitos sexuales",
  ]);
});
