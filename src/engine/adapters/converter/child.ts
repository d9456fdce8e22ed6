import { AppError } from "../../contract/errors.ts";
import type { Converted, ConvertRequest } from "../../cv/conversion.ts";
import { readAsset } from "../../setup/assets.ts";
import { noPicture } from "../../templates/pictures/first-page.ts";
import { encodeFrame, FrameReader } from "./frames.ts";
import { activeProtections, enterSandbox, type Protection } from "./sandbox/enter-sandbox.ts";

export type ToChild =
  | { type: "convert"; bytes: Uint8Array; request: ConvertRequest }
  /** Documents are likely to come; not answered. */
  | { type: "warmUp" }
  /** Asks for the active protections of the sandbox. */
  | { type: "sandbox" };
type Document = Extract<ToChild, { type: "convert" }>;
export type FromChild =
  | { type: "sandbox"; active: Protection[] }
  | { type: "started" }
  /** The document turned out to need OCR: it may take the longer limit. */
  | { type: "ocr" }
  | { type: "done"; converted: Converted }
  | { type: "refused"; code: AppError["code"]; message: string; details: Record<string, unknown> }
  | { type: "failed"; cause: string };

export type ConvertHandler = (bytes: Uint8Array, request: ConvertRequest, startOcr: () => Promise<void>) => Promise<Converted>;

/** What `vitae __convert` does: serve documents on stdin and stdout until stdin ends. Never returns. */
export async function runConverterChild(): Promise<void> {
  await serveFrames(convertInChild, readSamples);
}

/** The modules are loaded, the tables made and the code warm after two CVs that nobody is waiting for. */
async function readSamples(): Promise<void> {
  for (const fileName of ["sample.pdf", "sample.docx"])
    await convertInChild(await readAsset(fileName), { fileName, ocr: "never", outputs: [] }, async () => {});
}

async function convertInChild(bytes: Uint8Array, request: ConvertRequest, startOcr: () => Promise<void>): Promise<Converted> {
  if (request.kind === "picture") return await drawInChild(bytes, request);
  if (request.kind === "check") return await checkInChild(request);
  if (request.kind === "brand-file") return await readBrandFileInChild(bytes);
  if (request.kind === "ranking") return await rankInChild(request);
  if (request.kind === "explanation") return await explainInChild(request);
  if (request.kind === "pack") return await packInChild(request);
  if (request.kind === "page") return await drawPageInChild(bytes, request);
  if (request.kind === "original") return await drawWordInChild(bytes, request);
  if (request.kind === "view") return await viewInChild(bytes, request);
  if (request.kind === "readable") return await makeReadableInChild(bytes);
  if (request.kind === "mail") return await readMailInChild(bytes);
  const { convertDocument } = await import("../../cv/convert-document.ts");
  const { MAX_PAGES } = await import("../../contract/limits.ts");
  const { openOfficeToPdf } = await import("../libreoffice/convert-office.ts");
  const officeToPdf = openOfficeToPdf();

  let recognizer: ReturnType<typeof loadRecognizer> | undefined;
  return convertDocument(bytes, request, {
    readAsset,
    maxPages: MAX_PAGES,
    today: new Date().toISOString().slice(0, 10),
    docxToPdf: officeToPdf && ((docx) => officeToPdf(docx, "docx")),
    recognize: async (pages, options) => {
      // Sent now: OCR blocks this thread for a while.
      await startOcr();
      recognizer ??= loadRecognizer();
      return (await recognizer)(pages, options);
    },
  });
}

async function loadRecognizer() {
  const { createRecognizer } = await import("../tesseract/recognize.ts");
  return createRecognizer({ readAsset });
}

async function drawInChild(bytes: Uint8Array, { template, outputs: [type] }: ConvertRequest): Promise<Converted> {
  const { drawFirstPage } = await import("../../templates/pictures/draw-first-page.ts");
  const { openOfficeToPdf } = await import("../libreoffice/convert-office.ts");
  const subject = type ? { document: { type, bytes } } : template && { template };
  if (!subject) throw noPicture();
  const picture = await drawFirstPage(subject, { readAsset, officeToPdf: openOfficeToPdf() });
  return { ...NO_CV, picture };
}

async function checkInChild({ template }: ConvertRequest): Promise<Converted> {
  const { reportOn } = await import("../../templates/add/report-problems.ts");
  return { ...NO_CV, report: template && (await reportOn(template)) };
}

async function readBrandFileInChild(bytes: Uint8Array): Promise<Converted> {
  const { readBrandFile } = await import("../../cv/render/brand/read-brand-file.ts");
  return { ...NO_CV, brandFile: await readBrandFile(bytes, { readAsset }) };
}

async function rankInChild({ ranking }: ConvertRequest): Promise<Converted> {
  const { writeMatchReport } = await import("../../cv/match/write-report.ts");
  return { ...NO_CV, outputs: ranking ? [{ type: "pdf", bytes: await writeMatchReport(ranking, { readAsset }) }] : [] };
}

async function explainInChild({ explanation }: ConvertRequest): Promise<Converted> {
  const { writeExplanation } = await import("../../cv/match/explain/write-explanation.ts");
  return { ...NO_CV, outputs: explanation ? [{ type: "pdf", bytes: await writeExplanation(explanation, { readAsset }) }] : [] };
}

