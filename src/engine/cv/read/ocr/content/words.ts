import type { OcrWord } from "../../../reading.ts";

const YEAR = "(?:19|20)\\d\\d";
const DATE = `(?:\\p{L}{3,10}\\.?|(?:\\d{1,2}[./]){1,2})?${YEAR}`;
const MONTH_AND_YEAR = new RegExp(`^(\\p{L}{3,10}\\.?)(${YEAR})$`, "u");
/** "jan2015-mrt2019", "2015-heden", "-heden", "2019-". */
const RANGE = new RegExp(`^(${DATE})?([-–—])(${DATE}|\\p{Ll}{3,})?$`, "u");

/** A date whose parts were read as one word, as its parts, each with its share of the place; other words as they are. */
export function dividedDates(word: OcrWord): OcrWord[] {
  const parts = partsOf(word.text);
  if (parts.length < 2) return [word];
  const letter = word.box.width / [...word.text].length;
  let x = word.box.x;
  return parts.map((text) => {
    const width = [...text].length * letter;
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
