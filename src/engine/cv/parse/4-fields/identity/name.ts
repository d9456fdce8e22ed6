import type { Line } from "../../../reading.ts";
import { fold } from "../../../text/fold.ts";
import type { Context } from "../../1-document/context.ts";
import { cellStyle, isProse } from "../../1-document/line-style.ts";
import { SURE_LABEL } from "../../1-document/thresholds.ts";
import { isNameUnderLabel } from "../../2-sections/headings/name-under-label.ts";
import { matchHeading } from "../../lexicon/headings/headings.ts";
import type { LabelField } from "../../lexicon/label-field.ts";
import { guessAgencyField, matchLabel, splitLabel } from "../../recognisers/agency-fields.ts";
import { looksLikePosition } from "../../recognisers/degrees.ts";
import { kindsOf } from "../../recognisers/name-kinds/kinds-of.ts";
import { hasNameShape, isDocumentTitle, looksLikeName, splitName } from "../../recognisers/names.ts";
import {
  MAX_LARGEST_SIZE_ERROR,
  MAX_LINES_TO_NAME,
  MAX_NAME_LINES,
  MIN_LARGE_TYPE_RATIO,
  MIN_LEARNT_PERSON,
  MIN_MONONYM_RATIO,
  MIN_NAME_CONFIDENCE,
  MIN_POSITION_CONFIDENCE,
  MIN_SURE_NAME_CONFIDENCE,
  MONONYM_CONFIDENCE,
} from "../thresholds.ts";
import { NAME_WEIGHTS } from "./identity-weights.ts";
import { findLabelled, type LabelledText, type Labels } from "./labelled-values.ts";
import { BORN, type NameCandidate, nameCandidates } from "./name-candidates.ts";
import { countVoices, type Handles, isSpelledBy } from "./name-in-handles.ts";

/** `rest` is the other text of the line, its parts separated by tabs; `below` are the lines in which the name continues. */
export type FoundName = { name: string; line: Line; rest: string; below?: Line[] };

/**
 * Candidate name: the value of its label, else the text most like a name in the head of the CV, else one elsewhere that is printed
 * large and is spelled in the e-mail address or the file's properties.
 */
export function findName(
  lines: readonly Line[],
  rest: readonly Line[],
  labels: readonly Labels[],
  handles: Handles,
  context: Context,
): FoundName | undefined {
  const labelled = labelledName(lines, labels, context);
  if (labelled) return labelled;
  const best = bestCandidate(lines, handles, context) ?? inLargeType(lines, context);
  if (best?.isConfirmed) return best;
  const elsewhere = nameElsewhere(lines, rest, handles, context);
  return elsewhere ?? best ?? inSentence(rest) ?? inIntroduction(lines, rest);
}

/** "Name: Anna Berger", "Vorname ⇥ Anna" over "Nachname ⇥ Berger", "Name" over "Anna Berger". */
function labelledName(lines: readonly Line[], labels: readonly Labels[], context: Context): FoundName | undefined {
  const parted = inTwoFields(labels, context);
  if (parted) return parted;
  const labelled = findLabelled(labels, ["name"]);
  const whole = labelled && withoutInitials(labelled.text, lines);
  if (whole) return { name: whole.text, line: whole, rest: "" };
  if (labelled) {
    const name = withTitle(labelled.text.replace(BORN, ""), lines);
    return { name, line: labelled.line, rest: besideName(labelled), ...continued(name, lines[lines.indexOf(labelled.line) + 1]) };
  }
  const under = lines.findIndex((line, index) => isNameUnderLabel(lines[index - 1], line));
  if (under <= 0) return undefined;
  const name = lines[under] as Line;
  return { name: name.text, line: lines[under - 1] as Line, rest: "", below: [name] };
}

/** "Name: Anna Berger" in a CV that begins with "Dr. Anna Berger, MSc": the name is printed with more there. */
function withTitle(name: string, lines: readonly Line[]): string {
  const printed = lines.find(({ text }) => {
    const parts = splitName(text);
    return (parts.title ?? parts.degrees) !== undefined && fold(parts.name) === fold(name);
  });
  return printed?.text ?? name;
}

/** "Name: Anna Berger ⇥ Born: 12 March 1986": the other labelled values of the line. */
const besideName = ({ text, line }: { text: string; line: Line }) =>
  line.cells.flatMap((cell) => (splitLabel(cell.text) && !cell.text.endsWith(text) ? cell.text : [])).join("\t");

