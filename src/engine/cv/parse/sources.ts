import type { Line, Reading } from "../reading.ts";
import type { Resume, Source } from "../resume.ts";
import { findDateRanges, stripDates } from "./dates.ts";
import { squeeze } from "./lexicon/fold.ts";
import { countryCodeOf } from "./places/countries.ts";
import { lineOfPeriod, nearest, type PrintedDate, printedDates } from "./printed-dates.ts";

/**
 * Finds for every value of the resume the place in the CV where it stands: by its text, independently of the parser that took it, and
 * nearest to where the value's neighbours stand, which begin at the period of their entry. Dates are found by what they mean. A value that
 * cannot be found has no source.
 */
export function attributeSources(draft: Resume, reading: Reading, language: string): Record<string, Source> {
  const index = withNextLines(reading.lines.map(indexLine));
  const dates = printedDates(reading.lines, language);
  const values = resumeValues(draft);
  const periods = periodsOf(values);
  const sources: Record<string, Source> = {};
  let near = 0;
  let last = "";
  for (const { path, value } of values) {
    const entry = entryOf(path);
    if (entry !== last) near = lineOfPeriod(dates, periods.get(entry) ?? {}, near) ?? near;
    last = entry;
    const found = findValue(index, { path, value }, { near, dates, language });
    if (!found) continue;
    near = found.at;
    sources[path] = toSource(index[found.at] as Indexed, found.quote);
  }
  return sources;
}

type Value = { path: string; value: string };

/** `work[0]` of `work[0].position`; empty for what is in no list. */
const entryOf = (path: string) => path.slice(0, path.indexOf("]") + 1);

/** When each entry of a list was: what tells it from others that name the same employer or town. */
function periodsOf(values: readonly Value[]): Map<string, { start?: string; end?: string }> {
  const periods = new Map<string, { start?: string; end?: string }>();
  for (const { path, value } of values) {
    const entry = entryOf(path);
    const end = PERIOD_FIELDS.get(path.slice(entry.length));
    if (end) periods.set(entry, { ...periods.get(entry), [end]: value });
  }
  return periods;
}

const PERIOD_FIELDS = new Map<string, "start" | "end">([
  [".startDate", "start"],
  [".releaseDate", "start"],
  [".date", "start"],
  [".endDate", "end"],
]);

/** Every text of a resume with its path (`work[0].position`), in order; `meta`, the photo and `additional` aside. */
export function resumeValues(resume: unknown): Value[] {
  const found: Value[] = [];
  collect(resume, "", found);
  return found;
}

function collect(value: unknown, path: string, found: Value[]): void {
  if (typeof value === "string") found.push({ path, value });
  else if (Array.isArray(value)) for (let index = 0; index < value.length; index += 1) collect(value[index], `${path}[${index}]`, found);
  else if (value !== null && typeof value === "object")
    for (const key of Object.keys(value))
      if (key !== "meta" && key !== "image" && key !== "additional")
        collect(value[key as keyof typeof value], path ? `${path}.${key}` : key, found);
}

type Indexed = { line: Line; text: string; squeezed: string; links: string /** With what stands on the next line. */; withNext: string };

const withNextLines = (index: readonly Omit<Indexed, "withNext">[]): Indexed[] =>
  index.map((entry, at) => ({ ...entry, withNext: [entry.squeezed, index[at + 1]?.squeezed].join("") }));

function indexLine(line: Line): Omit<Indexed, "withNext"> {
  const links = line.cells.flatMap((cell) => cell.runs.flatMap((run) => run.link ?? [])).join(" ");
  return { line, text: line.text, squeezed: squeeze(line.text), links: squeeze(links) };
}

type Found = { at: number; quote: string };
type Near = { near: number; dates: ReadonlyMap<string, PrintedDate[]>; language: string };

const DATE_FIELD = /(?:startDate|endDate|releaseDate|\.date)$/;

