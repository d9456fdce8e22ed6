import type { Line } from "../../../reading.ts";
import { wordCount } from "../../../text/spaces.ts";
import type { Section } from "../../2-sections/section.ts";
import { looksLikePosition } from "../../recognisers/degrees.ts";
import { isWantedForm } from "../summary.ts";
import { MAX_WANTED_WORDS, MIN_WANTED_POSITION_LIKENESS } from "../thresholds.ts";

/** Where nothing else says what somebody is, the short title that stands first under "Desired position": it names one, or heads a form in print of its own. */
export function wantedPosition(sections: readonly Section[]): string | undefined {
  const lines = sections.find(({ kind }) => kind === "objective")?.lines ?? [];
  const [first, ...others] = lines;
  if (!first || first.cells.length > 1 || first.bullet || wordCount(first.text) > MAX_WANTED_WORDS || /[.!:：]/.test(first.text))
    return undefined;
  const isTitle = looksLikePosition(first.text) >= MIN_WANTED_POSITION_LIKENESS;
  return isTitle || (isWantedForm(lines) && others.every((line) => isHeavier(first, line))) ? first.text : undefined;
}

const isHeavier = ({ style }: Line, { style: other }: Line) => style.size > other.size || (style.bold && !other.bold);
