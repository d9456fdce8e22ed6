import type { Run } from "../../../reading.ts";
import { mayBeEastAsian } from "../../../text/east-asian.ts";
import { fold } from "../../../text/fold.ts";
import { isPlain } from "../../../text/plain.ts";
import { wordCount } from "../../../text/spaces.ts";
import type { Context } from "../../1-document/context.ts";
import { isOtherFont } from "../../1-document/line-style.ts";
import type { Row, RowCell } from "../../1-document/row.ts";
import { SURE_DATE } from "../../1-document/thresholds.ts";
import { KINDS_OF_EMPLOYMENT } from "../../lexicon/entries/employment-words.ts";
import { EMPLOYED_AS } from "../../lexicon/entries/position-words.ts";
import { AND_IN_TEXT, AT_EMPLOYER, IN_PLACE, OF_NAME } from "../../lexicon/joining-words.ts";
import { findDateRanges, stripDates } from "../../recognisers/dates/dates.ts";
import { isCampus, isDepartment, isLegalForm, looksLikeCompany, looksLikePosition } from "../../recognisers/degrees.ts";
import { looksLikePlace } from "../../recognisers/places/places.ts";
import type { Entry } from "../entry.ts";
import {
  MAX_EMPLOYER_OF_TOWN,
  MAX_PLACE_PARTS,
  MAX_STYLES,
  MIN_BRACKETS_RATIO,
  MIN_NAME_BESIDE_BRACKET,
  MIN_OTHER_SIZE_RATIO,
  MIN_POSITION_BEFORE_BRACKET,
  MIN_TAIL_WORDS,
  SURE_PLACE,
  SURE_PLACE_BEHIND_DASH,
} from "../thresholds.ts";

/**
 * A piece of an entry's head: "Senior Engineer" of "Senior Engineer, Acme Ltd (Bristol)". Pieces of several entries that stand in the
 * same place and style share a slot, so that what is sure for one entry helps to read the others.
 */
export type Fragment = {
  text: string;
  slot: string;
  /** What stood between this piece and the one before in the same cell. */
  separator: string;
  row: Row;
  place: boolean;
};

/** What separates a text from a place that stands in brackets after it: "Maribor (Slovenia)". */
export const IN_BRACKETS = "bracket";

/** The text with the next fragment after it, as the CV prints both: "Maribor" and "Slovenia" in brackets become "Maribor (Slovenia)". */
export const withNext = (text: string, next: Pick<Fragment, "text" | "separator">): string =>
  next.separator === IN_BRACKETS ? `${text} (${next.text})` : `${text}${next.separator}${next.text}`;

/** Takes the heads of all entries of a section apart. The dates are gone; places at the end of a piece are marked. */
export const headFragments = (entries: readonly Entry[], context: Context): Fragment[][] =>
  peelLikeSiblings(
    splitHeads(entries, context).map((fragments) =>
      fragments.flatMap((fragment) =>
        fragment.slot.endsWith("!") ? [fragment] : peelPlace(fragment.text, fragment.separator, fragment.slot, fragment.row),
      ),
    ),
  );

/** Takes the heads of all entries of a section apart, at strong separators alone. The dates are gone. */
export function splitHeads(entries: readonly Entry[], context: Context): Fragment[][] {
  return entries.map((entry) => {
    const seen = new Map<string, number>();
    return entry.head
      .filter((row) => !row.dateOnly && !row.label)
      .flatMap((row) => {
        const style = row.key.split("/")[0] as string;
        const order = seen.get(style) ?? 0;
        seen.set(style, order + 1);
        return rowFragments(row, `${style}#${order}`, context);
      });
  });
}

/** How much a text looks like what names an entry first (a position, a degree) and second (an employer, a school). */
export type NameScores = readonly [(text: string) => number, (text: string) => number];

/**
 * "Night Nurse (Canal Bakery)", "Leith College (BSc Physics)": where most entries of a section are told by nothing but two names of which one stands in
 * brackets, beside a place perhaps, both are parts of the entry, though no list knows one of them. Elsewhere brackets may hold anything: "Engineer (part time)".
 */
