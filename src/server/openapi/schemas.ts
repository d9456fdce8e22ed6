/** The shapes of `engine/contract/api.ts` for the description of the API, each with an example that is true to it. */

import { AUDIT_ACTION_NAMES, AUDIT_SUBJECTS, AUDIT_WAYS } from "../../engine/contract/audit-actions.ts";
import { KEY_SCOPE_NAMES } from "../../engine/contract/key-scopes.ts";
import { WEBHOOK_EVENT_NAMES } from "../../engine/contract/webhook-events.ts";

type Schema = Record<string, unknown>;

const text = { type: "string" };
const number = { type: "number" };
const whole = { type: "integer" };
const yesNo = { type: "boolean" };
const instant = { type: "string", format: "date-time" };
const orNull = (schema: Schema) => ({ anyOf: [schema, { type: "null" }] });
const list = (items: Schema) => ({ type: "array", items });
const oneOf = (...values: string[]) => ({ type: "string", enum: values });
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const plan = orNull(oneOf("start", "pro"));

/** All fields are required but those named in `optional`. */
function shape(properties: Record<string, Schema>, example: unknown, optional: string[] = []): Schema {
  return { type: "object", properties, required: Object.keys(properties).filter((name) => !optional.includes(name)), example };
}

const ID = "4f8a1da4-385a-4ed3-8698-84c504ca79e6";
const AT = "2026-03-10T12:00:00.000Z";

const USER = {
  id: ID,
  email: "zoe@agency.example",
  firstName: "Zoë",
  lastName: null,
  role: "user",
  assignedTemplates: ["default"],
  selectedTemplate: "default",
  credits: 10,
  plan: null,
  createdAt: AT,
};
const USER_STATS = {
  totalProcessed: 42,
  totalProcessedThisMonth: 7,
  totalConsumed: 60,
  totalConsumedThisMonth: 9,
  totalRefunded: 2,
  totalRefundedThisMonth: 0,
};
const AUDIT_EVENT = {
  seq: 812,
  at: AT,
  action: "document.downloaded",
  what: "Downloaded documents: docx, pdf",
  actor: { id: ID, name: "zoe@agency.example" },
  way: "browser",
  subject: { kind: "job", id: "4f8a1da4-385a-4ed3-8698-84c504ca79e7" },
  account: ID,
  accountName: "zoe@agency.example",
  details: { types: ["docx", "pdf"] },
  hash: "9c56cc51b374c3ba189210d5b6d4bf57790d351c96c47c02190ecf1e430635ab",
};
const CREATED_KEY = {
  id: ID,
  name: "Nightly import",
  scopes: ["cv:write", "cv:read"],
  createdAt: AT,
  expiresAt: "2027-01-31T00:00:00.000Z",
};
const API_KEY = { ...CREATED_KEY, lastUsedAt: AT };
const AGENCY_ROLE = oneOf("recruiter", "brand-editor", "administrator");
const OWNER = { id: ID, email: "ines@agency.example", firstName: "Ines", lastName: "Marchetti" };
const MEMBER = { ...OWNER, role: "recruiter", joinedAt: AT, creditsThisMonth: 12 };
const INVITATION = { id: ID, email: "tom@agency.example", role: "recruiter", createdAt: AT, expiresAt: AT };
const INVITATION_FIELDS = { id: text, email: text, role: AGENCY_ROLE, createdAt: instant, expiresAt: instant };
const AGENCY = { id: ID, name: "Harbour Staffing", createdAt: AT, sharesJobs: true, members: [MEMBER], invitations: [INVITATION] };
const API_KEY_FIELDS = {
  id: text,
  name: text,
  scopes: list(oneOf(...KEY_SCOPE_NAMES)),
  createdAt: instant,
  expiresAt: instant,
  lastUsedAt: instant,
};
const WEBHOOK = { id: ID, url: "https://ats.example/vitae", events: ["job.completed", "job.failed"], enabled: true, createdAt: AT };
const WEBHOOK_WITH_SECRET = { ...WEBHOOK, secret: "whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD" };
const WEBHOOK_FIELDS = {
  id: text,
  url: text,
  events: list(oneOf(...WEBHOOK_EVENT_NAMES)),
  enabled: yesNo,
  createdAt: instant,
  formerSecretUntil: instant,
  failingSince: instant,
  lastError: text,
};
const WEBHOOK_OPTIONAL = ["formerSecretUntil", "failingSince", "lastError"];
const UNSURE = {
  what: "employer",
  section: "Work experience 2",
  text: "Trader at Brumelac",
  id: "blind:employer:Trader at Brumelac",
  printed: false,
};
const JOB = {
  id: ID,
  jobType: "cv",
  fileName: "cv.pdf",
  status: "completed",
  uploadedAt: AT,
  createdAt: AT,
  completedAt: AT,
  failedAt: null,
  errorMessage: null,
  creditsCharged: 1,
  creditsRefunded: 0,
  template: "default",
  blind: false,
  candidateName: "Maria Santos",
  candidateLabel: "Data Engineer",
  doubts: 2,
  reviewedAt: null,
  docxUrl: `/api/download/${ID}/docx`,
  pdfUrl: `/api/download/${ID}/pdf`,
};
const REQUIREMENT = { text: "Five years of SQL", kind: "must", met: "partly", evidence: ["SQL since 2022"] };
const EXPLAINED_FIELDS = { why: text, evidence: list(text), sources: list(ref("EvidenceSource")) };
const EXPLAINED = {
  why: "The title of the job: Data Engineer.",
  evidence: ["Senior Data Engineer"],
  sources: [{ path: "work[0].position", page: 1 }],
};
const SCORE = {
  niche_skills_score: 7.5,
  industry_experience_score: 6,
  role_experience_score: 8,
  overall_matching_score: 7.3,
  key_highlights: ["SQL since 2022"],
  main_gaps: ["No German"],
  requirements: [REQUIREMENT],
  scorer: "built-in",
};

