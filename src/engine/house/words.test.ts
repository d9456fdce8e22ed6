import { afterEach, beforeEach, expect, test } from "bun:test";
import { deleteUser } from "../accounts/delete-user.ts";
import type { HouseWords } from "../contract/api.ts";
import { createTestUser } from "../testing/create-test-user.ts";
import { openTestEngine, type TestEngine } from "../testing/open-test-engine.ts";
import { checkWords } from "./check-words.ts";
import { keptWords, readWords, saveWords } from "./words.ts";

let engine: TestEngine;
beforeEach(async () => {
  engine = await openTestEngine();
});
afterEach(() => engine.close());

const NONE: HouseWords = { headings: [], labels: [] };
const heading = (text: string, section: string, language?: string) => ({ text, section, ...(language && { language }) });
const label = (key: string, text: string, language = "en") => ({ key, language, text });

test("an account keeps its own words, and its CVs are read with those of the house below them", async () => {
  const { db } = engine.store;
  const [zoe, ben] = [await createTestUser(engine, 1, "zoe@b.test"), await createTestUser(engine, 1, "ben@b.test")];
  saveWords(engine, "house", { headings: [heading("Milestones", "work")], labels: [label("work", "Track record")] });
  saveWords(engine, { userId: zoe.id }, { headings: [heading("Milestones", "projects")], labels: [] });

  expect(keptWords(db, { userId: zoe.id })).toEqual({ headings: [heading("Milestones", "projects")], labels: [] });
  expect(keptWords(db, { userId: ben.id })).toEqual(NONE);
  // The last of two counts.
  expect(readWords(db, zoe.id)).toEqual({
    headings: [heading("Milestones", "work"), heading("Milestones", "projects")],
    labels: [label("work", "Track record")],
  });
  expect(readWords(db, ben.id).headings).toEqual([heading("Milestones", "work")]);
});

test("words that are saved take the place of those before, and go with the account", async () => {
  const { db } = engine.store;
  const { id } = await createTestUser(engine, 1);
  saveWords(engine, { userId: id }, { headings: [heading("Milestones", "work")], labels: [] });
  saveWords(engine, { userId: id }, { headings: [], labels: [label("skills", "Toolbox")] });
  expect(keptWords(db, { userId: id })).toEqual({ headings: [], labels: [label("skills", "Toolbox")] });

  saveWords(engine, "house", { headings: [heading("Boats", "interests")], labels: [] });
  await deleteUser(engine, id);
  expect(keptWords(db, { userId: id })).toEqual(NONE);
  expect(keptWords(db, "house").headings).toHaveLength(1);
});

test("a wrong entry is named, and what was kept stays", async () => {
  const { db } = engine.store;
  saveWords(engine, "house", { headings: [heading("Boats", "interests")], labels: [] });
  const wrong: [unknown, string][] = [
    [[], 'Words are a JSON object with the lists "headings" and "labels".'],
    [{ headings: {} }, '"headings" must be a list.'],
    [{ headings: [heading("Boats", "interests"), { section: "work" }] }, "Heading 2 has no “text”."],
    [{ headings: ["Boats"] }, "Heading 1 has no “text”."],
    [{ headings: [heading("Boats", "contact")] }, "Heading 1 (“Boats”): “section” must be one of profile, work, education,"],
    [{ headings: [heading("Boats", "work", "English")] }, "Heading 1 (“Boats”): “language” must be a language such as en, or be left out."],
    [{ headings: [heading("Boats\nand ships", "work")] }, "Heading 1 has more than one line."],
    [{ headings: [heading("x".repeat(81), "work")] }, "has more than 80 characters."],
    [{ headings: [heading("***", "work")] }, "Heading 1 (“***”) has no letter and no digit."],
    [{ headings: Array.from({ length: 501 }, (_, at) => heading(`Boats ${at}`, "work")) }, "There are 501 headings, and 500 can be kept."],
    [{ labels: [label("wrok", "Career")] }, "Label 1 (“Career”): “key” must be one of cv, profile,"],
    [{ labels: [label("work", "Career", "xx")] }, "Label 1 (“Career”): “language” must be one of en, ar,"],
    [{ labels: [label("work", " ")] }, "Label 1 has no “text”."],
  ];
  for (const [value, sentence] of wrong) expect(() => saveWords(engine, "house", value)).toThrow(sentence);
  expect(keptWords(db, "house").headings).toEqual([heading("Boats", "interests")]);
  expect(checkWords({ headings: [heading("x".repeat(80), "work")] }).headings).toHaveLength(1);
  expect(checkWords({ labels: [label("of", "/")] }).labels).toHaveLength(1);
});

test("of two entries for the same wording the last is kept, also in other letters", () => {
  const headings = [heading("Boats", "work"), heading("Boats", "work", "fr"), heading("BOATS:", "interests")];
  const labels = [label("work", "One"), label("work", "Un", "fr"), label("work", " Two ")];
  expect(checkWords({ headings, labels })).toEqual({
    headings: headings.slice(1),
    labels: [label("work", "Un", "fr"), label("work", "Two")],
  });
  expect(checkWords({})).toEqual(NONE);
});
