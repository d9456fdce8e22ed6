import { languageCodeOf } from "../../parse/recognisers/languages.ts";
import { fold } from "../../text/fold.ts";
import { conceptOf, findConcepts, isKindOf } from "../concepts/concepts.ts";
import { findDegrees } from "../concepts/degrees.ts";
import { hasPhrase, phrases } from "../concepts/phrases.ts";
import { stem, type Token, tokenize } from "../concepts/words.ts";
import { GENERIC_WORDS, genericWordsOf } from "../lexicon/generic-words.ts";
import { EXAMPLE_CUES } from "../lexicon/jd-words.ts";
import { isFalseFriend } from "../lexicon/language-forms.ts";
import { NUMBER_WORDS } from "../lexicon/numbers.ts";
import { BASICS, NO_BASICS } from "../lexicon/standing/standing-words.ts";
import { orIn } from "./or-words.ts";
import { preferenceAt } from "./preference.ts";
import type { Found, Requirement, Ungrouped, Wanted } from "./requirement.ts";
import { MAX_LANGUAGE_WORDS, MAX_OR_CHARS, MAX_THINGS, MIN_WORDS_BESIDE_GENERAL } from "./thresholds.ts";
import { asksForAdmission } from "./wanted/admission.ts";
import { beginsWithLicence, findLicences } from "./wanted/licences.ts";
import { wantedPlace } from "./wanted/place.ts";
import { isDegreeName, SIMILAR, wantedDegrees } from "./wanted/wanted-degrees.ts";
import { wantedLanguages } from "./wanted/wanted-languages.ts";
import { regionsIn } from "./wanted/work-permit.ts";
import { findYears } from "./wanted/years.ts";

/** What one sentence of a job description asks for. */
export function readRequirement(text: string, kind: Requirement["kind"], id: string, language = "en"): Requirement {
  const tokens = tokenize(text);
  const years = findYears(text);
  const languages = wantedLanguages(text);
  const licences = namedLicences(text);
  const degrees = languages.length === 0 && licences.length === 0 ? wantedDegrees(text, language) : [];
  const degreeFields = new Set(degrees.flatMap(({ thing }) => thing.fields));
  const spans = languages.length > 0 && tokens.length <= MAX_LANGUAGE_WORDS ? [] : spansOf(tokens, language).slice(0, MAX_THINGS);
  const things = spans.filter(
    ({ concepts, first, last }) =>
      !concepts.every((one) => isTrait(one) || degreeFields.has(one) || (licences.length > 0 && isDriving(one))) &&
      !(licences.length > 0 && last === first + 1 && LICENCE_LETTER.test(tokens[first]?.surface ?? "")) &&
      !(degrees.length > 0 && isDegreeName(tokens, first, last)) &&
      !isCutOff(tokens[last - 1], text) &&
      !(licences.length > 0 && beginsWithLicence(text.slice(tokens[first]?.at ?? 0))),
  );
  const asking = things.filter((one) => !isHolder(one, things, text));
  const names =
    licences.length > 0 || (degrees.length > 0 && things.length === 0) || languages.length > 0
      ? []
      : properNames(tokens, spans, text, language).slice(0, MAX_THINGS);
  const similarAt = SIMILAR.exec(text)?.index;
  const found: Found[] = [
    ...languages,
    ...licences,
    ...asking.map(
      ({ concepts, first, last }): Found => ({
        from: tokens[first]?.at ?? 0,
        to: endOf(tokens[last - 1]),
        thing: {
          by: "concepts",
          concepts: concepts.filter((one) => !isTrait(one)),
          similar:
            similarAt !== undefined &&
            !namesFamily(concepts, things, tokens, similarAt) &&
            !isBesideBracket(tokens[last - 1], text, similarAt),
        },
      }),
    ),
    ...names.map((token): Found => ({ from: token.at, to: endOf(token), thing: { by: "word", stem: token.stem } })),
    ...degrees,
  ];
  const asked = withoutPreferred(
    withoutDenied([...withPermit(found, text), ...namedAlternatives(found, tokens, text, language)], text),
    preferenceAt(text),
  );
  const stemsBeside = (generic: { has(word: string): boolean }) =>
    tokens
      .filter(({ stem, word }) => !generic.has(stem) && !generic.has(word) && !/^\d+$/.test(word) && !NUMBER_WORDS.has(word))
      .map(({ stem, word }) => withoutExperience(word) ?? stem);
  const beside = stemsBeside(GENERIC_WORDS);
  const place = wantedPlace(text);
  const wanted: Wanted[] = place
    ? [{ by: "place", stems: place.stems, mayMove: place.mayMove, onSite: place.onSite, group: 0, surface: place.surface }]
    : group(specific(withoutGeneral(asked, othersBeside(asked, tokens) >= MIN_WORDS_BESIDE_GENERAL), text, language), text, language);
  const stems = beside.length > 0 || wanted.length > 0 || years ? beside : stemsBeside(genericWordsOf(language));
  return {
    id,
    text,
    kind,
    wanted,
    ...(years && { years }),
    ...(asksForBasics(text) && { basic: true }),
    ...(asksForCertificate(text) && { certified: true }),
    ...(asksForAdmission(text) && { admitted: true }),
    stems,
  };
}

