import { Minus, MoveHorizontal, Plus } from "lucide-react";
import type { ReactNode } from "react";
import type { Zoom } from "./zoom.ts";

/** The strip above a pane: its name, what belongs to it, and the zoom of its pages. */
export function PaneHead({ title, note, zoom, children }: { title: string; note?: ReactNode; zoom?: Zoom; children?: ReactNode }) {
  return (
    <header className="pane-head">
      <h2>{title}</h2>
      {note && <span className="pane-note">{note}</span>}
      <span className="pane-tools">
        {children}
        {zoom && <ZoomTools of={title} zoom={zoom} />}
      </span>
    </header>
  );
}

const ZoomTools = ({ of, zoom }: { of: string; zoom: Zoom }) => (
  <fieldset className="zoom" aria-label={`Zoom of the ${of.toLowerCase()}`}>
    <button type="button" className="icon-button" aria-label="Zoom out" disabled={!zoom.out} onClick={() => zoom.out?.()}>
      <Minus size={15} aria-hidden="true" />
    </button>
    <button type="button" className="zoom-value num" aria-label={`Fit width, now ${percent(zoom)}`} title="Fit width" onClick={zoom.fit}>
      {zoom.value === 1 ? <MoveHorizontal size={15} aria-hidden="true" /> : percent(zoom)}
    </button>
    <button type="button" className="icon-button" aria-label="Zoom in" disabled={!zoom.into} onClick={() => zoom.into?.()}>
      <Plus size={15} aria-hidden="true" />
    </button>
  </fieldset>
);

const percent = ({ value }: Zoom) => `${Math.round(value * 100)}%`;
