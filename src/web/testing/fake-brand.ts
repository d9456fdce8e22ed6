import { join } from "node:path";
import type { Brand, BrandFile, BrandState } from "../../engine/contract/api.ts";
import { contrast, isReadable, readable } from "../../engine/contract/contrast.ts";

const PICTURE = join(import.meta.dir, "../../../docs/pictures/after.png");

/** What the fake keeps of a brand: one for the account, and one for the house. */
export type BrandsState = { brand: BrandState; houseBrand: BrandState };
type BrandCall = {
  state: BrandsState;
  id: string;
  request: Request;
  body: () => Promise<Record<string, unknown>>;
  form: () => Promise<FormData>;
};

export const noBrand = (): BrandState => ({ brand: null, files: [], notes: [] });

/** The contract of a brand, in memory: of its checks the one on colours. */
export const BRAND_ROUTES = {
  "GET /house/brand": (call: BrandCall) => call.state[keeperOf(call)],
  "PUT /house/brand": async (call: BrandCall) => {
    const brand = (await call.body()) as Brand;
    const refused = refusal(brand);
    if (refused) return refused;
    call.state[keeperOf(call)] = { ...call.state[keeperOf(call)], brand };
    return call.state[keeperOf(call)];
  },
  "DELETE /house/brand": (call: BrandCall) => {
    call.state[keeperOf(call)] = noBrand();
    return call.state[keeperOf(call)];
  },
  "POST /house/brand/files": async (call: BrandCall) => {
    const { name } = (await call.form()).get("file") as File;
    const file: BrandFile = fileOf(name);
    call.state[keeperOf(call)].files.push(file);
    return Response.json(file, { status: 201 });
  },
  "GET /house/brand/files/:id": () => new Response(LOGO, { headers: { "content-type": "image/svg+xml" } }),
  "POST /house/brand/check": async (call: BrandCall) => {
    const brand = (await call.body()) as Brand;
    return refusal(brand) ?? { brand, notes: [] };
  },
  "POST /house/brand/preview": async (call: BrandCall) => {
    const { brand } = (await call.body()) as { brand: Brand };
    return refusal(brand) ?? new Response(Bun.file(PICTURE));
  },
};

const keeperOf = ({ request }: BrandCall) => (new URL(request.url).searchParams.get("scope") === "house" ? "houseBrand" : "brand");

const fileOf = (name: string): BrandFile => {
  const common = { id: `${name.replace(/\W/g, "-")}`, name, bytes: 2_400 };
  if (/\.(ttf|otf)$/.test(name)) return { ...common, kind: "font", family: "Enna Sans", weight: 400, italic: false, embedding: "print" };
  return { ...common, kind: "logo", format: "svg", width: 1200, height: 300 };
};

function refusal({ colors }: Brand): Response | undefined {
  const primary = colors?.primary;
  if (!primary || !/^#[0-9a-f]{6}$/i.test(primary) || isReadable(primary)) return undefined;
  const message = `The main colour ${primary} is too light to be read on white paper: its contrast is ${contrast(primary, "#ffffff").toFixed(1)}.`;
  return Response.json({ error: message, message, field: "colors.primary", suggestion: readable(primary) }, { status: 400 });
}

/** Purple, with less of a yellow. */
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="100" viewBox="0 0 400 100"><rect width="90" height="90" x="5" y="5" rx="12" fill="#5b2a86"/><circle cx="76" cy="24" r="16" fill="#f2a900"/><rect x="120" y="34" width="270" height="32" rx="6" fill="#2b2b33"/></svg>';
