import { checkAudit } from "../../../engine/compliance/audit/keep-audit.ts";
import { type AskedAudit, exportAudit, listAudit, readAuditFilter } from "../../../engine/compliance/audit/list-audit.ts";
import { AUDIT_WAYS, type AuditEvent } from "../../../engine/contract/audit-actions.ts";
import type { Db } from "../../../engine/store/open-store.ts";
import { tellCheck } from "../../checks/chain-check.ts";
import { withEngine } from "../../engine.ts";
import { saveRecords } from "../../files/saved-file.ts";
import { type OutputOptions, printJson, printTable, say } from "../../terminal/output.ts";

type AuditOptions = OutputOptions & AskedAudit & { data?: string };

const DEFAULT_ROWS = 50;
/** Rows of one query. */
const BATCH = 500;

export const auditList = ({ rows = DEFAULT_ROWS, ...options }: AuditOptions & { rows?: number }) =>
  withEngine(options, ({ store }) => {
    const { events, more } = newest(store.db, options, rows);
    if (options.json) printJson(events);
    else if (events.length === 0) say("There are no such records.", options);
    else {
      printTable(events.map(toRow));
      if (more) say(`Older records are not shown (--rows ${2 * rows}, or vitae audit export).`, options);
    }
    return 0;
  });

/** A search for text may take several steps until there are enough, or no more. */
function newest(db: Db, asked: AskedAudit, rows: number): { events: AuditEvent[]; more: boolean } {
  const filter = readAuditFilter(db, asked);
  const events: AuditEvent[] = [];
  let cursor: number | undefined;
  do {
    const page = listAudit(db, filter, cursor, Math.min(BATCH, rows - events.length));
    events.push(...page.events);
    cursor = page.next;
  } while (cursor !== undefined && events.length < rows);
  return { events, more: cursor !== undefined };
}

function toRow({ seq, at, actor, way, key, what, subject, accountName }: AuditEvent) {
  return {
    no: seq,
    time: at.slice(0, 19).replace("T", " "),
    who: actor.name ?? "",
    by: key ? `API key ${key.name}` : AUDIT_WAYS[way],
    what,
    "to what": subject?.kind === "account" && accountName ? accountName : subject ? `${subject.kind} ${subject.id}` : "",
  };
}

export const auditExport = (file: string, options: AuditOptions & { force?: boolean }) =>
  withEngine(options, (engine) => {
    const filter = readAuditFilter(engine.store.db, options);
    return saveRecords(file, options, { make: (format) => exportAudit(engine, filter, format), key: "records", noun: "record(s)" });
  });

export const auditCheck = (options: OutputOptions & { data?: string; end?: string }) =>
  withEngine(options, ({ store, decisionLog }) =>
    tellCheck(checkAudit(store.db, decisionLog.key, options), { log: "The audit log", command: "vitae audit check" }, options),
  );
