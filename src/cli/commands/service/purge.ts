import { completePersonIndex } from "../../../engine/compliance/people/person-index.ts";
import { withEngine } from "../../engine.ts";
import { type OutputOptions, printJson, say } from "../../terminal/output.ts";

export const purge = (options: OutputOptions & { data?: string; olderThan?: number }) =>
  withEngine(options, async (engine) => {
    const purged = engine.purge(options.olderThan, engine.trace);
    await completePersonIndex(engine.store);
    if (options.json) printJson({ purged });
    else say(`${purged} job(s) were emptied of their files and texts.`, options);
    return 0 as const;
  });
