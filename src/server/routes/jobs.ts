import { Elysia, t } from "elysia";
import type { Engine } from "../../engine/engine.ts";
import { findDownload } from "../../engine/jobs/download.ts";
import { listJobs } from "../../engine/jobs/job.ts";
import { cleanUpJob } from "../../engine/jobs/remove-job.ts";
import { submitCv } from "../../engine/jobs/submit-cv.ts";
import { dashboardStats } from "../../engine/stats/dashboard.ts";
import { attachment } from "../attachment.ts";
import { type BodyGate, MAX_UPLOAD_BYTES, withForm } from "../body.ts";
import { describe } from "../describe.ts";
import type { SessionGuard } from "../session.ts";
import { toCvSubmission } from "../submissions.ts";

const TAG = "CVs";
const FILE = { type: "string", format: "binary" };

/** CVs in, documents out. */
export const jobRoutes = (engine: Engine, guard: SessionGuard, gate: BodyGate) =>
  new Elysia()
    .use(guard)
    .get("/stats", ({ user }) => dashboardStats(engine.store.db, user.id, engine.now()), {
      signedIn: true,
      detail: describe(TAG, "Figures of the dashboard", "DashboardStats", { errors: [401] }),
    })
    .get("/jobs", ({ user }) => listJobs(engine.store.db, user.id), {
      signedIn: true,
      detail: describe(TAG, "All jobs, newest first", ["Job"], { errors: [401] }),
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
        detail: describe(TAG, "Uploads a CV: form fields file, jdFile (optional), keywords (optional)", "Job", {
          status: 201,
          errors: [400, 401, 402, 409, 413, 415, 503],
          form: { file: FILE, jdFile: FILE, keywords: { type: "string" } },
        }),
      },
    )
    .get(
      "/download/:jobId/:fileType",
      ({ user, params }) => attachment(findDownload({ ...engine, db: engine.store.db }, user.id, params.jobId, params.fileType)),
      {
        signedIn: true,
        params: t.Object({ jobId: t.String(), fileType: t.String() }),
        detail: describe(TAG, "A finished document: docx, pdf or pptx", "file", { errors: [401, 404, 409, 410] }),
      },
    )
    .post(
      "/cleanup/:jobId",
      ({ user, params }) => {
        cleanUpJob(engine, user.id, params.jobId);
        return { success: true };
      },
      {
        signedIn: true,
        params: t.Object({ jobId: t.String() }),
        detail: describe(TAG, "Removes a CV job with its files", "Success", { errors: [401, 404, 409] }),
      },
    );
