import { mayBeEastAsian } from "../../../../text/east-asian.ts";
import { isDepartment, looksLikePosition } from "../../../recognisers/degrees.ts";
import { looksLikePlace } from "../../../recognisers/places/places.ts";
import { MIN_POSITION_BEFORE_BRACKET, SURE_PLACE } from "../../thresholds.ts";
import { trimSeparators } from "./trim-separators.ts";

/** A text, and what stood between it and the one before. */
type DividedText = { text: string; separator: string };

/** A text of one style, divided where separate fields are sure: at strong separators, at a web address or an employer in brackets, and at Chinese and Japanese spaces. */
export const divideText = (text: string): DividedText[] =>
  splitStrong(text).flatMap(splitAddress).flatMap(splitEastAsian).flatMap(splitEmployer);

function splitStrong(text: string): DividedText[] {
  const parts = text.split(STRONG_SEPARATOR);
  return parts.flatMap((part, index) => {
    const divided = index % 2 === 0 ? trimSeparators(part) : "";
    return /[\p{L}\p{N}]/u.test(divided) ? [{ text: divided, separator: parts[index - 1] ?? "" }] : [];
  });
}

/** "Leith College . Dover": a full stop that its date has left ("Leith College 2012. Dover"). Other marks are "·" and "–" by now (`1-document/usual-characters/separators.ts`). */
const STRONG_SEPARATOR = /(\s*[|｜¦│]\s*|\s+[·•●▪◆∙‧・∣.]\s+|\s*[;；]\s+|\s{3,})/u;

/** "Acme Ltd (https://acme.example)": the address of an employer is no part of its name. */
function splitAddress({ text, separator }: DividedText): DividedText[] {
  const [, name, address] = ADDRESS_BEHIND.exec(text) ?? [];
  if (!name || !address) return [{ text, separator }];
  return [
    { text: name, separator },
    { text: address, separator: " (" },
  ];
}

const ADDRESS_BEHIND = /^(\S.*?)\s*\(((?:https?:\/\/|www\.)[^\s()]+)\)$/iu;

/** "동백대학교 재료공학부": a school, and the subject behind it. */
const KOREAN_FACULTY = /^(.*\p{Script=Hangul}(?:대학교|대학원|대학|고등학교))\s+(\p{Script=Hangul}\S*(?:학부|학과|과|전공|계열))$/u;

/** "㈜가온산업 생산관리 사원", "가온전자 주식회사 대리", "蜀云科技有限公司 Java工程师": an employer with its legal form, and the position behind it. */
const EMPLOYER_FIRST =
  /^((?:㈜|\(주\))\s?[^\s,]+|[^\s,]+(?:㈜|\(주\))|[^\s,]+ 주식회사|주식회사 [^\s,]+|[^\s,，]*\p{Script=Han}(?:公司|株式会社|有限会社|银行|医院|研究院|事务所))\s+(\p{L}.*)$/u;

/** Chinese and Japanese write no spaces within a name: one between them divides ("南山大学 经济学 本科"), but no rank from its department ("営業部 主任"). */
function splitEastAsian({ text, separator }: DividedText): DividedText[] {
  if (!mayBeEastAsian(text)) return [{ text, separator }];
  const [, school, subject] = KOREAN_FACULTY.exec(text) ?? [];
  if (school && subject) return inSequence([school, subject], separator);
  const [, employer, position] = EMPLOYER_FIRST.exec(text) ?? [];
  if (employer && position) return [{ text: employer, separator }, ...splitEastAsian({ text: position, separator: " " })];
  const names: string[] = [];
  for (const word of text.split(EAST_ASIAN_SPACE)) {
    const last = names.at(-1);
    if (last && belongTogether(last, word)) names[names.length - 1] = `${last} ${word}`;
    else names.push(word);
  }
  return inSequence(names, separator);
}

const inSequence = (texts: readonly string[], separator: string): DividedText[] =>
  texts.map((text, index) => ({ text, separator: index > 0 ? " " : separator }));

const EAST_ASIAN_SPACE = /(?<=[\p{Script=Han}\p{Script=Katakana}ー）)])\s+(?=[\p{Script=Han}\p{Script=Katakana}])/u;

/** "営業部 主任": a rank behind its department; "経済学部 経済学科": a course of study behind its faculty is one subject. */
const belongTogether = (before: string, word: string) =>
  (CORPORATION.test(before) && FACILITY.test(word)) ||
  (BRANCH.test(word) && !isDepartment(before)) ||
  (isDepartment(before) && !isDepartment(word) && isDepartment(`${before} ${word}`)) ||
  isCourseOfFaculty(word, before);

/** "医療法人社団青葉会 青葉中央病院": a corporation that is named after its purpose, and what it runs. */
const CORPORATION = /^(?:(?:特定|社会|公益|一般)?(?:医療法人|社会福祉法人|学校法人|財団法人|社団法人)|独立行政法人|国立大学法人)/u;
const FACILITY = /(?:病院|医院|クリニック|診療所|センター|園|学園|学校|大学|苑|荘|ホーム|ステーション|事業所|施設)$/u;
/** "麦屋 青葉店", "蜂蜜茶舖 霧山店": a shop of a chain. */
const BRANCH = /^\p{Script=Han}[\p{Script=Han}\p{Script=Katakana}ー]{0,7}店$/u;

/** "経済学科" behind "経済学部". */
export const isCourseOfFaculty = (course: string, faculty: string) => FACULTY.test(faculty) && COURSE.test(course);

const FACULTY = /\p{Script=Han}(?:学部|研究科|学群)$/u;
const COURSE = /\p{Script=Han}(?:学科|専攻|課程|コース)$/u;

/** "Head Chef (Corve Kitchen, Ludlow)": the employer and its city in a bracket behind the position stand by themselves. */
function splitEmployer({ text, separator }: DividedText): DividedText[] {
  const [, position = "", employer = ""] = IN_BRACKETS_BEHIND.exec(text) ?? [];
  const city = employer.split(/,\s+/u).at(-1) as string;
  const isEmployer = employer !== "" && looksLikePlace(city) >= SURE_PLACE;
  if (!isEmployer || looksLikePosition(position) < MIN_POSITION_BEFORE_BRACKET) return [{ text, separator }];
  return [
    { text: position, separator },
    { text: employer, separator: " (" },
  ];
}

const IN_BRACKETS_BEHIND = /^(\S.*?)\s*\(([^()]+,\s+[^()]+)\)$/u;
