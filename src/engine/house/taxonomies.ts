import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { AppError } from "../contract/errors.ts";
import { type EscoCodes, NO_CODES } from "../cv/formats/written-data.ts";
import type { Requirements } from "../cv/match/1-requirements/requirements.ts";

/** A taxonomy that is kept in the data folder: the skills or occupations of one ESCO table. */
export type KeptTaxonomy = { id: string; file: string; languages: string[]; concepts: number; names: number; added: string };
type Head = KeptTaxonomy & { mark: string };

const FOLDER = "taxonomies";
export const pathOfTaxonomy = (dataDir: string, id: string) => join(dataDir, FOLDER, `${id}.tsv`);

/** The kept taxonomies by their names; none where nothing was added. */
export function listTaxonomies(dataDir: string): KeptTaxonomy[] {
  return taxonomiesIn(dataDir).map((id) => {
    const { mark: _, ...kept } = headOf(readFileSync(pathOfTaxonomy(dataDir, id), "utf8"), id);
    return kept;
  });
}

/** The names of the kept taxonomies; unfinished files are none. */
export function taxonomiesIn(dataDir: string): string[] {
  const folder = join(dataDir, FOLDER);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".tsv") && !name.startsWith("."))
    .map((name) => name.slice(0, -".tsv".length))
    .sort();
}

function headOf(text: string, id: string): Head {
  try {
    return { ...JSON.parse(text.slice(0, text.indexOf("\n"))), id };
  } catch {
    throw new AppError(
      "unavailable",
      `The taxonomy ${id} in the data folder is damaged: add its file again, or take it away with vitae taxonomy remove ${id}.`,
    );
  }
}

type File = { fileName: string; bytes: Uint8Array; language?: string };

/**
 * Keeps the tables of an ESCO download, each in the place of the one of its name that was kept: a CSV file, the same with gzip, or the ZIP archive with its
 * `skills_xx.csv` and `occupations_xx.csv`. Throws AppError `invalid` for any other file; then nothing changes.
 */
export async function addTaxonomy(dataDir: string, file: File, now: Date): Promise<KeptTaxonomy[]> {
  const tables = await tablesIn(file);
  const { readTaxonomy, languageOfFile } = await import("../cv/match/taxonomy/read-taxonomy.ts");
  const { stemmerMark, toLine } = await import("../cv/match/taxonomy/entries.ts");
  const made = tables.map(({ name, text }) => {
    const { languages, concepts } = readTaxonomy(text, file.language ?? languageOfFile(name));
    const id = idOf(name, languages);
    // The rows of a plain table have no identifiers: those of two tables are different concepts.
    const lines = concepts.flatMap((concept) => toLine({ ...concept, uri: concept.uri.replace(/^row:/, `${id}:`) }) ?? []);
    if (lines.length === 0) throw new AppError("invalid", `No name in ${name} can be looked for in a CV.`);
    const names = lines.reduce((sum, line) => sum + (line.split("\t")[2] ?? "").split("|").length, 0);
    return { id, file: name, languages, concepts: lines.length, names, added: now.toISOString().slice(0, 10), lines };
  });
  mkdirSync(join(dataDir, FOLDER), { recursive: true, mode: 0o700 });
  for (const { lines, id, ...kept } of made) {
    const head: Omit<Head, "id"> = { ...kept, mark: stemmerMark() };
    const unfinished = join(dataDir, FOLDER, `.${id}.${crypto.randomUUID()}`);
    writeFileSync(unfinished, [JSON.stringify(head), ...lines, ""].join("\n"), { mode: 0o600 });
    renameSync(unfinished, pathOfTaxonomy(dataDir, id));
  }
  return made.map(({ lines: _, ...kept }) => kept);
}

/** `skills_de.csv` is kept as `skills-de`; the language of a file whose name tells none stands behind it. Both may come from a foreign file: the id is a plain name. */
function idOf(fileName: string, languages: readonly string[]): string {
  const base = plainName(fileName.replace(/\.(?:csv|tsv|txt)$/iu, "")) || "taxonomy";
  const language = languages.length === 1 ? plainName(languages[0] ?? "") : "";
  return language === "" || base.endsWith(`-${language}`) ? base : `${base}-${language}`;
}

const plainName = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, "-")
    .slice(0, MAX_ID_CHARS)
    .replace(/^-|-$/gu, "");
/** Longer names of files say nothing more. Unit: characters. */
const MAX_ID_CHARS = 60;

type Table = { name: string; text: string };

async function tablesIn({ fileName, bytes }: File): Promise<Table[]> {
  const fflate = await import("fflate");
  const base = fileName.split(/[\\/]/).at(-1) ?? fileName;
  if (bytes.length === 0) throw new AppError("invalid", "This file is empty.");
  if (bytes[0] === 0x1f && bytes[1] === 0x8b)
    return [{ name: base.replace(/\.gz$/iu, ""), text: decoded(inflated(() => fflate.gunzipSync(bytes))) }];
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return tablesOfArchive(bytes, fflate);
  return [{ name: base, text: decoded(bytes) }];
}

