import { expect, test } from "bun:test";
import { valueAt } from "../../../../engine/contract/resume-paths.ts";
import { readResume } from "../../../testing/fake-resume.ts";
import { type Elsewhere, placesFor, putElsewhere } from "./elsewhere.ts";
import { mergeWithNext, moveElement, moveEntry } from "./entries.ts";
import { fileUnder, leaveOut, putInto, type Target } from "./leftovers.ts";
import { append, applied, inverseOf, type Patch, setValue } from "./patch.ts";
import { writeText, writtenBy } from "./several.ts";
import { splitEntry, splitPlaces } from "./split.ts";

const resume = readResume();
const notes = ["additional[0].items[0]", "additional[0].items[1]"];

const CHANGES: [what: string, patch: Patch][] = [
  ["a value", setValue(resume, "basics.name", "Elin M. Marwood")],
  ["a value that goes", setValue(resume, "work[0].location", "")],
  ["a value in an object that is not there", setValue(resume, "x.availability", "From May")],
  ["a line at the end", append(resume, "work[0].highlights", "Won a prize")],
  ["a line of a list that is not there", append(resume, "work[1].keywords", "SQL")],
  ["an entry that moves down", moveElement(resume, "work[0]", 1)],
  ["an entry under another heading", moveEntry(resume, "certificates[0]", "education")],
  ["an entry that is split", splitEntry(resume, { path: "work[1].highlights[1]", text: "" })],
  ["two entries that become one", mergeWithNext(resume, "work[0]")],
  ["a line that goes onto a field", putInto(resume, "additional[1].items[0]", { label: "", path: "x.availability", kind: "text" })],
  ["a group under a section", fileUnder(resume, notes, "interests")],
  [
    "two values that change places",
    putElsewhere(resume, "work[1].position", { label: "", path: "work[1].name", kind: "text", swap: true }),
  ],
  ["a list that is written as one text", writeText(resume, "work[1].highlights", "longs", "Reports\nForecasts")],
  ["a line that is left out", leaveOut(resume, "additional[1].items[0]")],
];

test.each(CHANGES)("%s can be taken back and made again", (_, patch) => {
  const after = applied(resume, patch);
  expect(patch.length).toBeGreaterThan(0);
  expect(after).not.toEqual(resume);

  const back = applied(after, inverseOf(resume, patch));

  expect(withoutEmpty(back)).toEqual(withoutEmpty(resume));
  expect(applied(back, patch)).toEqual(after);
});

/** An object or a list that was made for a value and is empty again is no value. */
const withoutEmpty = (value: unknown): unknown => JSON.parse(JSON.stringify(value).replaceAll(/,?"\w+":(\{\}|\[\])/g, ""));

test("an entry that is split keeps every word: the chosen line names the second one and takes those below it along", () => {
  const { work = [] } = applied(resume, splitEntry(resume, { path: "work[1].highlights[1]", text: "" }));

  expect(work).toHaveLength(3);
  expect(work[1]?.highlights).toEqual(["Wrote the first forecast of stock for 340 shops"]);
  expect(work[2]).toEqual({ position: "Data Analyst at Corbel Press, 2012 to 2014", highlights: ["Reports for the sales of books"] });
});

test("an entry is split inside its paragraph too, at a line or a sentence: what stands below goes along with the lines of its list", () => {
  const summary = "Kept the stock of 340 shops. Trained the team.\nFoundry hand, Tees Iron, 2009\nPoured moulds. Kept the furnace.";
  const given = applied(resume, setValue(resume, "work[1].summary", summary));
  const places = splitPlaces(given, "work[1]");
  expect(places.slice(0, 4).map(({ text }) => text)).toEqual([
    "Kept the stock of 340 shops.",
    "Trained the team.",
    "Foundry hand, Tees Iron, 2009",
    "Poured moulds.",
  ]);

  const place = places[2] as (typeof places)[number];
  const { work = [] } = applied(given, splitEntry(given, place));
  expect(work).toHaveLength(3);
  expect(work[1]).toMatchObject({ summary: "Kept the stock of 340 shops. Trained the team." });
  expect(work[1]?.highlights).toBeUndefined();
  expect(work[2]).toEqual({
    position: "Foundry hand, Tees Iron, 2009",
    summary: "Poured moulds. Kept the furnace.",
    highlights: resume.work?.[1]?.highlights ?? [],
  });
  expect(applied(applied(given, splitEntry(given, place)), inverseOf(given, splitEntry(given, place)))).toEqual(given);
});

