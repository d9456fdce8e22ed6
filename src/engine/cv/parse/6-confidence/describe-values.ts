import type { Resume } from "../../../contract/resume.ts";
import type { Reading } from "../../reading.ts";
import type { Context } from "../1-document/context.ts";
import { attributeSources } from "../5-coverage/sources.ts";
import { pleaseCheck, sayHidden } from "../5-coverage/warnings.ts";
import { languageTagOf } from "../lexicon/languages/language-tags.ts";
import { estimateConfidence } from "./confidence.ts";
import { sayDoubts, withoutDoubtfulHeadline } from "./doubts.ts";
import { withoutEmpty } from "./without-empty.ts";

/** What read the CV, as `meta.vitae.parser` states it. */
export const PARSER = "rules";

/** The draft with what is known of its values: where each stands, how sure it is, and what the recruiter should check. */
export function describeResume(draft: Resume, reading: Reading, { language, recognized }: Context): Resume {
  const found = attributeSources(draft, reading, language);
  const estimated = estimateConfidence(draft, { lines: reading.lines, sources: found, language, ocrPages: recognized });
  const stated = withoutDoubtfulHeadline(draft, estimated);
  const sources = ofStated(found, stated);
  const confidence = ofStated(estimated, stated);
  stated.meta.vitae = {
    language: languageTagOf(language),
    pages: reading.pages.length,
    ocr: reading.ocr,
    parser: PARSER,
    warnings: [
      ...reading.messages.map((message) => message.text),
      ...sayHidden(reading),
      ...pleaseCheck(stated),
      ...sayDoubts(stated, confidence),
    ],
    ...(Object.keys(sources).length > 0 ? { sources } : {}),
    ...(Object.keys(confidence).length > 0 ? { confidence } : {}),
  };
  return { basics: {}, ...(withoutEmpty(stated) as Partial<Resume>) } as Resume;
}

/** Sources or confidences of the values that are stated: those of a doubtful headline go with it. */
function ofStated<T>(byPath: Record<string, T>, { basics }: Resume): Record<string, T> {
  const { "basics.label": label, ...others } = byPath;
  return basics.label === undefined || label === undefined ? others : byPath;
}
