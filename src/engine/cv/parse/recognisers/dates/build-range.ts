import { COUNTED_AFTER, VERSION_BEFORE } from "../../lexicon/dates/date-words.ts";
import type { DateRange, Found } from "./date-range.ts";
import { type Parts, type Point, type Scan, YEAR_DIGITS } from "./scan.ts";
import { TRUST_BEFORE_COUNTED, TRUST_BEHIND_PRODUCT, TRUST_BESIDE_NUMBER, TRUST_BESIDE_UNIT } from "./thresholds.ts";

type Outcome = { first: Point; second?: Point; ongoing: boolean; until?: boolean; boost: number };

/** The range of a recognised date or period, with its text and confidence. `next` is the token after it. */
export function buildRange(scan: Scan, index: number, next: number, { first, second, ongoing, until, boost }: Outcome): Found | undefined {
  const from = scan.tokens[index]?.from ?? 0;
  const to = scan.tokens[next - 1]?.to ?? from;
  const last = second?.until ?? second?.date ?? first.until;
  const start = iso(first.date);
  const end = last ? iso(last) : undefined;
  const doubt = index === 0 && next === scan.tokens.length ? 1 : trust(scan, index, next, first, second);
  const confidence = Math.min(1, (Math.min(first.confidence, second?.confidence ?? 1) + boost) * doubt);
  const season = first.season ?? second?.season;
  const range = (until ? { end: start } : end ? { start, end } : { start }) as DateRange;
  range.ongoing = ongoing;
  range.from = from;
  range.to = to;
  range.quote = scan.text.slice(from, to);
  range.single = !ongoing && !end && !until;
  if (season) range.season = season;
  range.confidence = Math.round(confidence * 100) / 100;

  return { range, next };
}

/** A factor for the confidence, from the tokens beside the date: 1 changes nothing. Only bare years are doubted: "2018 customers", "$2018". */
function trust(scan: Scan, index: number, next: number, first: Point, second: Point | undefined): number {
  if (first.kind !== "year" && first.kind !== "short-year") return 1;
  const before = scan.tokens[index - 1];
  const after = scan.tokens[next];
  if (after && (after.text === "%" || /^[$€£¥₹₽₴]$/.test(after.text) || after.text === "°" || after.text === "²")) return TRUST_BESIDE_UNIT;
  if (before && (/^[$€£¥₹₽₴#№§+@=]$/.test(before.text) || (before.text === ":" && !(scan.tokens[index]?.space ?? true))))
    return TRUST_BESIDE_UNIT;
  if (after?.text === "." && !after.space && scan.tokens[next + 1]?.kind === "word" && scan.tokens[next + 1]?.space === false)
    return TRUST_BESIDE_UNIT;
  if (second) return 1;
  if (after?.kind === "word" && COUNTED_AFTER.has(after.folded) && !after.tab) return TRUST_BEFORE_COUNTED;
  if (before && !before.tab && before.kind === "word" && (VERSION_BEFORE.has(before.folded) || before.text === "EN"))
    return TRUST_BEHIND_PRODUCT;
  if (before && before.text === "." && VERSION_BEFORE.has(scan.tokens[index - 2]?.folded ?? "")) return TRUST_BEHIND_PRODUCT;
  if (before?.kind === "number" && !before.tab) return TRUST_BESIDE_NUMBER;
  if (after?.kind === "number" && !after.tab) return TRUST_BESIDE_NUMBER;

  return 1;
}

function iso({ year = 0, month, day }: Parts): string {
  const printed = String(year).padStart(YEAR_DIGITS, "0");
  if (!month) return printed;
  return day ? `${printed}-${pad(month)}-${pad(day)}` : `${printed}-${pad(month)}`;
}

const pad = (value: number) => String(value).padStart(2, "0");
