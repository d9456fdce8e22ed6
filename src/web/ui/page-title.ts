import { useEffect } from "react";

export function usePageTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · Vitae`;
    window.scrollTo(0, 0);
  }, [title]);
}
