import { eq } from "drizzle-orm";
import type { Trace } from "../compliance/audit/trace.ts";
import type { DecisionLog } from "../compliance/decisions/record-matches.ts";
import { writeRecord } from "../compliance/decisions/write-record.ts";
import type { MatcherSwitch } from "../contract/api.ts";
import { AppError } from "../contract/errors.ts";
import type { Db, Store } from "../store/open-store.ts";
import { houseSettings } from "../store/schema.ts";

/** What the configuration says: false switches the matcher off, whatever an administrator says. */
export type MatcherSetting = { matcher: boolean };

const MATCHER_OFF =
  "The matcher is switched off on this service: CVs are not scored against job descriptions here. Analyses that were made before can still be read.";

const NAME = "matcher";

/** Whether CVs are scored here, and whether the configuration alone decides that. */
export function matcherSwitch({ db, config }: { db: Db; config: MatcherSetting }): MatcherSwitch {
  if (!config.matcher) return { on: false, fixed: true };
  const kept = db.select().from(houseSettings).where(eq(houseSettings.name, NAME)).get();
  return { on: kept?.value !== false, fixed: false };
}

/** Throws AppError "forbidden" where the matcher is switched off. */
export function refuseMatcherOff(house: { db: Db; config: MatcherSetting }): void {
  if (!matcherSwitch(house).on) throw new AppError("forbidden", MATCHER_OFF);
}

/** Switches the matcher on or off for all accounts, and records who did. Throws AppError "conflict" where the configuration has switched it off. */
export function switchMatcher(
  {
    store,
    trace,
    config,
    decisionLog,
    now,
  }: { store: Store; trace: Trace; config: MatcherSetting; decisionLog: DecisionLog; now: () => Date },
  by: string,
  on: boolean,
): MatcherSwitch {
  if (!config.matcher) throw new AppError("conflict", "The configuration of this service (VITAE_MATCHER) has switched the matcher off.");
  store.transaction((tx) => {
    if (matcherSwitch({ db: tx, config }).on === on) return;
    tx.insert(houseSettings)
      .values({ name: NAME, value: on })
      .onConflictDoUpdate({ target: houseSettings.name, set: { value: on } })
      .run();
    trace(tx, { action: "matcher.switched", subject: NAME, details: { on } });
    writeRecord(tx, decisionLog.key, by, { kind: "switch", matcher: on ? "on" : "off" }, now());
  });
  return { on, fixed: false };
}