function findValue(index: readonly Indexed[], { path, value }: Value, where: Near): Found | undefined {
  if (DATE_FIELD.test(path)) return nearest(where.dates.get(value) ?? [], where.near);
  if (path.endsWith("countryCode")) return findCountry(index, value, where);
  if (path === "basics.name") return findText(index, value, where) ?? findText(index, value.split(" ")[0] as string, where);
  return findText(index, value, where) ?? (path.endsWith("network") ? findText(index, value.slice(0, 6), where) : undefined);
}

function findText(index: readonly Indexed[], value: string, { near, language }: Near): Found | undefined {
  const first = value.split("\n").find((line) => line.trim() !== "") ?? "";
  const wanted = squeeze(first.replace(/^https?:\/\/(?:www\.)?/i, ""));
  if (wanted === "") return findRaw(index, first.trim(), near);

  const whole = nearestLine(index, near, ({ squeezed, links }) => squeezed.includes(wanted) || links.includes(wanted));
  if (whole !== undefined) return { at: whole, quote: value };

  const overTwo = nearestLine(index, near, ({ withNext }) => withNext.includes(wanted));
  if (overTwo !== undefined) return { at: overTwo, quote: value };

  // A value over more lines is found by its beginning, or by a line that it holds.
  const start = wanted.slice(0, 24);
  const holdsPart = (squeezed: string) => squeezed.includes(start) || (squeezed.length > 8 && wanted.includes(squeezed));
  const part =
    nearestLine(index, near, ({ squeezed }) => holdsPart(squeezed)) ??
    // A date may have been taken out of its middle.
    nearestLine(index, near, ({ text }) => holdsPart(squeeze(stripDates(text, findDateRanges(text, { language })))));
  return part === undefined ? underColumn(index, first, near) : { at: part, quote: value };
}

/** "Board: University of Madras" where the table names the column once, above: the cell is quoted if both are printed. */
function underColumn(index: readonly Indexed[], text: string, near: number): Found | undefined {
  const [, name = "", cell = ""] = /^([^:：]{2,60})[:：]\s+(.+)$/u.exec(text) ?? [];
  const [named, wanted] = [squeeze(name), squeeze(cell)];
  if (named === "" || wanted === "" || !index.some(({ line }) => line.cells.some((one) => squeeze(one.text) === named))) return undefined;
  const at = nearestLine(index, near, ({ squeezed }) => squeezed.includes(wanted));
  return at === undefined ? undefined : { at, quote: cell };
}

/** Values without letters or figures, such as the dots of a level. */
function findRaw(index: readonly Indexed[], value: string, near: number): Found | undefined {
  const at = value ? nearestLine(index, near, ({ text }) => text.includes(value)) : undefined;
  return at === undefined ? undefined : { at, quote: value };
}

/** A country stands by its code or by its name in any language. */
function findCountry(index: readonly Indexed[], code: string, { near }: Near): Found | undefined {
  const names = (text: string) =>
    text.split(/[\t,;|()/·•–]+|\s{2,}/u).flatMap((part) => [part.trim(), part.trim().split(" ").at(-1) ?? ""]);
  const holds = (text: string) => names(text).some((name) => name === code || countryCodeOf(name) === code);
  const at = nearestLine(index, near, ({ text }) => holds(text));
  return at === undefined
    ? undefined
    : { at, quote: names((index[at] as Indexed).text).find((name) => name === code || countryCodeOf(name) === code) ?? code };
}

/** Looks from `near` on to both sides; of two as near the earlier one. */
function nearestLine(index: readonly Indexed[], near: number, holds: (entry: Indexed) => boolean): number | undefined {
  for (let away = 0; away < index.length; away++) {
    const [before, after] = [index[near - away], index[near + away]];
    if (before && holds(before)) return near - away;
    if (after && holds(after)) return near + away;
  }
  return undefined;
}

function toSource({ line }: Indexed, quote: string): Source {
  const print = line.prints[0];
  const box = print?.box;
  const round = (n: number) => Math.round(n * 10) / 10;
  return {
    quote,
    ...(box ? { page: box.page, bbox: [round(box.x), round(box.y), round(box.width), round(box.height)] } : {}),
    ...(print?.paragraph !== undefined ? { paragraph: print.paragraph } : {}),
  };
}
