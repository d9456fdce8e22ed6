import { useSignals } from "@preact/signals-react/runtime";
import type { Review } from "../../../../engine/contract/api.ts";
import { originOf } from "../edits/origin.ts";
import { PaneHead } from "../pages/page-tools.tsx";
import { useZoom } from "../pages/zoom.ts";
import { useDesk } from "../state/desk-context.ts";
import { OriginalPages } from "./original-pages.tsx";
import { marksFor, marksOf } from "./sources.ts";
import { drawAgain, usePendingPages } from "./use-pending-pages.ts";

/** The CV as it came in. A chosen value is marked in it, and a click on a line chooses its value. */
export function OriginalPane() {
  useSignals();
  const desk = useDesk();
  const { original, sources } = desk.review.value;
  const zoom = useZoom();
  const selected = desk.selected.value;
  const hasPages = original.pages.length > 0;
  const hasPlace = !selected || marksFor(marksOf(desk.review.value), selected).length > 0;
  usePendingPages(desk, Boolean(original.pending));
  return (
    <section className="pane original-pane" aria-label="Original" id="desk-original">
      <PaneHead title="Original" note={hasPages && !hasPlace && "This value has no place in the CV."} {...(hasPages && { zoom })} />
      {hasPages ? (
        <OriginalPages zoom={zoom.value} />
      ) : original.pending ? (
        <PendingPage />
      ) : (
        <WordView
          original={original}
          onAgain={() => void drawAgain(desk)}
          mark={selected && sources[selected] ? originOf(desk.review.value, selected) : null}
        />
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

type WordViewProps = { original: Review["original"]; onAgain: () => void; mark: string | null };

/** A Word file whose pages cannot be drawn here, or could not this time: its text, with the paragraph of the chosen value marked. */
const WordView = ({ original: { html, failed }, onAgain, mark }: WordViewProps) => (
  <div className="word-view">
    {failed ? (
      <p className="pane-line" role="status">
        The pages of this Word file could not be drawn. This is its text.{" "}
        <button type="button" className="link-button" onClick={onAgain}>
          Try again
        </button>
      </p>
    ) : (
      <p className="pane-line">The pages of a Word file are shown where LibreOffice is installed. This is its text.</p>
    )}
    {html && <iframe sandbox="" src={mark ? `${html}?mark=${encodeURIComponent(mark)}#mark` : html} title="Text of the original" />}
  </div>
);
