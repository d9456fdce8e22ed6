type Listener = (event: { data: unknown }) => void;
type Message = { chunk?: unknown };

/**
 * The message port between the API and the worker of pdf.js, when both run in one thread. The port of pdf.js copies each message with
 * `structuredClone`, which takes 1 ms a CV. That is needed for one kind of message only: the chunk of operators, whose arrays the worker
 * empties and fills again.
 */
export class Loopback {
  private listeners = new Set<Listener>();
  private delivery = Promise.resolve();

  postMessage(message: Message) {
    const event = { data: withCopiedChunk(message) };
    void this.delivery.then(() => {
      for (const listener of this.listeners) listener.call(this, event);
    });
  }

  addEventListener(_name: string, listener: Listener, { signal }: { signal?: AbortSignal } = {}) {
    if (signal?.aborted) return;
    signal?.addEventListener("abort", () => this.listeners.delete(listener));
    this.listeners.add(listener);
  }

  removeEventListener(_name: string, listener: Listener) {
    this.listeners.delete(listener);
  }
}

function withCopiedChunk(message: Message): Message {
  const { chunk } = message;
  if (!isRecord(chunk)) return message;
  const copy = { ...chunk };
  for (const list of ["fnArray", "argsArray"]) if (Array.isArray(copy[list])) copy[list] = copy[list].slice();
  return { ...message, chunk: copy };
}

const isRecord = (value: unknown): value is Record<string, unknown> => Object.prototype.toString.call(value) === "[object Object]";
