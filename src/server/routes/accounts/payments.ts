import { Elysia, t } from "elysia";
import { openBillingPortal, simulatePayment, startCheckout } from "../../../engine/billing/payments/purchases.ts";
import type { Engine } from "../../../engine/engine.ts";
import { idempotencyKey, once } from "../../http/idempotency.ts";
import { describe } from "../../openapi/describe.ts";
import type { SessionGuard } from "../../session.ts";
import { MAX_JSON_BYTES, readText } from "../../uploads/form-body.ts";

const TAG = "Payments";
const order = t.Object({ price_id: t.String() }, { examples: [{ price_id: "price_1" }] });

/** Buying plans and packs, and what the payment provider has to say about it. */
export const paymentRoutes = (engine: Engine, guard: SessionGuard) =>
  new Elysia()
    .use(guard)
    .post(
      "/create-checkout-session",
      ({ user, request, body }) =>
        once(engine, { request, scope: user.id, body }, () => startCheckout(engine, user, body.price_id, idempotencyKey(request))),
      {
        signedIn: "no key",
        body: order,
        detail: describe(TAG, "Opens a checkout and returns the address of its page", "Checkout", {
          repeatable: true,
          errors: [400, 401, 403, 409, 503],
        }),
      },
    )
    .post("/billing-portal", ({ user }) => openBillingPortal(engine, user), {
      signedIn: "no key",
      detail: describe(TAG, "Opens the pages where the account manages its subscription and returns their address", "Checkout", {
        errors: [401, 404, 409, 503],
      }),
    })
    .post(
      "/simulate-payment",
      ({ acting, user, request, body }) =>
        once(engine, { request, scope: user.id, body }, (keep) => simulatePayment(acting, user, body.price_id, engine.now(), keep)),
      {
        signedIn: "no key",
        body: order,
        detail: describe(TAG, "Books a purchase without a payment, where the configuration allows it", "SimulatedPayment", {
          repeatable: true,
          errors: [400, 401, 403, 404],
        }),
      },
    )
    .post(
      "/stripe/webhook",
      async ({ request }) => {
        await engine.applyPaymentMessage(() => readText(request, MAX_JSON_BYTES), request.headers.get("stripe-signature"));
        return { received: true };
      },
      { parse: "none", detail: describe(TAG, "Signed events of Stripe", "Received", { errors: [400, 413, 503] }) },
    );
