import { Elysia, t } from "elysia";
import {
  addCredits,
  assignTemplates,
  changePassword,
  checkSamePassword,
  createUser,
  refuseForAdministrator,
  setCredits,
  setPlan,
} from "../../../engine/accounts/administration.ts";
import { deleteUser } from "../../../engine/accounts/delete-user.ts";
import { refuseIfOff } from "../../../engine/accounts/passwords/password-rules.ts";
import { closeResetRequest, listResetRequests } from "../../../engine/accounts/reset-requests.ts";
import { getUser, toUser } from "../../../engine/accounts/users.ts";
import { withdrawTemplate } from "../../../engine/accounts/withdraw-template.ts";
import { listAccounts } from "../../../engine/agencies/membership.ts";
import { MAX_USER_PAGE_ROWS, searchAccounts } from "../../../engine/agencies/search-accounts.ts";
import { listLedger } from "../../../engine/billing/credits/list-ledger.ts";
import { creditsStats } from "../../../engine/billing/credits/totals.ts";
import type { LedgerEntry } from "../../../engine/contract/api.ts";
import type { Engine } from "../../../engine/engine.ts";
import { matcherSwitch, switchMatcher } from "../../../engine/house/matcher-switch.ts";
import { deleteContactMessage, listContactMessages } from "../../../engine/messaging/messages/messages.ts";
import { userStats } from "../../../engine/stats/dashboard.ts";
import { systemHealth } from "../../../engine/stats/health.ts";
import { readTemplateSample, TEMPLATE_SAMPLES } from "../../../engine/templates/add/template-samples.ts";
import { uploadTemplate } from "../../../engine/templates/add/upload-template.ts";
import { listTemplates } from "../../../engine/templates/load-template.ts";
import { noteTarget } from "../../call-log.ts";
import { templateSample } from "../../http/attachment.ts";
import { once } from "../../http/idempotency.ts";
import { BINARY, DOCUMENTS, describe, IDEMPOTENCY_HEADER } from "../../openapi/describe.ts";
import type { SessionGuard } from "../../session.ts";
import { TEMPLATE_FORM, withForm } from "../../uploads/form-body.ts";
import { templateBody, toTemplateUpload } from "../../uploads/submissions.ts";
import type { UploadGate } from "../../uploads/upload-gate.ts";

const TAG = "Administration";
const userParams = t.Object({ userId: t.String() });
const requestParams = t.Object({ id: t.String() });
const name = t.Optional(t.Nullable(t.String({ maxLength: 200 })));
const credits = t.Object({ credits: t.Number() }, { examples: [{ credits: 10 }] });
const LEDGER_KINDS: LedgerEntry["kind"][] = ["grant", "charge", "refund", "adjustment", "purchase"];
const templateList = t.Array(t.String(), { maxItems: 200 });

/** What administrators do. Every one of these is refused to everybody else. */
export const adminRoutes = (engine: Engine, guard: SessionGuard, gate: UploadGate) =>
  new Elysia()
    .use(guard)
    .get("/templates", () => engine.templateKeys(), {
      admin: true,
      detail: describe(TAG, "Keys of all templates", ["TemplateKey"], { errors: [401, 403] }),
    })
    .group("/admin", (admin) =>
      admin
        .use(userRoutes(engine, guard))
        .use(requestRoutes(engine, guard))
        .use(templateRoutes(engine, guard, gate))
        .use(overviewRoutes(engine, guard)),
    );