export function splitNamesInBrackets(heads: readonly Fragment[][], [first, second]: NameScores): Fragment[][] {
  const isPlace = (text: string) => looksLikePlace(text) >= SURE_PLACE;
  const isMain = ({ text }: Fragment) => !isPlace(text);
  const mains = heads.map((fragments) => fragments.filter(isMain));
  if (heads.length < 2 || mains.some(({ length }) => length !== 1)) return [...heads];
  const parts = mains.map(([main]) => nameAndBracket((main as Fragment).text));
  const told = parts.filter((part) => part !== undefined);
  // "(Night Nurse)" is a post, "(Harbour Bakery)" may be where somebody worked; "Acme Ltd (Smutje)" has an employer and something else.
  const isKnown = ({ name, bracket }: NameAndBracket) =>
    first(name) >= MIN_NAME_BESIDE_BRACKET ||
    (first(bracket) >= MIN_NAME_BESIDE_BRACKET && !second(bracket)) ||
    (second(name) >= MIN_NAME_BESIDE_BRACKET && second(bracket) < MIN_NAME_BESIDE_BRACKET);
  const areNames = told.filter(isKnown).length >= MIN_BRACKETS_RATIO * heads.length;
  const isUsual = new Set(told.map(({ bracket }) => bracket)).size < MIN_BRACKETS_RATIO * told.length;
  // "Acme Ltd (Consultant)" has a post in brackets, "Fitter (Consultant)" the kind of employment.
  const isPost = ({ name, bracket }: NameAndBracket) => first(bracket) >= MIN_NAME_BESIDE_BRACKET && first(name) < MIN_NAME_BESIDE_BRACKET;
  const isOther = (part: NameAndBracket) => isPlace(part.bracket) || (KINDS_OF_EMPLOYMENT.has(fold(part.bracket)) && !isPost(part));
  if (!areNames || isUsual || told.some(isOther)) return [...heads];
  return heads.map((fragments, at) => {
    const part = parts[at];
    if (!part) return fragments;
    return fragments.flatMap((fragment) =>
      isMain(fragment)
        ? [
            { ...fragment, text: part.name },
            { ...fragment, text: part.bracket, slot: `${fragment.slot}~bracket`, separator: " (" },
          ]
        : [fragment],
    );
  });
}

type NameAndBracket = { name: string; bracket: string };

/** The two names of "Night Nurse (Canal Bakery)"; undefined for "Leith Marine Bank Ltd (LMB)", which says one name twice. */
function nameAndBracket(text: string): NameAndBracket | undefined {
  const [, name, bracket] = NAME_IN_BRACKETS.exec(text) ?? [];
  if (name === undefined || bracket === undefined) return undefined;
  const initials = [...name.matchAll(/(?<!\p{L})\p{Lu}/gu)].join("");
  return initials.startsWith(bracket) ? undefined : { name, bracket };
}

const NAME_IN_BRACKETS = /^(\S[^()]*?)\s*\((\p{Lu}[^()\d]{2,60})\)$/u;

