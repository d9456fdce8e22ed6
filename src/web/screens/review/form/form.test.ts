import { expect, test } from "bun:test";
import { givenReview } from "../../../testing/review-desk.ts";
import { applied } from "../edits/patch.ts";
import { dateForReading } from "./dates.ts";
import { fieldOf, formOf, nameOf } from "./form.ts";
import { keysFor } from "./keys.ts";
import { targetAt, targetsOf } from "./targets.ts";

const form = formOf(givenReview());
const section = (path: string) => form.find((one) => one.path === path);

test("the form shows what the CV says, and what is doubtful although it says nothing", () => {
  const shown = (path: string) =>
    section(path)
      ?.entries[0]?.fields.filter((field) => field.shown)
      .map(({ label }) => label);
  expect(shown("work")).toEqual(["Place", "Start", "Tasks and results", "Tools and technologies"]);
  expect(shown("education")).toEqual(["Start", "End"]);
  expect(section("awards")?.entries).toEqual([]);
});

test("lines that nobody has looked at stand in the tray alone, those that are kept in the form", () => {
  expect(section("additional")?.entries).toEqual([]);
  const review = givenReview();
  const kept = formOf({ ...review, leftovers: review.leftovers.slice(1) });
  expect(kept.find(({ path }) => path === "additional")?.entries.map(({ title }) => title)).toEqual(["Side notes"]);
});

test("a place is told in words", () => {
  expect(nameOf(form, "work[1].position")).toBe("Work experience 2, Position");
  expect(nameOf(form, "work[1].highlights[2]")).toBe("Work experience 2, Tasks and results");
  expect(nameOf(form, "basics.location.city")).toBe("Person, City");
  expect(fieldOf(form, "work[0].keywords[1]")?.kind).toBe("texts");
});

test("a line that is dropped goes onto the field, or with an entry among its lines", () => {
  const targets = targetsOf(form);
  const at = (path: string) => targetAt(targets, path)?.path;
  expect([at("work[0].highlights[1]"), at("work[0].location"), at("work[1]"), at("skills[2]"), at("skills")]).toEqual([
    "work[0].highlights",
    "work[0].location",
    "work[1].highlights",
    "skills[2].keywords",
    "skills",
  ]);
});

test.each([
  ["2019-03", "Mar 2019"],
  ["2019-03-30", "30 Mar 2019"],
  ["2019", "2019"],
  ["2019-13", "2019-13"],
  ["summer 2019", "summer 2019"],
])("the date %s is read as %s", (iso, text) => {
  expect(dateForReading(iso)).toBe(text);
});

test("a row keeps its name when it moves or is written anew, and a new one gets another", () => {
  const before = { contents: ["a", "b", "c"], keys: ["1", "2", "3"] };
  expect(keysFor(["c", "a", "b"], before)).toEqual(["3", "1", "2"]);
  expect(keysFor(["a", "new", "c"], before)).toEqual(["1", "2", "3"]);
  expect(keysFor(["a", "c"], before)).toEqual(["1", "3"]);
  const [first, ...others] = keysFor(["x", "a", "b", "c"], before);
  expect([others, before.keys.includes(first as string)]).toEqual([["1", "2", "3"], false]);
});

test("a section that was not there is there with its first entry", () => {
  const review = givenReview();
  const resume = applied(review.resume, [{ op: "add", path: "/awards", value: [{ title: "Best thesis" }] }]);
  const awards = formOf({ ...review, resume }).find(({ path }) => path === "awards");
  expect(awards?.entries.map(({ title }) => title)).toEqual(["Best thesis"]);
});
