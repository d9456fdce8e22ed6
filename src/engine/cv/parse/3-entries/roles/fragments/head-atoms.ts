import { fold } from "../../../../text/fold.ts";
import { wordCount } from "../../../../text/spaces.ts";
import { isProse } from "../../../1-document/line-style.ts";
import { ISSUER_WORDS } from "../../../lexicon/entries/issuer-words.ts";
import { AND_IN_TEXT, ARTICLE, AT_COMPANY, AT_EMPLOYER, FOR_EMPLOYER, IN_THE_PLACE } from "../../../lexicon/joining-words.ts";
import { isCampus, isLegalForm, looksLikeCompany, looksLikeInstitution, looksLikePosition } from "../../../recognisers/degrees.ts";
import { looksLikePlace } from "../../../recognisers/places/places.ts";
import { LIKELY_SCHOOL, LIKELY_WORKPLACE, MAX_ATOMS, MAX_DATED_WORDS, MAX_DIVISIBLE_CHARACTERS } from "../../thresholds.ts";
import type { Fragment } from "./fragment.ts";
import { degreeBeforeSchool, schoolBehindWord, subjectBehindSchool } from "./school-cuts.ts";
import { trimSeparators } from "./trim-separators.ts";

/** What stands between two atoms of one fragment, from "Engineer at Acme Ltd, Bristol" to "Acme Ltd (Bristol)". */
export type WeakSeparator = "comma" | "dash" | "slash" | "at" | "in" | "for" | "to" | "colon" | "bracket";

/** The shortest text that may be a field of its own: "Engineer", "Acme Ltd" and "Bristol" of "Engineer at Acme Ltd, Bristol". */
export type Atom = {
  text: string;
  /** What stands before it in its fragment; undefined for the first. */
  separator?: WeakSeparator;
  /** All separators up to it: in "Fitter, Acme Ltd (Leeds)" the city stands at "comma bracket". */
  shape: string;
  fragment: Fragment;
  /** Its place in the text of the fragment; `outerEnd` is after the bracket that closes it. */
  from: number;
  to: number;
  outerEnd: number;
  /** What the section writes before it in several entries: "Betrieb" of "Betrieb: Acme GmbH". */
  label?: string;
};