const PLACE_BEHIND = /^(.*\S)(,\s+|\s*\()(\p{Lu}[\p{L}.'’ -]{1,30})\)?$/u;

/** Where most entries of a slot end in a place, the rest do so too, though no list knows their town. */
function peelLikeSiblings(heads: readonly Fragment[][]): Fragment[][] {
  const known = new Set(
    heads
      .flat()
      .filter((fragment) => fragment.place && fragment.slot.endsWith("~place"))
      .map(({ slot }) => slot),
  );
  if (known.size === 0) return [...heads];
  const usual = (slot: string) => {
    const own = heads.flatMap((fragments) =>
      fragments.filter((fragment) => fragment.slot === slot).map((fragment) => ({ fragment, fragments })),
    );
    const others = own.filter(({ fragments }) => fragments.every((fragment) => fragment.slot !== `${slot}~place`));
    const peeled = own.length - others.length;
    return peeled * 2 >= own.length || (peeled > 0 && others.every(({ fragment }) => PLACE_BEHIND.test(fragment.text)));
  };
  return heads.map((fragments) =>
    fragments.flatMap((fragment) => {
      const placeSlot = `${fragment.slot}~place`;
      if (!known.has(placeSlot) || fragments.some(({ slot }) => slot === placeSlot) || !usual(fragment.slot)) return [fragment];
      const cut = PLACE_BEHIND.exec(fragment.text);
      if (!cut || isLegalForm(cut[3] as string)) return [fragment];
      return [
        { ...fragment, text: cut[1] as string },
        { ...fragment, text: cut[3] as string, slot: placeSlot, separator: ", ", place: true },
      ];
    }),
  );
}

function rowFragments(row: Row, slot: string, context: Context): Fragment[] {
  // A date may stand in a cell of its own or with what it dates: the cells are counted without those of dates.
  const cells = row.cells.filter((cell) => !cell.dateOnly);
  return cells.flatMap((cell, index) => cellFragments(cell, row, `${slot}.${index}`, context));
}

function cellFragments(cell: RowCell, row: Row, slot: string, context: Context): Fragment[] {
  const pieces = withBracketsJoined(withSeparatorsJoined(stylePieces(cell, context))).flatMap((piece, index) =>
    splitStrong(piece)
      .flatMap(splitAddress)
      .flatMap(splitHan)
      .flatMap(splitEmployer)
      .map((part, inner) => ({ ...part, separator: inner === 0 && index > 0 ? " " : part.separator })),
  );
  return pieces.flatMap((piece, index) => {
    const named = piece.text.replace(WHOLE_IN_BRACKETS, "$1").replace(index > 0 ? LEADING_PREPOSITION : EMPLOYED_AS, "");
    const [lead, tail] = cutSentences(index < pieces.length - 1 ? named.replace(TRAILING_PREPOSITION, "") : named);
    const fragment: Fragment = { text: lead, slot: `${slot}.${index}`, separator: piece.separator, row, place: false };
    return tail ? [fragment, { text: tail, slot: `${slot}.${index}!`, separator: "", row, place: false }] : [fragment];
  });
}

/** "(Acme Ltd)": what stands in brackets alone in its cell, or in its style. */
const WHOLE_IN_BRACKETS = /^\(([^()]+)\)$/u;

/** "**Engineer** at Acme Ltd": the preposition joins two pieces and is part of neither. */
const LEADING_PREPOSITION = new RegExp(String.raw`^(?:${AT_EMPLOYER}|${IN_PLACE}|для)\s+(?=[\p{Lu}\p{Lo}])`, "u");

/** "Engineer at **Acme Ltd**" */
const TRAILING_PREPOSITION = new RegExp(String.raw`\s+${AT_EMPLOYER}$`, "u");

/** "Volunteer, Food Pantry. Writes the monthly donor letter." names something and goes on in sentences. */
function cutSentences(text: string): [string, string | undefined] {
  const cut = /^(.{8,}?[\p{L})\]]{3}\.)\s+(\p{Lu}.{24,})$/su.exec(text);
  const tail = cut?.[2] as string;
  return cut && wordCount(tail) >= MIN_TAIL_WORDS ? [trimSeparators((cut[1] as string).slice(0, -1)), tail] : [text, undefined];
}

/** "**Acme Ltd**, Bristol": a change from bold to regular divides a cell, and so does one of colour or size after a word. */
function stylePieces(cell: RowCell, { language }: Context): string[] {
  const runs = cell.cell.runs.length < 2 ? [] : mergeRuns(cell.cell.runs);
  if (runs.length < 2 || runs.length > MAX_STYLES) return [cell.rest];
  const joined = runs.map((run) => run.text).join("");
  if (joined.replace(/\s+/g, "") !== cell.text.replace(/\s+/g, "")) return [cell.rest];

  return runs
    .map((run, index) => {
      // "*Engineer* — Oct 2020 to present": after another run the dash divides, and opens no period.
      const text = index > 0 ? trimSeparators(run.text) : run.text;
      const ranges = findDateRanges(text, { language }).filter((range) => range.confidence >= SURE_DATE);
      return trimSeparators(stripDates(text, ranges));
    })
    .filter((text) => /[\p{L}\p{N}]/u.test(text));
}

const SEPARATOR = new RegExp(String.raw`^(?:${AT_EMPLOYER}|${IN_PLACE}|${OF_NAME}|${AND_IN_TEXT}|for|als|zum|zur)$`, "iu");

/** "**BSc** in" over its subject in another style. A preposition that joins a position to its employer is another thing. */
const OPEN = new RegExp(String.raw`\s(?:${IN_PLACE}|${OF_NAME}|${AND_IN_TEXT})$`, "u");

/** "**Master** in **Economics**": a joining word holds its neighbours together, wherever the style changes. */
function withSeparatorsJoined(pieces: readonly string[]): string[] {
  if (pieces.length < 2) return [...pieces];
  const joined: string[] = [];
  for (let index = 0; index < pieces.length; index++) {
    const piece = pieces[index] as string;
    const next = pieces[index + 1];
    const last = joined.length - 1;
    if (last >= 0 && OPEN.test(joined[last] as string)) joined[last] = `${joined[last]} ${piece}`;
    else if (last >= 0 && next !== undefined && SEPARATOR.test(piece)) {
      joined[last] = `${joined[last]} ${piece} ${next}`;
      index += 1;
    } else joined.push(piece);
  }
  return joined;
}

/** "**Acme Ltd** (Leeds) Driver": the bracket right after a name belongs to the name, whatever its type. */
function withBracketsJoined(pieces: readonly string[]): string[] {
  const joined: string[] = [];
  for (const piece of pieces) {
    const bracket = joined.length > 0 ? /^(\([^()]{2,40}\))\s*(.*)$/su.exec(piece) : null;
    if (!bracket) joined.push(piece);
    else {
      joined[joined.length - 1] += ` ${bracket[1]}`;
      if (bracket[2]) joined.push(trimSeparators(bracket[2]));
    }
  }
  return joined.filter(Boolean);
}

function mergeRuns(runs: readonly Run[]): Run[] {
  const merged: Run[] = [];
  for (const run of runs) {
    const last = merged.at(-1);
    const same = last && (!isOtherStyle(last, run) || !/[\p{L}\p{N}]/u.test(run.text) || isOtherFont(last, run));
    if (last && same) last.text += run.text;
    else if (last && !/[\p{L}\p{N}]/u.test(last.text)) merged[merged.length - 1] = { ...run, text: last.text + run.text };
    else merged.push({ ...run });
  }
  return merged;
}

/** Bold or italic in the middle of a word is a style of its own; another colour or size is only after a word: small capitals have letters of two sizes. */
function isOtherStyle(last: Run, run: Run): boolean {
  if (last.bold !== run.bold || last.italic !== run.italic) return true;
  const isAtWordBoundary = /\s$/u.test(last.text) || /^\s/u.test(run.text);
  const sizes = [last.size, run.size];
  return isAtWordBoundary && (last.color !== run.color || Math.max(...sizes) > MIN_OTHER_SIZE_RATIO * Math.min(...sizes));
}

const STRONG = /(\s*[|¦│]\s*|\s+[·•●▪◆∙‧・∣]\s+|\s*[;；]\s+|\s{3,})/u;

/** "동백대학교 재료공학부": a school, and the subject behind it. */
const KOREAN_FACULTY = /(?<=\p{Script=Hangul})(대학교|대학원|대학|고등학교)\s+(\p{Script=Hangul}\S*(?:학부|학과|과|전공|계열))$/u;

/** "㈜가온산업 생산관리 사원", "가온전자 주식회사 대리", "蜀云科技有限公司 Java工程师": an employer with its legal form, and the position behind it. */
const EMPLOYER_FIRST =
  /^((?:㈜|\(주\))\s?[^\s,]+|[^\s,]+(?:㈜|\(주\))|[^\s,]+ 주식회사|주식회사 [^\s,]+|[^\s,，]*\p{Script=Han}(?:公司|株式会社|有限会社|银行|医院|研究院|事务所))\s+(\p{L}.*)$/u;

/** Chinese and Japanese write no spaces within a name: one between them divides ("南山大学 经济学 本科"), but no rank from its department ("営業部 主任"). */
function splitHan({ text, separator }: { text: string; separator: string }): { text: string; separator: string }[] {
  if (!mayBeEastAsian(text)) return [{ text, separator }];
  const faculty = KOREAN_FACULTY.exec(text);
  if (faculty)
    return [
      { text: text.slice(0, faculty.index + (faculty[1] as string).length), separator },
      { text: faculty[2] as string, separator: " " },
    ];
  const [, employer, position] = EMPLOYER_FIRST.exec(text) ?? [];
  if (employer && position) return [{ text: employer, separator }, ...splitHan({ text: position, separator: " " })];
  const parts = text.split(/(?<=[\p{Script=Han}\p{Script=Katakana}ー）)])\s+(?=[\p{Script=Han}\p{Script=Katakana}])/u);
  const pieces: string[] = [];
  for (const part of parts) {
    const last = pieces.at(-1);
    const isOne =
      (isDepartment(last ?? "") && !isDepartment(part) && isDepartment(`${last} ${part}`)) ||
      (FACULTY.test(last ?? "") && COURSE.test(part));
    if (last && isOne) pieces[pieces.length - 1] = `${last} ${part}`;
    else pieces.push(part);
  }
  return pieces.map((piece, index) => ({ text: piece, separator: index > 0 ? " " : separator }));
}

