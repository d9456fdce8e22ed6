import { Elysia, t } from "elysia";
import { selectTemplate } from "../../../engine/accounts/administration.ts";
import { actingUser, toOwnUser } from "../../../engine/agencies/membership.ts";
import { AppError } from "../../../engine/contract/errors.ts";
import type { Engine } from "../../../engine/engine.ts";
import { listAssigned } from "../../../engine/templates/list-assigned.ts";
import { templatePicture } from "../../../engine/templates/pictures/template-picture.ts";
import { picture } from "../../http/attachment.ts";
import { describe, PNG } from "../../openapi/describe.ts";
import type { SessionGuard } from "../../session.ts";

const TAG = "Account";

/** What belongs to the signed-in account beside its jobs. */
export const accountRoutes = (engine: Engine, guard: SessionGuard) =>
  new Elysia()
    .use(guard)
    .get("/wallet", ({ user }) => ({ plan: user.plan, credits: user.credits }), {
      signedIn: "any key",
      detail: describe(TAG, "Plan and credits", "Wallet", { errors: [401] }),
    })
    .get(
      "/templates/:key/picture",
      async ({ user, params, request }) => picture(await templatePicture(engine, user, params.key), request),
      {
        signedIn: "templates:read",
        params: t.Object({ key: t.String() }),
        detail: describe(
          TAG,
          "A sample CV in a template that the account may choose, as a picture",
          { file: PNG },
          { cached: true, errors: [401, 404] },
        ),
      },
    )
    .get("/user/templates", ({ user }) => listAssigned(engine, user), {
      signedIn: "templates:read",
      detail: describe(TAG, "The templates that the account may choose", ["AssignedTemplate"], { errors: [401] }),
    })
    .put("/user/:id/template", ({ acting, user, params, body }) => select(acting, ownId(user.id, params.id), body.template), {
      signedIn: "no key",
      params: t.Object({ id: t.String() }),
      body: t.Object({ template: t.String() }, { examples: [{ template: "viseo_template_v2" }] }),
      detail: describe(TAG, "Chooses one of the assigned templates", "User", { errors: [400, 401, 404] }),
    });

const select = (acting: Engine, userId: string, template: string) =>
  toOwnUser(actingUser(acting.store.db, selectTemplate(acting, userId, template)));

/** For another account's id the answer is that of an id that does not exist. */
function ownId(userId: string, asked: string): string {
  if (asked !== userId) throw new AppError("not_found", "This user does not exist.");
  return userId;
}
