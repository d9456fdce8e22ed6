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

/** The latest year of a period, or of a month with its year. */
function lastSureYear({ lines }: Reading, language: string): number | undefined {
  const years = lines.flatMap(({ cells }) =>
    cells.flatMap(({ text }) =>
      findDateRanges(text, { language }).flatMap(({ start, end, confidence }) =>
        confidence >= MIN_SURE_RANGE ? [Number((end ?? start)?.slice(0, 4))] : [],
      ),
    ),
  );
  return years.reduce((last: number | undefined, year) => (last === undefined || year > last ? year : last), undefined);
}
