import type { Line } from "../../../reading.ts";
import { wordCount } from "../../../text/spaces.ts";
import type { Context } from "../../1-document/context.ts";
import { isSameStyle } from "../../1-document/line-style.ts";
import { matchLabel } from "../../recognisers/agency-fields.ts";
import type { Contacts } from "../../recognisers/contact/contacts.ts";
import { looksLikeDegree } from "../../recognisers/degrees.ts";
import { looksLikePlace, placeFrom } from "../../recognisers/places/places.ts";
import {
  MAX_LINES_TO_FIRST_POSITION,
  MAX_LINES_TO_HEADLINE,
  MAX_LINES_TO_LABELLED_HEADLINE,
  MAX_LINES_TO_LARGE_HEADLINE,
  MAX_NAME_GAP,
  MAX_PLACE_OF_UNKNOWN_HEADLINE,
  MAX_UNKNOWN_HEADLINE_GAP,
  MIN_DEGREE_BEHIND_NAME,
  MIN_HEADLINE_SIZE_RATIO,
  MIN_LARGE_HEADLINE_RATIO,
  MIN_PLACE_BESIDE_HEADLINE,
  MIN_POSITION_CONFIDENCE,
  MIN_ROW_LABEL_CONFIDENCE,
} from "../thresholds.ts";
import { isHeadlineText, isPosition, isUnknownHeadline, positionConfidence } from "./headline-text.ts";
import { HEADLINE_WEIGHTS } from "./identity-weights.ts";
import { findLabelled, type Labels } from "./labelled-values.ts";
import type { FoundName } from "./name.ts";

/** `below`: the line in which it continues. */
type Headline = { text: string; line: Line; below?: Line };

/** The lines above the first heading and of the contact sections. `used`: those that contain the name and nothing else. */
type Head = { lines: readonly Line[]; used: ReadonlySet<Line>; contacts: Contacts; context: Context };

/**
 * The professional title that the CV prints with the name: after a label ("Position applied for: …"), after the name on its line, or on a line near
 * it. A wrong headline is worse than none: words that no list has as a position count only directly under the name, in a style of their own.
 */
export function findHeadline(head: Head, labels: readonly Labels[], name: FoundName | undefined): Headline | undefined {
  const { lines } = head;
  const wanted = findLabelled(labels, ["objective"]);
  if (wanted && isHeadlineText(wanted.text)) return wanted;
  if (!name) return firstPosition(head);
  const labelled = findLabelled(labels, ["position", "title"]);
  if (
    labelled &&
    isHeadlineText(labelled.text) &&
    Math.abs(lines.indexOf(labelled.line) - lines.indexOf(name.line)) <= MAX_LINES_TO_LABELLED_HEADLINE
  )
    return labelled;
  const found = besideName(name) ?? nearName(head, name) ?? underName(head, name);
  return found && withWrappedLine(found, head);
}

/** "OPERATOR OF" over "FORKLIFT TRUCKS": a headline continues on the next line if it ends with a preposition or the like, or the next line begins with a small letter. */
function withWrappedLine(headline: Headline, { lines, contacts }: Head): Headline {
  const { text, line } = headline;
  const index = lines.indexOf(line) + 1;
  const below = lines[index];
  const isSetAlike =
    below !== undefined &&
    text === line.text &&
    below.flow === line.flow &&
    below.gap <= MAX_NAME_GAP &&
    below.cells.length === 1 &&
    !below.bullet &&
    isSameStyle(below.style, line.style);
  if (!isSetAlike || isContact(contacts, index) || !(ENDS_OPEN.test(text) || /^\p{Ll}/u.test(below.text))) return headline;
  const whole = `${text} ${below.text}`;
  return isHeadlineText(whole) ? { text: whole, line, below } : headline;
}

/** Not all words of `joining-words.ts`: "Engineer I" and "Grade A" are whole. */
const ENDS_OPEN =
  /(?:[,&/]|\s(?:of|and|for|in|the|to|de|du|des|la|le|les|et|en|pour|del|de los|y|e|para|do|da|dos|das|di|della|dei|per|und|für|im|der|van|voor))$/iu;

/** "Anna Berg, Registered Nurse", "Anna Berg ⇥ Registered Nurse", "Anna Berg, 32 years, Registered Nurse, Leeds". */
function besideName({ rest, line, name }: FoundName): Headline | undefined {
  const parts = [...rest.split("\t"), ...rest.split(/\t|\s*[,|•·]\s*|\s+[–—]\s+/u)].map((part) => part.trim());
  // "Anna Berger, B.Tech": the word for a technician is a degree there.
  const isDegree = (part: string) => wordCount(part) === 1 && looksLikeDegree(part) >= MIN_DEGREE_BEHIND_NAME;
  const text = parts.find((part) => isPosition(part) && !isDegree(part) && isHeadlineText(part, name));
  return text === undefined ? undefined : { text, line };
}

type Place = { line: Line; text: string; distance: number };

