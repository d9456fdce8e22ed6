import type { Resume, Source } from "../../../contract/resume.ts";
import type { Line, Reading } from "../../reading.ts";
import { squeeze } from "../../text/fold.ts";
import { findDateRanges, stripDates } from "../recognisers/dates/dates.ts";
import { countryCodeOf } from "../recognisers/places/countries.ts";
import { lineOfPeriod, nearest, type PrintedDate, printedDates } from "./printed-dates.ts";
import { MIN_LINE_CHARACTERS, OPENING_CHARACTERS } from "./thresholds.ts";

/**
 * Finds the source of every value of the resume: the place where the CV prints it. The text is searched for, independently of the code that
 * parsed it, nearest to the sources of the other values of its entry, beginning at the period of the entry. Dates are compared by their meaning,
 * not their text. A value that is not found has no source.
 */
export function attributeSources(draft: Resume, reading: Reading, language: string): Record<string, Source> {
  const index = indexed(reading.lines);
  const dates = printedDates(reading.lines, language);
  const values = resumeValues(draft);
  const periods = periodsOf(values);
  const sources: Record<string, Source> = {};
  let near = 0;
  let last = "";
  for (const value of values) {
    if (value.entry !== last) {
      last = value.entry;
      near = lineOfPeriod(dates, periods.get(last) ?? {}, near) ?? near;
    }
    const found = findValue(index, value, { near, dates, language });
    if (!found) continue;
    near = found.at;
    sources[value.path] = toSource(index[found.at] as Indexed, found.quote);
  }
  return sources;
}

/** The same for the text that no field took, by paths such as `additional[0].items[2]`. */
export function attributeLeftovers({ additional = [], meta }: Resume, reading: Reading): Record<string, Source> {
  const index = indexed(reading.lines);
  const where = { dates: new Map(), language: meta.vitae.language };
  const sources: Record<string, Source> = {};
  let near = 0;
  for (const [group, { items }] of additional.entries())
    for (const [item, value] of items.entries()) {
      const path = `additional[${group}].items[${item}]`;
      const found = findText(index, value, { near, ...where });
      if (!found) continue;
      near = found.at;
      sources[path] = toSource(index[found.at] as Indexed, found.quote);
    }
  return sources;
}

/** `entry`: `work[0]` of `work[0].position`, empty for what is in no list. `field`: `position`. */
type Value = { path: string; value: string; entry: string; field: string };

/** The period of each entry of a list: it distinguishes entries that name the same employer or city. */
function periodsOf(values: readonly Value[]): Map<string, { start?: string; end?: string }> {
  const periods = new Map<string, { start?: string; end?: string }>();
  for (const { entry, field, value } of values) {
    const end = entry === "" ? undefined : PERIOD_FIELDS.get(field);
    if (end) periods.set(entry, { ...periods.get(entry), [end]: value });
  }
  return periods;
}

const PERIOD_FIELDS = new Map<string, "start" | "end">([
  ["startDate", "start"],
  ["releaseDate", "start"],
  ["date", "start"],
  ["endDate", "end"],
]);

/** Every text of a resume with its path (`work[0].position`), in order; `meta`, the photo and `additional` aside. */
export function resumeValues(resume: unknown): Value[] {
  const found: Value[] = [];
  collect(resume, { path: "", entry: "", field: "" }, found);
  return found;
}

function collect(value: unknown, at: Omit<Value, "value">, found: Value[]): void {
  const { path, entry, field } = at;
  if (typeof value === "string") found.push({ path, value, entry, field });
  else if (Array.isArray(value))
    for (let index = 0; index < value.length; index += 1) {
      const item = `${path}[${index}]`;
      collect(value[index], { path: item, entry: entry === "" ? item : entry, field }, found);
    }
  else if (value !== null && typeof value === "object")
    for (const key of Object.keys(value))
      if (key !== "meta" && key !== "image" && key !== "additional")
        collect(value[key as keyof typeof value], { path: path ? `${path}.${key}` : key, entry, field: key }, found);
}

type Indexed = { line: Line; text: string; squeezed: string; links: string /** With what stands on the next line. */; withNext: string };

function indexed(lines: readonly Line[]): Indexed[] {
  const squeezed = lines.map(({ text }) => squeeze(text));
  return lines.map((line, at) => {
    const own = squeezed[at] as string;
    return { line, text: line.text, squeezed: own, links: linksOf(line), withNext: own + (squeezed[at + 1] ?? "") };
  });
}

function linksOf({ cells }: Line): string {
  let links = "";
  for (const { runs } of cells) for (const { link } of runs) if (link !== undefined) links += ` ${link}`;
  return links === "" ? "" : squeeze(links);
}

