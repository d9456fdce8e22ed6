import type { Plan } from "../../contract/api.ts";
import { AppError } from "../../contract/errors.ts";
import type { PriceSettings } from "./settings.ts";

export type Product = { code: "basic" | "pro" | "pack50" | "pack150"; credits: number; plan: Exclude<Plan, null> | null };

/** What is sold: plans give their credits with every paid month, packs once. */
const PRODUCTS: Product[] = [
  { code: "basic", credits: 50, plan: "start" },
  { code: "pro", credits: 150, plan: "pro" },
  { code: "pack50", credits: 50, plan: null },
  { code: "pack150", credits: 150, plan: null },
];

export type Prices = Record<Product["code"], string | null>;

export function pricesOf(config: PriceSettings): Prices {
  return {
    basic: config.stripePriceBasic,
    pro: config.stripePricePro,
    pack50: config.stripePricePack50,
    pack150: config.stripePricePack150,
  };
}

export function findProduct(prices: Prices, priceId: string | null | undefined): Product | null {
  return PRODUCTS.find(({ code }) => priceId && prices[code] === priceId) ?? null;
}

/** Throws AppError "invalid" for a price that is not ours. */
export function getProduct(prices: Prices, priceId: string): Product {
  const product = findProduct(prices, priceId);
  if (!product) throw new AppError("invalid", "There is no plan or pack with this price.");
  return product;
}

/** A simulated payment may also name the product itself, for a house without any price. */
export const findProductByCode = (code: string): Product | null => PRODUCTS.find((product) => product.code === code) ?? null;
