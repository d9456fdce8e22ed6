import { isGap } from "../lexicon/gap-words.ts";
import { isLegalForm } from "../recognisers/degrees.ts";
import { type Fragment, trimSeparators, withNext } from "./fragments.ts";

/** A part that a piece of an entry's head can play, and how much a text looks like it (0 to 1). */
export type RoleSpec<Role extends string> = {
  role: Role;
  score: (text: string) => number /** Mean evidence that a slot needs for this part. */;
  minimum?: number;
};

export type AssignedRoles<Role extends string> = {
  parts: Partial<Record<Role, string>>;
  place?: string /** Pieces without a part. */;
  rest: string[];
};

/**
 * Decides which slot holds which part, for all entries of a section at once: each slot collects the evidence of its texts over all
 * entries, and the assignment with the best sum wins. Pieces that are divided by a weak separator (dash, comma, "at") are only divided
 * when that makes both parts of it recognisable or when the section does so throughout.
 */
export function assignRoles<Role extends string>(heads: readonly Fragment[][], roles: readonly RoleSpec<Role>[]): AssignedRoles<Role>[] {
  const divided = splitCities(divideWeakly(heads, roles), roles);
  const slots = collectSlots(divided, roles);
  const assignment = withCities(bestAssignment(slots, roles), slots, roles);

  return divided.map((fragments) => reassigned(assignToEntry(fragments, assignment, roles), roles));
}

/**
 * One entry may be set otherwise than its siblings (a single role over its employer, where several stand under theirs): what clearly is
 * another part, and that part is missing, changes over, and what was left takes its place.
 */
function reassigned<Role extends string>(assigned: AssignedRoles<Role>, roles: readonly RoleSpec<Role>[]): AssignedRoles<Role> {
  for (const { role, score } of roles) {
    if (assigned.parts[role] !== undefined) continue;
    const from = roles.find((own) => {
      const text = assigned.parts[own.role];
      return text !== undefined && score(text) >= MIN_CLEAR_CONFIDENCE && score(text) > own.score(text) + MORE;
    });
    const text = from && assigned.parts[from.role];
    if (
      from &&
      text !== undefined &&
      assigned.rest.length === 0 &&
      score(text) >= 0.9 &&
      from.score(text) <= 0.1 &&
      from.minimum === undefined
    ) {
      return { ...assigned, parts: { ...assigned.parts, [role]: text, [from.role]: undefined } };
    }
    const left =
      from && (assigned.rest.find((text) => from.score(text) >= LIKELY) ?? (assigned.rest.length === 1 ? assigned.rest[0] : undefined));
    if (!from || !left) continue;
    const parts = { ...assigned.parts, [role]: assigned.parts[from.role], [from.role]: left };
    return { ...assigned, parts, rest: assigned.rest.filter((text) => text !== left) };
  }
  return assigned;
}

const MIN_CLEAR_CONFIDENCE = 0.8;
const LIKELY = 0.5;
const MORE = 0.4;

type Slot<Role extends string> = { name: string; count: number; order: number; evidence: Record<Role, number> };

function collectSlots<Role extends string>(heads: readonly Fragment[][], roles: readonly RoleSpec<Role>[]): Slot<Role>[] {
  const slots = new Map<string, Slot<Role>>();
  for (const fragments of heads) {
    fragments.forEach((fragment, order) => {
      if (fragment.slot.endsWith("!")) return;
      const slot = slots.get(fragment.slot) ?? {
        name: fragment.slot,
        count: 0,
        order,
        evidence: Object.fromEntries(roles.map(({ role }) => [role, 0])) as Record<Role, number>,
      };
      slot.count += 1;
      slot.order = Math.min(slot.order, order);
      for (const { role, score } of roles) slot.evidence[role] += score(fragment.text);
      slots.set(fragment.slot, slot);
    });
  }
  return [...slots.values()].sort((a, b) => b.count - a.count || a.order - b.order).slice(0, 8);
}

