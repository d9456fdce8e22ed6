export const STRIPE_SECRET = "whsec_test";
export const PRICES = { STRIPE_PRICE_PACK_50: "price_50" };

/** The message that Stripe sends when a pack of 50 credits was paid, and the headers that sign it: `t` and HMAC-SHA256 of `t.body`. */
export function paidPack(userId: string, sessionId: string) {
  const at = Math.floor(Date.now() / 1000);
  const object = {
    id: sessionId,
    mode: "payment",
    payment_status: "paid",
    client_reference_id: userId,
    metadata: { price_id: "price_50" },
  };
  const about = { object: "event", type: "checkout.session.completed", created: at, livemode: false, api_version: "2025-06-30" };
  const body = JSON.stringify({ ...about, id: `evt_${sessionId}`, data: { object } });
  const signature = new Bun.CryptoHasher("sha256", STRIPE_SECRET).update(`${at}.${body}`).digest("hex");
  return { body, headers: { "stripe-signature": `t=${at},v1=${signature}`, "content-type": "application/json" } };
}
