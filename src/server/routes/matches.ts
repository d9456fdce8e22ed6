import { Elysia, t } from "elysia";
import type { Engine } from "../../engine/engine.ts";
import { deleteAnalysis } from "../../engine/jobs/remove-job.ts";
import { matchReport } from "../../engine/jobs/results/match-report.ts";
import { matchResult, submitMatch } from "../../engine/jobs/submit/submit-match.ts";
import { pdfAttachment } from "../http/attachment.ts";
import { once } from "../http/idempotency.ts";
import { BINARY, describe, PDF } from "../openapi/describe.ts";
import type { SessionGuard } from "../session.ts";
import { MATCH_FORM, withForm } from "../uploads/form-body.ts";
import { matchBody, toMatchSubmission } from "../uploads/submissions.ts";
import type { UploadGate } from "../uploads/upload-gate.ts";

const TAG = "Analyses";
const params = t.Object({ id: t.String() });

/** CVs scored against a job description. */
export const matchRoutes = (engine: Engine, guard: SessionGuard, gate: UploadGate) =>
  new Elysia()
    .use(guard)
    .post(
      "/match",
      async ({ user, request, set }) => {
        engine.expectDocuments();
        const submitted = await withForm({ engine, gate, request, user }, MATCH_FORM, async (form) => {
          const submission = toMatchSubmission(user, form);
          return once(engine, { request, scope: user.id, body: matchBody(submission) }, (keep) =>
            submitMatch(engine, submission, (tx, started) => keep(tx, started, started.jobId)),
          );
        });
        engine.runner.wake();
        set.status = 201;
        return submitted;
      },
      {
        signedIn: true,
        parse: "none",
        detail: describe(TAG, "Starts an analysis of 1 to 10 CVs against a job description: a file, or pasted text", "MatchStarted", {
          status: 201,
          repeatable: true,
          errors: [400, 401, 402, 408, 413, 415, 429, 503],
          form: {
            fields: { cvFiles: { type: "array", items: BINARY }, jdFile: BINARY, jdText: { type: "string" } },
            required: ["cvFiles"],
            example: { cvFiles: ["ada.pdf", "zoe.docx"], jdText: "We seek a data engineer with five years of SQL." },
          },
        }),
      },
    )
    .get("/jobs/:id/match-result", ({ user, params }) => matchResult(engine.store.db, user.id, params.id), {
      signedIn: true,
      params,
      detail: describe(TAG, "How far an analysis is, and its score", "MatchResult", { errors: [401, 404, 410] }),
    })
    .get("/jobs/:id/match-report", async ({ user, params }) => pdfAttachment(await matchReport(engine, user.id, params.id)), {
      signedIn: true,
      params,
      detail: describe(TAG, "A finished analysis as a PDF", { file: PDF }, { errors: [401, 404, 409, 410, 503] }),
    })
    .delete(
      "/jobs/:id",
      ({ user, params }) => {
        deleteAnalysis(engine, user.id, params.id);
        return { success: true };
      },
      { signedIn: true, params, detail: describe(TAG, "Deletes a finished analysis", "Success", { errors: [401, 404, 409] }) },
    );
