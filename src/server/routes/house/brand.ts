import { Elysia, t } from "elysia";
import { type ActingUser, refuseToStyle } from "../../../engine/agencies/membership.ts";
import { AppError } from "../../../engine/contract/errors.ts";
import type { Engine } from "../../../engine/engine.ts";
import { brandPicture, keepBrandFile, keptBrand, loadBrand, removeBrand, saveBrand, tryBrand } from "../../../engine/house/brand/brands.ts";
import { type Keeper, styleKeeperOf } from "../../../engine/house/keeper.ts";
import { resultPage } from "../../../engine/jobs/review/render-result.ts";
import { resultSettings } from "../../../engine/jobs/review/result-options.ts";
import { openReview } from "../../../engine/jobs/review/review-row.ts";
import { bytesOf } from "../../../engine/jobs/submit/upload.ts";
import { drawnPicture, pngAnswer } from "../../http/attachment.ts";
import { BINARY, describe, PNG } from "../../openapi/describe.ts";
import type { SessionGuard } from "../../session.ts";
import { BRAND_FORM, uploadOf, withForm } from "../../uploads/form-body.ts";
import type { UploadGate } from "../../uploads/upload-gate.ts";

const TAG = "Brand";
const scoped = t.Object({ scope: t.Optional(t.Literal("house", { description: "The brand of the house, for accounts without one" })) });
const some = t.Optional(t.String());
const wording = t.Optional(t.Union([t.String(), t.Record(t.String(), t.String())]));
// What the values may be is checked by the engine, with a sentence that names the field.
const brand = t.Object(
  {
    name: some,
    logo: t.Optional(t.Object({ file: t.String(), dark: some, height: t.Optional(t.Number()), side: some })),
    colors: t.Optional(t.Object({ primary: some, accent: some, text: some })),
    fonts: t.Optional(t.Object({ heading: some, body: some, files: t.Optional(t.Array(t.String())) })),
    header: wording,
    footer: wording,
    confidentiality: wording,
    page: some,
    dates: some,
    sections: t.Optional(t.Array(t.String())),
  },
  { examples: [{ name: "Acme", colors: { primary: "#1f3a4d", accent: "#2f7f86" }, footer: "Acme · {name}" }] },
);
const PREVIEW_WIDTH = 900;

/** How documents carry the agency: name, logo, colours, fonts, running texts, sections; for an account, or by an administrator for the house. */
export const brandRoutes = (engine: Engine, guard: SessionGuard, gate: UploadGate) =>
  new Elysia()
    .use(guard)
    .get("/house/brand", ({ user, query }) => keptBrand(engine.store.db, keeperOf(engine, user, query)), {
      signedIn: "templates:read",
      query: scoped,
      detail: describe(TAG, "The brand that the account or its agency keeps, or with scope=house that of the house", "BrandState", {
        errors: [400, 401],
      }),
    })
    .put("/house/brand", ({ acting, user, query, body }) => saveBrand(acting, changerOf(engine, user, query), body), {
      signedIn: "no key",
      query: scoped,
      body: brand,
      detail: describe(
        TAG,
        "Keeps a brand in the place of the account's or its agency's, or with scope=house of the house's",
        "BrandState",
        {
          errors: [400, 401, 403],
        },
      ),
    })
    .delete("/house/brand", ({ acting, user, query }) => removeBrand(acting, changerOf(engine, user, query)), {
      signedIn: "no key",
      query: scoped,
      detail: describe(TAG, "Takes the brand away with its logos and fonts", "BrandState", { errors: [400, 401, 403] }),
    })
    .post(
      "/house/brand/files",
      async ({ acting, user, query, request, set }) => {
        const keeper = changerOf(engine, user, query);
        const file = await withForm({ engine, gate, request, user }, BRAND_FORM, async (form) => {
          const upload = uploadOf(form, "file");
          if (!upload) throw new AppError("invalid", "Please choose a logo or a font to upload.");
          return keepBrandFile(acting, keeper, upload.fileName, await engine.readBrandFile(await bytesOf(upload)));
        });
        set.status = 201;
        return file;
      },
      {
        signedIn: "no key",
        parse: "none",
        query: scoped,
        detail: describe(TAG, "Keeps a logo (SVG, PNG) or a font (TTF, OTF) for a brand that is to be saved", "BrandFile", {
          status: 201,
          errors: [400, 401, 403, 408, 413, 503],
          form: { fields: { file: BINARY }, required: ["file"], example: { file: "logo.svg" } },
        }),
      },
    )
    .get(
      "/house/brand/files/:logo",
      async ({ user, params, query, request }) => {
        const logo = brandPicture(engine.store.db, keeperOf(engine, user, query), params.logo);
        return await drawnPicture(request, `brand ${params.logo}`, async () => logo);
      },
      {
        signedIn: "templates:read",
        params: t.Object({ logo: t.String({ maxLength: 64 }) }),
        query: scoped,
        detail: describe(TAG, "A logo as a picture", { file: PNG }, { cached: true, errors: [400, 401, 404] }),
      },
    )
    .post("/house/brand/check", ({ user, query, body }) => tryBrand(engine.store.db, keeperOf(engine, user, query), body), {
      signedIn: "templates:read",
      query: scoped,
      body: brand,
      detail: describe(TAG, "What is to be known of a brand that is not saved yet", "BrandCheck", { errors: [400, 401] }),
    })
    .post(
      "/house/brand/preview",
      async ({ user, query, body }) => pngAnswer(await preview(engine, user, keeperOf(engine, user, query), body)),
      {
        signedIn: "templates:read",
        query: scoped,
        body: t.Object(
          { brand, template: t.String({ maxLength: 200 }), job: t.Optional(t.String({ maxLength: 100 })) },
          { examples: [{ brand: { name: "Acme" }, template: "default" }] },
        ),
        detail: describe(
          TAG,
          "The first page of a sample CV, or of the CV of a job, in a style with a brand that is not saved yet",
          { file: PNG },
          { errors: [400, 401, 404, 409, 410, 503] },
        ),
      },
    );

const keeperOf = ({ store }: Engine, { id }: { id: string }, { scope }: { scope?: "house" }): Keeper =>
  scope ?? styleKeeperOf(store.db, id);

function changerOf(engine: Engine, user: ActingUser, query: { scope?: "house" }): Keeper {
  if (query.scope !== "house") refuseToStyle(user);
  else if (user.role !== "admin") throw new AppError("forbidden", "Only an administrator changes the brand of the house.");
  return keeperOf(engine, user, query);
}

type Wanted = { brand: object; template: string; job?: string };

async function preview(engine: Engine, user: ActingUser, keeper: Keeper, { brand: draft, template: key, job: jobId }: Wanted) {
  const { db } = engine.store;
  const loaded = loadBrand(db, keeper, tryBrand(db, keeper, draft).brand);
  const loadTemplate = (name: string) => engine.loadTemplate(name, { brand: loaded });
  if (user.role !== "admin" && !user.assignedTemplates.includes(key))
    throw new AppError("invalid", "This template is not assigned to your account. Please choose another one.");
  if (jobId === undefined) return await engine.drawNow({ template: await loadTemplate(key) });

  const { job, review } = await openReview(engine, user.id, jobId);
  const settings = await resultSettings(job, [key], { template: key }, { store: engine.store, loadTemplate });
  return await resultPage(engine, { job, review, settings }, { number: 1, width: PREVIEW_WIDTH });
}
