import { eq } from "drizzle-orm";
import type { UserRow } from "../accounts/users.ts";
import type { Config } from "../config.ts";
import type { Plan } from "../contract.ts";
import { bookPurchase } from "../credits/ledger.ts";
import { AppError } from "../errors.ts";
import type { Db, Store } from "../store/open-store.ts";
import { users } from "../store/schema.ts";
import { findProduct, findProductByCode, getProduct, pricesOf } from "./products.ts";

/** Where people pay. Anything that keeps it from answering is AppError "unavailable". */
export type Payments = {
  /** Opens a checkout and returns the address of its page. */
  createCheckout(order: Order): Promise<string>;
  /** Ends a subscription at once. One that has ended already is none the worse. */
  cancelSubscription(subscriptionId: string): Promise<void>;
};
export type Order = {
  priceId: string;
  mode: "subscription" | "payment";
  userId: string;
  email: string;
  customerId: string | null;
  successUrl: string;
  cancelUrl: string;
  /** The same order under the same key is one checkout. */
  idempotencyKey: string | null;
};

/** The address of a checkout page for a plan or pack. Throws AppError "unavailable" without payments, "invalid" for an unknown price. */
export async function startCheckout(
  { config, payments }: { config: Config; payments: Payments | null },
  user: UserRow,
  priceId: string,
  idempotencyKey: string | null = null,
): Promise<{ url: string }> {
  if (!payments) throw new AppError("unavailable", "Payments are not set up on this service. Please contact us to buy credits.");
  const product = getProduct(pricesOf(config), priceId);

  const url = await payments.createCheckout({
    priceId,
    mode: product.plan ? "subscription" : "payment",
    userId: user.id,
    email: user.email,
    customerId: user.stripeCustomerId,
    successUrl: `${config.publicUrl}/plan/success?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${config.publicUrl}/plan/cancel`,
    idempotencyKey: idempotencyKey && `${user.id}:${idempotencyKey}`,
  });
  return { url };
}

/** Books a purchase that nobody paid for, where the configuration allows it. Throws AppError "not_found" where it does not. */
export function simulatePayment(
  { config, store }: { config: Config; store: Store },
  user: UserRow,
  priceId: string,
  at: Date,
  also: (tx: Db, simulated: { credits_added: number; plan_updated: Plan }) => void = () => {},
): { credits_added: number; plan_updated: Plan } {
  if (!config.simulatePayments) throw new AppError("not_found", "There is nothing at this address.");
  const product = findProduct(pricesOf(config), priceId) ?? findProductByCode(priceId);
  if (!product) throw new AppError("invalid", "There is no plan or pack with this price.");

  return store.transaction((tx) => {
    bookPurchase(tx, { userId: user.id, amount: product.credits, ref: `simulated:${crypto.randomUUID()}`, at, note: "Simulated payment" });
    if (product.plan) tx.update(users).set({ plan: product.plan }).where(eq(users.id, user.id)).run();
    const simulated = { credits_added: product.credits, plan_updated: product.plan };
    also(tx, simulated);
    return simulated;
  });
}
