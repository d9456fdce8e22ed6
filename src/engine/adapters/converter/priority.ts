import { writeFile } from "node:fs/promises";

/** The nice value of a child. The service is scheduled first; with a higher value a document on a busy machine would reach its time limit. */
export const NICENESS = 5;

/** Linux lets an account change one group in a tenth of a second. */
const TRIES = 10;
const PAUSE_MS = 120;

/**
 * A child has a session of its own, and Linux shares out the processor between sessions before it asks how nice a process is
 * (sched(7), "The autogroup feature"): so its session has to be as nice as it is. Where sessions do not count there is nothing to do.
 */
export async function lowerPriority(pid: number): Promise<void> {
  for (let left = TRIES; left > 0; left--) {
    const refused = await writeFile(`/proc/${pid}/autogroup`, String(NICENESS), { flag: "r+" }).then(
      () => undefined,
      (error: NodeJS.ErrnoException) => error.code,
    );
    // The child enters its sandbox while it starts; until then the kernel refuses the change.
    if (refused !== "EAGAIN" && refused !== "EACCES") return;
    await Bun.sleep(PAUSE_MS);
  }
}