/** "Name: K. Suresh Babu" at the end of a CV that begins with "SURESH BABU KONDETI": the line with the same words and one for each initial is the whole name. */
function withoutInitials(name: string, lines: readonly Line[]): Line | undefined {
  const words = fold(name).split(" ");
  if (words.length < 2 || words.every(({ length }) => length > 1)) return undefined;
  return lines.find(({ text, cells }) => {
    if (cells.length > 1) return false;
    const others = fold(text).split(" ");
    const added = others.filter((word) => !words.includes(word));
    const missing = words.filter((word) => !others.includes(word));
    return (
      added.length > 0 &&
      missing.length === added.length &&
      missing.every((initial) => added.some((word) => word.startsWith(initial))) &&
      missing.every(({ length }) => length === 1)
    );
  });
}

/** "氏名 ジョナサン" over "スミス": a name from abroad is written in katakana alone, and is too long for the line of its label. */
function continued(name: string, below: Line | undefined): Pick<FoundName, "name" | "below"> | undefined {
  if (!below || below.cells.length > 1 || below.table || !KATAKANA_NAME.test(name) || !KATAKANA_NAME.test(below.text)) return undefined;
  if (looksLikePosition(below.text) > 0 || matchHeading(below.text)) return undefined;
  return { name: `${name} ${below.text}`, below: [below] };
}

const KATAKANA_NAME = /^[\p{Script=Katakana}ー]{2,}(?:[\s・＝=][\p{Script=Katakana}ー]{2,})*$/u;

/**
 * "Vorname: Anna" beside "Nachname: Berger", or beside "Name: Berger"; "Apellidos" beside "Nombre"; "Surname", "Given name" and "Middle name". In the order
 * that the language calls people.
 */
function inTwoFields(labels: readonly Labels[], { language }: Context): FoundName | undefined {
  const first = findLabelled(labels, ["firstName"]);
  // "Презиме" is the family name in Serbian, and the middle name in Bulgarian, where another label has the family name.
  const middleOrLast = labels.filter(isMiddleOrLast);
  const surname = findLabelled(
    labels.filter((one) => !middleOrLast.includes(one)),
    ["lastName"],
  );
  const last = surname ?? findLabelled(middleOrLast, ["lastName"]);
  if (!first && !last) return undefined;
  const named = findLabelled(labels, ["name"]);
  const given = first ?? (last && named);
  const family = last ?? (first && named);
  if (!given || !family || given.line === family.line || fold(family.text).includes(fold(given.text))) return undefined;
  if (fold(given.text).includes(fold(family.text))) return undefined;
  const middle = [
    ...(surname ? further(middleOrLast, "lastName", [given, family]) : []),
    ...further(labels, "middleName", [given, family]),
  ];
  const second = further(labels, "secondLastName", [given, family]);
  const familyFirst = FAMILY_FIRST.has(language);
  const [one, ...others] = familyFirst ? [family, ...second, given, ...middle] : [given, ...middle, family, ...second];
  const space = /\p{Script=Han}$|\p{Script=Hangul}$/u.test(one.text) ? "" : " ";
  return { name: [one, ...others].map(({ text }) => text).join(space), line: one.line, rest: "", below: others.map(({ line }) => line) };
}

const isMiddleOrLast = ({ line }: Labels) => /^презиме/iu.test(line.text);

/** The name under a further label. "Middle name: N/A" is none, and it may stand in the given names already. */
function further(labels: readonly Labels[], field: LabelField, others: readonly LabelledText[]): LabelledText[] {
  const found = findLabelled(labels, [field]);
  const isNew = found && others.every(({ text, line }) => line !== found.line && !fold(text).split(" ").includes(fold(found.text)));
  return isNew && NAME_PART.test(found.text) ? [found] : [];
}

