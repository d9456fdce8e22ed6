import type { BlindUnsure } from "../contract/api.ts";
import { isRefusal, refusal } from "../contract/errors.ts";
import { MAX_JD_CHARS } from "../contract/limits.ts";
import type { Resume, VitaeMeta } from "../contract/resume.ts";
import { blindResume, sayRedacted, sayUnsure } from "./blind/blind-resume.ts";
import { termsWithFormer } from "./blind/former.ts";
import { referenceOf } from "./blind/reference.ts";
import { refuseLeaks } from "./blind/search/leaks.ts";
import { readPdfTexts } from "./blind/search/pdf-texts.ts";
import { labelTexts, templateText, textsOf } from "./blind/search/template-text.ts";
import { withholdDoubts } from "./blind/search/withhold.ts";
import type { Redacted } from "./blind/terms/redacted.ts";
import type { Converted, ConvertRequest, ConvertTools } from "./conversion.ts";
import type { Wish } from "./enhance/enhance-resume.ts";
import { inResumeShape } from "./formats/resume-shape.ts";
import type { DataRequest, WrittenData } from "./formats/written-data.ts";
import type { Requirements } from "./match/1-requirements/requirements.ts";
import type { Score } from "./match/3-score/match-resume.ts";
import { blindProfile } from "./options/blind-profile.ts";
import type { OutputType } from "./options/output-type.ts";
import { type CoverageReport, reportCoverage } from "./parse/5-coverage/coverage-report.ts";
import { attributeLeftovers } from "./parse/5-coverage/sources.ts";
import { parseResume } from "./parse/parse-resume.ts";
import { readDocument } from "./read/read-document.ts";
import { sniffDocument } from "./read/sniff.ts";
import type { Reading } from "./reading.ts";
import { withHouseLabels } from "./render/labels/house-labels.ts";
import type { Template } from "./render/template/template.ts";

/**
 * The whole way of one document: bytes, reading, resume, documents in the house style. Runs in the converter child.
 * A CV may also come as Resume JSON that was parsed before. Refusals are thrown as AppError with their code.
 */
export async function convertDocument(bytes: Uint8Array, given: ConvertRequest, tools: ConvertTools): Promise<Converted> {
  const request = inWantedWords(given);
  const ms = { read: 0, parse: 0, render: 0 };
  if (request.kind === "requirements") {
    const requirements = await timed(ms, "read", () => readRequirements(bytes, request, tools));
    return { requirements, resume: { basics: {}, meta: { vitae: UNREAD } }, outputs: [], warnings: [], ms };
  }
  if (request.consult)
    return { ...(await consultModel(readResumeJson(bytes), request.kind, request.consult)), outputs: [], warnings: [], ms };
  const { resume: parsed, coverage, read } = await timed(ms, "read", () => toResume(bytes, request, tools, ms));
  if (request.match) return { score: await compare(parsed, request.match), resume: parsed, outputs: [], warnings: [], ms };
  const enhanced = request.enhance ? await enhance(parsed, request, tools) : { resume: parsed, recommendations: undefined };
  const review = request.review ? toReview(enhanced.resume, read) : undefined;
  if (request.layout === "original" && request.template)
    return {
      ...(await inOwnLayout(enhanced.resume, { bytes, read }, request, tools, ms)),
      ms,
      coverage,
      review,
      recommendations: enhanced.recommendations,
    };
  const { resume, redacted, doubts, unsure } = await blinded(enhanced.resume, bytes, request, tools.today);
  const warnings = [...(resume.meta?.vitae?.warnings ?? []), ...(redacted ? blindWarnings(enhanced.resume, redacted, unsure) : [])];
  const outputs: Converted["outputs"] = [];
  const template = withPhotoOrNot(request);

  await timed(ms, "render", async () => {
    if (!template) return;
    // What writes documents is loaded when one is to be written: reading alone starts without it.
    const { renderResume } = await import("./render/render.ts");
    const { NO_LIBREOFFICE } = await import("./render/custom/write-from-custom.ts");
    const content = { ...resume, ...(request.cover && { cover: request.cover }) };
    for (const type of request.outputs) {
      if (cannotMake(type, request, tools)) {
        warnings.push(NO_LIBREOFFICE);
        continue;
      }
      const rendered = await renderResume(content, template, type, tools);
      if (redacted) await searchLeaks(resume, redacted, template, { type, bytes: rendered.bytes }, tools);
      outputs.push({ type, bytes: rendered.bytes });
      for (const { text } of rendered.messages) if (!warnings.includes(text)) warnings.push(text);
    }
  });
  ms.read -= ms.parse;
  const data = request.data && (await asData(resume, request.data, redacted));
  return { resume, redacted, doubts, unsure, outputs, data, warnings, ms, coverage, review, recommendations: enhanced.recommendations };
}

