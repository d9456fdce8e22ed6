import { expect, test } from "bun:test";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { tableRows } from "../../../cv/text/csv.ts";
import { openStore } from "../../../store/open-store.ts";
import { openClock } from "../../../testing/clock.ts";
import { openLogKey } from "../../chain/log-key.ts";
import { recordMatches } from "../record-matches.ts";
import { writeOverride } from "../write-record.ts";
import { exportScores, pseudonymOf } from "./export-scores.ts";
import { fourFifths, type Person } from "./four-fifths.ts";
import { readPeople } from "./read-people.ts";

const readTable = (text: string) => [...tableRows(text)];
const group = (name: string, people: number, selected: number): Person[] =>
  Array.from({ length: people }, (_, index) => ({ group: name, selected: index < selected }));

test("rates, ratios and flags are those of the rule's own example", () => {
  // Of the Uniform Guidelines (Questions and Answers, 11): 60 of 100 and 30 of 100.
  const { groups, highest, rate } = fourFifths([...group("b", 100, 30), ...group("a", 100, 60)]);
  expect([highest, rate]).toEqual(["a", 0.45]);
  expect(groups).toMatchObject([
    { group: "a", people: 100, selected: 60, rate: 0.6, ratio: 1, flagged: false, p: null, notes: [] },
    { group: "b", people: 100, selected: 30, rate: 0.3, ratio: 0.5, flagged: true, notes: [] },
  ]);
});

test.each([
  [2, 3, 5, 6],
  [8, 24, 25, 60],
])("%d of %d against %d of %d is four fifths, and not below", (selected, all, most, ofAll) => {
  const found = fourFifths([...group("a", ofAll, most), ...group("b", all, selected)]).groups[1];
  expect(found).toMatchObject({ group: "b", flagged: false });
});

test.each([
  [48, false],
  [47, true],
])("%d of 100 against 60 of 100 is below four fifths: %p", (selected, flagged) => {
  expect(fourFifths([...group("a", 100, 60), ...group("b", 100, selected)]).groups[1]?.flagged).toBe(flagged);
});

test("how likely a difference is by chance is Fisher's exact test", () => {
  // Fisher's tea: 3 of 4 against 1 of 4 is 0.486 (two-sided).
  const tea = fourFifths([...group("a", 4, 3), ...group("b", 4, 1)]).groups[1];
  expect(tea?.p).toBeCloseTo(0.4857, 4);
  const large = fourFifths([...group("a", 2000, 1200), ...group("b", 2000, 900)]).groups[1];
  expect(large?.p).toBeLessThan(1e-10);
  expect(fourFifths([...group("a", 50, 25), ...group("b", 50, 25)]).groups[1]?.p).toBeCloseTo(1, 6);
});

test("few people, a small part of all and a finding that one person turns are said", () => {
  const small = fourFifths([...group("a", 1000, 500), ...group("b", 12, 4)]).groups[1];
  expect(small?.notes).toEqual([
    "One person selected otherwise would lift it above 0.8.",
    "Fewer than 30 people: the rate says little.",
    "Less than 2 % of all: often left out.",
  ]);
  expect(fourFifths([...group("a", 30, 10), ...group("b", 30, 10)]).groups.flatMap(({ notes }) => notes)).toEqual([]);
  expect(fourFifths([...group("a", 29, 10), ...group("b", 30, 10)]).groups.flatMap(({ notes }) => notes)).toHaveLength(1);
});

test("where nobody was selected there is no ratio, and one group alone or nobody is refused", () => {
  const { groups, highest } = fourFifths([...group("a", 40, 0), ...group("b", 40, 0)]);
  expect(highest).toBeNull();
  expect(groups.map(({ ratio, flagged, notes }) => [ratio, flagged, notes])).toEqual([
    [null, false, ["Nobody was selected."]],
    [null, false, ["Nobody was selected."]],
  ]);
  expect(() => fourFifths(group("a", 9, 3))).toThrow("There is one group alone");
  expect(() => fourFifths([])).toThrow("There is nobody in this file.");
});

test("a group without anybody selected beside one with some is below", () => {
  expect(fourFifths([...group("a", 40, 20), ...group("b", 40, 0)]).groups[1]).toMatchObject({ ratio: 0, flagged: true });
});

