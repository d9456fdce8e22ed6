import { describe, expect, test } from "bun:test";
import { tokenize } from "../concepts/words.ts";
import { otherPeople } from "./other-people.ts";

/** What of a sentence in the description of a job is said of other people. */
const told = (text: string) =>
  otherPeople(text, tokenize(text), "work").map(({ from, to, standing }) => `${standing}: ${text.slice(from, to).trim()}`);

describe("what those of an occupation are said to do is theirs:", () => {
  test.each([
    ["Set up rooms; physiotherapists did the manual therapy.", "physiotherapists did the manual therapy"],
    ["Pomiary części; operatorzy obsługują frezarki CNC.", "operatorzy obsługują frezarki CNC"],
    ["Looked at reports that the administrators built in SQL.", "administrators built in SQL"],
    ["Mise au propre des relevés que les géomètres rapportent avec le scanner 3D.", "géomètres rapportent avec le scanner 3D"],
    ["Prüfung von Nähten, die die Schweißer mit WIG ziehen.", "Schweißer mit WIG ziehen"],
    ["Pomiary części, które operatorzy wykonują na frezarkach CNC.", "operatorzy wykonują na frezarkach CNC"],
    ["Prépare le matériel pour les sages-femmes, qui pratiquent la réanimation.", "sages-femmes, qui pratiquent la réanimation"],
    ["Conduzione di una linea; chiamavo i manutentori per i guasti dei PLC.", "manutentori per i guasti dei PLC"],
    [
      "Planned line maintenance and repairs for licensed engineers in AMOS.",
      "Planned line maintenance and repairs for licensed engineers in AMOS",
    ],
    ["Planowanie tras dla kierowców C+E z ADR.", "Planowanie tras dla kierowców C+E z ADR"],
  ])("%p", (text, part) => expect(told(text)).toContain(`others: ${part}`));

  test.each([
    ["Advies aan leerkrachten over NT2-methodes.", "over NT2-methodes"],
    ["Conseil aux électriciens sur la domotique KNX.", "sur la domotique KNX"],
  ])("%p is advice, which is given by those who know the thing", (text, part) => expect(told(text)).toEqual([`taught: ${part}`]));

  test.each([
    "Worked as a nurse that the ward relied on for dialysis.",
    "Led technicians who service wind turbines.",
    "Drivers trained in ADR: 12.",
    "Nurse on the intensive care unit.",
    "Aufbau der Pflege, die auch nachts arbeitet.",
  ])("%p is the author's own", (text) => expect(told(text)).toEqual([]));

  test("only in the description of a job or a project", () => {
    const text = "The nurse used Java";
    expect(otherPeople(text, tokenize(text), "summary")).toEqual([]);
  });
});
