import { AppError } from "../../../contract/errors.ts";
import { lookUp } from "../../../contract/look-up.ts";
import { tableRows } from "../../text/csv.ts";
import { MAX_NAMED_CHARS, MAX_NAMED_COLUMNS } from "./thresholds.ts";

/** A concept of a taxonomy: its identifier is the same in all languages. */
export type TaxonomyConcept = { uri: string; kind: "skill" | "occupation"; names: string[] };
export type Taxonomy = { languages: string[]; concepts: TaxonomyConcept[] };

/**
 * The skills or occupations of an official ESCO table (`skills_de.csv`, `occupations_fr.csv`), or of a plain table with the columns `text`, `label` and
 * `language`, whose rows are concepts of their own. Skills that ESCO calls transversal ("work in teams") are left out: no CV proves them.
 * Throws AppError `invalid` with what the file is instead.
 */
export function readTaxonomy(text: string, language: string | undefined): Taxonomy {
  const rows = tableRows(text);
  const first: string[] = rows.next().value ?? [];
  const head = first.map((name) => name.trim());
  const column = (name: string) => head.findIndex((one) => one.toLowerCase() === name.toLowerCase());
  const [uri, preferred] = [column("conceptUri"), column("preferredLabel")];
  if (uri !== -1 && preferred !== -1) return readEsco(rows, { uri, preferred, column, language });
  const [plain, languageOfRow] = [column("text"), column("language")];
  if (plain !== -1 && languageOfRow !== -1) return readPlain(rows, { plain, languageOfRow, label: column("label") });
  throw new AppError("invalid", whatItIs(head));
}

type Columns = { uri: number; preferred: number; column: (name: string) => number; language: string | undefined };

function readEsco(rows: Iterable<string[]>, { uri, preferred, column, language }: Columns): Taxonomy {
  const [type, alternatives, hidden, reuse] = ["conceptType", "altLabels", "hiddenLabels", "reuseLevel"].map(column) as [
    number,
    number,
    number,
    number,
  ];
  if (!language) throw new AppError("invalid", "The language of this file is not known: name it with --language, such as --language de.");
  const concepts: TaxonomyConcept[] = [];
  let others = 0;
  for (const row of rows) {
    const kind = lookUp(KINDS, row[type] ?? "KnowledgeSkillCompetence");
    if (!kind) others++;
    if (!kind || !row[uri] || row[reuse] === "transversal") continue;
    const names = [row[preferred], ...lines(row[alternatives]), ...lines(row[hidden])];
    concepts.push({ uri: row[uri], kind, names: distinct(names) });
  }
  if (concepts.length === 0)
    throw new AppError(
      "invalid",
      others > 0
        ? "This ESCO file holds groups and no skills or occupations: add skills_xx.csv or occupations_xx.csv of the download."
        : "This ESCO file has no concepts in it.",
    );
  return { languages: [language], concepts };
}

const KINDS: Record<string, TaxonomyConcept["kind"]> = { KnowledgeSkillCompetence: "skill", Occupation: "occupation" };
const lines = (cell = "") => cell.split(/\r?\n/);
const distinct = (names: readonly (string | undefined)[]) => [
  ...new Set(names.flatMap((name) => (name?.trim() ? [name.trim().replace(/\s+/g, " ")] : []))),
];

function readPlain(rows: Iterable<string[]>, columns: { plain: number; languageOfRow: number; label: number }): Taxonomy {
  const concepts: TaxonomyConcept[] = [];
  const languages = new Set<string>();
  for (const row of rows) {
    const [name, language] = [row[columns.plain], row[columns.languageOfRow]];
    if (!name?.trim() || !language) continue;
    languages.add(language);
    const kind = /^(?:position|occupation)$/.test(row[columns.label] ?? "") ? "occupation" : "skill";
    concepts.push({ uri: `row:${concepts.length + 1}`, kind, names: distinct([name]) });
  }
  if (concepts.length === 0) throw new AppError("invalid", "This table has no names in it.");
  return { languages: [...languages].sort(), concepts };
}

function whatItIs(head: readonly string[]): string {
  const names = head.filter((name) => name !== "").slice(0, MAX_NAMED_COLUMNS);
  if (names.some((name) => /^broaderUri$|^originalSkillUri$|^skillUri$/i.test(name)))
    return "This ESCO file holds relations between concepts and no names: add skills_xx.csv or occupations_xx.csv of the download.";
  const found = names.length > 0 && names.join("").length <= MAX_NAMED_CHARS ? ` It names ${names.join(", ")}.` : "";
  return `This is no table of ESCO: its first line must name conceptUri, preferredLabel and altLabels, as skills_de.csv of the download does.${found}`;
}

/** The language that the name of an ESCO file tells: `skills_de.csv` is German. */
export const languageOfFile = (fileName: string): string | undefined =>
  /[_-]([a-z]{2})(?:\.csv)?$/iu.exec(fileName.replace(/\.(?:csv|tsv|gz)$/giu, ""))?.[1]?.toLowerCase();
