import { Elysia, t } from "elysia";
import { changeAgency, createAgency, dissolveAgency } from "../../../engine/agencies/agencies.ts";
import { readAgency } from "../../../engine/agencies/describe-agency.ts";
import { inviteMember, joinAgency, showInvitation, withdrawInvitation } from "../../../engine/agencies/invitations.ts";
import { changeMember, removeMember } from "../../../engine/agencies/members.ts";
import type { CreatedAgencyInvitation } from "../../../engine/contract/api.ts";
import { MAX_AGENCY_NAME_CHARS } from "../../../engine/contract/limits.ts";
import type { Engine } from "../../../engine/engine.ts";
import { idempotencyKey, once } from "../../http/idempotency.ts";
import { openSecret, sealSecret } from "../../http/sealed-secret.ts";
import { describe } from "../../openapi/describe.ts";
import type { SessionGuard } from "../../session.ts";

const TAG = "Agency";
// What a name or an address may be is checked by the engine, with a sentence.
const name = t.String({ maxLength: 4 * MAX_AGENCY_NAME_CHARS });
const role = t.Union([t.Literal("recruiter"), t.Literal("brand-editor"), t.Literal("administrator")]);
const id = t.String({ maxLength: 100 });
const ofId = t.Object({ id });
const token = t.Object({ token: t.String({ maxLength: 200 }) }, { examples: [{ token: "k3Jq0…" }] });

/** Accounts that work together. Keys are of no use here: it is persons who invite, join and leave. */
export const agencyRoutes = (engine: Engine, guard: SessionGuard) =>
  new Elysia()
    .use(guard)
    .get("/agency", ({ user }) => Response.json(readAgency(engine.store.db, user.id, engine.now())), {
      signedIn: "no key",
      detail: describe(TAG, "The agency of the account with its members; null for an account that works alone", "OwnAgency", {
        errors: [401, 403],
      }),
    })
    .post(
      "/agency",
      async ({ acting, user, body, request, set }) => {
        const made = await once(engine, { request, scope: user.id, body }, (keep) =>
          createAgency(acting, user.id, body, (tx, agency) => keep(tx, agency, agency.id)),
        );
        set.status = 201;
        return made;
      },
      {
        signedIn: "no key",
        body: t.Object({ name, sharesJobs: t.Boolean() }, { examples: [{ name: "Harbour Staffing", sharesJobs: true }] }),
        detail: describe(
          TAG,
          "Makes an agency, which the account pays for and administers; its brand and words become the agency's",
          "Agency",
          {
            status: 201,
            repeatable: true,
            errors: [400, 401, 403, 409],
          },
        ),
      },
    )
    .patch("/agency", ({ acting, user, body }) => changeAgency(acting, user.id, body), {
      signedIn: "no key",
      body: t.Object(
        { name: t.Optional(name), sharesJobs: t.Optional(t.Boolean()), payer: t.Optional(id) },
        { examples: [{ sharesJobs: false }] },
      ),
      detail: describe(
        TAG,
        "Changes the name, whether colleagues see each other's jobs, or which member pays: that one has all credits then",
        "Agency",
        { errors: [400, 401, 403, 404, 409] },
      ),
    })
    .delete(
      "/agency",
      ({ acting, user }) => {
        dissolveAgency(acting, user.id);
        return { success: true };
      },
      {
        signedIn: "no key",
        detail: describe(TAG, "Dissolves the agency: everybody works alone again, with the own jobs", "Success", {
          errors: [401, 403, 404],
        }),
      },
    )
    .post(
      "/agency/invitations",
      async ({ acting, user, body, request, set }) => {
        const made = await inviteOnce(acting, user.id, body, request);
        set.status = 201;
        return made;
      },
      {
        signedIn: "no key",
        body: t.Object({ email: t.String({ maxLength: 320 }), role }, { examples: [{ email: "ines@agency.example", role: "recruiter" }] }),
        detail: describe(
          TAG,
          "Invites somebody by a mail address. The answer is the only one that has the page where that person joins",
          "CreatedAgencyInvitation",
          { status: 201, repeatable: true, errors: [400, 401, 403, 404, 409] },
        ),
      },
    )
    .delete(
      "/agency/invitations/:id",
      ({ acting, user, params }) => {
        withdrawInvitation(acting, user.id, params.id);
        return { success: true };
      },
      {
        signedIn: "no key",
        params: ofId,
        detail: describe(TAG, "Takes an invitation back", "Success", { errors: [401, 403, 404] }),
      },
    )
    .post("/agency/invitation", ({ user, body }) => showInvitation(engine, user, body.token), {
      signedIn: "no key",
      body: token,
      detail: describe(TAG, "What the account is invited to", "ShownAgencyInvitation", { errors: [400, 401, 403, 404, 409] }),
    })
    .post("/agency/join", ({ acting, user, body }) => joinAgency(acting, user, body.token), {
      signedIn: "no key",
      body: token,
      detail: describe(TAG, "Makes the invited account a member", "Agency", { errors: [400, 401, 403, 404, 409] }),
    })
    .patch("/agency/members/:id", ({ acting, user, params, body }) => changeMember(acting, user.id, params.id, body.role), {
      signedIn: "no key",
      params: ofId,
      body: t.Object({ role }, { examples: [{ role: "brand-editor" }] }),
      detail: describe(TAG, "Gives a member another role", "Agency", { errors: [400, 401, 403, 404, 409] }),
    })
    .delete(
      "/agency/members/:id",
      ({ acting, user, params }) => {
        removeMember(acting, user.id, params.id);
        return { success: true };
      },
      {
        signedIn: "no key",
        params: ofId,
        detail: describe(
          TAG,
          "Removes a member, or leaves by the own id. Jobs of the agency become those of the administrator who removes, or of the account that pays",
          "Success",
          { errors: [401, 403, 404, 409] },
        ),
      },
    );

/** What is kept for a repetition has the address of the page sealed: the database never has it in the clear. */
async function inviteOnce(
  acting: Engine,
  userId: string,
  body: Parameters<typeof inviteMember>[2],
  request: Request,
): Promise<CreatedAgencyInvitation> {
  const sent = idempotencyKey(request) ?? "";
  const { url, ...made } = await once<CreatedAgencyInvitation>(acting, { request, scope: userId, body }, (keep) => {
    const kept = (one: CreatedAgencyInvitation) => ({ ...one, url: sealSecret(one.url, sent) });
    return kept(inviteMember(acting, userId, body, (tx, one) => keep(tx, kept(one), one.id)));
  });
  return { ...made, url: openSecret(url, sent) };
}
