import type { ActingUser } from "../../engine/agencies/membership.ts";
import { lackOfCredits } from "../../engine/billing/credits/ledger.ts";
import { AppError } from "../../engine/contract/errors.ts";
import { CREDITS_PER_CV, MAX_BRAND_FILE_BYTES, MAX_CV_BYTES, MAX_MATCH_CVS, MAX_TEMPLATE_BYTES } from "../../engine/contract/limits.ts";
import type { Engine } from "../../engine/engine.ts";
import { refuseFullFolder, refuseOverQuota } from "../../engine/jobs/submit/disk-space.ts";
import type { SubmittedFile } from "../../engine/jobs/submit/upload.ts";
import { MIN_UPLOAD_RATE, type Pace, pacedBody } from "./min-upload-rate.ts";
import { type Form, type FormLimit, fileTooLarge, readForm } from "./read-form.ts";
import type { UploadGate } from "./upload-gate.ts";

/** Bytes of a form beside its files: boundaries, names, keywords. */
const FORM_SLACK_BYTES = 1024 * 1024;
/** A pasted job description has at most 100,000 characters, of up to four bytes each. */
const MAX_FIELD_BYTES = 400_000;
/** More files than any call accepts, so that the error can name the field. */
const SURPLUS_FILES = 2;
/** JSON of somebody who is signed in. */
export const MAX_JSON_BYTES = 1024 * 1024;
/** JSON of anybody: the longest is a contact message of 10,000 characters, each written as `\u00e9` at worst. */
const MAX_VISITOR_JSON_BYTES = 64 * 1024;
/** Whatever is no upload is small, and has this long to arrive. */
const JSON_PACE: Pace = { minBytesPerSecond: Number.POSITIVE_INFINITY, windowMs: 20_000 };
/** A smaller form of an account without credits is read, and its refusal names the exact cost. */
const EARLY_REFUSAL_BYTES = 1024 * 1024;

/** `isSubmission`: its files become a job, which costs credits and counts towards the account's quota. */
type FormKind = FormLimit & { isSubmission: boolean };
const kindOf = (files: number, fileBytes: number, isSubmission: boolean, tooManyFiles: string): FormKind => ({
  files: files + SURPLUS_FILES,
  fileBytes,
  fieldBytes: MAX_FIELD_BYTES,
  formBytes: files * fileBytes + FORM_SLACK_BYTES,
  isSubmission,
  tooManyFiles,
});

export const CV_FORM = kindOf(2, MAX_CV_BYTES, true, "Please send one CV and at most one job description.");
export const MATCH_FORM = kindOf(MAX_MATCH_CVS + 1, MAX_CV_BYTES, true, `Please upload at most ${MAX_MATCH_CVS} CVs at once.`);
export const TEMPLATE_FORM = kindOf(1, MAX_TEMPLATE_BYTES, false, "Please send one template at a time.");

export const BRAND_FORM = kindOf(1, MAX_BRAND_FILE_BYTES, false, "Please send one logo or font at a time.");

export type FormCall = { engine: Engine; gate: UploadGate; request: Request; user: ActingUser };

/**
 * Reads the form of an upload and passes it to `use`; files that were not kept are removed afterwards. Missing credits, disk space or upload slots
 * are answered before anything is read. Throws AppError.
 */
export async function withForm<T>(call: FormCall, kind: FormKind, use: (form: Form) => Promise<T>): Promise<T> {
  const { engine, gate, request, user } = call;
  const contentType = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\b/i.test(contentType)) throw new AppError("invalid", "Please send a form with a file.");
  const declared = declaredLength(request);
  const bound = kind.isSubmission ? submissionBound(call, kind) : boundOf(kind);
  if (declared !== null && declared > bound.bytes) throw bound.refusal;

  const leave = await gate.enter(user.id, declared ?? kind.formBytes);
  try {
    refuseWithoutSpace(call, kind, declared);
    const chunks = pacedBody(request.body, bound.bytes, bound.refusal, MIN_UPLOAD_RATE);
    const form = await readForm(chunks, contentType, kind, engine.spool);
    try {
      return await use(form);
    } finally {
      await engine.spool.discard(form.files.map(({ spooled }) => spooled));
    }
  } finally {
    leave();
  }
}

