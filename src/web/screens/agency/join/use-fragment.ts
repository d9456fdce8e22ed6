import { useSyncExternalStore } from "react";

/** What stands after the "#" of the address. Another link that is pasted over it in the same tab opens no new page. */
export const useFragment = (): string => useSyncExternalStore(watch, () => window.location.hash.slice(1));

function watch(onChange: () => void) {
  window.addEventListener("hashchange", onChange);
  return () => window.removeEventListener("hashchange", onChange);
}
