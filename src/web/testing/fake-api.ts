import { join } from "node:path";
import type {
  AssignedTemplate,
  BulkAction,
  BulkResult,
  ChangedMatch,
  ClientLogo,
  CreditsStats,
  DashboardStats,
  Job,
  LedgerEntry,
  LedgerPage,
  MatchCandidate,
  MatchingScore,
  PasswordResetRequest,
  PublicConfig,
  SessionInfo,
  SystemHealth,
  TemplateEntry,
  User,
  UserPage,
  UserStats,
} from "../../engine/contract/api.ts";
import type { KeptContactMessage } from "../lib/api/queries.ts";
import { AGENCY_ROUTES, type AgencyState, jobsOfAgency, ownAgency } from "./fake-agency.ts";
import { auditPage } from "./fake-audit.ts";
import { BRAND_ROUTES, type BrandsState, noBrand } from "./fake-brand.ts";
import { CONNECTION_ROUTES, type ConnectionsState } from "./fake-connections.ts";
import { PRIVACY_ROUTES } from "./fake-privacy.ts";
import { REVIEW_ROUTES, type ReviewState } from "./fake-review.ts";

const WEB = join(import.meta.dir, "../../../build/web");
const PICTURE = join(import.meta.dir, "../../../docs/pictures/after.png");
const LEDGER_PAGE = 50;
const CSP =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data: blob:; media-src 'self' blob:; connect-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

export type FakeState = {
  users: (User & { password: string })[];
  signedIn: string | null;
  jobs: Job[];
  sessions: SessionInfo[];
  templates: TemplateEntry[];
  /** Keys of those that withhold the candidate's name. */
  blindTemplates: string[];
  ledger: LedgerEntry[];
  resetRequests: PasswordResetRequest[];
  messages: KeptContactMessage[];
  logos: ClientLogo[];
  /** By job. */
  reviews: ReviewState["reviews"];
  /** What was changed of the result of an analysis, by its job. */
  changed: Record<string, ChangedMatch>;
  /** Who the CVs of an analysis are of, by its job. */
  candidates: Record<string, MatchCandidate[]>;
  words: ReviewState["words"];
  houseWords: ReviewState["houseWords"];
  brand: BrandsState["brand"];
  houseBrand: BrandsState["houseBrand"];
  keys: ConnectionsState["keys"];
  webhooks: ConnectionsState["webhooks"];
  /** By webhook, newest first. */
  deliveries: ConnectionsState["deliveries"];
  /** Of whoever is signed in. */
  agency: AgencyState["agency"];
  colleaguesJobs: AgencyState["colleaguesJobs"];
  invitation: AgencyState["invitation"];
  config: PublicConfig;
  health: SystemHealth;
  /** Answers to give instead, by `METHOD /path`; a number is a status without a body of its own. */
  refusals: Record<string, { status: number; body?: object }>;
  /** Every call, as `METHOD /path`. */
  calls: string[];
  /** The query of every call that has one, as `METHOD /path?query`. */
  queries: string[];
  delayMs: number;
};

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

export const fakeUser = (part: Partial<User & { password: string }> = {}): User & { password: string } => ({
  id: crypto.randomUUID(),
  email: "anna@agency.test",
  firstName: "Anna",
  lastName: "Keller",
  role: "user",
  assignedTemplates: ["default", "viseo_template_v2"],
  selectedTemplate: "default",
  credits: 42,
  plan: null,
  createdAt: minutesAgo(9000),
  password: "secret1",
  ...part,
});

const USER_STATS: UserStats = {
  totalProcessed: 120,
  totalProcessedThisMonth: 14,
  totalConsumed: 131,
  totalConsumedThisMonth: 15,
  totalRefunded: 3,
  totalRefundedThisMonth: 1,
};

