import { formatDate } from "../../view/dates.ts";

/** The expression of a tag: a path with filters, `basics.name | upper`. It runs no code: paths only read values, and the filters are those below. */
export type Expression = { path: string; filters: { name: string; argument?: string }[] };
/** How values are written: the language of month names, and the template's date style. */
export type Formatting = { language: string; formatDate: (iso: string) => string };

export const FILTERS: Record<
  string,
  { says: string; apply: (value: unknown, argument: string | undefined, formatting: Formatting) => unknown }
> = {
  upper: { says: "in capitals", apply: (value, _, { language }) => text(value).toLocaleUpperCase(language) },
  lower: { says: "in small letters", apply: (value, _, { language }) => text(value).toLocaleLowerCase(language) },
  date: {
    says: 'a date, such as date:"MM/yyyy" or date:"d MMMM yyyy"',
    apply: (value, pattern, formatting) => dated(text(value), pattern, formatting),
  },
  join: {
    says: 'a list in one line, such as join:", "',
    apply: (value, between = ", ") => (Array.isArray(value) ? value.map(text).filter(Boolean).join(between) : value),
  },
  first: {
    says: "the first ones of a list, such as first:3",
    apply: (value, count = "1") => (Array.isArray(value) ? value.slice(0, Number(count)) : value),
  },
  skip: {
    says: "a list without its first ones, such as skip:3",
    apply: (value, count = "1") => (Array.isArray(value) ? value.slice(Number(count)) : value),
  },
  default: {
    says: 'what stands there when there is nothing, such as default:"on request"',
    apply: (value, otherwise = "") => (isThere(value) ? value : otherwise),
  },
  is: { says: 'for conditions, such as {{#language | is:"fr"}}', apply: (value, wanted = "") => text(value) === wanted },
  height: { says: 'of a picture, such as height:"35mm"', apply: (value) => value },
};

export const isThere = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== "" && value !== undefined && value !== null && value !== false;

/** The text of a value; of an object its name. */
function text(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value === "object" && value !== null && "name" in value) return text(value.name);
  if (typeof value === "object" && value !== null && "language" in value) return text(value.language);
  return typeof value === "number" ? String(value) : "";
}

const PATH = /^\s*(\.|[\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*)*)\s*/u;
// Word replaces straight quotes with curly ones during typing.
const FILTER = /^\|\s*([a-z]+)\s*(?::\s*(?:["“”„«»]([^"“”„«»]*)["“”„«»]|(\d+)))?\s*/u;

/** Undefined for text that is no path with filters. */
export function parseExpression(source: string): Expression | undefined {
  const path = PATH.exec(source);
  if (!path) return undefined;
  const filters: Expression["filters"] = [];
  let rest = source.slice(path[0].length);
  while (rest !== "") {
    const filter = FILTER.exec(rest);
    if (!filter) return undefined;
    filters.push({ name: filter[1] as string, argument: filter[2] ?? filter[3] });
    rest = rest.slice(filter[0].length);
  }
  return { path: path[1] as string, filters };
}

/** The value of an expression. The path is looked up in the innermost scope that has its first word; undefined where none has. */
export function evaluate({ path, filters }: Expression, scopes: unknown[], formatting: Formatting): unknown {
  return filters.reduce<unknown>(
    (value, { name, argument }) => (Object.hasOwn(FILTERS, name) ? FILTERS[name]?.apply(value, argument, formatting) : undefined) ?? value,
    find(path, scopes),
  );
}

function find(path: string, scopes: unknown[]): unknown {
  if (path === ".") return scopes.at(-1);
  const [first = "", ...rest] = path.split(".");
  const scope = scopes.findLast((one) => has(one, first));
  return [first, ...rest].reduce<unknown>((value, name) => (has(value, name) ? value[name] : undefined), scope);
}

const has = (value: unknown, name: string): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value) && Object.hasOwn(value, name);

const DATE_WORDS = /yyyy|yy|MMMM|MMM|MM|M|dd|d/g;

/** A date in a pattern. Parts that the CV does not give are left out with the separator after them. Text that is no ISO date is returned as it is. */
function dated(iso: string, pattern: string | undefined, { language, formatDate: usual }: Formatting): string {
  const parts = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(iso.trim());
  if (!parts) return iso;
  if (!pattern) return usual(iso);
  const [, year = "", month, day] = parts;
  const known = { y: year, M: month, d: day };
  const name = (style: "short" | "long") =>
    formatDate(`${year}-${month}`, style, { language, word: (key) => key })?.replace(/[\s.]*\d{4}.*$/, "") ?? "";
  const words = new Map([
    ["yyyy", () => year],
    ["yy", () => year.slice(2)],
    ["MMMM", () => name("long")],
    ["MMM", () => name("short")],
    ["MM", () => month ?? ""],
    ["M", () => String(Number(month))],
    ["dd", () => day ?? ""],
    ["d", () => String(Number(day))],
  ]);
  const kept = pattern.replace(/(yyyy|yy|M{1,4}|d{1,2})([^yMd]*)/g, (all, word: string) => (known[word[0] as "y" | "M" | "d"] ? all : ""));
  return kept.replace(DATE_WORDS, (word) => words.get(word)?.() ?? word).trim();
}
