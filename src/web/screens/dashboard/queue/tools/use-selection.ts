import { useRef, useState } from "react";

export type Selection = {
  has: (id: string) => boolean;
  /** `range`: also everything between this row and the one that was changed before it, as they stand in the list. */
  toggle: (id: string, range: boolean) => void;
  setAll: (on: boolean) => void;
};

/** Which rows are selected, by the ids of those that are shown and can be selected. */
export function useSelection(shown: string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string | null>(null);

  return {
    has: (id) => chosen.has(id),
    toggle(id, range) {
      const between = range ? rangeOf(shown, last.current, id) : [id];
      const next = new Set(chosen);
      for (const one of between) {
        if (chosen.has(id)) next.delete(one);
        else next.add(one);
      }
      last.current = id;
      setChosen(next);
    },
    setAll: (on) => setChosen(new Set(on ? shown : [])),
  };
}

/** From one row to another, both included, in either direction; the second alone when the first is not shown. */
export function rangeOf(shown: string[], from: string | null, to: string): string[] {
  const [a, b] = [shown.indexOf(from ?? ""), shown.indexOf(to)];
  return a < 0 ? [to] : shown.slice(Math.min(a, b), Math.max(a, b) + 1);
}
