import { type RefObject, useEffect, useState } from "react";

/** The width of an element in CSS pixels, as it is now. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const of = element.current;
    if (!of) return;
    const read = () => setWidth(of.clientWidth);
    read();
    const observer = new ResizeObserver(read);
    observer.observe(of);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
