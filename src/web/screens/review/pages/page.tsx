import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import type { ReviewPage } from "../../../../engine/contract/api.ts";
import { SteadyImage } from "./steady-image.tsx";

type PageProps = {
  page: ReviewPage;
  /** The picture of this page; null as long as its pane has no width to draw it for. */
  src: string | null;
  /** "Page 2 of the original". */
  name: string;
  scroller: RefObject<HTMLElement | null>;
  children?: ReactNode;
};

/** One page in its shape, fetched when it is about to be seen. `children` lie over it. */
export function Page({ page, src, name, scroller, children }: PageProps) {
  const frame = useRef<HTMLDivElement>(null);
  const near = useNear(frame, scroller);
  return (
    <div ref={frame} className="page-frame" data-page={page.number} style={{ aspectRatio: `${page.width} / ${page.height}` }}>
      <SteadyImage src={near ? src : null} alt={name} />
      {children}
    </div>
  );
}

/** True from the moment that the element comes near the part of the pane that is seen. */
function useNear(element: RefObject<HTMLElement | null>, scroller: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !element.current) return;
    const look = (entries: IntersectionObserverEntry[]) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true);
    const observer = new IntersectionObserver(look, { root: scroller.current, rootMargin: "400px" });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [near, element, scroller]);
  return near;
}
