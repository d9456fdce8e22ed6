import type { Resume } from "../../contract/resume.ts";
import { valueAt } from "../../contract/resume-paths.ts";
import { squeeze } from "../text/fold.ts";
import { alignItems } from "./align.ts";
import { type Value, valuesOf } from "./values.ts";

/** Where the values of a corrected Resume come from, by their paths there. */
export type Trace = {
  /** The path in the Resume as it was read of the field that a value stands in now; it may have had another value. */
  home: Map<string, string>;
  /** The entry that each entry of a list was: `work[0]` → `work[1]`. */
  entries: Map<string, string>;
  /** The path there of the text that a value is, or is a part of. */
  origin: Map<string, string>;
  /** Values that the CV was read to have in another field, or not at all. */
  changed: string[];
  /** Paths of values as read that stand nowhere any more. */
  removed: string[];
};

/** A shorter text is found in too many others to say where it comes from. Unit: characters. Test: src/engine/cv/review/describe-review.test.ts. */
const MIN_PART_CHARS = 4;

/**
 * How much text is searched for parts of it: every new value of a Resume is searched for in all that was read. The longest CVs have some 50,000
 * characters, and nobody writes 2,000 values anew; a program may. Unit: characters. Test: src/engine/cv/review/describe-review.test.ts.
 */
const MAX_SEARCHED_CHARS = 100_000_000;

/**
 * Compares a corrected Resume with the one that was read. Nothing but the two is needed: whatever changed it (the desk, a program, two people), an entry
 * is the one that it is most like, and a text is the one that was read with the same words. Example: "Acme, Lisbon" divided into employer and place;
 * both have the line as their origin.
 */
export function traceValues(resume: Resume, parsed: Resume): Trace {
  const before = valuesOf(parsed);
  const byPath = new Map(before.map((value) => [value.path, value]));
  const homes = new Map<string, string>();
  const entries = alignEntries(resume, parsed);
  const values = valuesOf(resume);
  for (const [path, home] of alignFields(values, before, entries)) homes.set(path, home);

  const origin = new Map<string, string>();
  const stated = new Set<string>();
  const claim = (path: string, found: string | undefined) => {
    if (found === undefined) return;
    origin.set(path, found);
    stated.add(found);
  };
  for (const { path, value } of values) {
    const home = homes.get(path);
    if (home !== undefined && byPath.get(home)?.value === value) claim(path, home);
  }
  const elsewhere = textIndex(before);
  for (const value of values)
    if (!origin.has(value.path)) claim(value.path, elsewhere(value, stated, homes.get(value.path), entries.get(value.entry)));

  const kept = new Set(homes.values());
  const fields = new Set(before.map(({ list, field, value }) => `${list} ${field} ${value}`));
  return {
    home: homes,
    entries,
    origin,
    changed: values.filter(({ list, field, value }) => !fields.has(`${list} ${field} ${value}`)).map(({ path }) => path),
    removed: before.filter(({ path }) => !stated.has(path) && !kept.has(path)).map(({ path }) => path),
  };
}

/** Which entry of a list each entry was: `work[0]` → `work[1]`. Lists within `basics` count too. */
function alignEntries(resume: Resume, parsed: Resume): Map<string, string> {
  const found = new Map<string, string>();
  for (const list of [...Object.keys(resume).filter((key) => key !== "meta"), "basics.profiles"]) {
    const [now, before] = [valueAt(resume, list), valueAt(parsed, list)];
    if (!Array.isArray(now) || !Array.isArray(before)) continue;
    const texts = new Map([...now, ...before].map((entry) => [entry, textsOf(entry)]));
    const likeness = (one: unknown, other: unknown) => ratioInCommon(texts.get(one) as Set<string>, texts.get(other) as Set<string>);
    alignItems<unknown>(now, before, { key: JSON.stringify, likeness }).forEach((origin, at) => {
      if (origin !== -1) found.set(`${list}[${at}]`, `${list}[${origin}]`);
    });
  }
  return found;
}

/** The ratio of the texts of two entries that both have in the same field. */
const ratioInCommon = (mine: Set<string>, theirs: Set<string>) => mine.intersection(theirs).size / Math.max(mine.size, theirs.size, 1);

/** The texts of an entry, each with its field. */
function textsOf(entry: unknown, field = "", into = new Set<string>()): Set<string> {
  if (typeof entry === "string") into.add(`${field} ${entry}`);
  else if (Array.isArray(entry)) for (const item of entry) textsOf(item, field, into);
  else if (entry !== null && typeof entry === "object")
    for (const [key, part] of Object.entries(entry)) textsOf(part, `${field}.${key}`, into);
  return into;
}

/** The field of the entry as it was read for each value: the same field, and of a list of texts the item that it was. */
function alignFields(
  values: readonly Value[],
  before: readonly Value[],
  entries: ReadonlyMap<string, string>,
): [path: string, home: string][] {
  const there = groupByField(before);
  return [...groupByField(values)].flatMap(([, group]) => {
    const [first] = group as [Value];
    const entry = first.entry === "" ? undefined : entries.get(first.entry);
    if (first.entry !== "" && entry === undefined) return [];
    const others = there.get(`${entry ?? ""} ${first.field}`) ?? [];
    return alignItems(group, others, { key: ({ value }) => value }).flatMap((origin, at): [string, string][] =>
      origin === -1 ? [] : [[(group[at] as Value).path, (others[origin] as Value).path]],
    );
  });
}

function groupByField(values: readonly Value[]): Map<string, Value[]> {
  const groups = new Map<string, Value[]>();
  for (const value of values) groups.getOrInsertComputed(`${value.entry} ${value.field}`, () => []).push(value);
  return groups;
}

/** Finds the text that a value was elsewhere: an equal one, else one of its own entry or any other that contains it. */
function textIndex(before: readonly Value[]) {
  const squeezed = before.map((value) => ({ ...value, text: squeeze(value.value) }));
  const equal = equalTexts(squeezed);
  const chars = squeezed.reduce((sum, { text }) => sum + text.length, 0);
  let searched = 0;
  return ({ value, list }: Value, stated: ReadonlySet<string>, home: string | undefined, entry: string | undefined): string | undefined => {
    const wanted = squeeze(value);
    if (wanted === "") return home;
    const same = equal(wanted, list, stated);
    if (same) return same.path;
    searched += chars;
    if (wanted.length < MIN_PART_CHARS || searched > MAX_SEARCHED_CHARS) return home;
    const holders = squeezed.filter(({ text }) => text.includes(wanted));
    const holder = holders.find((other) => other.entry === entry) ?? holders.find(({ list }) => list === "additional") ?? holders[0];
    return holder?.path ?? home;
  };
}

/** Finds the first of equal texts that no value states yet, else one of the same list, else any. What is stated once stays so: it is passed once. */
function equalTexts(values: readonly (Value & { text: string })[]) {
  const groups = new Map<string, { all: Value[]; inList: Map<string, Value>; free: number }>();
  for (const value of values) {
    const group = groups.getOrInsertComputed(value.text, () => ({ all: [], inList: new Map(), free: 0 }));
    group.all.push(value);
    group.inList.getOrInsertComputed(value.list, () => value);
  }
  return (text: string, list: string, stated: ReadonlySet<string>): Value | undefined => {
    const group = groups.get(text);
    if (!group) return undefined;
    while (group.free < group.all.length && stated.has((group.all[group.free] as Value).path)) group.free += 1;
    return group.all[group.free] ?? group.inList.get(list) ?? group.all[0];
  };
}