const FILE_ID = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";
const BRAND_FILE = { id: FILE_ID, name: "logo.svg", bytes: 1840, kind: "logo", format: "svg", width: 1200, height: 300 };
const BRAND = { name: "Acme", logo: { file: FILE_ID }, colors: { primary: "#1f3a4d", accent: "#2f7f86" }, footer: "Acme · {name}" };
/** One text, or one for each language. */
const wording = { anyOf: [text, { type: "object", additionalProperties: text }] };

const LEDGER_ENTRY = {
  id: 7,
  kind: "charge",
  amount: -1,
  balance: 9,
  ref: ID,
  note: null,
  job: { jobType: "cv", fileName: "Maria Santos.pdf", cvCount: 1 },
  at: AT,
};

const SCORE_FIELDS = {
  niche_skills_score: number,
  industry_experience_score: number,
  role_experience_score: number,
  overall_matching_score: number,
  key_highlights: list(text),
  main_gaps: list(text),
  requirements: list(ref("RequirementResult")),
  scorer: text,
  sum: list(ref("ScoreTerm")),
  explained: shape(
    { niche_skills_score: ref("Explained"), industry_experience_score: ref("Explained"), role_experience_score: ref("Explained") },
    { niche_skills_score: EXPLAINED, industry_experience_score: EXPLAINED, role_experience_score: EXPLAINED },
  ),
  warnings: list(text),
  model: ref("ModelOpinion"),
};
const SCORE_EXTRAS = ["sum", "explained", "warnings", "model"];

const PERSON_ITEM = {
  id: `cv:${ID}`,
  kind: "cv",
  how: "name",
  title: "cv.pdf",
  name: "Maria Santos",
  email: "maria@example.com",
  at: AT,
  account: "zoe@agency.example",
  files: 3,
  erasable: true,
};
const BACKUP = { madeAt: AT, path: "/backups/Mon.zip", isThere: true };
const ERASED = { id: `cv:${ID}`, kind: "cv", uploadedAt: AT, files: 3, hashes: [FILE_ID] };

/** What stands in a record beside its number, time and kind: which of it, says the kind. */
const DECISION_FIELDS = {
  account: text,
  job: text,
  cv: text,
  jd: text,
  outcome: oneOf("scored", "refused"),
  rules: text,
  model: { type: "object", properties: { name: text, digest: orNull(text), overall: number } },
  scores: { type: "object", properties: { overall: number, skills: number, role: number, industry: number } },
  verdicts: list({ type: "object", properties: { n: whole, kind: oneOf("must", "nice"), met: oneOf("yes", "partly", "no") } }),
  what: text,
  requirement: orNull(whole),
  from: text,
  to: text,
  reason: text,
  reasonText: text,
  matcher: oneOf("on", "off"),
  subject: text,
  items: list(text),
  reasons: list(whole),
  through: whole,
  removed: whole,
  days: whole,
};
const DECISION = {
  seq: 12,
  at: AT,
  before: FILE_ID,
  by: ID,
  kind: "match",
  job: ID,
  cv: FILE_ID,
  jd: FILE_ID,
  outcome: "scored",
  rules: "0.1.0",
  scores: { overall: 7.3, skills: 7.5, role: 8, industry: 6 },
  verdicts: [{ n: 1, kind: "must", met: "partly" }],
  hash: FILE_ID,
  seal: FILE_ID,
  account: "zoe@agency.example",
};

const ENTRY = { key: "acme", name: "Acme", kind: "document", outputs: ["docx", "pdf"], origin: "own" };
const PROBLEM = {
  place: "the text, “Born {{basics.birthday}}”",
  tag: "{{basics.birthday}}",
  problem: "There is no {{basics.birthday}}.",
  mend: "Write {{x.dateOfBirth}}.",
};

