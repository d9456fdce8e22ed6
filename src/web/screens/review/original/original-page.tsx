import { useSignals } from "@preact/signals-react/runtime";
import { type RefObject, useEffect, useRef } from "react";
import type { ReviewPage } from "../../../../engine/contract/api.ts";
import { Page } from "../pages/page.tsx";
import { useDesk } from "../state/desk-context.ts";
import type { Mark } from "./sources.ts";

type Props = {
  page: ReviewPage;
  src: string | null;
  of: number;
  scroller: RefObject<HTMLElement | null>;
  chosen: Mark[];
  pointed: Mark | null;
};

/** A page of the original with the places of the chosen value on it. */
export const OriginalPage = ({ page, src, of, scroller, chosen, pointed }: Props) => (
  <Page page={page} src={src} name={`Page ${page.number} of ${of} of the original`} scroller={scroller}>
    {pointed && !chosen.includes(pointed) && <Box page={page} mark={pointed} className="mark-box pointed" />}
    {chosen.map((mark, at) => (
      <ChosenBox key={`${mark.path} ${mark.bbox}`} page={page} mark={mark} isFirst={at === 0} />
    ))}
  </Page>
);

/** Comes into view when it appears, and when its pane does. */
function ChosenBox({ page, mark, isFirst }: { page: ReviewPage; mark: Mark; isFirst: boolean }) {
  useSignals();
  const tab = useDesk().tab.value;
  const box = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the tab the pane comes.
  useEffect(() => {
    if (isFirst) bringIntoView(box.current);
  }, [isFirst, tab]);
  return <Box page={page} mark={mark} className="mark-box chosen" boxRef={box} />;
}

/** In its pane alone: `scrollIntoView` would move everything around it too. */
function bringIntoView(box: HTMLElement | null) {
  const pane = box?.closest<HTMLElement>(".pane-scroll");
  if (!box || !pane?.clientHeight) return;
  const [at, around] = [box.getBoundingClientRect(), pane.getBoundingClientRect()];
  const isSeen = at.top > around.top + 16 && at.bottom < around.bottom - 16 && at.left >= around.left && at.right <= around.right;
  if (isSeen) return;
  pane.scrollBy({
    top: at.top - around.top - around.height / 3,
    left: Math.min(0, at.left - around.left - 16) || Math.max(0, at.right - around.right + 16),
    behavior: "smooth",
  });
}

type BoxProps = { page: ReviewPage; mark: Mark; className: string; boxRef?: RefObject<HTMLSpanElement | null> };

/** A little larger than the glyphs, as a pen would mark them. */
const MARGIN_PT = 2;

function Box({ page, mark: { bbox }, className, boxRef }: BoxProps) {
  const [x, y, width, height] = bbox;
  const share = (length: number, of: number) => `${(100 * length) / of}%`;
  const place = {
    left: share(x - MARGIN_PT, page.width),
    top: share(y - MARGIN_PT, page.height),
    width: share(width + 2 * MARGIN_PT, page.width),
    height: share(height + 2 * MARGIN_PT, page.height),
  };
  return <span ref={boxRef} className={className} style={place} />;
}
