import { Elysia } from "elysia";
import type { Job } from "../../engine/contract/api.ts";
import { AppError } from "../../engine/contract/errors.ts";
import { CONVERT_WAIT_SECONDS } from "../../engine/contract/limits.ts";
import type { Engine } from "../../engine/engine.ts";
import { DOWNLOAD_TYPES, type DownloadType } from "../../engine/jobs/job.ts";
import { waitForDocument } from "../../engine/jobs/results/wait-for-document.ts";
import { submitCv } from "../../engine/jobs/submit/submit-cv.ts";
import { attachment } from "../http/attachment.ts";
import { once } from "../http/idempotency.ts";
import { preferredWait } from "../http/prefer.ts";
import { BINARY, DOCUMENTS, describe } from "../openapi/describe.ts";
import type { SessionGuard } from "../session.ts";
import { CV_FORM, textOf, withForm } from "../uploads/form-body.ts";
import { cvBody, toCvSubmission } from "../uploads/submissions.ts";
import type { UploadGate } from "../uploads/upload-gate.ts";

const FIELDS = {
  file: BINARY,
  template: { type: "string", description: "The key of one of the account's templates" },
  to: {
    type: "string",
    enum: ["docx", "pdf", "pptx"],
    description: "The type of the document; without it the first that the template makes",
  },
  blind: { type: "string", description: "true, false or a profile, as in POST /api/upload-cv" },
  language: { type: "string", description: "ISO 639-1 of the labels" },
};

/** One call for programs: a CV in, its document out. */
export function convertRoutes(engine: Engine, guard: SessionGuard, gate: UploadGate) {
  const waiting = openWaitingCalls();
  return new Elysia().use(guard).post(
    "/convert",
    async ({ user, request }) => {
      engine.expectDocuments();
      const { job, type } = await withForm({ engine, gate, request, user }, CV_FORM, async (form) => {
        const type = wantedType(textOf(form, "to"));
        const submission = { ...toCvSubmission(user, form), types: type };
        const job = await once<Job>(engine, { request, scope: user.id, body: cvBody(submission) }, (keep) =>
          submitCv(engine, submission, (tx, made) => keep(tx, made, made.id)),
        );
        return { job, type };
      });
      engine.runner.wake();
      const wait = preferredWait(request);
      const document = await waiting.within(user.id, wait.seconds * 1000, (waitMs) =>
        waitForDocument(
          { db: engine.store.db, files: engine.files },
          { userId: user.id, jobId: job.id, type, waitMs, signal: request.signal },
        ),
      );
      const response = document ? attachment(document) : Response.json({ jobId: job.id }, { status: 202 });
      response.headers.set("location", `/api/jobs/${job.id}`);
      if (wait.asked) response.headers.set("preference-applied", `wait=${wait.seconds}`);
      return response;
    },
    {
      signedIn: "cv:write",
      parse: "none",
      detail: describe(
        "CVs",
        `A CV in, its document out. The call waits ${CONVERT_WAIT_SECONDS.usual} seconds, or as long as Prefer: wait=N says (${CONVERT_WAIT_SECONDS.max} at most); after that the job goes on and its id is the answer`,
        { file: DOCUMENTS },
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

function wantedType(to = ""): DownloadType | undefined {
  const type = to.trim().toLowerCase();
  if (type === "") return undefined;
  const known = DOWNLOAD_TYPES.find((one) => one === type);
  if (!known) throw new AppError("invalid", `Please send "to" as one of ${DOWNLOAD_TYPES.join(", ")}.`);
  return known;
}
