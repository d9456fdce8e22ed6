import { describe, expect, test } from "bun:test";
import { toSegment } from "../2-segments/to-segment.ts";
import type { Region } from "../4-columns/region.ts";
import { print } from "../print.testing.ts";
import { toFlows } from "./flows.ts";

const segment = (x: number, text: string) => toSegment(print(x, 100, text));
type Rows = Extract<Region, { kind: "rows" }>;
const rows = (x: number, text: string, change: Partial<Rows> = {}): Rows => ({
  kind: "rows",
  segments: [segment(x, text)],
  left: x,
  right: 550,
  ...change,
});
const columns = (left: Region[], right: Region[], change: { at?: number; even?: boolean } = {}): Region => ({
  kind: "columns",
  left,
  right,
  at: 200,
  extent: [50, 550],
  even: false,
  ...change,
});
const shown = (...pages: Region[][]) =>
  toFlows(pages).map(
    ({ place, spans }) => `${place}: ${spans.map(({ segments }) => segments.map(({ text }) => text).join(" ")).join(", ")}`,
  );

describe("the text of a page", () => {
  test("is read by columns, the left one first", () => {
    expect(shown([rows(50, "head"), columns([rows(50, "left")], [rows(220, "right")]), rows(50, "foot")])).toEqual([
      "body: head",
      "body: left",
      "body: right",
      "body: foot",
    ]);
  });

  test("may stand in a sidebar", () => {
    expect(shown([columns([rows(50, "left", { sidebar: true })], [rows(220, "right")])])).toEqual(["sidebar: left", "body: right"]);
  });

  test("keeps the edges of its region", () => {
    expect(toFlows([[rows(50, "head")]])[0]?.spans).toMatchObject([{ left: 50, right: 550 }]);
  });
});

describe("on the next page", () => {
  test("text at the same left edge goes on, other text is a flow of its own", () => {
    expect(shown([rows(50, "one")], [rows(55, "two")], [rows(50, "three")])).toEqual(["body: one, two, three"]);
    expect(shown([rows(50, "one")], [rows(90, "two")])).toEqual(["body: one", "body: two"]);
    expect(shown([rows(90, "one")], [rows(50, "two")])).toEqual(["body: one", "body: two"]);
    expect([60, 70].map((x) => shown([rows(50, "one")], [rows(x, "two")]).length)).toEqual([1, 2]);
  });

  test("bullets count for the left edge", () => {
    const listed = rows(90, "two", { segments: [{ ...segment(90, "two"), bullet: { glyph: "•", x: 50 } }] });
    expect(shown([rows(50, "one")], [listed])).toEqual(["body: one, two"]);
  });

  test("a sidebar goes on, wherever its text begins", () => {
    expect(shown([rows(50, "one", { sidebar: true })], [rows(90, "two", { sidebar: true })])).toEqual(["sidebar: one, two"]);
  });

  test("columns at the same place go on, each in itself", () => {
    const first = columns([rows(50, "left")], [rows(220, "right")]);
    const second = (change: { at?: number; even?: boolean } = {}) => columns([rows(50, "left 2")], [rows(220, "right 2")], change);
    expect(shown([first], [second({ at: 205 }), rows(50, "foot")])).toEqual(["body: left, left 2", "body: right, right 2", "body: foot"]);
    expect([190, 210].map((at) => shown([first], [second({ at })]).length)).toEqual([2, 2]);
    const apart = ["body: left", "body: right", "body: left 2", "body: right 2"];
    expect(shown([first], [second({ at: 220 })])).toEqual(apart);
    expect(shown([first], [second({ at: 180 })])).toEqual(apart);
    expect(shown([first], [second({ even: true })])).toEqual(apart);
    expect(shown([columns([rows(50, "left")], [rows(220, "right")], { even: true })], [second()])).toEqual(apart);
    expect(shown([rows(50, "head"), first], [second()])).toEqual(["body: head", "body: left, left 2", "body: right, right 2"]);
    expect(shown([first, rows(50, "foot")], [second()])).toEqual([
      "body: left",
      "body: right",
      "body: foot",
      "body: left 2",
      "body: right 2",
    ]);
  });

  test("one of the columns may go on alone, at its place", () => {
    const first = columns([rows(50, "left")], [rows(220, "right")]);
    expect(shown([first], [rows(220, "right 2"), rows(50, "foot")])).toEqual(["body: left", "body: right, right 2", "body: foot"]);
    expect(shown([first], [rows(50, "left 2")])).toEqual(["body: left, left 2", "body: right"]);
    expect(shown([first], [rows(50, "a line that runs across the whole page")])).toEqual([
      "body: left",
      "body: right",
      "body: a line that runs across the whole page",
    ]);
    const near = columns([rows(50, "left")], [rows(203, "right")]);
    expect([196, 190].map((x) => shown([near], [rows(x, "right 2")]).length)).toEqual([2, 3]);
    const ending = (end: number) => rows(50, "left 2", { segments: [{ ...segment(50, "left 2"), right: end }] });
    expect([204, 210].map((end) => shown([first], [ending(end)]).length)).toEqual([2, 3]);
  });

  test("columns below text are columns of their own", () => {
    expect(shown([rows(50, "one")], [columns([rows(50, "left")], [rows(220, "right")])])).toEqual([
      "body: one",
      "body: left",
      "body: right",
    ]);
  });

  test("a page without text is passed over", () => {
    expect(shown([rows(50, "one")], [], [rows(50, "two")])).toEqual(["body: one, two"]);
    expect(shown([], [])).toEqual([]);
  });
});

describe("items in a margin", () => {
  const margin = (items: { margin?: string; main?: Region[]; level?: boolean }[], change: { sidebar?: boolean } = {}): Region => ({
    kind: "margin",
    left: 50,
    right: 550,
    rows: items.map(({ margin, main = [], level = false }) => ({ margin: margin ? [segment(50, margin)] : [], main, level })),
    ...change,
  });

  test("are read with what stands beside them", () => {
    const region = margin([
      { main: [rows(150, "opening")] },
      { margin: "2019", main: [rows(150, "Baker"), rows(150, "Leeds")], level: true },
      { margin: "2021" },
    ]);
    expect(shown([region])).toEqual(["body: opening, 2019, Baker, Leeds, 2021"]);
    expect(toFlows([[region]])[0]?.spans.map(({ margin, besideLabel, left, right }) => ({ margin, besideLabel, left, right }))).toEqual([
      { margin: undefined, besideLabel: undefined, left: 150, right: 550 },
      { margin: true, besideLabel: undefined, left: 50, right: 70 },
      { margin: undefined, besideLabel: true, left: 150, right: 550 },
      { margin: undefined, besideLabel: undefined, left: 150, right: 550 },
      { margin: true, besideLabel: undefined, left: 50, right: 70 },
    ]);
  });

  test("go on on the next page where their text begins at the same edge", () => {
    expect(shown([margin([{ margin: "2019", main: [rows(150, "Baker")] }])], [rows(50, "Skills")])).toEqual(["body: 2019, Baker, Skills"]);
    expect(shown([margin([{ margin: "2019", main: [rows(150, "Baker")] }])], [rows(150, "Leeds")])).toEqual([
      "body: 2019, Baker",
      "body: Leeds",
    ]);
  });

  test("may stand in a sidebar, and may have columns beside them", () => {
    const region = margin([{ margin: "2019", main: [columns([rows(150, "left")], [rows(300, "right")])] }], { sidebar: true });
    expect(shown([region])).toEqual(["sidebar: 2019, left, right"]);
  });
});
