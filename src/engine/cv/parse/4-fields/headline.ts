import type { Line } from "../../reading.ts";
import { fold } from "../../text/fold.ts";
import { wordCount } from "../../text/spaces.ts";
import type { Context } from "../1-document/context.ts";
import { isProse } from "../1-document/line-style.ts";
import { matchHeading } from "../lexicon/headings/headings.ts";
import { isOnRequest } from "../lexicon/headings/on-request.ts";
import { guessAgencyField, matchLabel, splitLabel } from "../recognisers/agency-fields.ts";
import type { Contacts } from "../recognisers/contact/contacts.ts";
import { isNetworkName } from "../recognisers/contact/profiles.ts";
import { findDateRanges } from "../recognisers/dates/dates.ts";
import { looksLikeCompany, looksLikeDegree, looksLikeInstitution, looksLikePosition } from "../recognisers/degrees.ts";
import { findSpokenLanguages } from "../recognisers/languages.ts";
import { isDocumentTitle } from "../recognisers/names.ts";
import { looksLikePlace, parsePlace, placeFrom } from "../recognisers/places/places.ts";
import { HEADLINE_WEIGHTS } from "./identity-weights.ts";
import { findLabelled, type Labels } from "./labelled-values.ts";
import type { FoundName } from "./name.ts";
import {
  MAX_COMPANY_OF_UNKNOWN_HEADLINE,
  MAX_HEADING_OF_HEADLINE,
  MAX_HEADLINE_CHARACTERS,
  MAX_LINES_TO_HEADLINE,
  MAX_LINES_TO_LABELLED_HEADLINE,
  MAX_LINES_TO_LARGE_HEADLINE,
  MAX_NAME_GAP,
  MAX_PLACE_OF_HEADLINE,
  MAX_PLACE_OF_UNKNOWN_HEADLINE,
  MAX_UNKNOWN_HEADLINE_GAP,
  MAX_UNKNOWN_HEADLINE_WORDS,
  MIN_DEGREE_BEHIND_NAME,
  MIN_HEADLINE_SIZE_RATIO,
  MIN_LARGE_HEADLINE_RATIO,
  MIN_PLACE_BESIDE_HEADLINE,
  MIN_POSITION_CONFIDENCE,
  MIN_ROW_LABEL_CONFIDENCE,
  MIN_SCHOOL_OF_UNKNOWN_HEADLINE,
} from "./thresholds.ts";

/** `below`: the line in which it continues. */
type Headline = { text: string; line: Line; below?: Line };

/**
 * The professional title that the CV prints with the name: after a label ("Position applied for: …"), after the name on its line, or on a line near
 * it. A wrong headline is worse than none: words that no list has as a position count only directly under the name, in a style of their own.
 */
export function findHeadline(
  lines: readonly Line[],
  labels: readonly Labels[],
  name: FoundName | undefined,
  used: ReadonlySet<Line>,
  contacts: Contacts,
  context: Context,
): Headline | undefined {
  const wanted = findLabelled(labels, ["objective"]);
  if (wanted && isHeadlineText(wanted.text)) return wanted;
  if (!name) return firstPosition(lines, contacts, context);
  const at = lines.indexOf(name.line);
  const labelled = findLabelled(labels, ["position", "title"]);
  if (labelled && isHeadlineText(labelled.text) && Math.abs(lines.indexOf(labelled.line) - at) <= MAX_LINES_TO_LABELLED_HEADLINE)
    return labelled;
  const found =
    besideName(name) ?? nearName(lines, at, name, used, contacts, context) ?? underName(lines, at, name, used, contacts, context);
  return found && wrapped(found, lines, contacts);
}

