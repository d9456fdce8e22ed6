import type { Line } from "../../../reading.ts";
import type { Context } from "../../1-document/context.ts";
import { isDateOnly } from "../../recognisers/dates/dates.ts";

/**
 * "2017 – 2019" beside "• Fitter, Corve Works", "2014 – 2016" beside "• Turner, Teme Mill": where each date that stands alone has one list marker beside
 * it and there are no others, the markers are those of the entries and tell nothing.
 */
export function withoutEntryMarkers(lines: readonly Line[], { language }: Context): Line[] {
  const dated = lines.map((line) => !line.bullet && line.cells.length === 1 && isDateOnly(line.text, { language }));
  const areOfEntries = dated[0] && lines.every(({ bullet }, at) => (bullet !== undefined) === (dated[at - 1] ?? false));
  return areOfEntries ? lines.map((line) => (line.bullet ? { ...line, bullet: undefined } : line)) : [...lines];
}
