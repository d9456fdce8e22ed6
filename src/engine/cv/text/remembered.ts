/** More texts than a long CV has. */
const MOST = 10_000;

const memories: Map<string, unknown>[] = [];

/**
 * A judgement of a text that is made once for a document: many readers ask about the same line. `judge` depends on nothing but the text, and
 * nobody changes its answers.
 */
export function remembered<T>(judge: (text: string) => T): (text: string) => T {
  const known = memory<T>();
  return (text) => {
    const before = known.get(text);
    return before !== undefined || known.has(text) ? (before as T) : keep(known, text, judge(text));
  };
}

/** The same for a judgement that depends on the language, or the country, too. */
export function rememberedIn<T>(judge: (text: string, language?: string) => T): (text: string, language?: string) => T {
  const byLanguage = new Map<string | undefined, Map<string, T>>();
  const memoryOf = (language: string | undefined) => {
    const known = memory<T>();
    byLanguage.set(language, known);
    return known;
  };
  return (text, language) => {
    const known = byLanguage.get(language) ?? memoryOf(language);
    const before = known.get(text);
    return before !== undefined || known.has(text) ? (before as T) : keep(known, text, judge(text, language));
  };
}

function memory<T>(): Map<string, T> {
  const known = new Map<string, T>();
  memories.push(known);
  return known;
}

function keep<T>(known: Map<string, T>, key: string, answer: T): T {
  if (known.size >= MOST) known.clear();
  known.set(key, answer);
  return answer;
}

/** What one document said is kept for no other. */
export function forget(): void {
  for (const known of memories) known.clear();
}
