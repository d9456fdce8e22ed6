/** Tells the whole story to a service of its own on a data folder, and says line by line what has been acknowledged. */
import { writeSync } from "node:fs";
import { openService, STORY } from "./story.ts";

const api = await openService(process.argv[2] as string);
for (const { name, tell } of STORY) {
  let told = false;
  const acknowledge = () => {
    if (!told) writeSync(1, `told ${name}\n`);
    told = true;
  };
  await tell(api, acknowledge);
  acknowledge();
}
api.engine.store.close();
process.exit(0);
