import type { DecisionCheck, DecisionPage, ListedDecision, MatcherSwitch, PersonFound } from "../../engine/contract/api.ts";

const HASH = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";
const AT = "2026-03-10T12:00:00.000Z";
const LONG_NAME = `Lebenslauf_und_Zeugnisse_${"sehr_lang_".repeat(8)}Maria_Santos.pdf`;

const record = (seq: number, entry: object): ListedDecision =>
  ({ seq, at: AT, before: HASH, by: "1", account: "anna.keller@agency.test", hash: HASH, seal: HASH, ...entry }) as ListedDecision;

const DECISIONS: DecisionPage = {
  records: [
    record(4, { kind: "switch", matcher: "on" }),
    record(3, {
      kind: "override",
      job: "1",
      cv: HASH,
      requirement: 2,
      from: "no",
      to: "yes",
      reason: HASH,
      reasonText: "The CV names the same work under another title, see page 2.",
    }),
    record(2, { kind: "view", job: "1" }),
    record(1, {
      kind: "match",
      job: "1",
      cv: HASH,
      jd: HASH,
      outcome: "scored",
      rules: "0.1.0",
      scores: { overall: 7.3, skills: 7, role: 8, industry: 6 },
    }),
  ],
  total: 30,
  next: 5,
};
const CHECK: DecisionCheck = {
  intact: false,
  records: 30,
  first: 1,
  last: 30,
  end: HASH,
  removed: 0,
  problems: ["Record 12 was changed."],
};
const MATCHER: MatcherSwitch = { on: true, fixed: false };
const item = {
  kind: "cv",
  how: "name",
  name: "Maria Santos",
  email: "maria@example.com",
  at: AT,
  account: "anna.keller@agency.test",
  files: 3,
  erasable: true,
} as const;
const FOUND: PersonFound = {
  subject: HASH,
  items: [
    { ...item, id: "cv:1", title: LONG_NAME },
    { ...item, id: "analysis:2:1", kind: "analysis", title: "Maria Santos.pdf", files: 1 },
    { ...item, id: "cv:3", how: "mentioned", title: "Ben Fox.docx", name: "Ben Fox", email: null },
    { ...item, id: "account:4", kind: "account", how: "mail", title: "Account of this service", files: 0, account: null, erasable: false },
  ],
  names: ["Maria Santos"],
  emails: ["maria@example.com", "m.santos@example.org"],
  decisions: 3,
  unread: 1,
  backups: [{ madeAt: AT, path: "/var/lib/vitae/backups/Mon.zip", isThere: true }],
};

/** What the privacy screen asks for. */
export const PRIVACY_ROUTES: Record<string, () => unknown> = {
  "GET /admin/matcher": () => MATCHER,
  "GET /decisions": () => DECISIONS,
  "GET /decisions/check": () => CHECK,
  "POST /people/find": () => FOUND,
};
