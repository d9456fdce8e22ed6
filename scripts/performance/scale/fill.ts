import { linkSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openSession } from "../../../src/engine/accounts/login/sessions.ts";
import { openPasswords } from "../../../src/engine/accounts/passwords/hash-password.ts";
import { openTracing } from "../../../src/engine/compliance/audit/trace.ts";
import { openLogKey } from "../../../src/engine/compliance/chain/log-key.ts";
import { writeRecord } from "../../../src/engine/compliance/decisions/write-record.ts";
import { completePersonIndex } from "../../../src/engine/compliance/people/person-index.ts";
import type { Resume } from "../../../src/engine/contract/resume.ts";
import { monthOf } from "../../../src/engine/stats/month.ts";
import { openStore, type Store } from "../../../src/engine/store/open-store.ts";
import type { ReadCv } from "./read-sample.ts";

/** How much there is: `jobs` with their content, and as many again that the retention has emptied. */
export type Amount = { jobs: number; accounts: number };
/** Somebody to ask as: the cookie of the account, its address, and the ids of a finished CV and a finished analysis. */
export type Asker = { cookie: string; email: string; id: string; cv: string; analysis: string };
export type Filled = { admin: Asker; members: Asker[]; large: Asker; everybody: Asker[] };

const DAY_MS = 24 * 60 * 60_000;
const MINUTE_MS = 60_000;
/** A large agency: 50 accounts, and a twentieth of all jobs (10,000 of 200,000). */
const LARGE_AGENCY = { accounts: 50, jobsRatio: 0.05 };
/** Others work in agencies of eight, but for every third account, which works alone. */
const AGENCY_ACCOUNTS = 8;
const ALONE_EVERY = 3;
/** One account alone has so many of the jobs: 2,000 of 200,000. */
const BUSY_RATIO = 0.01;
/** Every fifth job is an analysis, every fourteenth has failed. */
const ANALYSIS_EVERY = 5;
const FAILED_EVERY = 14;
/** A file system lets a file have some ten thousand names. */
const LINKS_OF_A_FILE = 30_000;
/** Rows of one transaction. */
const BATCH = 5_000;
const GRANT = 1_000_000;

const FIRST = "Zoë Amara Jonas Ana Léa Piotr Nguyễn Ayşe Björn Chiara Deniz Elif Fatou Goran Hana Iván Jürgen Kofi Lucía Mèi".split(" ");
const LAST =
  "Müller Lindqvist Okafor López Dubois Kowalski Trần Yılmaz Ek Rossi Şahin Demir Diop Kovač Nováková Pérez Groß Mensah Gómez Lín".split(
    " ",
  );
const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;
const nameOf = (number: number) => ({ first: at(FIRST, number), last: `${at(LAST, Math.floor(number / FIRST.length))}-${number}` });

/** Fills an empty data folder as if it had been worked with: accounts, agencies, jobs, documents, reviews, ledger, statistics and the two logs. */
export async function fillFolder(dataDir: string, { jobs, accounts }: Amount, cv: ReadCv, now: Date): Promise<Filled> {
  mkdirSync(join(dataDir, "files"), { recursive: true, mode: 0o700 });
  const store = openStore(join(dataDir, "vitae.db"));
  // What is written here is there from the start: nothing is lost when the machine stops meanwhile.
  store.raw.run("PRAGMA synchronous = OFF");
  const people = await addAccounts(store, accounts, now);
  addAgencies(store, people, now);
  addJobs({ store, dataDir, cv, now }, people, jobs);
  addMessages(store, people, now);
  const cookies = openSessions(store, people, now);
  await completePersonIndex(store);
  store.raw.run("PRAGMA optimize");
  const filled = askers(store, people, cookies);
  store.close();
  return filled;
}

type Person = { id: string; email: string; agency: string | null; payer: string };

async function addAccounts({ raw }: Store, count: number, now: Date): Promise<Person[]> {
  const hash = await openPasswords().hash("correct horse");
  const insert = raw.query(
    `insert into users (id, email, email_key, password_hash, first_name, last_name, role, assigned_templates, selected_template, created_at)
     values (?1, ?2, ?2, ?3, ?4, ?5, ?6, '["default"]', 'default', ?7)`,
  );
  const people = Array.from({ length: count }, (_, number): Person => {
    const id = crypto.randomUUID();
    return { id, email: number === 0 ? "admin@localhost" : `recruiter${number}@agency.test`, agency: null, payer: id };
  });
  inBatches(raw, people, ({ id, email }, number) => {
    const { first, last } = nameOf(number);
    insert.run(id, email, hash, first, last, number === 0 ? "admin" : "user", now.getTime() - DAY_MS * 365 + number * MINUTE_MS);
  });
  return people;
}