/** One slot for each part, or none; evidence for the other parts counts against. The first part listed is expected first in print. */
function bestAssignment<Role extends string>(slots: readonly Slot<Role>[], roles: readonly RoleSpec<Role>[]): Map<string, Role> {
  let best: { score: number; chosen: Map<string, Role> } = { score: Number.NEGATIVE_INFINITY, chosen: new Map() };
  const most = Math.max(1, ...slots.map((slot) => slot.count));

  const value = (slot: Slot<Role>, role: Role, position: number) => {
    const others = roles.filter((other) => other.role !== role).map((other) => slot.evidence[other.role] / slot.count);
    const own = slot.evidence[role] / slot.count;
    return (0.35 + own - 0.6 * Math.max(0, ...others) - 0.03 * Math.abs(slot.order - position)) * (slot.count / most);
  };
  const values = roles.map(({ role }, position) => slots.map((slot) => value(slot, role, position)));
  const search = (index: number, chosen: Map<string, Role>, score: number) => {
    const spec = roles[index];
    if (!spec) {
      if (score > best.score) best = { score, chosen: new Map(chosen) };
      return;
    }
    search(index + 1, chosen, score);
    for (let at = 0; at < slots.length; at += 1) {
      const slot = slots[at] as Slot<Role>;
      if (chosen.has(slot.name) || slot.evidence[spec.role] / slot.count < (spec.minimum ?? 0)) continue;
      chosen.set(slot.name, spec.role);
      search(index + 1, chosen, score + ((values[index] as number[])[at] as number));
      chosen.delete(slot.name);
    }
  };
  search(0, new Map(), 0);
  return best.chosen;
}

/** What is written like a town may be one once all other parts are found: "Ipojuca" behind a position and an employer, in more than one entry. */
function withCities<Role extends string>(
  assignment: Map<string, Role>,
  slots: readonly Slot<Role>[],
  roles: readonly RoleSpec<Role>[],
): Map<string, Role> {
  const location = roles.find(({ minimum }) => minimum !== undefined);
  if (!location || !hasEmployers(roles) || assignment.size < roles.length - 1 || [...assignment.values()].includes(location.role))
    return assignment;
  const most = Math.max(...slots.map(({ count }) => count));
  const city = slots.find(({ name, count, evidence }) => {
    const others = roles.filter(({ role }) => role !== location.role).map(({ role }) => evidence[role]);
    return (
      !assignment.has(name) && count > 1 && count === most && evidence[location.role] >= NAME_LIKE * count && Math.max(...others) === 0
    );
  });
  return city ? new Map([...assignment, [city.name, location.role]]) : assignment;
}

const hasEmployers = (roles: readonly RoleSpec<string>[]) => roles.some(({ role }) => role === "company");

/** What `looksLikePlace` gives a name that no list knows. */
const NAME_LIKE = 0.19;

function assignToEntry<Role extends string>(
  fragments: readonly Fragment[],
  assignment: ReadonlyMap<string, Role>,
  roles: readonly RoleSpec<Role>[],
): AssignedRoles<Role> {
  const assigned: AssignedRoles<Role> = { parts: {}, rest: [] };
  const location = roles.find(({ role }) => role === "location");
  const placed = fragments.some(({ slot }) => assignment.get(slot) === location?.role);
  let last: Role | undefined;
  for (const fragment of fragments) {
    const own = assignment.get(fragment.slot);
    const isSpare = own === undefined && fragment.place && !placed && !fragment.slot.includes("bracket");
    const role = isSpare ? location?.role : own;
    if (role && role === location?.role && location.score(fragment.text) === 0 && IN_WORDS.test(fragment.text)) {
      assigned.rest.push(fragment.text);
    } else if (role && assigned.parts[role] === undefined) {
      assigned.parts[role] = fragment.text;
      last = role;
    } else if (last && fragment.slot.includes("~") && fragment.separator) {
      assigned.parts[last] = withNext(assigned.parts[last] ?? "", fragment);
    } else {
      assigned.rest.push(fragment.text);
    }
  }
  return assigned;
}

/** "Part-time alongside college" where others have their town. */
const IN_WORDS = /\s\p{Ll}{4,}/u;

/** `named`: divides only what names two of the expected parts; "University of Texas at Austin" is one. */
type Weak = { name: string; pattern: RegExp; every: RegExp /** The pattern for all places. */; named?: boolean };

