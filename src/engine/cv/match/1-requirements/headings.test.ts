import { describe, expect, test } from "bun:test";
import { splitJobDescription } from "./jd-parts.ts";
import { readJobDescription } from "./requirements.ts";

const partUnder = (heading: string) =>
  splitJobDescription(`Bäcker\n${heading}\n- Sauerteig`).find(({ text }) => text === "Sauerteig")?.part;

describe("a heading that no list has is known by its question:", () => {
  test.each([
    ["A quién buscamos", "must"],
    ["Wen wir suchen", "must"],
    ["Quem procuramos para esta equipa", "must"],
    ["Chi stiamo cercando? Chi cerchiamo", "must"],
    ["Wat je in ieder geval meebrengt", "must"],
    ["O que é indispensável:", "must"],
    ["O que nos fará sorrir:", "nice"],
    ["Was uns besonders freut", "nice"],
    ["What would make us smile", "nice"],
    ["Co nas ucieszy", "nice"],
    ["Wat ons blij maakt:", "nice"],
    ["Super wäre:", "nice"],
    ["Ce serait top :", "nice"],
    ["Leuk zou zijn", "nice"],
    ["Was du bei uns bekommst", "offer"],
    ["Qué te llevas", "offer"],
    ["O que fará:", "tasks"],
    ["Cosa farai ogni giorno", "tasks"],
    ["Over Zoutkade Chemie", "about"],
  ] as const)("%s", (heading, part) => expect(partUnder(heading)).toBe(part));
});

test("wishes in one line end with it, and what stands below tells how to apply", () => {
  const text =
    "Monteur\nDas bringst du mit:\n- Führerschein B\nSuper wäre: Spachteln, Hubarbeitsbühne\nDein Weg zu uns: eine kurze Nachricht.";
  const stated = readJobDescription(text).requirements.map(({ kind, text: one }) => `${kind}: ${one}`);
  expect(stated).toEqual(["must: Führerschein B", "nice: Spachteln", "nice: Hubarbeitsbühne"]);
});

test("wishes in sentences are as many as conditions would be, beside a list too", () => {
  const text =
    "Schreiner\nDein Profil\n- Gesellenbrief\nWas uns freut\nDu hast drei Jahre im Messebau gearbeitet und sprichst gutes Englisch und fährst gerne in andere Städte.";
  const wishes = readJobDescription(text).requirements.filter(({ kind }) => kind === "nice");
  expect(wishes.map(({ text: one }) => one)).toEqual([
    "drei Jahre im Messebau gearbeitet",
    "sprichst gutes Englisch",
    "fährst gerne in andere Städte",
  ]);
});

test("a question with its answer in the same line is a heading", () => {
  const text = "Operator\nEisen\n- VCA\nPluspunten: BHV, Engels\nEn wij? Ploegentoeslag en een fietsplan.";
  expect(readJobDescription(text).requirements.map(({ text: one }) => one)).toEqual(["VCA", "BHV", "Engels"]);
});

test("until when somebody applies is no condition", () => {
  for (const line of [
    "Fecha límite: 15 de julio.",
    "Reageren kan tot 14 juli.",
    "Dokumenty należy składać do 18 lipca.",
    "Closing date: 5 July.",
  ])
    expect([line, readJobDescription(`Clerk\nRequirements\n- Excel\n- Word\n${line}\n- ${line}`).requirements.length]).toEqual([line, 2]);
});
