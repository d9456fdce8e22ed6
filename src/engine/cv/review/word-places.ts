import type { Source } from "../../contract/resume.ts";
import type { Line, Reading } from "../reading.ts";
import { squeeze } from "../text/fold.ts";
import type { Places } from "./describe-review.ts";

/**
 * Where the values of a Word file stand on its pages, drawn as a PDF: for each source the line that prints its quote, the nearest one after the source
 * before it. `sources` come in the order of the Resume. A quote that is on no page has no place.
 */
export function placesOf({ lines }: Reading, sources: Readonly<Record<string, Source>>): Places {
  const printed = lines.flatMap(printsOf);
  const places: Record<string, Places[string]> = {};
  let near = 0;
  for (const [path, { quote }] of Object.entries(sources)) {
    const wanted = squeeze(quote);
    const at = wanted === "" ? -1 : nearest(printed, near, wanted);
    if (at === -1) continue;
    near = at;
    places[path] = (printed[at] as Printed).place;
  }
  return places;
}

type Printed = { text: string; withNext: string; place: Places[string] };

/** A line of text as it is printed; one that was wrapped is several. */
function printsOf({ physicalLines }: Line): Printed[] {
  const texts = physicalLines.map(({ text }) => squeeze(text));
  return physicalLines.flatMap(({ box }, index) =>
    box
      ? [
          {
            text: texts[index] as string,
            withNext: texts.slice(index).join(""),
            place: { page: box.page, bbox: [box.x, box.y, box.width, box.height] as [number, number, number, number] },
          },
        ]
      : [],
  );
}

/** From `near` on, then from the start: the CV is mostly read in its own order. */
function nearest(printed: readonly Printed[], near: number, wanted: string): number {
  const holds = ({ text, withNext }: Printed) =>
    text.includes(wanted) || (withNext.startsWith(text) && text !== "" && withNext.includes(wanted));
  const after = printed.findIndex((print, index) => index >= near && holds(print));
  return after === -1 ? printed.findIndex(holds) : after;
}
