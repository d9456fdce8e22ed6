import { batch, signal } from "@preact/signals-react";
import { ApiError, errorMessage, NetworkError } from "../../../lib/api/api.ts";

export type SaveState = { kind: "saved" } | { kind: "saving" } | { kind: "failed"; message: string };

/** After a failure that can pass, the next attempt: as soon as a person would look whether it works again. */
const RETRY_MS = 5_000;

type Options<T> = {
  /** Sends one; what it answers is done in the moment in which the item leaves the queue. */
  send: (item: T) => Promise<() => void>;
  /** The service understood and said no: the item is dropped. */
  refused: (item: T, error: unknown) => void;
  wait?: (retry: () => void) => void;
};

/** Sends one after the other in their order, and keeps what could not be sent. */
export function createSaveQueue<T>({ send, refused, wait = retryLater }: Options<T>) {
  const waiting = signal<readonly T[]>([]);
  const state = signal<SaveState>({ kind: "saved" });
  let running = false;

  async function run() {
    if (running) return;
    running = true;
    for (let [item] = waiting.value; item !== undefined; [item] = waiting.value) {
      state.value = { kind: "saving" };
      const failure = await sendOne(item);
      if (failure) {
        state.value = { kind: "failed", message: reasonOf(failure) };
        running = false;
        wait(run);
        return;
      }
    }
    running = false;
    state.value = { kind: "saved" };
    guardPage(waiting, false);
  }

  /** The error when it can pass. */
  async function sendOne(item: T): Promise<unknown> {
    const leave = () => {
      waiting.value = waiting.value.slice(1);
    };
    try {
      const done = await send(item);
      batch(() => {
        done();
        leave();
      });
    } catch (error) {
      if (canPass(error)) return error;
      batch(() => {
        leave();
        refused(item, error);
      });
    }
  }

  const add = (item: T) => {
    waiting.value = [...waiting.value, item];
    guardPage(waiting, true);
    void run();
  };
  return { waiting, state, add, retry: () => void run() };
}

/** Signing in again in this window would lose what is unsent. */
const reasonOf = (failure: unknown) =>
  failure instanceof ApiError && failure.status === 401
    ? "You are signed out. Sign in in another tab, then try again."
    : errorMessage(failure, "The service did not answer.");

/** No answer, a service that is down or busy, a session that has ended: the same call may be answered later. */
const canPass = (error: unknown) =>
  error instanceof NetworkError || (error instanceof ApiError && (error.status >= 500 || error.status === 429 || error.status === 401));

function retryLater(retry: () => void) {
  const timer = setTimeout(again, RETRY_MS);
  window.addEventListener("online", again, { once: true });
  function again() {
    clearTimeout(timer);
    window.removeEventListener("online", again);
    retry();
  }
}

const guarded = new Set<unknown>();

/** Asks before the page is left, as long as anything of this queue is unsent. */
function guardPage(queue: unknown, unsent: boolean) {
  if (unsent) guarded.add(queue);
  else guarded.delete(queue);
  if (guarded.size > 0) window.addEventListener("beforeunload", askFirst);
  else window.removeEventListener("beforeunload", askFirst);
}

const askFirst = (event: Event) => event.preventDefault();
