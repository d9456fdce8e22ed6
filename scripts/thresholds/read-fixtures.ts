/**
 * `bun scripts/thresholds/read-fixtures.ts [--first] ID…`: prints the ids of the fixtures that are read otherwise than approved, a line each. With
 * `--first` it stops at the first of them.
 */
import { createRecognizer } from "../../src/engine/adapters/tesseract/recognize.ts";
import { MAX_PAGES } from "../../src/engine/contract/limits.ts";
import { readAsset } from "../../src/engine/setup/assets.ts";
import { expectApproved } from "../../tests/approval.ts";

const [option, ...others] = process.argv.slice(2);
const isFirstOnly = option === "--first";
const ids = isFirstOnly ? others : process.argv.slice(2);
const tools = { readAsset, maxPages: MAX_PAGES, recognize: createRecognizer({ readAsset }) };
for (const id of ids) {
  const isAsApproved = await expectApproved(id, tools).then(
    () => true,
    () => false,
  );
  if (isAsApproved) continue;
  console.log(id);
  if (isFirstOnly) break;
}
process.exit(0);
