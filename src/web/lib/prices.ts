import type { PublicConfig } from "../../engine/contract/api.ts";

export type Offer = {
  name: string;
  price: string;
  per: string;
  /** What one of its credits costs. */
  perCredit?: string;
  points: string[];
  /** Which price identifier of the configuration pays for it; none where a person answers. */
  priceKey?: keyof PublicConfig["prices"];
  plan?: "start" | "pro";
};

export const PLANS: Offer[] = [
  {
    name: "Basic Plan",
    price: "€50",
    per: "per month",
    perCredit: "€1.00 per credit",
    points: ["50 credits monthly", "1 template", "Up to 3 devices"],
    priceKey: "basic",
    plan: "start",
  },
  {
    name: "Pro Plan",
    price: "€150",
    per: "per month",
    perCredit: "€1.00 per credit",
    points: ["150 credits monthly", "2 templates", "PPT template coming soon", "Up to 3 devices"],
    priceKey: "pro",
    plan: "pro",
  },
];
export const PACKS: Offer[] = [
  {
    name: "50 Credit Pack",
    price: "€75",
    per: "one-time",
    perCredit: "€1.50 per credit",
    points: ["50 credits", "No subscription"],
    priceKey: "pack50",
  },
  {
    name: "150 Credit Pack",
    price: "€199",
    per: "one-time",
    perCredit: "€1.33 per credit",
    points: ["150 credits", "No subscription"],
    priceKey: "pack150",
  },
];
export const ENTERPRISE: Offer = {
  name: "Enterprise",
  price: "Custom",
  per: "for larger teams",
  points: ["Credits to measure", "Your own templates", "API access and connectors"],
};
