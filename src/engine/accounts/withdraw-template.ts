import type { Trace } from "../compliance/audit/trace.ts";
import type { Store } from "../store/open-store.ts";
import { removeTemplate } from "../templates/bundle.ts";
import { unassignTemplate } from "./administration.ts";

/**
 * Removes a custom template, and unassigns it from all accounts, unless it had replaced a built-in one of the same key, which they then have
 * again. Throws AppError "not_found", and "forbidden" for a built-in one.
 */
export async function withdrawTemplate(
  {
    store,
    trace,
    config,
    templateKeys,
  }: { store: Store; trace: Trace; config: { dataDir: string }; templateKeys: () => Promise<string[]> },
  key: string,
): Promise<void> {
  await removeTemplate(key, config);
  store.transaction((tx) => trace(tx, { action: "template.removed", subject: key }));
  if (!(await templateKeys()).includes(key)) unassignTemplate({ store, trace }, key);
}
