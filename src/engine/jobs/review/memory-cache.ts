/** A cache in memory with a bound in bytes; what was used longest ago goes first. */
export type MemoryCache = {
  /** The value of a key, made once: who asks meanwhile waits for the same one. What fails is made again. */
  get<T>(key: string, make: () => Promise<T>, sizeOf: (value: T) => number): Promise<T>;
  /** Forgets all keys that begin so. */
  forget(prefix: string): void;
};

export function openMemoryCache(maxBytes: number): MemoryCache {
  const entries = new Map<string, { value: Promise<unknown>; bytes: number }>();
  let total = 0;

  const drop = (key: string) => {
    total -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  };
  const shrink = () => {
    for (const key of entries.keys()) {
      if (total <= maxBytes) return;
      drop(key);
    }
  };
  return {
    get<T>(key: string, make: () => Promise<T>, sizeOf: (value: T) => number): Promise<T> {
      const known = entries.get(key);
      if (known) {
        entries.delete(key);
        entries.set(key, known);
        return known.value as Promise<T>;
      }
      const value = make();
      const entry = { value, bytes: 0 };
      entries.set(key, entry);
      value.then(
        (made) => {
          if (entries.get(key) !== entry) return;
          entry.bytes = sizeOf(made);
          total += entry.bytes;
          shrink();
        },
        () => entries.get(key) === entry && drop(key),
      );
      return value;
    },
    forget(prefix) {
      for (const key of [...entries.keys()]) if (key.startsWith(prefix)) drop(key);
    },
  };
}