/** A page of accounts as the service would find and sort them; its cursor is the number of those before it. */
export function fakeUserPage(users: User[], query: URLSearchParams): UserPage {
  const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const nameOf = ({ firstName, lastName, email }: User) => [firstName, lastName].filter(Boolean).join(" ") || email;
  const words = plain(query.get("text") ?? "").split(" ");
  const found = users.filter((user) => words.every((word) => plain(`${nameOf(user)} ${user.email}`).includes(word)));
  const orders: Record<string, (a: User, b: User) => number> = {
    newest: (a, b) => b.createdAt.localeCompare(a.createdAt),
    most: (a, b) => b.credits - a.credits,
    least: (a, b) => a.credits - b.credits,
  };
  const sorted = found.toSorted(orders[query.get("sort") ?? ""] ?? ((a, b) => nameOf(a).localeCompare(nameOf(b), "en", { numeric: true })));
  const start = Number(query.get("cursor") ?? 0);
  const end = start + Number(query.get("limit") ?? 50);
  return {
    users: sorted.slice(start, end).map((user) => ({ ...user, stats: USER_STATS })),
    found: found.length,
    total: users.length,
    administrators: users.filter(({ role }) => role === "admin").length,
    withTemplates: users.filter(({ assignedTemplates }) => assignedTemplates.length > 0).length,
    ...(end < found.length && { next: String(end) }),
  };
}

export const fakeJob = (part: Partial<Job> = {}): Job => {
  const id = crypto.randomUUID();
  const status = part.status ?? "completed";
  return {
    id,
    jobType: "cv",
    fileName: "Maria Santos - Senior Java Developer.pdf",
    status,
    uploadedAt: minutesAgo(6),
    createdAt: minutesAgo(6),
    completedAt: status === "completed" ? minutesAgo(4) : null,
    failedAt: status === "failed" ? minutesAgo(4) : null,
    errorMessage: null,
    creditsCharged: 1,
    creditsRefunded: 0,
    template: "default",
    blind: false,
    ...(status === "completed" ? { docxUrl: `/api/download/${id}/docx`, pdfUrl: `/api/download/${id}/pdf` } : {}),
    ...part,
  };
};

export const fakeState = (part: Partial<FakeState> = {}): FakeState => ({
  users: [fakeUser()],
  signedIn: null,
  jobs: [],
  sessions: [
    {
      id: "1",
      userAgent: "Mozilla/5.0 (Windows NT 10.0) Chrome/156.0 Safari/537.36",
      ipAddress: "192.0.2.14",
      lastActivity: minutesAgo(0),
      createdAt: minutesAgo(90),
      isCurrent: true,
    },
    {
      id: "2",
      userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Mobile Safari/604.1",
      ipAddress: "198.51.100.7",
      lastActivity: minutesAgo(200),
      createdAt: minutesAgo(2000),
      isCurrent: false,
    },
  ],
  templates: [
    { key: "default", name: "Default", kind: "document", outputs: ["docx", "pdf"], origin: "built-in" },
    { key: "viseo_template_v2", name: "Viseo Template V2", kind: "document", outputs: ["docx", "pdf"], origin: "built-in" },
  ],
  blindTemplates: [],
  ledger: [],
  resetRequests: [],
  messages: [],
  logos: [],
  reviews: {},
  candidates: {},
  changed: {},
  words: { headings: [], labels: [] },
  houseWords: { headings: [], labels: [] },
  brand: noBrand(),
  houseBrand: noBrand(),
  keys: [],
  webhooks: [],
  deliveries: {},
  agency: null,
  colleaguesJobs: [],
  invitation: null,
  config: {
    version: "0.1.0",
    passwords: { minLength: 6, strict: false },
    payments: false,
    prices: { basic: "price_basic", pro: "price_pro", pack50: "price_pack50", pack150: "price_pack150" },
    billingPortal: true,
    billingPortalUrl: "https://billing.example/portal",
    emailjs: null,
    video: "/video/vitae.webm",
    simulatePayments: false,
    retentionDays: 7,
    matcher: true,
    moreKinds: false,
    signIn: { provider: null, passwords: true },
  },
  health: { status: "healthy", logFile: "data/logs/vitae.log", last24Hours: { totalLogs: 1284, warnings: 3, errors: 0, recentErrors: [] } },
  refusals: {},
  calls: [],
  queries: [],
  delayMs: 0,
  ...part,
});

type Call = {
  state: FakeState;
  user: User & { password: string };
  id: string;
  type: string;
  deliveryId: string;
  page: number;
  request: Request;
  body: () => Promise<Record<string, unknown>>;
  form: () => Promise<FormData>;
};
type Handler = (call: Call) => unknown;

