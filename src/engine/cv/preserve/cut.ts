/** Parts of a text that go, by offsets [from, to), with what stands in their place ("" for nothing). Sorted, not overlapping. */
export type Cut = { from: number; to: number; replacement: string };