const anything = { type: "object" };
const RESUME = {
  basics: { name: "Maria Santos", email: "maria@example.com" },
  work: [{ position: "Nurse", name: "Hospital de Lisboa", startDate: "2019-03" }],
  meta: { vitae: { language: "en", pages: 1, ocr: false, parser: "rules", warnings: [] } },
};
const OUTPUT = {
  id: "0b7e5d0a",
  template: "default",
  type: "pdf",
  blind: "initials",
  language: null,
  photo: true,
  layout: "house",
  url: `/api/jobs/${ID}/outputs/0b7e5d0a`,
  fileName: "Candidate.pdf",
};
const REVIEW_PAGE = { number: 1, width: 595, height: 842 };
const REVIEW = {
  version: 3,
  fileName: "cv.pdf",
  resume: RESUME,
  parsed: RESUME,
  doubts: [{ id: "work[0].name", path: "work[0].name", reason: "Employer: this may be something else, or stand in another entry." }],
  leftovers: [
    { id: "additional[0].items[0]", path: "additional[0].items[0]", title: "Other", text: "Own car", page: 1, bbox: [56, 700, 80, 12] },
  ],
  changed: ["work[0].position"],
  removed: [],
  confidence: { "work[0].name": 0.31 },
  sources: { "work[0].name": { page: 1, bbox: [56, 210, 160, 12], quote: "Hospital de Lisboa" } },
  original: { kind: "pdf", pages: [REVIEW_PAGE] },
  outputs: [OUTPUT],
  template: "default",
  blind: false,
  language: null,
  layout: "house",
  reviewedAt: null,
  printed: ["blind:employer:Trader at Brumelac"],
  cover: { consultant: "Anna Keller" },
};

