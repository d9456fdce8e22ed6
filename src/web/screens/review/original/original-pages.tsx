import { useSignals } from "@preact/signals-react/runtime";
import { useMemo, useRef } from "react";
import { Scroller } from "../pages/scroller.tsx";
import { useWidth } from "../pages/use-width.ts";
import { pictureWidth } from "../pages/zoom.ts";
import { useDesk } from "../state/desk-context.ts";
import { OriginalPage } from "./original-page.tsx";
import { marksFor, marksOf } from "./sources.ts";
import { usePointing } from "./use-pointing.ts";

/** The pages, from the moment that they are there: of a Word file they come later than its fields. */
export function OriginalPages({ zoom }: { zoom: number }) {
  useSignals();
  const desk = useDesk();
  const review = desk.review.value;
  const { pages } = review.original;
  const scroller = useRef<HTMLElement>(null);
  const width = useWidth(scroller);
  const marks = useMemo(() => marksOf(review), [review]);
  const pointed = usePointing(scroller, pages, marks, desk);
  const selected = desk.selected.value;
  const chosen = selected ? marksFor(marks, selected) : [];
  const pixels = pictureWidth(width * zoom, window.devicePixelRatio);
  return (
    <Scroller scroller={scroller} label="Pages of the original">
      <div className="page-stack" style={{ width: `${zoom * 100}%` }}>
        {pages.map((page) => (
          <OriginalPage
            key={page.number}
            page={page}
            src={width > 0 ? `/api/jobs/${desk.jobId}/original/pages/${page.number}.png?width=${pixels}` : null}
            of={pages.length}
            scroller={scroller}
            chosen={chosen.filter((mark) => mark.page === page.number)}
            pointed={pointed?.page === page.number ? pointed : null}
          />
        ))}
      </div>
    </Scroller>
  );
}
