import { Elysia, t } from "elysia";
import type { MatchChange } from "../../../engine/contract/api.ts";
import { CANDIDATE_LANGUAGES, MAX_CHANGE_CHARS, MAX_MATCH_CVS, MAX_NOTE_CHARS } from "../../../engine/contract/limits.ts";
import type { Engine } from "../../../engine/engine.ts";
import { changeMatch, takeBackChange } from "../../../engine/jobs/match-changes/change-match.ts";
import { deleteAnalysis } from "../../../engine/jobs/remove-job.ts";
import { explainMatch } from "../../../engine/jobs/results/explain-match.ts";
import { readMatchResult, saveMatchReport } from "../../../engine/jobs/results/looked-at.ts";
import { readAsked } from "../../../engine/jobs/submit/read-asked.ts";
import { submitMatch } from "../../../engine/jobs/submit/submit-match.ts";
import { submitMatched } from "../../../engine/jobs/submit/submit-matched.ts";
import { pdfAttachment } from "../../http/attachment.ts";
import { once } from "../../http/idempotency.ts";
import { BINARY, describe, IDEMPOTENCY_HEADER, PDF } from "../../openapi/describe.ts";
import type { SessionGuard } from "../../session.ts";
import { MATCH_FORM, withForm } from "../../uploads/form-body.ts";
import { matchBody, toMatchSubmission } from "../../uploads/submissions.ts";
import type { UploadGate } from "../../uploads/upload-gate.ts";

const TAG = "Analyses";
const params = t.Object({ id: t.String() });
/** More than any job description asks for, with those that a recruiter adds. */
const MAX_REQUIREMENTS = 1_000;

const cvIndex = t.Integer({ minimum: 1, maximum: MAX_MATCH_CVS });
const requirement = t.Integer({ minimum: 1, maximum: MAX_REQUIREMENTS });
const words = (max: number) => t.String({ maxLength: max });
const oneOf = <const T extends string>(...values: T[]) => t.Union(values.map((value) => t.Literal(value)));
const MATCH_CHANGE = t.Union(
  [
    t.Object({
      kind: t.Literal("verdict"),
      cv_index: cvIndex,
      requirement,
      met: oneOf("yes", "partly", "no"),
      reason: words(MAX_CHANGE_CHARS),
    }),
    t.Object({
      kind: t.Literal("weight"),
      requirement,
      weight: oneOf("must", "nice", "ignore"),
      reason: t.Optional(words(MAX_CHANGE_CHARS)),
    }),
    t.Object({ kind: t.Literal("add"), text: words(MAX_CHANGE_CHARS), weight: oneOf("must", "nice") }),
    t.Object({ kind: t.Literal("note"), cv_index: cvIndex, text: words(MAX_NOTE_CHARS) }),
  ],
  { examples: [{ kind: "verdict", cv_index: 1, requirement: 2, met: "yes", reason: "She told me so on the phone." }] },
);

