/** Computes a value when it is first needed, and keeps it: most CVs have no telephone number whose country has to be guessed. */
export function once<T>(ask: () => T): () => T {
  let answer: { known: T } | undefined;
  return () => {
    answer ??= { known: ask() };
    return answer.known;
  };
}