/** "Tupaz", "P.", "de Guzman", "van der" */
const NAME_PART = /^\p{L}[\p{L}\p{M}'’ -]*\.?$/u;

const FAMILY_FIRST = new Set(["hu", "zh", "ja", "ko", "vi"]);

type ScoredName = FoundName & { score: number; isConfirmed: boolean };

/** The candidate with the best score: like a name, spelled by handles, large, and near the top. */
function bestCandidate(lines: readonly Line[], handles: Handles, context: Context): ScoredName | undefined {
  const largest = largestSize(lines);
  let best: ScoredName | undefined;
  lines.slice(0, MAX_LINES_TO_NAME).forEach((line, index) => {
    for (const candidate of nameCandidates(line, lines.slice(index + 1, index + MAX_NAME_LINES), context)) {
      const place = placeScore(candidate, line, index, largest, context);
      // Most text below the name is too small to reach a better score, whatever it says.
      if (best && place + SUREST_NAME <= best.score) continue;
      if (isAttribution(candidate, lines[index - 1], context)) continue;
      const isLargest = candidate.size >= Math.max(largest - MAX_LARGEST_SIZE_ERROR, context.body.size * MIN_LARGE_TYPE_RATIO);
      const text = isLargest ? withCapitals(candidate.text) : candidate.text;
      const confidence = nameConfidence(text, line, handles, context);
      if (confidence < MIN_NAME_CONFIDENCE || matchHeading(candidate.text)?.confidence === 1) continue;
      const voices = countVoices(candidate.text, handles);
      const score =
        place +
        confidence +
        (voices.email ? NAME_WEIGHTS.byEmail : 0) +
        (voices.other ? NAME_WEIGHTS.byOther : 0) +
        (voices.author ? NAME_WEIGHTS.byAuthor : 0);
      if (best && score <= best.score) continue;
      const isConfirmed = voices.email || voices.other || voices.author;
      best = { name: candidate.text, line, rest: candidate.rest, below: candidate.below, score, isConfirmed };
    }
  });
  return best;
}

/** "Alan Cooper" below a saying of his, in the style of the text, is not the candidate. What stands behind a name is told of the candidate. */
const isAttribution = ({ size, part, rest }: NameCandidate, above: Line | undefined, { body }: Context) =>
  !part && rest === "" && above !== undefined && isProse(above.text) && size < body.size * MIN_LARGE_TYPE_RATIO;

/** "elias tordsen" in the largest type: some CVs are set without any capital. */
const withCapitals = (text: string) =>
  /\p{Lu}/u.test(text) ? text : text.replace(/(?<![\p{L}\p{M}'’])\p{Ll}/gu, (letter) => letter.toUpperCase());

const largestSize = (lines: readonly Line[]) =>
  Math.max(...lines.flatMap((line) => line.cells.map((cell) => cellStyle(cell, line).size)), 1);

/** The most that likeness and handles add to a score. */
const SUREST_NAME = 1 + NAME_WEIGHTS.byEmail + NAME_WEIGHTS.byOther + NAME_WEIGHTS.byAuthor;

function placeScore(candidate: NameCandidate, { place }: Line, index: number, largest: number, { body }: Context): number {
  const isLargest = candidate.size >= largest - MAX_LARGEST_SIZE_ERROR;
  const relative = Math.max(0, (candidate.size - body.size) / (largest - body.size + MAX_LARGEST_SIZE_ERROR));
  return (
    NAME_WEIGHTS.largest * (isLargest ? 1 : relative) -
    NAME_WEIGHTS.lineAbove * index -
    (place === "footer" ? NAME_WEIGHTS.inFooter : 0) -
    (candidate.part ? NAME_WEIGHTS.part : 0) +
    (candidate.below ? NAME_WEIGHTS.severalLines + NAME_WEIGHTS.furtherLine * candidate.below.length : 0)
  );
}

function nameConfidence(text: string, line: Line, handles: Handles, context: Context): number {
  // "未婚" has the shape of a Chinese name.
  if (isDocumentTitle(text) || guessAgencyField(text) || (matchLabel(text)?.confidence ?? 0) >= SURE_LABEL) return 0;
  if (isMononym(text, line, handles, context)) return MONONYM_CONFIDENCE;
  const confidence = looksLikeName(text);
  return confidence < MIN_SURE_NAME_CONFIDENCE && isSpelledBy(text, handles) ? MIN_SURE_NAME_CONFIDENCE : confidence;
}

/** One word alone is a name when it is printed large and the e-mail address is made of it. */
function isMononym(text: string, { style }: Line, handles: Handles, { body }: Context): boolean {
  return /^\p{Lu}[\p{L}'’-]{2,}$/u.test(text) && style.size >= body.size * MIN_MONONYM_RATIO && countVoices(text, handles).email;
}

/**
 * Where no text is surely a name: the largest text, if it is written like a name and stands over a professional title, or was learnt to be a person's. "Baker" in
 * "Susan Baker" is a trade too.
 */
function inLargeType(lines: readonly Line[], { body }: Context): ScoredName | undefined {
  const largest = largestSize(lines);
  const at = lines.findIndex(({ style }) => style.size >= largest - MAX_LARGEST_SIZE_ERROR);
  const [line, below] = [lines[at], lines[at + 1]];
  if (!line || !below || line.cells.length > 1 || largest < body.size * MIN_LARGE_TYPE_RATIO) return undefined;
  const isTitled = looksLikePosition(below.text) >= MIN_POSITION_CONFIDENCE;
  if (!hasNameShape(line.text) || !(isTitled || kindsOf(line.text).person >= MIN_LEARNT_PERSON)) return undefined;
  return { name: line.text, line, rest: "", score: 0, isConfirmed: false };
}

/**
 * A sidebar may come first in reading order: the name then stands under the last heading of the sidebar, in the largest type of all. Or it is the first line
 * under the first heading, in bold and spelled in the email address.
 */
function nameElsewhere(lines: readonly Line[], rest: readonly Line[], handles: Handles, context: Context): FoundName | undefined {
  const [first] = rest;
  const [lead, ...beside] = first?.cells ?? [];
  if (
    first?.style.bold &&
    lead &&
    looksLikeName(withCapitals(lead.text)) >= MIN_SURE_NAME_CONFIDENCE &&
    countVoices(lead.text, handles).email
  )
    return { name: lead.text, line: first, rest: beside.map(({ text }) => text).join("\t") };
  const largest = Math.max(largestSize(lines), largestSize(rest));
  if (largest < context.body.size * MIN_LARGE_TYPE_RATIO) return undefined;
  const line = rest.find(({ style, cells, text }) => {
    if (cells.length > 1 || style.size < largest - MAX_LARGEST_SIZE_ERROR) return false;
    if (looksLikeName(withCapitals(text)) < MIN_SURE_NAME_CONFIDENCE) return false;
    const voices = countVoices(text, handles);
    return voices.email || voices.author || voices.other;
  });
  return line && { name: line.text, line, rest: "" };
}

/** "Anna Berger is a nurse with …" at the start of a profile: a CV without its name above. */
function inSentence(rest: readonly Line[]): FoundName | undefined {
  for (const line of rest) {
    const name = NAME_IN_SENTENCE.exec(line.text)?.[1]?.trimEnd();
    if (name && looksLikeName(name) >= MIN_SURE_NAME_CONFIDENCE) return { name, line, rest: line.text };
  }
  return undefined;
}

const NAME_IN_SENTENCE =
  /^((?:\p{Lu}[\p{L}\p{M}'’.-]+ ){2,4})(?:is an?|ist ein[e]?|est une?|es una?|è una?|é uma?|is een|jest|är en|er en) /u;

/** "Hoi, ik ben Tim van Rossum.", "My name is Anna Berger and …": a page of the web may have its name nowhere else. */
function inIntroduction(lines: readonly Line[], rest: readonly Line[]): FoundName | undefined {
  for (const line of [...lines, ...rest]) {
    const name = INTRODUCED.exec(line.text)?.[1];
    if (name && looksLikeName(name) >= MIN_SURE_NAME_CONFIDENCE) return { name, line, rest: line.text };
  }
  return undefined;
}

const INTRODUCED =
  /(?<!\p{L})(?:[Mm]y name is|I am|I['’]m|[Ii]ch bin|[Ii]ch heiße|[Mm]ein Name ist|[Ii]k ben|[Mm]ijn naam is|[Ii]k heet|[Jj]e suis|[Jj]e m['’]appelle|[Ss]oy|[Mm]e llamo|[Mm]i nombre es|[Mm]i chiamo|[Ss]ono|[Mm]eu nome é|[Cc]hamo-me|[Mm]e chamo|[Ee]u sou|[Jj]ag heter|[Jj]eg hedder|[Jj]eg heter|[Nn]azywam się|[Jj]menuji se|[Мм]еня зовут|ben)\s+(\p{Lu}[\p{L}\p{M}'’-]+(?:\s(?:(?:van|von|de|der|den|da|di|la|le|ter|bin|al)\s){0,2}\p{Lu}[\p{L}\p{M}'’-]+){1,3})(?=[,.!]|\s(?!\p{Lu}))/u;