/** Words that stand between a position and its employer and hardly ever within either. */
const AT = new RegExp(String.raw`\s+(?:@\s*|presso l['’]|au sein (?:de l|d)['’]|(?:${AT_EMPLOYER}|в)\s+)(?=\S)`, "iuy");
/** "Comptable dans l'entreprise Leroy": the noun says nothing of the name. */
const AT_THE_COMPANY = new RegExp(String.raw`\s+${AT_COMPANY}(?=["«„“]?[\p{Lu}\p{Lo}\d])`, "uy");
/** Words that do so too, but stand in titles and degrees as well ("Bachelor in Economics"): for jobs alone. */
const IN = new RegExp(String.raw`\s+${IN_THE_PLACE}${ARTICLE}?(?=["«„“]?[\p{Lu}\p{Lo}\d])`, "uy");
/** "Magazijnier voor Colruyt", and "Referent für Statistik". */
const FOR = new RegExp(String.raw`\s+${FOR_EMPLOYER}${ARTICLE}?(?=["«„“]?[\p{Lu}\p{Lo}\d])`, "uy");
/** The same before what kind of workplace it is: "Vendedora na loja Modalfa". */
const IN_WORKPLACE = new RegExp(String.raw`\s+${IN_THE_PLACE}${ARTICLE}?(?=\p{Ll}[\p{L}’'-]{2,}\s(?:\p{Ll}{1,3}\s)?["«„“]?\p{Lu})`, "uy");
/** An article with a small letter behind any of these words. */
const ARTICLE_BEFORE_NAME = new RegExp(String.raw`${ARTICLE}(?=\p{Lu})`, "uy");
/** French has one for cities and employers alike, which hardly ever stands within a title: "Serveuse à Narbonne", "Cuisinier à la Clinique Guillaume", "Aide au CH Esquirol". */
const TO = /\s+(?:à (?:la\s|l['’])?|aux?\s)\s*(?=\p{Lu})/uy;
/** "BSc in Physics from the University of Bristol", "BTS délivré par …": for degrees. */
const FROM = new RegExp(
  String.raw`\s+(?:${ISSUER_WORDS}|from(?: the)?|an der|am|auf dem|aan de|aan het|te|vid|ved|på|hos|w|we|ve|в|у|στ(?:ο|η|ην|ον|ις|α)|all['’]|alla|à l['’]|à la|na|pela|pelo|por la|por el|de la|en la|en el)\s+(?=\p{Lu})`,
  "uy",
);
/** "Buyer → Acme Ltd", "Buyer // Acme Ltd" and "Buyer => Acme Ltd" too, and "Buyer– Acme Ltd", "Buyer -Acme Ltd" with one space; "Acme Ltd-Canton, TX" as Indeed prints it, "Buyer ~ Acme Ltd". */
const DASH =
  /\s+(?:[–—~→»›>-]|\/\/|::|[=-]>|>>|-{2,3})\s+|\s*—\s*|(?<=[\p{L})]{2})[–-]\s+(?=\p{Lu})|\s+[–-](?=\p{Lu}\p{L})|\s+~\s+|(?<=\p{L})[–-](?=\p{Lu}[\p{L}.’' ]{1,30},\s\p{Lu}{2}$)/uy;
/** "Acme Ltd / Buyer", as a template of Google Docs has it, and "Buyer/Acme Ltd", but not "CI/CD". */
const SLASH = /\s+\/\s+|(?<=\p{Ll})\/(?=\p{Lu}\p{Ll})/uy;
const COMMA = /\s*[,，、]\s+|，|、|(?<=\p{sc=Han}),(?=\p{sc=Han})/uy;
const COLON = /\s*[:：]\s+/uy;
/** "Técnico en Electricidad. IES Ribera": a full stop after a word of some letters, and not after an abbreviation, nor within "Liceum im. płk. Jana Nowaka", whom a school is named after. */
const STOP =
  /(?<=\p{L}{4}|\))(?<!(?:^|\s)(?:im|им|ім)\.\s\p{L}{1,7})(?<!(?:^|\P{L})(?:Acad|Bros|Chas|Corp|Dep(?:t|to)|Dipl|Dpto|Educ|Engg|Gebr|G(?:ovt|OVT)|Hons|Inst|Ltda|Prof|Robt|Tech|Thos|Univ))\.\s+(?=\p{Lu})/uy;

const SEPARATORS: readonly [WeakSeparator, RegExp][] = [
  ["comma", COMMA],
  ["comma", STOP],
  ["dash", DASH],
  ["slash", SLASH],
  ["at", AT],
  ["colon", COLON],
];
const OF_JOBS: readonly [WeakSeparator, RegExp][] = [
  ["at", AT_THE_COMPANY],
  ...SEPARATORS,
  ["for", FOR],
  ["in", IN],
  ["in", IN_WORKPLACE],
  ["to", TO],
];
const OF_DEGREES: readonly [WeakSeparator, RegExp][] = [...SEPARATORS, ["at", FROM]];

/** Splits a fragment at every weak separator outside of brackets, and takes a bracket at its end apart. Sentences stay whole. */
export function atomsOf(fragment: Fragment, { jobs }: { jobs: boolean }): Atom[] {
  const { text } = fragment;
  const whole = [{ text, fragment, shape: "", from: 0, to: text.length, outerEnd: text.length }];
  if (fragment.slot.kind === "sentence" || text.length > MAX_DIVISIBLE_CHARACTERS || isSentence(fragment, text)) return whole;
  const cuts = jobs ? cutsOf(text, OF_JOBS) : withCutAtSchool(text, cutsOf(text, OF_DEGREES));
  if (cuts.length === 0 || cuts.length >= MAX_ATOMS) return whole;

  const atoms: Atom[] = [];
  let from = 0;
  let separator: WeakSeparator | undefined;
  for (const cut of [...cuts, { at: text.length, to: text.length, kind: undefined, closes: text.length }]) {
    const open = separator === "bracket";
    const end = open ? text.slice(0, cut.at).lastIndexOf(closing(text, from)) : cut.at;
    const to = end > from ? end : cut.at;
    if (HAS_LETTERS.test(text.slice(from, to))) {
      const before = atoms.at(-1);
      atoms.push({
        text: trimSeparators(text.slice(from, to)),
        separator: before && separator,
        shape: before ? `${before.shape} ${separator}` : "",
        fragment,
        from,
        to,
        outerEnd: cut.at,
      });
      separator = cut.kind;
      from = cut.to;
    } else if (atoms.length === 0) {
      from = 0;
      separator = undefined;
    } else separator = cut.kind;
  }
  const last = atoms.at(-1);
  if (!last) return whole;
  last.outerEnd = text.length;
  return atoms;
}

/** A sentence names nobody and nothing. "2005–2006 ⇥ Tutor, Acme College, Leeds." is none, though it ends in a full stop. */
export function isSentence({ row }: Fragment, text: string): boolean {
  const dated = row.ranges.length > 0;
  return text.length > MAX_DIVISIBLE_CHARACTERS || (isProse(text) && !(dated && DIVIDED.test(text) && wordCount(text) <= MAX_DATED_WORDS));
}

/** A comma, or a full stop between two names. */
const DIVIDED = /,|[\p{L})]{4}\. \p{Lu}/u;
const HAS_LETTERS = /[\p{L}\p{M}\d]{2}|[\p{Script=Han}\p{Lu}]/u;
const closing = (text: string, from: number) => (text[from - 1] === "（" ? "）" : ")");

type Separation = { at: number; to: number; kind: WeakSeparator };

function cutsOf(text: string, separators: readonly [WeakSeparator, RegExp][]): Separation[] {
  if (!MAY_DIVIDE.test(text)) return [];
  const cuts: Separation[] = [];
  let depth = 0;
  for (let at = 1; at < text.length; at += 1) {
    const character = text[at] as string;
    if ("([（".includes(character)) {
      if (depth === 0 && character !== "[" && endsWithBracket(text, at)) {
        const space = text[at - 1] === " " ? at - 1 : at;
        cuts.push({ at: space, to: at + 1, kind: "bracket" });
      }
      depth += 1;
    } else if (")]）".includes(character)) depth = Math.max(0, depth - 1);
    else if (depth === 0 && MAY_BEGIN.test(character)) {
      const cut = cutAt(text, at, separators);
      if (!cut) continue;
      cuts.push(cut);
      at = cut.to - 1;
    }
  }
  return cuts;
}

const MAY_DIVIDE = /[\s,，、:：(（—/]/u;
const MAY_BEGIN = /[\s,，、:：—–./-]/u;

/** "MBA Harvard Business School", "南山大学経済学部": nothing but a space, or nothing, separates a school from its degree or subject. */
function withCutAtSchool(text: string, cuts: Separation[]): Separation[] {
  const after = degreeBeforeSchool(text);
  if (after !== undefined && cuts.every((cut) => cut.at > after)) return [{ at: after, to: after + 1, kind: "at" }, ...cuts];
  const subject = subjectBehindSchool(text);
  return subject && cuts.every((cut) => cut.at > subject.to) ? [{ ...subject, kind: "comma" }, ...cuts] : cuts;
}

function cutAt(text: string, at: number, separators: readonly [WeakSeparator, RegExp][]): Separation | undefined {
  for (const [kind, pattern] of separators) {
    pattern.lastIndex = at;
    if (!pattern.test(text)) continue;
    const to = behindArticle(text, pattern.lastIndex, kind);
    // "Acme, Inc." and "University of California, Berkeley" are one name.
    const next = /^[^,]*/u.exec(text.slice(to))?.[0] ?? "";
    if (isLegalForm(next) || (kind === "comma" && (isCampus(text.slice(0, at), next) || arePartners(text.slice(0, at), next))))
      return undefined;
    if (pattern === IN_WORKPLACE && !namesWorkplace(next)) continue;
    if (pattern === FROM && goesOnToSchool(next, text.slice(to + next.length + 1))) continue;
    return { at, to, kind };
  }
  const school = separators === OF_DEGREES ? schoolBehindWord(text, at) : undefined;
  return school === undefined ? undefined : { at, to: school, kind: "at" };
}

/** "Corve" and "Teme & Ludlow" of "Corve, Teme & Ludlow": the partners of one firm, and no position, school or city before them. */
function arePartners(before: string, next: string): boolean {
  const [first = ""] = LAST_NAME.exec(before) ?? [];
  return (
    first !== "" &&
    PARTNERS.test(next) &&
    Math.max(...[looksLikePosition, looksLikeCompany, looksLikePlace].map((looksLike) => looksLike(first))) === 0
  );
}

/** One word with a capital, behind the last separator. */
const LAST_NAME = /(?:(?<=(?:^|[,:|–—-])\s)|^)\p{Lu}[\p{L}’'-]+$/u;
const PARTNERS = new RegExp(String.raw`^\p{Lu}[\p{L}’'-]+ (?:&|\+|${AND_IN_TEXT}) \p{Lu}[\p{L}’'-]+(?=$|[,(|–—-]|\s[-–—(|])`, "u");

/** "at the Royal Infirmary" */
function behindArticle(text: string, at: number, kind: WeakSeparator): number {
  if (kind !== "at") return at;
  ARTICLE_BEFORE_NAME.lastIndex = at;
  return ARTICLE_BEFORE_NAME.test(text) ? ARTICLE_BEFORE_NAME.lastIndex : at;
}

/** Whether a text begins with a kind of workplace: "clinique Pasteur", "szkole Podstawowej". */
function namesWorkplace(text: string): boolean {
  const [noun = ""] = text.split(" ", 1);
  return Math.max(looksLikeCompany(noun), looksLikeInstitution(noun)) >= LIKELY_WORKPLACE;
}

/** "Ciencias de la Salud, Universidad de Burgos": "de la" stands within the subject where the school follows behind a comma. */
const goesOnToSchool = (next: string, rest: string) =>
  looksLikeInstitution(rest.trim()) > Math.max(looksLikeInstitution(next), LIKELY_SCHOOL);

/** "Acme Ltd (Bristol)", "Acme Ltd (Bristol), Engineer": a bracket with nothing right after it. */
function endsWithBracket(text: string, open: number): boolean {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if ("(（".includes(text[at] as string)) depth += 1;
    else if (")）".includes(text[at] as string) && --depth === 0)
      return at - open > 2 && (at === text.length - 1 || (!EAST_ASIAN.test(text) && /^\s*[,:–—|-]/u.test(text.slice(at + 1))));
  }
  return false;
}

const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** "https://www.example.org", alone on its line below an employer: where it is found, and nobody's name. */
export const isWebAddress = (text: string) => /^(?:https?:\/\/|www\.)[^\s,]+$/iu.test(text);

/** The text of neighbouring atoms of one fragment, as the CV prints it. */
export function textOf(atoms: readonly Atom[], from: number, to: number): string {
  const first = atoms[from] as Atom;
  const last = atoms[to - 1] as Atom;
  if (to - from === 1) return first.text;
  return trimSeparators(first.fragment.text.slice(first.from, last.separator === "bracket" ? last.outerEnd : last.to));
}

/**
 * Labels that no list knows: what stands before a colon in several heads ("Betrieb: Acme GmbH") is no value. Its value stands in a slot
 * of its own, as all values after that label do. What counts the entries ("Experience 1: Acme Ltd" over "Experience 2: Corve Works") is none either.
 */
export function withLabels(heads: readonly Atom[][]): Atom[][] {
  const seen = new Map<string, number>();
  const isBeforeColon = (atoms: readonly Atom[], at: number) => atoms[at]?.separator === undefined && atoms[at + 1]?.separator === "colon";
  // "Acme: Engineer" begins an entry with the employer; a label stands below.
  const labelled = (atoms: readonly Atom[], at: number) =>
    COUNTED.test(atoms[at]?.text ?? "") || (isBeforeColon(atoms, at) && atoms[at]?.fragment.row !== atoms[0]?.fragment.row);
  for (const atoms of heads)
    for (const label of new Set(atoms.filter((_, at) => labelled(atoms, at)).map(({ text }) => labelKey(text))))
      seen.set(label, (seen.get(label) ?? 0) + 1);
  const isLabel = (atoms: readonly Atom[], at: number) => labelled(atoms, at) && (seen.get(labelKey((atoms[at] as Atom).text)) ?? 0) > 1;
  return heads.map((atoms) =>
    atoms.flatMap((atom, at) => {
      if (isLabel(atoms, at)) return [];
      if (at === 0 || !isLabel(atoms, at - 1)) return [atom];
      const { text } = atoms[at - 1] as Atom;
      const fragment = { ...atom.fragment, slot: { at: labelKey(text), kind: "label" as const } };
      return [{ ...atom, fragment, separator: undefined, shape: "", ...(COUNTED.test(text) ? {} : { label: text }) }];
    }),
  );
}

/** "Experience 1", "Mission n° 2", "Station III" */
export const COUNTED = /^\p{L}{3,20} (?:n[°º.]\s?|#)?(?:\d{1,2}|[IVX]{1,4})$/u;
const labelKey = (text: string) => fold(COUNTED.test(text) ? text.replace(/\s\S+$/u, "") : text);
