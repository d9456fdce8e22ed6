/** The beginning of what a screen shows: the next Tab leads to the first thing in it, past the header. */
export function focusMain(): void {
  const main = document.querySelector("main");
  main?.setAttribute("tabindex", "-1");
  main?.focus({ preventScroll: true });
}

/** The focus is never nowhere: what cannot take it any more (a button that is disabled now, a row that is gone) gives it to the screen. */
export function focusOrMain(element: Element | null): void {
  if (element instanceof HTMLElement) element.focus();
  if (document.activeElement === null || document.activeElement === document.body) focusMain();
}