const weak = (name: string, pattern: RegExp): Weak => ({ name, pattern, every: new RegExp(pattern, `${pattern.flags}g`) });

/** Words that stand between a position and its employer and hardly ever within either. */
const AT: Weak = { ...weak("at", /\s+(?:at|@|bei|beim|chez|au sein de|presso|bij|hos|w firmie|в компанії|в|на)\s+/iu), named: true };
/** Words that do so too, but stand in titles and degrees as well ("Bachelor in Economics"): for jobs alone. */
const IN: Weak = { ...weak("in", /\s+(?:en|em|no|na|in|for|på|w|v|ve|la|u|az?)\s+/u), named: true };
const DASH = weak("dash", /\s+[–—-]\s+|\s*—\s*/u);
const COMMA = weak("comma", /\s*[,，、]\s+/u);
const COLON = weak("colon", /\s*[:：]\s+/u);

const THROUGHOUT = 0.75;
function divideWeakly<Role extends string>(heads: readonly Fragment[][], roles: readonly RoleSpec<Role>[]): Fragment[][] {
  const separators = hasEmployers(roles) ? [AT, DASH, COMMA, IN, COLON] : [AT, DASH, COMMA, COLON];
  return separators.reduce<readonly Fragment[][]>((divided, weak) => divideBy(divided, weak, roles), heads) as Fragment[][];
}

function divideBy<Role extends string>(heads: readonly Fragment[][], weak: Weak, roles: readonly RoleSpec<Role>[]): readonly Fragment[][] {
  const usage = new Map<string, { all: number; divisible: number; gain: number }>();
  const cutOf = new Map<Fragment, Cut>();
  const parts = weak.named ? roles.filter(({ minimum }) => minimum === undefined) : roles;
  const isWhole = ({ slot }: Fragment) => slot.endsWith("!");
  for (const fragments of heads)
    for (const fragment of fragments) {
      const cut = fragment.place || isWhole(fragment) ? undefined : bestCut(fragment, weak, parts);
      if (cut) cutOf.set(fragment, cut);
    }
  if (cutOf.size === 0) return heads;

  for (const fragment of heads.flat()) {
    if (isWhole(fragment)) continue;
    const cut = cutOf.get(fragment);
    // Leave between jobs says nothing of how they are set.
    if (!cut && isGap(fragment.text)) continue;
    const seen = usage.get(fragment.slot) ?? { all: 0, divisible: 0, gain: 0 };
    seen.all += 1;
    if (cut) {
      seen.divisible += 1;
      seen.gain += cut.gain;
    }
    usage.set(fragment.slot, seen);
  }
  const expected = roles.filter(({ minimum }) => minimum === undefined).length;
  const fewPieces = heads.every((fragments) => fragments.filter((fragment) => !fragment.place && !isWhole(fragment)).length < expected);

  return heads.map((fragments) =>
    fragments.flatMap((fragment) => {
      const cut = cutOf.get(fragment);
      const seen = usage.get(fragment.slot);
      if (!cut || !seen) return [fragment];
      const throughout = seen.divisible / seen.all >= THROUGHOUT;
      const worthwhile =
        cut.gain > 0.35 || (throughout && seen.gain / seen.divisible > 0.1) || (throughout && fewPieces && weak.name !== "colon");
      if (!worthwhile) return [fragment];
      return [
        { ...fragment, text: cut.left },
        { ...fragment, text: cut.right, separator: cut.separator, slot: `${fragment.slot}~${weak.name}` },
      ];
    }),
  );
}

type Cut = { left: string; right: string; separator: string; gain: number };

