import { signal } from "@preact/signals-react";

type Held = { timer: ReturnType<typeof setTimeout>; send: (leaving: boolean) => Promise<void> };

const calls = new Map<string, Held>();

/** What can still be taken back, and what is being sent. The screen shows both as done. */
export const held = signal<ReadonlyMap<string, "held" | "sent">>(new Map());

/** Sends a call after `delayMs`, or when the page goes; until then it can be taken back. A call that is held already is not held twice. */
export function holdBack(id: string, send: Held["send"], delayMs: number): void {
  if (held.value.has(id)) return;
  calls.set(id, { send, timer: setTimeout(() => sendNow(id), delayMs) });
  mark(id, "held");
}

export function takeBack(id: string): void {
  const call = calls.get(id);
  if (!call) return;
  clearTimeout(call.timer);
  calls.delete(id);
  mark(id, null);
}

/** Sends at once whatever is held. `leaving`: the page may be gone before the answers come. */
export const sendHeld = ({ leaving = false } = {}): Promise<unknown> => Promise.all([...calls.keys()].map((id) => sendNow(id, leaving)));

async function sendNow(id: string, leaving = false): Promise<void> {
  const call = calls.get(id);
  if (!call) return;
  clearTimeout(call.timer);
  calls.delete(id);
  mark(id, "sent");
  await call.send(leaving).finally(() => mark(id, null));
}

function mark(id: string, state: "held" | "sent" | null): void {
  const next = new Map(held.value);
  if (state) next.set(id, state);
  else next.delete(id);
  held.value = next;
}

/** Called once, at the start of the application. A phone may end a page that is out of sight without another event. */
export function sendHeldWhenLeaving(): void {
  const leave = () => void sendHeld({ leaving: true });
  window.addEventListener("pagehide", leave);
  document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && leave());
}
