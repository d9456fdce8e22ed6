import type { Line, Reading } from "../../reading.ts";
import { findSpokenLanguages, fluencyRank } from "../recognisers/languages.ts";
import { isRecognized } from "./context.ts";
import { withText } from "./line-style.ts";

/** What OCR, with the data of several alphabets, may read instead of the letters and digits of CEFR levels. */
const LETTERS: Record<string, string> = { A: "AАΑa", B: "BВΒ8bß", C: "CСcсϹ" };
const DIGITS: Record<string, string> = { 1: "1lI|ıіІΙΊ!i", 2: "2Zzг" };
const LEVEL = new RegExp(
  `^(?<lead>[\\s:(–—-]+)(?<letter>[${Object.values(LETTERS).join("")}])(?<digit>[${Object.values(DIGITS).join("")}])(?=\\s*(?:$|[),;.|•·\\t\\n]))`,
  "u",
);

/** Corrects CEFR levels that OCR misread after the name of a language: "Cl" is C1, "BI" B1, "82" B2. */
export function withLevels(reading: Reading): Reading {
  if (!reading.ocr) return reading;
  const recognized = new Set(reading.pages.filter(({ ocr }) => ocr).map(({ number }) => number));
  return { ...reading, lines: reading.lines.map((line) => (isRecognized(line, { recognized }) ? withLevelsOf(line) : line)) };
}

function withLevelsOf(line: Line): Line {
  const text = findSpokenLanguages(line.text).reduce((read, { language, from, fluency }) => {
    const end = read.indexOf(language, from) + language.length;
    const found = LEVEL.exec(read.slice(end))?.groups as Record<"lead" | "letter" | "digit", string> | undefined;
    if (!found || (fluency && fluencyRank(fluency) > 0 && !fluency.includes(found.letter + found.digit))) return read;
    const level = `${printed(LETTERS, found.letter)}${printed(DIGITS, found.digit)}`;
    return `${read.slice(0, end)}${found.lead}${level}${read.slice(end + found.lead.length + 2)}`;
  }, line.text);
  if (text === line.text) return line;

  const texts = text.split("\t");
  const cells = line.cells.map((cell, index) => {
    const own = texts[index] ?? cell.text;
    return own === cell.text ? cell : withText(cell, own);
  });
  return { ...line, text, cells };
}

const printed = (table: Record<string, string>, sign: string) => Object.keys(table).find((key) => table[key]?.includes(sign)) ?? sign;
