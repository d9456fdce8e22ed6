import { Elysia, t } from "elysia";
import { refuseToStyle } from "../../../engine/agencies/membership.ts";
import { AppError } from "../../../engine/contract/errors.ts";
import { MAX_HOUSE_WORDS } from "../../../engine/contract/limits.ts";
import type { Engine } from "../../../engine/engine.ts";
import { builtInLabels } from "../../../engine/house/built-in-labels.ts";
import { type Keeper, styleKeeperOf } from "../../../engine/house/keeper.ts";
import { keptWords, saveWords } from "../../../engine/house/words.ts";
import { describe } from "../../openapi/describe.ts";
import type { SessionGuard } from "../../session.ts";

const TAG = "House words";
const scoped = t.Object({ scope: t.Optional(t.Literal("house", { description: "The words of the house, which all accounts use" })) });
// A list that is too long, and a value that is not known, are refused with a sentence of their own.
const words = t.Object(
  {
    headings: t.Array(t.Object({ text: t.String(), section: t.String(), language: t.Optional(t.String()) }), {
      description: `At most ${MAX_HOUSE_WORDS}`,
    }),
    labels: t.Array(t.Object({ key: t.String(), language: t.String(), text: t.String() }), { description: `At most ${MAX_HOUSE_WORDS}` }),
  },
  {
    examples: [
      {
        headings: [{ text: "Career milestones", section: "work" }],
        labels: [{ key: "work", language: "en", text: "Track record" }],
      },
    ],
  },
);

const spoken = t.Object({ language: t.String({ maxLength: 10, description: "ISO 639-1, such as de", examples: ["de"] }) });

/** The words that an account, or an administrator for the house, has taught: which section a heading opens, how a label is printed. */
export const houseRoutes = (engine: Engine, guard: SessionGuard) =>
  new Elysia()
    .use(guard)
    .get("/house/words", ({ user, query }) => keptWords(engine.store.db, keeperOf(engine, user, query)), {
      signedIn: "templates:read",
      query: scoped,
      detail: describe(TAG, "The words that the account or its agency keeps, or with scope=house those of the house", "HouseWords", {
        errors: [400, 401],
      }),
    })
    .put(
      "/house/words",
      ({ acting, user, query, body }) => {
        if (query.scope !== "house") refuseToStyle(user);
        else if (user.role !== "admin") throw new AppError("forbidden", "Only an administrator changes the words of the house.");
        return saveWords(acting, keeperOf(engine, user, query), body);
      },
      {
        signedIn: "no key",
        query: scoped,
        body: words,
        detail: describe(
          TAG,
          "Keeps words in the place of those of the account or its agency, or with scope=house of the house",
          "HouseWords",
          {
            errors: [400, 401, 403],
          },
        ),
      },
    )
    .get("/house/labels", ({ query }) => builtInLabels(query.language), {
      signedIn: "templates:read",
      query: spoken,
      detail: describe(TAG, "The labels that documents print in a language, as they are built in", ["BuiltInLabel"], {
        errors: [400, 401],
      }),
    });

const keeperOf = ({ store }: Engine, { id }: { id: string }, { scope }: { scope?: "house" }): Keeper =>
  scope ?? styleKeeperOf(store.db, id);
