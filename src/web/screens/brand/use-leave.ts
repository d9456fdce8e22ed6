import { useEffect, useState } from "react";
import { guardLeaving } from "../../lib/navigation/leaving.ts";

/** Asks before the screen is left with unsaved changes: `leave` is there as long as the question stands. */
export function useLeave(isChanged: boolean) {
  const [leave, setLeave] = useState<{ go: () => void } | null>(null);
  const stay = () => setLeave(null);
  useEffect(() => {
    if (!isChanged) return;
    const ask = (go: () => void) =>
      setLeave({
        go: () => {
          setLeave(null);
          go();
        },
      });
    return guardLeaving(ask);
  }, [isChanged]);
  return { leave, stay };
}