function tablesOfArchive(bytes: Uint8Array, { unzipSync }: typeof import("fflate")): Table[] {
  const isTable = (name: string) => /(?:^|\/)(?:skills|occupations)_[a-z]{2}\.csv$/iu.test(name);
  const files = inflated(() => unzipSync(bytes, { filter: ({ name, originalSize }) => isTable(name) && originalSize <= MAX_TABLE_BYTES }));
  const tables = Object.entries(files).map(([name, table]) => ({ name: name.split("/").at(-1) ?? name, text: decoded(table) }));
  if (tables.length === 0) throw new AppError("invalid", "This ZIP archive holds no skills_xx.csv and no occupations_xx.csv.");
  return tables;
}

function inflated<Result>(read: () => Result): Result {
  try {
    return read();
  } catch {
    throw new AppError("invalid", "This file is damaged: it cannot be unpacked.");
  }
}

function decoded(bytes: Uint8Array): string {
  if (bytes.length > MAX_TABLE_BYTES) throw new AppError("invalid", "This file is too large for a table of ESCO.");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new AppError(
      "invalid",
      "This is no table of ESCO: it is no text in UTF-8. The download as CSV is needed, not the one as ODS, RDF or TTL.",
    );
  }
}
/** The largest table of ESCO has 15 MB. Unit: bytes. */
export const MAX_TABLE_BYTES = 100 * 1024 * 1024;

/** Takes a kept taxonomy away. Throws AppError `not_found` where there is none of that name. */
export function removeTaxonomy(dataDir: string, id: string): void {
  if (!taxonomiesIn(dataDir).includes(id)) {
    const kept = taxonomiesIn(dataDir);
    throw new AppError(
      "not_found",
      `There is no taxonomy ${id}.${kept.length > 0 ? ` There are ${kept.join(", ")}.` : " None has been added."}`,
    );
  }
  rmSync(pathOfTaxonomy(dataDir, id));
}

/** The requirements of a job description with the names that the kept taxonomies have for what they ask for; as they are where none is kept. */
export async function widenRequirements(dataDir: string, requirements: Requirements): Promise<Requirements> {
  if (taxonomiesIn(dataDir).length === 0) return requirements;
  const { openTaxonomySearch } = await import("../cv/match/taxonomy/widen.ts");
  const { warnings, readAll } = await openTaxonomies(dataDir);
  const search = openTaxonomySearch({ ...requirements, warnings: [...requirements.warnings, ...warnings] });
  await readAll(search.look);
  if (search.hasFound()) await readAll(search.collect);
  return search.widened();
}

/**
 * The concepts of ESCO that names of skills and occupations stand for, by the kept taxonomies: those whose preferred name it is, or without one the only one that has
 * it among its names. None for a name that two concepts share, for tables of another kind, and where nothing was added.
 */
export async function escoCodes(dataDir: string, names: { skills: readonly string[]; occupations: readonly string[] }): Promise<EscoCodes> {
  if (taxonomiesIn(dataDir).length === 0) return NO_CODES;
  const { openCodeSearch } = await import("../cv/match/taxonomy/codes.ts");
  const search = openCodeSearch(names);
  const { readAll } = await openTaxonomies(dataDir);
  await readAll(search.look);
  return search.found();
}

/** The kept taxonomies, to be read from their first line to the last. What is damaged is a warning. */
async function openTaxonomies(dataDir: string) {
  const { fromLine, stemmerMark } = await import("../cv/match/taxonomy/entries.ts");
  const warnings: string[] = [];
  const heads = new Map<string, Head>();
  for (const id of taxonomiesIn(dataDir)) {
    const text = await textOf(dataDir, id);
    try {
      if (text !== undefined) heads.set(id, headOf(text, id));
    } catch (error) {
      warnings.push((error as Error).message);
    }
  }
  const mark = stemmerMark();
  const readAll = async (visit: (entry: ReturnType<typeof fromLine>) => void) => {
    for (const [id, head] of heads) {
      const text = await textOf(dataDir, id);
      if (text === undefined) continue;
      const isOld = head.mark !== mark;
      for (let at = text.indexOf("\n") + 1, count = 0; at < text.length; count++) {
        const next = text.indexOf("\n", at);
        const end = next === -1 ? text.length : next;
        if (end > at) visit(fromLine(text.slice(at, end), isOld));
        at = end + 1;
        // The service answers others meanwhile.
        if (count % LINES_AT_ONCE === 0) await Bun.sleep(0);
      }
    }
  };
  return { warnings, readAll };
}
/** Undefined for a taxonomy that a command has taken away in this moment. */
const textOf = (dataDir: string, id: string): Promise<string | undefined> =>
  Bun.file(pathOfTaxonomy(dataDir, id))
    .text()
    .catch(() => undefined);

/** Lines that are read without a pause. Unit: lines. */
const LINES_AT_ONCE = 2_000;
