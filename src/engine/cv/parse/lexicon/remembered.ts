/** More texts than a long CV has. */
const MOST = 10_000;

const memories: Map<string, unknown>[] = [];

/**
 * A judgement of a text that is made once for a document: many readers ask about the same line. `judge` depends on nothing but the text, and
 * nobody changes its answers.
 */
export function remembered<T>(judge: (text: string) => T): (text: string) => T {
  const recall = memory<T>();
  return (text) => recall(text, () => judge(text));
}

/** The same for a judgement that depends on the language, too. */
export function rememberedIn<T>(judge: (text: string, language?: string) => T): (text: string, language?: string) => T {
  const recalls = new Map<string | undefined, ReturnType<typeof memory<T>>>();
  return (text, language) => {
    const recall = recalls.get(language) ?? memory<T>();
    recalls.set(language, recall);
    return recall(text, () => judge(text, language));
  };
}

function memory<T>(): (key: string, judge: () => T) => T {
  const known = new Map<string, T>();
  memories.push(known);
  return (key, judge) => {
    const before = known.get(key);
    if (before !== undefined || known.has(key)) return before as T;
    if (known.size >= MOST) known.clear();
    const answer = judge();
    known.set(key, answer);
    return answer;
  };
}

/** What one document said is kept for no other. */
export function forget(): void {
  for (const known of memories) known.clear();
}
