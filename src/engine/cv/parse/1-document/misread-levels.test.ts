import { expect, test } from "bun:test";
import { buildReading, line } from "../testing/build-reading.ts";
import { withLevels } from "./misread-levels.ts";

const box = { page: 1, x: 50, y: 100, width: 100, height: 10 };

function scanned(...texts: string[]) {
  const reading = buildReading(texts.map((text) => line(text)));
  const lines = reading.lines.map((one) => ({ ...one, physicalLines: [{ text: one.text, box }] }));
  return { ...reading, lines, ocr: true, pages: [{ number: 1, width: 595, height: 842, ocr: true }] };
}

test("a level that OCR misread behind the name of a language is what was printed", () => {
  const read = withLevels(
    scanned("Espanhol\tCl", "Engleză BI", "Englisch (82), Polnisch (Bl)", "Γερμανικά: ΒΊ", "Английски (С1)", "Inglese\tci", "Польська: Аг"),
  );
  const levels = [
    "Espanhol\tC1",
    "Engleză B1",
    "Englisch (B2), Polnisch (B1)",
    "Γερμανικά: B1",
    "Английски (C1)",
    "Inglese\tC1",
    "Польська: A2",
  ];
  expect(read.lines.map(({ text }) => text)).toEqual(levels);
  expect(read.lines[0]?.cells.map(({ text }) => text)).toEqual(["Espanhol", "C1"]);
});

test("letters that name no level stay, and what was not recognised stays as it is", () => {
  const texts = ["English, AI, CI/CD", "Power BI", "French BIG", "English 82 %", "Deutsch: Muttersprache"];
  expect(withLevels(scanned(...texts)).lines.map(({ text }) => text)).toEqual(texts);
  const printed = buildReading([line("Espanhol\tCl")]);
  expect(withLevels(printed)).toBe(printed);
});
