import { withEngine } from "../engine.ts";
import { type OutputOptions, printJson, say } from "../output.ts";

export const purge = (options: OutputOptions & { data?: string; olderThan?: number }) =>
  withEngine(options, (engine) => {
    const purged = engine.purge(options.olderThan, engine.trace);
    if (options.json) printJson({ purged });
    else say(`${purged} job(s) were emptied of their files and texts.`, options);
    return 0;
  });
