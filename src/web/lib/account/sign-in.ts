import { useQuery } from "@tanstack/react-query";
import type { PublicConfig } from "../../../engine/contract/api.ts";
import { configQuery } from "../api/queries.ts";

type SignIn = PublicConfig["signIn"];
const USUAL: SignIn = { provider: null, passwords: true };

/** How people sign in at this service; with a password until it has said otherwise. */
export function useSignIn(): SignIn & { isPending: boolean } {
  const { data: config, isPending } = useQuery(configQuery);
  return { ...(config?.signIn ?? USUAL), isPending };
}

/** Where the browser goes on to after signing in: the page that led to the sign-in screen, if one did. */
export type LedHere = { next: string };

export function providerAddress(state: unknown): string {
  const next = (state as Partial<LedHere> | null)?.next;
  return `/api/oidc/login${typeof next === "string" ? `?next=${encodeURIComponent(next)}` : ""}`;
}
