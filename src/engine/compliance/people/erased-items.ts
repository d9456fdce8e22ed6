import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What was erased, by ids that tell nothing of a person. */
type Erased = { at: string; items: string[] };

/** Beside the register of backups: a restore leaves this folder alone, and so what was erased is erased again in what it brings back. */
const PLACE = ["backups", "erased.jsonl"] as const;

/** Notes what was erased. Throws where the disk does not take it: then a restore would bring it back unnoticed. */
export function noteErased(dataDir: string, erased: Erased): void {
  mkdirSync(join(dataDir, PLACE[0]), { recursive: true, mode: 0o700 });
  appendFileSync(join(dataDir, ...PLACE), `${JSON.stringify(erased)}\n`, { mode: 0o600 });
}

/** The ids of all items that were ever erased here. */
export function erasedIds(dataDir: string): string[] {
  const path = join(dataDir, ...PLACE);
  const lines = existsSync(path) ? readFileSync(path, "utf8").split("\n") : [];
  return lines.flatMap((line) => {
    try {
      return (JSON.parse(line) as Erased).items;
    } catch {
      // A line that a crash has cut off, and the end of the file.
      return [];
    }
  });
}
