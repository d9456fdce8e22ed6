/** How long a neighbour may take to answer. */
export const ANSWER_TIMEOUT_MS = 3_000;

/** What a service of Vitae at an address says of its health, as a status of HTTP; undefined where there is none. */
export async function healthAt(origin: string): Promise<number | undefined> {
  try {
    const answer = await fetch(`${origin}/api/health`, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });
    return "version" in ((await answer.json()) as object) ? answer.status : undefined;
  } catch {
    return undefined;
  }
}