const refuse = (status: number, message: string, fields: object = {}) => Response.json({ error: message, message, ...fields }, { status });
const shown = ({ password: _, ...user }: User & { password: string }): User => user;
const isOpen = ({ status }: Job) => status === "pending" || status === "processing";

/** The contract, in memory, as far as the screens need it. */
const ROUTES: Record<string, Handler> = {
  ...REVIEW_ROUTES,
  ...BRAND_ROUTES,
  ...PRIVACY_ROUTES,
  ...CONNECTION_ROUTES,
  ...AGENCY_ROUTES,
  "GET /admin/audit": ({ request }) => auditPage(new URL(request.url).searchParams),
  "GET /user": ({ state, user }) => ({ ...shown(user), ...(state.agency && { agency: ownAgency(state.agency, user) }) }),
  "POST /logout": ({ state }) => {
    state.signedIn = null;
    return { success: true };
  },
  "GET /stats": ({ state }): DashboardStats => {
    const done = state.jobs.filter(({ jobType, status }) => jobType === "cv" && status === "completed").length;
    return {
      totalProcessed: done,
      totalProcessedThisMonth: done,
      processing: state.jobs.filter(isOpen).length,
      successRate: 100,
      queuePosition: 0,
    };
  },
  "GET /jobs": ({ state, user, request }) =>
    pageOfJobs(new URL(request.url), new URL(request.url).searchParams.get("of") === "agency" ? jobsOfAgency(state, user) : state.jobs),
  "GET /user/templates": ({ state, user }): AssignedTemplate[] =>
    user.assignedTemplates.flatMap((key) => {
      const template = state.templates.find((template) => template.key === key);
      return template ? [{ ...template, blind: state.blindTemplates.includes(key) }] : [];
    }),
  "POST /upload-cv": async ({ state, user, form }) => {
    const data = await form();
    const template = (data.get("template") as string | null) ?? user.selectedTemplate ?? "default";
    const cost = data.get("jdFile") || data.get("keywords") ? 2 : 1;
    if (user.credits < cost) {
      return refuse(402, `You need ${cost} credits to process a CV. You currently have ${user.credits} credits.`, {
        requiredCredits: cost,
        currentCredits: user.credits,
      });
    }
    user.credits -= cost;
    const job = fakeJob({
      fileName: (data.get("file") as File).name,
      template,
      blind: (data.get("blind") as string | null) ?? state.blindTemplates.includes(template),
      language: (data.get("language") as string | null) ?? undefined,
      status: "processing",
      creditsCharged: cost,
      uploadedAt: minutesAgo(0),
      createdAt: minutesAgo(0),
    });
    state.jobs = [job, ...state.jobs];
    return Response.json(job, { status: 201 });
  },
  "GET /download/:id/:type": ({ state, id, type }) => {
    const job = [...state.jobs, ...state.colleaguesJobs].find((job) => job.id === id);
    if (!job) return refuse(404, "This job no longer exists.");
    const name = `${job.fileName.replace(/\.\w+$/, "")}.${type}`;
    return new Response(`a document for ${name}`, {
      headers: { "content-disposition": `attachment; filename="cv.${type}"; filename*=UTF-8''${encodeURIComponent(name)}` },
    });
  },
  "GET /jobs/:id/picture": ({ state, id }) => {
    const job = state.jobs.find((job) => job.id === id);
    if (!job?.pdfUrl || job.pptxUrl) return refuse(404, "There is no picture of this document.");
    return new Response(Bun.file(PICTURE));
  },
  "GET /download-all": () =>
    new Response("a folder of documents", { headers: { "content-disposition": 'attachment; filename="CVs 2026-01-02.zip"' } }),
  "GET /sample-cv": () => new Response("%PDF-1.7 a sample", { headers: { "content-type": "application/pdf" } }),
  "GET /jobs/archive": () =>
    new Response("some documents", { headers: { "content-disposition": 'attachment; filename="CVs 2026-01-02.zip"' } }),
  "POST /jobs/bulk": async ({ state, body }) => {
    const { ids, action } = (await body()) as { ids: string[]; action: BulkAction };
    return changeJobs(state, ids, action);
  },
  "POST /jobs/:id/release": ({ state, id }) => {
    const job = state.jobs.find((one) => one.id === id);
    if (!job) return refuse(404, "This job does not exist.");
    Object.assign(job, {
      releasedAt: new Date().toISOString(),
      docxUrl: `/api/download/${id}/docx`,
      pdfUrl: `/api/download/${id}/pdf`,
    });
    return job;
  },
  "POST /cleanup/:id": ({ state, id }) => {
    state.jobs = state.jobs.filter((job) => job.id !== id);
    return { success: true };
  },
  "DELETE /jobs/:id": ({ state, id }) => {
    state.jobs = state.jobs.filter((job) => job.id !== id);
    return { success: true };
  },
  "GET /user/sessions": ({ state }) => state.sessions,
  "POST /user/sign-out-others": ({ state }) => {
    state.sessions = state.sessions.filter(({ isCurrent }) => isCurrent);
    return { success: true };
  },
  "PUT /user/password": async ({ state, user, body }) => {
    const { current, password } = await body();
    if (current !== user.password) return refuse(400, "The present password is wrong.");
    user.password = password as string;
    user.mustChangePassword = undefined;
    state.sessions = state.sessions.filter(({ isCurrent }) => isCurrent);
    return { success: true };
  },
  "PUT /user/:id/template": async ({ user, body }) => {
    user.selectedTemplate = (await body()).template as string;
    return shown(user);
  },
  "GET /wallet": ({ user }) => ({ plan: user.plan, credits: user.credits }),
  "POST /match": async ({ state, form }) => {
    const data = await form();
    const files = data.getAll("cvFiles") as File[];
    const jd = data.get("jdFile") as File | null;
    const job = fakeJob({
      jobType: "matcher",
      status: "processing",
      fileName: files.map(({ name }) => name).join(", "),
      jdFilename: jd?.name,
      createdAt: minutesAgo(0),
    });
    state.jobs = [job, ...state.jobs];
    return Response.json({ jobId: job.id }, { status: 201 });
  },
  "POST /jobs/:id/format": async ({ state, user, body }) => {
    const { cv_index, template = "default", blind = "false" } = (await body()) as { cv_index: number; template?: string; blind?: string };
    if (user.credits < 1) return refuse(402, "You need 1 credit to process a CV. You currently have 0 credits.");
    user.credits -= 1;
    const job = fakeJob({ fileName: `CV ${cv_index}.pdf`, template, blind: blind === "false" ? false : blind, status: "processing" });
    state.jobs = [job, ...state.jobs];
    return Response.json(job, { status: 201 });
  },
  "GET /jobs/:id/match-result": ({ state, id }) => {
    const job = state.jobs.find((job) => job.id === id);
    if (!job) return refuse(404, "This analysis no longer exists.");
    return {
      jobId: id,
      status: job.status,
      matchingScore: job.matchingScore ?? null,
      completedAt: job.completedAt,
      errorMessage: job.errorMessage,
      ...(job.jdTitle && { title: job.jdTitle }),
      candidates: state.candidates[id] ?? [],
      ...(state.changed[id] && { changed: state.changed[id] }),
    };
  },
  "POST /requirements": () => ({
    title: "Senior Java Developer",
    requirements: fakeScore().requirements.map(({ text, kind }) => ({ text, kind })),
  }),
  "GET /jobs/:id/match-report": () =>
    new Response("%PDF-1.7", { headers: { "content-disposition": 'attachment; filename="Engineer - matching report.pdf"' } }),
  "POST /create-checkout-session": () => refuse(503, "Payments are not configured."),
  "GET /admin/users/search": ({ state, request }) => fakeUserPage(state.users.map(shown), new URL(request.url).searchParams),
  "GET /templates": ({ state }) => state.templates.map(({ key }) => key),
  "GET /templates/:id/picture": () => new Response(Bun.file(PICTURE)),
  "GET /admin/templates": ({ state }) => state.templates,
  "POST /admin/templates": async ({ state, form }) => {
    const key = ((await form()).get("file") as File).name.replace(/\.\w+$/, "");
    const template: TemplateEntry = { key, name: key, kind: "document", outputs: ["docx", "pdf"], origin: "own" };
    state.templates.push(template);
    return Response.json({ template, problems: [], warnings: [], tags: ["{{basics.name}}"] }, { status: 201 });
  },
  "DELETE /admin/templates/:id": ({ state, id }) => {
    state.templates = state.templates.filter(({ key }) => key !== id);
    return { success: true };
  },
  "GET /admin/user/:id/ledger": ({ state, page }): LedgerPage => ({
    entries: state.ledger.slice(LEDGER_PAGE * (page - 1), LEDGER_PAGE * page),
    total: state.ledger.length,
    page,
    pages: Math.max(1, Math.ceil(state.ledger.length / LEDGER_PAGE)),
  }),
  "GET /admin/password-reset-requests": ({ state }) => state.resetRequests,
  "PUT /admin/password-reset-request/:id/resolve": ({ state, id }) => removeRequest(state, id),
  "PUT /admin/password-reset-request/:id/dismiss": ({ state, id }) => removeRequest(state, id),
  "GET /admin/health": ({ state }) => state.health,
  "GET /admin/credits-stats": (): CreditsStats => ({
    total: { netConsumed: 812, totalRefunded: 9 },
    thisMonth: { netConsumed: 64, totalRefunded: 1 },
  }),
  "GET /admin/contact-messages": ({ state }) => state.messages,
  "DELETE /admin/contact-messages/:id": ({ state, id }) => {
    state.messages = state.messages.filter((message) => message.id !== id);
    return { success: true };
  },
  "PUT /admin/user/:id/templates": async ({ state, id, body }) =>
    change(state, id, { assignedTemplates: (await body()).templates as string[] }),
  "PUT /admin/user/:id/reset-password": async ({ state, id, body }) => change(state, id, { password: (await body()).password as string }),
  "PUT /admin/user/:id/plan": async ({ state, id, body }) => change(state, id, { plan: (await body()).plan as User["plan"] }),
  "PUT /admin/user/:id/credits": async ({ state, id, body }) => change(state, id, { credits: (await body()).credits as number }),
  "POST /admin/user/:id/add-credits": async ({ state, id, body }) => {
    const user = state.users.find((user) => user.id === id);
    return change(state, id, { credits: (user?.credits ?? 0) + ((await body()).credits as number) });
  },
  "POST /admin/users": async ({ state, body }) => {
    const user = fakeUser({ credits: 0, ...(await body()), id: crypto.randomUUID() });
    state.users.push(user);
    return Response.json(shown(user), { status: 201 });
  },
  "DELETE /admin/user/:id": ({ state, id }) => {
    state.users = state.users.filter((user) => user.id !== id);
    return { success: true };
  },
};

