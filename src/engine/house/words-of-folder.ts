import type { HouseWords } from "../contract/api.ts";
import { readHouse } from "./house-of-folder.ts";

/** The words of the house in a data folder, undefined where it has none. Throws AppError `unavailable` for a database that cannot be read. */
export const wordsOfFolder = (dataDir: string): HouseWords | undefined =>
  readHouse(dataDir, { table: "house_words", what: "The words", without: "--no-words does without them." }, (database) => {
    const row = database.query("select headings, labels from house_words where scope = 'house'").get() as Row | null;
    const words = row && { headings: JSON.parse(row.headings), labels: JSON.parse(row.labels) };
    return words && words.headings.length + words.labels.length > 0 ? words : undefined;
  });

type Row = { headings: string; labels: string };
