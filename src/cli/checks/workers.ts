import { findLibreOffice } from "../../engine/adapters/libreoffice/convert-office.ts";
import { queuePlace } from "../../engine/adapters/workers/queue/queue-connection.ts";
import { queueProblem, queueSettings } from "../../engine/adapters/workers/queue/queue-settings.ts";
import type { WorkerStatus } from "../../engine/contract/api.ts";
import { version } from "../../engine/engine.ts";
import type { Config } from "../../engine/setup/config.ts";
import { broken, type Finding, ok, warning } from "./finding.ts";

/** Whether the queue can be used, is safe, and who works: a line for each trouble. */
export async function checkWorkers(config: Config): Promise<Finding | Finding[]> {
  const problem = queueProblem(config);
  if (problem) return broken(problem, `Correct the settings that begin with VITAE_QUEUE, or remove VITAE_QUEUE_URL. ${until(config)}`);
  const settings = queueSettings(config);
  if (!settings) return ok("none set up, CVs are converted on this machine alone");

  const { inspectQueue } = await import("../../engine/adapters/workers/queue/inspect-queue.ts");
  const found = await inspectQueue(settings, { version, libreoffice: findLibreOffice() !== undefined });
  if ("trouble" in found) return unlessAllWaits(config)(found.trouble, `${found.mend} ${until(config)}`);

  const troubles = [
    ...evictionTrouble(found.evictionPolicy),
    ...encryptionTrouble(settings.url),
    ...unusableWorkers(found.workers),
    ...lackOfWorkers(found.workers, config),
  ];
  if (troubles.length > 0) return troubles;
  const slots = found.workers.reduce((sum, worker) => sum + worker.slots, 0);
  const answers = `${found.server} at ${queuePlace(settings.url)} answers in ${found.latencyMs.toFixed(1)} ms`;
  return ok(`${count(found.workers.length, "worker")} with ${count(slots, "slot")}; ${answers}`);
}

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? "" : "s"}`;
const until = ({ concurrency }: Config) =>
  concurrency === 0 ? "Until then CVs wait." : "Until then CVs are converted on this machine alone.";
/** What stops the workers is broken where this machine converts nothing itself. */
const unlessAllWaits = ({ concurrency }: Config) => (concurrency === 0 ? broken : warning);

const evictionTrouble = (policy: string): Finding[] =>
  policy === "noeviction"
    ? []
    : [
        warning(
          `the queue throws keys away when its memory is full (maxmemory-policy ${policy}), and documents with them`,
          "Set maxmemory-policy noeviction there.",
        ),
      ];

function encryptionTrouble(url: string): Finding[] {
  const { protocol, hostname } = new URL(url);
  if (protocol === "rediss:" || THIS_MACHINE.includes(hostname)) return [];
  return [
    warning(
      `the connection to ${queuePlace(url)} is not encrypted: documents are sealed, the password is not`,
      "Use rediss:// in VITAE_QUEUE_URL (docs/growing.md).",
    ),
  ];
}
const THIS_MACHINE = ["127.0.0.1", "[::1]", "localhost"];

/** A line for each reason; there may be many workers. */
function unusableWorkers(workers: WorkerStatus[]): Finding[] {
  const byProblem = Map.groupBy(workers, ({ problem }) => problem);
  return [...byProblem].flatMap(([problem, same]) => {
    if (problem === null) return [];
    const names = same.map(({ host }) => host || "a worker whose name cannot be read");
    return [
      warning(
        `no documents for ${[...new Set(names)].join(", ")}: ${problem}`,
        "Workers need the version and VITAE_QUEUE_KEY of the service, and LibreOffice where it has that.",
      ),
    ];
  });
}

function lackOfWorkers(workers: WorkerStatus[], config: Config): Finding[] {
  if (workers.some(({ problem }) => problem === null)) return [];
  return [
    unlessAllWaits(config)(
      workers.length === 0 ? "no worker is there" : "no worker can be used",
      `On other machines, run: vitae worker --queue URL (docs/growing.md). ${until(config)}`,
    ),
  ];
}
