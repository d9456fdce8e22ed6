import { Elysia, t } from "elysia";
import { type ActingUser, administeredAgency } from "../../../engine/agencies/membership.ts";
import { erasePerson } from "../../../engine/compliance/people/erase-person.ts";
import { exportPerson } from "../../../engine/compliance/people/export-person.ts";
import { findPerson } from "../../../engine/compliance/people/find-person.ts";
import { AppError } from "../../../engine/contract/errors.ts";
import type { Engine } from "../../../engine/engine.ts";
import type { Keeper } from "../../../engine/house/keeper.ts";
import { once } from "../../http/idempotency.ts";
import { zipOf } from "../../http/zip.ts";
import { describe, ZIP } from "../../openapi/describe.ts";
import type { SessionGuard } from "../../session.ts";

const TAG = "People";
/** Items of one call. */
const MAX_ITEMS = 1_000;

const scope = t.Optional(
  t.Union([t.Literal("house"), t.Literal("agency")], {
    description:
      "house: all accounts, contact messages too, for administrators; agency: what was done for the account's agency, for its administrators",
  }),
);
// In the body: an address would be written down on its way.
const query = t.String({ maxLength: 200, description: "A name, a mail address or the name of a file" });
const items = t.Array(t.String({ maxLength: 100 }), { maxItems: MAX_ITEMS, description: "Ids of what was found" });
const EXAMPLE = { query: "Maria Santos" };

/** What is held of one person: found, exported, erased. */
export const peopleRoutes = (engine: Engine, guard: SessionGuard) =>
  new Elysia()
    .use(guard)
    .post("/people/find", ({ acting, user, body }) => findPerson(acting, keeperOf(engine, user, body), body.query), {
      signedIn: "no key",
      body: t.Object({ query, scope }, { examples: [EXAMPLE] }),
      detail: describe(TAG, "What is held of a person in the account's jobs, in those of its agency, or of all accounts", "PersonFound", {
        errors: [400, 401, 403, 404],
      }),
    })
    .post(
      "/people/export",
      async ({ acting, user, body }) => {
        const { fileName, json, files } = await exportPerson(acting, keeperOf(engine, user, body), { ...body, by: user.id });
        return zipOf({ texts: [{ fileName: "person.json", text: json }], files }, fileName);
      },
      {
        signedIn: "no key",
        body: t.Object({ query, scope, items: t.Optional(items) }, { examples: [EXAMPLE] }),
        detail: describe(
          TAG,
          "What is held of a person as a ZIP file: person.json and the documents; without items all that does not only mention the person",
          { file: ZIP },
          { errors: [400, 401, 403, 404] },
        ),
      },
    )
    .post(
      "/people/erase",
      ({ acting, user, body, request }) => {
        const keeper = keeperOf(engine, user, body);
        // The answer that is kept for a repetition names nobody.
        return once(engine, { request, scope: user.id, body }, (keep) => erasePerson(acting, keeper, { ...body, by: user.id }, keep));
      },
      {
        signedIn: "no key",
        body: t.Object({ query, scope, items }, { examples: [{ ...EXAMPLE, items: ["cv:4f8a1da4-385a-4ed3-8698-84c504ca79e6"] }] }),
        detail: describe(TAG, "Erases what was found of a person, and says so in a receipt without a name", "ErasureReceipt", {
          repeatable: true,
          errors: [400, 401, 403, 404, 409],
        }),
      },
    );

function keeperOf({ store }: Engine, { id, role }: ActingUser, { scope }: { scope?: "house" | "agency" }): Keeper {
  if (scope === "agency") return { agencyId: administeredAgency(store.db, id).id };
  if (scope === "house" && role !== "admin") throw new AppError("forbidden", "Only an administrator looks into the jobs of all accounts.");
  return scope ?? { userId: id };
}
