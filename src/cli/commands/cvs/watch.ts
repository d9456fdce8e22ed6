import { rmSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { isSystemError } from "../../../engine/contract/errors.ts";
import { attempt, type Outcome, onInterrupt, report, resultWriter } from "../../batch/batch.ts";
import { doubtLines } from "../../batch/doubts.ts";
import { type FormatOptions, type Formatter, openFormatter } from "../../batch/formatter.ts";
import { type Inbox, openInbox, type Taken } from "../../files/inbox.ts";
import { collectInputs, isZip, readInput } from "../../files/inputs.ts";
import { complain, type ExitStatus, print, say } from "../../terminal/output.ts";

type WatchOptions = FormatOptions & { settle: number; once?: boolean };

const POLL_MS = 500;
/** While documents cannot be written (full disk, network share offline), the files wait in the inbox. */
const RETRY_MS = 30_000;
const write = resultWriter({ inputs: [], others: [] });

/** Formats the files that are dropped into the inbox, until Ctrl-C or SIGTERM; with `once`, those that are there now. */
export async function watch(folder: string, options: WatchOptions): Promise<ExitStatus> {
  const formatter = await openFormatter(options);
  const inbox = openInbox(folder, { out: options.out, settleMs: options.settle * 1000 });
  const interruption = onInterrupt(() => {});
  const atWork = new Set<Promise<void>>();
  let failed = false;
  const told = new Set<string>();
  const complainOnce = (line: string) => {
    if (!told.has(line)) complain(line);
    told.add(line);
    failed = true;
  };
  const begin = (taken: Taken) => {
    const work = workOn(taken).finally(() => atWork.delete(work));
    atWork.add(work);
  };

  async function workOn(taken: Taken): Promise<void> {
    const outcome = await formatTaken(taken, formatter, options);
    if (outcome.error) failed = true;
    if (outcome.error?.code === "unavailable") return waitFor(taken, outcome.error.message);
    try {
      if (inbox.finish(taken, reasonOf(outcome))) return tell(outcome, options);
      // The file grew while it was read: the documents are not of the whole CV.
      for (const path of outcome.outputs) rmSync(path, { force: true });
    } catch (error) {
      if (!isSystemError(error)) throw error;
      await waitFor(taken, `It cannot be moved aside (${error.code}).`);
    }
  }

  async function waitFor(taken: Taken, why: string): Promise<void> {
    complain(`${taken.name}: ${why} It stays in the inbox.`);
    failed = true;
    if (options.once) return;
    const until = Date.now() + RETRY_MS;
    while (Date.now() < until && !interruption.requested) await Bun.sleep(POLL_MS);
    if (!interruption.requested) await workOn(taken);
  }

  try {
    say(`Watching ${folder}. Press Ctrl-C to end.`, { quiet: options.quiet || options.once });
    const left = inbox.left();
    while (!interruption.requested) {
      const ready = look(inbox, folder, complainOnce);
      while (atWork.size < formatter.concurrency && !interruption.requested) {
        const taken = left.shift() ?? (await takeNext(inbox, ready, formatter, complainOnce));
        if (!taken) break;
        begin(taken);
      }
      if (options.once && atWork.size === 0 && left.length === 0 && !inbox.waiting()) break;
      await Promise.race([Bun.sleep(POLL_MS), ...(ready.length > 0 || left.length > 0 ? atWork : [])]);
    }
    await Promise.all(atWork);
  } finally {
    interruption.forget();
    await formatter.close();
    inbox.close();
  }
  return options.once && failed ? 1 : 0;
}

/** The text beside a failed file: the error message, and the passages of a blind CV that have to be checked. */
const reasonOf = ({ error, doubts = [] }: Outcome) => error && [error.message, ...doubtLines(doubts)].join("\n");

type Tell = (line: string) => void;

/** The files that are ready; none while the folder is unavailable, as a network share may be. */
function look(inbox: Inbox, folder: string, complainOnce: Tell): string[] {
  try {
    return inbox.ready();
  } catch (error) {
    if (!isSystemError(error)) throw error;
    complainOnce(`${folder} cannot be read (${error.code}). Waiting for it.`);
    return [];
  }
}

async function takeNext(inbox: Inbox, ready: string[], formatter: Formatter, complainOnce: Tell): Promise<Taken | undefined> {
  for (let name = ready.shift(); name !== undefined; name = ready.shift()) {
    const own = basename(name, extname(name));
    // A file that cannot be read fails when it is formatted.
    const baseName = isZip(name)
      ? own
      : await readInput(inbox.path(name)).then(
          (bytes) => formatter.baseName(bytes, own),
          () => own,
        );
    try {
      const taken = inbox.take(name, baseName);
      if (taken) return taken;
    } catch (error) {
      if (!isSystemError(error)) throw error;
      complainOnce(`${name}: It cannot be taken from the inbox (${error.code}). Trying again.`);
    }
  }
  return undefined;
}

function formatTaken(taken: Taken, formatter: Formatter, options: WatchOptions): Promise<Outcome> {
  return attempt({ file: taken.name, baseName: taken.baseName, read: () => readInput(taken.path) }, async ({ read, baseName }) =>
    isZip(taken.name)
      ? formatZip(taken, formatter, options)
      : formatter.format({ file: taken.name, bytes: await read(), out: options.out, baseName }, write),
  );
}

/** The CVs of a ZIP file go into a folder of its name. When one of them fails, the ZIP file has failed, and says which. */
async function formatZip({ path, name, baseName }: Taken, formatter: Formatter, options: WatchOptions) {
  const { inputs } = await collectInputs([path], { data: options.data });
  const all: Outcome[] = [];
  for (const input of inputs) {
    const outcome = await attempt({ ...input, file: input.file.replace(path, name) }, async ({ file, read }) => {
      const bytes = await read();
      const own = { file, bytes, out: join(options.out, baseName), baseName: await formatter.baseName(bytes, input.baseName) };
      return formatter.format(own, write);
    });
    if (outcome.error?.code === "unavailable") return outcome;
    all.push(outcome);
  }
  const failures = all.flatMap(({ file, error, doubts = [] }) =>
    error ? [`${file}: ${error.message}`, ...doubtLines(doubts).map((line) => `${file}: ${line}`)] : [],
  );
  return {
    outputs: all.flatMap(({ outputs }) => outputs),
    skipped: all.flatMap(({ skipped }) => skipped),
    warnings: all.flatMap(({ warnings }) => warnings),
    ...(failures.length > 0 && { error: { code: "zip", message: failures.join("\n") } }),
  };
}

function tell(outcome: Outcome, options: WatchOptions): void {
  const { resume: _, skipped, ...told } = outcome;
  if (options.json) print(JSON.stringify({ ...told, outputs: [...skipped, ...told.outputs] }));
  report({ ...outcome, skipped: [] }, options);
}
