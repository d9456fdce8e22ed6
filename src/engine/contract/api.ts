/** Every JSON shape that crosses `/api`. Types only. Of the engine the browser sees nothing but this folder's shapes, fields and limits. */

import type { KeyScope } from "./key-scopes.ts";
import type { Resume } from "./resume.ts";
import type { Cover } from "./resume-fields.ts";

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
  /** The account has no password: it is opened by the identity provider. */
  noPassword?: true;
  /**
   * The agency that the account is a member of. For the account itself credits, plan and templates are then those that it can use there; an administrator of the
   * service sees its own.
   */
  agency?: OwnAgency;
};
/** `ownPlan`: the plan of the account itself, whose credits wait until it leaves. */
export type OwnAgency = { id: string; name: string; role: AgencyRole; sharesJobs: boolean; paidBy: string; ownPlan: Plan };

/** What a member may do beside the daily work: nothing more, change brand and words, or also change the agency and its members. */
export type AgencyRole = "recruiter" | "brand-editor" | "administrator";
/** Accounts that work together: one wallet, one brand, the same templates. */
export type Agency = {
  id: string;
  name: string;
  createdAt: string;
  /** Colleagues see each other's CVs and analyses in the list, download their documents and can take them over. */
  sharesJobs: boolean;
  members: AgencyMember[];
  /** Those that wait for an answer; only an administrator sees them. */
  invitations: AgencyInvitation[];
};
export type AgencyMember = {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  role: AgencyRole;
  joinedAt: string;
  /** The account whose wallet all use. */
  pays?: true;
  /** What its jobs have cost in this month, less what was given back. */
  creditsThisMonth: number;
};
export type AgencyInvitation = { id: string; email: string; role: AgencyRole; createdAt: string; expiresAt: string };
/** `url` is the page where the invited person joins. It is told this once. */
export type CreatedAgencyInvitation = AgencyInvitation & { url: string };
/** What the invited person sees before joining. */
export type ShownAgencyInvitation = { agency: string; invitedBy: string | null; email: string; role: AgencyRole; sharesJobs: boolean };

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
  /** Of a CV: ISO 639-1 of the labels of its documents, where another one than the CV's was asked for. */
  language?: string;
  /** Of a CV: present where its documents keep the candidate's own layout. */
  layout?: "original";
  /** Of a failed job: what was handed in is kept, so it can be tried again. */
  retryable?: true;
  /** Of a completed CV: who it is, as it is read or corrected; how many values a recruiter should still check; when one said that it is checked. */
  candidateName?: string;
  candidateLabel?: string;
  doubts?: number;
  reviewedAt?: string | null;
  recommendations?: Recommendation[];
  /** Warnings: what the recruiter should check before sending. */
  warnings?: string[];
  /** Of a blind CV that may still say who the candidate is: the passages. There are no documents to download before `releasedAt`. */
  blindDoubts?: BlindDoubt[];
  /** Passages that are withheld from its documents, because they may say who the candidate is. They can be printed after all at the review desk. */
  blindUnsure?: BlindUnsure[];
  /** What the blind profile of such a CV withholds, such as `contact` or `employers`, beside the name. */
  blindWithholds?: string[];
  /** When the account's own recruiter released a CV with `blindDoubts`; null before. */
  releasedAt?: string | null;
  /** Matcher jobs: absent when the job description was pasted. */
  jdFilename?: string;
  /** Completed matcher jobs: the job, as the job description names it. */
  jdTitle?: string;
  matchingScore?: MatchingScore | null;
  /** Completed matcher jobs: who has the best score, with what a recruiter changed; absent where no name was read. */
  bestCandidate?: string;
  /** The best candidate of an analysis, where a recruiter has changed what counts. */
  changedBest?: { cv_index: number; overall_matching_score: number };
  /** Whose job it is, where those of an agency are listed. */
  owner?: JobOwner;
};
export type JobOwner = { id: string; email: string; firstName: string | null; lastName: string | null };

