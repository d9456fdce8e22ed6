import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** Digits of a digest that tell two tables apart. */
const DIGITS = 8;

/**
 * What scores are made with: the version of the program, and each taxonomy that the agency has added with a digest of it, as both decide what is found. Example:
 * `0.1.0+skills-de@1f0c22ab`. A table is read again only when it has changed.
 */
export function openRulesVersion(dataDir: string, version: string): () => string {
  const folder = join(dataDir, "taxonomies");
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
  return () => {
    const tables = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".tsv") && !name.startsWith(".")) : [];
    return [version, ...tables.sort().map((name) => `${name.slice(0, -".tsv".length)}@${digestOf(join(folder, name))}`)].join("+");
  };
}
