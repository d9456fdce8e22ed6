import { newToken } from "../login/tokens.ts";
import type { SignInAttempt } from "./identity-provider.ts";

/** How long somebody may take to sign in at the provider, with a second factor that must be found first. */
export const ATTEMPT_MS = 10 * 60_000;
/** Attempts that are kept at once, each about 500 bytes; beyond it the oldest is forgotten. */
const MAX_ATTEMPTS = 10_000;

type Kept = SignInAttempt & { browser: string; next: string; begunAt: number };

export type SignInAttempts = {
  begin(browser: string, next: string): SignInAttempt;
  /** The attempt with this state, once, and only for the browser that has begun it; null for what is unknown, used, too old or of another browser. */
  take(state: string | null, browser: string | undefined): Kept | null;
};

/** Sign-ins that are under way at the provider. They are kept in memory: a restart of the service forgets them, and people begin anew. */
export function openSignInAttempts(now: () => Date): SignInAttempts {
  const attempts = new Map<string, Kept>();
  const isOver = ({ begunAt }: Kept) => now().getTime() - begunAt > ATTEMPT_MS;

  return {
    begin(browser, next) {
      const attempt = { state: newToken(), nonce: newToken(), verifier: newToken() };
      for (const [state, kept] of attempts) {
        // In the order in which they were begun: behind the first that is still good all are.
        if (!isOver(kept) && attempts.size < MAX_ATTEMPTS) break;
        attempts.delete(state);
      }
      attempts.set(attempt.state, { ...attempt, browser, next, begunAt: now().getTime() });
      return attempt;
    },
    take(state, browser) {
      const kept = state === null ? undefined : attempts.get(state);
      if (!kept || kept.browser !== browser) return null;
      attempts.delete(kept.state);
      return isOver(kept) ? null : kept;
    },
  };
}