/** A passage of a blind CV that may still say who the candidate is: which kind of value, the section that it stands in, the line. */
export type BlindDoubt = { what: string; section: string; text: string };
/** A passage that was withheld because it may be of this kind. `printed`: a recruiter has looked at it and prints it after all; `id` says so at the desk. */
export type BlindUnsure = BlindDoubt & { id: string; printed: boolean };
/** `doubts`: why the documents of a blind CV are held. `unsure`: what was withheld from them. */
export type BlindCheck = { withholds: string[]; doubts: BlindDoubt[]; unsure?: BlindUnsure[] };

export type Recommendation = { skill: string; reason: string; evidence: string[] };

export type RequirementResult = {
  text: string;
  kind: "must" | "nice";
  met: "yes" | "partly" | "no";
  /** Passages of the CV that show it, word for word. */
  evidence: string[];
  /** Where the passages stand, in the order of `evidence`. */
  sources?: EvidenceSource[];
  /** Of several things asked for together, those that the CV does not show. */
  missing?: string[];
  /** 0 to 1: what it adds to its part of the sum. */
  score?: number;
  /** What keeps it from being met in full: "2 of 3 years." Absent where nothing does. */
  why?: string;
  /** Passages, word for word, that are near to it, deny it or wish for it. They are no proof. */
  related?: string[];
  /** How long the dated jobs show it, in months, and the last year of it ("present" while a job goes on). */
  use?: { months: number; last: string };
};
/** A place in the Resume (`work[0].highlights[2]`), and its page in the CV where that is known. */
export type EvidenceSource = { path: string; page?: number };

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
  /** What the three scores beside the overall one rest on. */
  explained?: Record<"niche_skills_score" | "industry_experience_score" | "role_experience_score", Explained>;
  /** Warnings about this score: hidden text, text with instructions to a program, a model that did not answer. */
  warnings?: string[];
  /** What a model answered where the rules found little; the scores above are the built-in ones. */
  model?: ModelOpinion;
};
/** `parts`: what the value of role and industry is made of. The evidence of must and nice stands with their requirements. */
export type ScoreTerm = { part: string; weight: number; value: number; points: number; parts?: ScorePart[] };
/** A value between 0 and 1 with the passages that it rests on, word for word; without any it is 0 and `why` says that nothing was found. */
export type ScorePart = { part: string; weight: number; value: number } & Explained;
export type Explained = { why: string; evidence: string[]; sources: EvidenceSource[] };
export type ModelOpinion = {
  name: string;
  /** Of the model file that answered, as Ollama gives it. */
  digest?: string;
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
  /** The job, as the job description names it; absent where it names none. */
  title?: string;
  /** Who the CVs are of, by their upload order. */
  candidates: MatchCandidate[];
  /** Present where a recruiter has changed something. `matchingScore` stays as the matcher found it. */
  changed?: ChangedMatch;
};
export type Met = RequirementResult["met"];
/** How much a requirement counts: one that is ignored does not count at all. */
export type Weight = RequirementResult["kind"] | "ignore";
/**
 * What a recruiter changes of a result. `requirement` is its place in the result, from 1; those that she adds follow after the matcher's, in their order. A later
 * change of the same thing goes before an earlier one.
 */
export type MatchChange =
  /** A verdict that is wrong, and why. */
  | { kind: "verdict"; cv_index: number; requirement: number; met: Met; reason: string }
  | { kind: "weight"; requirement: number; weight: Weight; reason?: string }
  /** A requirement that the job description does not name. It counts as soon as it is judged for every candidate. */
  | { kind: "add"; text: string; weight: RequirementResult["kind"] }
  /** A note about a candidate; an empty one removes it. It does not count. */
  | { kind: "note"; cv_index: number; text: string };
