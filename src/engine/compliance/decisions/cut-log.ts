import type { Db, Store } from "../../store/open-store.ts";
import { cutChain, expiredRecords } from "../chain/chained-log.ts";
import type { LogKey } from "../chain/log-key.ts";
import { DECISIONS, SERVICE, writeRecord } from "./write-record.ts";

/** The retention of the decision log, which is recorded in it: see `cutChain`. Returns how many records were removed. */
export function cutLog(store: Store, logKey: LogKey, days: number, at: Date): number {
  return store.transaction((tx) => {
    const cut = cutChain(tx, DECISIONS, logKey, days, at);
    if (!cut) return 0;
    writeRecord(tx, logKey, SERVICE, { kind: "cut", ...cut, days }, at);
    return cut.removed;
  });
}

/** The ratio of the records that the retention would remove now. */
export const expiredDecisions = (db: Db, days: number, at: Date): number => expiredRecords(db, DECISIONS, days, at);
