import { and, count, desc, eq, inArray, lt } from "drizzle-orm";
import type { DecisionPage, DecisionRecord, ListedDecision } from "../../contract/api.ts";
import { csvLine } from "../../cv/text/csv.ts";
import type { Db, Store } from "../../store/open-store.ts";
import { decisions, decisionTexts, users } from "../../store/schema.ts";
import type { Trace } from "../audit/trace.ts";
import type { KeptRecord } from "../chain/chained-log.ts";
import type { DecisionLog } from "./record-matches.ts";
import { type DecisionFilter, matching, rowsOf } from "./rows.ts";
import { countVerdicts, modelName } from "./table-cells.ts";
import { writeRecord } from "./write-record.ts";

const DECISION_PAGE_ROWS = 25;

/** A page of the decision log, newest records first, with the addresses of the accounts that are still there. `from`: the newest record to show. */
export function listDecisions(db: Db, filter: DecisionFilter, from?: number, rows = DECISION_PAGE_ROWS): DecisionPage {
  const wanted = matching(filter);
  const found = db
    .select()
    .from(decisions)
    .where(and(wanted, from === undefined ? undefined : lt(decisions.seq, from + 1)))
    .orderBy(desc(decisions.seq))
    .limit(rows + 1)
    .all();
  const shown = found.slice(0, rows);
  const total = db.select({ all: count() }).from(decisions).where(wanted).get()?.all ?? 0;
  return { records: describeAll(db, shown), total, next: found[rows]?.seq ?? null };
}

export type ExportFormat = "jsonl" | "csv";

/** The decision log as a file, which is recorded in it first. `by`: see `writeRecord`. */
export function exportDecisions(
  { store, trace, decisionLog, now }: { store: Store; trace: Trace; decisionLog: DecisionLog; now: () => Date },
  by: string,
  format: ExportFormat,
): { fileName: string; lines: Generator<string> } {
  store.transaction((tx) => {
    writeRecord(tx, decisionLog.key, by, { kind: "export", what: "decisions" }, now());
    trace(tx, { action: "decisions.exported" });
  });
  const day = now().toISOString().slice(0, 10);
  return { fileName: `Decision log ${day}.${format}`, lines: exportLines(store.db, format) };
}

/** The decision log from its first record, line by line: JSON Lines that can be checked again, or a table for people. */
export function* exportLines(db: Db, format: ExportFormat, filter: DecisionFilter = {}): Generator<string> {
  if (format === "csv") yield csvLine(COLUMNS);
  let batch: KeptRecord[] = [];
  const write = format === "csv" ? toCsv : toJsonLine;
  for (const row of rowsOf(db, filter)) {
    batch.push(row);
    if (batch.length < EXPORT_BATCH) continue;
    for (const one of describeAll(db, batch)) yield write(one);
    batch = [];
  }
  for (const one of describeAll(db, batch)) yield write(one);
}

const EXPORT_BATCH = 500;
const COLUMNS = "seq at kind by account job cv jd outcome rules model overall skills role industry must nice reason more hash".split(" ");

function toCsv({ seq, at, kind, by, account, hash, reasonText, seal: _, before: __, ...record }: ListedDecision): string {
  const { job, cv, jd, outcome, rules, model, scores, verdicts, reason, ...more } = record as Partial<
    Extract<DecisionRecord, { kind: "match" }>
  > & {
    reason?: string;
  };
  const share = (kind: "must" | "nice") => {
    if (!verdicts) return "";
    const { met, asked } = countVerdicts(verdicts, kind);
    return `${met}/${asked}`;
  };
  const figures = (["overall", "skills", "role", "industry"] as const).map((name) => scores?.[name]?.toFixed(1) ?? "");
  const rest = Object.keys(more).length > 0 ? JSON.stringify(more) : "";
  return csvLine(
    [
      ...[String(seq), at, kind, by, account, job, cv, jd, outcome, rules, model && modelName(model)],
      ...figures,
      ...[share("must"), share("nice"), reasonText, rest, hash],
    ].map((cell) => cell ?? ""),
  );
}

const toJsonLine = (record: ListedDecision) => `${JSON.stringify(record)}\n`;

/** What a line of an export was made from. Null for a line that is no record. */
export function fromJsonLine(line: string): KeptRecord | null {
  try {
    const { hash, seal, account: _, reasonText: __, ...record } = JSON.parse(line) as ListedDecision;
    if (!Number.isSafeInteger(record.seq)) return null;
    return { seq: record.seq, body: JSON.stringify(record), hash: String(hash), seal: String(seal) };
  } catch {
    return null;
  }
}

function describeAll(db: Db, rows: KeptRecord[]): ListedDecision[] {
  const records = rows.map(({ body, hash, seal, seq }) => ({ ...readBody(body, seq), hash, seal }));
  const accounts = addressesOf(db, [...new Set(records.map(({ by }) => by))]);
  const seqs = records.filter(({ kind }) => kind === "override").map(({ seq }) => seq);
  const texts = new Map(
    seqs.length > 0
      ? db
          .select()
          .from(decisionTexts)
          .where(inArray(decisionTexts.seq, seqs))
          .all()
          .map(({ seq, text }) => [seq, text])
      : [],
  );
  return records.map((record) => ({
    ...record,
    ...(accounts.has(record.by) && { account: accounts.get(record.by) }),
    ...(texts.has(record.seq) && { reasonText: texts.get(record.seq) }),
  }));
}

/** A record that was tampered with may be no JSON any more: it is shown by its number. */
function readBody(body: string, seq: number): DecisionRecord {
  try {
    return JSON.parse(body);
  } catch {
    return { seq, at: "", before: "", by: "", kind: "export", what: "unreadable" };
  }
}

function addressesOf(db: Db, ids: string[]): Map<string, string> {
  const found = ids.flatMap((id) => db.select({ id: users.id, email: users.email }).from(users).where(eq(users.id, id)).all());
  return new Map(found.map(({ id, email }) => [id, email]));
}
