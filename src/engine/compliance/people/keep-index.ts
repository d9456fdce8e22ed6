import { errorCode } from "../../contract/errors.ts";
import type { Log } from "../../store/log.ts";
import type { Store } from "../../store/open-store.ts";
import { completePersonIndex } from "./person-index.ts";

/** So soon what was deleted with many others is out of the index. A search brings it up to date itself. */
const UPDATE_MS = 10_000;

/**
 * Keeps the word index of the search for a person up to date while the service runs, from its start on: after an upgrade every job is read once, some 2 ms each.
 */
export function keepPersonIndex(store: Store, log: Log): { stop(): Promise<void> } {
  let running: Promise<void> | null = null;
  let isStopped = false;
  const start = () => {
    running ??= completePersonIndex(store, () => isStopped)
      .then(() => {})
      .catch((error) =>
        log.write("error", "people", "The index of the search for a person could not be updated.", { code: errorCode(error) }),
      )
      .finally(() => {
        running = null;
      });
  };
  const timer = setInterval(start, UPDATE_MS);
  timer.unref();
  start();
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
