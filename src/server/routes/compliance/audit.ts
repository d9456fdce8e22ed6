import { Elysia, t } from "elysia";
import { checkAuditBesideOthers } from "../../../engine/compliance/audit/keep-audit.ts";
import { exportAudit, listAudit, MAX_AUDIT_PAGE_ROWS, ofAccount, readAuditFilter } from "../../../engine/compliance/audit/list-audit.ts";
import type { Engine } from "../../../engine/engine.ts";
import { textAttachment } from "../../http/attachment.ts";
import { describe, LINES } from "../../openapi/describe.ts";
import type { SessionGuard } from "../../session.ts";

const TAG = "Audit log";
const TYPES = { csv: "text/csv; charset=utf-8", jsonl: "application/jsonl" };
const asked = (description: string) => t.Optional(t.String({ maxLength: 320, description }));
const FILTER = {
  actor: asked("Who did it: id or address of an account, id of an API key, or the user of the machine"),
  action: asked("Such as document.downloaded"),
  subject: asked("To what: the id of a job, key, webhook or template; of an account the address too"),
  from: asked("A day or an instant"),
  to: asked("A day or an instant, which is in"),
  text: asked("Words of the record: an address, the name of a key, what happened"),
};
const PAGE = {
  cursor: t.Optional(t.Integer({ minimum: 1, description: "`next` of the page before" })),
  limit: t.Optional(t.Integer({ minimum: 1, maximum: MAX_AUDIT_PAGE_ROWS })),
};
const HASH = t.Optional(
  t.String({ maxLength: 64, pattern: "^[0-9a-f]*$", description: "The hash of a record that was noted: it must still be there" }),
);

/** Who did what: for administrators all of it, for an account what is about itself. */
export const auditRoutes = (engine: Engine, guard: SessionGuard) =>
  new Elysia()
    .use(guard)
    .get("/audit", ({ user, query: { cursor, limit } }) => listAudit(engine.store.db, ofAccount(user.id), cursor, limit), {
      signedIn: "no key",
      query: t.Object(PAGE),
      detail: describe(TAG, "What was done with the account and what is its own, newest first", "AuditPage", { errors: [400, 401, 403] }),
    })
    .get(
      "/admin/audit",
      ({ query: { cursor, limit, ...filter } }) => listAudit(engine.store.db, readAuditFilter(engine.store.db, filter), cursor, limit),
      {
        admin: true,
        query: t.Object({ ...FILTER, ...PAGE }),
        detail: describe(
          TAG,
          "Records of the audit log that all filters are true of, newest first. A search for text may answer with `next` and no record: go on there",
          "AuditPage",
          { errors: [400, 401, 403] },
        ),
      },
    )
    .get(
      "/admin/audit/export",
      ({ acting, query: { format = "csv", ...filter } }) => {
        const { fileName, lines } = exportAudit(acting, readAuditFilter(engine.store.db, filter), format);
        return textAttachment(lines, fileName, TYPES[format]);
      },
      {
        admin: true,
        query: t.Object({ ...FILTER, format: t.Optional(t.Union([t.Literal("csv"), t.Literal("jsonl")])) }),
        detail: describe(TAG, "The same as a file: a table, or JSON Lines", { file: LINES }, { errors: [400, 401, 403] }),
      },
    )
    .get("/admin/audit/check", ({ query }) => checkAuditBesideOthers(engine.store.db, engine.decisionLog.key, query), {
      admin: true,
      query: t.Object({ end: HASH }),
      detail: describe(TAG, "Whether the audit log is as it was written", "DecisionCheck", { errors: [400, 401, 403] }),
    });
