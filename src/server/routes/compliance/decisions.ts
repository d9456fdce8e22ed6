import { Elysia, t } from "elysia";
import { exportScores } from "../../../engine/compliance/decisions/audit/export-scores.ts";
import { checkLogBesideOthers } from "../../../engine/compliance/decisions/check-log.ts";
import { exportDecisions, listDecisions } from "../../../engine/compliance/decisions/list-log.ts";
import type { DecisionKind } from "../../../engine/contract/api.ts";
import type { Engine } from "../../../engine/engine.ts";
import { textAttachment } from "../../http/attachment.ts";
import { describe, LINES } from "../../openapi/describe.ts";
import type { SessionGuard } from "../../session.ts";

const TAG = "Decision log";
const KINDS: DecisionKind[] = ["match", "view", "download", "override", "switch", "export", "erasure", "cut"];
const TYPES = { csv: "text/csv; charset=utf-8", jsonl: "application/jsonl" };
const FORMAT = t.Optional(t.Union([t.Literal("jsonl"), t.Literal("csv")]));
const HASH = { maxLength: 64, pattern: "^[0-9a-f]*$" };

/** What the matcher has found, who has looked at it and who has decided otherwise: for administrators alone. */
export const decisionRoutes = (engine: Engine, guard: SessionGuard) =>
  new Elysia()
    .use(guard)
    .get("/decisions", ({ query: { from, ...filter } }) => listDecisions(engine.store.db, filter, from), {
      admin: true,
      query: t.Object({
        kind: t.Optional(t.Union(KINDS.map((kind) => t.Literal(kind)))),
        job: t.Optional(t.String({ maxLength: 100 })),
        cv: t.Optional(t.String({ ...HASH, description: "The keyed hash of a CV" })),
        from: t.Optional(t.Integer({ minimum: 1, description: "The newest record to show: `next` of the page before" })),
      }),
      detail: describe(TAG, "Records of the decision log, newest first", "DecisionPage", { errors: [400, 401, 403] }),
    })
    .get("/decisions/check", ({ query }) => checkLogBesideOthers(engine.store.db, engine.decisionLog.key, query), {
      admin: true,
      query: t.Object({
        end: t.Optional(t.String({ ...HASH, description: "The hash of a record that was noted: it must still be there" })),
      }),
      detail: describe(TAG, "Whether the decision log is as it was written", "DecisionCheck", { errors: [400, 401, 403] }),
    })
    .get(
      "/decisions/scores",
      ({ acting, user, query: { format = "csv" } }) => {
        const { fileName, lines } = exportScores(acting, user.id, format);
        return textAttachment(lines, fileName, TYPES[format]);
      },
      {
        admin: true,
        query: t.Object({ format: FORMAT }),
        detail: describe(
          TAG,
          "Every score of the log with pseudonyms and no names, for an auditor",
          { file: LINES },
          { errors: [400, 401, 403] },
        ),
      },
    )
    .get(
      "/decisions/export",
      ({ acting, user, query: { format = "jsonl" } }) => {
        const { fileName, lines } = exportDecisions(acting, user.id, format);
        return textAttachment(lines, fileName, TYPES[format]);
      },
      {
        admin: true,
        query: t.Object({ format: FORMAT }),
        detail: describe(
          TAG,
          "The whole decision log: JSON Lines, which vitae decisions verify can check, or a table",
          { file: LINES },
          { errors: [400, 401, 403] },
        ),
      },
    );
