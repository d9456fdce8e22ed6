import type { Line } from "../../reading.ts";
import { wordCount } from "../../text/spaces.ts";
import { isProse } from "../1-document/line-style.ts";
import type { Context } from "../3-entries/rows.ts";
import { matchHeading } from "../lexicon/headings/headings.ts";
import { matchLabel, splitLabel } from "../recognisers/agency-fields.ts";
import type { Contacts } from "../recognisers/contact/contacts.ts";
import { isDateOnly } from "../recognisers/dates/dates.ts";
import { looksLikePosition } from "../recognisers/degrees.ts";
import { isDocumentTitle } from "../recognisers/names.ts";
import { looksLikePlace, parsePlace } from "../recognisers/places/places.ts";
import { findLabelled, type Labels } from "./labelled-values.ts";
import type { FoundName } from "./name.ts";
import {
  MAX_HEADLINE_CHARACTERS,
  MAX_HEADLINE_WORDS,
  MAX_LINES_TO_HEADLINE,
  MAX_LINES_TO_LARGE_HEADLINE,
  MIN_LARGE_HEADLINE_RATIO,
} from "./thresholds.ts";

/** The professional title: beside or below the name, short, and neither contact data nor a place. */
export function findLabel(
  lines: readonly Line[],
  labels: readonly Labels[],
  name: FoundName | undefined,
  used: ReadonlySet<Line>,
  contacts: Contacts,
  context: Context,
): { text: string; line: Line } | undefined {
  const labelled = findLabelled(labels, ["position", "title", "objective"]);
  if (labelled && isLabelText(labelled.text)) return labelled;
  if (!name) return undefined;
  const rest = name.rest.split("\t")[0]?.trim();
  if (rest && isLabelText(rest)) return { text: rest, line: name.line };

  const at = lines.indexOf(name.line);
  const taken = contacts.consumed;
  const near = lines.flatMap((line, index) => {
    const distance = index > at ? index - at : at - index + 1.5;
    const isLarge = line.style.size > context.body.size * MIN_LARGE_HEADLINE_RATIO;
    if (distance > (isLarge ? MAX_LINES_TO_LARGE_HEADLINE : MAX_LINES_TO_HEADLINE) || index === at || used.has(line)) return [];
    if (line.cells.length === 1) return (taken[index]?.length ?? 0) === 0 ? [{ line, text: line.text, distance }] : [];
    if (isLabelledRow(line)) return [];
    return line.cells.map((cell) => ({ line, text: cell.text, distance: distance + 0.5 }));
  });
  let best: { text: string; line: Line } | undefined;
  let most = 0.5;
  for (const { line, text, distance } of near) {
    const score = (position: number) =>
      position +
      1 / distance +
      (line.flow === name.line.flow ? 0.3 : 0) +
      (line.style.size < name.line.style.size ? 0.1 : 0) +
      (line.style.size > context.body.size * 1.1 ? 0.2 : 0);
    // What is too far away to outdo the best is not looked at.
    if (score(SUREST_POSITION) <= most || !isLabelText(text)) continue;
    const found = score(looksLikePosition(text));
    if (found <= most) continue;
    most = found;
    best = { text, line };
  }
  return best;
}

/** What `looksLikePosition` gives at most. */
const SUREST_POSITION = 1;

/** "Nationality ⇥ British": what stands beside a label is its value and no title of the person. */
function isLabelledRow({ cells }: Line): boolean {
  const [{ text }, second] = cells as [Line["cells"][number], Line["cells"][number] | undefined];
  return (
    /[:：]$/.test(text) || /^[:：]/.test(second?.text ?? "") || (matchLabel(text)?.confidence ?? 0) >= 0.75 || READING_OF_NAME.test(text)
  );
}

/** Japanese forms print above a name how it is read. */
const READING_OF_NAME = /^(?:ふりがな|フリガナ|よみがな)$/u;

function isLabelText(text: string): boolean {
  return (
    text.length <= MAX_HEADLINE_CHARACTERS &&
    wordCount(text) <= MAX_HEADLINE_WORDS &&
    /[\p{L}\p{M}]{3}/u.test(text) &&
    !/@|https?:|www\.|\d{4,}|^\d/.test(text) &&
    !isProse(text) &&
    !isDocumentTitle(text) &&
    !isDateOnly(text) &&
    !splitLabel(text) &&
    !/[:：]$/.test(text) &&
    (matchHeading(text)?.confidence ?? 0) < 0.9 &&
    (looksLikePlace(text) < 0.6 || looksLikePosition(text) > 0.5) &&
    parsePlace(text)?.address === undefined
  );
}
