import { errorCode } from "../../contract/errors.ts";
import type { Log } from "../../store/log.ts";
import type { Store } from "../../store/open-store.ts";
import type { Payments } from "./purchases.ts";
import { listToEnd, markEnded } from "./subscriptions.ts";

type Tools = { store: Store; payments: Payments; log: Log; now: () => Date };

/**
 * Ends the subscriptions at the provider that nobody may pay for any longer: a second one of an account, with its unused days credited to
 * the customer, and one of a deleted account. One that could not be ended is an error in the log and is tried again at the next call.
 */
export async function endSubscriptions({ store, payments, log, now }: Tools): Promise<void> {
  for (const { id, endReason } of listToEnd(store.db)) {
    try {
      await payments.cancelSubscription(id, { prorate: endReason === "duplicate" });
      store.transaction((tx) => markEnded(tx, id, now()));
      log.write("warning", "payments", `The subscription ${id} was ended at Stripe: ${REASONS[endReason ?? "duplicate"]}.`);
    } catch (error) {
      const message = `The subscription ${id} could not be ended at Stripe, though ${REASONS[endReason ?? "duplicate"]}. It is tried again every hour.`;
      log.write("error", "payments", message, { code: errorCode(error) });
    }
  }
}

const REASONS = { duplicate: "its account pays for another one", account_deleted: "its account was deleted" };