/** `by`: the name of who made it. One that is taken back no longer counts. */
export type KeptMatchChange = { id: number; by: string; at: string; takenBackAt?: string; change: MatchChange };
/** `from`: as the matcher has it, where a recruiter weighs it otherwise; `added`: hers. `change`: the change that it comes from. */
export type WeighedRequirement = { text: string; weight: Weight; from?: RequirementResult["kind"]; added?: true; change?: number };
/** `met`: null where nobody has judged it yet. `from`: the matcher's verdict, where a recruiter has another; `change`: the change that it comes from. */
export type CountedVerdict = { met: Met | null; from?: Met; change?: number };
/** A candidate with what the recruiter changed. `verdicts`: in the order of the requirements. */
export type RankedCv = { cv_index: number; overall_matching_score: number; verdicts: CountedVerdict[]; note?: string };
/** The result of an analysis as a recruiter has changed it, best first. `counts`: whether anything of it changes scores. */
export type ChangedMatch = { changes: KeptMatchChange[]; counts: boolean; requirements: WeighedRequirement[]; ranking: RankedCv[] };

/** What a job description asks for, before CVs are compared with it. */
export type AskedFor = { title: string; requirements: { text: string; kind: RequirementResult["kind"] }[] };
/** How much a requirement is to count: its place in what is asked for, from 1. */
export type AskedWeight = { requirement: number; weight: Weight };

/** `name`: as the CV gives it; absent where none was read. `reviewId`: the newest job that formatted the same file, for its review desk. */
export type MatchCandidate = { cv_index: number; name?: string; reviewId?: string };

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
/** A key for programs. The key itself is told once, when it is made; `expiresAt` and `lastUsedAt` are left out where there are none. */
export type ApiKey = { id: string; name: string; scopes: KeyScope[]; createdAt: string; expiresAt?: string; lastUsedAt?: string };
export type CreatedApiKey = ApiKey & { key: string };
/** What a webhook tells of. */
export type WebhookEvent = "job.completed" | "job.failed" | "job.reviewed" | "match.completed";
/**
 * An address that is told of events, as the Standard Webhooks specification says. `failingSince` is there while the oldest event could not be delivered, with
 * `lastError`, a sentence. An address that says that it is gone (410) is switched off.
 */