test("several lines that are written at once are a line each, where they were written, without the marks of a list", () => {
  const at = "work[1].highlights[1]";
  const { work = [] } = applied(resume, writeText(resume, at, "longs", "• Ran the night shift, alone\n\n- Trained two people"));
  expect(work[1]?.highlights?.slice(0, 4)).toEqual([
    "Wrote the first forecast of stock for 340 shops",
    "Ran the night shift, alone",
    "Trained two people",
    "Reports for the sales of books",
  ]);
});

test("short words that are added at once are told apart by commas, but not within brackets; one that stands there keeps its commas", () => {
  const words = (patch: Patch) => applied(resume, patch).skills?.[2]?.keywords;
  const add = (text: string) => words(writeText(resume, "skills[2].keywords[2]", "texts", text))?.slice(2);
  expect(add("Office (Word, Excel), Crane, 2,5 t; Lathe")).toEqual(["Office (Word, Excel)", "Crane", "2,5 t", "Lathe"]);
  expect(add("Milling, turning\nWelding")).toEqual(["Milling, turning", "Welding"]);
  expect(words(writeText(resume, "skills[2].keywords[1]", "texts", "Planning, short"))).toContain("Planning, short");

  const count = resume.skills?.length ?? 0;
  const { skills = [] } = applied(resume, writeText(resume, `skills[${count}].name`, "text", "Welding, Lathe"));
  expect(skills.slice(count)).toEqual([{ name: "Welding" }, { name: "Lathe" }]);
  const { work = [] } = applied(resume, writeText(resume, "work[2].position", "text", "Fitter, Welder"));
  expect(work[2]).toEqual({ position: "Fitter, Welder" });
});

test("a value that stands in the wrong field goes to its own: an empty one takes it, one with a value changes places or takes it beside its own", () => {
  const targets: Target[] = [
    { label: "Headline", path: "basics.label", kind: "text" },
    { label: "Position", path: "work[1].position", kind: "text" },
    { label: "Employer", path: "work[1].name", kind: "text" },
    { label: "Client", path: "work[1].client", kind: "text" },
    { label: "Tasks", path: "work[1].highlights", kind: "longs" },
    { label: "Start", path: "work[1].startDate", kind: "date" },
  ];
  const places = placesFor(resume, "work[1].position", targets);
  expect(places.map(({ label }) => label)).toEqual([
    "Employer: change places with “Data Engineer”",
    "Employer: add to “Data Engineer”",
    "Client",
    "Tasks",
    "Start: change places with “2014-09”",
    "Headline: change places with “Senior Data Engineer”",
    "Headline: add to “Senior Data Engineer”",
  ]);
  const put = (at: number) => applied(resume, putElsewhere(resume, "work[1].position", places[at] as Elsewhere)).work?.[1];
  expect(put(0)).toMatchObject({ position: "Data Engineer", name: "Halvorsen Retail Group" });
  expect([put(1)?.position, put(1)?.name]).toEqual([undefined, "Data Engineer, Halvorsen Retail Group"]);
  expect([put(2)?.position, put(2)?.client]).toEqual([undefined, "Halvorsen Retail Group"]);
  expect(put(3)?.highlights?.at(-1)).toBe("Halvorsen Retail Group");
  const line = placesFor(resume, "work[1].highlights[1]", targets);
  expect(line[0]?.path).toBe("work[1].position");
});

test("all lines of a list can be written as one text: put in order, joined and divided at once", () => {
  const { work = [] } = applied(resume, writeText(resume, "work[1].highlights", "longs", "• Reports, weekly\n\nForecasts"));
  expect(work[1]?.highlights).toEqual(["Reports, weekly", "Forecasts"]);
  expect(applied(resume, writeText(resume, "skills[2].keywords", "texts", "Kafka, Flink\nSpark")).skills?.[2]?.keywords).toEqual([
    "Kafka, Flink",
    "Spark",
  ]);
});

test("two jobs that become one last as long as both, and lose no word", () => {
  const { work = [] } = applied(resume, mergeWithNext(resume, "work[0]"));

  expect(work).toHaveLength(1);
  expect(work[0]).toMatchObject({ position: "Lead Data Engineer", startDate: "2014-09", location: "Leeds" });
  expect(work[0]?.endDate).toBeUndefined();
  const words = JSON.stringify(work[0]);
  for (const text of ["Halvorsen Retail Group", "Data Engineer", "Hull", "Reports for the sales of books"]) expect(words).toContain(text);
});

