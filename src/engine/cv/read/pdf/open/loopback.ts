type Listener = (event: { data: unknown }) => void;
type Message = { chunk?: unknown };

/**
 * What the two halves of pdf.js say to each other, in one thread. Its own port copies what is said; but what is said is made for that, and
 * who said it does not touch it again: all but the chunks of a page's operators and texts, which are emptied and filled anew.
 */
export class Loopback {
  private listeners = new Set<Listener>();
  private turn = Promise.resolve();

  postMessage(message: Message) {
    const event = { data: withOwnChunk(message) };
    void this.turn.then(() => {
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

  terminate() {
    this.listeners.clear();
  }
}

function withOwnChunk(message: Message): Message {
  const { chunk } = message;
  if (!isRecord(chunk)) return message;
  const own = { ...chunk };
  for (const list of ["fnArray", "argsArray"]) if (Array.isArray(own[list])) own[list] = own[list].slice();
  return { ...message, chunk: own };
}

const isRecord = (value: unknown): value is Record<string, unknown> => Object.prototype.toString.call(value) === "[object Object]";