const userRoutes = (engine: Engine, guard: SessionGuard) =>
  new Elysia()
    .use(guard)
    .get("/users", () => listAccounts(engine.store.db), {
      admin: true,
      detail: describe(TAG, "All accounts", ["User"], { errors: [401, 403] }),
    })
    .get(
      "/users/search",
      ({ query: { forgotPassword, ...asked } }) =>
        searchAccounts(engine.store.db, { ...asked, ...(forgotPassword && { forgotPassword: true }) }, engine.now()),
      {
        admin: true,
        query: t.Object({
          text: t.Optional(t.String({ maxLength: 320, description: "Words of the name and the address, all of which must be there" })),
          forgotPassword: t.Optional(t.Literal("true", { description: "Only accounts with an open password reset request" })),
          sort: t.Optional(t.UnionEnum(["name", "newest", "most", "least"], { description: "most, least: of credits" })),
          cursor: t.Optional(t.String({ maxLength: 2_000, description: "`next` of the page before" })),
          limit: t.Optional(t.Integer({ minimum: 1, maximum: MAX_USER_PAGE_ROWS })),
        }),
        detail: describe(TAG, "Accounts with their statistics, searched and sorted, fifty a page", "UserPage", { errors: [400, 401, 403] }),
      },
    )
    .post(
      "/users",
      async ({ acting, user, request, body, set }) => {
        const { password, ...known } = body;
        const tools = { ...acting, templateKeys: await engine.templateKeys() };
        const made = await once(engine, { request, scope: user.id, body: known }, async (keep) =>
          toUser(await createUser(tools, body, (tx, row) => keep(tx, toUser(row), row.id))),
        );
        if (request.headers.has("idempotency-key")) await checkSamePassword(engine, made.id, password);
        noteTarget(request, made.id);
        set.status = 201;
        return made;
      },
      {
        admin: true,
        body: t.Object(
          { email: t.String(), password: t.String(), firstName: name, lastName: name, assignedTemplates: t.Optional(templateList) },
          {
            examples: [
              {
                email: "zoe@agency.example",
                password: "correct horse",
                firstName: "Zoë",
                lastName: "Müller",
                assignedTemplates: ["default"],
              },
            ],
          },
        ),
        detail: describe(TAG, "Makes a regular account", "User", { status: 201, repeatable: true, errors: [400, 401, 403, 409] }),
      },
    )
    .put(
      "/user/:userId/templates",
      async ({ acting, params, body }) => toUser(assignTemplates(acting, params.userId, body.templates, await engine.templateKeys())),
      {
        admin: true,
        params: userParams,
        body: t.Object({ templates: templateList }, { examples: [{ templates: ["default", "viseo_template_v2"] }] }),
        detail: describe(TAG, "Assigns templates", "User", { errors: [400, 401, 403, 404] }),
      },
    )
    .put(
      "/user/:userId/reset-password",
      async ({ acting, params, body }) => {
        refuseIfOff(engine.passwordRules);
        refuseForAdministrator(engine.store.db, params.userId);
        await changePassword(acting, params.userId, body.password);
        return { success: true };
      },
      {
        admin: true,
        params: userParams,
        body: t.Object({ password: t.String() }, { examples: [{ password: "correct horse" }] }),
        detail: describe(TAG, "Sets a new password and ends the account's sessions", "Success", { errors: [400, 401, 403, 404] }),
      },
    )
    .post(
      "/user/:userId/add-credits",
      ({ acting, user, request, params, body }) =>
        once(engine, { request, scope: user.id, body }, (keep) =>
          toUser(addCredits(acting, params.userId, body.credits, engine.now(), (tx, row) => keep(tx, toUser(row), row.id))),
        ),
      {
        admin: true,
        params: userParams,
        headers: IDEMPOTENCY_HEADER,
        body: credits,
        detail: describe(TAG, "Adds credits, one or more", "User", { repeatable: true, errors: [400, 401, 403, 404] }),
      },
    )
    .put("/user/:userId/credits", ({ acting, params, body }) => toUser(setCredits(acting, params.userId, body.credits, engine.now())), {
      admin: true,
      params: userParams,
      body: credits,
      detail: describe(TAG, "Sets the balance, zero or more", "User", { errors: [400, 401, 403, 404] }),
    })
    .put("/user/:userId/plan", ({ acting, params, body }) => toUser(setPlan(acting, params.userId, body.plan)), {
      admin: true,
      params: userParams,
      body: t.Object({ plan: t.Union([t.Literal("start"), t.Literal("pro"), t.Null()]) }, { examples: [{ plan: "pro" }] }),
      detail: describe(TAG, "Sets the plan: null, start or pro", "User", { errors: [400, 401, 403, 404] }),
    })
    .delete(
      "/user/:userId",
      async ({ acting, params }) => {
        await deleteUser(acting, params.userId);
        return { success: true };
      },
      {
        admin: true,
        params: userParams,
        detail: describe(TAG, "Deletes an account with all that belongs to it", "Success", { errors: [401, 403, 404, 409, 503] }),
      },
    );

const templateRoutes = (engine: Engine, guard: SessionGuard, gate: UploadGate) =>
  new Elysia()
    .use(guard)
    .get("/templates", () => listTemplates(engine.config), {
      admin: true,
      detail: describe(TAG, "All templates, the broken ones too", ["TemplateEntry"], { errors: [401, 403] }),
    })
    .get("/template-samples/:file", async ({ params }) => templateSample(params.file, await readTemplateSample(params.file)), {
      admin: true,
      params: t.Object({ file: t.Union(TEMPLATE_SAMPLES.map((name) => t.Literal(name))) }),
      detail: describe(
        TAG,
        "What an agency begins a template of its own with: a Word or PowerPoint file with tags, or the list of tags",
        { file: [...DOCUMENTS.slice(0, 2), "text/markdown"] },
        { errors: [401, 403, 404] },
      ),
    })
    .post(
      "/templates",
      async ({ acting, user, request, set }) => {
        const report = await withForm({ engine, gate, request, user }, TEMPLATE_FORM, async (form) => {
          const upload = await toTemplateUpload(form);
          return once(engine, { request, scope: user.id, body: templateBody(upload) }, () => uploadTemplate(acting, upload));
        });
        set.status = 201;
        return report;
      },
      {
        admin: true,
        parse: "none",
        detail: describe(
          TAG,
          "Checks a Word or PowerPoint file with tags, or a ZIP of a template folder, and adds it when it is good; else the 400 names its problems",
          "TemplateReport",
          {
            status: 201,
            repeatable: true,
            errors: [400, 401, 403, 408, 409, 413, 503],
            form: {
              fields: { file: BINARY, key: { type: "string" }, replace: { type: "string", enum: ["true", "false"] } },
              required: ["file"],
              example: { file: "acme.docx", key: "acme", replace: "false" },
            },
          },
        ),
      },
    )
    .delete(
      "/templates/:key",
      async ({ acting, params }) => {
        await withdrawTemplate(acting, params.key);
        return { success: true };
      },
      {
        admin: true,
        params: t.Object({ key: t.String() }),
        detail: describe(TAG, "Removes a template of the house's own, from the accounts that had it too", "Success", {
          errors: [401, 403, 404],
        }),
      },
    );