/** "Werkstatterfahrung" asks for the workshop; undefined for any other word. */
const withoutExperience = (word: string) => {
  const [, craft] = /^(\p{L}{5,})s?(?:erfahrung|erfahrungen|kenntnisse|kenntnissen|praxis|wissen)$/u.exec(word) ?? [];
  return craft === undefined ? undefined : stem(craft);
};

const PERMIT = "work permit";

/** A work permit is one for the countries that the sentence names; these are no names beside it. */
function withPermit(found: Found[], text: string): Found[] {
  const permit = found.find(({ thing }) => thing.by === "concepts" && thing.concepts.includes(PERMIT));
  if (!permit) return found;
  const rest = found.filter(({ thing }) => thing.by !== "word" && !(thing.by === "concepts" && thing.concepts.includes(PERMIT)));
  return [{ ...permit, thing: { by: "permit", regions: regionsIn(text) } }, ...rest];
}

/** "Salesforce Certified Administrator": the occupation directly beside a certificate is a part of its name. */
const isHolder = (span: Span, things: readonly Span[], text: string, tokens = tokenize(text)) =>
  span.concepts.every((id) => conceptOf(id)?.kind === "role") &&
  things.some(
    ({ concepts, last }) =>
      last === span.first &&
      concepts.some((id) => conceptOf(id)?.kind === "certificate") &&
      text.slice(endOf(tokens[last - 1]), tokens[span.first]?.at).trim() === "",
  );

/** "Certificate in critical care", "GCIH-Zertifizierung", and not "experience with certification to ISO 9001". */
const asksForCertificate = (text: string) => {
  const folded = fold(text);
  return CERTIFICATE.test(folded) && !EXPERIENCE.test(folded);
};
const CERTIFICATE =
  /^(?:(?:an?|une?|ein|eine|la|le|el|il|een|um|uma|[\p{L}\p{N}]+|[\p{L}\p{N}]+ or [\p{L}\p{N}]+) )?(?:\p{L}*zertifikat|\p{L}*zertifizierung|certificate|certification|certificat|certificado|certificacion|certificazione|certificato|certificaat|certificering|certificacao|certyfikat)(?: |$)/u;
const EXPERIENCE =
  /\b(?:experience|knowledge|skills?|erfahrung\p{L}*|kenntnisse|experiencia|conocimientos?|connaissances?|esperienza|conoscenz[ae]|ervaring|kennis|conhecimentos?|doswiadczeni\p{L}*|znajomosc)\b/u;

const BASIC = phrases(BASICS);
const asksForBasics = (text: string) => hasPhrase(text, BASIC) && !NO_BASICS.test(fold(text));

/** "Figma or Sketch": a word that no list knows is an alternative to the known thing directly beside its "or". It can only help. */
function namedAlternatives(found: readonly Found[], tokens: readonly Token[], text: string, language: string): Found[] {
  const isOr = (between: string) => between.length <= MAX_OR_CHARS && isAlternative(between, language);
  const isFree = (token: Token) => found.every(({ from, to }) => endOf(token) <= from || token.at >= to);
  return tokens
    .filter((token) => isFree(token) && !GENERIC_WORDS.has(token.stem) && !GENERIC_WORDS.has(token.word) && /^\p{Lu}/u.test(token.surface))
    .filter((token) =>
      found.some(
        ({ from, to, thing }) =>
          (thing.by === "concepts" || (thing.by === "word" && /^[\s.;,)]*$/.test(text.slice(endOf(token))))) &&
          ((to <= token.at && isOr(text.slice(to, token.at))) || (endOf(token) <= from && isOr(text.slice(endOf(token), from)))),
      ),
    )
    .map((token) => ({ from: token.at, to: endOf(token), thing: { by: "word", stem: token.stem } }));
}

