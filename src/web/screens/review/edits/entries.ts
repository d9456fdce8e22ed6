import { RESUME_LISTS, type ResumeListKey } from "../../../../engine/contract/resume-fields.ts";
import { lastStep, parentOf, pointerOf, valueAt } from "../../../../engine/contract/resume-paths.ts";
import { append, applied, lengthAt, type Op, type Patch, setValue } from "./patch.ts";
import { PARTS, type Part } from "./roles.ts";

type Entry = Record<string, unknown>;

/** Collects operations, each of which sees what those before it have made. */
function draft(root: unknown) {
  const patch: Patch = [];
  let now = root;
  const add = (more: Patch) => {
    patch.push(...more);
    now = applied(now, more);
  };
  return { patch, add, now: () => now };
}

/** Moves an element of a list up or down; nothing at its ends. */
export function moveElement(root: unknown, path: string, by: -1 | 1): Patch {
  const list = parentOf(path);
  const to = Number(lastStep(path)) + by;
  if (to < 0 || to >= lengthAt(root, list)) return [];
  return [{ op: "move", from: pointerOf(path), path: pointerOf(`${list}[${to}]`) }];
}

/** Puts an entry under another heading: each value goes where the new section has a place for it, the others into a text or list of it. */
export function moveEntry(root: unknown, path: string, to: ResumeListKey): Patch {
  const from = parentOf(path) as ResumeListKey;
  const target = `${to}[${lengthAt(root, to)}]`;
  const work = draft(root);
  if (valueAt(root, to) === undefined) work.add([{ op: "add", path: pointerOf(to), value: [] }]);
  work.add([{ op: "move", from: pointerOf(path), path: pointerOf(target) }]);
  const place = (key: string) => placeOf(from, key, to);
  const isFree = (key: string) => place(key) !== undefined && valueAt(work.now(), `${target}.${place(key)}`) === undefined;
  let left = Object.keys(valueAt(work.now(), target) as Entry).filter((key) => place(key) !== key);
  // One place comes free by another: of a job that becomes a certificate the employer leaves `name` before the position takes it.
  for (let next = left.find(isFree); next !== undefined; next = left.find(isFree)) {
    work.add([{ op: "move", from: pointerOf(`${target}.${next}`), path: pointerOf(`${target}.${place(next)}`) }]);
    left = left.filter((key) => key !== next);
  }
  for (const key of left) work.add(keptAsText(work.now(), target, key, to));
  return work.patch;
}

/** The field of the new section that means the same, or bears the same name; undefined where there is none. */
function placeOf(from: ResumeListKey, key: string, to: ResumeListKey): string | undefined {
  const part = (Object.keys(PARTS[from]) as Part[]).find((name) => PARTS[from][name] === key);
  if (part) return PARTS[to][part];
  return RESUME_LISTS.find((list) => list.key === to)?.fields.find((field) => field.key === key)?.key;
}

function keptAsText(root: unknown, entry: string, key: string, to: ResumeListKey): Patch {
  const work = draft(root);
  const texts = [valueAt(root, `${entry}.${key}`)].flat().map(String);
  work.add([{ op: "remove", path: pointerOf(`${entry}.${key}`) }]);
  for (const text of texts) work.add(keepText(work.now(), entry, to, text));
  return work.patch;
}

/** Text that has no field of its own: a line, a word, a paragraph, or as a last resort a part of the title. */
function keepText(root: unknown, entry: string, list: ResumeListKey, text: string): Patch {
  const { lines, words, text: paragraph, title } = PARTS[list];
  const many = lines ?? words;
  if (many) return append(root, `${entry}.${many}`, text);
  const field = `${entry}.${paragraph ?? title}`;
  const old = valueAt(root, field);
  return setValue(root, field, old ? `${old}${paragraph ? "\n" : ", "}${text}` : text);
}

/** One entry of two: the lower one's values fill what is empty above; what differs is kept as lines. The time is that of both. */
export function mergeWithNext(root: unknown, path: string): Patch {
  const list = parentOf(path) as ResumeListKey;
  const lower = `${list}[${Number(lastStep(path)) + 1}]`;
  const entry = valueAt(root, lower) as Entry | undefined;
  if (!entry) return [];
  const work = draft(root);
  work.add(wholeTime(root, path, lower, list));
  for (const [key, value] of Object.entries(entry)) work.add(taken(work.now(), path, lower, key, value, list));
  work.add([{ op: "remove", path: pointerOf(lower) }]);
  return work.patch;
}

function taken(root: unknown, upper: string, lower: string, key: string, value: unknown, list: ResumeListKey): Patch {
  const { start, end } = PARTS[list];
  if (key === start || key === end) return [];
  if (Array.isArray(value)) return takenItems(root, `${upper}.${key}`, `${lower}.${key}`, value.length);
  const old = valueAt(root, `${upper}.${key}`);
  if (old === value) return [];
  if (old !== undefined) return keepText(root, upper, list, String(value));
  return [{ op: "move", from: pointerOf(`${lower}.${key}`), path: pointerOf(`${upper}.${key}`) }];
}

/** Moved one by one, so that each keeps its source. */
function takenItems(root: unknown, to: string, from: string, count: number): Patch {
  const length = lengthAt(root, to);
  const made: Patch = valueAt(root, to) === undefined ? [{ op: "add", path: pointerOf(to), value: [] }] : [];
  const moves = Array.from(
    { length: count },
    (_, index): Op => ({ op: "move", from: pointerOf(`${from}[0]`), path: pointerOf(`${to}[${length + index}]`) }),
  );
  return [...made, ...moves];
}

/** The earlier start and the later end; no end with a start means that it goes on. */
function wholeTime(root: unknown, upper: string, lower: string, list: ResumeListKey): Patch {
  const { start, end } = PARTS[list];
  const read = (entry: string, key: string | undefined) => key && (valueAt(root, `${entry}.${key}`) as string | undefined);
  const starts = [read(upper, start), read(lower, start)].filter(Boolean).sort();
  const goesOn = [upper, lower].some((entry) => read(entry, start) && end && !read(entry, end));
  const ends = [read(upper, end), read(lower, end)].filter(Boolean).sort();
  return [
    ...(start ? setValue(root, `${upper}.${start}`, starts[0]) : []),
    ...(end ? setValue(root, `${upper}.${end}`, goesOn ? undefined : ends.at(-1)) : []),
  ];
}
