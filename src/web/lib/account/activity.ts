import { signal } from "@preact/signals-react";
import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useState } from "react";
import { ACTIVE_WINDOW_MS, ACTIVITY_CHECK_MS, POLL_ACTIVE_MS, POLL_IDLE_MS } from "../../../engine/contract/limits.ts";

export type Presence = { visible: boolean; active: boolean };

const tabVisible = signal(true);
let lastActivityAt = Date.now();

const EVENTS = ["mousemove", "mousedown", "keydown", "scroll", "click", "touchstart"] as const;

/** Called once, at the start of the application. */
export function watchActivity() {
  const seen = () => {
    lastActivityAt = Date.now();
  };
  const look = () => {
    tabVisible.value = document.visibilityState === "visible";
  };
  for (const event of EVENTS) window.addEventListener(event, seen, { passive: true, capture: true });
  document.addEventListener("visibilitychange", look);
  look();
}

export const isActive = (lastAt: number, now: number, windowMs: number) => now - lastAt < windowMs;

/** Every 3 s while someone is there to see it, every 15 s else. */
export const dashboardPollMs = ({ visible, active }: Presence) => (visible && active ? POLL_ACTIVE_MS : POLL_IDLE_MS);

/** Whether the tab is seen, and whether somebody was active within the window, looked at every `checkMs`. */
export function usePresence(windowMs: number, checkMs: number): Presence {
  useSignals();
  const [active, setActive] = useState(true);
  useEffect(() => {
    const check = () => setActive(isActive(lastActivityAt, Date.now(), windowMs));
    check();
    const timer = setInterval(check, checkMs);
    return () => clearInterval(timer);
  }, [windowMs, checkMs]);

  return { visible: tabVisible.value, active };
}

export const useDashboardPollMs = () => dashboardPollMs(usePresence(ACTIVE_WINDOW_MS, ACTIVITY_CHECK_MS));