const OPEN_ROUTES: Record<string, Handler> = {
  "GET /config": ({ state }) => state.config,
  "GET /client-logos": ({ state }) => state.logos,
  "POST /forgot-password": () => ({ success: true }),
  "POST /contact": () => Response.json({ success: true }, { status: 201 }),
  "GET /login": () => new Response(null, { status: 302, headers: { location: "/auth" } }),
  "POST /login": async ({ state, body }) => {
    const { email, password } = await body();
    const user = state.users.find((user) => user.email === email && user.password === password);
    if (!user) return refuse(401, "The e-mail address or the password is wrong.");
    state.signedIn = user.id;
    return shown(user);
  },
  "POST /register-trial": async ({ state, body }) => {
    const { email, password } = (await body()) as { email: string; password: string };
    if (state.users.some((user) => user.email === email)) return refuse(409, "There is already an account with this e-mail address.");
    const user = fakeUser({ email, password, firstName: null, lastName: null, credits: 10, assignedTemplates: ["default"] });
    state.users.push(user);
    state.signedIn = user.id;
    return Response.json({ user: shown(user), message: "Your trial account has 10 free credits." }, { status: 201 });
  },
};

/** All of a list without a limit. A cursor is the number of the jobs before it. */
function pageOfJobs({ searchParams: query }: URL, jobs: Job[] | Response): Job[] | Response {
  const limit = query.get("limit");
  if (jobs instanceof Response || limit === null) return jobs;
  const end = Number(query.get("cursor") ?? 0) + Number(limit);
  const page = jobs.slice(Number(query.get("cursor") ?? 0), end);
  return end < jobs.length ? Response.json(page, { headers: { link: `</api/jobs?limit=${limit}&cursor=${end}>; rel="next"` } }) : page;
}

