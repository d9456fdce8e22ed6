/** How long a neighbour may take to answer. */
export const ANSWER_TIMEOUT_MS = 3_000;

/** The HTTP status of the health check of a Vitae service at an address; undefined where none answers. */
export async function healthAt(origin: string): Promise<number | undefined> {
  try {
    const answer = await fetch(`${origin}/api/health`, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });
    return "version" in ((await answer.json()) as object) ? answer.status : undefined;
  } catch {
    return undefined;
  }
}
