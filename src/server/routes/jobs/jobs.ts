import { Elysia, t } from "elysia";
import { MAX_BULK_JOBS, POLLED_JOBS } from "../../../engine/contract/limits.ts";
import type { Engine } from "../../../engine/engine.ts";
import { changeJobs } from "../../../engine/jobs/bulk/change-jobs.ts";
import { listAgencyJobs, ownerOfVisible, pageOfAgencyJobs, takeOverJob } from "../../../engine/jobs/colleagues.ts";
import { listJobs, readJob } from "../../../engine/jobs/job.ts";
import { type JobPage, MAX_JOB_PAGE_ROWS, pageOfJobs, withoutReasons } from "../../../engine/jobs/job-page.ts";
import { cleanUpJob } from "../../../engine/jobs/remove-job.ts";
import { findDownload, listDownloads, readChoice } from "../../../engine/jobs/results/download.ts";
import { jobsTable } from "../../../engine/jobs/results/jobs-table.ts";
import { jobPicture } from "../../../engine/jobs/results/page-picture.ts";
import { releaseJob } from "../../../engine/jobs/results/release.ts";
import { traceDownloads, traced, traceList } from "../../../engine/jobs/results/trace-download.ts";
import { refreshAllDocuments, refreshDocuments } from "../../../engine/jobs/review/outputs.ts";
import { submitCv } from "../../../engine/jobs/submit/submit-cv.ts";
import { readAsset } from "../../../engine/setup/assets.ts";
import { dashboardStats } from "../../../engine/stats/dashboard.ts";
import { memoizeUntilChanged, type Version } from "../../../engine/store/memoize-until-changed.ts";
import type { Db, Store } from "../../../engine/store/open-store.ts";
import { attachment, csvAttachment, pdfAttachment, picture } from "../../http/attachment.ts";
import { once } from "../../http/idempotency.ts";
import { nextLink } from "../../http/next-link.ts";
import { zipAttachment } from "../../http/zip.ts";
import { BINARY, CSV, DOCUMENTS, describe, PDF, PNG, ZIP } from "../../openapi/describe.ts";
import type { SessionGuard } from "../../session.ts";
import { CV_FORM, withForm } from "../../uploads/form-body.ts";
import { cvBody, toCvSubmission } from "../../uploads/submissions.ts";
import type { UploadGate } from "../../uploads/upload-gate.ts";

const TAG = "CVs";

const CV_FIELDS = {
  file: BINARY,
  jdFile: BINARY,
  keywords: { type: "string" },
  template: { type: "string", description: "The key of one of the account's templates" },
  blind: {
    type: "string",
    description:
      "true, false or a profile: contact, initials, reference, employers, full, also full+durations-photo. The template's own holds beside it",
  },
  types: { type: "string", description: "The documents to make: a list of docx, pdf and pptx, as far as the template makes them" },
  language: { type: "string", description: "ISO 639-1 of the labels" },
  layout: {
    type: "string",
    enum: ["house", "original"],
    description: "original: the candidate's own layout without what the blind profile withholds, contact data at least",
  },
};

const bulk = t.Object(
  {
    ids: t.Array(t.String({ maxLength: 100 }), { minItems: 1, maxItems: MAX_BULK_JOBS }),
    action: t.Union([t.Literal("delete"), t.Literal("retry"), t.Literal("reviewed")]),
  },
  { examples: [{ ids: ["4f8a1da4-385a-4ed3-8698-84c504ca79e6"], action: "reviewed" }] },
);

const polledJobs = memoizeUntilChanged(({ db }, userId) => listJobs(db, userId));
const polledAgencyJobs = memoizeUntilChanged(({ db }, userId) => listAgencyJobs(db, userId));
const listOf = ({ of }: AskedList) => (of === "agency" ? polledAgencyJobs : polledJobs);

type AskedList = { of?: "agency"; cursor?: string; scores?: "figures" };

function readPage(db: Db, userId: string, { of, scores, ...page }: AskedList & { limit: number }): JobPage {
  const found = of === "agency" ? pageOfAgencyJobs(db, userId, page) : pageOfJobs(db, userId, page);
  return scores === "figures" ? { ...found, jobs: found.jobs.map(withoutReasons) } : found;
}

/** The one page that every open tab polls; others are read when they are asked for, or as many would be kept as there are cursors. */
const polledPage = memoizeUntilChanged(({ db }, asked): JobPage => {
  const [userId, list] = JSON.parse(asked) as [string, AskedList];
  return readPage(db, userId, { ...list, limit: POLLED_JOBS });
});