/** CVs scored against a job description. */
export const matchRoutes = (engine: Engine, guard: SessionGuard, gate: UploadGate) =>
  new Elysia()
    .use(guard)
    .post(
      "/match",
      async ({ acting, user, request, set }) => {
        engine.expectDocuments();
        const submitted = await withForm({ engine, gate, request, user }, MATCH_FORM, async (form) => {
          const submission = toMatchSubmission(user, form);
          return once(engine, { request, scope: user.id, body: matchBody(submission) }, (keep) =>
            submitMatch(acting, submission, (tx, started) => keep(tx, started, started.jobId)),
          );
        });
        engine.runner.wake();
        set.status = 201;
        return submitted;
      },
      {
        signedIn: "match",
        parse: "none",
        detail: describe(TAG, "Starts an analysis of 1 to 10 CVs against a job description: a file, or pasted text", "MatchStarted", {
          status: 201,
          repeatable: true,
          errors: [400, 401, 402, 403, 408, 413, 415, 429, 503],
          form: {
            fields: { cvFiles: { type: "array", items: BINARY }, jdFile: BINARY, jdText: { type: "string" }, weights: { type: "string" } },
            required: ["cvFiles"],
            example: { cvFiles: ["ada.pdf", "zoe.docx"], jdText: "We seek a data engineer with five years of SQL." },
          },
        }),
      },
    )
    .post("/requirements", ({ body, request }) => readAsked(engine, body.jdText, request.signal), {
      signedIn: "match",
      body: t.Object({ jdText: t.String() }, { examples: [{ jdText: "Data engineer\nRequirements\n- Five years of SQL" }] }),
      detail: describe(TAG, "What a pasted job description asks for, before CVs are compared with it", "AskedFor", {
        errors: [400, 401, 403, 413, 503],
      }),
    })
    .get("/jobs/:id/match-result", ({ acting, user, params }) => readMatchResult(acting, user.id, params.id), {
      signedIn: "match",
      params,
      detail: describe(TAG, "How far an analysis is, and its score", "MatchResult", { errors: [401, 404, 410] }),
    })
    .get("/jobs/:id/match-report", async ({ acting, user, params }) => pdfAttachment(await saveMatchReport(acting, user.id, params.id)), {
      signedIn: "match",
      params,
      detail: describe(TAG, "A finished analysis as a PDF", { file: PDF }, { errors: [401, 404, 409, 410, 503] }),
    })
    .get(
      "/jobs/:id/explanation",
      async ({ acting, user, params, query: { cv_index: position, language = "en" } }) =>
        pdfAttachment(await explainMatch(acting, user.id, { jobId: params.id, position, language })),
      {
        signedIn: "match",
        params,
        query: t.Object({
          cv_index: t.Integer({ minimum: 1, maximum: MAX_MATCH_CVS }),
          language: t.Optional(t.UnionEnum(CANDIDATE_LANGUAGES)),
        }),
        detail: describe(
          TAG,
          "What one candidate is told of an analysis, in plain words on one page",
          { file: PDF },
          { errors: [400, 401, 404, 409, 410, 503] },
        ),
      },
    )
    .post(
      "/jobs/:id/format",
      async ({ acting, user, params: { id: jobId }, body, request, set }) => {
        const { cv_index: position, ...choices } = body;
        const job = await once(engine, { request, scope: user.id, body: [jobId, body] }, (keep) =>
          submitMatched(acting, { user, jobId, position, ...choices }, (tx, job) => keep(tx, job, job.id)),
        );
        engine.runner.wake();
        set.status = 201;
        return job;
      },
      {
        signedIn: "cv:write",
        params,
        headers: IDEMPOTENCY_HEADER,
        body: t.Object(
          {
            cv_index: t.Integer({ minimum: 1, maximum: MAX_MATCH_CVS }),
            template: t.Optional(t.String({ maxLength: 200 })),
            blind: t.Optional(t.String({ maxLength: 20 })),
            types: t.Optional(t.String({ maxLength: 40 })),
            language: t.Optional(t.String({ maxLength: 10 })),
            layout: t.Optional(t.Union([t.Literal("house"), t.Literal("original")])),
          },
          { examples: [{ cv_index: 1, template: "default" }] },
        ),
        detail: describe(TAG, "Formats a CV of an analysis, for a credit, as if it were uploaded", "Job", {
          status: 201,
          repeatable: true,
          errors: [400, 401, 402, 404, 410, 413, 503],
        }),
      },
    )
    .post(
      "/jobs/:id/match-changes",
      async ({ acting, user, params: { id }, body, request, set }) => {
        const kept = await once(engine, { request, scope: user.id, body: [id, body] }, (keep) =>
          changeMatch(acting, user.id, id, body as MatchChange, (tx, made) => keep(tx, made, id)),
        );
        set.status = 201;
        return kept;
      },
      {
        signedIn: "match",
        params,
        headers: IDEMPOTENCY_HEADER,
        body: MATCH_CHANGE,
        detail: describe(
          TAG,
          "Changes the result of an analysis: a verdict, the weight of a requirement, a new one, a note",
          "MatchChanged",
          {
            status: 201,
            repeatable: true,
            errors: [400, 401, 404, 409, 410, 413],
          },
        ),
      },
    )
    .delete(
      "/jobs/:id/match-changes/:changeId",
      ({ acting, user, params: { id, changeId } }) => {
        takeBackChange(acting, user.id, id, changeId);
        return { success: true };
      },
      {
        signedIn: "match",
        params: t.Object({ id: t.String(), changeId: t.Integer({ minimum: 1 }) }),
        detail: describe(TAG, "Takes a change of a result back", "Success", { errors: [401, 404, 409, 410] }),
      },
    )
    .delete(
      "/jobs/:id",
      ({ acting, user, params }) => {
        deleteAnalysis(acting, user.id, params.id);
        return { success: true };
      },
      { signedIn: "match", params, detail: describe(TAG, "Deletes a finished analysis", "Success", { errors: [401, 404, 409] }) },
    );
