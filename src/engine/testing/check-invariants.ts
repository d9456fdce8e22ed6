import { readFileSync } from "node:fs";
import type { Files } from "../store/disk/files.ts";
import type { Store } from "../store/open-store.ts";

/**
 * Checks the invariants of the data, and lists those that are broken. Balances are the sum of their ledger rows and never negative, a job
 * has one charge and at most one refund for each of its runs, all but the last refunded, none for a completed CV and no full one for a job with results, nobody pays for two subscriptions, an agency
 * has an administrator and a payer of its own, and the database is sound. With `files`: every row's file lies there
 * as it was written, and while nothing is at work no file is without a row.
 */
export function brokenInvariants(store: Store, files?: Files): string[] {
  return [...brokenRules(store), ...(files ? brokenFiles(store, files) : [])];
}

/** The ledger rows of a job: those of its first run, and of others after a retry (see `runRef`). */
const OF_JOB = "(ref >= jobs.id and ref < jobs.id || '$')";
const sumOf = (kind: string) => `(select coalesce(sum(amount), 0) from ledger where kind = '${kind}' and ${OF_JOB})`;

const LEDGER_TOTALS =
  "select kind, strftime('%Y-%m', at / 1000, 'unixepoch') as month, sum(amount), sum(abs(amount)) from ledger group by kind, month";

function brokenRules({ raw }: Store): string[] {
  const RULES: Record<string, string> = {
    "a balance is not the sum of its ledger rows":
      "select id from users where credits != (select coalesce(sum(amount), 0) from ledger where user_id = users.id)",
    "the totals of the ledger are not those of its rows": `select kind, month, amount, moved from credit_totals except ${LEDGER_TOTALS} union all
      select * from (${LEDGER_TOTALS} except select kind, month, amount, moved from credit_totals)`,
    "a balance is negative": "select id from users where credits < 0",
    "a job has not exactly one charge":
      "select id from jobs where (select count(*) from ledger where kind = 'charge' and ref = jobs.id) != 1",
    "a charge differs from its job": `select jobs.id from jobs join ledger on ${OF_JOB} and kind = 'charge' where amount != -credits_charged`,
    "a refund differs from its job": `select id from jobs where credits_refunded != ${sumOf("refund")} + ${sumOf("charge")} + credits_charged`,
    "more was refunded than charged":
      "select refund.ref from ledger refund join ledger charge on charge.ref = refund.ref and charge.kind = 'charge' where refund.kind = 'refund' and refund.amount > -charge.amount",
    "a completed CV was refunded": "select id from jobs where status = 'completed' and job_type = 'cv' and credits_refunded > 0",
    "a job with results was refunded in full":
      "select id from jobs where credits_refunded > 0 and credits_refunded >= credits_charged and (completed_at is not null or score is not null or exists (select 1 from job_files where job_id = jobs.id and role in ('docx', 'pdf', 'pptx')))",
    "a job was completed and failed": "select id from jobs where completed_at is not null and failed_at is not null",
    "a failed job was not refunded": "select id from jobs where status = 'failed' and credits_refunded != credits_charged",
    "a finished job holds a lease": "select id from jobs where status in ('completed', 'failed', 'pending') and lease_until is not null",
    "a job at work holds no lease": "select id from jobs where status = 'processing' and lease_until is null",
    "a plan comes neither from a subscription nor from an administrator":
      "select id from users where plan is not null and plan is not admin_plan and not exists (select 1 from subscriptions where user_id = users.id and plan = users.plan and status in ('active', 'trialing', 'past_due'))",
    "an account pays for two subscriptions":
      "select user_id from subscriptions where user_id is not null and end_reason is null and status in ('active', 'trialing', 'past_due') group by user_id having count(*) > 1",
    "a deleted account pays on":
      "select id from subscriptions where user_id is null and end_reason is null and status in ('active', 'trialing', 'past_due')",
    "an agency is paid by somebody outside":
      "select id from agencies where payer_id not in (select user_id from agency_members where agency_id = agencies.id)",
    "an agency has no administrator":
      "select id from agencies where id not in (select agency_id from agency_members where role = 'administrator')",
    "a job of an agency is somebody's outside":
      "select id from jobs where agency_id is not null and user_id not in (select user_id from agency_members where agency_id = jobs.agency_id)",
    "an account has too many sessions": "select user_id from sessions group by user_id having count(*) > 3",
    "a CV that is not there is reviewed":
      "select job_id from reviews join jobs on jobs.id = job_id where status != 'completed' or purged_at is not null",
    "a row lost its parent": "pragma foreign_key_check",
    "the database is damaged": "select * from pragma_integrity_check where integrity_check != 'ok'",
  };
  return Object.entries(RULES).flatMap(([sentence, query]) => (raw.query(query).all().length > 0 ? [sentence] : []));
}

function brokenFiles({ raw }: Store, files: Files): string[] {
  const rows = raw.query("select id, sha256 from job_files").all() as { id: string; sha256: string }[];
  const known = new Set(rows.map(({ id }) => id));
  const atWork = raw.query("select id from jobs where status = 'processing'").all().length > 0;
  const orphans = atWork ? [] : files.list(new Date(Number.MAX_SAFE_INTEGER)).filter((name) => !known.has(name));

  return [
    ...(rows.every(({ id, sha256 }) => sha256Of(files.path(id)) === sha256) ? [] : ["a file is missing or not what was handed in"]),
    ...(orphans.length > 0 ? ["a file has no job"] : []),
  ];
}

function sha256Of(path: string): string | null {
  try {
    return new Bun.CryptoHasher("sha256").update(readFileSync(path)).digest("hex");
  } catch {
    return null;
  }
}
