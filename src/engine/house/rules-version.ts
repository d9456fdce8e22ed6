import { readFileSync, statSync } from "node:fs";
import { errorCode } from "../contract/errors.ts";
import { pathOfTaxonomy, taxonomiesIn } from "./taxonomies.ts";

/** Digits of a digest that tell two tables apart. */
const DIGITS = 8;

/**
 * What scores are made with: the version of the program, and each taxonomy that the agency has added with a digest of it, as both decide what is found. Example:
 * `0.1.0+skills-de@1f0c22ab`. A table is read again only when it has changed.
 */
export function openRulesVersion(dataDir: string, version: string): () => string {
  const known = new Map<string, { mark: string; digest: string }>();
  const digestOf = (path: string): string => {
    const { mtimeMs, size } = statSync(path);
    const mark = `${mtimeMs} ${size}`;
    const before = known.get(path);
    if (before?.mark === mark) return before.digest;
    const digest = new Bun.CryptoHasher("sha256").update(readFileSync(path)).digest("hex").slice(0, DIGITS);
    known.set(path, { mark, digest });
    return digest;
  };
  const told = (id: string): string[] => {
    try {
      return [`${id}@${digestOf(pathOfTaxonomy(dataDir, id))}`];
    } catch (error) {
      // A command has taken it away in this moment.
      if (errorCode(error) === "ENOENT") return [];
      throw error;
    }
  };
  return () => [version, ...taxonomiesIn(dataDir).flatMap(told)].join("+");
}