async function packInChild({ pack }: ConvertRequest): Promise<Converted> {
  const { writePack } = await import("../../cv/render/pack/write-pack.ts");
  return { ...NO_CV, outputs: pack ? [{ type: "pdf", bytes: await writePack(pack, { readAsset }) }] : [] };
}

async function drawPageInChild(bytes: Uint8Array, { page }: ConvertRequest): Promise<Converted> {
  const { drawPage } = await import("../../cv/read/images/draw-pages.ts");
  return { ...NO_CV, ...(await drawPage(bytes, { width: 0, ...page, readAsset })) };
}

/** Another program opens a file from outside only where it can reach no network and no other file. */
const mayOpenForeignFiles = () => ["network", "files"].every((one) => (activeProtections() as string[]).includes(one));

async function makeReadableInChild(bytes: Uint8Array): Promise<Converted> {
  const { makeReadable } = await import("../../cv/read/kinds/make-readable.ts");
  const { openOfficeToDocx } = await import("../libreoffice/convert-office.ts");
  const { openHeifToJpegs } = await import("../libheif/decode-heif.ts");
  const programs = mayOpenForeignFiles() ? { officeToDocx: openOfficeToDocx(), heifToJpegs: openHeifToJpegs() } : {};
  return { ...NO_CV, outputs: [await makeReadable(bytes, programs)] };
}

async function readMailInChild(bytes: Uint8Array): Promise<Converted> {
  const { readMail } = await import("../../messaging/mailbox/message/read-mail.ts");
  return { ...NO_CV, attachments: await readMail(bytes) };
}

async function drawWordInChild(bytes: Uint8Array, { sources = {} }: ConvertRequest): Promise<Converted> {
  const { openOfficeToPdf } = await import("../libreoffice/convert-office.ts");
  const officeToPdf = mayOpenForeignFiles() ? openOfficeToPdf() : undefined;
  if (!officeToPdf)
    throw new AppError("unavailable", "The pages of Word files cannot be drawn on this machine: that needs LibreOffice.", {
      needs: "LibreOffice",
    });
  const pdf = await officeToPdf(bytes, "docx");
  const { readDocument } = await import("../../cv/read/read-document.ts");
  const { placesOf } = await import("../../cv/review/word-places.ts");
  const { MAX_PAGES } = await import("../../contract/limits.ts");
  const reading = await readDocument(pdf, { readAsset, ocr: "never", maxPages: MAX_PAGES }).catch(() => undefined);
  const { drawPage } = await import("../../cv/read/images/draw-pages.ts");
  const { pages } = await drawPage(pdf, { width: 0, readAsset });
  return { ...NO_CV, outputs: [{ type: "pdf", bytes: pdf }], pages, places: reading ? placesOf(reading, sources) : {} };
}

async function viewInChild(bytes: Uint8Array, { mark }: ConvertRequest): Promise<Converted> {
  const { wordView } = await import("../../cv/review/word-view.ts");
  return { ...NO_CV, html: await wordView(bytes, mark) };
}

const NO_CV: Converted = {
  resume: { basics: {}, meta: { vitae: { language: "en", pages: 0, ocr: false, parser: "picture", warnings: [] } } },
  outputs: [],
  warnings: [],
  ms: { read: 0, parse: 0, render: 0 },
};

/** The loop of the child: one frame in, one document, one frame out. Everything that libraries print goes to stderr. */
export async function serveFrames(handle: ConvertHandler, warmUp: () => Promise<void> = async () => {}): Promise<never> {
  console.log = console.info = console.debug = console.warn = console.error;
  enterSandbox(process.cwd());

  const send = (message: FromChild) => writeAll(encodeFrame(message));
  const reader = new FrameReader(Number.POSITIVE_INFINITY);
  for await (const chunk of Bun.stdin.stream()) {
    for (const message of reader.push(chunk) as ToChild[]) {
      if (message.type === "warmUp") {
        await warmUp();
        continue;
      }
      if (message.type === "sandbox") {
        await send({ type: "sandbox", active: activeProtections() });
        continue;
      }
      await send({ type: "started" });
      const answered = await answer(message, handle, () => send({ type: "ocr" }));
      tidyUp();
      await send(answered);
    }
  }
  process.exit(0);
}

/** Collects garbage before the memory is measured: a child at half of its limit is replaced, which costs more. */
const MUCH_BYTES = 400 * 2 ** 20;

function tidyUp(): void {
  if (process.memoryUsage.rss() > MUCH_BYTES) Bun.gc(true);
}

async function answer({ bytes, request }: Document, handle: ConvertHandler, startOcr: () => Promise<void>): Promise<FromChild> {
  try {
    return { type: "done", converted: await handle(bytes, request, startOcr) };
  } catch (error) {
    if (error instanceof AppError) return { type: "refused", code: error.code, message: error.message, details: error.details };
    return { type: "failed", cause: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** Writes to stdout with a sink: `Bun.write` sends bytes twice where a pipe accepts only a part of them at once. */
async function writeAll(bytes: Uint8Array): Promise<void> {
  output ??= Bun.stdout.writer();
  output.write(bytes);
  await output.flush();
}
let output: Bun.FileSink | undefined;
