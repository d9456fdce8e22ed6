import { expect, test } from "bun:test";
import { namesLeadership, namesMentoring, namesTeam } from "./leadership.ts";

test.each([
  "Led a team of six in two countries.",
  "Führung von 28 Mitarbeitenden in zwei Schichten.",
  "Leitung eines Teams von 40 Personen.",
  "Management de quatre personnes, tableaux de bord.",
  "Une équipe de trois consultants encadrée.",
  "Dirección de un equipo de ocho personas.",
  "Coordinamento di una squadra di dieci operai.",
  "Leiding aan een team van vijf medewerkers.",
  "Kierowanie zespołem 12 osób.",
])("%p is leading people", (text) => expect(namesLeadership(text)).toBe(true));

test.each([
  "Managed tickets for the team.",
  "Member of a team of six.",
  "Zusammenarbeit mit dem Team.",
  "Gestion des stocks avec l'équipe.",
  "Led the migration to Kubernetes.",
  "Responsible for customers and staff training material",
])("%p is not", (text) => expect(namesLeadership(text)).toBe(false));

test("training apprentices, students and trainees is mentoring in many languages", () => {
  for (const text of [
    "Formation de deux apprentis.",
    "Ausbildung von drei Auszubildenden.",
    "Supervision of two students.",
    "Formación de becarios.",
  ])
    expect([text, namesMentoring(text)]).toEqual([text, true]);
  for (const text of ["Taught Java to students.", "Formation continue.", "Ausbildung als Elektriker."])
    expect([text, namesMentoring(text)]).toEqual([text, false]);
});

test("a part of a sentence may name a team, which says not yet that the author leads it", () => {
  expect(namesTeam("Certification IFS, équipe de quatre techniciens, audits.")).toBe(true);
  expect(namesTeam("Membre d'une équipe de quatre.")).toBe(false);
  expect(namesLeadership("Java backend, team of six developers.")).toBe(false);
});
