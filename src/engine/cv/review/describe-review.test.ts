import { expect, test } from "bun:test";
import type { Resume } from "../../contract/resume.ts";
import { pointerOf as at } from "../../contract/resume-paths.ts";
import { describeReview } from "./describe-review.ts";
import { patchResume } from "./patch-resume.ts";
import { parsedResume } from "./testing/parsed-resume.ts";
import { traceValues } from "./trace.ts";

const parsed = parsedResume();
const after = (...patch: object[]) => patchResume(parsed, patch, parsed);
/** What a recruiter should look at in a Resume as it was read. */
const doubtsOf = (read: Resume) => describeReview(read, read, new Set()).doubts;
const described = (resume: Resume, ...checked: string[]) => describeReview(resume, parsed, new Set(checked));
const doubts = (resume: Resume, ...checked: string[]) => described(resume, ...checked).doubts.map(({ path }) => path);

test("a recruiter is asked about values that are more likely wrong than right and about jobs without a date, in the order of the CV", () => {
  expect(doubtsOf(parsed)).toEqual([
    { id: "work[1].name", path: "work[1].name", reason: "Employer: this may be something else, or stand in another entry." },
    { id: "missing:work[2].startDate", path: "work[2].startDate", reason: "This job has no date." },
  ]);
});

test("several doubtful values of one entry are one doubt", () => {
  const read = parsedResume();
  read.meta.vitae.confidence = { "work[1].name": 0.1, "work[1].position": 0.3, "work[1].startDate": 0.4 };
  expect(doubtsOf(read)[0]).toMatchObject({ path: "work[1].name", reason: expect.stringMatching(/^Employer, position and start: these/) });
});

test("a CV without name, contact data and jobs has a doubt for each", () => {
  const read = { ...parsedResume(), basics: {}, work: undefined };
  read.meta.vitae.warnings = ["Please check the work experience: no job was recognised."];
  expect(doubtsOf(read).map(({ reason }) => reason)).toEqual([
    "No name was found.",
    "Neither an e-mail address nor a phone number was found.",
    "No job was recognised.",
  ]);
  expect(
    describeReview({ ...read, work: [{ position: "Fitter", startDate: "2020" }] }, read, new Set()).doubts.map(({ path }) => path),
  ).toEqual(["basics.name", "basics.email"]);
});

test("a doubt ends when its value is corrected, when it is gone, and when somebody has looked at it", () => {
  expect(doubts(after({ op: "replace", path: at("work[1].name"), value: "Tram Works" }))).toEqual(["work[2].startDate"]);
  expect(doubts(after({ op: "remove", path: at("work[1].name") }))).toEqual(["work[2].startDate"]);
  expect(doubts(parsed, "work[1].name")).toEqual(["work[2].startDate"]);
  expect(doubts(after({ op: "add", path: at("work[2].startDate"), value: "2012" }))).toEqual(["work[1].name"]);
  expect(doubts(parsed, "missing:work[2].startDate")).toEqual(["work[1].name"]);
});

test("a doubt that was looked at stays so when its entry is moved", () => {
  const moved = after({ op: "move", from: at("work[2]"), path: at("work[0]") });
  expect(doubts(moved)).toEqual(["work[0].startDate", "work[2].name"]);
  expect(doubts(moved, "missing:work[2].startDate", "work[1].name")).toEqual([]);
});

test("a job that was added without a date is asked about, and no more when somebody says that it is right", () => {
  const added = after({ op: "add", path: at("work.-"), value: { position: "Foreman", name: "Dock 4" } });
  const [last] = described(added).doubts.slice(-1);
  expect(last).toMatchObject({ path: "work[3].startDate", reason: "This job has no date." });
  expect(doubts(added, last?.id ?? "")).toEqual(["work[1].name", "work[2].startDate"]);
});

test("a moved entry keeps its sources and its confidence, and nothing of it is called changed", () => {
  const { sources, confidence, changed, removed } = described(after({ op: "move", from: at("work[0]"), path: at("work[2]") }));
  expect(sources["work[2].position"]?.quote).toBe("Fitter");
  expect(sources["work[0].position"]?.quote).toBe("Welder");
  expect(confidence["work[2].position"]).toBe(0.95);
  expect([changed, removed]).toEqual([[], []]);
});

test("a corrected value keeps the place that it was read from, and is sure", () => {
  const { sources, confidence, changed, removed } = described(after({ op: "replace", path: at("work[1].name"), value: "Tram Works" }));
  expect(sources["work[1].name"]?.quote).toBe("Reachable by tram");
  expect(confidence["work[1].name"]).toBeUndefined();
  expect([changed, removed]).toEqual([["work[1].name"], []]);
});

test("a value that was written anew or looked at has no confidence, an untouched one keeps its own", () => {
  const { confidence } = described(after({ op: "replace", path: at("work[0].position"), value: "Fitter and welder" }), "work[1].name");
  expect(confidence).toEqual({ "basics.name": 0.97, "work[1].position": 0.9, "work[0].highlights[0]": 0.2 });
});