/** The Resume as data; that of a blind CV is searched as its documents are. */
async function asData(resume: Resume, wanted: DataRequest, redacted: Redacted[] | undefined): Promise<WrittenData> {
  const { writeData } = await import("./formats/write-data.ts");
  const data = writeData(resume, wanted);
  if (!redacted) return data;
  const { language } = resume.meta.vitae;
  const known = textsOf(resume).join("\n");
  const template = `${labelTexts(language)}\n${resume.basics.name ?? ""}`;
  await refuseLeaks("data", new TextEncoder().encode(data.text), redacted, { language, known, template });
  return data;
}

/** The documents in the candidate's own layout. Their text is searched, so the document itself is needed. */
async function inOwnLayout(
  full: Resume,
  { bytes, read }: { bytes: Uint8Array; read: Reading | undefined },
  request: ConvertRequest & { template?: Template },
  tools: ConvertTools,
  ms: Converted["ms"],
): Promise<Pick<Converted, "resume" | "redacted" | "doubts" | "unsure" | "outputs" | "warnings">> {
  if (!read) throw refusal("unsupported_format", "The original layout can be kept for PDF and Word files, not for Resume JSON.");
  const template = withPhotoOrNot(request) as Template;
  const { openWithheld } = await import("./preserve/withheld.ts");
  const { keptTypes, preserveOriginal, scanDoubts } = await import("./preserve/preserve-original.ts");
  const profile = profileOf(request) ?? blindProfile("contact");
  const withheld = openWithheld(full, {
    profile: request.photo === false ? { ...profile, withhold: [...new Set([...profile.withhold, "photo" as const])] } : profile,
    reference: request.reference ?? (await referenceOf(bytes)),
    released: request.released,
    asRead: request.asRead,
  });
  const { resume, redacted, unsure, open } = withheld;
  const doubts = [...open, ...scanDoubts(read, withheld)];
  const warnings = [...(resume.meta.vitae.warnings ?? []), ...blindWarnings(full, redacted, unsure)];
  const types = keptTypes(read, request.outputs, tools);
  const { outputs, messages } = await timed(ms, "render", async () => {
    const made = await preserveOriginal({ bytes, reading: read, withheld, template, cover: request.cover }, types, tools);
    for (const output of made.outputs) await searchLeaks(resume, redacted, template, output, tools);
    return made;
  });
  warnings.push(...messages.map(({ text }) => text));
  return { resume, redacted, doubts, unsure, outputs, warnings };
}

const withPhotoOrNot = ({ template, photo }: ConvertRequest): Template | undefined =>
  template && photo === false ? { ...template, photo: false } : template;

/** Text that no field took has its place in the CV too: a recruiter looks at it there. */
function toReview(resume: Resume, read: Reading | undefined): NonNullable<Converted["review"]> {
  const { vitae } = resume.meta;
  const sources = { ...vitae.sources, ...(read && attributeLeftovers(resume, read)) };
  const pages = read?.format === "pdf" ? read.pages.map(({ number, width, height }) => ({ number, width, height })) : [];
  return { resume: { ...resume, meta: { vitae: { ...vitae, sources } } }, pages };
}

