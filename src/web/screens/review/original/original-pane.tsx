import { useSignals } from "@preact/signals-react/runtime";
import { useMemo, useRef } from "react";
import { originOf } from "../edits/origin.ts";
import { PaneHead } from "../pages/page-tools.tsx";
import { Scroller } from "../pages/scroller.tsx";
import { useWidth } from "../pages/use-width.ts";
import { pictureWidth, useZoom } from "../pages/zoom.ts";
import { useDesk } from "../state/desk-context.ts";
import { OriginalPage } from "./original-page.tsx";
import { marksFor, marksOf } from "./sources.ts";
import { usePendingPages } from "./use-pending-pages.ts";
import { usePointing } from "./use-pointing.ts";

/** The CV as it came in. A chosen value is marked in it, and a click on a line chooses its value. */
export function OriginalPane() {
  useSignals();
  const desk = useDesk();
  const { original, sources } = desk.review.value;
  const scroller = useRef<HTMLElement>(null);
  const zoom = useZoom();
  const width = useWidth(scroller);
  const marks = useMemo(() => marksOf(desk.review.value), [desk.review.value]);
  const pointed = usePointing(scroller, original.pages, marks, desk);
  const selected = desk.selected.value;
  const chosen = selected ? marksFor(marks, selected) : [];
  const pixels = pictureWidth(width * zoom.value, window.devicePixelRatio);
  const hasPages = original.pages.length > 0;
  usePendingPages(desk, Boolean(original.pending));
  return (
    <section className="pane original-pane" aria-label="Original" id="desk-original">
      <PaneHead
        title="Original"
        note={selected && chosen.length === 0 && hasPages ? "This value has no place in the CV." : null}
        {...(hasPages && { zoom })}
      />
      {hasPages ? (
        <Scroller scroller={scroller} label="Pages of the original">
          <div className="page-stack" style={{ width: `${zoom.value * 100}%` }}>
            {original.pages.map((page) => (
              <OriginalPage
                key={page.number}
                page={page}
                src={`/api/jobs/${desk.jobId}/original/pages/${page.number}.png?width=${pixels}`}
                of={original.pages.length}
                scroller={scroller}
                chosen={chosen.filter((mark) => mark.page === page.number)}
                pointed={pointed?.page === page.number ? pointed : null}
              />
            ))}
          </div>
        </Scroller>
      ) : original.pending ? (
        <PendingPage />
      ) : (
        <WordView html={original.html} mark={selected && sources[selected] ? originOf(desk.review.value, selected) : null} />
      )}
    </section>
  );
}

const PendingPage = () => (
  <div className="pending-page">
    <p className="pane-line" role="status">
      The pages are being drawn. The fields are ready.
    </p>
    <div className="pending-sheet" aria-hidden="true" />
  </div>
);

/** A Word file whose pages cannot be drawn here: its text, with the paragraph of the chosen value marked. */
const WordView = ({ html, mark }: { html: string | undefined; mark: string | null }) => (
  <div className="word-view">
    <p className="pane-line">The pages of a Word file are shown where LibreOffice is installed. This is its text.</p>
    {html && <iframe sandbox="" src={mark ? `${html}?mark=${encodeURIComponent(mark)}#mark` : html} title="Text of the original" />}
  </div>
);
