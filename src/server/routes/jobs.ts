import { Elysia, t } from "elysia";
import type { Engine } from "../../engine/engine.ts";
import { findDownload } from "../../engine/jobs/download.ts";
import { listJobs } from "../../engine/jobs/job.ts";
import { cleanUpJob } from "../../engine/jobs/remove-job.ts";
import { submitCv } from "../../engine/jobs/submit-cv.ts";
import { dashboardStats } from "../../engine/stats/dashboard.ts";
import { attachment } from "../attachment.ts";
import { type BodyGate, MAX_UPLOAD_BYTES, withForm } from "../body.ts";
import type { SessionGuard } from "../session.ts";
import { toCvSubmission } from "../submissions.ts";

const TAGS = ["CVs"];

/** CVs in, documents out. */
export const jobRoutes = (engine: Engine, guard: SessionGuard, gate: BodyGate) =>
  new Elysia()
    .use(guard)
    .get("/stats", ({ user }) => dashboardStats(engine.store.db, user.id, engine.now()), {
      signedIn: true,
      detail: { tags: TAGS, summary: "Figures of the dashboard" },
    })
    .get("/jobs", ({ user }) => listJobs(engine.store.db, user.id), {
      signedIn: true,
      detail: { tags: TAGS, summary: "All jobs, newest first" },
    })
    .post(
      "/upload-cv",
      async ({ user, request, set }) => {
        const job = await withForm(request, gate, MAX_UPLOAD_BYTES, async (form) =>
          submitCv(engine, await toCvSubmission(user, form, request)),
        );
        engine.runner.wake();
        set.status = 201;
        return job;
      },
      {
        signedIn: true,
        parse: "none",
        detail: { tags: TAGS, summary: "Uploads a CV: form fields file, jdFile (optional), keywords (optional)" },
      },
    )
    .get(
      "/download/:jobId/:fileType",
      ({ user, params }) => attachment(findDownload({ ...engine, db: engine.store.db }, user.id, params.jobId, params.fileType)),
      {
        signedIn: true,
        params: t.Object({ jobId: t.String(), fileType: t.String() }),
        detail: { tags: TAGS, summary: "A finished document: docx, pdf or pptx" },
      },
    )
    .post(
      "/cleanup/:jobId",
      ({ user, params }) => {
        cleanUpJob(engine, user.id, params.jobId);
        return { success: true };
      },
      { signedIn: true, params: t.Object({ jobId: t.String() }), detail: { tags: TAGS, summary: "Removes a CV job with its files" } },
    );
