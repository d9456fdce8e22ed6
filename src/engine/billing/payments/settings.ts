/** Stripe's price id of each product that is sold ("price_1Abc"); null where it is not set. */
export type PriceSettings = Record<"stripePriceBasic" | "stripePricePro" | "stripePricePack50" | "stripePricePack150", string | null>;

/** The settings that payments read; `Config` of the program has them all. */
export type PaymentSettings = PriceSettings & {
  publicUrl: string;
  stripeSecretKey: string | null;
  stripeWebhookSecret: string | null;
  simulatePayments: boolean;
  billingPortalUrl: string | null;
};

/** The variables that Stripe needs and that are not set, as far as that can be known without asking it. None where payments are off. */
export function missingPaymentSettings(config: PaymentSettings): string[] {
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