export const SCHEMAS = {
  Error: shape(
    {
      error: text,
      message: text,
      requiredCredits: whole,
      currentCredits: whole,
      retryAfterSeconds: whole,
      status: text,
      version: { anyOf: [text, whole] },
      path: text,
      field: text,
      suggestion: text,
      leaks: list(anything),
      problems: list(ref("TemplateProblem")),
      tags: list(text),
    },
    { error: "This job does not exist.", message: "This job does not exist." },
    [
      "requiredCredits",
      "currentCredits",
      "retryAfterSeconds",
      "status",
      "version",
      "path",
      "field",
      "suggestion",
      "leaks",
      "problems",
      "tags",
    ],
  ),
  /** JSON Resume 1.0.0 and what Vitae keeps beside it: `contract/resume.ts`. */
  Resume: { type: "object", example: RESUME },
  ReviewPage: shape({ number: whole, width: number, height: number }, REVIEW_PAGE),
  ReviewOutput: shape(
    {
      id: text,
      template: text,
      type: oneOf("docx", "pdf", "pptx"),
      blind: { anyOf: [yesNo, text] },
      language: orNull(text),
      photo: yesNo,
      layout: oneOf("house", "original"),
      url: text,
      fileName: text,
    },
    OUTPUT,
  ),
  ReviewOutputs: shape({ outputs: list(ref("ReviewOutput")) }, { outputs: [OUTPUT] }),
  Review: shape(
    {
      version: whole,
      fileName: text,
      resume: ref("Resume"),
      parsed: ref("Resume"),
      doubts: list(shape({ id: text, path: text, reason: text }, REVIEW.doubts[0])),
      leftovers: list(
        shape({ id: text, path: text, title: text, text, page: whole, bbox: list(number) }, REVIEW.leftovers[0], ["page", "bbox"]),
      ),
      changed: list(text),
      removed: list(text),
      confidence: anything,
      sources: anything,
      original: shape(
        { kind: oneOf("pdf", "docx"), pages: list(ref("ReviewPage")), html: text, failed: yesNo, pending: yesNo },
        REVIEW.original,
        ["html", "failed", "pending"],
      ),
      outputs: list(ref("ReviewOutput")),
      template: text,
      blind: { anyOf: [yesNo, text] },
      language: orNull(text),
      layout: oneOf("house", "original"),
      reviewedAt: orNull(instant),
      printed: list(text),
      cover: anything,
      recommendations: list(ref("Recommendation")),
    },
    REVIEW,
    ["recommendations"],
  ),
  ReviewResult: shape(
    {
      version: whole,
      pages: list(ref("ReviewPage")),
      warnings: list(text),
      blindDoubts: list(ref("BlindDoubt")),
      blindUnsure: list(ref("BlindUnsure")),
      leaks: list(shape({ what: text, place: text }, { what: "name", place: "page 1" })),
      labelLanguage: text,
      problem: text,
    },
    { version: 3, pages: [REVIEW_PAGE], warnings: [], blindDoubts: [], blindUnsure: [UNSURE], leaks: [], labelLanguage: "en" },
    ["problem"],
  ),
  Success: shape({ success: yesNo, message: text }, { success: true }, ["message"]),
  SignedOut: shape({ success: yesNo, providerUrl: text }, { success: true }, ["providerUrl"]),
  User: shape(
    {
      id: text,
      email: text,
      firstName: orNull(text),
      lastName: orNull(text),
      role: oneOf("admin", "user"),
      assignedTemplates: list(text),
      selectedTemplate: orNull(text),
      credits: whole,
      plan,
      createdAt: instant,
      mustChangePassword: yesNo,
      noPassword: yesNo,
      agency: shape(
        { id: text, name: text, role: AGENCY_ROLE, sharesJobs: yesNo, paidBy: text, ownPlan: plan },
        { id: ID, name: "Harbour Staffing", role: "recruiter", sharesJobs: true, paidBy: "zoe@agency.example", ownPlan: null },
      ),
    },
    USER,
    ["mustChangePassword", "noPassword", "agency"],
  ),
  Agency: shape(
    {
      id: text,
      name: text,
      createdAt: instant,
      sharesJobs: yesNo,
      members: list(
        shape(
          {
            id: text,
            email: text,
            firstName: orNull(text),
            lastName: orNull(text),
            role: AGENCY_ROLE,
            joinedAt: instant,
            pays: { type: "boolean", const: true },
            creditsThisMonth: whole,
          },
          MEMBER,
          ["pays"],
        ),
      ),
      invitations: list(shape(INVITATION_FIELDS, INVITATION)),
    },
    AGENCY,
  ),
  OwnAgency: { ...orNull(ref("Agency")), example: AGENCY },
  CreatedAgencyInvitation: shape(
    { ...INVITATION_FIELDS, url: text },
    { ...INVITATION, url: "https://vitae.agency.example/agency/join#k3Jq0…" },
  ),
  ShownAgencyInvitation: shape(
    { agency: text, invitedBy: orNull(text), email: text, role: AGENCY_ROLE, sharesJobs: yesNo },
    { agency: "Harbour Staffing", invitedBy: "zoe@agency.example", email: "tom@agency.example", role: "recruiter", sharesJobs: true },
  ),
  TrialSignupResult: shape(
    { user: ref("User"), message: text },
    { user: USER, message: "Your free trial account is ready with 10 credits." },
  ),
  ApiKey: shape(API_KEY_FIELDS, API_KEY, ["expiresAt", "lastUsedAt"]),
  CreatedApiKey: shape({ ...API_KEY_FIELDS, key: text }, { ...CREATED_KEY, key: "vit_Zk3…" }, ["expiresAt", "lastUsedAt"]),
  Webhook: shape(WEBHOOK_FIELDS, WEBHOOK, WEBHOOK_OPTIONAL),
  WebhookWithSecret: shape({ ...WEBHOOK_FIELDS, secret: text }, WEBHOOK_WITH_SECRET, WEBHOOK_OPTIONAL),
  ChangedWebhook: shape({ ...WEBHOOK_FIELDS, secret: text }, WEBHOOK_WITH_SECRET, [...WEBHOOK_OPTIONAL, "secret"]),
  WebhookDelivery: shape(
    {
      id: text,
      type: oneOf(...WEBHOOK_EVENT_NAMES, "webhook.test"),
      status: oneOf("waiting", "delivered", "failed"),
      createdAt: instant,
      attempts: list(shape({ at: instant, ms: whole, status: whole, error: text }, {}, ["status", "error"])),
      nextAttemptAt: instant,
    },
    {
      id: "msg_2b1f7a0c9d5e4f63a8b7c6d5e4f3a2b1",
      type: "job.completed",
      status: "waiting",
      createdAt: AT,
      attempts: [{ at: AT, ms: 84, status: 503 }],
      nextAttemptAt: AT,
    },
    ["nextAttemptAt"],
  ),
  PendingJob: shape({ jobId: text }, { jobId: ID }),
  Session: shape(
    { id: text, userAgent: orNull(text), ipAddress: orNull(text), lastActivity: instant, createdAt: instant, isCurrent: yesNo },
    { id: ID, userAgent: "Mozilla/5.0", ipAddress: "192.0.2.7", lastActivity: AT, createdAt: AT, isCurrent: true },
  ),
  DashboardStats: shape(
    { totalProcessed: whole, totalProcessedThisMonth: whole, processing: whole, successRate: number, queuePosition: whole },
    { totalProcessed: 42, totalProcessedThisMonth: 7, processing: 1, successRate: 98, queuePosition: 1 },
  ),
  Recommendation: shape(
    { skill: text, reason: text, evidence: list(text) },
    { skill: "SQL", reason: "Asked for, and used in two roles", evidence: ["SQL since 2022"] },
  ),
  BlindDoubt: shape({ what: text, section: text, text }, { what: "employer", section: "Work experience 2", text: "Trader at Brumelac" }),
  BlindUnsure: shape({ what: text, section: text, text, id: text, printed: yesNo }, UNSURE),
  Job: shape(
    {
      id: text,
      jobType: oneOf("cv", "matcher"),
      fileName: text,
      status: oneOf("pending", "processing", "completed", "failed"),
      uploadedAt: instant,
      createdAt: instant,
      completedAt: orNull(instant),
      failedAt: orNull(instant),
      errorMessage: orNull(text),
      creditsCharged: whole,
      creditsRefunded: whole,
      docxUrl: text,
      pdfUrl: text,
      pptxUrl: text,
      template: text,
      blind: { anyOf: [yesNo, text] },
      language: text,
      layout: { type: "string", const: "original" },
      retryable: { type: "boolean", const: true },
      candidateName: text,
      candidateLabel: text,
      doubts: whole,
      reviewedAt: orNull(instant),
      recommendations: list(ref("Recommendation")),
      warnings: list(text),
      blindDoubts: list(ref("BlindDoubt")),
      blindUnsure: list(ref("BlindUnsure")),
      blindWithholds: list(text),
      releasedAt: orNull(instant),
      jdFilename: text,
      jdTitle: text,
      matchingScore: orNull(ref("MatchingScore")),
      bestCandidate: text,
      changedBest: shape({ cv_index: whole, overall_matching_score: number }, { cv_index: 1, overall_matching_score: 7.5 }),
      owner: shape({ id: text, email: text, firstName: orNull(text), lastName: orNull(text) }, OWNER),
    },
    JOB,
    [
      "docxUrl",
      "pdfUrl",
      "pptxUrl",
      "template",
      "blind",
      "language",
      "layout",
      "retryable",
      "candidateName",
      "candidateLabel",
      "doubts",
      "reviewedAt",
      "recommendations",
      "warnings",
      "blindDoubts",
      "blindUnsure",
      "blindWithholds",
      "releasedAt",
      "jdFilename",
      "jdTitle",
      "matchingScore",
      "bestCandidate",
      "changedBest",
      "owner",
    ],
  ),
  BulkResult: shape(
    { done: list(text), failed: list(shape({ id: text, message: text }, { id: ID, message: "This job does not exist." })) },
    { done: [ID], failed: [] },
  ),
  RequirementResult: shape(
    {
      text,
      kind: oneOf("must", "nice"),
      met: oneOf("yes", "partly", "no"),
      evidence: list(text),
      sources: list(ref("EvidenceSource")),
      missing: list(text),
      score: number,
      why: text,
      related: list(text),
      use: shape({ months: whole, last: text }, { months: 30, last: "present" }),
    },
    REQUIREMENT,
    ["sources", "missing", "score", "why", "related", "use"],
  ),
  EvidenceSource: shape({ path: text, page: whole }, { path: "work[0].highlights[2]", page: 1 }, ["page"]),
  Explained: shape(EXPLAINED_FIELDS, EXPLAINED),
  ScorePart: shape(
    { part: text, weight: number, value: number, ...EXPLAINED_FIELDS },
    { part: "title", weight: 0.5, value: 0.9, ...EXPLAINED },
  ),
  ScoreTerm: shape(
    { part: text, weight: number, value: number, points: number, parts: list(ref("ScorePart")) },
    { part: "role", weight: 0.17, value: 0.75, points: 1.275 },
    ["parts"],
  ),
  ModelOpinion: shape(
    {
      name: text,
      overall_matching_score: number,
      requirements: list(shape({ text, met: oneOf("yes", "partly", "no"), evidence: list(text) }, REQUIREMENT)),
      key_highlights: list(text),
      digest: text,
    },
    { name: "llama3.1", overall_matching_score: 7, requirements: [] },
    ["key_highlights", "digest"],
  ),
  SingleScore: shape(SCORE_FIELDS, SCORE, SCORE_EXTRAS),
  MultiScore: shape(
    {
      multi_cv_analysis: { type: "boolean", const: true },
      cv_count: whole,
      results: list(
        shape({ ...SCORE_FIELDS, cv_index: whole, cv_filename: text }, { ...SCORE, cv_index: 1, cv_filename: "cv.pdf" }, SCORE_EXTRAS),
      ),
      failed: list(
        shape(
          { cv_index: whole, cv_filename: text, message: text },
          { cv_index: 2, cv_filename: "scan.pdf", message: "This file is damaged and cannot be opened." },
        ),
      ),
    },
    { multi_cv_analysis: true, cv_count: 1, results: [{ ...SCORE, cv_index: 1, cv_filename: "cv.pdf" }] },
    ["failed"],
  ),
  MatchingScore: { anyOf: [ref("SingleScore"), ref("MultiScore")], example: SCORE },
  MatchStarted: shape({ jobId: text }, { jobId: ID }),
  MatchResult: shape(
    {
      jobId: text,
      status: oneOf("pending", "processing", "completed", "failed"),
      matchingScore: orNull(ref("MatchingScore")),
      completedAt: orNull(instant),
      errorMessage: orNull(text),
      title: text,
      candidates: list(ref("MatchCandidate")),
      changed: ref("ChangedMatch"),
    },
    { jobId: ID, status: "completed", matchingScore: SCORE, completedAt: AT, errorMessage: null, title: "Data engineer", candidates: [] },
    ["title", "changed"],
  ),
  AskedFor: shape(
    { title: text, requirements: list(shape({ text, kind: oneOf("must", "nice") }, { text: "Five years of SQL", kind: "must" })) },
    { title: "Data engineer", requirements: [{ text: "Five years of SQL", kind: "must" }] },
  ),
  MatchChanged: shape({ id: whole }, { id: 1 }),
  MatchChange: shape(
    {
      kind: oneOf("verdict", "weight", "add", "note"),
      cv_index: whole,
      requirement: whole,
      met: oneOf("yes", "partly", "no"),
      weight: oneOf("must", "nice", "ignore"),
      reason: text,
      text,
    },
    { kind: "verdict", cv_index: 1, requirement: 2, met: "yes", reason: "She told me so on the phone." },
    ["cv_index", "requirement", "met", "weight", "reason", "text"],
  ),
  KeptMatchChange: shape(
    { id: whole, by: text, at: instant, takenBackAt: instant, change: ref("MatchChange") },
    { id: 1, by: "Ada Berg", at: AT, change: { kind: "note", cv_index: 1, text: "Starts in May." } },
    ["takenBackAt"],
  ),
  ChangedMatch: shape(
    {
      changes: list(ref("KeptMatchChange")),
      counts: yesNo,
      requirements: list(
        shape(
          { text, weight: oneOf("must", "nice", "ignore"), from: oneOf("must", "nice"), added: yesNo, change: whole },
          { text: "SQL", weight: "ignore", from: "must", change: 2 },
          ["from", "added", "change"],
        ),
      ),
      ranking: list(
        shape(
          {
            cv_index: whole,
            overall_matching_score: number,
            verdicts: list(
              shape(
                { met: orNull(oneOf("yes", "partly", "no")), from: oneOf("yes", "partly", "no"), change: whole },
                { met: "yes", from: "no", change: 1 },
                ["from", "change"],
              ),
            ),
            note: text,
          },
          { cv_index: 1, overall_matching_score: 7.5, verdicts: [] },
          ["note"],
        ),
      ),
    },
    { changes: [], counts: false, requirements: [], ranking: [] },
  ),
  MatchCandidate: shape({ cv_index: whole, name: text, reviewId: text }, { cv_index: 1, name: "Ada Berg" }, ["name", "reviewId"]),
  Wallet: shape({ plan, credits: whole }, { plan: "start", credits: 50 }),
  Checkout: shape({ url: text }, { url: "https://checkout.stripe.com/c/pay/cs_1" }),
  SimulatedPayment: shape({ credits_added: whole, plan_updated: plan }, { credits_added: 50, plan_updated: "start" }),
  Received: shape({ received: yesNo }, { received: true }),
  TemplateKey: { type: "string", example: "default" },
  TemplateEntry: shape(
    {
      key: text,
      name: text,
      kind: oneOf("document", "presentation"),
      outputs: list(oneOf("docx", "pdf", "pptx")),
      origin: oneOf("built-in", "own"),
      problem: text,
    },
    ENTRY,
    ["problem"],
  ),
  AssignedTemplate: shape(
    {
      key: text,
      name: text,
      kind: oneOf("document", "presentation"),
      outputs: list(oneOf("docx", "pdf", "pptx")),
      origin: oneOf("built-in", "own"),
      blind: { anyOf: [yesNo, text] },
    },
    { ...ENTRY, blind: false },
  ),
  HouseWords: shape(
    {
      headings: list(shape({ text, section: text, language: text }, { text: "Career milestones", section: "work" }, ["language"])),
      labels: list(shape({ key: text, language: text, text }, { key: "work", language: "en", text: "Track record" })),
    },
    {
      headings: [{ text: "Career milestones", section: "work" }],
      labels: [{ key: "work", language: "en", text: "Track record" }],
    },
  ),
  Brand: shape(
    {
      name: text,
      logo: shape({ file: text, dark: text, height: number, side: oneOf("left", "right") }, { file: FILE_ID }, ["dark", "height", "side"]),
      colors: shape({ primary: text, accent: text, text }, { primary: "#1f3a4d" }, ["accent", "text"]),
      fonts: shape({ heading: text, body: text, files: list(text) }, { body: "Inter" }, ["heading", "body", "files"]),
      header: wording,
      footer: wording,
      confidentiality: wording,
      page: oneOf("a4", "letter"),
      dates: oneOf("short", "long", "numeric", "year"),
      sections: list(text),
    },
    BRAND,
    ["name", "logo", "colors", "fonts", "header", "footer", "confidentiality", "page", "dates", "sections"],
  ),
  BrandFile: shape(
    {
      id: text,
      name: text,
      bytes: whole,
      kind: oneOf("logo", "font"),
      format: oneOf("svg", "png"),
      width: whole,
      height: whole,
      family: text,
      weight: whole,
      italic: yesNo,
      embedding: oneOf("installable", "editable", "print"),
    },
    BRAND_FILE,
    ["format", "width", "height", "family", "weight", "italic", "embedding"],
  ),
  BrandState: shape(
    { brand: orNull(ref("Brand")), files: list(ref("BrandFile")), notes: list(text) },
    { brand: BRAND, files: [BRAND_FILE], notes: [] },
  ),
  BrandCheck: shape({ brand: ref("Brand"), notes: list(text) }, { brand: BRAND, notes: [] }),
  BuiltInLabel: shape({ key: text, text }, { key: "work", text: "Berufserfahrung" }),
  TemplateProblem: shape({ place: text, tag: text, problem: text, mend: text }, PROBLEM, ["tag"]),
  TemplateReport: shape(
    { template: ref("TemplateEntry"), problems: list(ref("TemplateProblem")), warnings: list(ref("TemplateProblem")), tags: list(text) },
    { template: ENTRY, problems: [], warnings: [], tags: ["{{basics.name}}"] },
    ["template"],
  ),
  LedgerEntry: shape(
    {
      id: whole,
      kind: oneOf("grant", "charge", "refund", "adjustment", "purchase"),
      amount: whole,
      balance: whole,
      ref: orNull(text),
      note: orNull(text),
      job: orNull(ref("LedgerJob")),
      at: instant,
      by: text,
    },
    LEDGER_ENTRY,
    ["by"],
  ),
  LedgerJob: shape({ jobType: oneOf("cv", "matcher"), fileName: text, cvCount: whole }, LEDGER_ENTRY.job),
  LedgerPage: shape(
    { entries: list(ref("LedgerEntry")), total: whole, page: whole, pages: whole },
    { entries: [LEDGER_ENTRY], total: 1, page: 1, pages: 1 },
  ),
  DecisionRecord: shape(
    {
      seq: whole,
      at: instant,
      before: text,
      by: text,
      kind: oneOf("match", "view", "download", "override", "switch", "export", "erasure", "cut"),
      hash: text,
      seal: text,
      ...DECISION_FIELDS,
    },
    DECISION,
    Object.keys(DECISION_FIELDS),
  ),
  DecisionPage: shape(
    { records: list(ref("DecisionRecord")), total: whole, next: orNull(whole) },
    { records: [DECISION], total: 1, next: null },
  ),
  AuditEvent: shape(
    {
      seq: whole,
      at: instant,
      action: oneOf(...AUDIT_ACTION_NAMES),
      what: text,
      actor: shape({ id: orNull(text), name: orNull(text) }, AUDIT_EVENT.actor),
      way: oneOf(...Object.keys(AUDIT_WAYS)),
      key: shape({ id: text, name: text }, { id: ID, name: "Import" }),
      subject: shape({ kind: oneOf(...Object.keys(AUDIT_SUBJECTS)), id: text }, AUDIT_EVENT.subject),
      account: text,
      accountName: text,
      details: { type: "object" },
      hash: text,
    },
    AUDIT_EVENT,
    ["key", "subject", "account", "accountName", "details"],
  ),
  AuditPage: shape({ events: list(ref("AuditEvent")), next: whole }, { events: [AUDIT_EVENT], next: 811 }, ["next"]),
  PersonItem: shape(
    {
      id: text,
      kind: oneOf("cv", "analysis", "message", "account"),
      how: oneOf("name", "mail", "file", "same-file", "mentioned"),
      title: text,
      name: orNull(text),
      email: orNull(text),
      at: instant,
      account: orNull(text),
      files: whole,
      erasable: yesNo,
    },
    PERSON_ITEM,
  ),
  KnownBackup: shape({ madeAt: instant, path: text, isThere: yesNo }, BACKUP, ["path"]),
  PersonFound: shape(
    {
      subject: text,
      items: list(ref("PersonItem")),
      names: list(text),
      emails: list(text),
      decisions: whole,
      unread: whole,
      backups: list(ref("KnownBackup")),
    },
    {
      subject: FILE_ID,
      items: [PERSON_ITEM],
      names: ["Maria Santos"],
      emails: ["maria@example.com"],
      decisions: 1,
      unread: 0,
      backups: [BACKUP],
    },
  ),
  ErasureReceipt: shape(
    {
      record: whole,
      hash: text,
      at: instant,
      by: text,
      subject: text,
      erased: list(
        shape(
          { id: text, kind: oneOf("cv", "analysis", "message", "account"), uploadedAt: instant, files: whole, hashes: list(text) },
          ERASED,
        ),
      ),
      reasons: whole,
      backups: list(ref("KnownBackup")),
    },
    { record: 13, hash: FILE_ID, at: AT, by: ID, subject: FILE_ID, erased: [ERASED], reasons: 0, backups: [BACKUP] },
  ),
  MatcherSwitch: shape({ on: yesNo, fixed: yesNo }, { on: true, fixed: false }),
  DecisionCheck: shape(
    {
      intact: yesNo,
      records: whole,
      first: orNull(whole),
      last: orNull(whole),
      end: orNull(text),
      removed: whole,
      problems: list(text),
    },
    { intact: true, records: 12, first: 1, last: 12, end: FILE_ID, removed: 0, problems: [] },
  ),
  ClientLogo: shape({ logo: text, name: text }, { logo: "/api/client-logos/acme.svg", name: "acme" }),
  PasswordResetRequest: shape({ id: text, email: text, requestedAt: instant }, { id: ID, email: "zoe@agency.example", requestedAt: AT }),
  UserStats: shape(
    {
      totalProcessed: whole,
      totalProcessedThisMonth: whole,
      totalConsumed: whole,
      totalConsumedThisMonth: whole,
      totalRefunded: whole,
      totalRefundedThisMonth: whole,
    },
    USER_STATS,
  ),
  UserPage: shape(
    {
      users: list({ allOf: [ref("User"), shape({ stats: ref("UserStats") }, undefined)] }),
      found: whole,
      total: whole,
      administrators: whole,
      withTemplates: whole,
      next: text,
    },
    { users: [{ ...USER, stats: USER_STATS }], found: 1, total: 1, administrators: 0, withTemplates: 1, next: "eyJpZCI6IjRmOGEx" },
    ["next"],
  ),
  CreditsTotal: shape({ netConsumed: whole, totalRefunded: whole }, { netConsumed: 58, totalRefunded: 2 }),
  CreditsStats: shape(
    { total: ref("CreditsTotal"), thisMonth: ref("CreditsTotal") },
    { total: { netConsumed: 58, totalRefunded: 2 }, thisMonth: { netConsumed: 9, totalRefunded: 0 } },
  ),
  SystemHealth: shape(
    {
      status: text,
      mailbox: shape(
        { state: oneOf("connecting", "connected", "disconnected", "off"), since: instant, reason: text },
        { state: "connected", since: AT },
        ["reason"],
      ),
      queue: shape(
        { connected: yesNo, reason: orNull(text), depth: whole, localSlots: whole },
        { connected: true, reason: null, depth: 0, localSlots: 2 },
      ),
      logFile: text,
      last24Hours: shape(
        {
          totalLogs: whole,
          warnings: whole,
          errors: whole,
          recentErrors: list(
            shape({ source: text, time: instant, message: text }, { source: "jobs", time: AT, message: "A job failed (crash)." }),
          ),
        },
        { totalLogs: 120, warnings: 3, errors: 0, recentErrors: [] },
      ),
    },
    { status: "healthy", logFile: "vitae.log", last24Hours: { totalLogs: 120, warnings: 3, errors: 0, recentErrors: [] } },
    ["mailbox", "queue"],
  ),
  WorkerStatus: shape(
    {
      id: text,
      host: text,
      version: text,
      slots: whole,
      busy: whole,
      languages: list(text),
      libreoffice: yesNo,
      seenAt: instant,
      done: whole,
      failed: whole,
      problem: orNull(text),
    },
    {
      id: ID,
      host: "atlas",
      version: "1.0.0",
      slots: 4,
      busy: 1,
      languages: ["eng", "deu"],
      libreoffice: true,
      seenAt: AT,
      done: 812,
      failed: 1,
      problem: null,
    },
  ),
  ContactMessage: shape(
    { id: text, name: text, email: text, company: text, message: text, createdAt: instant },
    { id: ID, name: "Zoë", email: "zoe@agency.example", company: "Not specified", message: "Urgent: hello", createdAt: AT },
  ),
  PublicConfig: shape(
    {
      version: text,
      passwords: shape({ minLength: whole, strict: yesNo }, { minLength: 6, strict: false }),
      payments: yesNo,
      prices: shape(
        { basic: orNull(text), pro: orNull(text), pack50: orNull(text), pack150: orNull(text) },
        { basic: "price_1", pro: null, pack50: null, pack150: null },
      ),
      billingPortal: yesNo,
      billingPortalUrl: orNull(text),
      emailjs: orNull(shape({ serviceId: text, templateId: text, publicKey: text }, { serviceId: "s", templateId: "t", publicKey: "k" })),
      video: text,
      simulatePayments: yesNo,
      retentionDays: whole,
      matcher: yesNo,
      moreKinds: yesNo,
      signIn: shape({ provider: orNull(text), passwords: yesNo }, { provider: null, passwords: true }),
    },
    {
      version: "0.1.0",
      passwords: { minLength: 6, strict: false },
      payments: false,
      prices: { basic: null, pro: null, pack50: null, pack150: null },
      billingPortal: false,
      billingPortalUrl: null,
      emailjs: null,
      video: "/video/vitae.webm",
      simulatePayments: false,
      retentionDays: 7,
      matcher: true,
      moreKinds: false,
      signIn: { provider: null, passwords: true },
    },
  ),
  Health: shape({ status: text, version: text }, { status: "ok", version: "0.1.0" }),
} as const satisfies Record<string, Schema>;
