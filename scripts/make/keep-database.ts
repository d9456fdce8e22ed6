import { join } from "node:path";
import { version } from "../../package.json";
import { requestReset } from "../../src/engine/accounts/reset-requests.ts";
import { registerTrial } from "../../src/engine/accounts/trial.ts";
import { getUser } from "../../src/engine/accounts/users.ts";
import { applyPaymentEvent } from "../../src/engine/billing/payments/apply-event.ts";
import { submitCv } from "../../src/engine/jobs/submit/submit-cv.ts";
import { CHECKOUT_ROOT } from "../../src/engine/setup/assets.ts";
import type { Store } from "../../src/engine/store/open-store.ts";
import { openTestEngine } from "../../src/engine/testing/open-test-engine.ts";

/** Writes a database of this version, with rows in every table, as SQL. Each release keeps one, and a test upgrades them all. */
const engine = await openTestEngine();
const { store, now } = engine;

const signup = { email: "ada@vitae.test", password: "secret-1", company: "Analytical Ltd" };
const { user: made } = await registerTrial(engine, signup, {
  userAgent: "Firefox",
  ipAddress: "192.0.2.1",
});
const user = getUser(store.db, made.id);
for (const name of ["done.pdf", "also done.pdf"]) {
  await submitCv(engine, { user, cv: { fileName: name, bytes: new TextEncoder().encode(`%PDF ${name}`) }, keywords: "sql" });
}
await engine.runner.idle();
requestReset(engine, signup.email, now());
const payer = { userId: user.id, customerId: "cus_1", subscriptionId: null };
applyPaymentEvent(engine, {} as never, { id: "evt_1", type: "charge.refunded", at: now(), kind: "refund", chargeId: "ch_1", payer }, now());

const path = join(CHECKOUT_ROOT, `tests/fixtures/databases/${version}.sql`);
await Bun.write(path, dump(store));
await engine.close();
console.log(path);

function dump({ raw }: Store): string {
  const all = <Row>(query: string) => raw.query(query).all() as Row[];
  const [{ user_version }] = all<{ user_version: number }>("pragma user_version") as [{ user_version: number }];
  const schema = all<{ type: string; name: string; sql: string }>(
    "select type, name, sql from sqlite_schema where sql is not null and name not like 'sqlite_%' order by rowid",
  );
  const rows = schema.filter(({ type }) => type === "table").flatMap(({ name }) => all<{ line: string }>(insertsOf(name)));
  return [`PRAGMA user_version = ${user_version}`, ...schema.map(({ sql }) => sql), ...rows.map(({ line }) => line), ""].join(";\n");

  function insertsOf(table: string): string {
    const columns = all<{ name: string }>(`pragma table_info(${table})`).map(({ name }) => name);
    const values = columns.map((name) => `quote("${name}")`).join(" || ', ' || ");
    return `select 'INSERT INTO ${table} VALUES (' || ${values} || ')' as line from ${table}`;
  }
}
