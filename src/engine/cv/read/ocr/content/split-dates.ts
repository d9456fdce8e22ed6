import type { OcrWord } from "../../../reading.ts";

const YEAR = "(?:19|20)\\d\\d";
const DATE = `(?:\\p{L}{3,10}\\.?|(?:\\d{1,2}[./]){1,2})?${YEAR}`;
const MONTH_AND_YEAR = new RegExp(`^(\\p{L}{3,10}\\.?)(${YEAR})$`, "u");
/** "jan2015-mrt2019", "2015-heden", "-heden", "2019-". */
const RANGE = new RegExp(`^(${DATE})?([-–—])(${DATE}|\\p{Ll}{3,})?$`, "u");

/** Splits a date or a range of dates that was read as one word ("jan2015-mrt2019"); each part gets its proportion of the box. Other words stay. */
export function splitDates(word: OcrWord): OcrWord[] {
  const parts = partsOf(word.text);
  if (parts.length < 2) return [word];
  const characterWidth = word.box.width / [...word.text].length;
  let x = word.box.x;
  return parts.map((text) => {
    const width = [...text].length * characterWidth;
    const part = { ...word, text, box: { ...word.box, x, width } };
    x += width;
    return part;
  });
}

function partsOf(text: string): string[] {
  const range = RANGE.exec(text);
  const parts = range ? range.slice(1).filter((part) => part !== undefined) : [text];
  if (range && !range[1] && !new RegExp(YEAR).test(range[3] ?? "") && !/^\p{Ll}+$/u.test(range[3] ?? "")) return [text];
  return parts.flatMap((part) => MONTH_AND_YEAR.exec(part)?.slice(1) ?? [part]);
}
