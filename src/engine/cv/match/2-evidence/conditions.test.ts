import { describe, expect, test } from "bun:test";
import { readJobDescription } from "../1-requirements/requirements.ts";
import { matchResume } from "../3-score/match-resume.ts";
import { refusedTimes } from "./conditions.ts";

describe("what somebody says no to is refused:", () => {
  test.each([
    ["Wegen geteilter Sorge kann ich nur montags bis freitags arbeiten.", "weekend work"],
    ["Procuro trabalho de segunda a sexta.", "weekend work"],
    ["Il sabato non posso.", "weekend work"],
    ["Weekends are not possible for me.", "weekend work"],
    ["Nachten mag ik niet meer draaien.", "night work"],
    ["Le médecin m'interdit le travail de nuit.", "night work"],
    ["Office hours, please.", "night work"],
    ["Ik zoek uitsluitend dagdienst.", "night work"],
    ["Tylko na jedną zmianę.", "shift work"],
    ["Je souhaite un mi-temps (50 %).", "full-time work"],
    ["Ich suche eine Stelle in Teilzeit.", "full-time work"],
  ])("%s", (text, refused) => expect(refusedTimes(text, "summary")).toContain(refused));

  test.each([
    "Weekends are no problem.",
    "Il sabato senza eccezioni.",
    "Nachts ohne Einschränkung.",
    "Actuellement à mi-temps, je cherche à passer à plein temps.",
    "Available at weekends and at night.",
    "Ohne Führerschein.",
  ])("%s refuses nothing", (text) => expect(refusedTimes(text, "summary")).toEqual([]));

  test("what a job was like says nothing of the next", () => expect(refusedTimes("Office hours, Monday to Friday.", "work")).toEqual([]));
});

test("a refusal outweighs the shifts of the jobs before, and shifts with nights are both", () => {
  const told = (summary: string, asked: string) => {
    const meta = { vitae: { language: "en", pages: 1, ocr: false, parser: "rules", warnings: [] } };
    const work = [{ name: "Acme", position: "Operator", startDate: "2018-01", highlights: ["Rotating shifts, overnight too"] }];
    const jd = readJobDescription(`Operator\nRequirements\n- ${asked}`);
    return matchResume({ basics: { summary }, work, meta }, jd, { now: new Date("2025-06-30") }).requirements[0];
  };
  expect(told("Operator of ten years.", "Shift work including nights")?.met).toBe("yes");
  expect(told("Operator, day shifts only.", "Shift work including nights")).toMatchObject({
    met: "no",
    related: ["Operator, day shifts only."],
  });
});

test("times and conditions of work are known under what people call them", () => {
  const met = (asked: string, told: string) => {
    const meta = { vitae: { language: "en", pages: 1, ocr: false, parser: "rules", warnings: [] } };
    const jd = readJobDescription(`Operator\nRequirements\n- ${asked}`);
    return matchResume({ basics: { summary: told }, meta }, jd, { now: new Date("2025-06-30") }).requirements[0]?.met;
  };
  for (const [asked, told] of [
    ["Dienst an Wochenenden und Feiertagen", "Auch sonntags"],
    ["Fins de semana", "Serviço de terça a domingo"],
    ["Werken in een vijfploegendienst", "Volcontinu rooster"],
    ["Horário repartido", "Horário partido"],
    ["Vehículo propio", "Carné y coche propio"],
    ["Own car", "Automunita"],
    ["Ademluchtkeuring", "Ademluchtgekeurd in 2025"],
    ["Idoneità medica", "Idoneo alla mansione"],
    ["Temps plein", "Vollzeit"],
    ["Disponibilidad para toda la temporada", "Temporada completa"],
  ] as const)
    expect([asked, met(asked, told)]).toEqual([asked, "yes"]);
});
