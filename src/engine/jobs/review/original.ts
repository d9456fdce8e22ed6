import { eq } from "drizzle-orm";
import type { Review, ReviewPage } from "../../contract/api.ts";
import { AppError } from "../../contract/errors.ts";
import type { ConvertRequest } from "../../cv/conversion.ts";
import type { Places } from "../../cv/review/describe-review.ts";
import { reviews } from "../../store/schema.ts";
import { filesOf, type JobFile, type JobRow } from "../job.ts";
import { addFile, keepFilesIf } from "../submit/submit-cv.ts";
import { drawPage, noPage, type RenderTools } from "./render-result.ts";
import { type ReviewRow, reviewedJob, sourceOf } from "./review-row.ts";

const NEVER = new AbortController().signal;
const REQUEST = { fileName: "", ocr: "never", outputs: [] } as const satisfies ConvertRequest;
/** A PDF begins with it (ISO 32000-1, 7.5.2); a Word file is a ZIP. */
const PDF_HEADER = "%PDF";

/** What is there already comes at once. */
const A_MOMENT_MS = 20;
const PENDING = "pending" as const;

type Subject = { job: JobRow; review: ReviewRow };
export type Original = { original: Review["original"]; places: Places };

/**
 * What the desk shows of the uploaded file: the pages of a PDF; of a Word file its pages where they can be drawn, which is done once and kept with the
 * job, else the address of a plain view. Drawing takes seconds: without `wait` it goes on, and `pending` says so. `again`: what has failed is tried again.
 */
export async function describeOriginal(
  tools: RenderTools,
  { job, review }: Subject,
  { wait = true, again = false } = {},
): Promise<Original> {
  const kind = await kindOf(tools, job.id);
  if (review.pages) return { original: { kind, pages: review.pages }, places: review.places ?? {} };
  if (again) await forgetFailure(tools, { job, review });
  const drawing = drawnWord(tools, { job, review });
  // Nobody waits for an error then; who waits next is told.
  drawing.catch(() => {});
  const drawn = await (wait ? drawing : soon(drawing));
  if (drawn === PENDING) return { original: { kind, pages: [], pending: true }, places: {} };
  if ("pages" in drawn) return { original: { kind, pages: drawn.pages }, places: drawn.places };
  const html = `/api/jobs/${job.id}/original/view`;
  return { original: { kind, pages: [], html, ...(drawn.mayWork && { failed: true }) }, places: {} };
}

const soon = <T>(drawing: Promise<T>) => Promise.race([drawing, Bun.sleep(A_MOMENT_MS).then(() => PENDING)]);

/** One that is being drawn goes on. */
async function forgetFailure(tools: RenderTools, subject: Subject): Promise<void> {
  const drawn = await soon(drawnWord(tools, subject).catch(() => PENDING));
  if (drawn !== PENDING && "mayWork" in drawn) tools.deskCache.forget(wordKey(subject.job));
}

/** A page of the original as a PNG. Throws AppError "not_found" where there is no such page. */
export async function originalPage(
  tools: RenderTools,
  { job, review }: Subject,
  page: { number: number; width: number },
): Promise<Uint8Array> {
  const { original } = await describeOriginal(tools, { job, review });
  if (!original.pages.some(({ number }) => number === page.number)) throw noPage();
  return await tools.deskCache.get(
    `${job.id} original ${page.number} ${page.width}`,
    async () => drawPage(tools, await tools.files.read(pdfOf(tools, job.id).id), page, job.userId),
    ({ byteLength }) => byteLength,
  );
}

/** A Word original as plain HTML, with the paragraph of a value marked. `path`: of the value in the Resume as it was read. */
export async function originalView(
  { store, files, convertNow }: RenderTools,
  { job, review }: Subject,
  path: string | undefined,
): Promise<string> {
  const quote = path === undefined ? undefined : review.parsed.meta.vitae.sources?.[path]?.quote;
  const { html } = await convertNow(
    await files.read(sourceOf(store.db, job.id).id),
    { ...REQUEST, kind: "view", mark: quote },
    NEVER,
    job.userId,
  );
  if (html === undefined) throw noPage();
  return html;
}

async function kindOf({ store, files }: RenderTools, jobId: string): Promise<"pdf" | "docx"> {
  const start = await Bun.file(files.path(sourceOf(store.db, jobId).id))
    .slice(0, 1024)
    .text();
  return start.includes(PDF_HEADER) ? "pdf" : "docx";
}

/** The file that pages are drawn from: the upload, or the PDF that was made of it. */
const pdfOf = ({ store }: RenderTools, jobId: string): JobFile =>
  filesOf(store.db, jobId).find(({ role }) => role === "original") ?? sourceOf(store.db, jobId);

type Drawn = { pages: ReviewPage[]; places: Places };

/** `mayWork`: this machine can draw Word files, so that this one may be drawn another time. */
type NotDrawn = { mayWork: boolean };

const wordKey = ({ id }: JobRow) => `${id} word`;

const drawnWord = (tools: RenderTools, { job, review }: Subject): Promise<Drawn | NotDrawn> =>
  tools.deskCache.get(
    wordKey(job),
    () => drawWord(tools, job, review),
    () => 0,
  );

async function drawWord(
  { store, files, convertNow }: RenderTools,
  { id, userId }: JobRow,
  { parsed }: ReviewRow,
): Promise<Drawn | NotDrawn> {
  const bytes = await files.read(sourceOf(store.db, id).id);
  const request = { ...REQUEST, kind: "original", sources: parsed.meta.vitae.sources } satisfies ConvertRequest;
  const made = await convertNow(bytes, request, NEVER, userId).catch((error) => {
    if (error instanceof AppError) return { mayWork: error.details.needs === undefined };
    throw error;
  });
  if ("mayWork" in made) return made;
  const [pdf] = made.outputs;
  if (!made.pages || !pdf) return { mayWork: true };

  const drawn = { pages: made.pages, places: made.places ?? {} };
  const stored = await files.write(pdf.bytes);
  keepFilesIf(files, [stored], () =>
    store.transaction((tx) => {
      reviewedJob(tx, userId, id);
      if (filesOf(tx, id).some(({ role }) => role === "original")) return { kept: false, value: undefined };
      addFile(tx, id, "original", stored, "original.pdf");
      tx.update(reviews).set(drawn).where(eq(reviews.jobId, id)).run();
      return { kept: true, value: undefined };
    }),
  );
  return drawn;
}
