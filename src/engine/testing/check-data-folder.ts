import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { openStore } from "../store/open-store.ts";
import { brokenInvariants } from "./check-invariants.ts";

/** Lists what is wrong in a data folder: the ledger against the balances, and every document against its checksum. */
export function whatIsWrong(dataDir: string): string[] {
  const store = openStore(join(dataDir, "vitae.db"));
  const rows = store.raw.query("select id, sha256 from job_files").all() as { id: string; sha256: string }[];
  // A backup that was made before the first upload brings back no folder of documents.
  const documents = join(dataDir, "files");
  const onDisk = new Set(existsSync(documents) ? readdirSync(documents) : []);
  const wrong = [
    ...brokenInvariants(store),
    ...rows.flatMap(({ id, sha256 }) => {
      if (!onDisk.delete(id)) return [`${id} is missing`];
      const found = new Bun.CryptoHasher("sha256").update(readFileSync(join(documents, id))).digest("hex");
      return found === sha256 ? [] : [`${id} has changed`];
    }),
    ...[...onDisk].map((name) => `${name} belongs to no job`),
  ];
  store.close();
  return wrong;
}