/** The place to divide a piece where both sides are recognised best, compared with the whole. */
function bestCut<Role extends string>({ text }: Fragment, { pattern, every }: Weak, roles: readonly RoleSpec<Role>[]): Cut | undefined {
  const strongest = (part: string) => roles.map(({ score }) => score(part));
  let whole: number | undefined;
  let best: Cut | undefined;
  if (!pattern.test(text)) return undefined;
  for (const match of text.matchAll(every)) {
    const behind = text.slice(match.index + match[0].length);
    if (insideBrackets(text, match.index) || isLegalForm(behind)) continue;
    const left = trimSeparators(text.slice(0, match.index));
    const right = trimSeparators(behind);
    if (!/[\p{L}\p{M}]{2}/u.test(left) || !/[\p{L}\p{M}]{2}/u.test(right)) continue;
    const a = strongest(left);
    const b = strongest(right);
    if (isPositionAndMore(left, pattern, roles, b)) continue;
    const pair = bestPair(a, b);
    whole ??= Math.max(...strongest(text));
    const gain = pair - whole * 0.5;
    if (!best || gain >= best.gain) best = { left, right, separator: match[0], gain };
  }
  return best;
}

/** "Driver, Acme Works" before ", Selby" in "Driver, Acme Works, Selby": what stands behind the job is the employer's, unless an employer follows. */
function isPositionAndMore<Role extends string>(
  left: string,
  pattern: RegExp,
  roles: readonly RoleSpec<Role>[],
  right: readonly number[],
): boolean {
  const [job, employer, location] = roles;
  const at = left.search(pattern);
  if (employer?.role !== "company" || !job || !location || at < 0) return false;
  const more = left.slice(at).replace(pattern, "");
  return job.score(left.slice(0, at)) >= MIN_CLEAR_CONFIDENCE && job.score(more) < 0.3 && /^\p{Lu}/u.test(more) && (right[1] ?? 0) < LIKELY;
}

const CITY_BEHIND = /^(.*\S),\s+(\p{Lu}[\p{L}.'’-]{2,20}(?: [\p{L}.'’-]{2,20}){0,2})$/u;

/** Where every job of a section has its position elsewhere and "Acme Works, Selby" beside it, the town is one, though no list knows it. */
function splitCities<Role extends string>(heads: readonly Fragment[][], roles: readonly RoleSpec<Role>[]): Fragment[][] {
  const [job, employer, location] = roles;
  if (employer?.role !== "company" || !job || !location || heads.length < 2) return [...heads];
  const isCity = (text: string) => job.score(text) < 0.3 && employer.score(text) < 0.3 && location.score(text) > 0;
  const slotOf = (fragments: readonly Fragment[]) =>
    fragments.find(({ text }) => {
      const [, name = "", city = ""] = CITY_BEHIND.exec(text) ?? [];
      return name !== "" && job.score(name) < LIKELY && isCity(city) && !isLegalForm(city);
    })?.slot;
  const slot = slotOf(heads[0] ?? []);
  const isAlike = (fragments: Fragment[]) =>
    slotOf(fragments) === slot &&
    !fragments.some(({ place }) => place) &&
    fragments.some((other) => other.slot !== slot && job.score(other.text) >= MIN_CLEAR_CONFIDENCE);
  if (!slot || !heads.every(isAlike)) return [...heads];
  return heads.map((fragments) =>
    fragments.flatMap((fragment) => {
      const [, name = "", city = ""] = (fragment.slot === slot && CITY_BEHIND.exec(fragment.text)) || [];
      if (!city) return [fragment];
      return [
        { ...fragment, text: name },
        { ...fragment, text: city, slot: `${slot}~place`, separator: ", ", place: true },
      ];
    }),
  );
}

/** How well two texts are told apart: one strong in one part, the other strong in another, neither strong in the other's. */
function bestPair(a: readonly number[], b: readonly number[]): number {
  let best = 0;
  for (let i = 0; i < a.length; i += 1) {
    for (let j = 0; j < b.length; j += 1) {
      if (i === j) continue;
      const [own, other] = [a[i] as number, b[j] as number];
      const confusion = Math.max(0, (a[j] as number) - own) + Math.max(0, (b[i] as number) - other);
      best = Math.max(best, (own + other - confusion) / 2);
    }
  }
  return best;
}

function insideBrackets(text: string, index: number): boolean {
  let depth = 0;
  for (let at = 0; at < index; at += 1) {
    const sign = text[at];
    if (sign === "(" || sign === "[") depth += 1;
    else if (sign === ")" || sign === "]") depth -= 1;
  }
  return depth > 0;
}
