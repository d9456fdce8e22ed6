import { wordCount } from "../../../text/spaces.ts";
import type { Section } from "../../2-sections/section.ts";
import { looksLikePosition } from "../../recognisers/degrees.ts";
import { MAX_WANTED_WORDS, SURE_WANTED_POSITION } from "../thresholds.ts";

/** Where nothing else says what somebody is, the short title that stands first under "Desired position". */
export function wantedPosition(sections: readonly Section[]): string | undefined {
  const first = sections.find(({ kind }) => kind === "objective")?.lines[0];
  const isTitle =
    first &&
    first.cells.length === 1 &&
    !first.bullet &&
    wordCount(first.text) <= MAX_WANTED_WORDS &&
    looksLikePosition(first.text) >= SURE_WANTED_POSITION;
  return isTitle && !/[.!:]$/.test(first.text) ? first.text : undefined;
}