/** A position on a line near the name, the nearest first; one in large type may stand further away. */
function nearName({ lines, used, contacts, context }: Head, name: FoundName): Headline | undefined {
  const at = lines.indexOf(name.line);
  const largeSize = context.body.size * MIN_LARGE_HEADLINE_RATIO;
  const near = lines.flatMap((line, index): Place[] => {
    const distance = index > at ? index - at : at - index + HEADLINE_WEIGHTS.aboveName;
    const isNear = distance <= (line.style.size > largeSize ? MAX_LINES_TO_LARGE_HEADLINE : MAX_LINES_TO_HEADLINE);
    // Directly below the name it may be as small as the contact data.
    const isSmall = distance > 1 && line.style.size < context.body.size * MIN_HEADLINE_SIZE_RATIO;
    // Below the name in a sidebar even the headline may have the bullet of the contact data.
    const isListed = line.bullet && (distance > 1 || line.flow !== name.line.flow);
    if (!isNear || isSmall || index === at || used.has(line) || isListed) return [];
    if (line.cells.length === 1 && !isContact(contacts, index)) return [{ line, text: withoutPlace(line.text), distance }];
    if (line.cells.length === 1) return contactParts(line).map((text) => ({ line, text, distance: distance + HEADLINE_WEIGHTS.inRow }));
    return isLabelledRow(line) ? [] : line.cells.map(({ text }) => ({ line, text, distance: distance + HEADLINE_WEIGHTS.inRow }));
  });
  let best: Headline | undefined;
  let bestScore = 0;
  for (const { line, text, distance } of near) {
    const score =
      HEADLINE_WEIGHTS.nearest / distance +
      (line.flow === name.line.flow ? HEADLINE_WEIGHTS.inFlowOfName : 0) +
      (line.style.size < name.line.style.size ? HEADLINE_WEIGHTS.belowSizeOfName : 0) +
      (line.style.size > context.body.size ? HEADLINE_WEIGHTS.aboveSizeOfText : 0);
    // Lines too far away to reach a better score are skipped.
    if (score + SUREST_POSITION <= bestScore) continue;
    const position = positionConfidence(text);
    if (position < MIN_POSITION_CONFIDENCE || score + position <= bestScore || !isHeadlineText(text, name.name)) continue;
    bestScore = score + position;
    best = { text, line };
  }
  return best;
}

/** "Registered Nurse • Leeds": a position with places beside it. */
function withoutPlace(text: string): string {
  const pieces = text.split(/\s*[|•·]\s*/u);
  const [position, ...more] = pieces.filter((piece) => looksLikePlace(piece) < MIN_PLACE_BESIDE_HEADLINE);
  return pieces.length > 1 && position && more.length === 0 ? position : text;
}

/** "Registered Nurse | Leeds | 07700 900 455 | jane@example.com": the pieces of a contact line that are words alone. */
const contactParts = ({ text }: Line): string[] => text.split(/\s*[|•·]\s*/u).filter((part) => !/[@\d:/]/.test(part));

/** What `looksLikePosition` gives at most. */
const SUREST_POSITION = 1;

/** A CV without a name (a sample, a CV of an agency) may begin with the profession, in large type. */
function firstPosition({ lines, contacts, context: { body } }: Head): Headline | undefined {
  const index = lines.findIndex(({ style }) => style.size >= body.size * MIN_LARGE_HEADLINE_RATIO);
  const line = lines[index];
  if (!line || index >= MAX_LINES_TO_FIRST_POSITION || line.cells.length > 1 || isContact(contacts, index)) return undefined;
  return isPosition(line.text) && isHeadlineText(line.text) ? { text: line.text, line } : undefined;
}

/** "Boatbuilder" directly under a name in larger type: a headline in words that no list has. */
function underName({ lines, used, contacts, context }: Head, { line: nameLine, below, name }: FoundName): Headline | undefined {
  const { body, language } = context;
  const index = lines.indexOf(nameLine) + 1 + (below ?? []).length;
  const line = lines[index];
  if (!line || used.has(line) || line.bullet || line.cells.length > 1 || line.flow !== nameLine.flow) return undefined;
  const standsOut = nameLine.style.size > body.size || nameLine.style.bold || nameLine.heading !== undefined;
  if (!standsOut || line.gap > MAX_UNKNOWN_HEADLINE_GAP || isContact(contacts, index)) return undefined;
  const isLarge = line.style.size > body.size * MIN_LARGE_HEADLINE_RATIO;
  const isHeadline =
    placeFrom({ language })(line.text) < MAX_PLACE_OF_UNKNOWN_HEADLINE &&
    isUnknownHeadline(line.text, name, isLarge) &&
    isHeadlineText(line.text, name);
  return isHeadline ? { text: line.text, line } : undefined;
}

const isContact = ({ consumed }: Contacts, index: number) => (consumed[index]?.length ?? 0) > 0;

/** "Nationality ⇥ British": the cell beside a label is its value, not a professional title. */
function isLabelledRow({ cells }: Line): boolean {
  const [{ text }, second] = cells as [Line["cells"][number], Line["cells"][number] | undefined];
  return (
    /[:：]$/.test(text) ||
    /^[:：]/.test(second?.text ?? "") ||
    (matchLabel(text)?.confidence ?? 0) >= MIN_ROW_LABEL_CONFIDENCE ||
    READING_OF_NAME.test(text)
  );
}

/** Japanese forms print above a name how it is read. */
const READING_OF_NAME = /^(?:ふりがな|フリガナ|よみがな)$/u;