/** How much of a body is read, and the refusal of more. */
type Bound = { bytes: number; refusal: AppError };
const boundOf = ({ formBytes, fileBytes }: FormKind): Bound => ({ bytes: formBytes, refusal: fileTooLarge(fileBytes) });

function submissionBound({ engine, request, user }: FormCall, kind: FormKind): Bound {
  engine.refusals.check(user.id);
  const refusal = mayBeRepeated(request) ? null : lackOfCredits(engine.store.db, user.id, CREDITS_PER_CV);
  return refusal ? { bytes: EARLY_REFUSAL_BYTES, refusal } : boundOf(kind);
}

/** Uploads under way count towards disk space. A body without Content-Length is checked against the quota when it has arrived. */
function refuseWithoutSpace(call: FormCall, { isSubmission }: FormKind, declared: number | null): void {
  const { engine, gate, request, user } = call;
  const { store, config } = engine;
  refuseFullFolder(store.db, config, gate.declaredBytes());
  if (isSubmission && declared !== null && !mayBeRepeated(request)) refuseOverQuota(store.db, config, user.id, gate.declaredBytes(user.id));
}

/** A repeated upload (same `Idempotency-Key`) costs no credits and no disk space, so it is not checked for them here. A new one is checked later. */
const mayBeRepeated = (request: Request) => request.headers.has("idempotency-key");

/** The files of a field, in the order they were sent. */
export function uploadsOf(form: Form, field: string): SubmittedFile[] {
  // A browser sends a file field that nobody has filled as an empty file without a name.
  const files = form.files.filter((file) => file.field === field && (file.spooled.bytes > 0 || file.fileName !== ""));
  return files.map(({ fileName, spooled }) => ({ fileName, spooled }));
}

/** Exactly one file, or none. Throws AppError "invalid" for more. */
export function uploadOf(form: Form, field: string): SubmittedFile | undefined {
  const uploads = uploadsOf(form, field);
  if (uploads.length > 1) throw new AppError("invalid", `Please send one file as "${field}".`);
  return uploads[0];
}

/** The text of a field. Throws AppError "invalid" for one that was sent twice: which of them is meant? */
export function textOf(form: Form, field: string): string | undefined {
  const values = form.fields.filter(({ name }) => name === field);
  if (values.length > 1) throw new AppError("invalid", `Please send "${field}" once.`);
  return values[0]?.value;
}

/** Calls that bound their body where they read it. */
const BOUNDED_PATHS = [
  "/api/upload-cv",
  "/api/convert",
  "/api/match",
  "/api/stripe/webhook",
  "/api/admin/templates",
  "/api/house/brand/files",
];

/** Whether a call reads its body itself, with its own limit. */
export const boundsItsBody = ({ pathname }: URL): boolean => BOUNDED_PATHS.includes(pathname);

/**
 * A request with its body in memory, limited in size and time. Without sign-in the limit is what the forms of the pages need.
 * Throws AppError "too_large", "too_slow", and "invalid" for a body that does not tell its length.
 */
export async function withSmallBody(request: Request, url: URL, isSignedIn: () => boolean): Promise<Request> {
  if (boundsItsBody(url) || !request.body) return request;
  const declared = declaredLength(request);
  if (declared === null && request.headers.has("transfer-encoding"))
    throw new AppError("invalid", "Please send this request with its Content-Length.");
  const isTooLarge = (bytes: number) => bytes > MAX_JSON_BYTES || (bytes > MAX_VISITOR_JSON_BYTES && !isSignedIn());
  if (declared !== null && isTooLarge(declared)) throw requestTooLarge();

  const body = await readText(request, MAX_JSON_BYTES);
  return new Request(request.url, { method: request.method, headers: request.headers, body, signal: request.signal });
}

/** The raw body, for checking a signature. Throws AppError "too_large" and "too_slow". */
export async function readText(request: Request, maxBytes: number): Promise<string> {
  const declared = declaredLength(request);
  if (declared !== null && declared > maxBytes) throw requestTooLarge();
  const chunks = await Array.fromAsync(pacedBody(request.body, maxBytes, requestTooLarge(), JSON_PACE));
  return await new Blob(chunks).text();
}

function declaredLength(request: Request): number | null {
  const length = request.headers.get("content-length");
  return length === null ? null : Number(length);
}

const requestTooLarge = () => new AppError("too_large", "This request is too large.");