test("a text of another section is no left-over line", () => {
  const read = parsedResume();
  read.meta.vitae.sources = {};
  expect(describeReview(read, read, new Set()).leftovers.map(({ path }) => path)).toEqual([
    "additional[0].items[0]",
    "additional[0].items[1]",
  ]);
});

test("what was written over is not gone: its field has another value", () => {
  expect(described(after({ op: "replace", path: at("work[0].highlights[0]"), value: "Mended ships" })).removed).toEqual([]);
});

test("a left-over line is one until it is moved into a field, left out, or looked at", () => {
  const ids = (resume: Resume, ...checked: string[]) => described(resume, ...checked).leftovers.map(({ id }) => id);
  expect(described(parsed).leftovers[0]).toEqual({
    id: "additional[0].items[0]",
    path: "additional[0].items[0]",
    title: "Other",
    text: "Crane licence, Lisbon Port Authority, 2018",
    page: 2,
    bbox: [50, 60, 300, 12],
  });
  expect(ids(parsed, "additional[0].items[0]")).toEqual(["additional[0].items[1]"]);
  expect(described(parsed).leftovers[1]).toStrictEqual({
    id: "additional[0].items[1]",
    path: "additional[0].items[1]",
    title: "Other",
    text: "Own van",
  });
  const left = described(after({ op: "remove", path: "/additional/0/items/0" }));
  expect(left.leftovers).toMatchObject([{ id: "additional[0].items[1]", path: "additional[0].items[0]", text: "Own van" }]);
  expect(left.removed).toEqual(["additional[0].items[0]"]);
});

test("a line that was put into fields keeps its place in the CV, whole and in parts", () => {
  const resume = after(
    { op: "remove", path: "/additional/0/items/0" },
    { op: "add", path: "/certificates/-", value: { name: "Crane licence", issuer: "Lisbon Port Authority", date: "2018" } },
  );
  const { sources, changed, removed } = described(resume);
  expect(sources["certificates[0].name"]?.page).toBe(2);
  expect(sources["certificates[0].issuer"]?.page).toBe(2);
  expect(changed).toEqual(["certificates[0].name", "certificates[0].issuer", "certificates[0].date"]);
  expect(removed).toEqual([]);
});

test("an entry that was divided in two has the sources of both halves", () => {
  const resume = after(
    { op: "remove", path: at("work[0].highlights[1]") },
    { op: "add", path: at("work[1]"), value: { position: "Fitter", highlights: ["Trained two apprentices"] } },
  );
  const { sources, changed, removed } = described(resume);
  expect(sources["work[0].position"]?.quote).toBe("Fitter");
  expect(sources["work[1].position"]?.quote).toBe("Fitter");
  expect([changed, removed]).toEqual([[], []]);
});

test("on the drawn pages of a Word file the place there is the source", () => {
  const { sources } = describeReview(parsed, parsed, new Set(), { "work[0].position": { page: 3, bbox: [1, 2, 3, 4] } });
  expect(sources["work[0].position"]).toEqual({ page: 3, bbox: [1, 2, 3, 4], quote: "Fitter" });
});

test("a value that is gone is named by its place as it was read", () => {
  expect(described(after({ op: "remove", path: "/skills/0" })).removed).toEqual(["skills[0].name"]);
  expect(described(after({ op: "remove", path: at("work[0].highlights[0]") })).removed).toEqual(["work[0].highlights[0]"]);
});

test("of thousands of new texts the first are looked for in what was read, and equal ones always are", () => {
  const read = parsedResume();
  const lines = (text: (index: number) => string) => Array.from({ length: 1000 }, (_, index) => text(index));
  read.additional = [{ title: "Other", items: lines((index) => `Licence ${index} ${"of the port authority ".repeat(20)}`) }];
  const resume: Resume = {
    ...read,
    additional: [],
    awards: [...lines((index) => `Licence ${index} of`), "Harbour Cranes"].map((title) => ({ title })),
  };
  const { origin } = traceValues(resume, read);
  expect(origin.get("awards[0].title")).toBe("additional[0].items[0]");
  expect(origin.get("awards[999].title")).toBeUndefined();
  expect(origin.get("awards[1000].title")).toBe("work[0].name");
});

test("of equal texts each value has its own, and one more has that of its own section", () => {
  const read = { ...parsedResume(), education: [{ institution: "Porto" }], volunteer: [{ organization: "Porto" }] };
  const names = (...cities: string[]) => cities.map((institution) => ({ institution }));
  const { origin } = traceValues({ ...read, education: names("Lyon", "Porto", "Porto", "Porto"), volunteer: [] }, read);
  expect(["education[1]", "education[2]", "education[3]"].map((entry) => origin.get(`${entry}.institution`))).toEqual([
    "education[0].institution",
    "volunteer[0].organization",
    "education[0].institution",
  ]);
});
