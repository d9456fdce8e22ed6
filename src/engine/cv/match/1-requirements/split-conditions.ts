import { fold } from "../../text/fold.ts";
import { conceptOf } from "../concepts/concepts.ts";
import { findPhrase, hasPhrase, phrases } from "../concepts/phrases.ts";
import { tokenize } from "../concepts/words.ts";
import { GENERIC_WORDS } from "../lexicon/generic-words.ts";
import { EXAMPLE_CUES, MUST_CUES, NICE_CUES, PREFERENCE_CUES } from "../lexicon/jd-words.ts";
import { LEAD_IN, OWN_PAPER, OWN_VERB, VERB_AT_END } from "../lexicon/sentence-words.ts";
import { orIn } from "./or-words.ts";
import { readRequirement } from "./read-requirement.ts";
import { MAX_SEPARATORS } from "./thresholds.ts";
import { findLicences } from "./wanted/licences.ts";

/** What a part of a sentence asks for; "skill" is anything else that it names. */
type Kind = "years" | "language" | "licence" | "degree" | "paper" | "skill";

const MUST = phrases(MUST_CUES);
const NICE = phrases(NICE_CUES);
/** "Ideally with Spring", "such as SAP": the part says more of the one before it. */
const NARROWING = phrases(`${PREFERENCE_CUES}, ${EXAMPLE_CUES}`);

/**
 * The conditions of a sentence that lists several of different kinds: "You have an apprenticeship as a fitter, three years on cranes and good German" is three. Skills
 * beside each other stay one ("Java, Kotlin and Scala"), and so do years of two things ("three years in sales and marketing") and alternatives.
 */
export function splitConditions(text: string, language: string): string[] {
  const separators = [...text.matchAll(SEPARATOR)].filter(({ index }) => !isInBrackets(text, index)).slice(0, MAX_SEPARATORS);
  const parts: string[] = [];
  let [from, hasComma, hasOwn] = [0, false, false];
  for (const [at, { index, 0: mark }] of separators.entries()) {
    const left = text.slice(from, index);
    const right = text.slice(index + mark.length, separators[at + 1]?.index);
    if (/[,;]/.test(mark) && areAlternatives(left, right, language)) continue;
    const isOwn = hasOwnVerb(left, right, language) || (/[,;]/.test(mark) && asksAnew(left, right, language));
    if (!isOwn && !isOwnPaper(left, right, language) && !areApart(left, right, /[,;]/.test(mark), language)) continue;
    hasOwn ||= isOwn;
    parts.push(left);
    from = index + mark.length;
    hasComma ||= /[,;]/.test(text.slice(0, index + 1));
  }
  // "A licence and a car of your own" stays one: two things in one breath.
  if (!hasComma && !hasOwn) return [text];
  const [first = "", ...rest] = [...parts, text.slice(from)];
  return [first.replace(LEAD_IN, ""), ...rest].map((part) => part.replace(/\.$/, ""));
}

const SEPARATOR =
  /[,;]\s+(?:(?:and|und|sowie|et|y|e|ed|en|i|oraz|a także|och|og)\s)?|\s(?:and|und|sowie|et|y|e|ed|en|i|oraz|a także|och|og)\s/giu;

const isInBrackets = (text: string, at: number) => text.lastIndexOf("(", at) > text.lastIndexOf(")", at);

function areApart(left: string, right: string, isComma: boolean, language: string): boolean {
  const [one, other] = [kindsOf(left, language), kindsOf(right, language)];
  if (one.size === 0 || other.size === 0 || findPhrase(fold(right), NARROWING)?.from === 0) return false;
  const isStrong = (kinds: ReadonlySet<Kind>) => [...kinds].some((kind) => kind !== "skill");
  const isOther = [...other].every((kind) => kind === "skill" || !one.has(kind));
  if (!isOther || !(isStrong(one) || isStrong(other))) return false;
  // "Three years of Java, Kotlin and Scala" goes on with what it is three years of.
  const goesOn = !isStrong(other) && one.has("skill") && !hasPhrase(fold(right), MUST) && !beginsGenerally(right);
  return !goesOn && (isComma || isStrong(other) || hasPhrase(fold(right), MUST));
}

/** "You have three years of it and hold a licence", "… auf dem Buckel haben und Sauerteig führen können": each has its verb. */
const hasOwnVerb = (left: string, right: string, language: string) =>
  (OWN_VERB.test(right) || (VERB_AT_END.test(left) && VERB_AT_END.test(right))) &&
  asksForAny(left, language) &&
  asksForAny(right, language);

/** "…, y por ley pedimos el certificado": a clause that asks for itself. */
const asksAnew = (left: string, right: string, language: string) =>
  ASKING.test(right) && asksForAny(left, language) && asksForAny(right, language);
const ASKING =
  /^(?:\p{L}+\s){0,3}(?:we (?:ask|require|need|expect)|wir (?:verlangen|erwarten|brauchen)|verlangen wir|brauchen wir|erwarten wir|nous (?:demandons|exigeons)|pedimos|exigimos|necesitamos|chiediamo|richiediamo|wij vragen|vragen wij|vragen we|eisen we|wymagamy|potrzebujemy|pedimos|exigimos|kräver vi)\s/iu;

/** "El título, …, y el certificado de delitos": each is a paper, unless one of them is enough. */
const isOwnPaper = (left: string, right: string, language: string) =>
  OWN_PAPER.test(right) && right.search(orIn(language)) < 0 && asksForAny(left, language);

/** "A forklift licence, a crane card or an HGV licence": one of the papers is enough. */
const areAlternatives = (left: string, right: string, language: string) =>
  right.search(orIn(language)) > 0 && OWN_PAPER.test(left.replace(LEAD_IN, "")) && OWN_PAPER.test(right);

function asksForAny(part: string, language: string): boolean {
  const { wanted, years, stems } = readRequirement(part, "must", "", language);
  return wanted.length > 0 || years !== undefined || stems.length > 0;
}

/** "Manejo de SAP", "sicherer Umgang mit Excel": a head of its own. */
const beginsGenerally = (part: string) =>
  tokenize(part)
    .slice(0, 2)
    .some(({ word, stem }) => GENERIC_WORDS.has(word) || GENERIC_WORDS.has(stem));

function kindsOf(part: string, language: string): Set<Kind> {
  const { wanted, years, stems } = readRequirement(part, "must", "", language);
  const kinds = new Set<Kind>();
  if (years) kinds.add("years");
  if (findLicences(part).length > 0) kinds.add("licence");
  for (const one of wanted) {
    if (one.by === "language" || one.by === "degree") kinds.add(one.by);
    // "Permiso de conducir y vehículo propio" is one breath.
    else if (one.by === "concepts" && one.concepts.includes("own vehicle")) kinds.add("licence");
    else if (one.by === "permit" || (one.by === "concepts" && one.concepts.every(isPaper))) kinds.add("paper");
    else kinds.add("skill");
  }
  if (kinds.size === 0 && stems.length > 0 && (hasPhrase(fold(part), MUST) || hasPhrase(fold(part), NICE))) kinds.add("skill");
  return kinds;
}
const isPaper = (id: string) => ["certificate", "licence"].includes(conceptOf(id)?.kind ?? "");
