import { fluencyRank } from "../../parse/recognisers/languages.ts";
import { fold } from "../../text/fold.ts";
import { findDegrees } from "../concepts/degrees.ts";
import { findPhrase, hasPhrase, phrases } from "../concepts/phrases.ts";
import { splitSentences } from "../concepts/words.ts";
import { MUST_CUES, NICE_CUES, OF_COMPANY, PREFERENCE_CUES, WEAK_MUST_CUES } from "../lexicon/jd-words.ts";
import { ASKS_FOR_TIME, BECAUSE, SEEKS, SEEKS_WITH, THEREFORE, WE_DO } from "../lexicon/sentence-words.ts";
import type { JdLine } from "./jd-parts.ts";
import { asksByContent, isFragment, wouldPlease } from "./sentence-conditions.ts";
import { splitConditions } from "./split-conditions.ts";
import { MAX_ITEM_WORDS, MAX_PREFERENCE_LEAD_WORDS, MAX_SEPARATORS, MIN_CONDITION_WORDS } from "./thresholds.ts";
import { asListed } from "./wanted/wanted-languages.ts";
import { findYears } from "./wanted/years.ts";

export type Stated = { text: string; kind: "must" | "nice" };

const NICE = phrases(NICE_CUES);
const MUST = phrases(MUST_CUES);
const PREFERENCE = phrases(PREFERENCE_CUES);
const WEAK = phrases(WEAK_MUST_CUES);
const FIRM: typeof MUST = { ...MUST, whole: new Set([...MUST.whole].filter((phrase) => !WEAK.whole.has(phrase))) };
/** True for a sentence that asks for something: "You must know Java", "We expect Java"; not for "We ship without a middleman". */
function asks(text: string): boolean {
  const folded = fold(text);
  if (SEEKS_WITH.test(folded) || ASKS_FOR_TIME.test(folded)) return true;
  return hasPhrase(text, OF_COMPANY.test(folded) || WE_DO.test(folded) ? FIRM : MUST);
}

/**
 * The requirements ("must") and wishes ("nice") of a job description, in its order. Those under headings of requirements, or, where it has no
 * such headings, the sentences whose words ask for something ("you must", "a plus").
 */
export function statedRequirements(all: readonly JdLine[], language = "en"): Stated[] {
  const named = all.filter(({ part }) => part === "must" || part === "nice");
  // Where only the wishes have a heading that is known, the lists above it are what is asked for.
  const inParts = named.some(({ part }) => part === "must")
    ? named
    : all.flatMap((line) => (isListedAbout(line, named) ? [{ ...line, part: "must" as const }] : named.includes(line) ? [line] : []));
  if (inParts.length > 0) {
    const listing = new Set(inParts.filter(({ bullet }) => bullet).map(({ part }) => part));
    // Where a part has a list, its running text only introduces or closes the list.
    const stated = inParts.filter((line) => listing.size === 0 || line.bullet || (!listing.has(line.part) && asksForSomething(line.text)));
    const isUnknownList = inParts.length < 2 || !inParts.some(({ part }) => part === "must");
    const elsewhere = all.filter(
      ({ part, text, bullet }) => part === "about" && !bullet && asks(text) && isCondition(text) && isUnknownList,
    );
    return [...elsewhere, ...stated].flatMap((line) => statementsOf(line, language));
  }
  const lines = all.flatMap((line) =>
    line.part === "title" && SEEKS_WITH.test(fold(line.text)) ? splitSentences(line.text).map((text) => ({ ...line, text })) : [line],
  );
  const worded = new Set(
    lines.filter(
      ({ part, text }) =>
        part !== "offer" &&
        (part !== "title" || all.every((one) => one.text !== text) || SEEKS_WITH.test(fold(text))) &&
        part !== "location" &&
        (asks(text) || hasPhrase(text, NICE) || prefers(text) || asksByContent(text)),
    ),
  );
  const isListed = ({ part, bullet }: JdLine) => bullet && part !== "offer" && part !== "tasks";
  const [first, last] = [lines.findIndex((line) => worded.has(line)), lines.findLastIndex((line) => worded.has(line))];
  // "Permis B. Temps plein. Confection d'orthèses. DU apprécié.": what stands between conditions without a verb is one.
  const isBetween = ({ text, part }: JdLine, at: number) =>
    at > first && at < last && part !== "offer" && part !== "tasks" && part !== "location" && isFragment(text);
  return lines
    .filter((line, at) => worded.has(line) || isListed(line) || isBetween(line, at))
    .flatMap((line) => statementsOf(line, language));
}

const isListedAbout = ({ part, bullet }: JdLine, named: readonly JdLine[]) => named.length > 0 && part === "about" && bullet;

const asksForSomething = (text: string) => asks(text) || hasPhrase(text, NICE) || fold(text).split(" ").length <= MAX_ITEM_WORDS;
const isCondition = (text: string) => fold(text).split(" ").length >= MIN_CONDITION_WORDS;

