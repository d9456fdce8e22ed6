import { wordCount } from "../../../../text/spaces.ts";
import type { Context } from "../../../1-document/context.ts";
import type { Row, RowCell } from "../../../1-document/row.ts";
import { STAFF } from "../../../lexicon/entries/employment-words.ts";
import { EMPLOYED_AS } from "../../../lexicon/entries/position-words.ts";
import { AT_EMPLOYER, IN_PLACE } from "../../../lexicon/joining-words.ts";
import { looksLikeCompany, looksLikeInstitution } from "../../../recognisers/degrees.ts";
import { looksLikePlace } from "../../../recognisers/places/places.ts";
import type { Entry } from "../../entry.ts";
import { MIN_TAIL_WORDS, SURE_PLACE, SURE_ROLE } from "../../thresholds.ts";
import { divideText } from "./divide-text.ts";
import type { Fragment } from "./fragment.ts";
import { withoutWordBeforeSchool } from "./school-cuts.ts";
import { textsByStyle } from "./texts-by-style.ts";
import { trimSeparators } from "./trim-separators.ts";

/** The heads of all entries of a section as fragments: by cells, changes of style and strong separators. Without dates and labelled rows. */
export function splitHeads(entries: readonly Entry[], context: Context): Fragment[][] {
  return entries.map((entry) => {
    const seen = new Map<string, number>();
    return entry.head
      .filter((row) => !row.dateOnly && !row.label)
      .flatMap((row, below) => {
        const style = row.key.split("/")[0] as string;
        const order = seen.get(style) ?? 0;
        seen.set(style, order + 1);
        return rowFragments(row, `${style}#${order}`, context).map((fragment, index) =>
          below + index > 0 ? withoutLeadingWord(fragment) : fragment,
        );
      });
  });
}

function rowFragments(row: Row, at: string, context: Context): Fragment[] {
  // A date may stand in a cell of its own or with what it dates: the cells are counted without those of dates.
  const cells = row.cells.filter((cell) => !cell.dateOnly);
  return cells.flatMap((cell, index) => cellFragments(cell, row, `${at}.${index}`, context));
}

function cellFragments(cell: RowCell, row: Row, at: string, context: Context): Fragment[] {
  const texts = textsByStyle(cell, context).flatMap((text, index) =>
    divideText(text).map((part, inner) => ({ ...part, separator: inner === 0 && index > 0 ? " " : part.separator })),
  );
  return texts.flatMap(({ text, separator }, index) => {
    const plain = text.replace(WHOLE_IN_BRACKETS, "$1");
    const named =
      index > 0 ? withoutWordBeforeSchool(plain.replace(LEADING_PREPOSITION, "")) : withoutWordBeforeSchool(plain.replace(EMPLOYED_AS, ""));
    const [name, sentences] = cutSentences(index < texts.length - 1 ? named.replace(TRAILING_PREPOSITION, "") : named);
    const fragment: Fragment = { text: name, slot: { at: `${at}.${index}`, kind: "name" }, separator, row, isPlace: false };
    if (!sentences) return [fragment];
    return [fragment, { ...fragment, text: sentences, slot: { ...fragment.slot, kind: "sentence" }, separator: "" }];
  });
}

/** "(Acme Ltd)": what stands in brackets alone in its cell, or in its style. */
const WHOLE_IN_BRACKETS = /^\(([^()]+)\)$/u;

/** "**Engineer** at Acme Ltd": the preposition joins two texts and belongs to neither. */
const LEADING_PREPOSITION = new RegExp(String.raw`^(?:${AT_EMPLOYER}|${IN_PLACE}|для)\s+(?=[\p{Lu}\p{Lo}])`, "u");

/** "à LP Mont Blanc" below or beside "Baccalauréat": so does the word before whoever is named in a row or cell of its own. "In Harbour Research" goes on with a subject. */
function withoutLeadingWord(fragment: Fragment): Fragment {
  const text = fragment.text.replace(AT_ROW_START, "");
  return text === fragment.text || looksLikePlace(text) >= SURE_PLACE ? fragment : { ...fragment, text };
}

const AT_ROW_START = new RegExp(
  String.raw`^(?:${AT_EMPLOYER}|à(?: la| l['’])?|aux?|vid|ved|te|an der|am|aan de)\s+(?=[\p{Lu}\p{Lo}])`,
  "u",
);

/** "Engineer at **Acme Ltd**" */
const TRAILING_PREPOSITION = new RegExp(String.raw`\s+${AT_EMPLOYER}$`, "u");

/**
 * "Ministry of Education" behind "Specialist in Education." is no sentence: it begins with the name of an employer or a school, has no other full stop, and no more words
 * in small letters than others.
 */
function isNamed(text: string): boolean {
  const name = text.split(/,\s/u, 1)[0] as string;
  const words = text.split(/\s+/u);
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return !/\.\s/u.test(text) && small * 2 <= words.length && Math.max(looksLikeInstitution(name), looksLikeCompany(name)) >= SURE_ROLE;
}

/** "Volunteer, Food Pantry. Writes the monthly donor letter." names something and goes on in sentences. */
function cutSentences(text: string): [name: string, sentences: string | undefined] {
  const [, employer, staff] = WITH_STAFF.exec(text) ?? [];
  if (employer && staff) return [employer, staff];
  const [, name = "", sentences = ""] = NAME_AND_SENTENCES.exec(text) ?? [];
  return wordCount(sentences) >= MIN_TAIL_WORDS && !isNamed(sentences) ? [trimSeparators(name.slice(0, -1)), sentences] : [text, undefined];
}

/** "Acme Ltd (50-150 employees)": how large an employer is names nothing. */
const WITH_STAFF = new RegExp(
  String.raw`^(\S[^()（）]*?)\s*[（(]([^()（）\d]{0,20}\d[\d.,\s+–~-]*(?:${STAFF})(?!\p{Ll})[^()（）]{0,20})[)）]$`,
  "iu",
);

const NAME_AND_SENTENCES = /^(.{8,}?[\p{L})\]]{3}\.)\s+(\p{Lu}.{24,})$/su;
