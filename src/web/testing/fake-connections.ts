import type { ApiKey, CreatedApiKey } from "../../engine/contract/api.ts";

/** What the fake keeps of the programs that are connected. */
export type ConnectionsState = { keys: ApiKey[] };
type ConnectionsCall = { state: ConnectionsState; id: string; body: () => Promise<Record<string, unknown>> };

const daysAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

export const fakeKey = (part: Partial<ApiKey> = {}): ApiKey => ({
  id: crypto.randomUUID(),
  name: "Nightly import",
  scopes: ["cv:write", "cv:read"],
  createdAt: daysAhead(-40),
  expiresAt: daysAhead(50),
  lastUsedAt: daysAhead(-0.01),
  ...part,
});

/** The contract of the connections, in memory. */
export const CONNECTION_ROUTES = {
  "GET /keys": ({ state }: ConnectionsCall) => state.keys,
  "POST /keys": async ({ state, body }: ConnectionsCall) => {
    const asked = (await body()) as Pick<ApiKey, "name" | "scopes" | "expiresAt">;
    const made: ApiKey = { id: crypto.randomUUID(), createdAt: daysAhead(0), ...asked };
    state.keys = [made, ...state.keys];
    return Response.json({ ...made, key: `vit_${"k3y-".repeat(10)}Abc` } satisfies CreatedApiKey, { status: 201 });
  },
  "DELETE /keys/:id": ({ state, id }: ConnectionsCall) => {
    state.keys = state.keys.filter((key) => key.id !== id);
    return { success: true };
  },
};
