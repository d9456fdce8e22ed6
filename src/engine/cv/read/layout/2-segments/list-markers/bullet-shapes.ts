import type { PageContent, Rule } from "../../1-words/content.ts";
import { MAX_TIMELINE_GAP, MAX_TIMELINE_THICKNESS, MIN_TIMELINE_HEIGHT } from "../thresholds.ts";

/** The small shapes of a page that may be bullets: all but those on a vertical line, which are the marks of a timeline. */
export function bulletShapesOf({ bulletShapes, rules }: PageContent): Rule["box"][] {
  const vertical = rules.filter(({ box }) => box.width < MAX_TIMELINE_THICKNESS && box.height > MIN_TIMELINE_HEIGHT);
  const isOnLine = (shape: Rule["box"]) =>
    vertical.some(({ box }) => {
      const middle = box.x + box.width / 2;
      const isAtHeight = box.y < shape.y + shape.height + MAX_TIMELINE_GAP && box.y + box.height > shape.y - MAX_TIMELINE_GAP;
      return isAtHeight && middle > shape.x && middle < shape.x + shape.width;
    });
  return bulletShapes.map(({ box }) => box).filter((shape) => !isOnLine(shape));
}
