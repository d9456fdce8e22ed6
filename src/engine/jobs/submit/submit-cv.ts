import { type ActingUser, membershipOf } from "../../agencies/membership.ts";
import { chargeCredits } from "../../billing/credits/ledger.ts";
import type { Trace } from "../../compliance/audit/trace.ts";
import type { Job } from "../../contract/api.ts";
import { AppError } from "../../contract/errors.ts";
import { CREDITS_PER_CV, ENHANCEMENT_SURCHARGE } from "../../contract/limits.ts";
import type { Template } from "../../cv/render/template/template.ts";
import type { Files, StoredFile } from "../../store/disk/files.ts";
import type { Db, Store } from "../../store/open-store.ts";
import { type FileRole, jobFiles, jobs } from "../../store/schema.ts";
import { toJob } from "../job.ts";
import { chooseTemplate, type Wanted } from "./choose-template.ts";
import { type AccountQuota, refuseOverQuota } from "./disk-space.ts";
import type { Refusals } from "./refused-documents.ts";
import { checkUploads, cleanFileName, type MakeReadable, readableUploads, type SniffDocument, type SubmittedFile } from "./upload.ts";

export type SubmitCv = {
  user: ActingUser;
  cv: SubmittedFile;
  jd?: SubmittedFile;
  keywords?: string;
} & Wanted;

export type SubmitTools = {
  store: Store;
  trace: Trace;
  files: Files;
  config: AccountQuota;
  sniff: SniffDocument;
  /** Where documents of other kinds than PDF and Word are taken. */
  makeReadable?: MakeReadable;
  refusals: Refusals;
  now: () => Date;
};
type SubmitCvTools = SubmitTools & { loadTemplate: (key: string) => Promise<Template> };

const MAX_KEYWORDS_LENGTH = 5_000;

/**
 * Stores a CV, takes its credits and queues it: all, or nothing. `also` is part of the same transaction.
 * Throws AppError "invalid", "too_large" (the file, or all that the account keeps), "unsupported_format", "credits".
 */
export async function submitCv(tools: SubmitCvTools, submission: SubmitCv, also: (tx: Db, job: Job) => void = () => {}): Promise<Job> {
  const { store, trace, files, config, loadTemplate, now } = tools;
  const { user, cv, jd } = submission;
  const keywords = submission.keywords?.trim() || null;
  const uploads = jd ? [cv, jd] : [cv];
  await checkUploads(uploads, user.id, tools);
  if (keywords && keywords.length > MAX_KEYWORDS_LENGTH)
    throw new AppError("invalid", `Please keep the keywords under ${MAX_KEYWORDS_LENGTH} characters.`);

  const chosen = await chooseTemplate(user, submission, loadTemplate);

  const cost = CREDITS_PER_CV + (jd || keywords ? ENHANCEMENT_SURCHARGE : 0);
  const readable = await readableUploads(uploads, user.id, tools);
  const stored = await keepAll(files, readable);
  const [source, jdSource] = stored as [StoredFile, StoredFile?];

  return keepFilesIf(files, stored, () =>
    store.transaction((tx) => {
      refuseOverQuota(tx, config, user.id, totalBytes(stored));
      const id = crypto.randomUUID();
      const at = now();
      chargeCredits(tx, { userId: user.id, amount: cost, ref: id, at });
      const row = tx
        .insert(jobs)
        .values({
          id,
          userId: user.id,
          agencyId: membershipOf(tx, user.id)?.agency.id,
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
      addFile(tx, id, "source", source, readable[0]?.fileName ?? cv.fileName);
      if (jd && jdSource) addFile(tx, id, "jd", jdSource, readable[1]?.fileName ?? jd.fileName);

      const job = toJob(row);
      trace(tx, { action: "job.created", subject: id, account: user.id, details: { templates: row.template ? [row.template] : [] } });
      also(tx, job);
      return { kept: true, value: job };
    }),
  );
}

/** Keeps several uploads: all or none. */
export async function keepAll(files: Files, uploads: SubmittedFile[]): Promise<StoredFile[]> {
  const stored: StoredFile[] = [];
  try {
    for (const upload of uploads) stored.push(await ("bytes" in upload ? files.write(upload.bytes) : files.keep(upload.spooled)));
    return stored;
  } catch (error) {
    files.remove(stored.map(({ id }) => id));
    throw error;
  }
}

export const totalBytes = (stored: StoredFile[]): number => stored.reduce((total, { bytes }) => total + bytes, 0);

/** Runs the transaction that assigns written files to a job; removes them when it throws or did not need them. */
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
