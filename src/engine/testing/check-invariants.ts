import type { Store } from "../store/open-store.ts";

/**
 * What must hold after whatever happened: the sentences that do not. Balances are the sum of their ledger rows and never negative, a job
 * has one charge and at most one refund, none for a completed CV, and the database is sound.
 */
export function brokenInvariants({ raw }: Store): string[] {
  const RULES: Record<string, string> = {
    "a balance is not the sum of its ledger rows":
      "select id from users where credits != (select coalesce(sum(amount), 0) from ledger where user_id = users.id)",
    "a balance is negative": "select id from users where credits < 0",
    "a job has not exactly one charge":
      "select id from jobs where (select count(*) from ledger where kind = 'charge' and ref = jobs.id) != 1",
    "a charge differs from its job":
      "select jobs.id from jobs join ledger on ref = jobs.id and kind = 'charge' where amount != -credits_charged",
    "a refund differs from its job":
      "select id from jobs where credits_refunded != (select coalesce(sum(amount), 0) from ledger where kind = 'refund' and ref = jobs.id)",
    "more was refunded than charged":
      "select refund.ref from ledger refund join ledger charge on charge.ref = refund.ref and charge.kind = 'charge' where refund.kind = 'refund' and refund.amount > -charge.amount",
    "a completed CV was refunded": "select id from jobs where status = 'completed' and job_type = 'cv' and credits_refunded > 0",
    "a failed job was not refunded": "select id from jobs where status = 'failed' and credits_refunded != credits_charged",
    "a finished job holds a lease": "select id from jobs where status in ('completed', 'failed', 'pending') and lease_until is not null",
    "an account has too many sessions": "select user_id from sessions group by user_id having count(*) > 3",
    "a row lost its parent": "pragma foreign_key_check",
    "the database is damaged": "select * from pragma_integrity_check where integrity_check != 'ok'",
  };
  return Object.entries(RULES).flatMap(([sentence, query]) => (raw.query(query).all().length > 0 ? [sentence] : []));
}
