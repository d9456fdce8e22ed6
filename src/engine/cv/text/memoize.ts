/** Texts that one function keeps answers to: more than a long CV has. */
const MAX_TEXTS = 10_000;

const caches: Map<string, unknown>[] = [];

/**
 * A function of a text that works out each answer once for a document: many stages ask whether the same line is a date, a place or a company.
 * `compute` depends on nothing but the text, and nobody changes its answers. Holds at most 10,000 texts; `clearMemoized` empties it.
 */
export function memoize<T>(compute: (text: string) => T): (text: string) => T {
  const answers = new Map<string, T>();
  caches.push(answers);
  return (text) => {
    const known = answers.get(text);
    if (known !== undefined || answers.has(text)) return known as T;
    if (answers.size >= MAX_TEXTS) answers.clear();
    const answer = compute(text);
    answers.set(text, answer);
    return answer;
  };
}

/** `memoize` for a function of a text and one more value, of which a document has few: its language, its country. */
export function memoizeBy<Key, T>(compute: (text: string, key: Key) => T): (text: string, key: Key) => T {
  const byKey = new Map<Key, (text: string) => T>();
  return (text, key) => byKey.getOrInsertComputed(key, () => memoize((asked) => compute(asked, key)))(text);
}

/** Called after each document: nothing of one CV is kept for the next. */
export function clearMemoized(): void {
  for (const answers of caches) answers.clear();
}