const requestRoutes = (engine: Engine, guard: SessionGuard) =>
  new Elysia()
    .use(guard)
    .get("/password-reset-requests", () => listResetRequests(engine.store.db), {
      admin: true,
      detail: describe(TAG, "Open password reset requests", ["PasswordResetRequest"], { errors: [401, 403] }),
    })
    .put(
      "/password-reset-request/:id/resolve",
      ({ acting, params }) => {
        closeResetRequest(acting, params.id, "resolved", engine.now());
        return { success: true };
      },
      { admin: true, params: requestParams, detail: describe(TAG, "Marks a request as done", "Success", { errors: [401, 403, 404, 409] }) },
    )
    .put(
      "/password-reset-request/:id/dismiss",
      ({ acting, params }) => {
        closeResetRequest(acting, params.id, "dismissed", engine.now());
        return { success: true };
      },
      { admin: true, params: requestParams, detail: describe(TAG, "Dismisses a request", "Success", { errors: [401, 403, 404, 409] }) },
    );

const healthOf = (engine: Engine) =>
  systemHealth(engine.log, { healthy: engine.runner.healthy(), mailbox: engine.mailbox.state(), queue: engine.queue() }, engine.now());

const overviewRoutes = (engine: Engine, guard: SessionGuard) =>
  new Elysia()
    .use(guard)
    .get("/health", () => healthOf(engine), {
      admin: true,
      detail: describe(TAG, "The last day as the log tells it", "SystemHealth", { errors: [401, 403] }),
    })
    .get("/workers", () => engine.workers()?.workers() ?? [], {
      admin: true,
      detail: describe(TAG, "The workers that take documents from the queue, and why one gets none", ["WorkerStatus"], {
        errors: [401, 403],
      }),
    })
    .get("/matcher", () => matcherSwitch({ db: engine.store.db, config: engine.config }), {
      admin: true,
      detail: describe(TAG, "Whether CVs are scored against job descriptions here", "MatcherSwitch", { errors: [401, 403] }),
    })
    .put("/matcher", ({ acting, user, body }) => switchMatcher(acting, user.id, body.on), {
      admin: true,
      body: t.Object({ on: t.Boolean() }, { examples: [{ on: false }] }),
      detail: describe(TAG, "Switches the matcher on or off for all accounts", "MatcherSwitch", { errors: [400, 401, 403, 409] }),
    })
    .get("/credits-stats", () => creditsStats(engine.store.db, engine.now()), {
      admin: true,
      detail: describe(TAG, "Credits used and refunded over all accounts", "CreditsStats", { errors: [401, 403] }),
    })
    .get("/user-stats/:userId", ({ params }) => userStats(engine.store.db, getUser(engine.store.db, params.userId).id, engine.now()), {
      admin: true,
      params: userParams,
      detail: describe(TAG, "Statistics of one account", "UserStats", { errors: [401, 403, 404] }),
    })
    .get(
      "/user/:userId/ledger",
      ({ params, query }) => listLedger(engine.store.db, getUser(engine.store.db, params.userId).id, query.page, query.kind),
      {
        admin: true,
        params: userParams,
        query: t.Object({
          page: t.Numeric({ minimum: 1, maximum: 1_000_000, multipleOf: 1, default: 1 }),
          kind: t.Optional(t.Union(LEDGER_KINDS.map((kind) => t.Literal(kind)))),
        }),
        detail: describe(TAG, "An account's ledger, newest first, fifty rows a page, all or of one kind", "LedgerPage", {
          errors: [400, 401, 403, 404],
        }),
      },
    )
    .get("/contact-messages", () => listContactMessages(engine.store.db), {
      admin: true,
      detail: describe(TAG, "What visitors wrote", ["ContactMessage"], { errors: [401, 403] }),
    })
    .delete(
      "/contact-messages/:id",
      ({ acting, params }) => {
        deleteContactMessage(acting, params.id);
        return { success: true };
      },
      { admin: true, params: requestParams, detail: describe(TAG, "Deletes a message", "Success", { errors: [401, 403, 404] }) },
    );
