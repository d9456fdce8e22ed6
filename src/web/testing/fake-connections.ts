import type { ApiKey, CreatedApiKey, Webhook, WebhookDelivery, WebhookWithSecret } from "../../engine/contract/api.ts";

/** What the fake keeps of the programs that are connected. */
export type ConnectionsState = { keys: ApiKey[]; webhooks: Webhook[]; deliveries: Record<string, WebhookDelivery[]> };
type ConnectionsCall = { state: ConnectionsState; id: string; deliveryId: string; body: () => Promise<Record<string, unknown>> };

const DAY_MS = 86_400_000;
const at = (msAhead: number) => new Date(Date.now() + msAhead).toISOString();

export const fakeKey = (part: Partial<ApiKey> = {}): ApiKey => ({
  id: crypto.randomUUID(),
  name: "Nightly import",
  scopes: ["cv:write", "cv:read"],
  createdAt: at(-40 * DAY_MS),
  expiresAt: at(50 * DAY_MS),
  lastUsedAt: at(-840_000),
  ...part,
});

export const fakeWebhook = (part: Partial<Webhook> = {}): Webhook => ({
  id: crypto.randomUUID(),
  url: "https://ats.example/vitae",
  events: ["job.completed", "job.failed"],
  enabled: true,
  createdAt: at(-9 * DAY_MS),
  ...part,
});

export const fakeDelivery = (part: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  id: `msg_${crypto.randomUUID().replaceAll("-", "")}`,
  type: "job.completed",
  status: "delivered",
  createdAt: at(-600_000),
  attempts: [{ at: at(-600_000), ms: 84, status: 204 }],
  ...part,
});

const SECRET = `whsec_${"c2VjcmV0".repeat(5)}c2E=`;
const refuse = (status: number, message: string) => Response.json({ error: message, message }, { status });
const find = <T extends { id: string }>(all: T[], id: string): T => all.find((one) => one.id === id) as T;

/** The contract of the connections, in memory. An address answers between two looks at its log. */
export const CONNECTION_ROUTES = {
  "GET /keys": ({ state }: ConnectionsCall) => state.keys,
  "POST /keys": async ({ state, body }: ConnectionsCall) => {
    const asked = (await body()) as Pick<ApiKey, "name" | "scopes" | "expiresAt">;
    const made: ApiKey = { id: crypto.randomUUID(), createdAt: at(0), ...asked };
    state.keys = [made, ...state.keys];
    return Response.json({ ...made, key: `vit_${"k3y-".repeat(10)}Abc` } satisfies CreatedApiKey, { status: 201 });
  },
  "DELETE /keys/:id": ({ state, id }: ConnectionsCall) => {
    state.keys = state.keys.filter((key) => key.id !== id);
    return { success: true };
  },
  "GET /webhooks": ({ state }: ConnectionsCall) => state.webhooks,
  "POST /webhooks": async ({ state, body }: ConnectionsCall) => {
    const made = fakeWebhook({ ...((await body()) as Pick<Webhook, "url" | "events">), createdAt: at(0) });
    state.webhooks = [...state.webhooks, made];
    return Response.json({ ...made, secret: SECRET } satisfies WebhookWithSecret, { status: 201 });
  },
  "PATCH /webhooks/:id": async ({ state, id, body }: ConnectionsCall) => {
    const { rotateSecret, ...change } = await body();
    const webhook = Object.assign(find(state.webhooks, id), change, rotateSecret ? { formerSecretUntil: at(DAY_MS) } : {});
    return rotateSecret ? { ...webhook, secret: SECRET } : webhook;
  },
  "DELETE /webhooks/:id": ({ state, id }: ConnectionsCall) => {
    state.webhooks = state.webhooks.filter((webhook) => webhook.id !== id);
    return { success: true };
  },
  "POST /webhooks/:id/test": ({ state, id }: ConnectionsCall) => {
    if (!find(state.webhooks, id).enabled) return refuse(409, "This webhook is switched off. Please switch it on first.");
    const test = fakeDelivery({ type: "webhook.test", status: "waiting", createdAt: at(0), attempts: [], nextAttemptAt: at(0) });
    state.deliveries[id] = [test, ...(state.deliveries[id] ?? [])];
    return Response.json(test, { status: 201 });
  },
  "GET /webhooks/:id/deliveries": ({ state, id }: ConnectionsCall) => {
    const log = structuredClone(state.deliveries[id] ?? []);
    for (const one of state.deliveries[id] ?? []) if (one.nextAttemptAt && Date.parse(one.nextAttemptAt) <= Date.now()) take(one);
    return log;
  },
  "POST /webhooks/:id/deliveries/:deliveryId/retry": ({ state, id, deliveryId }: ConnectionsCall) =>
    Object.assign(find(state.deliveries[id] ?? [], deliveryId), { status: "waiting", nextAttemptAt: at(0) }),
};

function take(delivery: WebhookDelivery): void {
  delivery.attempts.push({ at: at(0), ms: 84, status: 204 });
  Object.assign(delivery, { status: "delivered", nextAttemptAt: undefined });
}
