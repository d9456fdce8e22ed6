/** Prints the ids of the fixtures, of those that the arguments name, that are read otherwise than approved, a line each. */
import { createRecognizer } from "../../src/engine/adapters/tesseract/recognize.ts";
import { MAX_PAGES } from "../../src/engine/contract/limits.ts";
import { readAsset } from "../../src/engine/setup/assets.ts";
import { expectApproved } from "../../tests/approval.ts";

const tools = { readAsset, maxPages: MAX_PAGES, recognize: createRecognizer({ readAsset }) };
for (const id of process.argv.slice(2)) await expectApproved(id, tools).catch(() => console.log(id));
process.exit(0);