function changeJobs(state: FakeState, ids: string[], action: BulkAction): BulkResult {
  const chosen = state.jobs.filter(({ id }) => ids.includes(id));
  if (action === "delete") state.jobs = state.jobs.filter((job) => !chosen.includes(job));
  for (const job of chosen) {
    if (action === "reviewed") job.reviewedAt = minutesAgo(0);
    if (action === "retry") Object.assign(job, { status: "pending", failedAt: null, errorMessage: null, retryable: undefined });
  }
  return { done: chosen.map(({ id }) => id), failed: [] };
}

function removeRequest(state: FakeState, id: string) {
  state.resetRequests = state.resetRequests.filter((request) => request.id !== id);
  return { success: true };
}

function change(state: FakeState, id: string, part: Partial<User & { password: string }>) {
  const user = state.users.find((user) => user.id === id);
  if (!user) return refuse(404, "This user no longer exists.");
  return shown(Object.assign(user, part));
}

/** Serves the built application and the contract on a free port. Tests change `state` as they go. */
export function serveFake(state: FakeState) {
  const server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      return pathname.startsWith("/api/") ? answer(state, request, pathname.slice(4)) : servePage(pathname);
    },
  });
  return { state, url: server.url.href.replace(/\/$/, ""), stop: () => server.stop(true) };
}