export type Webhook = {
  id: string;
  url: string;
  events: WebhookEvent[];
  enabled: boolean;
  createdAt: string;
  /** The former secret signs beside the new one until then. */
  formerSecretUntil?: string;
  failingSince?: string;
  lastError?: string;
};
/** The answer of the calls that make a secret: the only time that it is told. */
export type WebhookWithSecret = Webhook & { secret: string };
/** An event on its way to an address. `waiting` ones are tried again until a day is over. */
export type WebhookDelivery = {
  id: string;
  type: WebhookEvent | "webhook.test";
  status: "waiting" | "delivered" | "failed";
  createdAt: string;
  /** Oldest first: what the address answered (`status`, as HTTP has it), or why it could not be reached (`error`, a sentence). */
  attempts: { at: string; ms: number; status?: number; error?: string }[];
  /** Of the event that is sent next. Those behind it wait until the address has taken it, and all while the webhook is switched off. */
  nextAttemptAt?: string;
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
export type UserSort = "name" | "newest" | "most" | "least";
/** Accounts with their statistics, a page at a time: `found` by the search and in all, and how many of all are administrators and have templates. `next`: the cursor of the next page, absent on the last. */
export type UserPage = {
  users: (User & { stats: UserStats })[];
  found: number;
  total: number;
  administrators: number;
  withTemplates: number;
  next?: string;
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
  /** The address of the account whose job it was, where another one of its agency pays. */
  by?: string;
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
export type AssignedTemplate = Pick<TemplateEntry, "key" | "name" | "kind" | "outputs" | "origin"> & { blind: boolean | string };
/** A problem of a template: where, what, and how to fix it (`mend`). */
export type TemplateProblem = { place: string; tag?: string; problem: string; mend: string };
/** What the check of an uploaded template found; `template` is there when it was installed. `warnings` do not keep it from being used. */
export type TemplateReport = { template?: TemplateEntry; problems: TemplateProblem[]; warnings: TemplateProblem[]; tags: string[] };

/** `since`: when it came to be so. `reason`: a sentence why the mailbox is not read. */
export type MailboxState = { state: "connecting" | "connected" | "disconnected" | "off"; since: string; reason?: string };
/** `reason`: a sentence why no document is handed to workers, null while the queue is reached. */
export type QueueHealth = {
  connected: boolean;
  reason: string | null;
  /** Documents that wait there for a worker. */
  depth: number;
  /** Documents that this machine converts at once besides. */
  localSlots: number;
};
/** A worker of the queue, as it says itself. */
export type WorkerStatus = {
  id: string;
  host: string;
  version: string;
  /** Documents that it takes at once, and those that it has. */
  slots: number;
  busy: number;
  /** OCR languages, as Tesseract calls them. */
  languages: string[];
  libreoffice: boolean;
  /** When it last said that it is there. */
  seenAt: string;
  /** Documents since its start: those with an answer, and of them those whose converter crashed or passed a limit. */
  done: number;
  failed: number;
  /** Why it gets no documents; null when it does. */
  problem: string | null;
};

export type SystemHealth = {
  status: string;
  /** Only where a mailbox is set up. */
  mailbox?: MailboxState;
  /** Only where a queue for workers is set up. */
  queue?: QueueHealth;
  logFile: string;
  last24Hours: { totalLogs: number; warnings: number; errors: number; recentErrors: { source: string; time: string; message: string }[] };
};
export type ContactMessage = { name: string; email: string; company?: string; message: string };

export type OutputType = "docx" | "pdf" | "pptx";
/** A page of the original or the result, sizes in points. */
export type ReviewPage = { number: number; width: number; height: number };
/** Where the original prints a value. `bbox`: x, y, width, height in points from the top left of the page. */
export type ReviewSource = { page?: number; bbox?: [number, number, number, number]; paragraph?: number; quote: string };
/** A value that a recruiter should check. `path`: where it stands or is missing (`work[0].position`); `id`: the same doubt after other changes. */
export type ReviewDoubt = { id: string; path: string; reason: string };
/** Text of the CV that no field took and nobody has looked at. `path`: where it stands in the Resume now. */
export type ReviewLeftover = { id: string; path: string; title: string; text: string; page?: number; bbox?: ReviewSource["bbox"] };
/** How documents look: in a house style, or in the candidate's own layout without what is withheld. */
export type Layout = "house" | "original";
/** A document that was made, and its settings. `language`: of the labels, null for the CV's own. */
export type ReviewOutput = {
  id: string;
  template: string;
  type: OutputType;
  blind: boolean | string;
  language: string | null;
  photo: boolean;
  layout: Layout;
  url: string;
  fileName: string;
};
/** A CV at the review desk. Paths are those of `meta.vitae.sources`: `basics.name`, `work[0].highlights[2]`. */
export type Review = {
  version: number;
  fileName: string;
  /** As corrected. */
  resume: Resume;
  /** As it was read; never changes. */
  parsed: Resume;
  doubts: ReviewDoubt[];
  leftovers: ReviewLeftover[];
  /** Values that are not what was read. */
  changed: string[];
  /** Values that were read and are gone, by their path in `parsed`. */
  removed: string[];
  /** How sure values are that are as they were read and that nobody has checked. */
  confidence: Record<string, number>;
  sources: Record<string, ReviewSource>;
  /**
   * `html`: the address of a view for a Word file whose pages cannot be drawn; then `pages` is empty. `failed`: this machine can draw Word files and has not
   * managed this one, so that it may be tried again. `pending`: the pages are being drawn, and the sources of its values have no places yet.
   */
  original: { kind: "pdf" | "docx"; pages: ReviewPage[]; html?: string; failed?: true; pending?: true };
  outputs: ReviewOutput[];
  template: string;
  blind: boolean | string;
  language: string | null;
  layout: Layout;
  reviewedAt: string | null;
  /** Ids of the passages that blind documents print after all, see `BlindUnsure`. */
  printed: string[];
  cover: Cover;
  /** Of an enhanced CV: what was found for its job description and keywords. */
  recommendations?: Recommendation[];
};
/** The result as it would be made now: its pages, what the recruiter should know, and of a blind one what may still say who it is. */
export type ReviewResult = {
  version: number;
  pages: ReviewPage[];
  warnings: string[];
  blindDoubts: BlindDoubt[];
  /** Passages of a blind one that are withheld, because they may say who it is. */
  blindUnsure: BlindUnsure[];
  /** Withheld values that a blind document would still show: what, and where in it. Such a document is not made. */
  leaks: { what: string; place: string }[];
  /** ISO 639-1 of the labels: the one that was asked for, or that of the template or the CV. */
  labelLanguage: string;
  /** Why there are no pages. */
  problem?: string;
};
/** How a result is to be made: what is not said is as the job says. */
export type ResultOptions = { template?: string; blind?: boolean | string; language?: string; photo?: boolean; layout?: Layout };
export type NewOutputs = ResultOptions & { types: OutputType[] };
export type BulkAction = "delete" | "retry" | "reviewed";
export type BulkResult = { done: string[]; failed: { id: string; message: string }[] };
/** The house's own words: which section a heading opens, and how a label is printed. */
export type HouseWords = {
  headings: { text: string; section: string; language?: string }[];
  labels: { key: string; language: string; text: string }[];
};
/**
 * How documents carry the agency, for one account or the house. Everything is optional: what is missing is as the style says. A text is one for all
 * languages, or one per language (`*` for the others).
 */
export type Brand = {
  /** The agency's name. */
  name?: string;
  /** Ids of uploaded pictures; `dark` is the one for coloured ground. `height` in millimetres, `side` of the running header. */
  logo?: { file: string; dark?: string; height?: number; side?: "left" | "right" };
  /** `#rrggbb` each. */
  colors?: { primary: string; accent?: string; text?: string };
  /** Names of font families: shipped ones, or those of the uploaded font files whose ids are in `files`. */
  fonts?: { heading?: string; body?: string; files?: string[] };
  /** Running header and footer of each page, and a line such as "Confidential". `{name}` and `{label}` stand for the candidate's. */
  header?: BrandText;
  footer?: BrandText;
  confidentiality?: BrandText;
  page?: "a4" | "letter";
  dates?: "short" | "long" | "numeric" | "year";
  /** Keys of the sections that documents show, in their order. */
  sections?: string[];
};
export type BrandText = string | Record<string, string>;
/** What an uploaded file of a brand is; `id` is the SHA-256 of its bytes. */
export type BrandFile = { id: string; name: string; bytes: number } & (BrandLogoFile | BrandFontFile);
/** Width and height in pixels. */
export type BrandLogoFile = { kind: "logo"; format: "svg" | "png"; width: number; height: number };
/** `weight` from 100 to 900, 600 and more is bold. `embedding`: what the licence flags of the font allow (OpenType, OS/2 `fsType`). */
export type BrandFontFile = {
  kind: "font";
  family: string;
  weight: number;
  italic: boolean;
  embedding: "installable" | "editable" | "print";
};
/** The brand of an account or the house, null where it has none; its files, also those that are not used yet; and what is to be known of it. */
export type BrandState = { brand: Brand | null; files: BrandFile[]; notes: string[] };

/** A word that documents print themselves, such as the title of a section, as it is built in for one language. */
export type BuiltInLabel = { key: string; text: string };

/** A verdict about a requirement: `n` is its place in the result, from 1. Its text is not kept. */
export type DecisionVerdict = { n: number; kind: RequirementResult["kind"]; met: RequirementResult["met"] };
/** What a record of the decision log tells, by its kind. CVs and job descriptions are named by keyed hashes. */
export type DecisionEntry =
  /** The matcher has scored a CV, or could not read it. `rules`: the version of the program, with the taxonomies that were added; a model by its name and digest. */
  | {
      kind: "match";
      job: string;
      cv: string;
      jd: string;
      outcome: "scored" | "refused";
      rules: string;
      model?: { name: string; digest: string | null; overall: number };
      scores?: { overall: number; skills: number; role: number; industry: number };
      verdicts?: DecisionVerdict[];
    }
  /** Somebody has looked at the result of an analysis. */
  | { kind: "view"; job: string }
  /** Somebody has saved it. */
  | { kind: "download"; job: string; what: string }
  /** Somebody has decided otherwise than the matcher. `requirement`: its place, from 1; null for the CV as a whole. */
  | { kind: "override"; job: string; cv: string; requirement: number | null; from: string; to: string; reason: string }
  /** The owner has switched the matcher on or off. */
  | { kind: "switch"; matcher: "on" | "off" }
  /** Somebody has exported or erased what is held of a person: `subject` is the keyed hash of the words that were searched for. */
  | { kind: "export"; what: string; subject?: string }
  | { kind: "erasure"; subject: string; items: string[]; reasons: number[] }
  /** The retention has removed the records up to and with `through`. */
  | { kind: "cut"; through: number; removed: number; days: number };
export type DecisionKind = DecisionEntry["kind"];
/** `by`: the id of an account, `command` for the command line, `service` for the service itself. `before`: the hash of the record before. */
export type DecisionRecord = { seq: number; at: string; before: string; by: string } & DecisionEntry;
/** A record as it is listed: with the account's address as long as there is the account, and the reason as text unless it was erased. */
export type ListedDecision = DecisionRecord & { hash: string; seal: string; account?: string; reasonText?: string };
/** `next`: the record to go on with, null at the end. */
export type DecisionPage = { records: ListedDecision[]; total: number; next: number | null };
/**
 * Something that is held of a person who was searched for. `id` names it in the calls that export and erase. `how` it was found: it is of the person by the name or mail
 * address that was read, by the name of its file, or because it is the same file; or it only mentions the person, as the CV of a colleague may.
 */
export type PersonItem = {
  id: string;
  kind: "cv" | "analysis" | "message" | "account";
  how: "name" | "mail" | "file" | "same-file" | "mentioned";
  title: string;
  name: string | null;
  email: string | null;
  at: string;
  /** The address of the account that holds it. */
  account: string | null;
  files: number;
  /** An account of the service is deleted by an administrator, not here. */
  erasable: boolean;
};
/** A backup that Vitae has made and that holds what is erased now. `path` is told to administrators alone; `isThere`: the file still lies in its place. */
export type KnownBackup = { madeAt: string; path?: string; isThere: boolean };
/** `subject`: the keyed hash of the words that were searched for. `decisions`: records of the decision log about the CVs. `unread`: jobs whose documents were never read: they are found by the names of their files alone. */
export type PersonFound = {
  subject: string;
  items: PersonItem[];
  names: string[];
  emails: string[];
  decisions: number;
  unread: number;
  backups: KnownBackup[];
};
/** What was erased, without a name: the record of the decision log says the same. */
export type ErasureReceipt = {
  record: number;
  hash: string;
  at: string;
  by: string;
  subject: string;
  erased: { id: string; kind: PersonItem["kind"]; uploadedAt: string; files: number; hashes: string[] }[];
  /** Reasons of overrides in the decision log. */
  reasons: number;
  backups: KnownBackup[];
};
/** `fixed`: the configuration of the service has switched it off, which no page can change. */
export type MatcherSwitch = { on: boolean; fixed: boolean };
/** Whether a log whose records hold each other's hashes is as it was written. `end`: the hash of the last record; who has noted it can tell later that nothing was taken off. */
export type ChainCheck = {
  intact: boolean;
  records: number;
  first: number | null;
  last: number | null;
  end: string | null;
  /** How many records the retention has removed, all from the beginning. */
  removed: number;
  problems: string[];
};
/** The same of the decision log. */
export type DecisionCheck = ChainCheck;

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
  /** Whether CVs are scored against job descriptions here. */
  matcher: boolean;
  /** Whether files of other kinds than PDF and Word are taken. */
  moreKinds: boolean;
  /** How people sign in: the name of the identity provider, where there is one, and whether passwords are taken. */
  signIn: { provider: string | null; passwords: boolean };
};

/** `providerUrl`: where a browser goes on to sign out at the identity provider too. */
export type SignedOut = { success: true; providerUrl?: string };

/** Body of every error answer. `error` and `message` are the same text for people. */
export type ErrorBody = {
  error: string;
  message: string;
  requiredCredits?: number;
  currentCredits?: number;
  code?: string;
  /** Of a brand that is refused: the field that is wrong, such as `colors.primary`, and a colour that would do. */
  field?: string;
  suggestion?: string;
};
