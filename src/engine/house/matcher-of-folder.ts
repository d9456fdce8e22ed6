import { readHouse } from "./house-of-folder.ts";

/** Whether an administrator has switched the matcher off in a data folder. Throws AppError `unavailable` for a database that cannot be read. */
export const isMatcherOffIn = (dataDir: string): boolean =>
  readHouse(
    dataDir,
    { table: "house_settings", what: "The switch of the matcher", without: "--data names another data folder." },
    (database) => database.query("select 1 from house_settings where name = 'matcher' and value = 'false'").get() !== null,
  ) ?? false;
