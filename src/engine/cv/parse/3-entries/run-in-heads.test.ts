import { expect, test } from "bun:test";
import { line } from "../testing/build-reading.ts";
import { separateRunInHeads } from "./rows.ts";

const texts = (text: string) => separateRunInHeads([line(text)]).map((each) => each.text);

test("what names a job at the beginning of its paragraph is a line of its own", () => {
  expect(texts("Fitter, Corve Works, Ludlow. Kept the presses of three halls going.")).toEqual([
    "Fitter, Corve Works, Ludlow",
    "Kept the presses of three halls going.",
  ]);
  expect(texts("Head Chef – Corve Kitchen. Planned the meals of two hundred guests a day.")).toHaveLength(2);
});

test("a sentence, a list of names and a paragraph that names no position stay whole", () => {
  for (const text of [
    "Manager of the stores and of the yard with a team of ten, Ludlow. Kept the presses of three halls going.",
    "Fitter, Corve Works, Ludlow. Teme Mill, Knighton.",
    "Presses, gates and frames, Ludlow. Kept the presses of three halls going.",
    "Kept the presses of three halls going. Taught the apprentices to weld.",
    "Senior Quality Engineer. Kept the presses of three halls going.",
  ])
    expect(texts(text)).toEqual([text]);
});

test("the head keeps the style that it begins with, and the text behind it its own", () => {
  const [head, text] = separateRunInHeads([line("Fitter, Corve Works. Kept the presses of three halls going.", { lead: "Fitter" })]);
  expect(head?.cells[0]?.runs.map(({ text, bold }) => [text, bold])).toEqual([
    ["Fitter", true],
    [", Corve Works", false],
  ]);
  expect(text?.cells[0]?.runs.map((run) => [run.text, run.bold])).toEqual([["Kept the presses of three halls going.", false]]);
});
