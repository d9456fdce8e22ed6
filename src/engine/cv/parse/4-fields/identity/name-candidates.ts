import type { Line } from "../../../reading.ts";
import type { Context } from "../../1-document/context.ts";
import { cellAsLine, cellStyle } from "../../1-document/line-style.ts";
import { isDocumentTitle } from "../../recognisers/names.ts";
import {
  MAX_CELLS_BESIDE_NAME,
  MAX_NAME_GAP,
  MAX_NAME_LINE_CHARACTERS,
  MAX_SIZE_DIFFERENCE,
  MIN_FAMILY_NAME_RATIO,
  MIN_LARGE_TYPE_RATIO,
} from "../thresholds.ts";

/** The whole line, its cells, or what stands before a separator ("Javier Montalbán Ruiz, Oficial electricista"). */
export function nameCandidates(line: Line, below: readonly Line[], context: Context): NameCandidate[] {
  if (line.text.length > MAX_NAME_LINE_CHARACTERS) return [];
  const { size } = line.style;
  const whole = [{ text: line.text, rest: "", part: false, size }, ...nameOverLines(line, below, context)];
  const cells =
    line.cells.length > 1 && line.cells.length <= MAX_CELLS_BESIDE_NAME
      ? line.cells.map((cell) => ({
          text: cell.text,
          rest: line.cells
            .filter((other) => other !== cell)
            .map((other) => other.text)
            .join("\t"),
          part: true,
          size: cellStyle(cell, line).size,
        }))
      : [];
  const cut = DIVIDER.test(line.text)
    ? /^(.{4,50}?|[\p{Script=Han}\p{Script=Hangul}]{2,4})\s*(?:,|\||·|•|\s(?:[–—-]|--|\/\/)\s)\s*(.+)$/u.exec(line.text)
    : null;
  const before = cut ? [{ text: cut[1] as string, rest: cut[2] as string, part: true, size }] : [];
  const born = BORN.exec(line.text);
  const bare = born ? [{ text: line.text.slice(0, born.index), rest: born[0].trim(), part: false, size }] : [];
  const korean = BEFORE_DETAILS.exec(line.text);
  if (korean) bare.push({ text: korean[1] as string, rest: line.text.slice(korean[0].length).trim(), part: false, size });
  return [
    ...introduced(line),
    ...bare,
    ...(line.cells.length === 1 ? whole : whole.slice(1)),
    ...cells,
    ...inTwoCells(line, context),
    ...before,
  ];
}

/** "Anna Berger (*12.03.1986)", "Anna Berger (born 1986 in Leeds)": when somebody was born, in brackets behind the name. */
export const BORN = /\s+\((?=[^()]*\d{4})(?:\*|\p{L}+\.?)?[\s\p{L}\d./,-]*\)$/u;

/** "오민재 남, 1995년 (만 29세)", "한도윤 1998년 남": Korean job sites print gender and year of birth behind the name. */
const BEFORE_DETAILS = /^(\p{Script=Hangul}{2,4})\s+(?=(?:[남여][,\s]|\d{4}년))/u;

/** "Hello, I'm Anna Berger" and "Soy Anna Berger" in place of the name alone. */
function introduced({ text, style: { size } }: Line): NameCandidate[] {
  const name = INTRODUCED.exec(text)?.[1];
  return name ? [{ text: name, rest: "", part: false, size }] : [];
}

const INTRODUCED =
  /^(?:(?:hello|hi|hey|hola|bonjour|salut|hallo|olá|ciao|привет|здравствуйте)[\s,!.]+)?(?:i['’]?m|i am|my name is|soy|me llamo|mi nombre es|je suis|je m['’]appelle|ich bin|ich heiße|mein name ist|eu sou|sou|chamo-me|me chamo|meu nome é|o meu nome é|sono|mi chiamo|ik ben|mijn naam is|меня зовут)\s+(\p{Lu}[\p{L}\p{M}'’-]+(?: (?:\p{Lu}\.|[\p{L}\p{M}'’-]+)){1,4})[.!]?$/iu;

/** "ANNA ⇥ BERGER" in large type: given and family name with a rule or much white between them. */
function inTwoCells(line: Line, { body }: Context): NameCandidate[] {
  const [first, second, ...others] = line.cells;
  if (!first || !second) return [];
  const [size, other] = [cellStyle(first, line).size, cellStyle(second, line).size];
  const isApart = size < body.size * MIN_LARGE_TYPE_RATIO || Math.abs(size - other) > MAX_SIZE_DIFFERENCE;
  if (isApart || ![first, second].every(({ text }) => NAME_PART.test(text))) return [];
  return [{ text: `${first.text} ${second.text}`, rest: others.map(({ text }) => text).join("\t"), part: false, size }];
}

const NAME_PART = /^\p{Lu}[\p{L}\p{M}'’-]+(?: \p{Lu}[\p{L}\p{M}'’-]+)?$/u;

const DIVIDER = /[,|·•–—-]|\/\//;

export type NameCandidate = { text: string; rest: string; part: boolean; size: number; below?: Line[] };

/** A name in large type may take two lines, or three in a narrow column. */
function nameOverLines(whole: Line, below: readonly Line[], { body }: Context): NameCandidate[] {
  // What stands beside a name has a style of its own.
  const line = whole.cells.length > 1 ? cellAsLine(whole, whole.cells.slice(0, 1)) : whole;
  if (line.style.size < body.size * MIN_LARGE_TYPE_RATIO) return [];
  // "JOHN" or "Dr. John" in light type over "SMITH" in bold.
  const isWord = (text: string) => /^(?:\p{Lu}\p{Ll}{1,4}\. )*\p{Lu}[\p{L}\p{M}'’-]+$/u.test(text);
  // "Marit" over "Oakhurst" in larger type: a given name alone is not the whole name.
  const isOtherSize = ({ style, text }: Line) =>
    Math.abs(style.size - line.style.size) > MAX_SIZE_DIFFERENCE &&
    (!isWord(line.text) || isDocumentTitle(line.text) || style.size < (isWord(text) ? MIN_FAMILY_NAME_RATIO : 1) * line.style.size);
  const isOther = (other: Line) =>
    other.cells.length > 1 ||
    other.flow !== line.flow ||
    isOtherSize(other) ||
    (other.style.bold !== line.style.bold && !(isWord(line.text) && isWord(other.text))) ||
    other.gap > MAX_NAME_GAP;
  const end = below.findIndex(isOther);
  const alike = end < 0 ? below : below.slice(0, end);
  const rest = whole.cells.slice(1).map((cell) => cell.text);
  return alike
    .map((_, index) => alike.slice(0, index + 1))
    .map((more) => ({
      more,
      text: more.reduce((text, { text: next }) => (/-$/.test(text) ? `${text}${next}` : `${text} ${next}`), line.text),
    }))
    .map(({ more, text }) => ({
      text,
      rest: rest.join("\t"),
      part: false,
      size: Math.max(...[line, ...more].map(({ style }) => style.size)),
      below: more,
    }));
}