test("an entry under another heading keeps its values in the fields that mean the same, and the others as text", () => {
  const moved = applied(resume, moveEntry(resume, "work[1]", "education"));

  expect(moved.work).toHaveLength(1);
  expect(moved.education?.[1]).toMatchObject({
    studyType: "Halvorsen Retail Group",
    institution: "Data Engineer",
    location: "Hull",
    startDate: "2014-09",
    endDate: "2019-02",
  });
  expect(moved.education?.[1]?.highlights).toHaveLength(3);

  const certificate = applied(resume, moveEntry(resume, "work[1]", "certificates")).certificates?.[1];
  expect(certificate).toMatchObject({ name: "Halvorsen Retail Group", issuer: "Data Engineer", date: "2019-02" });
  expect(certificate?.summary).toContain("Reports for the sales of books");

  const language = applied(resume, moveEntry(resume, "work[1]", "languages")).languages?.[2];
  for (const text of ["Halvorsen", "Data Engineer", "Hull", "2014-09", "Corbel"]) expect(JSON.stringify(language)).toContain(text);
});

test("a line of the tray fills an empty field, joins a text that stands there, and becomes a line of a list", () => {
  const line = "additional[1].items[0]";
  const put = (path: string, kind: "text" | "longs") => applied(resume, putInto(resume, line, { label: "", path, kind }));

  expect(put("x.availability", "text").x?.availability).toBe("From February 2027, four days a week");
  expect(put("basics.label", "text").basics.label).toBe("Senior Data Engineer, From February 2027, four days a week");
  expect(put("work[0].highlights", "longs").work?.[0]?.highlights?.[3]).toBe("From February 2027, four days a week");
  expect(valueAt(put("basics.label", "text"), "additional")).toHaveLength(1);
});

test("a group goes under a section as a whole: an entry for each line of a plain list, one entry of a job", () => {
  const interests = applied(resume, fileUnder(resume, notes, "interests"));
  expect(interests.interests?.map(({ name }) => name)).toEqual(["Speaker at Data North 2023", "Mentor for young engineers"]);
  expect(interests.additional).toHaveLength(1);

  const volunteer = applied(resume, fileUnder(resume, notes, "volunteer"));
  expect(volunteer.volunteer).toEqual([{ position: "Speaker at Data North 2023", highlights: ["Mentor for young engineers"] }]);
});

test("a group that is the profile of the person joins what stands there, a line each", () => {
  const filed = applied(resume, fileUnder(resume, notes, "profile"));
  expect(filed.basics.summary).toBe(`${resume.basics.summary}\nSpeaker at Data North 2023\nMentor for young engineers`);
  expect(filed.additional).toEqual([{ title: "Availability", items: ["From February 2027, four days a week"] }]);
});

test("only the lines that nobody kept are filed: the others of their group stay", () => {
  const filed = applied(resume, fileUnder(resume, ["additional[0].items[1]"], "interests"));
  expect(filed.additional?.[0]?.items).toEqual(["Speaker at Data North 2023"]);

  const three = { ...resume, additional: [{ items: ["Chess", "Kept", "Sailing"] }] };
  const both = applied(three, fileUnder(three, ["additional[0].items[0]", "additional[0].items[2]"], "interests"));
  expect([both.interests, both.additional]).toEqual([[{ name: "Chess" }, { name: "Sailing" }], [{ items: ["Kept"] }]]);
});

test.each([
  ["a value", "basics.name", "text", "Elin M. Marwood", "basics.name"],
  ["a line that is added", "work[1].highlights[2]", "longs", "Sold them", "work[1].highlights[2]"],
  ["lines of a list, each of which is an element", "work[1].highlights[2]", "longs", "Sold them\nCounted them", "work[1].highlights[2]"],
  ["a list that is written as one text", "work[1].highlights", "longs", "Reports\nForecasts", "work[1].highlights"],
  ["new entries of a word each", "interests[9].name", "text", "Chess\nSailing\nTheatre", "interests[9].name"],
] as const)("of a patch that the service refuses the whole text is known that was written: %s", (_, path, kind, text, at) => {
  const end = path.replace("[9]", `[${resume.interests?.length ?? 0}]`);
  expect(writtenBy(writeText(resume, end, kind, text))).toEqual({ path: at.replace("[9]", end.match(/\[\d+\]/)?.[0] ?? ""), text });
  expect(writtenBy(moveElement(resume, "work[0]", 1))).toBeUndefined();
});
