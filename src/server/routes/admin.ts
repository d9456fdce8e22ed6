import { Elysia, t } from "elysia";
import {
  addCredits,
  assignTemplates,
  changePassword,
  createUser,
  refuseForAdministrator,
  setCredits,
  setPlan,
} from "../../engine/accounts/administration.ts";
import { deleteUser } from "../../engine/accounts/delete-user.ts";
import { closeResetRequest, listResetRequests } from "../../engine/accounts/reset-requests.ts";
import { getUser, listUsers, toUser } from "../../engine/accounts/users.ts";
import { creditsStats } from "../../engine/credits/totals.ts";
import type { Engine } from "../../engine/engine.ts";
import { listContactMessages } from "../../engine/messages/messages.ts";
import { userStats } from "../../engine/stats/dashboard.ts";
import { systemHealth } from "../../engine/stats/health.ts";
import type { SessionGuard } from "../session.ts";

const detail = (summary: string) => ({ tags: ["Administration"], summary });
const userParams = t.Object({ userId: t.String() });
const requestParams = t.Object({ id: t.String() });
const name = t.Optional(t.Nullable(t.String({ maxLength: 200 })));
const templateList = t.Array(t.String(), { maxItems: 200 });

/** What administrators do. Every one of these is refused to everybody else. */
export const adminRoutes = (engine: Engine, guard: SessionGuard) =>
  new Elysia()
    .use(guard)
    .get("/templates", () => engine.templateKeys(), { admin: true, detail: detail("Keys of all templates") })
    .group("/admin", (admin) => admin.use(userRoutes(engine, guard)).use(requestRoutes(engine, guard)).use(overviewRoutes(engine, guard)));

const userRoutes = (engine: Engine, guard: SessionGuard) =>
  new Elysia()
    .use(guard)
    .get("/users", () => listUsers(engine.store.db), { admin: true, detail: detail("All accounts") })
    .post(
      "/users",
      async ({ body, set }) => {
        const user = await createUser({ ...engine, templateKeys: await engine.templateKeys() }, body);
        set.status = 201;
        return toUser(user);
      },
      {
        admin: true,
        body: t.Object({
          email: t.String(),
          password: t.String(),
          firstName: name,
          lastName: name,
          assignedTemplates: t.Optional(templateList),
        }),
        detail: detail("Makes a regular account"),
      },
    )
    .put(
      "/user/:userId/templates",
      async ({ params, body }) => toUser(assignTemplates(engine.store, params.userId, body.templates, await engine.templateKeys())),
      { admin: true, params: userParams, body: t.Object({ templates: templateList }), detail: detail("Assigns templates") },
    )
    .put(
      "/user/:userId/reset-password",
      async ({ params, body }) => {
        refuseForAdministrator(engine.store.db, params.userId);
        await changePassword(engine, params.userId, body.password);
        return { success: true };
      },
      {
        admin: true,
        params: userParams,
        body: t.Object({ password: t.String() }),
        detail: detail("Sets a new password and ends the account's sessions"),
      },
    )
    .post("/user/:userId/add-credits", ({ params, body }) => toUser(addCredits(engine.store, params.userId, body.credits, engine.now())), {
      admin: true,
      params: userParams,
      body: t.Object({ credits: t.Number() }),
      detail: detail("Adds credits, one or more"),
    })
    .put("/user/:userId/credits", ({ params, body }) => toUser(setCredits(engine.store, params.userId, body.credits, engine.now())), {
      admin: true,
      params: userParams,
      body: t.Object({ credits: t.Number() }),
      detail: detail("Sets the balance, zero or more"),
    })
    .put("/user/:userId/plan", ({ params, body }) => toUser(setPlan(engine.store, params.userId, body.plan)), {
      admin: true,
      params: userParams,
      body: t.Object({ plan: t.Nullable(t.Union([t.Literal("start"), t.Literal("pro")])) }),
      detail: detail("Sets the plan: null, start or pro"),
    })
    .delete(
      "/user/:userId",
      ({ params }) => {
        deleteUser(engine, params.userId);
        return { success: true };
      },
      { admin: true, params: userParams, detail: detail("Deletes an account with all that belongs to it") },
    );

const requestRoutes = (engine: Engine, guard: SessionGuard) =>
  new Elysia()
    .use(guard)
    .get("/password-reset-requests", () => listResetRequests(engine.store.db), {
      admin: true,
      detail: detail("Open password reset requests"),
    })
    .put(
      "/password-reset-request/:id/resolve",
      ({ params }) => {
        closeResetRequest(engine.store, params.id, "resolved", engine.now());
        return { success: true };
      },
      { admin: true, params: requestParams, detail: detail("Marks a request as done") },
    )
    .put(
      "/password-reset-request/:id/dismiss",
      ({ params }) => {
        closeResetRequest(engine.store, params.id, "dismissed", engine.now());
        return { success: true };
      },
      { admin: true, params: requestParams, detail: detail("Dismisses a request") },
    );

const overviewRoutes = (engine: Engine, guard: SessionGuard) =>
  new Elysia()
    .use(guard)
    .get("/health", () => systemHealth(engine.log, engine.runner.healthy(), engine.now()), {
      admin: true,
      detail: detail("The last day as the log tells it"),
    })
    .get("/credits-stats", () => creditsStats(engine.store.db, engine.now()), {
      admin: true,
      detail: detail("Credits used and refunded over all accounts"),
    })
    .get("/user-stats/:userId", ({ params }) => userStats(engine.store.db, getUser(engine.store.db, params.userId).id, engine.now()), {
      admin: true,
      params: userParams,
      detail: detail("Statistics of one account"),
    })
    .get("/contact-messages", () => listContactMessages(engine.store.db), { admin: true, detail: detail("What visitors wrote") });