/** The request with its language and the house's labels in its template. */
function inWantedWords(request: ConvertRequest): ConvertRequest {
  const { template, labelLanguage, words } = request;
  if (!template) return request;
  const spoken = labelLanguage ? { ...template, labelLanguage } : template;
  return { ...request, template: words ? withHouseLabels(spoken, words.labels) : spoken };
}

/** PDF from an own Word template without LibreOffice is left out when the Word document is made as well. */
const cannotMake = (type: OutputType, { template, outputs }: ConvertRequest, { docxToPdf }: ConvertTools) =>
  type === "pdf" && template?.custom?.type === "docx" && !docxToPdf && outputs.length > 1;

const profileOf = ({ blind, template }: ConvertRequest) => blind ?? template?.blind;

/** The Resume as the documents may show it. */
async function blinded(
  resume: Resume,
  bytes: Uint8Array,
  request: ConvertRequest,
  today: string | undefined,
): Promise<Pick<Converted, "resume" | "redacted" | "doubts" | "unsure">> {
  const { reference, released } = request;
  const profile = profileOf(request);
  if (!profile) return { resume };
  const shownAs = reference ?? (await referenceOf(bytes));
  const { found, former } = termsWithFormer(resume, request.asRead, profile, shownAs);
  const made = blindResume(resume, found, shownAs, today);
  const { language } = made.resume.meta.vitae;
  const { open, unsure, resume: shown } = withholdDoubts({ full: resume, blind: made.resume, profile, language }, released);
  return { resume: shown, redacted: [...made.redacted, ...former], doubts: open, unsure };
}

const NAMELESS = "No name was found in this CV, so its text could not be searched for it. Please check before sending.";
const blindWarnings = ({ basics }: Resume, redacted: Redacted[], unsure: BlindUnsure[] = []) => [
  sayRedacted(redacted),
  ...sayUnsure(unsure),
  ...(basics.name ? [] : [NAMELESS]),
];

async function searchLeaks(
  resume: Resume,
  redacted: Redacted[],
  template: Template,
  { type, bytes }: Converted["outputs"][number],
  { readAsset }: ConvertTools,
): Promise<void> {
  const { language } = resume.meta.vitae;
  await refuseLeaks(type, bytes, redacted, {
    language,
    known: textsOf(resume).join("\n"),
    // The word for a candidate may have a given name in it, as the Korean one has: it is the document's own.
    template: `${templateText(template, template.labelLanguage === "cv" ? language : template.labelLanguage)}\n${resume.basics.name ?? ""}`,
    readPdfTexts: (pdf) => readPdfTexts(pdf, readAsset),
  });
}

type Parsed = { resume: Resume; coverage?: CoverageReport; read?: Reading };

async function toResume(bytes: Uint8Array, request: ConvertRequest, tools: ConvertTools, ms: Converted["ms"]): Promise<Parsed> {
  if (sniffDocument(bytes) === "json") return { resume: readResumeJson(bytes) };

  const reading = await readDocument(bytes, { ...tools, ocr: request.ocr });
  return timed(ms, "parse", async () => {
    const resume = request.corrected ?? parseReading(reading, request).resume;
    return { resume, read: reading, ...(request.coverage ? { coverage: reportCoverage(reading, resume) } : {}) };
  });
}

/** A scan in a language that text recognition has no data for is refused for that, and not for its missing sections. */
function parseReading(reading: Reading, { words }: ConvertRequest): ReturnType<typeof parseResume> {
  try {
    return parseResume(reading, words);
  } catch (error) {
    const unsupported = reading.messages.find(({ code }) => code === "language_unsupported");
    if (!unsupported || !isRefusal(error) || error.code !== "not_a_cv") throw error;
    throw refusal("not_a_cv", unsupported.text.replace(/^Page \d+/, "This scan"));
  }
}