/** "OPERATOR OF" over "FORKLIFT TRUCKS": a headline continues on the next line if it ends with a preposition or the like, or the next line begins with a small letter. */
function wrapped(headline: Headline, lines: readonly Line[], contacts: Contacts): Headline {
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
    below.style.size === line.style.size &&
    below.style.bold === line.style.bold &&
    below.style.color === line.style.color;
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

const isPosition = (text: string) => positionConfidence(text) >= MIN_POSITION_CONFIDENCE;
/** "SOFTWARE ENGINEER.", "Keen gardener...": full stops at the end are removed. */
const positionConfidence = (text: string) => looksLikePosition(text.replace(/[.…\s]+$/u, ""));

type Place = { line: Line; text: string; distance: number };

/** A position on a line near the name, the nearest first; one in large print may stand further away. */
function nearName(
  lines: readonly Line[],
  at: number,
  name: FoundName,
  used: ReadonlySet<Line>,
  contacts: Contacts,
  context: Context,
): Headline | undefined {
  const largeSize = context.body.size * MIN_LARGE_HEADLINE_RATIO;
  const near = lines.flatMap((line, index): Place[] => {
    const distance = index > at ? index - at : at - index + HEADLINE_WEIGHTS.aboveName;
    const isNear = distance <= (line.style.size > largeSize ? MAX_LINES_TO_LARGE_HEADLINE : MAX_LINES_TO_HEADLINE);
    const isSmall = line.style.size < context.body.size * MIN_HEADLINE_SIZE_RATIO;
    if (!isNear || isSmall || index === at || used.has(line) || line.bullet) return [];
    if (line.cells.length === 1 && !isContact(contacts, index)) return [{ line, text: withoutPlace(line.text), distance }];
    if (line.cells.length === 1) return contactPieces(line).map((text) => ({ line, text, distance: distance + HEADLINE_WEIGHTS.inRow }));
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
const contactPieces = ({ text }: Line): string[] => text.split(/\s*[|•·]\s*/u).filter((piece) => piece !== text && !/[@\d:/]/.test(piece));

/** What `looksLikePosition` gives at most. */
const SUREST_POSITION = 1;

/** "Boatbuilder" directly under a name in larger print: a headline in words that no list has. */
function underName(
  lines: readonly Line[],
  at: number,
  { line: nameLine, below, name }: FoundName,
  used: ReadonlySet<Line>,
  contacts: Contacts,
  { body, language }: Context,
): Headline | undefined {
  const index = at + 1 + (below ?? []).length;
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

/** Neither a place nor a motto, a list, a part of the name, a company, a school or a detail of the person. In large print it may begin with a small letter: "astrophysicist". */
function isUnknownHeadline(text: string, name: string, isLarge: boolean): boolean {
  const called = new Set(fold(name).split(" "));
  return (
    wordCount(text) <= MAX_UNKNOWN_HEADLINE_WORDS &&
    !/[\d"“”„«»…,;:.!?&+=]/u.test(text) &&
    (isLarge || /^\p{Lu}|^\p{Lo}/u.test(text)) &&
    !fold(text)
      .split(" ")
      .some((word) => called.has(word)) &&
    looksLikeCompany(text) < MAX_COMPANY_OF_UNKNOWN_HEADLINE &&
    !UNIT.test(text) &&
    !(wordCount(text) > 2 && looksLikeInstitution(text) >= MIN_SCHOOL_OF_UNKNOWN_HEADLINE) &&
    !guessAgencyField(text) &&
    findSpokenLanguages(text).length === 0
  );
}

/** "Department of Hydrology": where somebody works, as the first line of an address. */
const UNIT =
  /^(?:(?:department|dept\.?|school|faculty|institute|college|division|cent(?:er|re)|laboratory|office)\s(?:of|for)|(?:abteilung|fakultät|institut|lehrstuhl|zentrum)\s(?:für|der|des)|(?:département|faculté|laboratoire|institut|école|service)\s(?:de|des|du|d['’])|(?:departamento|facultad|faculdade|instituto|escuela|escola)\s(?:de|da|do)|(?:dipartimento|facoltà|istituto|scuola)\s(?:di|del|della))(?:\s|(?<=['’]))/iu;

/** A CV without a name (a sample, a CV of an agency) may begin with the profession, in large print. */
function firstPosition(lines: readonly Line[], contacts: Contacts, { body }: Context): Headline | undefined {
  const index = lines.findIndex(({ style }) => style.size >= body.size * MIN_LARGE_HEADLINE_RATIO);
  const line = lines[index];
  if (!line || index > 2 || line.cells.length > 1 || isContact(contacts, index)) return undefined;
  return isPosition(line.text) && isHeadlineText(line.text) ? { text: line.text, line } : undefined;
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

/** Short, and neither an address, a date, a sentence, a label, a word about referees nor a title of a section or of the document. */
function isHeadlineText(text: string, name?: string): boolean {
  return (
    text !== name &&
    text.length <= MAX_HEADLINE_CHARACTERS &&
    /[\p{L}\p{M}]{3}|[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]{2}/u.test(text) &&
    !/@|\/\/|www\.|\d{4,}|^\d|\.(?:com|org|net|io|de|fr|me|dev)(?![\p{L}])/iu.test(text) &&
    !isNetworkName(text) &&
    !isProse(text) &&
    !isDocumentTitle(text) &&
    !isOnRequest(text) &&
    findDateRanges(text).length === 0 &&
    !splitLabel(text) &&
    !/[:：]$/.test(text) &&
    (matchHeading(text)?.confidence ?? 0) < MAX_HEADING_OF_HEADLINE &&
    (looksLikePlace(text) < MAX_PLACE_OF_HEADLINE || isPosition(text)) &&
    parsePlace(text)?.address === undefined
  );
}