/** A sentence of running text without its reasons and without who seeks: "We bake without mixes, so you must …", "Salone, aperto da vent'anni, cerca …". */
function withoutReasons(sentence: string): string {
  const seeks = SEEKS_WITH.test(fold(sentence)) ? SEEKS.exec(sentence) : null;
  const text = seeks && /[,;]/.test(sentence.slice(0, seeks.index)) ? sentence.slice(seeks.index) : sentence;
  const therefore = THEREFORE.exec(text);
  const asking = therefore ? text.slice(therefore.index + therefore[0].length) : text;
  const rest = therefore && asks(asking) ? asking : text;
  const because = BECAUSE.exec(rest);
  const asked = because && because.index > 0 ? rest.slice(0, because.index) : rest;
  return asked === rest || asks(asked) || asksByContent(asked) || hasPhrase(asked, NICE) ? asked : rest;
}
const tidy = (text: string) => text.replace(/^[\s,;–-]+|[\s;,]+$/g, "");

function statementsOf({ text, part, bullet }: JdLine, language: string): Stated[] {
  if (part === "nice")
    return (bullet ? [text] : splitConditions(withoutReasons(text), language)).map((one) => ({ text: tidy(one), kind: "nice" }));
  const isRunning = !bullet && part !== "must";
  const told = bullet ? text : withoutReasons(text);
  const sentences =
    bullet && hasPhrase(text, NICE) ? splitSentences(text).flatMap((one) => one.split(/;\s+/)) : isRunning ? clausesOf(told) : [told];
  return sentences
    .flatMap(splitWish)
    .map((stated) => (isRunning && stated.kind === "must" && wouldPlease(stated.text) ? { ...stated, kind: "nice" as const } : stated))
    .flatMap((stated) => (bullet ? [stated] : splitDegreeFromYears(stated)))
    .flatMap(({ text: condition, kind }) =>
      bullet ? [{ text: condition, kind }] : splitConditions(condition, language).map((one) => ({ text: one, kind })),
    )
    .map((stated) => ({ ...stated, text: tidy(stated.text) }))
    .filter((stated) => stated.text !== "");
}

/** "You need three years of it; CAD is taken for granted" asks twice, and "…, please; two left us last year" once. */
function clausesOf(text: string): string[] {
  const [first = "", ...rest] = text.split(/;\s+/);
  return [first, ...rest.filter((clause) => asks(clause) || hasPhrase(clause, NICE) || asksByContent(clause))];
}

/** Splits a requirement from a wish in one sentence: "Verhandlungssicheres Deutsch, Französisch von Vorteil". */
function splitWish(text: string): Stated[] {
  if (!hasPhrase(text, NICE)) return [{ text, kind: prefers(text) ? "nice" : "must" }];
  const [, before = "", inside = "", after = ""] = /^(.*?)\(([^()]*)\)(.*)$/su.exec(text) ?? [];
  if (namesWish(inside) && !hasPhrase(before + after, NICE))
    return [
      { text: before + after, kind: "must" },
      { text: inside, kind: "nice" },
    ];
  const separators = [...text.matchAll(/[,;]\s+|\s[–—]\s|\s(?:but|aber|mais|pero|ma|maar|mas|ale|але)\s/gu)];
  for (const { index } of separators.toReversed().slice(0, MAX_SEPARATORS)) {
    const [left, right] = [text.slice(0, index), text.slice(index)];
    const lists = /^,/.test(right) && JOINED.test(right);
    if (!hasPhrase(left, NICE) && standsAlone(left) && namesWish(right) && !lists)
      return [
        { text: left, kind: "must" },
        { text: right, kind: "nice" },
      ];
  }
  return [{ text, kind: "nice" }];
}

/** True for words of a wish ("a plus") with something beside them that is wished for. */
const namesWish = (text: string) => {
  const folded = fold(text);
  const cue = findPhrase(folded, NICE);
  return cue !== undefined && folded.split(" ").length > cue.to - cue.from;
};
const JOINED = /\s(?:and|or|und|oder|sowie|et|ou|y|o|e|en|of|i|oraz|lub|та|або|και|ή)\s/u;
const standsAlone = (text: string) => hasPhrase(text, MUST) || fluencyRank(asListed(text)) > 0 || findYears(text) !== undefined;

/** True where "ideally" begins the sentence, which then is a wish: "Ideally you know SAP". Later in it, "ideally" only narrows what is asked for. */
const prefers = (text: string) => (findPhrase(fold(text), PREFERENCE)?.from ?? MAX_PREFERENCE_LEAD_WORDS) < MAX_PREFERENCE_LEAD_WORDS;

/** Splits a degree from years in running text: "You hold a degree in law and have five years of practice" is two requirements. */
function splitDegreeFromYears({ text, kind }: Stated): Stated[] {
  const separators = [...text.matchAll(/,?\s(?:and|und|sowie|et|y|e|ed|en|oraz|i|та|і|και)\s/gu)];
  for (const { index, 0: separator } of separators.slice(0, MAX_SEPARATORS)) {
    const [left, right] = [text.slice(0, index), text.slice(index + separator.length)];
    const [degreeFirst, yearsFirst] = [
      findDegrees(left).length > 0 && findYears(right) !== undefined && findYears(left) === undefined && findDegrees(right).length === 0,
      findYears(left) !== undefined && findDegrees(right).length > 0 && findDegrees(left).length === 0,
    ];
    if (degreeFirst || yearsFirst)
      return [
        { text: left, kind },
        { text: right, kind },
      ];
  }
  return [{ text, kind }];
}