/** Resume JSON from `vitae parse`, or any JSON Resume. Anything else of JSON is no CV. */
function readResumeJson(bytes: Uint8Array): Resume {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw refusal("corrupt", "This JSON file is damaged and cannot be read.");
  }
  const { basics } = (value ?? {}) as Partial<Resume>;
  if (typeof basics !== "object" || basics === null) {
    throw refusal("not_a_cv", 'This JSON file is not a resume: it has no "basics".');
  }
  const resume = inResumeShape(value as object) as Omit<Resume, "meta"> & { meta?: Partial<Resume["meta"]> };
  return { ...resume, meta: { ...resume.meta, vitae: { ...UNREAD, ...resume.meta?.vitae } } };
}

const UNREAD: VitaeMeta = { language: "en", pages: 0, ocr: false, parser: "json", warnings: [] };

async function enhance(resume: Resume, { enhance: wish = {} }: ConvertRequest, tools: ConvertTools) {
  const { enhanceResume } = await import("./enhance/enhance-resume.ts");
  return enhanceResume(resume, await readWish(wish, tools), wish.asked);
}

async function readWish({ jdText = "", jdBytes, keywords }: NonNullable<ConvertRequest["enhance"]>, tools: ConvertTools): Promise<Wish> {
  return { jdText: boundedJd(jdBytes ? await readText(jdBytes, tools) : jdText), keywords };
}

async function readRequirements(bytes: Uint8Array, { jdText, enhance }: ConvertRequest, tools: ConvertTools): Promise<Requirements> {
  if (enhance) {
    const { readAsked } = await import("./enhance/enhance-resume.ts");
    return readAsked(await readWish(enhance, tools));
  }
  const isText = jdText === undefined && sniffDocument(bytes) === "text";
  const text = jdText ?? (isText ? new TextDecoder().decode(bytes) : await readText(bytes, tools));
  if (text.trim() === "") throw refusal("no_text", "It has no text that can be read.");
  const { readJobDescription } = await import("./match/1-requirements/requirements.ts");
  return readJobDescription(boundedJd(text));
}

function boundedJd(text: string): string {
  if (text.length <= MAX_JD_CHARS) return text;
  throw refusal("too_large", `The job description has more than ${MAX_JD_CHARS.toLocaleString("en")} characters.`);
}

async function compare(resume: Resume, { requirements, now }: NonNullable<ConvertRequest["match"]>): Promise<Score> {
  const { matchResume } = await import("./match/3-score/match-resume.ts");
  return matchResume(resume, requirements, { now: new Date(now) });
}

/** One round of a conversation with a local model: the result, if the answers so far are enough, or the next question. */
async function consultModel(
  resume: Resume,
  kind: ConvertRequest["kind"],
  { name, answers, score }: NonNullable<ConvertRequest["consult"]>,
): Promise<Pick<Converted, "resume" | "score" | "question" | "failed">> {
  const { replay } = await import("./match/model/ask-model.ts");
  const signal = new AbortController().signal;
  if (kind === "opinion" && score) {
    const { addModelOpinion } = await import("./match/model/ask-model.ts");
    const made = await replay(answers, (ask) => addModelOpinion(score, resume, { ask, name }, signal));
    return "done" in made ? { resume, score: made.done } : { resume, ...made };
  }
  const { completeResume } = await import("./complete/complete-resume.ts");
  const made = await replay(answers, (ask) => completeResume(resume, { ask, name }, signal));
  return "done" in made ? { resume: made.done } : { resume, ...made };
}

/** The plain text of a job description file, list items marked with "- ". */
async function readText(bytes: Uint8Array, tools: ConvertTools): Promise<string> {
  const reading = await readDocument(bytes, { ...tools, ocr: "auto" });
  return reading.lines.map((line) => `${line.bullet ? "- " : ""}${line.text}`).join("\n");
}

async function timed<T>(ms: Converted["ms"], stage: keyof Converted["ms"], work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  try {
    return await work();
  } finally {
    ms[stage] += performance.now() - start;
  }
}