test("people are read from commas, semicolons and tabs, with quotes and the words of several languages", () => {
  const people = [
    { group: "a, b", selected: true },
    { group: "c", selected: false },
    { group: "(none)", selected: true },
  ];
  const columns = { group: "group", selected: "selected" };
  expect(readPeople(readTable('\ufeffGroup,Selected\r\n"a, b",Yes\r\nc,no\r\n,1\r\n'), columns).people).toEqual(people);
  expect(readPeople(readTable('selected;group\nja;"a, b"\nnein;c\n\nx;\n'), columns).people).toEqual(people);
  expect(readPeople(readTable("selected\tgroup\ntrue\ta, b\n\tc\noui\t"), columns).people).toEqual(people);
});

test("scores are selected from a threshold, or from the median", () => {
  const rows = readTable('group,overall\na,8\na,6.5\nb,"5,5"\nb,3\n');
  const columns = { group: "group", score: "overall" };
  expect(readPeople(rows, columns)).toMatchObject({ threshold: 6 });
  expect(readPeople(rows, { ...columns, threshold: 5.5 }).people.map(({ selected }) => selected)).toEqual([true, true, true, false]);
  expect(readPeople(readTable("group,overall\na,8\nb,5\nb,3\n"), columns)).toMatchObject({ threshold: 5 });
});

test("a column that is not there and a value that cannot be read are named with their row", () => {
  const rows = readTable("group,selected\na,maybe\n");
  expect(() => readPeople(rows, { group: "sex", selected: "selected" })).toThrow(
    "There is no column “sex”. The columns are: group, selected.",
  );
  expect(() => readPeople(rows, { group: "group", selected: "selected" })).toThrow("Row 2: “maybe” is neither yes nor no.");
  expect(() => readPeople(rows, { group: "group", score: "selected" })).toThrow("Row 2: “maybe” is no number.");
});

test("scores without names: the same CV has the same pseudonym in each analysis, and who decided otherwise is seen", () => {
  const store = openStore(":memory:");
  const key = openLogKey(mkdtempSync(join(tmpdir(), "vitae-audit-")));
  const { now } = openClock();
  const decisionLog = { key, rules: () => "1.0" };
  const one = {
    niche_skills_score: 8,
    industry_experience_score: 7,
    role_experience_score: 6,
    overall_matching_score: 7.2,
    key_highlights: ["Zoë kept canaries"],
    main_gaps: [],
    requirements: [
      { text: "Canaries", kind: "must" as const, met: "yes" as const, evidence: ["canaries"] },
      { text: "Dutch", kind: "nice" as const, met: "no" as const, evidence: [] },
    ],
    scorer: "built-in",
  };
  const multi = {
    multi_cv_analysis: true as const,
    cv_count: 2,
    results: [{ ...one, cv_index: 1, cv_filename: "Zoë.pdf" }],
    failed: [{ cv_index: 2, cv_filename: "Ben.pdf", message: "damaged" }],
  };
  const cvs = new Map([
    [1, "sha of zoe"],
    [2, "sha of ben"],
  ]);
  store.transaction((tx) => {
    recordMatches(tx, decisionLog, { job: "j1", by: "u", score: multi, cvs, jd: "jd" }, now());
    recordMatches(tx, decisionLog, { job: "j2", by: "u", score: one, cvs, jd: "other" }, now());
    writeOverride(
      tx,
      key,
      "u",
      { job: "j2", cv: key.nameOf("cv", "sha of zoe"), requirement: 2, from: "no", to: "yes", reason: "Zoë said so." },
      now(),
    );
  });
  const { fileName, lines } = exportScores({ store, trace: () => {}, decisionLog, now }, "u", "csv");
  const [head, ...rows] = readTable([...lines].join(""));
  const rowsOf = (name: string) => rows.map((row) => row[head?.indexOf(name) ?? -1]);
  expect(fileName).toBe("Scores without names 2026-03-10.csv");
  const zoe = pseudonymOf(key.nameOf("cv", "sha of zoe"));
  expect(rowsOf("cv")).toEqual([zoe, zoe]);
  expect(new Set(rowsOf("job_description")).size).toBe(2);
  expect([rowsOf("overall"), rowsOf("must_met"), rowsOf("nice"), rowsOf("overridden")]).toEqual([
    ["7.2", "7.2"],
    ["1", "1"],
    ["1", "1"],
    ["no", "yes"],
  ]);
  const json = [...exportScores({ store, trace: () => {}, decisionLog, now }, "u", "jsonl").lines];
  expect(JSON.parse(json[1] as string)).toMatchObject({ overall: 7.2, model: null, overridden: "yes", day: "2026-03-10" });
  expect(json.join("") + rows.join("")).not.toMatch(/zo[eë]|ben|canar|dutch|j1|j2/i);
  expect((store.raw.query("select count(*) as n from decisions where body ->> '$.what' = 'scores'").get() as { n: number }).n).toBe(2);
  store.close();
});
