import { AppError } from "../../../contract/errors.ts";

/** One person of an auditor's own data: their group, and whether they were selected. */
export type Person = { group: string; selected: boolean };
/** `ratio`: the group's rate against the highest one. `p`: how likely a difference of this size is by chance (Fisher's exact test, two-sided, against the group with the highest rate). */
export type GroupRate = {
  group: string;
  people: number;
  selected: number;
  rate: number;
  ratio: number | null;
  p: number | null;
  /** Below four fifths of the highest rate. */
  flagged: boolean;
  notes: string[];
};
export type FourFifths = { people: number; selected: number; rate: number; highest: string | null; groups: GroupRate[] };

/** The rule of the Uniform Guidelines on Employee Selection Procedures, 29 CFR 1607.4 (D), as a fraction. */
const FOUR_FIFTHS = { numerator: 4, denominator: 5 };
/** Of fewer people a rate says little: with 30, one person more moves it by three hundredths. */
const FEW_PEOPLE = 30;
/** A group of less than two of a hundred is left out of many audits. */
const MIN_GROUP_RATIO = 0.02;

/**
 * Selection rates by group, their ratio to the highest rate, and which are below four fifths; with what limits the finding. The groups stand in the order of their rates, highest first. Throws AppError
 * "invalid" for no people and for one group alone.
 */
export function fourFifths(people: readonly Person[]): FourFifths {
  const byGroup = Map.groupBy(people, ({ group }) => group);
  if (people.length === 0) throw new AppError("invalid", "There is nobody in this file.");
  if (byGroup.size < 2) throw new AppError("invalid", "There is one group alone: rates cannot be compared.");
  const counted = [...byGroup].map(([group, members]) => ({
    group,
    people: members.length,
    selected: members.filter(({ selected }) => selected).length,
  }));
  const rated = counted
    .map((one) => ({ ...one, rate: one.selected / one.people }))
    .sort((a, b) => b.rate - a.rate || b.people - a.people || a.group.localeCompare(b.group));
  const [highest] = rated;
  const selected = people.filter((one) => one.selected).length;
  const best = highest && highest.rate > 0 ? highest : null;
  return {
    people: people.length,
    selected,
    rate: selected / people.length,
    highest: best?.group ?? null,
    groups: rated.map((one) => describeGroup(one, best, people.length)),
  };
}

type Counted = { people: number; selected: number };
type Rated = Counted & { group: string; rate: number };

function describeGroup(one: Rated, best: Rated | null, all: number): GroupRate {
  if (best === null) return { ...one, ratio: null, p: null, flagged: false, notes: ["Nobody was selected."] };
  if (one === best) return { ...one, ratio: 1, p: null, flagged: false, notes: fewNotes(one, all) };
  const ratio = one.rate / best.rate;
  const flagged = isBelow(one, best);
  const notes = [
    ...(flagged && turnsWithOne(one, best) ? ["One person selected otherwise would lift it above 0.8."] : []),
    ...fewNotes(one, all),
  ];
  return { ...one, ratio, p: fisher(one, best), flagged, notes };
}

const fewNotes = ({ people }: Rated, all: number): string[] => [
  ...(people < FEW_PEOPLE ? [`Fewer than ${FEW_PEOPLE} people: the rate says little.`] : []),
  ...(people / all < MIN_GROUP_RATIO ? ["Less than 2 % of all: often left out."] : []),
];

/** Whether one more of the group in the place of one of the best group would meet the rule. */
function turnsWithOne(one: Rated, best: Rated): boolean {
  return !isBelow({ ...one, selected: one.selected + 1 }, { ...best, selected: best.selected - 1 });
}

/** Whether a rate is below four fifths of the highest. In whole numbers: as fractions, 2 of 3 would be below four fifths of 5 of 6, though it is just that. */
const isBelow = (one: Counted, best: Counted): boolean =>
  FOUR_FIFTHS.denominator * one.selected * best.people < FOUR_FIFTHS.numerator * best.selected * one.people;

/** Fisher's exact test of a table of two groups, two-sided: the sum of all tables with these margins that are no likelier than this one. */
function fisher(a: Rated, b: Rated): number {
  const selected = a.selected + b.selected;
  const log = (k: number) => choose(a.people, k) + choose(b.people, selected - k) - choose(a.people + b.people, selected);
  const here = log(a.selected);
  let p = 0;
  for (let k = Math.max(0, selected - b.people); k <= Math.min(a.people, selected); k++) if (log(k) <= here + 1e-9) p += Math.exp(log(k));
  return Math.min(1, p);
}

/** The logarithm of "n choose k". */
const choose = (n: number, k: number): number => factorial(n) - factorial(k) - factorial(n - k);

const factorials: number[] = [0];
/** The logarithm of n!, of numbers as they come in such data. */
function factorial(n: number): number {
  for (let at = factorials.length; at <= n; at++) factorials.push((factorials[at - 1] as number) + Math.log(at));
  return factorials[n] as number;
}
