import { createContext, type RefObject, useContext, useEffect, useMemo, useRef } from "react";
import { MOVED_GUARD_MS } from "../../../../engine/contract/limits.ts";

type MovedJustNow = () => boolean;

export const MovingRows = createContext<MovedJustNow>(() => false);

/** Whether the rows of the list around have moved a moment ago, so that a click may meet another row than the one it was meant for. */
export const useMovedJustNow = (): MovedJustNow => useContext(MovingRows);

/** Watches a list: rows that come, go, grow or shrink change its height. */
export function useMovingRows(list: RefObject<HTMLElement | null>): MovedJustNow {
  const movedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (!list.current) return;
    let height: number | undefined;
    const observer = new ResizeObserver(([entry]) => {
      const next = entry?.contentRect.height;
      if (height !== undefined && next !== height) movedAt.current = performance.now();
      height = next;
    });
    observer.observe(list.current);
    return () => observer.disconnect();
  }, [list]);
  return useMemo(() => () => performance.now() - movedAt.current < MOVED_GUARD_MS, []);
}
