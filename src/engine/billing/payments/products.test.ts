import { expect, test } from "bun:test";
import { AppError } from "../../contract/errors.ts";
import { PRICES } from "../../testing/stripe-billing.ts";
import { findProduct, findProductByCode, getProduct, pricesOf } from "./products.ts";
import { missingPaymentSettings, type PaymentSettings } from "./settings.ts";

const NO_PRICES = { basic: null, pro: null, pack50: null, pack150: null };

test("a price is that of a plan or a pack; one that is not ours is refused with a message", () => {
  expect(getProduct(PRICES, "price_pro")).toEqual({ code: "pro", credits: 150, plan: "pro" });
  expect(getProduct(PRICES, "price_50")).toEqual({ code: "pack50", credits: 50, plan: null });
  for (const prices of [PRICES, NO_PRICES])
    expect(() => getProduct(prices, "price_other")).toThrow(new AppError("invalid", "There is no plan or pack with this price."));
});

test("a product without a price is not found by an empty one", () => {
  expect([null, undefined, ""].map((price) => findProduct(NO_PRICES, price))).toEqual([null, null, null]);
});

test("a product has its credits and its plan, by its price or its code", () => {
  const prices = { basic: "price_1", pro: "price_2", pack50: "price_3", pack150: null };
  const sold = ["price_1", "price_2", "price_3", "price_4", null, undefined].map((id) => findProduct(prices, id));
  expect(sold).toEqual([
    { code: "basic", credits: 50, plan: "start" },
    { code: "pro", credits: 150, plan: "pro" },
    { code: "pack50", credits: 50, plan: null },
    null,
    null,
    null,
  ]);
  expect(["pack150", "pro", "gold"].map((code) => findProductByCode(code)?.credits)).toEqual([150, 150, undefined]);
});

test("what Stripe needs and is not set is named, and nothing where payments are off", () => {
  const all = {
    stripeSecretKey: "sk",
    stripeWebhookSecret: "wh",
    stripePriceBasic: "1",
    stripePricePro: "2",
    stripePricePack50: "3",
    stripePricePack150: "4",
  };
  const missing = (changes: object) => missingPaymentSettings({ ...all, ...changes } as PaymentSettings);
  expect(missing({})).toEqual([]);
  expect(missing({ stripeSecretKey: null, stripePricePro: null })).toEqual([]);
  expect(missing({ stripeWebhookSecret: null, stripePricePack50: "" })).toEqual(["STRIPE_WEBHOOK_SECRET", "STRIPE_PRICE_PACK_50"]);
  expect(missing({ stripePriceBasic: null, stripePricePro: null, stripePricePack150: null })).toEqual([
    "STRIPE_PRICE_BASIC",
    "STRIPE_PRICE_PRO",
    "STRIPE_PRICE_PACK_150",
  ]);
  expect(pricesOf(all as PaymentSettings)).toEqual({ basic: "1", pro: "2", pack50: "3", pack150: "4" });
});
