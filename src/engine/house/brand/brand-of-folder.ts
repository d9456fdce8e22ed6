import type { LoadedBrand } from "../../cv/render/brand/with-brand.ts";
import { readHouse } from "../house-of-folder.ts";
import { toLoaded } from "./brands.ts";

/** The brand of the house in a data folder, undefined where it has none. Throws AppError `unavailable` for a database that cannot be read. */
export const brandOfFolder = (dataDir: string): LoadedBrand | undefined =>
  readHouse(dataDir, { table: "brands", what: "The brand", without: "--no-brand does without it." }, (database) => {
    const row = database.query("select brand from brands where scope = 'house'").get() as { brand: string } | null;
    if (!row) return undefined;
    const files = database
      .query("select id, described, bytes, picture from brand_files where scope = 'house' order by name, id")
      .all() as FileRow[];
    return toLoaded(
      JSON.parse(row.brand),
      files.map(({ id, described, bytes, picture }) => ({
        id,
        described: JSON.parse(described),
        bytes: Buffer.from(bytes),
        picture: picture && Buffer.from(picture),
      })),
    );
  });

type FileRow = { id: string; described: string; bytes: Uint8Array; picture: Uint8Array | null };
