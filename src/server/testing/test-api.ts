import { readFileSync } from "node:fs";
import { join } from "node:path";
import { addCredits, createUser } from "../../engine/accounts/administration.ts";
import type { User } from "../../engine/contract/api.ts";
import { CHECKOUT_ROOT } from "../../engine/setup/assets.ts";
import { brokenInvariants } from "../../engine/testing/check-invariants.ts";
import { openTestEngine, type TestEngine } from "../../engine/testing/open-test-engine.ts";
import { createHandler } from "../handler.ts";
import { type Description, undescribed } from "./described.ts";

export type Answer<T = Record<string, unknown>> = { status: number; headers: Headers; body: T; bytes: Uint8Array };
// biome-ignore lint/suspicious/noExplicitAny: a test looks at whatever field it names
export type Caller = <T = any>(path: string, options?: CallOptions) => Promise<Answer<T>>;
type CallOptions = {
  method?: string;
  json?: unknown;
  form?: FormData;
  raw?: string;
  body?: ReadableStream;
  headers?: Record<string, string>;
  from?: string;
  fault?: boolean;
};

export type TestApi = {
  engine: TestEngine;
  anonymous: Caller;
  /** A new account, signed in, and a caller with its cookie. */
  signUp(options?: { credits?: number; email?: string; templates?: string[] }): Promise<{ user: User; call: Caller; cookie: string }>;
  signIn(email: string, password: string, from?: string): Promise<{ call: Caller; cookie: string }>;
  admin(): Promise<Caller>;
  /** Whoever has this cookie. */
  as(cookie: string): Caller;
  description: Description;
  /** Throws when an invariant of the ledger, the jobs or the files is broken. */
  checkInvariants(): void;
  /** Checks the invariants, then closes. */
  close(): Promise<void>;
};

export const PASSWORD = "correct horse";
export const ADMIN_PASSWORD = "admin-password";

/** The same for every service of a test file: `openapi.test.ts` sees that no setting changes it. Making it takes as long as all else that a service needs. */
let sharedDescription: Description | undefined;

/**
 * The whole service without a network: every call goes through the same handler that the port leads to, and an answer that the
 * description of the API does not tell of is an error, a fault of ours (500) too unless a test makes one (`fault`).
 */
export async function openTestApi(options: Parameters<typeof openTestEngine>[0] = {}): Promise<TestApi> {
  const engine = await openTestEngine(options);
  const handler = createHandler(engine);
  sharedDescription ??= (await (await handler(new Request("http://localhost/api/openapi.json"))).json()) as Description;
  const description = sharedDescription;
  let accounts = 0;

  const caller =
    (cookie?: string): Caller =>
    async (path, { method, json, form, raw, body, headers = {}, from, fault = false } = {}) => {
      const request = new Request(`http://localhost/api${path}`, {
        method: method ?? (json !== undefined || form ? "POST" : "GET"),
        body: form ?? body ?? raw ?? (json === undefined ? undefined : JSON.stringify(json)),
        headers: { ...(json !== undefined && { "content-type": "application/json" }), ...(cookie && { cookie }), ...headers },
        redirect: "manual",
      });
      const response = await handler(request, from === undefined ? undefined : () => from);
      const bytes = await response.bytes();
      const text = new TextDecoder().decode(bytes);
      const isJson = /\bjson\b/.test(response.headers.get("content-type") ?? "");
      const answer = { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text, bytes };
      if (fault) return answer;
      const faults = undescribed(description, { method: request.method, path: `/api${path}` }, answer);
      if (faults.length > 0) throw new Error(`${request.method} ${path} is not as described: ${faults.join(", ")}`);
      return answer;
    };

  async function signIn(email: string, password: string, from?: string) {
    const { headers, status } = await caller()("/login", { json: { email, password }, from });
    if (status !== 200) throw new Error(`sign-in answered ${status}`);
    const cookie = headers.get("set-cookie")?.split(";")[0] as string;
    return { call: caller(cookie), cookie };
  }

  function checkInvariants() {
    const broken = brokenInvariants(engine.store, engine.files);
    if (broken.length > 0) throw new Error(broken.join("; "));
  }

  return {
    engine,
    description,
    checkInvariants,
    anonymous: caller(),
    as: caller,
    signIn,
    async signUp({ credits = 0, email = `recruiter${++accounts}@agency.test`, templates = ["default"] } = {}) {
      const row = await createUser(
        { ...engine, templateKeys: await engine.templateKeys() },
        { email, password: PASSWORD, assignedTemplates: templates },
      );
      if (credits > 0) addCredits(engine, row.id, credits, engine.now());
      const { call, cookie } = await signIn(email, PASSWORD);
      return { user: (await call<User>("/user")).body, call, cookie };
    },
    admin: async () => (await signIn("admin@vitae.test", ADMIN_PASSWORD)).call,
    async close() {
      try {
        checkInvariants();
      } finally {
        await engine.close();
      }
    },
  };
}

/** The form of an upload; `text` makes files differ. */
export function cvForm({
  name = "cv.pdf",
  text = "a CV",
  jd,
  ...fields
}: {
  name?: string;
  text?: string;
  jd?: string;
  keywords?: string;
  template?: string;
  blind?: string;
  types?: string;
  language?: string;
  layout?: string;
} = {}): FormData {
  const form = new FormData();
  form.append("file", pdf(name, text));
  if (jd !== undefined) form.append("jdFile", pdf("jd.pdf", jd));
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  return form;
}

/** The form of an analysis. */
export function matchForm(names: string[], jd: { text?: string; file?: string } = { text: "We seek an engineer" }): FormData {
  const form = new FormData();
  for (const name of names) form.append("cvFiles", pdf(name));
  if (jd.text !== undefined) form.append("jdText", jd.text);
  if (jd.file) form.append("jdFile", pdf(jd.file));
  return form;
}

/** The form of a template's upload: one of the examples, or bytes of a test's own. */
export function templateForm(name: string, { bytes, ...fields }: { bytes?: Uint8Array; key?: string; replace?: string } = {}): FormData {
  const form = new FormData();
  const content = bytes ?? readFileSync(join(CHECKOUT_ROOT, "templates/examples", name));
  form.append("file", new File([new Uint8Array(content)], name));
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  return form;
}

/** A mark of two shapes, four times as wide as high. */
export const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 60"><rect width="60" height="60" fill="#5b2a86"/><path d="M75 15h120v30H75z" fill="#ffd400"/></svg>`;

export function brandForm(name: string, content: string | Uint8Array): FormData {
  const form = new FormData();
  form.append("file", new File([typeof content === "string" ? content : new Uint8Array(content)], name));
  return form;
}

export const logoForm = (): FormData => brandForm("logo.svg", LOGO);

export const pdf = (name: string, text = "text") => new File([`%PDF-1.7 ${text}`], name, { type: "application/pdf" });
