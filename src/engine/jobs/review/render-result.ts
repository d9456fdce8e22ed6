import type { BlindDoubt, ReviewResult } from "../../contract/api.ts";
import { AppError } from "../../contract/errors.ts";
import type { Resume } from "../../contract/resume.ts";
import { referenceOfHash } from "../../cv/blind/reference.ts";
import { isUnsureId } from "../../cv/blind/unsure-id.ts";
import type { Converted, ConvertRequest } from "../../cv/conversion.ts";
import type { OutputType } from "../../cv/options/output-type.ts";
import { chooseWords } from "../../cv/render/labels/labels.ts";
import type { JobRow } from "../job.ts";
import type { MemoryCache } from "./memory-cache.ts";
import type { ResultSettings } from "./result-options.ts";
import { type DeskTools, type ReviewRow, sourceOf } from "./review-row.ts";

export type RenderTools = DeskTools & { deskCache: MemoryCache };
type Subject = { job: JobRow; review: ReviewRow; settings: ResultSettings };

const NEVER = new AbortController().signal;

/** Makes documents of the corrected Resume, and its `data`. Throws what the conversion throws; a blind document that would leak is AppError with `details.leaks`. */
export async function renderReview(
  tools: DeskTools,
  { job, review, settings }: Subject,
  outputs: OutputType[],
  data?: ConvertRequest["data"],
): Promise<Converted> {
  const { options, template, blind } = settings;
  const source = sourceOf(tools.store.db, job.id);
  const request: ConvertRequest = {
    fileName: job.fileName,
    ocr: "never",
    outputs,
    data,
    template,
    blind,
    reference: referenceOfHash(source.sha256),
    labelLanguage: options.language ?? undefined,
    photo: options.photo,
    cover: review.cover,
    released: review.checked.filter(isUnsureId),
    words: settings.words,
    asRead: review.parsed,
  };
  if (options.layout !== "original") return await tools.convertNow(asJson(review.resume), request, NEVER, job.userId);
  const original = await tools.files.read(source.id);
  const own: ConvertRequest = { ...request, ocr: "auto", layout: options.layout, corrected: review.resume };
  return await tools.convertNow(original, own, NEVER, job.userId);
}

const asJson = (resume: Resume) => new TextEncoder().encode(JSON.stringify(resume));

/** The result as a PDF, drawn for the desk. */
type Drawn = Omit<ReviewResult, "version" | "labelLanguage"> & { pdf: Uint8Array };

/** How the result would look now. What cannot be made says why instead of having pages; nothing is kept on the disk. */
export async function describeResult(tools: RenderTools, subject: Subject): Promise<ReviewResult> {
  const { pdf: _, ...described } = await drawResult(tools, subject);
  return { version: subject.review.version, labelLanguage: labelLanguageOf(subject), ...described };
}

function labelLanguageOf({ review, settings: { options, template } }: Subject): string {
  const { labels, labelLanguage } = template;
  return chooseWords({ labels, labelLanguage: options.language ?? labelLanguage }, review.resume.meta.vitae.language).language;
}

/** A page of it as a PNG. Throws AppError "not_found" where there is no such page. */
export async function resultPage(tools: RenderTools, subject: Subject, page: { number: number; width: number }): Promise<Uint8Array> {
  const { pdf, pages } = await drawResult(tools, subject);
  if (!pages.some(({ number }) => number === page.number)) throw noPage();
  const key = `${keyOf(subject)} page ${page.number} ${page.width}`;
  return await tools.deskCache.get(
    key,
    () => drawPage(tools, pdf, page, subject.job.userId),
    ({ byteLength }) => byteLength,
  );
}

/** Names the content of a result: equal keys have equal pages. */
export const keyOf = ({ job, review, settings }: Subject) =>
  `${job.id} result ${review.version} ${new Bun.CryptoHasher("sha256").update(JSON.stringify(settings)).digest("hex").slice(0, 24)}`;

const drawResult = (tools: RenderTools, subject: Subject): Promise<Drawn> =>
  tools.deskCache.get(
    keyOf(subject),
    () => makeResult(tools, subject),
    ({ pdf }) => pdf.byteLength,
  );

async function makeResult(tools: RenderTools, subject: Subject): Promise<Drawn> {
  try {
    const { outputs, warnings, doubts = [], unsure = [] } = await renderReview(tools, subject, ["pdf"]);
    const [output] = outputs;
    if (!output) return { ...without(warnings.at(-1) ?? NO_PAGES, doubts), blindUnsure: unsure };
    const { pages = [] } = await tools.convertNow(
      output.bytes,
      { kind: "page", fileName: "", ocr: "never", outputs: [], page: { width: 0 } },
      NEVER,
      subject.job.userId,
    );
    return {
      pdf: output.bytes,
      pages,
      warnings: warnings.filter((text) => !isAboutReading(text, subject)),
      blindDoubts: doubts,
      blindUnsure: unsure,
      leaks: [],
    };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { leaks } = error.details as { leaks?: ReviewResult["leaks"] };
    return { ...without(error.message, []), leaks: (leaks ?? []).map(({ what, place }) => ({ what, place })) };
  }
}

const NO_PAGES = "The pages of this template cannot be drawn on this machine. The document itself can be downloaded.";

const without = (problem: string, blindDoubts: BlindDoubt[]): Drawn => ({
  pdf: new Uint8Array(),
  pages: [],
  warnings: [],
  blindDoubts,
  blindUnsure: [],
  leaks: [],
  problem,
});

/** The desk shows what is doubtful in the CV itself; here belongs what became of it on paper. */
const isAboutReading = (text: string, { review }: Subject) => review.parsed.meta.vitae.warnings.includes(text);

/** Draws a page of a PDF that has it. */
export async function drawPage(
  { convertNow }: Pick<DeskTools, "convertNow">,
  pdf: Uint8Array,
  page: { number: number; width: number },
  owner: string,
): Promise<Uint8Array> {
  const { picture } = await convertNow(pdf, { kind: "page", fileName: "", ocr: "never", outputs: [], page }, NEVER, owner);
  if (!picture) throw new Error("the converter sent no picture");
  return picture;
}

export const noPage = () => new AppError("not_found", "There is no such page.");
