import { expect, test } from "bun:test";
import { AppError } from "../contract/errors.ts";
import { PRICES } from "../testing/stripe-billing.ts";
import { findProduct, getProduct } from "./products.ts";

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
