import { AUDIT_ACTIONS, type AuditAction } from "../../../../engine/contract/audit-actions.ts";

/** What the log is asked for: the names are those of the address. An empty one asks for everything. */
export type AuditFilter = Partial<Record<"actor" | "action" | "subject" | "from" | "to" | "text", string>>;

export const FILTER_NAMES = ["actor", "action", "subject", "from", "to", "text"] as const satisfies (keyof AuditFilter)[];

/** As the address of a call has it. */
export function auditQueryString(filter: AuditFilter, more: Record<string, string> = {}): string {
  const asked = Object.entries({ ...filter, ...more }).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return asked.length > 0 ? `?${new URLSearchParams(asked)}` : "";
}

/** What was written into the form. */
export function filterIn(form: HTMLFormElement): AuditFilter {
  const written = new FormData(form);
  return Object.fromEntries(FILTER_NAMES.map((name) => [name, String(written.get(name) ?? "").trim()]).filter(([, value]) => value !== ""));
}

const GROUPS: Record<string, string> = {
  login: "Signing in",
  identity: "Signing in",
  password: "Passwords",
  request: "Passwords",
  account: "Accounts",
  credits: "Accounts",
  plan: "Accounts",
  agency: "Agencies",
  member: "Agencies",
  key: "Keys and webhooks",
  webhook: "Keys and webhooks",
  job: "CVs",
  jobs: "CVs",
  original: "CVs",
  data: "CVs",
  document: "CVs",
  review: "CVs",
  blind: "CVs",
  match: "Analyses",
  person: "People",
  template: "House",
  brand: "House",
  words: "House",
  matcher: "House",
  taxonomy: "House",
  message: "House",
};

/** The actions of the select, under what they belong to. */
export const ACTION_GROUPS: [title: string, actions: [AuditAction, string][]][] = [
  ...Map.groupBy(Object.entries(AUDIT_ACTIONS), ([name]) => GROUPS[name.split(".")[0] ?? ""] ?? "Service"),
].map(([title, actions]) => [title, actions.map(([name, { words }]) => [name as AuditAction, words])]);
