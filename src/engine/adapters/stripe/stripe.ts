import Stripe from "stripe";
import type { PaymentEvent } from "../../billing/payments/apply-event.ts";
import type { LiveSubscription, Payments, PortalVisit } from "../../billing/payments/purchases.ts";
import { ENDED } from "../../billing/payments/subscriptions.ts";
import { AppError } from "../../contract/errors.ts";
import { firstOf, idOf, priceOfLine, toPaymentEvent } from "./payment-event.ts";

export type StripePayments = Payments & {
  /** The event of a signed message. Throws AppError "invalid" for a message that Stripe has not signed in the last five minutes. */
  readEvent(body: string, signature: string | null): Promise<PaymentEvent>;
};

const TIMEOUT_MS = 15_000;

type OnRefusal = (call: "checkout" | "cancellation" | "subscription" | "portal", kind: string) => void;

/** Stripe's API with a secret key; `apiBase` points it elsewhere, for tests. `onRefusal` is told of each call that failed. */
export function openStripe({
  secretKey,
  webhookSecret,
  apiBase,
  onRefusal,
}: {
  secretKey: string;
  webhookSecret: string | null;
  apiBase: string | null;
  onRefusal: OnRefusal;
}): StripePayments {
  const stripe = new Stripe(secretKey, {
    // A redirect would send an address, or the key, to another server.
    httpClient: Stripe.createFetchHttpClient(((input, init) => fetch(input, { ...init, redirect: "error" })) as typeof fetch),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(apiBase && addressOf(apiBase)),
  });

  return {
    async createCheckout({ priceId, mode, userId, email, customerId, successUrl, cancelUrl, idempotencyKey }) {
      const metadata = { user_id: userId, price_id: priceId };
      const { url } = await orUnavailable(
        CHECKOUT_SENTENCE,
        (kind) => onRefusal("checkout", kind),
        () =>
          stripe.checkout.sessions.create(
            {
              mode,
              line_items: [{ price: priceId, quantity: 1 }],
              client_reference_id: userId,
              metadata,
              ...(customerId ? { customer: customerId } : { customer_email: emailForStripe(email) }),
              ...(mode === "subscription" ? { subscription_data: { metadata } } : { payment_intent_data: { metadata } }),
              success_url: successUrl,
              cancel_url: cancelUrl,
            },
            idempotencyKey ? { idempotencyKey: hashed(idempotencyKey) } : {},
          ),
      );
      if (!url) throw new AppError("unavailable", CHECKOUT_SENTENCE);
      return url;
    },

    async findSubscription(subscriptionId) {
      const subscription = await orUnavailable(
        CHANGE_SENTENCE,
        (kind) => onRefusal("subscription", kind),
        () => stripe.subscriptions.retrieve(subscriptionId).catch(unlessMissing),
      );
      return subscription && !ENDED.includes(subscription.status) ? toLive(subscriptionId, subscription) : null;
    },

    async openPortal({ customerId, returnUrl, change }) {
      const page = { customer: customerId, return_url: returnUrl };
      const { url } = await orUnavailable(
        change ? CHANGE_SENTENCE : PORTAL_SENTENCE,
        (kind) => onRefusal("portal", kind),
        () => openPortalPage(stripe, page, change),
      );
      if (!url) throw new AppError("unavailable", PORTAL_SENTENCE);
      return url;
    },

    async cancelSubscription(subscriptionId, { prorate } = { prorate: false }) {
      await orUnavailable(
        CANCEL_SENTENCE,
        (kind) => onRefusal("cancellation", kind),
        () => stripe.subscriptions.cancel(subscriptionId, prorate ? { prorate, invoice_now: true } : {}).catch(unlessMissing),
      );
    },

    async readEvent(body, signature) {
      if (!webhookSecret) throw new AppError("unavailable", "Payment events are not set up on this service.");
      const event = await readSigned(stripe, body, signature, webhookSecret);
      if (typeof event.livemode === "boolean" && event.livemode !== isLive(secretKey) && /^[sr]k_(live|test)_/.test(secretKey)) {
        throw new AppError("invalid", "This event is of the other mode (live or test) than the key.");
      }
      return toPaymentEvent(event, stripe);
    },
  };
}

const CHECKOUT_SENTENCE = "Failed to create checkout session. Please try again.";

const CANCEL_SENTENCE = "The subscription of this account could not be cancelled, so nothing was deleted. Please try again.";

const CHANGE_SENTENCE =
  "Your plan could not be changed because Stripe's billing portal cannot be opened. Nothing was bought. Please try again.";

const PORTAL_SENTENCE = "The billing portal cannot be opened. Please try again later, or contact us.";

/** The portal refuses a change that its settings do not offer, or of a subscription that is about to end: then it opens at its first page. */
async function openPortalPage(
  stripe: Stripe,
  page: Stripe.BillingPortal.SessionCreateParams,
  change: PortalVisit["change"],
): Promise<Stripe.BillingPortal.Session> {
  if (!change) return stripe.billingPortal.sessions.create(page);
  return stripe.billingPortal.sessions.create({ ...page, flow_data: changeFlow(change) }).catch((error) => {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    return stripe.billingPortal.sessions.create(page);
  });
}

function changeFlow({ subscription: { id, itemId }, priceId }: NonNullable<PortalVisit["change"]>) {
  if (!itemId) return { type: "subscription_update" as const, subscription_update: { subscription: id } };
  const items = [{ id: itemId, price: priceId, quantity: 1 }];
  return { type: "subscription_update_confirm" as const, subscription_update_confirm: { subscription: id, items } };
}

function toLive(id: string, subscription: Stripe.Subscription): LiveSubscription {
  const item = firstOf(subscription as unknown as Record<string, unknown>, "items");
  return { id, customerId: idOf(subscription.customer), itemId: idOf(item), priceId: priceOfLine(item) };
}

/** Stripe no longer knows a subscription that has ended. */
function unlessMissing(error: unknown): null {
  if (!(error instanceof Stripe.errors.StripeError) || error.statusCode !== 404) throw error;
  return null;
}

async function orUnavailable<T>(message: string, onRefusal: (kind: string) => void, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    onRefusal(error.type);
    throw new AppError("unavailable", message);
  }
}

/** Bun's crypto is asynchronous, and so must be the check of the signature. */
async function readSigned(stripe: Stripe, body: string, signature: string | null, secret: string): Promise<Stripe.Event> {
  try {
    return await stripe.webhooks.constructEventAsync(body, signature ?? "", secret);
  } catch {
    throw new AppError("invalid", "This message does not bear a valid signature.");
  }
}

function addressOf(apiBase: string) {
  const { hostname, port, protocol } = new URL(apiBase);
  return { host: hostname, protocol: protocol === "https:" ? ("https" as const) : ("http" as const), ...(port && { port }) };
}

/** Stripe takes at most 255 characters. */
const hashed = (text: string) => new Bun.CryptoHasher("sha256").update(text).digest("hex");
const isLive = (secretKey: string) => /^[sr]k_live_/.test(secretKey);
/** Stripe refuses an address without a public domain, such as `admin@localhost`. Without one it asks for it on its page. */
const emailForStripe = (email: string) => (/@[^@]+\.[^@.]+$/.test(email) ? email : undefined);
