import type { UserRow } from "../engine/accounts/users.ts";
import { AppError } from "../engine/errors.ts";
import type { SubmitCv } from "../engine/jobs/submit-cv.ts";
import type { SubmitMatch } from "../engine/jobs/submit-match.ts";
import { MAX_TEMPLATE_BYTES } from "../engine/limits.ts";
import type { TemplateUpload } from "../engine/templates/upload-template.ts";
import { textOf, uploadOf, uploadsOf } from "./body.ts";

const MAX_KEY_LENGTH = 200;

export async function toCvSubmission(user: UserRow, form: FormData, request: Request): Promise<SubmitCv> {
  const cv = await uploadOf(form, "file");
  if (!cv) throw new AppError("invalid", "Please choose a CV to upload.");
  return {
    user,
    cv,
    jd: await uploadOf(form, "jdFile"),
    keywords: textOf(form, "keywords"),
    template: textOf(form, "template"),
    idempotencyKey: idempotencyKey(request),
  };
}

export async function toMatchSubmission(user: UserRow, form: FormData): Promise<SubmitMatch> {
  return { user, cvs: await uploadsOf(form, "cvFiles"), jd: await uploadOf(form, "jdFile"), jdText: textOf(form, "jdText") };
}

export async function toTemplateUpload(form: FormData): Promise<TemplateUpload> {
  const file = await uploadOf(form, "file", MAX_TEMPLATE_BYTES);
  if (!file) throw new AppError("invalid", "Please choose a template to upload.");
  return { ...file, key: textOf(form, "key")?.trim() || undefined, replace: textOf(form, "replace") === "true" };
}

function idempotencyKey(request: Request): string | undefined {
  const key = request.headers.get("idempotency-key")?.trim();
  if (key && key.length > MAX_KEY_LENGTH) throw new AppError("invalid", "The Idempotency-Key is too long.");
  return key || undefined;
}
