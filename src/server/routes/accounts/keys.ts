import { Elysia, t } from "elysia";
import { type AskedKey, createApiKey, listApiKeys, revokeApiKey } from "../../../engine/accounts/keys/api-keys.ts";
import type { UserRow } from "../../../engine/accounts/users.ts";
import type { CreatedApiKey } from "../../../engine/contract/api.ts";
import { MAX_API_KEY_NAME_CHARS } from "../../../engine/contract/limits.ts";
import type { Engine } from "../../../engine/engine.ts";
import { idempotencyKey, once } from "../../http/idempotency.ts";
import { openSecret, sealSecret } from "../../http/sealed-secret.ts";
import { describe } from "../../openapi/describe.ts";
import type { SessionGuard } from "../../session.ts";

const TAG = "API keys";

/** The keys by which programs call the API for the account. Keys cannot make keys. */
export const keyRoutes = (engine: Engine, guard: SessionGuard) =>
  new Elysia()
    .use(guard)
    .get("/keys", ({ user }) => listApiKeys(engine.store, user.id), {
      signedIn: "no key",
      detail: describe(TAG, "The account's API keys, the newest first", ["ApiKey"], { errors: [401, 403] }),
    })
    .post(
      "/keys",
      async ({ acting, user, body, request, set }) => {
        const made = await createOnce(acting, user, body, request);
        set.status = 201;
        return made;
      },
      {
        signedIn: "no key",
        body: t.Object(
          {
            name: t.String({ maxLength: 4 * MAX_API_KEY_NAME_CHARS }),
            scopes: t.Array(t.String({ maxLength: 40 }), { maxItems: 20 }),
            expiresAt: t.Optional(t.String({ maxLength: 40, description: "A date or an instant; without it the key does not expire" })),
          },
          { examples: [{ name: "Nightly import", scopes: ["cv:write", "cv:read"], expiresAt: "2027-01-31" }] },
        ),
        detail: describe(TAG, "Makes an API key. The answer is the only one that has the key itself", "CreatedApiKey", {
          status: 201,
          repeatable: true,
          errors: [400, 401, 403, 409],
        }),
      },
    )
    .delete(
      "/keys/:id",
      ({ acting, user, params }) => {
        revokeApiKey(acting, user.id, params.id);
        return { success: true };
      },
      {
        signedIn: "no key",
        params: t.Object({ id: t.String() }),
        detail: describe(TAG, "Revokes an API key at once", "Success", { errors: [401, 403, 404] }),
      },
    );

/** What is kept for a repetition has the key sealed: the database never has it in the clear. */
async function createOnce(engine: Engine, user: UserRow, body: AskedKey, request: Request): Promise<CreatedApiKey> {
  const sent = idempotencyKey(request) ?? "";
  const { key, ...made } = await once<CreatedApiKey>(engine, { request, scope: user.id, body }, (keep) => {
    const kept = (one: CreatedApiKey) => ({ ...one, key: sealSecret(one.key, sent) });
    return kept(createApiKey(engine, user, body, engine.now(), (tx, one) => keep(tx, kept(one), one.id)));
  });
  return { ...made, key: openSecret(key, sent) };
}