/** The first accounts after the administrator are the large agency, the last one is the busy account. */
function addAgencies({ raw }: Store, people: Person[], now: Date): void {
  const large = Math.min(LARGE_AGENCY.accounts, Math.floor(people.length / 4));
  const agency = raw.query("insert into agencies (id, name, payer_id, shares_jobs, created_at) values (?, ?, ?, 1, ?)");
  const member = raw.query("insert into agency_members (user_id, agency_id, role, joined_at) values (?, ?, ?, ?)");
  const add = (members: Person[], number: number) => {
    const [payer] = members;
    if (!payer) return;
    const id = crypto.randomUUID();
    agency.run(id, `Agency ${number}`, payer.id, now.getTime() - DAY_MS * 90);
    for (const person of members) {
      Object.assign(person, { agency: id, payer: payer.id });
      member.run(person.id, id, person === payer ? "administrator" : "recruiter", now.getTime() - DAY_MS * 90);
    }
  };
  add(people.slice(1, 1 + large), 1);
  const rest = people.slice(1 + large, -1).filter((_, number) => number % ALONE_EVERY > 0);
  for (let from = 0; from < rest.length; from += AGENCY_ACCOUNTS) add(rest.slice(from, from + AGENCY_ACCOUNTS), 2 + from);
}

/** Whose jobs they are: those of the large agency and of the busy account spread between those of everybody. */
function owners(people: Person[], count: number): (job: number) => Person {
  const large = people.filter(({ agency }) => agency !== null && agency === people[1]?.agency);
  const others = people.slice(1 + large.length, -1);
  const [ofLarge, ofBusy] = [Math.round(count * LARGE_AGENCY.jobsRatio), Math.round(count * BUSY_RATIO)];
  const steps = { large: Math.round(count / ofLarge), busy: Math.round(count / ofBusy) };
  return (job) => {
    if (job % steps.large === 0) return at(large, job / steps.large);
    return job % steps.busy === 1 ? (people.at(-1) as Person) : at(others, job);
  };
}

type Folder = { store: Store; dataDir: string; cv: ReadCv; now: Date };

function addJobs(folder: Folder, people: Person[], count: number): void {
  const { store, now } = folder;
  const { raw } = store;
  raw.run(`insert into ledger (user_id, kind, amount, note, at)
    select id, 'grant', ${GRANT}, 'at the beginning', created_at from users`);
  const ownerOf = owners(people, count);
  const write = jobWriter(folder);
  // The emptied ones first: they are older.
  const numbers = Array.from({ length: 2 * count }, (_, number) => number);
  inBatches(raw, numbers, (number) => {
    const isEmptied = number < count;
    const job = isEmptied ? number : number - count;
    const age = isEmptied ? DAY_MS * (8 + (30 * (count - job)) / count) : (DAY_MS * 6 * (count - job)) / count;
    write({ number: job, owner: ownerOf(job), isEmptied, createdAt: new Date(now.getTime() - MINUTE_MS - age) });
  });
  raw.run("update users set credits = (select sum(amount) from ledger where user_id = users.id)");
}

type NewJob = { number: number; owner: Person; isEmptied: boolean; createdAt: Date };

