import { and, eq, inArray, notInArray, sql } from "drizzle-orm";
import type { Trace } from "../../compliance/audit/trace.ts";
import type { Brand, BrandFile, BrandState } from "../../contract/api.ts";
import { FAMILIES } from "../../contract/brand-values.ts";
import { AppError } from "../../contract/errors.ts";
import { MAX_BRAND_FILES } from "../../contract/limits.ts";
import type { ReadBrandFile } from "../../cv/render/brand/read-brand-file.ts";
import type { BrandFont, BrandPicture, LoadedBrand } from "../../cv/render/brand/with-brand.ts";
import type { Db, Store } from "../../store/open-store.ts";
import { brandFiles, brands } from "../../store/schema.ts";
import { type Keeper, keptBy, rowOf, styleKeeperOf } from "../keeper.ts";
import { brandNotes } from "./brand-notes.ts";
import { checkBrand } from "./check-brand.ts";

type Tracing = { store: Store; trace: Trace };
type FileRow = typeof brandFiles.$inferSelect;

/** The brand for the documents of an account: its own or its agency's, else that of the house; undefined where neither has one. */
export const readBrand = (db: Db, userId: string): LoadedBrand | undefined => brandFor(db, styleKeeperOf(db, userId));

/** The same for a keeper of brands. */
export const brandFor = (db: Db, keeper: Keeper): LoadedBrand | undefined => loadKept(db, keeper) ?? loadKept(db, "house");

function loadKept(db: Db, keeper: Keeper): LoadedBrand | undefined {
  const brand = brandOf(db, keeper);
  return brand && loadBrand(db, keeper, brand);
}

/** A brand, which need not be the one that is kept, with the keeper's files that it uses. */
export const loadBrand = (db: Db, keeper: Keeper, brand: Brand): LoadedBrand => toLoaded(brand, rowsOf(db, keeper, idsOf(brand)));

/** A brand with its files. */
export function toLoaded(brand: Brand, rows: Pick<FileRow, "id" | "described" | "bytes" | "picture">[]): LoadedBrand {
  const logos = new Map<string, BrandPicture>();
  const fonts: BrandFont[] = [];
  for (const { id, described, bytes, picture } of rows) {
    if (described.kind === "font") fonts.push({ ...described, bytes });
    else {
      const { width, height, format } = described;
      logos.set(id, { png: picture ?? bytes, width, height, ...(format === "svg" && { svg: bytes.toString("utf8") }) });
    }
  }
  return { brand, logos, fonts };
}

/** The brand that an account or the house keeps itself, with all its files. */
export function keptBrand(db: Db, keeper: Keeper): BrandState {
  const brand = brandOf(db, keeper) ?? null;
  const files = listFiles(db, keeper);
  return { brand, files, notes: brand ? brandNotes(brand, files) : [] };
}

/** A brand as it would be kept, and what is to be known of it. Throws AppError `invalid`, naming the wrong field. */
export function tryBrand(db: Db, keeper: Keeper, value: unknown): { brand: Brand; notes: string[] } {
  const files = listFiles(db, keeper);
  const brand = checkBrand(value, files);
  return { brand, notes: brandNotes(brand, files) };
}

/** Keeps a brand in the place of the one that was kept; files that it does not use are deleted. Throws AppError `invalid`, naming the wrong field; then nothing changes. */
export function saveBrand({ store, trace }: Tracing, keeper: Keeper, value: unknown): BrandState {
  return store.transaction((tx) => {
    const { brand } = tryBrand(tx, keeper, value);
    tx.insert(brands)
      .values({ ...rowOf(keeper), brand })
      .onConflictDoUpdate({ target: brands.scope, set: { brand } })
      .run();
    removeUnused(tx, keeper, brand);
    trace(tx, { action: "brand.changed", ...keptBy(keeper) });
    return keptBrand(tx, keeper);
  });
}

/** Takes the brand away with its files. Documents are as the styles say from then on. */
export function removeBrand({ store, trace }: Tracing, keeper: Keeper): BrandState {
  return store.transaction((tx) => {
    const { scope } = rowOf(keeper);
    tx.delete(brands).where(eq(brands.scope, scope)).run();
    tx.delete(brandFiles).where(eq(brandFiles.scope, scope)).run();
    trace(tx, { action: "brand.removed", ...keptBy(keeper) });
    return keptBrand(tx, keeper);
  });
}

