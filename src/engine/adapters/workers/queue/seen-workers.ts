import type { Redis } from "ioredis";
import type { WorkerStatus } from "../../../contract/api.ts";
import { announced } from "./announcements.ts";
import { openWorker, type QueueKeys, type WorkerAnnouncement } from "./protocol.ts";
import type { QueueKey } from "./seal.ts";

/** What a worker must have to get documents of this service. */
export type Wanted = {
  version: string;
  /** LibreOffice is installed here: then documents need it at the worker too, or they would differ with the machine. */
  libreoffice: boolean;
};

export type SeenWorker = WorkerStatus & Pick<WorkerAnnouncement, "atWork" | "draining">;

/** All workers that have announced themselves lately, by the name of their machine; those that get no documents too, with the reason. */
export async function seenWorkers(redis: Redis, keys: QueueKeys, key: QueueKey, wanted: Wanted): Promise<SeenWorker[]> {
  const seen = (await announced(redis, keys, "worker")).map(({ id, sealed, silentMs }): SeenWorker => {
    const worker = openWorker(key, id, sealed);
    const seenAt = new Date(Date.now() - silentMs).toISOString();
    if (!worker) return { ...STRANGER, id, seenAt };
    const { atWork, draining, ...shown } = worker;
    return { id, ...shown, busy: atWork.length, seenAt, problem: problemOf(worker, wanted), atWork, draining };
  });
  return seen.sort((one, other) => inOrder(one).localeCompare(inOrder(other)));
}

/** Those without a name come last. */
const inOrder = ({ host, id }: SeenWorker) => `${host || "\uffff"} ${id}`;

/** As it is shown. One that drains gets no documents either, which is no trouble: it is being stopped. */
export const toStatus = ({ atWork: _, draining, ...shown }: SeenWorker): WorkerStatus => ({
  ...shown,
  problem: shown.problem ?? (draining ? "it is being stopped." : null),
});

const STRANGER: Omit<SeenWorker, "id" | "seenAt"> = {
  host: "",
  version: "",
  slots: 0,
  busy: 0,
  languages: [],
  libreoffice: false,
  done: 0,
  failed: 0,
  problem: "its VITAE_QUEUE_KEY is another one.",
  atWork: [],
  draining: false,
};

/** Why a worker gets no documents; null when it does. */
function problemOf(worker: WorkerAnnouncement, { version, libreoffice }: Wanted): string | null {
  if (worker.version !== version) return `it is version ${worker.version}, and this is ${version}.`;
  if (libreoffice && !worker.libreoffice) return "LibreOffice is installed here and not there.";
  return null;
}
