import { describe, test } from "bun:test";
import { createRecognizer } from "../../src/engine/adapters/tesseract/recognize.ts";
import { MAX_PAGES } from "../../src/engine/contract/limits.ts";
import { readAsset } from "../../src/engine/setup/assets.ts";
import { expectApproved, FIXTURE_IDS, isScan } from "../approval.ts";

const tools = { readAsset, maxPages: MAX_PAGES, recognize: createRecognizer({ readAsset }) };

describe("the scan is read as approved:", () => {
  for (const id of FIXTURE_IDS.filter(isScan)) test(id, () => expectApproved(id, tools));
});
