import type { Resume, Source } from "../../contract/resume.ts";
import type { Converted, ConvertRequest } from "../../cv/conversion.ts";
import type { Ask } from "../../cv/match/model/ask-model.ts";
import { sniffDocument } from "../../cv/read/sniff.ts";
import { consult } from "./ask-model-for-child.ts";
import type { Convert } from "./convert-tools.ts";

type Model = { ask: Ask; name: string; timeoutMs?: number };

const TIMEOUT_MS = 120_000;
const PAUSE_MS = 300_000;

/**
 * A converter that lets a local model assign left-over text to fields, between parsing and rendering. The model is not asked about a CV without
 * left-over text, a blind one (its values are redacted by the fields that the rules filled), or Resume JSON, which was parsed before. If the model
 * fails, there is a warning.
 */
export function completing(
  convert: Convert,
  model: Model,
): (bytes: Uint8Array, request: ConvertRequest, signal?: AbortSignal, owner?: string) => Promise<Converted> {
  const complete = openCompletion(convert, model);
  return async (bytes, request, signal = new AbortController().signal, owner) => {
    const { fileName, ocr, coverage, review, words, kind = "cv", template, enhance, layout } = request;
    if (kind !== "cv" || request.blind || request.corrected || template?.blind || sniffDocument(bytes) === "json")
      return convert(bytes, request, signal, owner);

    const read = await convert(bytes, { fileName, ocr, coverage, review, words, outputs: [] }, signal, owner);
    const resume = await complete(read.resume, signal, owner);
    if (!template && !enhance) return { ...read, resume, warnings: resume.meta.vitae.warnings, coverage: coverageOf(read, resume) };

    const made = await (layout === "original"
      ? convert(bytes, { ...request, corrected: resume }, signal, owner)
      : convert(asJson(resume), request, signal, owner));
    return { ...made, coverage: coverageOf(read, resume), review: reviewOf(read, made), ms: { ...read.ms, render: made.ms.render } };
  };
}

/** What the review desk keeps of the completed Resume: the pages and the places of left-over lines are known from the reading. */
function reviewOf({ review: read }: Converted, { review: made }: Converted): Converted["review"] {
  if (!made || !read) return made;
  const found = new Map(leftoversOf(read.resume).map(([path, text]) => [text, read.resume.meta.vitae.sources?.[path]]));
  const places = leftoversOf(made.resume).flatMap(([path, text]): [string, Source][] => {
    const source = found.get(text);
    return source ? [[path, source]] : [];
  });
  const { vitae } = made.resume.meta;
  return {
    pages: read.pages,
    resume: { ...made.resume, meta: { vitae: { ...vitae, sources: { ...vitae.sources, ...Object.fromEntries(places) } } } },
  };
}

const leftoversOf = ({ additional = [] }: Resume) =>
  additional.flatMap(({ items }, group) =>
    items.map((text, item): [path: string, text: string] => [`additional[${group}].items[${item}]`, text]),
  );

const asJson = (resume: Resume) => new TextEncoder().encode(JSON.stringify(resume));

/** The coverage report after completion: lines that left `additional` are used. */
function coverageOf({ coverage }: Converted, { additional = [] }: Resume): Converted["coverage"] {
  if (!coverage) return undefined;
  const items = additional.flatMap((section) => section.items);
  return { ...coverage, additional: items, used: coverage.used + coverage.additional.length - items.length };
}

/** One CV at a time, as a local model answers one question at a time. After a time-out it is not asked for a while. */
function openCompletion(convert: Convert, { ask, name, timeoutMs = TIMEOUT_MS }: Model) {
  const late = `no answer in ${Math.ceil(timeoutMs / 1000)} s`;
  let last: Promise<unknown> = Promise.resolve();
  let pausedUntil = 0;

  const inTurn = async (resume: Resume, signal: AbortSignal, owner?: string): Promise<Resume> => {
    signal.throwIfAborted();
    if (performance.now() < pausedUntil) return withWarning(resume, name, late);
    const limit = AbortSignal.timeout(timeoutMs);
    const request = { kind: "complete", fileName: "", ocr: "never", outputs: [] } satisfies ConvertRequest;
    try {
      const { resume: completed, failed } = await consult(
        (answers) => convert(asJson(resume), { ...request, consult: { name, answers } }, signal, owner),
        ask,
        AbortSignal.any([signal, limit]),
      );
      return failed === undefined ? completed : withWarning(resume, name, failed);
    } catch (error) {
      signal.throwIfAborted();
      if (!limit.aborted) throw error;
      pausedUntil = performance.now() + PAUSE_MS;
      return withWarning(resume, name, late);
    }
  };
  return async (resume: Resume, signal: AbortSignal, owner?: string): Promise<Resume> => {
    if (!resume.additional?.length) return resume;
    const turn = last.then(() => inTurn(resume, signal, owner));
    last = turn.catch(() => {});
    return turn;
  };
}

function withWarning(resume: Resume, name: string, reason: string): Resume {
  const { vitae } = resume.meta;
  const warning = `The local model ${name} could not sort the text that fitted nowhere else (${reason}); it stands in the additional section.`;
  return { ...resume, meta: { ...resume.meta, vitae: { ...vitae, warnings: [...vitae.warnings, warning] } } };
}
