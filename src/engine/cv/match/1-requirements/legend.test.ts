import { expect, test } from "bun:test";
import { readJobDescription } from "./requirements.ts";

const stated = (text: string) => readJobDescription(text).requirements.map(({ kind, text: one }) => `${kind}: ${one}`);

test("the marks of a person specification mean what its legend says, before a line or behind it", () => {
  const before = "Nurse\nPERSON SPECIFICATION (E = essential, D = desirable)\nE  Triage\nE  Leading a shift\nD  Polish";
  expect(stated(before)).toEqual(["must: Triage", "must: Leading a shift", "nice: Polish"]);
  const behind = "Tischler\nM = Muss, K = Kann\nGesellenbrief als Tischler (M)\nCNC-Fräsen (K)\nFührerschein B (M)";
  expect(stated(behind)).toEqual(["must: Gesellenbrief als Tischler", "nice: CNC-Fräsen", "must: Führerschein B"]);
  const star = "Cuisinier\nVotre profil\nCAP cuisine\n* anglais\n* permis B\n\n* = souhaité";
  expect(stated(star).filter((one) => one.startsWith("nice"))).toEqual(["nice: anglais", "nice: permis B"]);
});

test("letters without a legend, or with one that says something else, are words of their lines", () => {
  expect(stated("Developer\nRequirements\nC experience\nR experience")).toEqual(["must: C experience", "must: R experience"]);
  expect(stated("Clerk\nRequirements\n- Accounts (A = annual, Q = quarterly)\n- Excel")).toHaveLength(2);
  // One line with a mark is none of a list.
  expect(stated("Clerk\nRequirements (E = essential)\nE Excel")).toEqual(["must: E Excel"]);
});
