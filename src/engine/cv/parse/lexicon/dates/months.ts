import { tableOf } from "../../../text/table-text.ts";
import { languageTagOf } from "../languages/language-tags.ts";
import { monthTable } from "./month-names.ts" with { type: "macro" };

const MONTHS = monthTable();

type Reading = { month: number; language: string };
let table: Map<string, Reading[]> | undefined;

/**
 * Month 1..12 of a folded name or abbreviation in any language. Where languages disagree (listopad is October in Zagreb and November in Prague)
 * the language given decides, else most languages do.
 */
export function monthOf(folded: string, language?: string): number | undefined {
  table ??= readTable();
  const readings = table.get(folded);
  if (!readings) return undefined;
  const own = language ? readings.find((reading) => reading.language === languageTagOf(language)) : undefined;

  return (own ?? mostUsual(readings)).month;
}

function readTable(): Map<string, Reading[]> {
  return new Map(Array.from(tableOf(MONTHS), ([name, readings]) => [name, readings.split(" ").map(toReading)]));
}

function toReading(text: string): Reading {
  const [month = "", language = ""] = text.split(":");
  return { month: Number(month), language };
}

function mostUsual(readings: Reading[]): Reading {
  const count = (month: number) => readings.filter((reading) => reading.month === month).length;

  return readings.reduce((best, reading) => (count(reading.month) > count(best.month) ? reading : best));
}