/** "経済学部 経済学科": a course of study behind its faculty is one subject. */
const FACULTY = /\p{Script=Han}(?:学部|研究科|学群)$/u;
const COURSE = /\p{Script=Han}(?:学科|専攻|課程|コース)$/u;

const ADDRESS_BEHIND = /^(\S.*?)\s*\(((?:https?:\/\/|www\.)[^\s()]+)\)$/iu;

/** "Acme Ltd (https://acme.example)": the address of an employer is no part of its name. */
function splitAddress({ text, separator }: { text: string; separator: string }): { text: string; separator: string }[] {
  const [, name, address] = ADDRESS_BEHIND.exec(text) ?? [];
  return name && address
    ? [
        { text: name, separator },
        { text: address, separator: " (" },
      ]
    : [{ text, separator }];
}

const IN_BRACKETS_BEHIND = /^(\S.*?)\s*\(([^()]+,\s+[^()]+)\)$/u;

/** "Head Chef (Corve Kitchen, Ludlow)": the employer and its town in a bracket after the position are a piece of their own. */
function splitEmployer({ text, separator }: { text: string; separator: string }): { text: string; separator: string }[] {
  const [, position = "", employer = ""] = IN_BRACKETS_BEHIND.exec(text) ?? [];
  const town = employer.split(/,\s+/u).at(-1) as string;
  const isEmployer = employer !== "" && looksLikePlace(town) >= SURE_PLACE;
  if (!isEmployer || looksLikePosition(position) < MIN_POSITION_BEFORE_BRACKET) return [{ text, separator }];
  return [
    { text: position, separator },
    { text: employer, separator: " (" },
  ];
}

