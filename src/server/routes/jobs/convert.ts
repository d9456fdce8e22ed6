import { Elysia } from "elysia";
import type { Job } from "../../../engine/contract/api.ts";
import { DATA_FORMAT_NAMES, type DataFormat, isDataFormat } from "../../../engine/contract/data-formats.ts";
import { AppError } from "../../../engine/contract/errors.ts";
import { CONVERT_WAIT_SECONDS } from "../../../engine/contract/limits.ts";
import type { Engine } from "../../../engine/engine.ts";
import { DOWNLOAD_TYPES, type DownloadType } from "../../../engine/jobs/job.ts";
import { dataOfJob } from "../../../engine/jobs/results/data.ts";
import { traced } from "../../../engine/jobs/results/trace-download.ts";
import { waitForDocument, waitForEnd } from "../../../engine/jobs/results/wait-for-document.ts";
import { submitCv } from "../../../engine/jobs/submit/submit-cv.ts";
import { attachment, dataAttachment } from "../../http/attachment.ts";
import { once } from "../../http/idempotency.ts";
import { preferredWait } from "../../http/prefer.ts";
import { BINARY, DATA_FILES, DOCUMENTS, describe } from "../../openapi/describe.ts";
import type { SessionGuard } from "../../session.ts";
import { CV_FORM, textOf, withForm } from "../../uploads/form-body.ts";
import { cvBody, toCvSubmission } from "../../uploads/submissions.ts";
import type { UploadGate } from "../../uploads/upload-gate.ts";

const FIELDS = {
  file: BINARY,
  template: { type: "string", description: "The key of one of the account's templates" },
  to: {
    type: "string",
    enum: [...DOWNLOAD_TYPES, ...DATA_FORMAT_NAMES],
    description: "The type of the document, or the format of the data; without it the first document that the template makes",
  },
  blind: { type: "string", description: "true, false or a profile, as in POST /api/upload-cv" },
  language: { type: "string", description: "ISO 639-1 of the labels" },
};

/** One call for programs: a CV in, its document out. */
export function convertRoutes(engine: Engine, guard: SessionGuard, gate: UploadGate) {
  const waiting = openWaitingCalls();
  return new Elysia().use(guard).post(
    "/convert",
    async ({ acting, user, request }) => {
      engine.expectDocuments();
      const { job, type } = await withForm({ engine, gate, request, user }, CV_FORM, async (form) => {
        const type = wantedType(textOf(form, "to"));
        const submission = { ...toCvSubmission(user, form), types: isData(type) ? undefined : type };
        const body = isData(type) ? [cvBody(submission), type] : cvBody(submission);
        const job = await once<Job>(engine, { request, scope: user.id, body }, (keep) =>
          submitCv(acting, submission, (tx, made) => keep(tx, made, made.id)),
        );
        return { job, type };
      });
      engine.runner.wake();
      const wait = preferredWait(request);
      const document = await waiting.within(user.id, wait.seconds * 1000, (waitMs) =>
        waitForAnswer(acting, { userId: user.id, jobId: job.id, type, waitMs, signal: request.signal }),
      );
      const response = document ?? Response.json({ jobId: job.id }, { status: 202 });
      response.headers.set("location", `/api/jobs/${job.id}`);
      if (wait.asked) response.headers.set("preference-applied", `wait=${wait.seconds}`);
      return response;
    },
    {
      signedIn: "cv:write",
      parse: "none",
      detail: describe(
        "CVs",
        `A CV in, its document or its data out. The call waits ${CONVERT_WAIT_SECONDS.usual} seconds, or as long as Prefer: wait=N says (${CONVERT_WAIT_SECONDS.max} at most); after that the job goes on and its id is the answer`,
        { file: [...DOCUMENTS, ...DATA_FILES] },
        {
          pending: "PendingJob",
          repeatable: true,
          errors: [400, 401, 402, 408, 409, 413, 415, 429, 503],
          form: { fields: FIELDS, required: ["file"], example: { file: "cv.pdf", to: "docx", blind: "initials" } },
        },
      ),
    },
  );
}

/** The document or the data that a finished job gives; undefined when it is still at work. */
async function waitForAnswer(
  engine: Engine,
  { type, ...asked }: { userId: string; jobId: string; type?: DownloadType | DataFormat; waitMs: number; signal: AbortSignal },
): Promise<Response | undefined> {
  const tools = { db: engine.store.db, files: engine.files };
  if (!isData(type)) {
    const document = await waitForDocument(tools, { ...asked, type });
    return document && attachment(traced(engine, asked.userId, document));
  }
  const isFinished = await waitForEnd(tools.db, asked);
  return isFinished ? dataAttachment(await dataOfJob(engine, asked.userId, asked.jobId, { format: type })) : undefined;
}

const isData = (type: string | undefined): type is DataFormat => type !== undefined && isDataFormat(type);

/** Calls of an account that wait at once: each looks for its job again and again. */
const MAX_WAITING_CALLS = 20;

/** Counts the calls that wait; one more of an account is answered without waiting, with the id of its job. */
function openWaitingCalls() {
  const counts = new Map<string, number>();
  return {
    async within<T>(userId: string, waitMs: number, work: (waitMs: number) => Promise<T>): Promise<T> {
      const count = counts.get(userId) ?? 0;
      counts.set(userId, count + 1);
      try {
        return await work(count < MAX_WAITING_CALLS ? waitMs : 0);
      } finally {
        const left = (counts.get(userId) ?? 1) - 1;
        if (left > 0) counts.set(userId, left);
        else counts.delete(userId);
      }
    },
  };
}

function wantedType(to = ""): DownloadType | DataFormat | undefined {
  const type = to.trim().toLowerCase();
  if (type === "") return undefined;
  const all = [...DOWNLOAD_TYPES, ...DATA_FORMAT_NAMES];
  const known = all.find((one) => one === type);
  if (!known) throw new AppError("invalid", `Please send "to" as one of ${all.join(", ")}.`);
  return known;
}
