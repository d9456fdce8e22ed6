import type { Requirements } from "../../engine/cv/match/1-requirements/requirements.ts";
import { listTaxonomies, widenRequirements } from "../../engine/house/taxonomies.ts";
import { readDataDir } from "../../engine/setup/config.ts";
import { commandEnvironment } from "../engine.ts";
import { type OutputOptions, say } from "../terminal/output.ts";

/** What a job asks for with the names of the taxonomies in the data folder, which is then said. */
export async function withTaxonomies(requirements: Requirements, options: OutputOptions & { data?: string }): Promise<Requirements> {
  const dataDir = readDataDir(commandEnvironment({ data: options.data }), options.data);
  const kept = listTaxonomies(dataDir);
  if (kept.length === 0) return requirements;
  say(`With the taxonomies ${kept.map(({ id }) => id).join(", ")} in ${dataDir}.`, options);
  return widenRequirements(dataDir, requirements);
}