/** "Kanal- und Leitungsbau": the first half of a compound is no thing of its own; the second has its meaning. */
const isCutOff = (token: Token | undefined, text: string) =>
  /^-\s*(?:und|oder|bzw\.?|sowie|en|of|och|og|eller|,)(?![\p{L}])/u.test(text.slice(endOf(token)));

const endOf = (token: Token | undefined) => (token ? token.at + token.surface.length : 0);
/** Concepts that a driving licence already implies: "HGV class 1 licence" does not ask for "driver" too. */
const isDriving = (id: string) => ["driver", "truck driving", "passenger transport", "driver cpc"].some((other) => isKindOf(id, other));
/** "C" of "driving licence C/E" is no programming language. */
const LICENCE_LETTER = /^[A-E]$/;
const isTrait = (id: string) => conceptOf(id)?.kind === "trait";

/** True where the sentence names the family of the alternatives itself: "HubSpot or a comparable CRM". */
const namesFamily = (concepts: readonly string[], things: readonly Span[], tokens: readonly Token[], similarAt: number) =>
  things.some(
    ({ concepts: others, first }) =>
      (tokens[first]?.at ?? 0) > similarAt && others.some((family) => concepts.some((one) => one !== family && isKindOf(one, family))),
  );

/** "Diagnosegeräte (ODIS oder vergleichbar)": what is like ODIS is a device of that kind; what is like such a device is not. */
const isBesideBracket = (last: Token | undefined, text: string, similarAt: number) => {
  const between = text.slice(endOf(last), similarAt);
  return last !== undefined && last.at < similarAt && NAMED_IN_BRACKET.test(between);
};
const NAMED_IN_BRACKET = /\([^)]*\p{Lu}[^)]*$/u;

type Span = { concepts: string[]; first: number; last: number };

/** The concepts of a text, grouped by the words that name them: one word may name several. */
function spansOf(tokens: readonly Token[], language: string): Span[] {
  const spans: Span[] = [];
  for (const { id, from, to } of findConcepts(tokens)) {
    if (to - from === 1 && isFalseFriend(tokens[from]?.word ?? "", language)) continue;
    const same = spans.find(({ first, last }) => first === from && last === to);
    if (same) same.concepts.push(id);
    else spans.push({ concepts: [id], first: from, last: to });
  }
  return spans;
}

/** The widest driving licence that is named: "C/E" includes C and B. */
function namedLicences(text: string): Found[] {
  const all = findLicences(text);
  const widest = ["ce", "c", "d"].map((category) => `driving licence ${category}`).find((id) => all.includes(id));
  const named = widest ? [widest] : all.slice(0, 1);
  return named.map((id) => ({ from: 0, to: text.length, thing: { by: "concepts", concepts: [id], similar: false } }));
}

function properNames(tokens: readonly Token[], spans: readonly Span[], text: string, language: string): Token[] {
  const used = new Set(spans.flatMap(({ first, last }) => Array.from({ length: last - first }, (_, offset) => first + offset)));
  const isCapital = ({ surface }: Token) => /^\p{Lu}/u.test(surface);
  // A line in title case writes every word with a capital; one of plain words beside capitals does not.
  const hasPlain = tokens.some((token) => !isCapital(token) && !GENERIC_WORDS.has(token.word) && !GENERIC_WORDS.has(token.stem));
  const capitals = language !== "de" && (hasPlain || tokens.filter(isCapital).length * 2 <= tokens.length);
  return tokens.filter(
    (token, at) =>
      !used.has(at) &&
      !isCutOff(token, text) &&
      (isProperName(token.surface, at) || (capitals && isCapitalName(token, text))) &&
      !GENERIC_WORDS.has(token.stem) &&
      !GENERIC_WORDS.has(token.word) &&
      !languageCodeOf(token.surface) &&
      findDegrees(token.surface).length === 0,
  );
}

