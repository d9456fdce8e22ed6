import { AppError } from "../../contract/errors.ts";
import type { Files, StoredFile } from "../../store/disk/files.ts";
import type { Store } from "../../store/open-store.ts";
import { type DrawFirstPage, noPicture } from "../../templates/pictures/first-page.ts";
import { type DownloadType, filesOf, getJob, type JobFile } from "../job.ts";
import { type OutputTools, refreshDocuments } from "../review/outputs.ts";
import { addFile, keepFilesIf } from "../submit/submit-cv.ts";

/** Documents that a picture is drawn from, the one that needs the least first. */
const DRAWN_FROM: DownloadType[] = ["pdf", "docx", "pptx"];

/**
 * The file with a picture of the first page of a finished CV, as it is corrected. It is drawn at the first request and is deleted with the job.
 * Throws AppError "not_found" for another's or no such job, one that is not finished, and where no picture can be had.
 */
export async function jobPicture(tools: OutputTools & { draw: DrawFirstPage }, userId: string, jobId: string): Promise<string> {
  const { store, files, draw } = tools;
  await refreshDocuments(tools, userId, jobId).catch((error) => {
    // Its documents cannot be made as they are corrected: the desk says why.
    throw error instanceof AppError ? noPicture() : error;
  });
  const job = getJob(store.db, userId, jobId, "cv");
  if (job.status !== "completed" || job.purgedAt) throw noPicture();
  const stored = filesOf(store.db, jobId);
  const kept = pictureAmong(stored);
  if (kept) return files.path(kept.id);

  // What was made at the review desk may be in another style, or name who this one does not.
  const own = stored.filter(({ options }) => options === null);
  const type = DRAWN_FROM.find((wanted) => own.some(({ role }) => role === wanted));
  const source = own.find(({ role }) => role === type);
  if (!type || !source) throw noPicture();
  const bytes = await files.read(source.id).catch((error) => {
    // The job was removed meanwhile, and its files with it.
    if (filesOf(store.db, jobId).length === 0) throw noPicture();
    throw error;
  });
  const picture = await draw({ document: { type, bytes } });
  return files.path(keepPicture({ store, files }, jobId, await files.write(picture)));
}

/** Gives the picture to its job, unless the job is gone or has one by now. */
function keepPicture({ store, files }: { store: Store; files: Files }, jobId: string, picture: StoredFile): string {
  return keepFilesIf(files, [picture], () =>
    store.transaction((tx) => {
      const stored = filesOf(tx, jobId);
      const earlier = pictureAmong(stored);
      if (earlier) return { kept: false, value: earlier.id };
      if (stored.length === 0) throw new AppError("not_found", "This job does not exist.");
      addFile(tx, jobId, "picture", picture, "page-1.png");
      return { kept: true, value: picture.id };
    }),
  );
}

const pictureAmong = (stored: JobFile[]) => stored.find(({ role }) => role === "picture");
