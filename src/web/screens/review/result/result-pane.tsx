import { useSignals } from "@preact/signals-react/runtime";
import { useRef, useState } from "react";
import { errorMessage } from "../../../lib/api/api.ts";
import { Alert } from "../../../ui/controls/alert.tsx";
import { Page } from "../pages/page.tsx";
import { PaneHead } from "../pages/page-tools.tsx";
import { Scroller } from "../pages/scroller.tsx";
import { useWidth } from "../pages/use-width.ts";
import { pictureWidth, useZoom } from "../pages/zoom.ts";
import { useDesk } from "../state/desk-context.ts";
import { DownloadMenu } from "./download-menu.tsx";
import { Findings } from "./findings.tsx";
import { settingOf } from "./options.ts";
import { ResultChoices } from "./result-choices.tsx";
import { labelsTaught, useResult } from "./use-result.ts";

/** The document as it would be made now, with the choices that it depends on. */
export function ResultPane() {
  useSignals();
  const desk = useDesk();
  const [setting, setSetting] = useState(() => settingOf(desk.server.peek()));
  const { result, error, refetch, drawing, key } = useResult(desk.jobId, desk.drawn.value[1], setting);
  const scroller = useRef<HTMLElement>(null);
  const zoom = useZoom();
  const width = useWidth(scroller);
  const pixels = pictureWidth(width * zoom.value, window.devicePixelRatio);
  const { resume } = desk.review.value;
  return (
    <section className="pane result-pane" aria-label="Result" id="desk-result">
      <PaneHead title="Result" note={<span role="status">{drawing ? "Drawing…" : ""}</span>} zoom={zoom}>
        <DownloadMenu
          jobId={desk.jobId}
          setting={setting}
          original={desk.server.peek().original.kind}
          isBlind={Boolean(desk.server.peek().blind)}
        />
      </PaneHead>
      <ResultChoices
        setting={setting}
        onChange={setSetting}
        cvLanguage={resume.meta.vitae.language}
        labelLanguage={result?.labelLanguage}
        onLabelsTaught={() => {
          labelsTaught.value += 1;
        }}
        hasPhoto={Boolean(resume.basics.image)}
      />
      <Scroller scroller={scroller} label="Pages of the result">
        {result && <Findings result={result} />}
        {error && (
          <Alert tone="danger">
            {errorMessage(error, "The result cannot be drawn at the moment.")}{" "}
            <button type="button" className="link-button" onClick={() => void refetch()}>
              Try again
            </button>
          </Alert>
        )}
        <div className="page-stack" style={{ width: `${zoom.value * 100}%` }} aria-busy={drawing}>
          {result?.pages.map((page) => (
            <Page
              key={page.number}
              page={page}
              src={width > 0 ? `/api/jobs/${desk.jobId}/result/pages/${page.number}.png?${key}&width=${pixels}` : null}
              name={`Page ${page.number} of ${result.pages.length} of the result`}
              scroller={scroller}
            />
          ))}
          {!result && !error && <div className="page-frame" style={{ aspectRatio: "210 / 297" }} />}
        </div>
        <p className="pane-foot">Drawing and downloading here is free, as often as you like.</p>
      </Scroller>
    </section>
  );
}
