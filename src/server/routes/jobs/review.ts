import { Elysia, t } from "elysia";
import { DATA_FORMAT_NAMES } from "../../../engine/contract/data-formats.ts";
import { AppError } from "../../../engine/contract/errors.ts";
import { MAX_BULK_JOBS } from "../../../engine/contract/limits.ts";
import type { Engine } from "../../../engine/engine.ts";
import { dataOfJob, readFormat } from "../../../engine/jobs/results/data.ts";
import { traceDownloads } from "../../../engine/jobs/results/trace-download.ts";
import { markChecked, markReviewed, patchReview, resetReview, saveCover } from "../../../engine/jobs/review/change-review.ts";
import { getReview } from "../../../engine/jobs/review/describe.ts";
import { originalPage, originalView } from "../../../engine/jobs/review/original.ts";
import { findOutput, makeOutputs } from "../../../engine/jobs/review/outputs.ts";
import { makePack } from "../../../engine/jobs/review/pack.ts";
import { describeResult, keyOf, resultPage } from "../../../engine/jobs/review/render-result.ts";
import { resultSettings } from "../../../engine/jobs/review/result-options.ts";
import { openReview } from "../../../engine/jobs/review/review-row.ts";
import { traceLook } from "../../../engine/jobs/review/trace-look.ts";
import { attachment, dataAttachment, drawnPicture, frame, pdfAttachment } from "../../http/attachment.ts";
import { once } from "../../http/idempotency.ts";
import { readVersion } from "../../http/if-match.ts";
import { DATA_FILES, DOCUMENTS, describe, IDEMPOTENCY_HEADER, PDF, PNG } from "../../openapi/describe.ts";
import type { SessionGuard } from "../../session.ts";

const TAG = "Review desk";
const JOB = t.Object({ id: t.String() });
const PAGE = t.Object({ id: t.String(), page: t.RegExp(/^[1-9]\d{0,3}\.png$/) });
/** Pixels; a wider picture is no sharper on any screen. */
const WIDTH = t.Numeric({ minimum: 200, maximum: 2400, multipleOf: 1, default: 900 });
/** A profile with all that it may withhold and do besides. */
const MAX_BLIND = 300;
const LAYOUT = t.Union([t.Literal("house"), t.Literal("original")]);
const RESULT = {
  template: t.Optional(t.String({ maxLength: 200 })),
  blind: t.Optional(t.String({ maxLength: MAX_BLIND })),
  language: t.Optional(t.String({ maxLength: 10 })),
  photo: t.Optional(t.BooleanString()),
  layout: t.Optional(LAYOUT),
};
const MAX_IDS = 5_000;

function jsonOf(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    throw new AppError("invalid", "The request could not be read.");
  }
}

