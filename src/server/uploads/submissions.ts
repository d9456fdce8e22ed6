import type { ActingUser } from "../../engine/agencies/membership.ts";
import type { AskedWeight } from "../../engine/contract/api.ts";
import { AppError } from "../../engine/contract/errors.ts";
import { MAX_MATCH_CHANGES } from "../../engine/contract/limits.ts";
import type { SubmitCv } from "../../engine/jobs/submit/submit-cv.ts";
import type { SubmitMatch } from "../../engine/jobs/submit/submit-match.ts";
import { bytesOf, type SubmittedFile, sha256Of } from "../../engine/jobs/submit/upload.ts";
import type { TemplateUpload } from "../../engine/templates/add/upload-template.ts";
import { textOf, uploadOf, uploadsOf } from "./form-body.ts";
import type { Form } from "./read-form.ts";

export function toCvSubmission(user: ActingUser, form: Form): SubmitCv {
  const cv = uploadOf(form, "file");
  if (!cv) throw new AppError("invalid", "Please choose a CV to upload.");
  return {
    user,
    cv,
    jd: uploadOf(form, "jdFile"),
    keywords: textOf(form, "keywords"),
    template: textOf(form, "template"),
    blind: textOf(form, "blind"),
    types: textOf(form, "types"),
    language: textOf(form, "language"),
    layout: textOf(form, "layout"),
  };
}

export function toMatchSubmission(user: ActingUser, form: Form): SubmitMatch {
  return {
    user,
    cvs: uploadsOf(form, "cvFiles"),
    jd: uploadOf(form, "jdFile"),
    jdText: textOf(form, "jdText"),
    weights: toWeights(textOf(form, "weights")),
  };
}

/** JSON, as it is one field of a form. */
function toWeights(text: string | undefined): AskedWeight[] | undefined {
  if (text === undefined) return undefined;
  const invalid = new AppError("invalid", "The weights of the requirements must be a list, each with its requirement and weight.");
  let weights: unknown;
  try {
    weights = JSON.parse(text);
  } catch {
    throw invalid;
  }
  if (!Array.isArray(weights) || weights.length > MAX_MATCH_CHANGES || !weights.every(isWeight)) throw invalid;
  return weights.map(({ requirement, weight }) => ({ requirement, weight }));
}

const isWeight = (one: unknown): one is AskedWeight => {
  const { requirement, weight } = (one ?? {}) as Partial<AskedWeight>;
  return Number.isSafeInteger(requirement) && (requirement ?? 0) > 0 && ["must", "nice", "ignore"].includes(weight ?? "");
};

export async function toTemplateUpload(form: Form): Promise<TemplateUpload> {
  const file = uploadOf(form, "file");
  if (!file) throw new AppError("invalid", "Please choose a template to upload.");
  const { fileName } = file;
  return {
    fileName,
    bytes: await bytesOf(file),
    key: textOf(form, "key")?.trim() || undefined,
    replace: textOf(form, "replace") === "true",
  };
}

/** Two submissions with an equal body are the same, see `once`. */
export const cvBody = ({ cv, jd, keywords = "", template, blind, types, language, layout }: SubmitCv) => [
  hashOf(cv),
  jd ? hashOf(jd) : null,
  keywords,
  ...[template, blind, types, language, layout].map((text) => text ?? null),
];
export const matchBody = ({ cvs, jd, jdText = "", weights }: SubmitMatch) => [
  ...[cvs.map(hashOf), jd ? hashOf(jd) : null, jdText],
  ...(weights ? [weights] : []),
];
export const templateBody = ({ key, replace, ...file }: TemplateUpload) => [hashOf(file), key ?? null, replace];

const hashOf = (file: SubmittedFile) => [file.fileName, sha256Of(file)];