/** Another keeper has the brand and its files from now on, in the place of its own. Nothing happens where there is none. */
export function moveBrand(tx: Db, from: Keeper, to: Keeper): void {
  const [source, target] = [rowOf(from), rowOf(to)];
  if (!brandOf(tx, from)) return;
  for (const table of [brands, brandFiles]) {
    tx.delete(table).where(eq(table.scope, target.scope)).run();
    tx.update(table).set(target).where(eq(table.scope, source.scope)).run();
  }
}

/** Keeps an uploaded file for a brand that is to be saved. Throws AppError `invalid` for a font that ships, and where there are too many files. */
export function keepBrandFile(
  { store, trace }: Tracing,
  keeper: Keeper,
  name: string,
  { described, bytes, picture }: ReadBrandFile,
): BrandFile {
  refuseShipped(described);
  return store.transaction((tx) => {
    const id = new Bun.CryptoHasher("sha256").update(bytes).digest("hex");
    const kept = listFiles(tx, keeper);
    const same = kept.find((file) => file.id === id);
    if (same) return same;
    if (kept.length >= MAX_BRAND_FILES) removeUnused(tx, keeper, brandOf(tx, keeper) ?? {});
    if (listFiles(tx, keeper).length >= MAX_BRAND_FILES)
      throw new AppError("invalid", `A brand has at most ${MAX_BRAND_FILES} logos and fonts. Please remove one and save.`);
    tx.insert(brandFiles)
      .values({ ...rowOf(keeper), id, name, described, bytes: Buffer.from(bytes), picture: picture ? Buffer.from(picture) : null })
      .run();
    const { details, ...whose } = keptBy(keeper);
    trace(tx, { action: "brand.file-added", ...whose, details: { ...details, kind: described.kind } });
    return { id, name, bytes: bytes.length, ...described };
  });
}

/** Of two fonts of one name a document would have either. */
export function refuseShipped(described: ReadBrandFile["described"]): void {
  if (described.kind === "font" && (FAMILIES as readonly string[]).includes(described.family))
    throw new AppError("invalid", `${described.family} comes with Vitae: choose it in the list of fonts.`);
}

/** A logo as a PNG. Throws AppError `not_found` for a file that is no logo or not there. */
export function brandPicture(db: Db, keeper: Keeper, id: string): Uint8Array {
  const [row] = rowsOf(db, keeper, [id]);
  if (row?.described.kind !== "logo") throw new AppError("not_found", "There is no such logo.");
  return row.picture ?? row.bytes;
}

/** The bytes of a file that is kept. Throws AppError `not_found`. */
export function brandBytes(db: Db, keeper: Keeper, id: string): Uint8Array {
  const [row] = rowsOf(db, keeper, [id]);
  if (!row) throw new AppError("not_found", "There is no such file.");
  return row.bytes;
}

function removeUnused(tx: Db, keeper: Keeper, brand: Brand): void {
  tx.delete(brandFiles)
    .where(and(eq(brandFiles.scope, rowOf(keeper).scope), notInArray(brandFiles.id, idsOf(brand))))
    .run();
}

const idsOf = ({ logo, fonts }: Brand): string[] => [logo?.file, logo?.dark, ...(fonts?.files ?? [])].filter((id) => id !== undefined);

const brandOf = (db: Db, keeper: Keeper): Brand | undefined =>
  db
    .select()
    .from(brands)
    .where(eq(brands.scope, rowOf(keeper).scope))
    .get()?.brand;

const rowsOf = (db: Db, keeper: Keeper, ids: string[]): FileRow[] =>
  db
    .select()
    .from(brandFiles)
    .where(and(eq(brandFiles.scope, rowOf(keeper).scope), inArray(brandFiles.id, ids)))
    .orderBy(brandFiles.name, brandFiles.id)
    .all();

/** Without their bytes, which may be many. */
const listFiles = (db: Db, keeper: Keeper): BrandFile[] =>
  db
    .select({ id: brandFiles.id, name: brandFiles.name, bytes: sql<number>`length(${brandFiles.bytes})`, described: brandFiles.described })
    .from(brandFiles)
    .where(eq(brandFiles.scope, rowOf(keeper).scope))
    .orderBy(brandFiles.name, brandFiles.id)
    .all()
    .map(({ described, ...file }) => ({ ...file, ...described }));
