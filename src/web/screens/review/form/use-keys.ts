import { useRef } from "react";
import { keysFor } from "./keys.ts";

/** A React key for each element of a list, from one drawing to the next. */
export function useKeys(elements: unknown[]): string[] {
  const before = useRef<{ contents: string[]; keys: string[] }>({ contents: [], keys: [] });
  const contents = elements.map((element) => JSON.stringify(element));
  if (contents.join("\n") !== before.current.contents.join("\n") || contents.length !== before.current.keys.length) {
    before.current = { contents, keys: keysFor(contents, before.current) };
  }
  return before.current.keys;
}
