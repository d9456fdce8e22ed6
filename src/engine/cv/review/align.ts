/** `key`: equal items have equal keys. `likeness`: how much two items have in common, 0 to 1. */
export type Comparison<Item> = { key: (item: Item) => string; likeness?: (one: Item, other: Item) => number };

/** More pairs than this are not compared: nobody edits so many items of a list at once. Unit: pairs. Test: src/engine/cv/review/align.test.ts. */
const MAX_PAIRS = 100_000;

/**
 * Finds what each item of a list was before somebody added, removed, moved or edited items. First come those that are equal, then those that are most
 * alike, then those that stand between the same neighbours. Gives for each item of `now` its index in `before`, or -1.
 */
export function alignItems<Item>(now: readonly Item[], before: readonly Item[], { key, likeness }: Comparison<Item>): number[] {
  const found = alignEqual(now.map(key), before.map(key));
  const taken = new Set(found);
  if (likeness)
    for (const { at, origin } of likePairs(now, before, found, likeness)) {
      if (found[at] !== -1 || taken.has(origin)) continue;
      found[at] = origin;
      taken.add(origin);
    }
  for (let at = 0; at < now.length; at += 1) {
    const origin = found[at] === -1 ? betweenNeighbours(found, at, before.length) : undefined;
    if (origin === undefined || taken.has(origin)) continue;
    found[at] = origin;
    taken.add(origin);
  }
  return found;
}

/** Equal items: the one at the same place if it is there, else the first that no other took. */
function alignEqual(now: readonly string[], before: readonly string[]): number[] {
  const found = now.map((key, at) => (before[at] === key ? at : -1));
  const free = new Map<string, number[]>();
  const taken = new Set(found);
  before.forEach((key, origin) => {
    if (!taken.has(origin)) free.getOrInsertComputed(key, () => []).push(origin);
  });
  return found.map((origin, at) => (origin === -1 ? (free.get(now[at] as string)?.shift() ?? -1) : origin));
}

/** The pairs of the others that are alike at all, the most alike first; of equal ones those that stand nearest to each other. */
function likePairs<Item>(
  now: readonly Item[],
  before: readonly Item[],
  found: readonly number[],
  likeness: (one: Item, other: Item) => number,
) {
  const taken = new Set(found);
  const open = now
    .keys()
    .filter((at) => found[at] === -1)
    .toArray();
  const free = before
    .keys()
    .filter((origin) => !taken.has(origin))
    .toArray();
  if (open.length * free.length > MAX_PAIRS) return [];
  const pairs = open.flatMap((at) =>
    free.map((origin) => ({ at, origin, alike: likeness(now[at] as Item, before[origin] as Item) })).filter(({ alike }) => alike > 0),
  );
  return pairs.sort((one, other) => other.alike - one.alike || distance(one) - distance(other) || one.at - other.at);
}

const distance = ({ at, origin }: { at: number; origin: number }) => Math.abs(at - origin);

/** An item that is like no other was edited where it stands: between what was before it and what was after it. */
function betweenNeighbours(found: readonly number[], at: number, length: number): number | undefined {
  const previous = at === 0 ? -1 : (found[at - 1] as number);
  const next = at === found.length - 1 ? length : (found[at + 1] as number);
  if ((at > 0 && previous === -1) || previous + 1 >= length) return undefined;
  return next === -1 || next === previous + 2 ? previous + 1 : undefined;
}