async function answer(state: FakeState, request: Request, path: string): Promise<Response> {
  const call = `${request.method} ${path}`;
  state.calls.push(call);
  if (new URL(request.url).search) state.queries.push(`${call}${decodeURIComponent(new URL(request.url).search)}`);
  await Bun.sleep(state.delayMs);
  const refusal = state.refusals[call] ?? state.refusals[call.replace(/\/[0-9a-f-]{36}/, "/:id")];
  if (refusal) return Response.json(refusal.body ?? {}, { status: refusal.status });

  const found = match(OPEN_ROUTES, call) ?? match(ROUTES, call);
  if (!found) return refuse(404, "Not found");
  const user = state.users.find(({ id }) => id === state.signedIn);
  if (!user && !match(OPEN_ROUTES, call)) return refuse(401, "Unauthorized");
  const result = await found.handler({
    state,
    user: user as Call["user"],
    ...found.params,
    request,
    page: Number(new URL(request.url).searchParams.get("page") ?? 1),
    body: () => request.json() as never,
    form: () => request.formData() as never,
  });
  return result instanceof Response ? result : Response.json(result);
}

function match(routes: Record<string, Handler>, call: string) {
  for (const [route, handler] of Object.entries(routes)) {
    const params = new RegExp(`^${route.replace(/:(\w+)/g, "(?<$1>[^/]+?)")}$`).exec(call);
    if (params) return { handler, params: { id: "", type: "", deliveryId: "", ...params.groups } };
  }
}

async function servePage(pathname: string): Promise<Response> {
  const wanted = Bun.file(join(WEB, pathname));
  const isFile = pathname !== "/" && (await wanted.exists());
  if (!isFile && /\.\w+$/.test(pathname)) return new Response(null, { status: 404 });
  return new Response(isFile ? wanted : Bun.file(join(WEB, "index.html")), {
    headers: { "content-security-policy": CSP, "x-content-type-options": "nosniff" },
  });
}

export const fakeScore = (part: Partial<Extract<MatchingScore, { overall_matching_score: number }>> = {}) => ({
  niche_skills_score: 8.4,
  industry_experience_score: 6.7,
  role_experience_score: 7.9,
  overall_matching_score: 7.8,
  key_highlights: [
    "Nine years of Java, six of them with Spring Boot in payment systems",
    "Led a team of five through a move to Kubernetes",
  ],
  main_gaps: ["No certificate in cloud architecture", "German is at B1; the role asks for C1"],
  requirements: [
    { text: "5+ years of Java", kind: "must" as const, met: "yes" as const, evidence: ["Senior Java Developer, 2016 to today"] },
    { text: "Kubernetes in production", kind: "must" as const, met: "partly" as const, evidence: ["Moved 14 services to Kubernetes"] },
    { text: "German C1", kind: "nice" as const, met: "no" as const, evidence: [] },
  ],
  scorer: "built-in",
  ...part,
});
