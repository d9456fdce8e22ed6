import type { Store } from "../store/open-store.ts";
import { removeTemplate } from "../templates/bundle.ts";
import { unassignTemplate } from "./administration.ts";

/**
 * Removes an own template, and takes it away from the accounts that had it, unless a built-in one of the same key is there again.
 * Throws AppError "not_found", and "forbidden" for a built-in one.
 */
export async function withdrawTemplate(
  { store, config, templateKeys }: { store: Store; config: { dataDir: string }; templateKeys: () => Promise<string[]> },
  key: string,
): Promise<void> {
  await removeTemplate(key, config);
  if (!(await templateKeys()).includes(key)) unassignTemplate(store, key);
}
