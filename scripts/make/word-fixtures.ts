/** `bun scripts/make/word-fixtures.ts [ID…]`: writes the `cv.docx` of the fixtures in `tests/fixtures/cv` from their `source.ts`. */
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { FIXTURE_IDS, FIXTURES } from "../../tests/approval.ts";

const wanted = process.argv.slice(2);
for (const id of wanted.length > 0 ? wanted : FIXTURE_IDS) {
  const source = join(FIXTURES, id, "source.ts");
  if (!existsSync(source)) continue;
  const made = (await import(source)) as { cv?: Uint8Array };
  if (made.cv) writeFileSync(join(FIXTURES, id, "cv.docx"), made.cv);
}
