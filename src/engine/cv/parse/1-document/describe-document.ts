import type { Reading } from "../../reading.ts";
import { findDateRanges } from "../recognisers/dates/dates.ts";
import { englishOf } from "../recognisers/dates/scan.ts";
import type { Context } from "./context.ts";
import { detectLanguage } from "./language-detect.ts";
import { dominantStyle } from "./line-style.ts";
import { MIN_SURE_RANGE } from "./thresholds.ts";

/** What is known of a document before anything of it is understood. */
export function describeDocument(reading: Reading): Context {
  const text = reading.lines.map((line) => line.text).join("\n");
  const recognized = new Set(reading.pages.filter(({ ocr }) => ocr).map(({ number }) => number));
  const { author } = reading.properties;
  const detected = detectLanguage(text);
  const language = detected === "en" ? englishOf(text) : detected;
  const lastYear = lastSureYear(reading, language);
  return { language, body: dominantStyle(reading.lines), recognized, ...(author && { author }), ...(lastYear && { lastYear }) };
}

/**
 * The latest year of a period, of a month with its year, or of a year in a cell of its own. Where one day is the only one of these it may be the
 * day of birth, and says nothing of the latest year.
 */
function lastSureYear({ lines }: Reading, language: string): number | undefined {
  const dates = lines.flatMap(({ cells }) =>
    cells.flatMap(({ text }) => {
      const isWhole = YEAR.test(text);
      return findDateRanges(text, { language }).flatMap(({ start, end, confidence }) =>
        confidence >= MIN_SURE_RANGE || isWhole ? [(end ?? start) as string] : [],
      );
    }),
  );
  const last = dates.toSorted().at(-1);
  const isOneDay = last !== undefined && ISO_DAY.test(last) && dates.every((date) => date === last);
  return last === undefined || isOneDay ? undefined : Number(last.slice(0, 4));
}

const YEAR = /^(?:19|20)\d\d$/u;
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/u;
