import type { AroundNavHandler } from "wouter";

type Guard = { ask: (leave: () => void) => void; address: string };
let guard: Guard | null = null;

/** From now on `ask` decides, with the user, whether this screen is left: it calls what it is given, or not. The answer ends that. */
export function guardLeaving(ask: Guard["ask"]): () => void {
  guard = { ask, address: window.location.href };
  window.addEventListener("beforeunload", askBrowser);
  return release;
}

function release() {
  guard = null;
  window.removeEventListener("beforeunload", askBrowser);
}

const askBrowser = (event: Event) => event.preventDefault();

/** At once, or when whoever has unsaved changes says so; then nobody is asked again. */
export function whenMayLeave(leave: () => void): void {
  if (!guard) leave();
  else
    guard.ask(() => {
      release();
      leave();
    });
}

/** Every way to another address of ours. */
export const guardNavigation: AroundNavHandler = (navigate, to, options) => whenMayLeave(() => navigate(to, options));

/** Called once, before the first screen is shown: a browser tells of going back in the order in which it was asked to, and the screens must hear of it last. */
export const watchBack = () => window.addEventListener("popstate", askAfterBack);

/** The browser is at the former address already when it says that it goes back: it is brought here again, and goes when it may. */
function askAfterBack(event: Event) {
  if (!guard || window.location.href === guard.address) return;
  event.stopImmediatePropagation();
  window.history.pushState(null, "", guard.address);
  whenMayLeave(() => window.history.back());
}
