type Listener = (event: { data: unknown }) => void;
type Operators = { fnArray: unknown[]; argsArray: unknown[] };
type Message = { action?: string; chunk?: Operators };

/**
 * What the two halves of pdf.js say to each other, in one thread. As its own port does, this one copies what is said; but not every letter of
 * a page, nor the tables of a font: nobody changes those once they are said.
 */
export class Loopback {
  private listeners = new Set<Listener>();
  private turn = Promise.resolve();

  postMessage(message: Message, transfer?: Transferable[]) {
    const event = { data: isFinal(message) ? message : (copyOfOperators(message) ?? structuredClone(message, { transfer })) };
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

const isFinal = ({ action }: Message) => action === "commonobj";

/** The sender empties its lists and fills them again. */
function copyOfOperators(message: Message): Message | undefined {
  const { chunk } = message;
  if (!chunk || !Array.isArray(chunk.argsArray)) return undefined;
  return { ...message, chunk: { ...chunk, fnArray: chunk.fnArray.slice(), argsArray: chunk.argsArray.slice() } };
}
