/** How a page is set: type size in points, entries of a list, quotes of an entry, characters of a text. */
export type Setting = { size: number; most: number; quotes: number; chars: number };

/**
 * Tried in this order until all stands on one page. The first is for most jobs, with up to twelve requirements; the next are smaller; the last four leave entries out, and say how many. The last
 * holds on a page whatever is asked for: 20 entries of two lines each at 7.5 points are half of an A4 page. Test: "a job that asks for sixty things still stands on one page" in
 * `write-explanation.test.ts`.
 */
export const SETTINGS: readonly Setting[] = [
  { size: 11, most: 60, quotes: 2, chars: 260 },
  { size: 10, most: 60, quotes: 2, chars: 200 },
  { size: 9, most: 60, quotes: 1, chars: 140 },
  { size: 8.5, most: 60, quotes: 1, chars: 90 },
  { size: 8, most: 26, quotes: 1, chars: 62 },
  { size: 8, most: 20, quotes: 1, chars: 62 },
  { size: 7.5, most: 16, quotes: 1, chars: 62 },
  { size: 7.5, most: 10, quotes: 1, chars: 62 },
];
