import { join } from "node:path";
import { converterIsolation, describeIsolation } from "../../../engine/adapters/converter/isolation.ts";
import { queueProblem } from "../../../engine/adapters/workers/queue/queue-settings.ts";
import { missingPaymentSettings } from "../../../engine/billing/payments/settings.ts";
import { type Engine, openEngine } from "../../../engine/engine.ts";
import { waitingJobs } from "../../../engine/jobs/queue/queue.ts";
import { mailboxProblem, replyProblem } from "../../../engine/messaging/mailbox/settings.ts";
import { serve as startServer } from "../../../server/serve.ts";
import { commandConfig } from "../../engine.ts";
import { complain, type ExitStatus, type OutputOptions, print, say } from "../../terminal/output.ts";
import { stopSignal } from "../../terminal/stop-signal.ts";

type ServeOptions = OutputOptions & { port?: number; host?: string; data?: string };

/** How long after the start a child is started to report the protections of its sandbox: the jobs that waited come first. */
const QUIET_START_MS = 5_000;

/** Serves until SIGTERM or SIGINT: then takes no more requests, lets running work end, and returns. A second signal ends at once. */
export async function serve(options: ServeOptions): Promise<ExitStatus> {
  const config = commandConfig(options);
  const stop = stopSignal();
  const engine = await openEngine(config);
  const log = { timer: undefined as Timer | undefined, written: undefined as Promise<void> | undefined };
  try {
    // The password of the first administrator is known now and never again, whatever happens next.
    const { firstAdmin } = await engine.start();
    if (firstAdmin) print(options.json ? JSON.stringify({ firstAdmin }) : welcome(firstAdmin));
    const missing = missingPaymentSettings(config);
    if (missing.length > 0) complain(`Stripe is not fully set up, missing: ${missing.join(", ")}. See "vitae doctor".`);
    for (const problem of [mailboxProblem(config), replyProblem(config), queueProblem(config)]) if (problem) complain(problem);
    const server = await startServer(engine, config);
    print(options.json ? JSON.stringify({ url: server.url }) : `Vitae listens on ${server.url}`);
    log.timer = setTimeout(() => {
      log.written = logSandbox(engine);
    }, QUIET_START_MS);

    await stop;
    clearTimeout(log.timer);
    say(farewell(waitingJobs(engine.store.db)), options);
    await server.stop();
  } finally {
    await engine.close();
    await log.written;
    // Everything is closed and written; timers that are still set need not be waited for.
    setImmediate(() => process.exit());
  }
  return 0;
}

/** Which protections the sandbox has on this machine and which it lacks: `vitae doctor` says what to do about it. */
async function logSandbox({ config, log }: Engine): Promise<void> {
  const isolation = await converterIsolation(join(config.dataDir, "converting")).catch(() => null);
  if (!isolation) return log.write("warning", "converter", "What the sandbox of the converter consists of could not be found out.");
  const { active, missing } = describeIsolation(isolation);
  const [level, message] =
    missing.length === 0
      ? (["info", "The converter runs in its sandbox."] as const)
      : (["warning", "The sandbox of the converter is not complete: vitae doctor says what to do."] as const);
  log.write(level, "converter", message, { active: active.join(", "), missing: missing.join(", ") });
}

const welcome = ({ email, password }: { email: string; password: string | null }) =>
  `The first administrator is ${email}${password ? `, with the password ${password} (shown this once)` : ""}.`;

const farewell = (waiting: number) =>
  `Finishing what is under way, for at most 30 seconds${waiting > 0 ? `; ${waiting} more wait for the next start` : ""}. Press Ctrl-C again to stop at once.`;
