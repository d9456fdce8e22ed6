import type { Converted } from "../../../cv/conversion.ts";
import { inResumeShape } from "../../../cv/formats/resume-shape.ts";

const OUTPUT_TYPES: unknown[] = ["docx", "pdf", "pptx"];

/** Whether this can be stored and shown as the result of a conversion: documents are bytes of a known type, texts are texts, the Resume is one. */
export function isConverted(value: unknown): value is Converted {
  const converted = (value ?? {}) as Record<string, unknown>;
  return (
    isResume(converted.resume) &&
    isList(converted.outputs, ({ type, bytes }) => OUTPUT_TYPES.includes(type) && bytes instanceof Uint8Array) &&
    Array.isArray(converted.warnings) &&
    converted.warnings.every((warning) => typeof warning === "string") &&
    isListOrMissing(converted.recommendations) &&
    isListOrMissing(converted.doubts) &&
    isListOrMissing(converted.unsure) &&
    (converted.review === undefined || isReview(converted.review as Record<string, unknown> | null)) &&
    (converted.score === undefined || isScore(converted.score as Record<string, unknown> | null))
  );
}

function isResume(value: unknown): boolean {
  try {
    inResumeShape(value as object);
    return typeof (value as { basics?: unknown }).basics === "object";
  } catch {
    return false;
  }
}

const isReview = (review: Record<string, unknown> | null) => isResume(review?.resume) && isList(review?.pages, () => true);
const isScore = (score: Record<string, unknown> | null) =>
  typeof score?.overall_matching_score === "number" && Number.isFinite(score.overall_matching_score);

const isListOrMissing = (value: unknown) => value === undefined || isList(value, () => true);

function isList(value: unknown, isItem: (item: Record<string, unknown>) => boolean): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === "object" && item !== null && isItem(item));
}
