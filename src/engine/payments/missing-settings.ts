import type { Config } from "../config.ts";

/** The variables that Stripe needs and that are not set, as far as that can be known without asking it. None where payments are off. */
export function missingPaymentSettings(config: Config): string[] {
  if (!config.stripeSecretKey) return [];
  const needed = {
    STRIPE_WEBHOOK_SECRET: config.stripeWebhookSecret,
    STRIPE_PRICE_BASIC: config.stripePriceBasic,
    STRIPE_PRICE_PRO: config.stripePricePro,
    STRIPE_PRICE_PACK_50: config.stripePricePack50,
    STRIPE_PRICE_PACK_150: config.stripePricePack150,
  };
  return Object.entries(needed).flatMap(([variable, value]) => (value ? [] : [variable]));
}