function splitStrong(text: string): { text: string; separator: string }[] {
  const parts = text.split(STRONG);
  const pieces: { text: string; separator: string }[] = [];
  for (let index = 0; index < parts.length; index += 2) {
    const piece = trimSeparators(parts[index] ?? "");
    if (/[\p{L}\p{N}]/u.test(piece)) pieces.push({ text: piece, separator: index > 0 ? (parts[index - 1] as string) : "" });
  }
  return pieces;
}

const BRACKET_AFTER = /^(.*?\S)\s*[(（]((?:[^()（）]|\([^()]*\)){2,50})[)）]$/u;
const DASH_AFTER = /^(.*?\S)\s+[–—-]\s+([^–—]{2,40})$/u;

/** "Acme Ltd, Bristol", "Acme Ltd (Bristol)", "Acme Foods, Madison, WI": the place becomes a piece of its own. */
function peelPlace(text: string, separator: string, slot: string, row: Row): Fragment[] {
  const bracket = text.endsWith(")") || text.endsWith("）") ? BRACKET_AFTER.exec(text) : null;
  const [, name = "", within = ""] = bracket ?? [];
  const isPlaceWithin = bracket !== null && looksLikePlace(within) >= SURE_PLACE;
  // "Acme Ltd (Chicago, IL)" ends like a place.
  if (isPlaceWithin && looksLikePlace(name) < SURE_PLACE) return peeled(name, within, IN_BRACKETS);
  if (isWholePlace(text)) return [{ text, slot, separator, row, place: true }];
  if (isPlaceWithin) return peeled(name, within, IN_BRACKETS);

  const dash = /[–—-]\s/.test(text) ? DASH_AFTER.exec(text) : null;
  if (dash && looksLikePlace(dash[2] as string) >= SURE_PLACE_BEHIND_DASH) return peeled(dash[1] as string, dash[2] as string, " – ");

  const parts = text.includes(",") ? text.split(/\s*,\s+/) : [];
  for (let count = MAX_PLACE_PARTS; count >= 1; count--) {
    if (parts.length <= count) continue;
    const tail = parts.slice(-count).join(", ");
    if (isWholePlace(tail)) return peeled(parts.slice(0, -count).join(", "), tail, ", ");
  }
  return [{ text, slot, separator, row, place: false }];

  function peeled(rest: string, place: string, between: string): Fragment[] {
    return [
      { text: trimSeparators(rest), slot, separator, row, place: false },
      { text: place, slot: `${slot}~place`, separator: between, row, place: true },
    ];
  }
}

