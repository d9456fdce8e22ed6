import type { ChainCheck } from "../../contract/api.ts";
import type { Db, Store } from "../../store/open-store.ts";
import { cutChain, expiredRecords } from "../chain/chained-log.ts";
import { type CheckOptions, chainSteps, checkBesideOthers, checkChain } from "../chain/check-chain.ts";
import type { LogKey } from "../chain/log-key.ts";
import { AUDIT_LOG, type Trace } from "./trace.ts";

/** 0 keeps everything. Unit: days. */
const KEEP_ALL = 0;

/** The retention of the audit log, which is recorded in it: see `cutChain`. Returns how many records were removed. */
export function cutAudit({ store, trace }: { store: Store; trace: Trace }, key: LogKey, days: number, at: Date): number {
  if (days === KEEP_ALL) return 0;
  return store.transaction((tx) => {
    const cut = cutChain(tx, AUDIT_LOG, key, days, at);
    if (!cut) return 0;
    trace(tx, { action: "retention.cut-audit", details: { count: cut.removed, days } });
    return cut.removed;
  });
}

/** The ratio of the records that the retention would remove now. */
export const expiredAudit = (db: Db, days: number, at: Date): number => (days === KEEP_ALL ? 0 : expiredRecords(db, AUDIT_LOG, days, at));

/** Whether the audit log is as it was written: see `checkChain`. */
export const checkAudit = (db: Db, key: LogKey, options: CheckOptions = {}): ChainCheck =>
  db.transaction((tx) => checkChain(tx, AUDIT_LOG, key, options));

/** The same while the service answers others. */
export const checkAuditBesideOthers = (db: Db, key: LogKey, options: CheckOptions = {}): Promise<ChainCheck> =>
  checkBesideOthers(db, AUDIT_LOG, () => chainSteps(db, AUDIT_LOG, key, options));
