/** Every JSON shape that crosses `/api`. Types only; imports nothing; the browser sees this file and `limits.ts` and no other of the engine. */

export type Role = "admin" | "user";
/** `start` is shown as Basic, `pro` as Pro, null as Free. */
export type Plan = "start" | "pro" | null;

export type User = {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  role: Role;
  assignedTemplates: string[];
  selectedTemplate: string | null;
  credits: number;
  plan: Plan;
  createdAt: string;
  /** With strict passwords, after somebody else has set the password: nothing else is answered before it is changed. Own account only. */
  mustChangePassword?: true;
};

export type Credentials = { email: string; password: string };
export type PasswordChange = { current: string; password: string };
export type TrialSignup = { email: string; password: string; company?: string };
export type TrialSignupResult = { user: User; message: string };

export type JobType = "cv" | "matcher";
export type JobStatus = "pending" | "processing" | "completed" | "failed";

export type Job = {
  id: string;
  jobType: JobType;
  fileName: string;
  status: JobStatus;
  uploadedAt: string;
  createdAt: string;
  completedAt: string | null;
  failedAt: string | null;
  errorMessage: string | null;
  creditsCharged: number;
  creditsRefunded: number;
  docxUrl?: string;
  pdfUrl?: string;
  /** Present only when the template is a presentation. */
  pptxUrl?: string;
  /** Of a CV: the key of its template, and whether that withheld the candidate's name when the CV came in (or by which profile). */
  template?: string;
  blind?: boolean | string;
  recommendations?: Recommendation[];
  /** Warnings: what the recruiter should check before sending. */
  warnings?: string[];
  /** Of a blind CV that may still say who the candidate is: the passages. There are no documents to download before `releasedAt`. */
  blindDoubts?: BlindDoubt[];
  /** What the blind profile of such a CV withholds, such as `contact` or `employers`, beside the name. */
  blindWithholds?: string[];
  /** When the account's own recruiter released such a CV; null before. */
  releasedAt?: string | null;
  /** Matcher jobs: absent when the job description was pasted. */
  jdFilename?: string;
  matchingScore?: MatchingScore | null;
};

/** A passage of a blind CV that may still say who the candidate is: which kind of value, the section that it stands in, the line. */
export type BlindDoubt = { what: string; section: string; text: string };
/** Why the documents of a blind CV are held. */
export type BlindCheck = { withholds: string[]; doubts: BlindDoubt[] };

export type Recommendation = { skill: string; reason: string; evidence: string[] };

export type RequirementResult = {
  text: string;
  kind: "must" | "nice";
  met: "yes" | "partly" | "no";
  evidence: string[];
  /** Of several things asked for together, those that the CV does not show. */
  missing?: string[];
};

export type SingleScore = {
  niche_skills_score: number;
  industry_experience_score: number;
  role_experience_score: number;
  overall_matching_score: number;
  key_highlights: string[];
  main_gaps: string[];
  requirements: RequirementResult[];
  scorer: string;
  /** How the overall score adds up: `points` of ten, from a value between 0 and 1 and the weight of its part. */
  sum?: ScoreTerm[];
  /** Warnings about this score: hidden text, text with instructions to a program, a model that did not answer. */
  warnings?: string[];
  /** What a model answered where the rules found little; the scores above are the built-in ones. */
  model?: ModelOpinion;
};
export type ScoreTerm = { part: string; weight: number; value: number; points: number };
export type ModelOpinion = {
  name: string;
  overall_matching_score: number;
  requirements: { text: string; met: RequirementResult["met"]; evidence: string[] }[];
  /** In the model's words, each with its quote from the CV. */
  key_highlights?: string[];
};
export type CvScore = SingleScore & { cv_index: number; cv_filename: string };
export type MultiScore = {
  multi_cv_analysis: true;
  cv_count: number;
  results: CvScore[];
  failed?: { cv_index: number; cv_filename: string; message: string }[];
};
export type MatchingScore = SingleScore | MultiScore;
export type MatchResult = {
  jobId: string;
  status: JobStatus;
  matchingScore: MatchingScore | null;
  completedAt: string | null;
  errorMessage: string | null;
};

export type DashboardStats = {
  totalProcessed: number;
  totalProcessedThisMonth: number;
  processing: number;
  successRate: number;
  queuePosition: number;
};
export type SessionInfo = {
  id: string;
  userAgent: string | null;
  ipAddress: string | null;
  lastActivity: string;
  createdAt: string;
  isCurrent: boolean;
};
export type Wallet = { plan: Plan; credits: number };
export type ClientLogo = { logo: string; name: string };

export type PasswordResetRequest = { id: string; email: string; requestedAt: string };
export type UserStats = {
  totalProcessed: number;
  totalProcessedThisMonth: number;
  totalConsumed: number;
  totalConsumedThisMonth: number;
  totalRefunded: number;
  totalRefundedThisMonth: number;
};
export type CreditsStats = { total: CreditsTotal; thisMonth: CreditsTotal };
export type CreditsTotal = { netConsumed: number; totalRefunded: number };
/** A row of an account's ledger: `amount` is negative when credits were taken, `balance` what it left. */
export type LedgerEntry = {
  id: number;
  kind: "grant" | "charge" | "refund" | "adjustment" | "purchase";
  amount: number;
  balance: number;
  /** What caused it: a job, a payment. */
  ref: string | null;
  /** The job that caused it, as long as it is kept. */
  job: { jobType: JobType; fileName: string; cvCount: number } | null;
  note: string | null;
  at: string;
};
export type LedgerPage = { entries: LedgerEntry[]; total: number; page: number; pages: number };

export type TemplateEntry = {
  key: string;
  name: string;
  kind: "document" | "presentation";
  outputs: ("docx" | "pdf" | "pptx")[];
  origin: "built-in" | "own";
  /** Why it cannot be chosen. */
  problem?: string;
};
/** A template that an account may choose. */
export type AssignedTemplate = Pick<TemplateEntry, "key" | "name" | "kind" | "origin"> & { blind: boolean | string };
/** A problem of a template: where, what, and how to fix it (`mend`). */
export type TemplateProblem = { place: string; tag?: string; problem: string; mend: string };
/** What the check of an uploaded template found; `template` is there when it was installed. `warnings` do not keep it from being used. */
export type TemplateReport = { template?: TemplateEntry; problems: TemplateProblem[]; warnings: TemplateProblem[]; tags: string[] };

export type SystemHealth = {
  status: string;
  logFile: string;
  last24Hours: { totalLogs: number; warnings: number; errors: number; recentErrors: { source: string; time: string; message: string }[] };
};
export type ContactMessage = { name: string; email: string; company?: string; message: string };

/** What the SPA needs to know before it can show itself. */
export type PublicConfig = {
  version: string;
  /** What a new password must be: so long, and with `strict` hard to guess. */
  passwords: { minLength: number; strict: boolean };
  payments: boolean;
  prices: { basic: string | null; pro: string | null; pack50: string | null; pack150: string | null };
  /** Whether there are pages where a subscription is managed: an external one (`billingPortalUrl`), or Stripe's (`POST /api/billing-portal`). */
  billingPortal: boolean;
  billingPortalUrl: string | null;
  emailjs: { serviceId: string; templateId: string; publicKey: string } | null;
  video: string;
  simulatePayments: boolean;
  /** Days until files and texts are deleted. */
  retentionDays: number;
};

/** Body of every error answer. `error` and `message` are the same text for people. */
export type ErrorBody = { error: string; message: string; requiredCredits?: number; currentCredits?: number; code?: string };