/** "Madison, WI" is a place. "Acme Foods, Madison, WI" is not: it ends in one. */
function isWholePlace(text: string): boolean {
  if (looksLikePlace(text) < SURE_PLACE) return false;
  const [first = "", ...rest] = text.split(/\s*,\s+|\s+[–—-]\s+/u);
  if (rest.length === 0 || looksLikePlace(first) >= SURE_PLACE) return true;
  return rest.length === 1 ? !/\s[–—-]\s/u.test(text) : looksLikePlace(rest.join(", ")) < SURE_PLACE;
}

const CITY_AFTER = /^(.*\S),\s+(\p{Lu}[\p{L}.'’ -]{1,40})$/u;

/**
 * The place after a labelled name ("Employer: Acme Ltd, Bristol"). What stands after the last comma there is a place even where no list
 * knows the town, unless it looks like a part of the name ("Acme, Inc").
 */
export function cutPlace(text: string): { rest: string; place?: string } {
  const [first, second] = peelPlace(text, "", "", {} as Row);
  if (first && second && isCampus(first.text, second.text)) return { rest: text };
  if (first && second) return { rest: first.text, place: second.text };
  const city = CITY_AFTER.exec(text);
  const [, rest = "", town = ""] = city ?? [];
  return town === "" || isLegalForm(town) || looksLikeCompany(town) >= MAX_EMPLOYER_OF_TOWN ? { rest: text } : { rest, place: town };
}

/** Without the separators that are left at the ends when a neighbour is taken away. */
export function trimSeparators(text: string): string {
  if (isPlain(text)) return text;
  return text
    .replace(/^[\s,;:|·•–—/\\-]+/u, "")
    .replace(/[\s,;:|·•–—/\\-]+$/u, "")
    .replace(/[\s,;]+\.$/u, "")
    .replace(/([\p{L})]{4})\.$/u, "$1")
    .replace(/\(\s*\)|\[\s*\]/g, "")
    .trim();
}
