import { expect, test } from "bun:test";
import type { Line, Reading } from "../reading.ts";
import { placesOf } from "./word-places.ts";

/** Lines one below the other on a page; a line of several texts was wrapped. */
const reading = (...lines: string[][]): Reading => {
  const order = lines.flat();
  const toPrint = (text: string) => ({ text, box: { page: 1, x: 50, y: 20 * (order.indexOf(text) + 1), width: 200, height: 12 } });
  return { lines: lines.map((texts, id) => ({ id, text: texts.join(" "), physicalLines: texts.map(toPrint) }) as Line) } as Reading;
};
const lineOf = (places: ReturnType<typeof placesOf>) =>
  Object.fromEntries(Object.entries(places).map(([path, place]) => [path, (place?.bbox[1] ?? 0) / 20]));
const quotes = (sources: Record<string, string>) => Object.fromEntries(Object.entries(sources).map(([path, quote]) => [path, { quote }]));

test("each value of a Word file stands on the line that prints it, in the order of the CV", () => {
  const page = reading(["Ada Brandt"], ["Fitter, Acme"], ["Welder, Acme"]);
  const sources = quotes({
    name: "Ada Brandt",
    "work[0].position": "Fitter",
    "work[0].name": "Acme",
    "work[1].position": "Welder",
    "work[1].name": "Acme",
  });
  expect(lineOf(placesOf(page, sources))).toEqual({
    name: 1,
    "work[0].position": 2,
    "work[0].name": 2,
    "work[1].position": 3,
    "work[1].name": 3,
  });
});

test("what stands further up is found too, and what is printed nowhere has no place", () => {
  const page = reading(["Skills: Java"], ["Fitter"]);
  expect(lineOf(placesOf(page, quotes({ a: "Fitter", b: "Java", c: "Cobol", d: "—" })))).toEqual({ a: 2, b: 1 });
});

test("a value that was wrapped stands where it begins", () => {
  const page = reading(["Repaired the large"], ["Something"], ["Repaired the cranes", "in the harbour of Porto"]);
  expect(lineOf(placesOf(page, quotes({ a: "cranes in the harbour" })))).toEqual({ a: 3 });
});
