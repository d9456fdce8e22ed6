import { useEffect, useLayoutEffect } from "react";

/** The title of a screen, which begins at its top. Set before the effects of what the screen holds: these may name it closer. */
export function usePageTitle(title: string) {
  useLayoutEffect(() => {
    setTitle(title);
    window.scrollTo(0, 0);
  }, [title]);
}

/** What a screen shows at the moment, e.g. `Maria Santos.pdf - Matching result`, for tabs, bookmarks and the history of the browser. */
export function useViewTitle(title: string) {
  useEffect(() => setTitle(title), [title]);
}

function setTitle(title: string) {
  document.title = `${title} · Vitae`;
}
