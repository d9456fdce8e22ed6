import { AppError } from "../engine/errors.ts";
import type { Upload } from "../engine/jobs/upload.ts";
import { MAX_CV_BYTES, MAX_MATCH_CVS, MAX_TEMPLATE_BYTES } from "../engine/limits.ts";

/** Everything around the files of a form: boundaries, names, keywords. */
const FORM_SLACK_BYTES = 1024 * 1024;
export const MAX_JSON_BYTES = 1024 * 1024;

/** What a form may hold. */
export type FormLimit = { fileBytes: number; formBytes: number };
/** Each file may be a byte too large, so that the answer can name the file. */
const formOf = (files: number, fileBytes: number): FormLimit => ({ fileBytes, formBytes: files * (fileBytes + 1) + FORM_SLACK_BYTES });
/** A CV and its job description. */
export const CV_FORM = formOf(2, MAX_CV_BYTES);
export const MATCH_FORM = formOf(MAX_MATCH_CVS + 1, MAX_CV_BYTES);
export const TEMPLATE_FORM = formOf(1, MAX_TEMPLATE_BYTES);

/** Bodies that are in memory at the same time. Who comes later waits: the connection holds the rest of the file back meanwhile. */
const BODY_BUDGET_BYTES = 48 * 1024 * 1024;
const LONGEST_WAIT_MS = 20_000;

export type BodyGate = { enter(bytes: number): Promise<() => void> };

/** Lets bodies in as far as the budget goes, in the order they came. Throws AppError "unavailable" for one that waited too long. */
export function openBodyGate(budget = BODY_BUDGET_BYTES, longestWaitMs = LONGEST_WAIT_MS): BodyGate {
  let used = 0;
  let waiting: { bytes: number; admit: () => void }[] = [];

  // One that is larger than the budget goes in alone.
  const fits = (bytes: number) => used === 0 || used + bytes <= budget;
  const leave = (bytes: number) => {
    used -= bytes;
    for (let next = waiting[0]; next && fits(next.bytes); next = waiting[0]) {
      waiting.shift();
      used += next.bytes;
      next.admit();
    }
  };

  return {
    async enter(bytes) {
      if (waiting.length === 0 && fits(bytes)) used += bytes;
      else await queue(bytes);
      return () => leave(bytes);
    },
  };

  function queue(bytes: number): Promise<void> {
    return new Promise((admit, refuse) => {
      const place = {
        bytes,
        admit: () => {
          clearTimeout(patience);
          admit();
        },
      };
      const patience = setTimeout(() => {
        waiting = waiting.filter((other) => other !== place);
        refuse(
          new AppError("unavailable", "Too many files are being uploaded at the moment. Please try again shortly.", {
            retryAfterSeconds: 5,
          }),
        );
      }, longestWaitMs);
      waiting.push(place);
    });
  }
}

/** Reads a multipart form within its limit and hands it to `use`; its place in memory is free again when that is done. */
export async function withForm<T>(request: Request, gate: BodyGate, limit: FormLimit, use: (form: FormData) => Promise<T>): Promise<T> {
  if (!/^multipart\/form-data\b/i.test(request.headers.get("content-type") ?? ""))
    throw new AppError("invalid", "Please send a form with a file.");
  const declared = declaredLength(request);
  if (declared !== null && declared > limit.formBytes) throw fileTooLarge(limit.fileBytes);

  const leave = await gate.enter(declared ?? limit.formBytes);
  try {
    return await use(await readForm(request, declared === null ? limit : null));
  } finally {
    leave();
  }
}

/** Calls that bound their body where they read it. */
const BOUNDED_PATHS = ["/api/upload-cv", "/api/match", "/api/stripe/webhook", "/api/admin/templates"];

/** Whether a call reads its body itself, within a bound of its own. */
export const boundsItsBody = ({ pathname }: URL): boolean => BOUNDED_PATHS.includes(pathname);

/** Throws AppError "too_large" for a body that no other call has a use for, and "invalid" for one that does not tell its length. */
export function refuseLargeBody(request: Request, url: URL): void {
  if (boundsItsBody(url) || !request.body) return;
  const declared = declaredLength(request);
  if (declared === null && request.headers.has("transfer-encoding"))
    throw new AppError("invalid", "Please send this request with its Content-Length.");
  if (declared !== null && declared > MAX_JSON_BYTES) throw new AppError("too_large", "This request is too large.");
}

/** The files of a field, in the order they were sent. Throws AppError "too_large". */
export async function uploadsOf(form: FormData, field: string, maxBytes = MAX_CV_BYTES): Promise<Upload[]> {
  const files = form.getAll(field).filter((value): value is File => typeof value !== "string" && (value.size > 0 || value.name !== ""));
  for (const file of files) if (file.size > maxBytes) throw fileTooLarge(maxBytes);
  return Promise.all(files.map(async (file) => ({ fileName: file.name, bytes: await file.bytes() })));
}

/** Exactly one file, or none. Throws AppError "invalid" for more. */
export async function uploadOf(form: FormData, field: string, maxBytes = MAX_CV_BYTES): Promise<Upload | undefined> {
  const uploads = await uploadsOf(form, field, maxBytes);
  if (uploads.length > 1) throw new AppError("invalid", `Please send one file as "${field}".`);
  return uploads[0];
}

export function textOf(form: FormData, field: string): string | undefined {
  const value = form.get(field);
  return typeof value === "string" ? value : undefined;
}

/** `limit`: of a body that does not tell its length. */
async function readForm(request: Request, limit: FormLimit | null): Promise<FormData> {
  try {
    const source = limit === null ? request : new Response(await readBounded(request, limit), { headers: request.headers });
    return (await source.formData()) as FormData;
  } catch (error) {
    throw error instanceof AppError ? error : new AppError("invalid", "The upload could not be read. Please try again.");
  }
}

const readBounded = (request: Request, { formBytes, fileBytes }: FormLimit) => readAtMost(request, formBytes, fileTooLarge(fileBytes));

/** The body as it came, for signatures. Throws AppError "too_large". */
export async function readText(request: Request, maxBytes: number): Promise<string> {
  return await (await readAtMost(request, maxBytes, new AppError("too_large", "This request is too large."))).text();
}

async function readAtMost(request: Request, maxBytes: number, refusal: AppError): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw refusal;
    chunks.push(chunk);
  }
  return new Blob(chunks);
}

function declaredLength(request: Request): number | null {
  const length = request.headers.get("content-length");
  return length === null ? null : Number(length);
}

const fileTooLarge = (maxBytes: number) => new AppError("too_large", `This file is larger than ${maxBytes / 1024 / 1024} MB.`);
