import { lstatSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { AppError } from "../../engine/contract/errors.ts";

/** The folders that a client of the Model Context Protocol may have files read and written in. */
export type AllowedFolders = {
  folders: string[];
  /** A file that is there, where it really is. Throws AppError "forbidden" for one outside of the folders, "not_found". */
  existing: (path: string) => string;
  /** A folder that documents are written into. Throws AppError "forbidden" for one outside, "not_found". */
  folder: (path: string) => string;
};

/** Paths without a beginning count from the first folder. Links are followed before it is looked where a path leads. Throws AppError "invalid" for what is no folder. */
export function openAllowedFolders(named: readonly string[]): AllowedFolders {
  const folders = named.map((name) => {
    if (!statSync(name, { throwIfNoEntry: false })?.isDirectory()) throw new AppError("invalid", `${name} is no folder.`);
    return realpathSync(name);
  });
  const [first = ""] = folders;

  const inside = (path: string): string => {
    const real = realOf(isAbsolute(path) ? path : join(first, path));
    if (folders.some((folder) => isWithin(folder, real))) return real;
    throw new AppError("forbidden", `${path} is not in a folder that may be used here: ${folders.join(", ")}.`);
  };
  return {
    folders,
    existing(path) {
      const real = inside(path);
      if (!statSync(real, { throwIfNoEntry: false })?.isFile()) throw new AppError("not_found", `There is no file ${path}.`);
      return real;
    },
    folder(path) {
      const real = inside(path);
      if (!statSync(real, { throwIfNoEntry: false })?.isDirectory()) throw new AppError("not_found", `There is no folder ${path}.`);
      return real;
    },
  };
}

function isWithin(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way === "" || (way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way));
}

/** Where a path leads when all links on it are followed, also where its last parts do not exist. */
function realOf(path: string): string {
  const wanted = resolve(path);
  if (lstatSync(wanted, { throwIfNoEntry: false })) return realpathSync(wanted);
  const parent = dirname(wanted);
  return parent === wanted ? wanted : join(realOf(parent), basename(wanted));
}