/** Capitals inside a word, digits, "+" and "#" mark a name in every language: "RGAA", "S/4HANA", "C#". */
const isProperName = (surface: string, at: number) =>
  /^\p{Lu}[\p{Lu}\p{N}&+./-]+$/u.test(surface) ||
  (/\p{N}/u.test(surface) && /\p{L}/u.test(surface)) ||
  /\p{L}[+#]+$/u.test(surface) ||
  (at > 0 && /\p{Ll}\p{Lu}/u.test(surface));

/** A capital inside a sentence marks a name in languages that write nouns in lower case: "experience with Moffett". */
const isCapitalName = ({ surface, at }: Token, text: string) =>
  /^\p{Lu}\p{Ll}{2,}/u.test(surface) && /[\p{Ll},(/]\s?$/u.test(text.slice(Math.max(0, at - 2), at));

const EXAMPLES = phrases(EXAMPLE_CUES);
/** What stands between the members of a list. */
const LISTED = /^\s*[,;]?\s*(?:and|und|sowie|et|y|e|ed|en|i|oraz|a|och|og|și|та|і|й|и|και|&|\+)?\s*$/u;

/** Concepts so general that they ask for nothing: "training in working at height" asks for working at height, "wound-closure training" for its words. */
const GENERAL = new Set([
  "training",
  "programming",
  "data",
  "management",
  "administration",
  "education",
  "information technology",
  "engineering",
  "design",
  "field of study",
  "research",
  "consulting",
  "professional",
  "production operations",
]);

/** How many words with meaning stand beside the things that were found. */
const othersBeside = (found: readonly Found[], tokens: readonly Token[]) =>
  tokens.filter(
    (token) =>
      !GENERIC_WORDS.has(token.word) && !GENERIC_WORDS.has(token.stem) && found.every(({ from, to }) => token.at < from || token.at >= to),
  ).length;

/** What is left where other words stand beside a general concept; alone it is all that there is to look for. */
function withoutGeneral(found: Found[], hasOthers: boolean): Found[] {
  const definite = found.filter(({ thing }) => thing.by !== "concepts" || !thing.concepts.every((id) => GENERAL.has(id)));
  return definite.length > 0 || hasOthers ? definite : found;
}

/** "Java (not JavaScript)": what a bracket says is not meant is not asked for. */
function withoutDenied(found: Found[], text: string): Found[] {
  const denied = [...text.matchAll(DENIED_BRACKET)].map(({ index, 0: { length } }) => [index, index + length] as const);
  const asked = found.filter(({ from }) => denied.every(([start, end]) => from < start || from >= end));
  return asked.length > 0 ? asked : found;
}
const DENIED_BRACKET = /\((?:not|nicht|kein\p{L}*|pas|non|no|niet|geen|nie|nao|não|inte|ikke)\s[^)]*\)/giu;

/**
 * Leaves out what is only preferred, unless it is a kind of what is asked for: "Labour law, preferably in a law firm" asks for labour law,
 * "FEM, ideally ANSYS" for FEM or ANSYS.
 */
function withoutPreferred(found: Found[], preference: number | undefined): Found[] {
  if (preference === undefined) return found;
  const asked = found.filter(({ from }) => from < preference);
  if (asked.length === 0) return found;
  const isKindOfAsked = (one: Ungrouped) =>
    one.by === "concepts" &&
    asked.some(
      ({ thing }) =>
        thing.by === "concepts" && thing.concepts.some((id) => one.concepts.some((other) => isKindOf(id, other) || isKindOf(other, id))),
    );
  return found.filter(({ from, thing }) => from < preference || isKindOfAsked(thing));
}

/**
 * Leaves out a concept where the sentence names a kind of it: "Infrastructure as code with Terraform" asks for Terraform. Members of a list
 * stay ("Java and Spring" asks for both), and so do alternatives ("FEM, ideally ANSYS").
 */
function specific(found: Found[], text: string, language: string): Found[] {
  return found.filter(({ thing }, at) => {
    if (thing.by !== "concepts") return true;
    return !found.some(({ thing: other }, place) => {
      if (place === at || other.by !== "concepts") return false;
      if (place < at && isSame(other.concepts, thing.concepts)) return true;
      const between = betweenOf(found, at, place, text);
      return (
        other.concepts.some((id) => thing.concepts.some((one) => one !== id && isKindOf(id, one))) &&
        !isAlternative(between, language) &&
        !(LISTED.test(between) && between.trim() !== "")
      );
    });
  });
}
const isSame = (one: readonly string[], other: readonly string[]) => one.every((id) => other.includes(id));

const betweenOf = (found: Found[], one: number, other: number, text: string) => {
  const [a, b] = [found[one], found[other]] as [Found, Found];
  return a.from < b.from ? text.slice(a.to, b.from) : text.slice(b.to, a.from);
};
/** True where "or" stands before the next thing with no other thing between ("ETOPS or polar operations"): "solicitor or barrister in England" has no alternative to England. */
const orBefore = (between: string, language: string) => {
  const last = [...between.matchAll(orIn(language)), ...between.matchAll(SLASH)]
    .toSorted((a, b) => a.index + a[0].length - b.index - b[0].length)
    .at(-1);
  if (last === undefined) return false;
  const words = tokenize(between.slice(last.index + last[0].length));
  // "Or polar operations": one word directly before the thing.
  const isModifier = words.length === 1 && words[0]?.before === "" && /\s\p{Ll}+\s$/u.test(between);
  return isModifier || words.every(({ word, stem }) => GENERIC_WORDS.has(word) || GENERIC_WORDS.has(stem));
};
const SLASH = /\p{L}\s*\/\s*\p{L}/giu;
/** True where what stands between two things makes them alternatives. */
export const isAlternative = (between: string, language: string): boolean =>
  orBefore(between, language) || hasPhrase(between, EXAMPLES) || OPEN_BRACKET.test(between) || /^\s*\/\s*$/.test(between);

/** "a cloud (AWS, Azure)"; one that is closed before the next thing joins nothing: "English (C1) and French". */
const OPEN_BRACKET = /\([^)]*$/;

/** Gives alternatives the same group number. A comma means what the next "or" or "and" of the list means. */
function group(found: Found[], text: string, language: string): Wanted[] {
  const ordered = found.toSorted((a, b) => a.from - b.from);
  const separators = ordered.slice(1).map((_, at): "or" | "and" | "comma" => {
    // The same words, by two of their meanings: a degree that is a certificate too.
    if ((ordered[at + 1]?.from ?? 0) < (ordered[at]?.to ?? 0)) return "or";
    const between = betweenOf(ordered, at, at + 1, text);
    if (isAlternative(between, language)) return areTimes(ordered, at) && !orBefore(between, language) ? "and" : "or";
    // "Meister oder Studium": nobody asks for two degrees.
    if (ordered[at]?.thing.by === "degree" && ordered[at + 1]?.thing.by === "degree") return "or";
    // "Ausbildung als Meister": the degree and what it is in are one thing.
    if (ordered[at]?.thing.by === "degree" && between.trim() === "") return "or";
    return /^\s*[,;]\s*$/.test(between) ? "comma" : "and";
  });
  // "LIDO or Jeppesen JetPlanner": names side by side are those of one thing.
  for (const [at, separator] of separators.entries()) {
    const [one, other] = [ordered[at], ordered[at + 1]];
    const isOneName = one?.thing.by === "word" && other?.thing.by === "word" && betweenOf(ordered, at, at + 1, text).trim() === "";
    if (separator !== "or" && isOneName && (separators[at - 1] === "or" || separators[at + 1] === "or")) separators[at] = "or";
  }
  // "At least one of Java, Kotlin and Scala"
  if (ONE_OF.test(text.slice(0, ordered[0]?.from ?? 0)))
    for (const [at, separator] of separators.entries())
      if (separator === "comma" || LISTED.test(betweenOf(ordered, at, at + 1, text))) separators[at] = "or";
  for (let at = separators.length - 2; at >= 0; at--)
    if (separators[at] === "comma") separators[at] = separators[at + 1] as "or" | "and" | "comma";
  let number = 0;
  return ordered.map(({ thing, from, to }, at) => {
    if (at > 0 && separators[at - 1] !== "or") number++;
    return { ...thing, group: number, surface: text.slice(from, to) };
  });
}

/** "Shift work including nights" asks for both: the second is no example. */
const areTimes = (found: readonly Found[], at: number) =>
  [found[at], found[at + 1]].every((one) => one?.thing.by === "concepts" && one.thing.concepts.every((id) => isKindOf(id, "working time")));

/** Words before a list of which one is enough. */
const ONE_OF =
  /(?<!\p{L})(?:one of|any of|one or more of|eine[rsnm]? (?:der|von|dieser)|(?:l[’'])?une? (?:de|des|d['’]entre)|un[eo]? (?:\p{L}+ )?parmi|un[oa] de|alguno de|alguna de|un[oa] (?:tra|fra|dei|delle)|een van(?: de)?|jed(?:en|na|no|nego|nej) z|um[a]? d[oae]s?)(?:\s\p{L}+){0,2}[\s:(]*$/iu;