type Found = { at: number; quote: string };
type Near = { near: number; dates: ReadonlyMap<string, PrintedDate[]>; language: string };

function findValue(index: readonly Indexed[], { path, value, field }: Value, where: Near): Found | undefined {
  if (PERIOD_FIELDS.has(field)) return nearest(where.dates.get(value) ?? [], where.near);
  if (field === "countryCode") return findCountry(index, value, where);
  if (path === "basics.name") return findText(index, value, where) ?? findText(index, value.split(" ")[0] as string, where);
  return findText(index, value, where);
}

function findText(index: readonly Indexed[], value: string, { near, language }: Near): Found | undefined {
  const first = value.includes("\n") ? (value.split("\n").find((line) => line.trim() !== "") ?? "") : value;
  const wanted = squeeze(first.includes("://") ? first.replace(/^https?:\/\/(?:www\.)?/i, "") : first);
  if (wanted === "") return findRaw(index, first.trim(), near);

  const whole = nearestLine(index, near, ({ squeezed, links }) => contains(squeezed, wanted) || contains(links, wanted));
  if (whole !== undefined) return { at: whole, quote: value };

  const overTwo = nearestLine(index, near, ({ withNext }) => contains(withNext, wanted));
  if (overTwo !== undefined) return { at: overTwo, quote: value };

  // A value over several lines is found by its beginning, or by one of its lines.
  const start = wanted.slice(0, OPENING_CHARACTERS);
  const holdsPart = (squeezed: string) => squeezed.includes(start) || (squeezed.length >= MIN_LINE_CHARACTERS && wanted.includes(squeezed));
  const part =
    nearestLine(index, near, ({ squeezed }) => holdsPart(squeezed)) ??
    // A date may have been taken out of its middle.
    nearestLine(index, near, ({ text }) => holdsPart(squeeze(stripDates(text, findDateRanges(text, { language })))));
  return part === undefined ? underColumn(index, first, near) : { at: part, quote: value };
}

const contains = (text: string, wanted: string) => text.length >= wanted.length && text.includes(wanted);

/** "Board: University of Madras" where the table names the column once, above: the cell is quoted if both are printed. */
function underColumn(index: readonly Indexed[], text: string, near: number): Found | undefined {
  const [, name = "", cell = ""] = /^([^:：]{2,60})[:：]\s+(.+)$/u.exec(text) ?? [];
  const [named, wanted] = [squeeze(name), squeeze(cell)];
  if (wanted === "" || !index.some(({ line }) => line.cells.some((one) => squeeze(one.text) === named))) return undefined;
  const at = nearestLine(index, near, ({ squeezed }) => squeezed.includes(wanted));
  return at === undefined ? undefined : { at, quote: cell };
}

/** Values without letters or digits, such as star ratings. */
function findRaw(index: readonly Indexed[], value: string, near: number): Found | undefined {
  const at = value ? nearestLine(index, near, ({ text }) => text.includes(value)) : undefined;
  return at === undefined ? undefined : { at, quote: value };
}

/** A country may be printed as its code or by its name in any language. */
function findCountry(index: readonly Indexed[], code: string, { near }: Near): Found | undefined {
  const names = (text: string) =>
    text.split(/[\t,;|()/·•–]+|\s{2,}/u).flatMap((part) => [part.trim(), part.trim().split(" ").at(-1) ?? ""]);
  const holds = (text: string) => names(text).some((name) => name === code || countryCodeOf(name) === code);
  const at = nearestLine(index, near, ({ text }) => holds(text));
  return at === undefined
    ? undefined
    : { at, quote: names((index[at] as Indexed).text).find((name) => name === code || countryCodeOf(name) === code) ?? code };
}

/** Searches from `near` in both directions; of two at the same distance it takes the earlier one. */
function nearestLine(index: readonly Indexed[], near: number, holds: (entry: Indexed) => boolean): number | undefined {
  for (let away = 0; away < index.length; away++) {
    const [before, after] = [near - away, near + away];
    if (before >= 0 && before < index.length && holds(index[before] as Indexed)) return before;
    if (after >= 0 && after < index.length && holds(index[after] as Indexed)) return after;
  }
  return undefined;
}

function toSource({ line }: Indexed, quote: string): Source {
  const [first] = line.physicalLines;
  const box = first?.box;
  const source: Source = { quote };
  if (box) {
    source.page = box.page;
    source.bbox = [toTenth(box.x), toTenth(box.y), toTenth(box.width), toTenth(box.height)];
  }
  if (first?.paragraph !== undefined) source.paragraph = first.paragraph;
  return source;
}

const toTenth = (n: number) => Math.round(n * 10) / 10;
