/** The places of the form that arrow keys and Enter go through, in the order in which they stand. */
const SCOPE = ".fields-pane";

const scope = () => document.querySelector<HTMLElement>(SCOPE);

const all = (selector: string): HTMLElement[] => [...(scope()?.querySelectorAll<HTMLElement>(selector) ?? [])];

export const isInForm = (element: Element | null): boolean => element?.closest(SCOPE) != null;

/** The stop before or after an element; null at the ends. */
export function neighbour(from: Element | null, by: 1 | -1): HTMLElement | null {
  const stops = all("[data-stop]").filter((stop) => stop.checkVisibility?.() ?? true);
  const at = from ? stops.indexOf(from as HTMLElement) : -1;
  return at < 0 ? (stops[0] ?? null) : (stops[at + by] ?? null);
}

/** The path of the next doubt below a place, of the first one after the last; null when there is no other. */
export function nextDoubt(path: string | null): string | null {
  const stops = all("[data-stop]");
  const at = stops.findIndex((stop) => stop.dataset.path === path);
  const inTurn = [...stops.slice(at + 1), ...stops.slice(0, Math.max(at, 0))];
  return inTurn.find((stop) => stop.dataset.doubt && stop.dataset.path !== path)?.dataset.path ?? null;
}

/** Gives a place the focus: its own stop, one of its parts, or else what it stood in; with nothing of it left, the form itself. */
export function focusPlace(path: string): boolean {
  const stops = all("[data-stop][data-path]");
  for (let place = path; place; place = place.replace(/(\[\d+\]|\.?[^.[\]]+)$/, "")) {
    const stop = stops.find((one) => one.dataset.path === place) ?? stops.find((one) => isPart(one.dataset.path, place));
    if (!stop) continue;
    stop.focus({ preventScroll: true });
    stop.scrollIntoView?.({ block: "nearest" });
    return true;
  }
  const form = scope()?.querySelector<HTMLElement>(".pane-scroll");
  form?.focus({ preventScroll: true });
  return Boolean(form);
}

const isPart = (path: string | undefined, whole: string) => path?.startsWith(`${whole}.`) || path?.startsWith(`${whole}[`);

/** "Checked, next": where the work goes on when nothing is doubtful any more. */
export const DONE_BUTTON = "desk-done";
export const focusDone = () => document.getElementById(DONE_BUTTON)?.focus();
