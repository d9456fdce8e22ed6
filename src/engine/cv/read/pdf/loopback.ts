type Listener = (event: { data: unknown }) => void;
type Message = { chunk?: unknown };

/**
 * What the two halves of pdf.js say to each other, in one thread. Its own port copies what is said, this one does not: nobody changes what was
 * said, but for the pieces of a page as they come.
 */
export class Loopback {
  private listeners = new Set<Listener>();
  private turn = Promise.resolve();

  postMessage(message: Message) {
    const event = { data: withOwnLists(message) };
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

/** The sender empties the lists of a piece and fills them again. */
function withOwnLists(message: Message): Message {
  const { chunk } = message;
  if (typeof chunk !== "object" || chunk === null || Object.getPrototypeOf(chunk) !== Object.prototype) return message;
  const lists = Object.entries(chunk).map(([name, value]) => [name, Array.isArray(value) ? value.slice() : value]);
  return { ...message, chunk: Object.fromEntries(lists) };
}