function jobWriter({ store, dataDir, cv, now }: Folder) {
  const { raw, db } = store;
  const key = openLogKey(dataDir);
  let at = now;
  const trace = openTracing(key, () => at)({ actor: { id: null, name: null }, way: "browser" });
  const keep = openFolder(join(dataDir, "files"));
  const insertJob = raw.query(
    `insert into jobs (id, user_id, agency_id, job_type, status, file_name, template, jd_title, jd_text, credits_charged, credits_refunded, created_at,
       completed_at, failed_at, error_message, score, purged_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, 1, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const insertFile = raw.query("insert into job_files (id, job_id, role, name, bytes, sha256) values (?, ?, ?, ?, ?, ?)");
  const insertReview = raw.query(
    `insert into reviews (job_id, candidate_name, candidate_label, doubts, reviewed_at, checked, cover, resume, parsed)
     values (?1, ?2, ?3, ?4, ?5, '[]', '{}', ?6, ?6)`,
  );
  const insertPerson = raw.query("insert into analysed_people (job_id, position, name, email) values (?, 1, ?, ?)");
  const insertEntry = raw.query("insert into ledger (user_id, by_user_id, kind, amount, ref, at) values (?, ?, ?, ?, ?, ?)");
  const count = raw.query(
    `insert into tallies (user_id, month, job_type, completed, failed) values (?1, ?2, ?3, ?4, ?5)
     on conflict do update set completed = completed + ?4, failed = failed + ?5`,
  );

  return ({ number, owner, isEmptied, createdAt }: NewJob) => {
    const id = crypto.randomUUID();
    const created = createdAt.getTime();
    const ended = created + MINUTE_MS / 2;
    // Divided first: the owners come round in steps too, and one would have analyses alone.
    const isAnalysis = Math.floor(number / 7) % ANALYSIS_EVERY === 0;
    const failed = Math.floor(number / 3) % FAILED_EVERY === 0;
    const type = isAnalysis ? "matcher" : "cv";
    const name = `${nameOf(number).first} ${nameOf(number).last}`;
    const kept = !isEmptied && !failed;
    insertJob.run(
      ...[id, owner.id, owner.agency, type, failed ? "failed" : "completed", isEmptied ? "" : `${name}.pdf`],
      ...[isAnalysis ? null : "default", isAnalysis && !isEmptied ? "Data engineer" : null, isAnalysis && !isEmptied ? cv.jdText : null],
      ...[failed ? 1 : 0, created, failed ? null : ended, failed ? ended : null],
      ...[failed && !isEmptied ? "This file has no text that can be read." : null, isAnalysis && kept ? cv.score : null],
      isEmptied ? created + 7 * DAY_MS : null,
    );
    const by = owner.payer === owner.id ? null : owner.id;
    insertEntry.run(owner.payer, by, "charge", -1, id, created);
    if (failed) insertEntry.run(owner.payer, by, "refund", 1, id, ended);
    count.run(owner.id, monthOf(createdAt), type, failed ? 0 : 1, failed ? 1 : 0);
    if (!isEmptied && !(failed && number % 2 === 0)) insertFile.run(...keep(id, "source", `${name}.pdf`));
    if (kept && !isAnalysis) {
      insertFile.run(...keep(id, "docx", name));
      const resume = JSON.stringify({
        ...cv.resume,
        basics: { ...cv.resume.basics, name, email: `candidate${number}@example.com` },
      } satisfies Resume);
      insertReview.run(id, name, cv.resume.basics?.label ?? null, number % 4, number % 3 === 0 ? ended : null, resume);
    }
    if (kept && isAnalysis) insertPerson.run(id, name, `candidate${number}@example.com`);

    at = createdAt;
    const actor = { id: owner.id, name: owner.email };
    const about = { subject: id, account: owner.id, actor };
    trace(db, { action: isAnalysis ? "match.started" : "job.created", ...about });
    if (failed) return;
    trace(db, { action: isAnalysis ? "match.viewed" : "document.downloaded", ...about });
    if (!isAnalysis) return;
    const [cvName, jd] = [key.nameOf("cv", id), key.nameOf("jd", "data engineer")];
    const scores = { overall: 7, skills: 7, role: 7, industry: 7 };
    writeRecord(db, key, owner.id, { kind: "match", job: id, cv: cvName, jd, outcome: "scored", rules: "scale", scores, verdicts: [] }, at);
  };
}

/** What was handed in is different each time; the documents have one content under as many names as there are: what costs is their number, not their bytes. */
function openFolder(folder: string) {
  const filling = "x".repeat(1_000);
  let [document, links] = ["", LINKS_OF_A_FILE];
  return (jobId: string, role: "source" | "docx", name: string): [string, string, string, string, number, string] => {
    const id = crypto.randomUUID();
    const path = join(folder, id);
    const bytes = `%PDF-1.7 ${role === "source" ? jobId : "a document"} ${filling}`;
    if (role === "docx" && links < LINKS_OF_A_FILE) {
      linkSync(document, path);
      links += 1;
    } else {
      writeFileSync(path, bytes, { mode: 0o600 });
      if (role === "docx") [document, links] = [path, 1];
    }
    return [id, jobId, role, name, bytes.length, new Bun.CryptoHasher("sha256").update(bytes).digest("hex")];
  };
}

/** A message for every twentieth account, and an open request for every hundredth. */
function addMessages({ raw }: Store, people: Person[], now: Date): void {
  const message = raw.query(
    `insert into messages (id, kind, name, email, company, message, created_at, mailed, next_mail_at)
     values (?, 'contact', ?, ?, 'Not specified', ?, ?, 1, ?)`,
  );
  const request = raw.query("insert into reset_requests (id, user_id, requested_at) values (?, ?, ?)");
  inBatches(raw, people, ({ id, email }, number) => {
    const sentAt = now.getTime() - number * MINUTE_MS;
    if (number % 20 === 1)
      message.run(crypto.randomUUID(), email, email, "We would like to see more templates. ".repeat(8), sentAt, sentAt);
    if (number % 100 === 1) request.run(crypto.randomUUID(), id, sentAt);
  });
}

function openSessions(store: Store, people: Person[], now: Date): string[] {
  return people.map(({ id }) => store.transaction((tx) => openSession(tx, id, { userAgent: "scale", ipAddress: "127.0.0.1" }, now)));
}

function askers({ raw }: Store, people: Person[], cookies: string[]): Filled {
  const newest = (type: string) =>
    raw.query(
      `select id from jobs where user_id = ? and job_type = '${type}' and status = 'completed' and purged_at is null order by created_at desc limit 1`,
    );
  const [cv, analysis] = [newest("cv"), newest("matcher")];
  const idFrom = (query: typeof cv, userId: string) => (query.get(userId) as { id: string } | null)?.id ?? "none";
  const all = people.map(
    ({ id, email }, number): Asker => ({
      cookie: `vitae_session=${cookies[number]}`,
      ...{ email, id, cv: idFrom(cv, id), analysis: idFrom(analysis, id) },
    }),
  );
  const members = all.filter((_, number) => people[number]?.agency === people[1]?.agency);
  return { admin: all[0] as Asker, members, large: all.at(-1) as Asker, everybody: all };
}

function inBatches<T>(raw: Store["raw"], all: T[], write: (one: T, index: number) => void): void {
  for (let from = 0; from < all.length; from += BATCH)
    raw.transaction(() => {
      for (const [index, one] of all.slice(from, from + BATCH).entries()) write(one, from + index);
    })();
}
