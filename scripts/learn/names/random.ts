/** Numbers from 0 to below 1, the same for the same seed: a linear congruential generator with the constants of Knuth and Lewis. */
export function openRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** In random order, in place. */
export function shuffle<T>(items: T[], random: () => number): T[] {
  for (let at = items.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [items[at], items[other]] = [items[other] as T, items[at] as T];
  }
  return items;
}
