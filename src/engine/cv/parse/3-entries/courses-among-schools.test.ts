import { expect, test } from "bun:test";
import type { Education } from "../../../contract/resume.ts";
import { apartFromCourses } from "./courses-among-schools.ts";

const school: Education = { institution: "Leith College", studyType: "BSc", area: "Physics" };
const apart = (item: Education, mixed = false) => {
  const { education, courses } = apartFromCourses([school, item], mixed);
  expect(education.length + courses.length).toBe(2);
  return courses[0];
};

test.each<[string, Education]>([
  ["Course in rope access", { area: "Course in rope access" }],
  ["Online baking course", { institution: "Online baking course", location: "Dover" }],
  ["Crane endorsement", { institution: "Crane endorsement", endDate: "2008" }],
  ["Staplerschein (Klasse 2)", { area: "Staplerschein (Klasse 2)" }],
  ["Corso di pesca", { institution: "Corso di pesca", area: "Nodi e reti", startDate: "2004-09", endDate: "2004-12" }],
  ["Corso abilitazione muletti", { studyType: "Corso abilitazione", area: "muletti", institution: "Corvane", endDate: "2018" }],
  ["Habilitation électrique B1V", { studyType: "Habilitation", area: "électrique B1V" }],
  ["Certified rope inspector", { area: "Certified rope inspector", institution: "Rope Access Society", endDate: "2013" }],
  ["Course in knots", { area: "Course in knots", institution: "Dover College", endDate: "2014" }],
])("what begins or ends with a word for a course is one among the schools: %s", (name, item) => {
  expect(apart(item)?.name).toBe(name);
});

test.each<[string, Education]>([
  ["of a school", { institution: "Dover College", area: "Certificate in baking" }],
  ["of more than a year", { institution: "Kurs für Gesellen", startDate: "2010", endDate: "2012" }],
  ["that go on", { area: "Course in baking", startDate: "2020" }],
  ["that are a degree", { studyType: "School certificate", endDate: "2014" }],
  ["that are a degree in another language", { studyType: "Habilitation", area: "in Physik" }],
])("but not studies %s", (_, item) => {
  expect(apart(item)).toBeUndefined();
});

test("a course keeps its date, who gave it and what was learnt", () => {
  expect(
    apart({ area: "Course in knots", institution: "Corvane Ltd", startDate: "2004-09", endDate: "2004-12", summary: "Bends" }),
  ).toEqual({
    name: "Course in knots",
    issuer: "Corvane Ltd",
    date: "2004-12",
    summary: "Bends",
  });
  expect(apart({ institution: "Knots course", area: "Bends and hitches", highlights: ["Splices"] })).toEqual({
    name: "Knots course",
    summary: "Bends and hitches\nSplices",
  });
});

test("how long a course took is no part of who gave it", () => {
  expect(apart({ area: "Course in knots", institution: "Corvane – 40h" })).toEqual({
    name: "Course in knots",
    issuer: "Corvane",
    summary: "40h",
  });
});

test("what took hours is a course", () => {
  expect(apart({ area: "Customer care", institution: "Corvane – 40 hours" })).toEqual({
    name: "Customer care",
    issuer: "Corvane",
    summary: "40 hours",
  });
});

test("under a heading that names courses too, so is what took some months and is no schooling", () => {
  const months: Education = { area: "Lean black belt", institution: "Corvane", startDate: "2006-07", endDate: "2006-10" };
  expect(apart(months, true)).toEqual({ name: "Lean black belt", issuer: "Corvane", date: "2006-10" });
  expect(apart(months)).toBeUndefined();
  expect(apart({ ...months, endDate: "2008-10" }, true)).toBeUndefined();
});

test("where nothing beside it is a school or a degree, a course is schooling", () => {
  expect(apartFromCourses([{ area: "Course in rope access" }, { institution: "Corvane" }], true).courses).toEqual([]);
});

test("under a heading that names courses too, a school without a degree is no course", () => {
  const items = [school, { institution: "University of Dover", endDate: "2012" }, { institution: "Rope access", endDate: "2014" }];
  expect(apartFromCourses(items, true).courses).toEqual([{ name: "Rope access", date: "2014" }]);
});

test("and a certificate is one, unless a school of general education gives it", () => {
  expect(apart({ studyType: "Rope access certificate", endDate: "2014" }, true)?.name).toBe("Rope access certificate");
  expect(apart({ studyType: "Rope access certificate", institution: "Dover College", endDate: "2014" }, true)?.issuer).toBe(
    "Dover College",
  );
  expect(apart({ studyType: "School leaving certificate", endDate: "2014" }, true)).toBeUndefined();
});

test("what is dated once among degrees that all have a school, and has none and no word for a degree or a trade, is a course", () => {
  const dated = (area: string): Education => ({ area, endDate: "2018" });
  expect(apart(dated("Ryska D"))).toEqual({ name: "Ryska D", date: "2018" });
  expect(apart(dated("Software Engineer"))).toBeUndefined();
  expect(apart({ ...dated("Ryska D"), startDate: "2017" })).toBeUndefined();
  expect(apart({ ...dated("SMSTS"), institution: "CITB" })).toEqual({ name: "SMSTS", issuer: "CITB", date: "2018" });
  expect(apart({ ...dated("Ryska D"), institution: "Dover College" })).toBeUndefined();
  expect(apartFromCourses([school, { studyType: "MSc", endDate: "2015" }, dated("Ryska D")], false).courses).toEqual([]);
});
