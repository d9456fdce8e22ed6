import type { AppError, ErrorCode } from "../../../contract/errors.ts";
import type { Converted, ConvertRequest } from "../../../cv/conversion.ts";
import { type CrashKind, MAX_ANSWER_BYTES } from "../../converter/child-process.ts";
import { encodeFrame, FrameReader, ProtocolError } from "../../converter/frames.ts";
import { isConverted } from "./is-converted.ts";
import { type QueueKey, seal, unseal } from "./seal.ts";

/**
 * What lies in the queue. The jobs of BullMQ hold nothing but an id; all else lies under keys of its own that expire, below one prefix:
 * `document:<id>` and `answer:<id>` (sealed frames), `wanted:<id>` (there as long as somebody waits for the answer),
 * `producer:<id>` and `worker:<id>` (sealed announcements, each with a set of ids beside it).
 */
export const queueKeys = (prefix: string) => ({
  document: (id: string) => `${prefix}:document:${id}`,
  answer: (id: string) => `${prefix}:answer:${id}`,
  wanted: (id: string) => `${prefix}:wanted:${id}`,
  announcement: (kind: AnnouncementKind, id: string) => `${prefix}:${kind}:${id}`,
  announced: (kind: AnnouncementKind) => `${prefix}:${kind}s`,
});
export type QueueKeys = ReturnType<typeof queueKeys>;

/** Documents of another version of the program lie in another queue of BullMQ: what the two write differs. */
export const queueName = (version: string) => `convert-${version}`;

/** A document waits no longer than this for a worker, and an answer for whoever asked: of what nobody fetches nothing is left then. */
export const BYTES_EXPIRE_MS = 2 * 60_000;
/** How often workers and producers say that they are there, and after how long without it they count as gone. */
export const ANNOUNCE_MS = 2_000;
export const ANNOUNCEMENT_EXPIRES_MS = 8_000;
/** A hand-over is wanted while its producer renews this. */
export const WANTED_EXPIRES_MS = 10_000;

export type AnnouncementKind = "producer" | "worker";

/** A service, or a command that hands over a batch of files. */
export type Producer = { version: string; host: string };

/** A worker as it describes itself. */
export type WorkerAnnouncement = {
  version: string;
  host: string;
  slots: number;
  /** Ids of the hand-overs at work. */
  atWork: string[];
  /** OCR languages, as Tesseract calls them. */
  languages: string[];
  libreoffice: boolean;
  /** It ends what it has and takes nothing more. */
  draining: boolean;
  /** Documents since its start: those with an answer, and of them those whose converter crashed or passed a limit. */
  done: number;
  failed: number;
};

/** What a worker gets. */
export type HandedOver = { bytes: Uint8Array; request: ConvertRequest; owner?: string };

/** What a worker answers. `returned`: it was stopped before the document was done. */
export type Answer =
  | { type: "done"; converted: Converted; ms: number }
  | { type: "refused"; code: ErrorCode; message: string; details: AppError["details"] }
  | { type: "crashed"; kind: CrashKind; cause: string; started: boolean }
  | { type: "returned" };

export const sealHandOver = (key: QueueKey, id: string, handedOver: HandedOver) => seal(key, `document:${id}`, encodeFrame(handedOver));
export const sealAnswer = (key: QueueKey, id: string, answer: Answer) => seal(key, `answer:${id}`, encodeFrame(answer));

/** The hand-over of this id; null where it was not sealed with this key. Throws ProtocolError for what is no hand-over. */
export function openHandOver(key: QueueKey, id: string, sealed: Uint8Array): HandedOver | null {
  const plain = unseal(key, `document:${id}`, sealed);
  if (!plain) return null;
  try {
    const handOver = readFrame(plain) as Partial<HandedOver> | null;
    if (!(handOver?.bytes instanceof Uint8Array) || typeof handOver.request !== "object") throw new ProtocolError("no document");
    return handOver as HandedOver;
  } finally {
    plain.fill(0);
  }
}

/** The answer to the hand-over of this id. A worker is trusted as little as a converter child: throws ProtocolError for anything that is no answer. */
export function openAnswer(key: QueueKey, id: string, sealed: Uint8Array): Answer {
  const plain = unseal(key, `answer:${id}`, sealed);
  if (!plain) throw new ProtocolError("an answer that was not sealed for this document");
  const answer = readFrame(plain);
  if (!isAnswer(answer)) throw new ProtocolError("an answer that nobody knows");
  return answer;
}

function readFrame(plain: Uint8Array): unknown {
  const frames = new FrameReader(MAX_ANSWER_BYTES).push(plain);
  if (frames.length !== 1) throw new ProtocolError(`${frames.length} frames in the place of one`);
  return frames[0];
}

const CRASH_KINDS: unknown[] = ["crash", "timeout", "memory"];

function isAnswer(value: unknown): value is Answer {
  const answer = (value ?? {}) as Record<string, unknown>;
  if (answer.type === "returned") return true;
  if (answer.type === "refused")
    return typeof answer.code === "string" && typeof answer.message === "string" && typeof answer.details === "object";
  if (answer.type === "crashed") return CRASH_KINDS.includes(answer.kind) && typeof answer.cause === "string";
  return answer.type === "done" && isConverted(answer.converted);
}

export const sealAnnouncement = (key: QueueKey, kind: AnnouncementKind, id: string, announcement: Producer | WorkerAnnouncement) =>
  seal(key, `${kind}:${id}`, Buffer.from(JSON.stringify(announcement)));

/** Null where it was not sealed with this key, or says something else. */
export function openProducer(key: QueueKey, id: string, sealed: Uint8Array): Producer | null {
  const producer = openJson(key, `producer:${id}`, sealed);
  return producer && typeof producer.version === "string" && typeof producer.host === "string" ? (producer as Producer) : null;
}

export function openWorker(key: QueueKey, id: string, sealed: Uint8Array): WorkerAnnouncement | null {
  const worker = openJson(key, `worker:${id}`, sealed);
  const isOne =
    worker &&
    [worker.version, worker.host].every((text) => typeof text === "string" && text.length <= MAX_NAME_CHARS) &&
    [worker.libreoffice, worker.draining].every((flag) => typeof flag === "boolean") &&
    [worker.slots, worker.done, worker.failed].every((number) => Number.isSafeInteger(number) && Number(number) >= 0) &&
    Number(worker.slots) <= MAX_WORKER_SLOTS &&
    isTexts(worker.atWork) &&
    isTexts(worker.languages);
  return isOne ? (worker as WorkerAnnouncement) : null;
}

/** A name of a host has at most 253 characters (RFC 1035). */
const MAX_NAME_CHARS = 253;
/** Documents at work and languages; there are 30 languages. */
const MAX_LIST_ITEMS = 256;
/** As `VITAE_CONCURRENCY` allows at most. */
const MAX_WORKER_SLOTS = 256;

function openJson(key: QueueKey, purpose: string, sealed: Uint8Array): Record<string, unknown> | null {
  const plain = unseal(key, purpose, sealed);
  try {
    return plain && (JSON.parse(plain.toString()) as Record<string, unknown> | null);
  } catch {
    return null;
  }
}

const isTexts = (value: unknown) =>
  Array.isArray(value) &&
  value.length <= MAX_LIST_ITEMS &&
  value.every((item) => typeof item === "string" && item.length <= MAX_NAME_CHARS);
