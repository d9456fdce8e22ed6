import { Elysia, t } from "elysia";
import { MAX_SHOWN_DELIVERIES, MAX_WEBHOOK_URL_CHARS } from "../../../engine/contract/limits.ts";
import type { Engine } from "../../../engine/engine.ts";
import { listDeliveries, sendAgain, testWebhook } from "../../../engine/messaging/webhooks/deliveries.ts";
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  listWebhooks,
  type WebhookChange,
} from "../../../engine/messaging/webhooks/webhooks.ts";
import { once } from "../../http/idempotency.ts";
import { describe, IDEMPOTENCY_HEADER } from "../../openapi/describe.ts";
import type { SessionGuard } from "../../session.ts";

const TAG = "Webhooks";

const url = t.String({ maxLength: 2 * MAX_WEBHOOK_URL_CHARS });
const events = t.Array(t.String({ maxLength: 40 }), { maxItems: 20 });
const params = t.Object({ id: t.String() });

/** Addresses that are told of the account's events. */
export const webhookRoutes = (engine: Engine, guard: SessionGuard) =>
  new Elysia()
    .use(guard)
    .get("/webhooks", ({ user }) => listWebhooks(engine.store, user.id, engine.now()), {
      signedIn: "no key",
      detail: describe(TAG, "The account's webhooks, the oldest first", ["Webhook"], { errors: [401, 403] }),
    })
    .post(
      "/webhooks",
      async ({ acting, user, body, request, set }) => {
        const made = await once(engine, { request, scope: user.id, body }, (keep) =>
          createWebhook(acting, user.id, body, (tx, one) => keep(tx, one, one.id)),
        );
        set.status = 201;
        return made;
      },
      {
        signedIn: "no key",
        body: t.Object({ url, events }, { examples: [{ url: "https://ats.example/vitae", events: ["job.completed", "job.failed"] }] }),
        detail: describe(TAG, "Makes a webhook. The answer is the only one that has its secret", "WebhookWithSecret", {
          status: 201,
          repeatable: true,
          errors: [400, 401, 403, 409],
        }),
      },
    )
    .patch("/webhooks/:id", ({ acting, user, params, body, request }) => changeOnce(acting, user.id, params.id, body, request), {
      signedIn: "no key",
      params,
      headers: IDEMPOTENCY_HEADER,
      body: t.Object(
        { url: t.Optional(url), events: t.Optional(events), enabled: t.Optional(t.Boolean()), rotateSecret: t.Optional(t.Boolean()) },
        { examples: [{ enabled: false }] },
      ),
      detail: describe(
        TAG,
        "Changes a webhook. With rotateSecret the answer has the new secret; the former one signs beside it for a day",
        "ChangedWebhook",
        { repeatable: true, errors: [400, 401, 403, 404] },
      ),
    })
    .delete(
      "/webhooks/:id",
      ({ acting, user, params }) => {
        deleteWebhook(acting, user.id, params.id);
        return { success: true };
      },
      { signedIn: "no key", params, detail: describe(TAG, "Deletes a webhook with its log", "Success", { errors: [401, 403, 404] }) },
    )
    .post(
      "/webhooks/:id/test",
      ({ acting, user, params, set }) => {
        const delivery = testWebhook(acting, user.id, params.id);
        engine.sendWebhooks();
        set.status = 201;
        return delivery;
      },
      {
        signedIn: "no key",
        params,
        detail: describe(TAG, "Sends an event that says nothing, webhook.test", "WebhookDelivery", {
          status: 201,
          errors: [401, 403, 404, 409],
        }),
      },
    )
    .get("/webhooks/:id/deliveries", ({ user, params }) => listDeliveries(engine.store, user.id, params.id), {
      signedIn: "no key",
      params,
      detail: describe(TAG, `The last ${MAX_SHOWN_DELIVERIES} events of a webhook, newest first, with each attempt`, ["WebhookDelivery"], {
        errors: [401, 403, 404],
      }),
    })
    .post(
      "/webhooks/:id/deliveries/:deliveryId/retry",
      ({ acting, user, params }) => {
        const delivery = sendAgain(acting, user.id, params.id, params.deliveryId);
        engine.sendWebhooks();
        return delivery;
      },
      {
        signedIn: "no key",
        params: t.Object({ id: t.String(), deliveryId: t.String() }),
        detail: describe(TAG, "Sends an event again", "WebhookDelivery", { errors: [401, 403, 404, 409] }),
      },
    );

/** A rotation that is sent again because its answer was lost makes no second secret: the one that the receiver has would sign no more. */
const changeOnce = (engine: Engine, userId: string, id: string, body: WebhookChange, request: Request) =>
  once(engine, { request, scope: userId, body }, (keep) => changeWebhook(engine, userId, id, body, (tx, changed) => keep(tx, changed, id)));
