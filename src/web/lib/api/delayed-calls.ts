import { signal } from "@preact/signals-react";

type Send = (ids: string[], leaving: boolean) => Promise<void>;
type Call = { ids: Set<string>; timer: ReturnType<typeof setTimeout>; send: Send };

/** By the ids that they are about. One call may be about several. */
const calls = new Map<string, Call>();

/** What can still be taken back, and what is being sent. The screen shows both as done. */
export const held = signal<ReadonlyMap<string, "held" | "sent">>(new Map());

/** Sends a call about some ids after `delayMs`, or when the page goes; until then each id can be taken back. An id that is held already is not held twice. */
export function holdBack(ids: string[], send: Send, delayMs: number): void {
  const fresh = ids.filter((id) => !held.value.has(id));
  if (fresh.length === 0) return;
  const call: Call = { ids: new Set(fresh), send, timer: setTimeout(() => void sendNow(call), delayMs) };
  for (const id of fresh) calls.set(id, call);
  mark(fresh, "held");
}

/** A call that has nothing left to be about is not sent. */
export function takeBack(ids: string[]): void {
  const waiting = ids.filter((id) => calls.has(id));
  for (const id of waiting) {
    const call = calls.get(id) as Call;
    calls.delete(id);
    call.ids.delete(id);
    if (call.ids.size === 0) clearTimeout(call.timer);
  }
  mark(waiting, null);
}

/** Sends at once whatever is held. `leaving`: the page may be gone before the answers come. */
export const sendHeld = ({ leaving = false } = {}): Promise<unknown> =>
  Promise.all([...new Set(calls.values())].map((call) => sendNow(call, leaving)));

async function sendNow(call: Call, leaving = false): Promise<void> {
  const ids = [...call.ids];
  clearTimeout(call.timer);
  for (const id of ids) calls.delete(id);
  mark(ids, "sent");
  await call.send(ids, leaving).finally(() => mark(ids, null));
}

function mark(ids: string[], state: "held" | "sent" | null): void {
  const next = new Map(held.value);
  for (const id of ids) {
    if (state) next.set(id, state);
    else next.delete(id);
  }
  held.value = next;
}

/** Called once, at the start of the application. A phone may end a page that is out of sight without another event. */
export function sendHeldWhenLeaving(): void {
  const leave = () => void sendHeld({ leaving: true });
  window.addEventListener("pagehide", leave);
  document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && leave());
}
