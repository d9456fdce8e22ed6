import { addTaxonomy, type KeptTaxonomy, listTaxonomies, MAX_TABLE_BYTES, removeTaxonomy } from "../../../engine/house/taxonomies.ts";
import { readDataDir } from "../../../engine/setup/config.ts";
import { about } from "../../batch/error-subject.ts";
import { commandEnvironment, traceCommand } from "../../engine.ts";
import { readInput } from "../../files/inputs.ts";
import { confirmed } from "../../terminal/confirm.ts";
import { complain, type ExitStatus, type OutputOptions, printJson, printTable, say } from "../../terminal/output.ts";

type TaxonomyOptions = OutputOptions & { data?: string };

const folderOf = ({ data }: TaxonomyOptions) => readDataDir(commandEnvironment({ data }), data);

export async function taxonomyAdd(files: string[], options: TaxonomyOptions & { language?: string }): Promise<ExitStatus> {
  const dataDir = folderOf(options);
  const added: KeptTaxonomy[] = [];
  for (const file of files) {
    const kept = await about(file, async () =>
      addTaxonomy(dataDir, { fileName: file, bytes: await readInput(file, MAX_TABLE_BYTES), language: options.language }, new Date()),
    );
    added.push(...kept);
    for (const { id, names } of kept)
      await traceCommand({ data: dataDir }, { action: "taxonomy.added", subject: id, details: { count: names } });
    for (const one of kept) say(`${one.id}: ${countOf(one)}. Matches and enhanced CVs use them from now on.`, options);
  }
  if (options.json) printJson(added);
  return 0;
}

const countOf = ({ concepts, names, languages }: KeptTaxonomy) =>
  `${number(concepts, "concept")} under ${number(names, "name")} (${told(languages)})`;
const number = (count: number, what: string) => `${count.toLocaleString("en")} ${what}${count === 1 ? "" : "s"}`;
const told = (languages: readonly string[]) => (languages.length > MAX_TOLD ? `${languages.length} languages` : languages.join(", "));
/** More are counted. Unit: languages. */
const MAX_TOLD = 5;

export async function taxonomyList(options: TaxonomyOptions): Promise<ExitStatus> {
  const kept = listTaxonomies(folderOf(options));
  if (options.json) printJson(kept);
  else if (kept.length === 0) say("No taxonomy has been added.", options);
  else
    printTable(
      kept.map(({ languages, ...one }) => ({
        id: one.id,
        languages: told(languages),
        concepts: one.concepts,
        names: one.names,
        added: one.added,
        file: one.file,
      })),
    );
  return 0;
}

export async function taxonomyRemove(id: string, options: TaxonomyOptions & { yes?: boolean }): Promise<ExitStatus> {
  if (!options.yes && !(await confirmed(`Take ${id} away?`))) {
    complain("Nothing was taken away.");
    return 1;
  }
  removeTaxonomy(folderOf(options), id);
  await traceCommand({ data: folderOf(options) }, { action: "taxonomy.removed", subject: id });
  if (options.json) printJson({ removed: id });
  else say(`${id} is gone: matches and enhanced CVs do without it from now on.`, options);
  return 0;
}
