import type { UserRow } from "../accounts/users.ts";
import type { Job } from "../contract.ts";
import { chargeCredits } from "../credits/ledger.ts";
import type { Template } from "../cv/render/template.ts";
import { AppError } from "../errors.ts";
import { CREDITS_PER_CV, ENHANCEMENT_SURCHARGE } from "../limits.ts";
import type { Files, StoredFile } from "../store/files.ts";
import type { Db, Store } from "../store/open-store.ts";
import { type FileRole, jobFiles, jobs } from "../store/schema.ts";
import { chooseTemplate } from "./choose-template.ts";
import { toJob } from "./job.ts";
import { checkUpload, cleanFileName, type SniffDocument, type Upload } from "./upload.ts";

export type SubmitCv = { user: UserRow; cv: Upload; jd?: Upload; keywords?: string; template?: string };
type Tools = { store: Store; files: Files; sniff: SniffDocument; loadTemplate: (key: string) => Promise<Template>; now: () => Date };

const MAX_KEYWORDS_LENGTH = 5_000;

/**
 * Stores a CV, takes its credits and queues it: all, or nothing. `also` is part of the same transaction.
 * Throws AppError "invalid", "too_large", "unsupported_format", "credits".
 */
export async function submitCv(
  { store, files, sniff, loadTemplate, now }: Tools,
  submission: SubmitCv,
  also: (tx: Db, job: Job) => void = () => {},
): Promise<Job> {
  const { user, cv, jd } = submission;
  const keywords = submission.keywords?.trim() || null;
  checkUpload(cv, sniff);
  if (jd) checkUpload(jd, sniff);
  if (keywords && keywords.length > MAX_KEYWORDS_LENGTH)
    throw new AppError("invalid", `Please keep the keywords under ${MAX_KEYWORDS_LENGTH} characters.`);

  const chosen = await chooseTemplate(user, submission.template, loadTemplate);

  const cost = CREDITS_PER_CV + (jd || keywords ? ENHANCEMENT_SURCHARGE : 0);
  const stored = await writeAll(files, jd ? [cv, jd] : [cv]);
  const [source, jdSource] = stored as [StoredFile, StoredFile?];

  return keepFilesIf(files, stored, () =>
    store.transaction((tx) => {
      const id = crypto.randomUUID();
      const at = now();
      chargeCredits(tx, { userId: user.id, amount: cost, ref: id, at });
      const row = tx
        .insert(jobs)
        .values({
          id,
          userId: user.id,
          jobType: "cv",
          status: "pending",
          fileName: cleanFileName(cv.fileName),
          ...chosen,
          jdFileName: jd ? cleanFileName(jd.fileName, "job description") : null,
          keywords,
          creditsCharged: cost,
          createdAt: at,
        })
        .returning()
        .get();
      addFile(tx, id, "source", source, cv.fileName);
      if (jd && jdSource) addFile(tx, id, "jd", jdSource, jd.fileName);

      const job = toJob(row);
      also(tx, job);
      return { kept: true, value: job };
    }),
  );
}

/** Writes several uploads; all of them, or none. */
export async function writeAll(files: Files, uploads: Upload[]): Promise<StoredFile[]> {
  const stored: StoredFile[] = [];
  try {
    for (const { bytes } of uploads) stored.push(await files.write(bytes));
    return stored;
  } catch (error) {
    files.remove(stored.map(({ id }) => id));
    throw error;
  }
}

/** Runs the transaction that gives written files their owner; removes them when it throws or did not need them. */
export function keepFilesIf<T>(files: Files, stored: StoredFile[], work: () => { kept: boolean; value: T }): T {
  let kept = false;
  try {
    const done = work();
    kept = done.kept;
    return done.value;
  } finally {
    if (!kept) files.remove(stored.map(({ id }) => id));
  }
}

export function addFile(tx: Db, jobId: string, role: FileRole, stored: StoredFile, name: string, position = 1): void {
  tx.insert(jobFiles)
    .values({ ...stored, jobId, role, position, name: cleanFileName(name) })
    .run();
}