/** A CV beside what was read of it: seen, corrected, made again in any style. */
export const reviewRoutes = (engine: Engine, guard: SessionGuard) => {
  const settingsOf = async (user: { id: string; assignedTemplates: string[] }, jobId: string, wanted: object) => {
    const { job, review } = await openReview(engine, user.id, jobId);
    return { job, review, settings: await resultSettings(job, user.assignedTemplates, wanted, engine) };
  };

  return new Elysia()
    .use(guard)
    .get(
      "/jobs/:id/review",
      async ({ acting, user, params, query }) => {
        const review = await getReview(engine, user.id, params.id, query);
        traceLook(acting, user.id, params.id, "data.read");
        return review;
      },
      {
        signedIn: "cv:read",
        params: JOB,
        query: t.Object({
          wait: t.BooleanString({ default: true, description: "false: do not wait until the pages of a Word file are drawn" }),
          again: t.Optional(t.BooleanString({ description: "true: draw the pages of a Word file once more where that has failed" })),
        }),
        detail: describe(TAG, "A completed CV: the Resume as read and as corrected, doubts, left-over lines, sources, pages", "Review", {
          errors: [401, 404, 409, 410],
        }),
      },
    )
    .get(
      "/jobs/:id/resume",
      async ({ acting, user, params, query: { format, blind, photo } }) => {
        if (format === undefined) {
          const { resume } = (await openReview(engine, user.id, params.id)).review;
          traceLook(acting, user.id, params.id, "data.read");
          return resume;
        }
        return dataAttachment(await dataOfJob(acting, user.id, params.id, { format: readFormat(format), blind, photo }));
      },
      {
        signedIn: "cv:read",
        params: JOB,
        query: t.Object({
          format: t.Optional(
            t.String({
              maxLength: 20,
              description: `${DATA_FORMAT_NAMES.join(", ")}: the data as a file, of a blind CV the blind Resume; without it the Resume as it stands at the desk`,
            }),
          ),
          blind: t.Optional(t.String({ maxLength: MAX_BLIND, description: "A profile: the file of a CV that is not blind is made so" })),
          photo: t.Optional(t.BooleanString({ description: "false: the file has no photo" })),
        }),
        detail: describe(
          TAG,
          "The data of a completed CV as corrected: JSON Resume, not blind; or as a file of Resume JSON, Europass XML or HR-Open JSON, blind where the CV is",
          "Resume",
          { also: DATA_FILES, errors: [400, 401, 404, 409, 410] },
        ),
      },
    )
    .get(
      "/jobs/:id/original/pages/:page",
      async ({ acting, user, params, query: { width }, request }) => {
        const opened = await openReview(engine, user.id, params.id);
        traceLook(acting, user.id, params.id, "original.viewed");
        const page = { number: Number.parseInt(params.page, 10), width };
        return await drawnPicture(request, `${params.id} original ${page.number} ${width}`, () => originalPage(engine, opened, page));
      },
      {
        signedIn: "cv:read",
        params: PAGE,
        query: t.Object({ width: WIDTH }),
        detail: describe(
          TAG,
          "A page of the uploaded file, `width` pixels wide",
          { file: PNG },
          { cached: true, errors: [400, 401, 404, 409, 410] },
        ),
      },
    )
    .get(
      "/jobs/:id/original/view",
      async ({ acting, user, params, query: { mark } }) => {
        const opened = await openReview(engine, user.id, params.id);
        traceLook(acting, user.id, params.id, "original.viewed");
        return frame(await originalView(engine, opened, mark));
      },
      {
        signedIn: "cv:read",
        params: JOB,
        query: t.Object({ mark: t.Optional(t.String({ maxLength: 200 })) }),
        detail: describe(
          TAG,
          "A Word file as plain HTML for a frame, where its pages cannot be drawn; `mark`: the path of a value in `parsed`, whose paragraph has the id `mark`",
          { file: ["text/html"] },
          { errors: [401, 404, 409, 410] },
        ),
      },
    )
    .get("/jobs/:id/result", async ({ user, params, query }) => describeResult(engine, await settingsOf(user, params.id, query)), {
      signedIn: "cv:read",
      params: JOB,
      query: t.Object(RESULT),
      detail: describe(TAG, "The result as it would be made now: its pages, and what a blind one may still say", "ReviewResult", {
        errors: [400, 401, 404, 409, 410],
      }),
    })
    .get(
      "/jobs/:id/result/pages/:page",
      async ({ user, params, query: { width, ...wanted }, request }) => {
        const subject = await settingsOf(user, params.id, wanted);
        const page = { number: Number.parseInt(params.page, 10), width };
        return await drawnPicture(request, `${keyOf(subject)} ${page.number} ${width}`, () => resultPage(engine, subject, page));
      },
      {
        signedIn: "cv:read",
        params: PAGE,
        query: t.Object({ ...RESULT, width: WIDTH, version: t.Optional(t.String()) }),
        detail: describe(
          TAG,
          "A page of the result, `width` pixels wide",
          { file: PNG },
          { cached: true, errors: [400, 401, 404, 409, 410] },
        ),
      },
    )
    .patch(
      "/jobs/:id/resume",
      async ({ acting, user, params, body, request }) => {
        const target = { userId: user.id, jobId: params.id, version: readVersion(request) };
        await once(engine, { request, scope: user.id, body: [target.version, body] }, (keep) =>
          patchReview(acting, target, jsonOf(body), keep),
        );
        return await getReview(engine, user.id, params.id);
      },
      {
        signedIn: "cv:write",
        params: JOB,
        // Elysia knows no JSON under this media type; and who calls is asked before the body is read.
        parse: "text",
        body: t.Unknown({ examples: [[{ op: "replace", path: "/basics/name", value: "Maria Santos" }]] }),
        headers: IDEMPOTENCY_HEADER,
        detail: describe(TAG, "Corrects the Resume with a JSON Patch (RFC 6902); If-Match says for which version", "Review", {
          repeatable: true,
          errors: [400, 401, 404, 409, 410, 412, 422, 428],
        }),
      },
    )
    .post(
      "/jobs/:id/resume/reset",
      async ({ acting, user, params, body }) => {
        await resetReview(acting, { userId: user.id, jobId: params.id }, body?.paths);
        return await getReview(engine, user.id, params.id);
      },
      {
        signedIn: "cv:write",
        params: JOB,
        body: t.Optional(
          t.Object(
            { paths: t.Optional(t.Array(t.String({ maxLength: 200 }), { maxItems: MAX_IDS })) },
            { examples: [{ paths: ["work[0].name"] }] },
          ),
        ),
        detail: describe(TAG, "Puts values back as they were read: those at `paths`, or all", "Review", {
          errors: [400, 401, 404, 409, 410, 422],
        }),
      },
    )
    .post(
      "/jobs/:id/review/checked",
      async ({ acting, user, params, body }) => {
        await markChecked(acting, { userId: user.id, jobId: params.id }, body);
        return await getReview(engine, user.id, params.id);
      },
      {
        signedIn: "cv:write",
        params: JOB,
        body: t.Object(
          { ids: t.Array(t.String({ maxLength: 400 }), { maxItems: MAX_IDS }), checked: t.Boolean() },
          { examples: [{ ids: ["work[0].name"], checked: true }] },
        ),
        detail: describe(TAG, "Notes that somebody has looked at doubts and left-over lines, by their ids", "Review", {
          errors: [400, 401, 404, 409, 410],
        }),
      },
    )
    .put(
      "/jobs/:id/cover",
      async ({ acting, user, params, body }) => {
        await saveCover(acting, { userId: user.id, jobId: params.id }, body.fields);
        return await getReview(engine, user.id, params.id);
      },
      {
        signedIn: "cv:write",
        params: JOB,
        body: t.Object({ fields: t.Unknown() }, { examples: [{ fields: { consultant: "Anna Keller" } }] }),
        detail: describe(TAG, "Keeps the agency's own words about this CV", "Review", { errors: [400, 401, 404, 409, 410] }),
      },
    )
    .post(
      "/jobs/:id/outputs",
      async ({ acting, user, params, body, set }) => {
        const outputs = await makeOutputs(acting, user, params.id, body);
        set.status = 201;
        return { outputs };
      },
      {
        signedIn: "cv:write",
        params: JOB,
        body: t.Object(
          {
            template: t.Optional(t.String({ maxLength: 200 })),
            types: t.Array(t.Union([t.Literal("docx"), t.Literal("pdf"), t.Literal("pptx")]), { minItems: 1, maxItems: 3 }),
            blind: t.Optional(t.Union([t.Boolean(), t.String({ maxLength: MAX_BLIND })])),
            language: t.Optional(t.String({ maxLength: 10 })),
            photo: t.Optional(t.Boolean()),
            layout: t.Optional(LAYOUT),
          },
          { examples: [{ types: ["docx", "pdf"], blind: "initials" }] },
        ),
        detail: describe(TAG, "Makes documents of the corrected Resume in any assigned template, at no cost", "ReviewOutputs", {
          status: 201,
          errors: [400, 401, 404, 409, 410],
        }),
      },
    )
    .get(
      "/jobs/pack",
      async ({ acting, user, query: { ids: list, title } }) => {
        const ids = list.split(",").filter(Boolean);
        const pack = await makePack(engine, user.id, { ids, title });
        traceDownloads(
          acting,
          user.id,
          ids.map((jobId) => ({ jobId, type: "pdf" as const })),
          "pack",
        );
        return pdfAttachment(pack);
      },
      {
        signedIn: "cv:read",
        query: t.Object({
          ids: t.String({ description: `1 to ${MAX_BULK_JOBS} ids of completed CVs, with commas between them` }),
          title: t.Optional(t.String({ maxLength: 200 })),
        }),
        detail: describe(
          TAG,
          "Several CVs as one PDF behind a cover sheet that lists them",
          { file: PDF },
          { errors: [400, 401, 404, 409, 410] },
        ),
      },
    )
    .get(
      "/jobs/:id/outputs/:output",
      async ({ acting, user, params }) => attachment(await findOutput(acting, user.id, params.id, params.output)),
      {
        signedIn: "cv:read",
        params: t.Object({ id: t.String(), output: t.String() }),
        detail: describe(TAG, "A document that was made at the desk", { file: DOCUMENTS }, { errors: [401, 404, 409, 410] }),
      },
    )
    .post(
      "/jobs/:id/reviewed",
      async ({ acting, user, params, body }) => {
        await markReviewed(acting, { userId: user.id, jobId: params.id }, body.reviewed);
        return await getReview(engine, user.id, params.id);
      },
      {
        signedIn: "cv:write",
        params: JOB,
        body: t.Object({ reviewed: t.Boolean() }, { examples: [{ reviewed: true }] }),
        detail: describe(TAG, "Notes that the CV is checked, or is not after all", "Review", { errors: [400, 401, 404, 409, 410] }),
      },
    );
};
