import { Database } from "bun:sqlite";
import { openStore, type Store } from "../store/open-store.ts";

let migrated: Uint8Array | undefined;

/** An empty database in memory with the schema of this version. The migrations run once for a test file: every service of its own would wait for them. */
export function openMigratedStore(): Store {
  migrated ??= serializeMigrated();
  return openStore(Database.deserialize(migrated, { strict: true }));
}

function serializeMigrated(): Uint8Array {
  const store = openStore(":memory:");
  const image = store.raw.serialize();
  store.close();
  return image;
}
