import { wordCount } from "../../../text/spaces.ts";
import type { Section } from "../../2-sections/section.ts";
import { looksLikePosition } from "../../recognisers/degrees.ts";
import { MAX_WANTED_WORDS, MIN_WANTED_POSITION_LIKENESS } from "../thresholds.ts";

/** Where nothing else says what somebody is, the short title that stands first under "Desired position". */
export function wantedPosition(sections: readonly Section[]): string | undefined {
  const first = sections.find(({ kind }) => kind === "objective")?.lines[0];
  const isTitle =
    first &&
    first.cells.length === 1 &&
    !first.bullet &&
    wordCount(first.text) <= MAX_WANTED_WORDS &&
    looksLikePosition(first.text) >= MIN_WANTED_POSITION_LIKENESS;
  return isTitle && !/[.!:]$/.test(first.text) ? first.text : undefined;
}
