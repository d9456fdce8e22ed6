import type { UserRow } from "../engine/accounts/users.ts";
import { AppError } from "../engine/errors.ts";
import type { SubmitCv } from "../engine/jobs/submit-cv.ts";
import type { SubmitMatch } from "../engine/jobs/submit-match.ts";
import type { Upload } from "../engine/jobs/upload.ts";
import { MAX_TEMPLATE_BYTES } from "../engine/limits.ts";
import type { TemplateUpload } from "../engine/templates/upload-template.ts";
import { textOf, uploadOf, uploadsOf } from "./body.ts";

export async function toCvSubmission(user: UserRow, form: FormData): Promise<SubmitCv> {
  const cv = await uploadOf(form, "file");
  if (!cv) throw new AppError("invalid", "Please choose a CV to upload.");
  return {
    user,
    cv,
    jd: await uploadOf(form, "jdFile"),
    keywords: textOf(form, "keywords"),
    template: textOf(form, "template"),
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

/** What makes two submissions the same: see `once`. */
export const cvBody = ({ cv, jd, keywords = "", template }: SubmitCv) => [hashOf(cv), jd ? hashOf(jd) : null, keywords, template ?? null];
export const matchBody = ({ cvs, jd, jdText = "" }: SubmitMatch) => [cvs.map(hashOf), jd ? hashOf(jd) : null, jdText];
export const templateBody = ({ key, replace, ...file }: TemplateUpload) => [hashOf(file), key ?? null, replace];

const hashOf = ({ fileName, bytes }: Upload) => [fileName, new Bun.CryptoHasher("sha256").update(bytes).digest("hex")];
