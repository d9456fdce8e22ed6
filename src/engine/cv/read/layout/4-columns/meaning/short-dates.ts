import { hasDigit, hasYear } from "../../1-words/text.ts";
import { isBeside, isOffBy, type SideLine } from "../side-lines.ts";
import { MAX_BASELINE_MISS_EM, MAX_DATE_CHARACTERS, MAX_DATE_MISS_EM, MAX_PERIOD_CHARACTERS, MAX_PLACE_STEP_EM } from "../thresholds.ts";

/** A short date beside a line of the text, of whose baseline a small date beside a large title may miss a little. */
export const isDateBeside = (line: SideLine, left: SideLine[]) =>
  isShortDate(line) && !line.bullet && left.some((other) => isNearlyBeside(line, other) || isOffBy(MAX_DATE_MISS_EM, line, other));

export const isNearlyBeside = (line: SideLine, other: SideLine) => isBeside(line, other) || isOffBy(MAX_BASELINE_MISS_EM, line, other);

/** "2019", "sept. 2005 – juin 2008"; a whole period may be longer: "octobre 2012 – décembre 2015". */
export const isShortDate = ({ text }: Pick<SideLine, "text">) =>
  text.length <= MAX_PERIOD_CHARACTERS && hasYear(text) && (text.length <= MAX_DATE_CHARACTERS || WHOLE_PERIOD.test(text));

/** "sep. 2005 - jun. 2008", "2018 – heden" */
export const WHOLE_PERIOD = /\d{4}\s*[–—-].*\p{L}{3}|\d{4}\D+\d{4}/u;

/** "Aug 2018 – today" over "Utrecht", set otherwise: where an entry was, which need not be level with a line of its text. */
export const isPlaceUnderDate = (above: SideLine | undefined, line: SideLine) =>
  above !== undefined &&
  isShortDate(above) &&
  above.style !== line.style &&
  !hasDigit(line.text) &&
  line.text.length <= MAX_DATE_CHARACTERS &&
  line.baseline - above.baseline < MAX_PLACE_STEP_EM * line.size;