function pageOf(store: Store, userId: string, asked: AskedList & { limit: number }, version: Version): JobPage {
  const { limit, ...list } = asked;
  if (limit !== POLLED_JOBS || list.cursor !== undefined) return readPage(store.db, userId, asked);
  return polledPage(store, JSON.stringify([userId, list]), version);
}

/** Read are the own jobs and those that colleagues share. */
const ownerOf = ({ store }: Engine, userId: string, jobId: string) => ownerOfVisible(store.db, userId, jobId);

/** CVs in, documents out. */
export const jobRoutes = (engine: Engine, guard: SessionGuard, gate: UploadGate) =>
  new Elysia()
    .use(guard)
    .get("/stats", ({ user, version }) => dashboardStats(engine.store, user.id, engine.now(), version), {
      signedIn: "cv:read",
      detail: describe(TAG, "Figures of the dashboard", "DashboardStats", { errors: [401] }),
    })
    .get(
      "/jobs",
      ({ user, version, query: { limit, ...asked }, set }) => {
        if (limit === undefined) return listOf(asked)(engine.store, user.id, version);
        const { jobs, next } = pageOf(engine.store, user.id, { limit, ...asked }, version);
        if (next !== undefined) set.headers.link = nextLink("/api/jobs", { ...asked, limit, cursor: next });
        return jobs;
      },
      {
        signedIn: "cv:read",
        query: t.Object({
          of: t.Optional(t.Literal("agency", { description: "Those of all members of the account's agency, each with its owner" })),
          limit: t.Optional(
            t.Integer({ minimum: 1, maximum: MAX_JOB_PAGE_ROWS, description: "A page instead of all: see the header Link" }),
          ),
          cursor: t.Optional(t.String({ maxLength: 40, description: "With limit: where the page before ended, as its header Link says" })),
          scores: t.Optional(
            t.Literal("figures", { description: "With limit: of the scores of analyses the figures, without their reasons" }),
          ),
        }),
        detail: describe(TAG, "All jobs, newest first, or a page of them", ["Job"], { errors: [400, 401, 403, 404] }),
      },
    )
    .get(
      "/jobs/export",
      ({ acting, user }) => {
        const all = listJobs(engine.store.db, user.id);
        traceList(acting, user.id, all.length);
        return csvAttachment(jobsTable(all), `CVs ${engine.now().toISOString().slice(0, 10)}.csv`);
      },
      {
        signedIn: "cv:read",
        detail: describe(TAG, "All jobs, newest first, as a table for a spreadsheet", { file: CSV }, { errors: [401] }),
      },
    )
    .get("/jobs/:id", ({ user, params }) => readJob(engine.store.db, ownerOf(engine, user.id, params.id), params.id), {
      signedIn: "cv:read",
      params: t.Object({ id: t.String() }),
      detail: describe(TAG, "One job", "Job", { errors: [401, 404] }),
    })
    .post(
      "/upload-cv",
      async ({ acting, user, request, set }) => {
        engine.expectDocuments();
        const job = await withForm({ engine, gate, request, user }, CV_FORM, async (form) => {
          const submission = toCvSubmission(user, form);
          return once(engine, { request, scope: user.id, body: cvBody(submission) }, (keep) =>
            submitCv(acting, submission, (tx, job) => keep(tx, job, job.id)),
          );
        });
        engine.runner.wake();
        set.status = 201;
        return job;
      },
      {
        signedIn: "cv:write",
        parse: "none",
        detail: describe(TAG, "Uploads a CV; a job description or keywords make it an enhanced one, for a credit more", "Job", {
          status: 201,
          repeatable: true,
          errors: [400, 401, 402, 408, 413, 415, 429, 503],
          form: {
            fields: CV_FIELDS,
            required: ["file"],
            example: { file: "cv.pdf", keywords: "SQL, project management", blind: "initials", types: "docx,pdf", language: "fr" },
          },
        }),
      },
    )
    .get("/sample-cv", async () => pdfAttachment({ bytes: await readAsset("sample.pdf"), fileName: "Sample CV.pdf" }), {
      signedIn: "any key",
      detail: describe(TAG, "A CV of somebody who does not exist, to be uploaded as a first one", { file: PDF }, { errors: [401] }),
    })
    .post(
      "/jobs/bulk",
      async ({ acting, user, body, request }) => {
        if (body.action === "retry") engine.expectDocuments();
        const result = await once(engine, { request, scope: user.id, body }, (keep) => changeJobs(acting, user.id, body, keep));
        engine.runner.wake();
        return result;
      },
      {
        signedIn: "cv:write",
        body: bulk,
        detail: describe(
          TAG,
          "Deletes jobs, tries failed ones again (for the credits that their failure gave back) or marks completed CVs as checked; each answers for itself",
          "BulkResult",
          { repeatable: true, errors: [400, 401, 429] },
        ),
      },
    )
    .get(
      "/jobs/archive",
      async ({ acting, user, query }) => {
        const choice = readChoice(query);
        await refreshAllDocuments(engine, user.id, choice.ids);
        const downloads = listDownloads({ ...engine, db: engine.store.db }, user.id, choice);
        traceDownloads(acting, user.id, downloads.ready);
        return zipAttachment(downloads, `CVs ${engine.now().toISOString().slice(0, 10)}.zip`);
      },
      {
        signedIn: "cv:read",
        query: t.Object({
          ids: t.String({ description: `1 to ${MAX_BULK_JOBS} ids, with commas between them` }),
          types: t.Optional(t.String({ description: "A list of docx, pdf and pptx; without it all" })),
        }),
        detail: describe(
          TAG,
          "The finished documents of some CVs as one ZIP file; blind CVs that were not released are left out, and a text file in it says so",
          { file: ZIP },
          { errors: [400, 401, 404, 409] },
        ),
      },
    )
    .get(
      "/jobs/:id/picture",
      async ({ user, params, request }) => picture(await jobPicture(engine, ownerOf(engine, user.id, params.id), params.id), request),
      {
        signedIn: "cv:read",
        params: t.Object({ id: t.String() }),
        detail: describe(TAG, "The first page of a finished CV as a picture", { file: PNG }, { cached: true, errors: [401, 404] }),
      },
    )
    .post("/jobs/:id/take-over", ({ acting, user, params }) => takeOverJob(acting, user.id, params.id), {
      signedIn: "cv:write",
      params: t.Object({ id: t.String() }),
      detail: describe(TAG, "Makes the job of a colleague of the agency the account's own", "Job", { errors: [401, 404, 410] }),
    })
    .post("/jobs/:id/release", ({ acting, user, params }) => releaseJob(acting, user.id, params.id), {
      signedIn: "cv:write",
      params: t.Object({ id: t.String() }),
      detail: describe(
        TAG,
        "Releases a blind CV with passages that may still show who the candidate is (blindDoubts): its documents can be downloaded from then on",
        "Job",
        { errors: [401, 404, 409, 410] },
      ),
    })
    .get(
      "/download-all",
      async ({ acting, user }) => {
        await refreshAllDocuments(engine, user.id);
        const downloads = listDownloads({ ...engine, db: engine.store.db }, user.id);
        traceDownloads(acting, user.id, downloads.ready);
        return zipAttachment(downloads, `CVs ${engine.now().toISOString().slice(0, 10)}.zip`);
      },
      {
        signedIn: "cv:read",
        detail: describe(
          TAG,
          "All finished documents as one ZIP file; blind CVs that were not released are left out, and a text file in it says so",
          { file: ZIP },
          { errors: [401, 404, 409] },
        ),
      },
    )
    .get(
      "/download/:jobId/:fileType",
      async ({ acting, user, params }) => {
        const owner = ownerOf(engine, user.id, params.jobId);
        await refreshDocuments(engine, owner, params.jobId);
        const document = findDownload({ ...engine, db: engine.store.db }, owner, params.jobId, params.fileType);
        return attachment(traced(acting, owner, document));
      },
      {
        signedIn: "cv:read",
        params: t.Object({ jobId: t.String(), fileType: t.String() }),
        detail: describe(
          TAG,
          "A finished document: docx, pdf or pptx; of a blind CV with blindDoubts only when it was released",
          { file: DOCUMENTS },
          { errors: [401, 404, 409, 410] },
        ),
      },
    )
    .post(
      "/cleanup/:jobId",
      ({ acting, user, params }) => {
        cleanUpJob(acting, user.id, params.jobId);
        return { success: true };
      },
      {
        signedIn: "cv:write",
        params: t.Object({ jobId: t.String() }),
        detail: describe(TAG, "Removes a CV job with its files", "Success", { errors: [401, 404, 409] }),
      },
    );
