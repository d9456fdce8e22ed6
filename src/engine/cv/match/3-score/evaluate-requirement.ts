import type { RequirementResult } from "../../../contract/api.ts";
import { inSentence } from "../1-requirements/in-sentence.ts";
import { orIn } from "../1-requirements/or-words.ts";
import type { Requirement, Wanted } from "../1-requirements/requirement.ts";
import { namesAdmission } from "../1-requirements/wanted/admission.ts";
import { findLicences } from "../1-requirements/wanted/licences.ts";
import { regionsIn } from "../1-requirements/wanted/work-permit.ts";
import type { Evidence } from "../2-evidence/evidence.ts";
import { standingsIn } from "../2-evidence/standing.ts";
import { conceptOf } from "../concepts/concepts.ts";
import { tokenize } from "../concepts/words.ts";
import { MONTHS_IN_YEAR, type SkillUse } from "../skill-use.ts";
import { byAbbreviation } from "./by-abbreviation.ts";
import { byWords, evaluateWanted, isPaper } from "./evaluate-things.ts";
import { evaluateYears, isWork } from "./evaluate-years.ts";
import type { Job } from "./job.ts";
import { LACKS, NOTHING, type Quote, quoteOf, type Shown, shownQuotes } from "./shown.ts";
import { MISSING_PART_MARGIN, ONE_LEVEL_SHORT_SCORE } from "./thresholds.ts";
import { WEIGHTS } from "./weights.ts";

/** How far a CV meets one requirement: a score from 0 to 1, and the sentences that show it. */
export type Evaluation = {
  requirement: Requirement;
  score: number;
  met: RequirementResult["met"];
  evidence: Quote[];
  /** Of several things that are asked for, those that the CV does not show, as the sentence writes them. */
  missing: string[];
  /** Why it is not met in full, in one or two sentences; empty where it is. */
  why: string;
  /** What is near to it or speaks against it. */
  related: Quote[];
  use?: SkillUse;
};

/** Looks for one requirement in the evidence of a CV. `evidence` of the result are quotes, letter for letter. */
export function evaluateRequirement(requirement: Requirement, evidence: Evidence, job: Job): Evaluation {
  const shown = requirement.wanted.map((wanted) => evaluateWanted(wanted, requirement, evidence, job));
  const things =
    shown.length > 0
      ? orByWords(combineThings(requirement, shown), requirement, evidence, job)
      : requirement.stems.length > 0 && !requirement.years
        ? byAlternatives(requirement, evidence, job)
        : undefined;
  const abbreviated = requirement.years || requirement.certified ? NOTHING : byAbbreviation(requirement, evidence, job);
  const named = things && abbreviated.score > things.score ? abbreviated : things;
  const time = requirement.years && evaluateYears(requirement, evidence, job);
  const shownInAll = byAdmission(combineWithYears(named, time, requirement), requirement, evidence);
  const total = byDenial(byLevel(shownInAll, requirement), requirement, evidence);
  const isProven = total.quotes.length + (total.related?.length ?? 0) > 0;
  const score = isProven ? Math.min(1, Math.max(0, total.score)) : 0;
  const met = score >= WEIGHTS.met.yes ? "yes" : score >= WEIGHTS.met.partly ? "partly" : "no";
  const missing = met === "partly" ? (total.missing ?? []) : [];
  const quotes = met === "no" ? [] : shownQuotes(total.quotes);
  // Quotes of what is too little to be met in part are no proof of it, and are told beside the verdict.
  const related = met === "no" ? shownQuotes([...(total.related ?? []), ...(score > 0 ? total.quotes : [])]) : [];
  return {
    requirement,
    score,
    met,
    evidence: quotes,
    missing,
    why: whyOf(met, missing, total, related.length > 0),
    related,
    ...(met !== "no" && total.use && { use: total.use }),
  };
}

/** "No experience of red wines" for "making red wines": what is asked for of a known thing is denied, so it is met in part. */
function byDenial(shown: Shown, { text, stems }: Requirement, { passages, today }: Evidence): Shown {
  // "A licence without restrictions" is one in the CV too.
  const asksWithout = standingsIn(text, Math.floor(today / MONTHS_IN_YEAR)).some(({ standing }) => standing === "denied");
  if (shown.score < WEIGHTS.met.yes || asksWithout) return shown;
  const unshown = stems.filter((stem) => passages.every(({ tokens }) => tokens.every((token) => token.stem !== stem)));
  const denied = passages.find(({ lost }) => lost.some(({ stem = "", standing }) => standing === "denied" && unshown.includes(stem)));
  return denied ? { ...shown, score: ONE_LEVEL_SHORT_SCORE, lacks: LACKS.denied, related: [quoteOf(denied)] } : shown;
}

/** Who works in an occupation, or has learnt it, need not be admitted to it: the CV must name the admission itself. */
function byAdmission(shown: Shown, { admitted = false, wanted }: Requirement, { passages }: Evidence): Shown {
  const isPaperAlone = wanted.some((one) => one.by === "concepts" && one.concepts.every(isPaper));
  if (!admitted || isPaperAlone || shown.score < WEIGHTS.met.partly) return shown;
  const named = passages.filter(({ text, lost }) => namesAdmission(text) && lost.length === 0);
  if (named.length > 0) return { ...shown, quotes: [...named.map(quoteOf), ...shown.quotes] };
  return { ...NOTHING, related: shown.quotes, lacks: "The CV names no admission to practise." };
}

/** A certificate that is proven by one of a lower level, or of another category, is met in part. */
function byLevel(shown: Shown, { text }: Requirement): Shown {
  const special = specialityIn(text);
  const named = shown.quotes.filter((quote) => specialityIn(quote.text).length > 0);
  if (special.length > 0 && named.length > 0 && named.every((quote) => !specialityIn(quote.text).some((stem) => special.includes(stem))))
    return {
      ...shown,
      score: Math.min(shown.score, ONE_LEVEL_SHORT_SCORE),
      quotes: named,
      lacks: "The speciality is another than the one asked for.",
    };

  const category = categoryIn(text);
  const others = shown.quotes.filter((quote) => categoryIn(quote.text) !== "");
  if (
    category !== "" &&
    others.length > 0 &&
    shown.score >= WEIGHTS.met.yes &&
    others.every((quote) => categoryIn(quote.text) !== category)
  )
    return { ...shown, score: ONE_LEVEL_SHORT_SCORE, quotes: others, lacks: `Category ${category} is asked for.` };

  const wantedRung = rungIn(text);
  const rungs = shown.quotes.map((quote) => rungIn(quote.text)).filter((rung) => rung > 0);
  if (wantedRung > 0 && rungs.length > 0 && Math.max(...rungs) < wantedRung && shown.score >= WEIGHTS.met.yes)
    return { ...shown, score: ONE_LEVEL_SHORT_SCORE, lacks: "The certificate is of a lower level than the one asked for." };

  const wanted = levelIn(text);
  const held = shown.quotes.filter((quote) => levelIn(quote.text) > 0);
  const highest = Math.max(0, ...held.map((quote) => levelIn(quote.text)));
  if (wanted <= highest || highest === 0 || shown.score < WEIGHTS.met.yes) return shown;
  return { ...shown, score: ONE_LEVEL_SHORT_SCORE, quotes: held, lacks: `The level is ${highest}, and ${wanted} is asked for.` };
}

/** What "Fachrichtung Zoo", "indirizzo acconciatura", "mention chaudronnerie" name, by its stems. "Mention très bien" is a mark. */
const specialityIn = (text: string): string[] => tokenize(SPECIALITY.exec(text)?.[1] ?? "").map(({ stem }) => stem);
const SPECIALITY =
  /(?<!\p{L})(?:Fachrichtung|Schwerpunkt|Vertiefung(?:srichtung)?|speciali[sz]ation|specialising in|mention(?!\s(?:(?:très|assez)\s)?(?:bien|honorable|passable)|\s(?:of|that|the)\s)|spécialité|especialidad|indirizzo|afstudeerrichting|studierichting|especialidade|specjalność|inriktning)\s+([\p{L}-]+(?:\s(?:und|and|et|y|e|en|i|och)\s[\p{L}-]+)?)/iu;

/** The category of "catégorie I", "Kategorie A", "settore 4": a number in Roman or Arabic figures, or a letter; those of driving licences are concepts of their own. */
const categoryIn = (text: string): string => {
  const found = findLicences(text).length === 0 ? (CATEGORY.exec(text)?.[1] ?? "").toUpperCase() : "";
  return String(ROMAN[found] ?? found);
};
const CATEGORY =
  /(?<!\p{L})(?:category|cat\.|kategorie|kat\.|catégorie|categoría|categoria|categorie|kategoria|kategorii|klasse|class|settore)\s+([IVX]{1,4}|\d|[A-Z])(?![\p{L}\p{N}])/iu;
const ROMAN: Record<string, number> = { I: 1, II: 2, III: 3, IV: 4, V: 5, VI: 6 };

/** The rung of a certificate or a vocational degree on the ladder of its family, from 1; 0 where a text names none. "professional experience" names none. */
const rungIn = (text: string): number => Math.max(0, ...LADDERS.map((ladder) => ladder.findLastIndex((rung) => rung.test(text)) + 1));
const LADDERS: readonly (readonly RegExp[])[] = [
  [
    /(?<=[\p{L}\p{N}] )(?:Foundations?|Fundamentals)(?!\p{L})/u,
    /(?<=[\p{L}\p{N}] )(?:Associate|Practitioner|Intermediate)(?!\p{L})/u,
    /(?<=[\p{L}\p{N}] )(?:Professional|Expert)(?! ?\p{L})/u,
  ],
  [/(?<!\p{L})(?:grado|técnico) medio(?!\p{L})/iu, /(?<!\p{L})(?:grado|técnico) superior(?!\p{L})/iu],
];

const LEVEL = /(?:level|stufe|niveau|nivel|nível|livello|poziom|nivå)\s*(\d)/iu;

/** The number of "Level 3", "Stufe 3"; 0 where a text names none. */
const levelIn = (text: string): number => Number(LEVEL.exec(text)?.[1] ?? 0);

function whyOf(met: RequirementResult["met"], missing: readonly string[], { lacks = "" }: Shown, isRelated: boolean): string {
  if (met === "yes") return lacks;
  if (met === "no")
    return lacks || (isRelated ? "The CV shows something near to it, and not the thing itself." : "Nothing in the CV shows it.");
  const parts = [...(missing.length > 0 ? [`Not shown: ${missing.join(", ")}.`] : []), ...(lacks === "" ? [] : [lacks])];
  return parts.join(" ") || "The CV shows it only in passing.";
}

/** "Solicitor in England": a certificate or licence is one of a country, where the job names it. */
const isJurisdiction = (surface: string, wanted: readonly Wanted[]) =>
  wanted.some((one) => one.by === "concepts" && one.concepts.some(isPaper)) && regionsIn(surface).length > 0;

/** What only a taxonomy knows may also be shown by the words of the requirement: an added taxonomy takes nothing away. A skill is shown too where all its words stand together. */
function orByWords(things: Shown, requirement: Requirement, evidence: Evidence, job: Job): Shown {
  const { years, wanted, stems, certified } = requirement;
  const isNamesAlone = wanted.every(({ by }) => by === "names");
  const isSkill = !certified && stems.length > 1 && wanted.every((one) => one.by === "concepts" && one.concepts.every(isSkillId));
  if (years || !(isNamesAlone || (isSkill && things.score < WEIGHTS.met.yes))) return things;
  const words = byAlternatives(requirement, evidence, job, isNamesAlone ? 1 : 2);
  const isWhole = isNamesAlone || (words.missing ?? []).length === 0;
  return isWhole && words.score > things.score ? words : things;
}
const isSkillId = (id: string) => conceptOf(id)?.kind === "skill";

/** The best of alternatives, and the mean of what must all be there; a requirement with a missing part is never met. */
function combineThings({ wanted }: Requirement, shown: Shown[]): Shown {
  const groups = [...new Set(wanted.map(({ group }) => group))].map((group) => {
    const members = shown.filter((_, index) => wanted[index]?.group === group);
    const best = members.reduce((one, other) => (other.score > one.score ? other : one));
    // A name that no list has costs nothing where the CV is silent about it; where the CV denies it, it is missing.
    const known =
      wanted.some((one) => one.group === group && (one.by !== "word" || isJurisdiction(one.surface, wanted))) ||
      (best.related?.length ?? 0) > 0;
    const surface = wanted.flatMap((one) => (one.group === group ? [one.by === "degree" ? "the degree" : one.surface] : [])).join(" / ");
    const isCountry = wanted.every((one) => one.group !== group || (one.by === "word" && isJurisdiction(one.surface, wanted)));
    return { ...best, weight: known ? 1 : WEIGHTS.unknownName, surface: inSentence(surface), isCountry };
  });
  const only = groups[0];
  if (groups.length === 1 && only) return only;
  const known = groups.some(({ weight }) => weight === 1);
  const weight = (one: { weight: number }) => (known ? one.weight : 1);
  const sum = groups.reduce((total, one) => total + weight(one), 0);
  const mean = groups.reduce((total, one) => total + one.score * weight(one), 0) / sum;
  const isShort = groups.some((one) => one.score < WEIGHTS.met.yes && weight(one) === 1);
  const proven = groups.filter((one) => one.score >= WEIGHTS.met.partly);
  // A licence of another country is near to the one asked for, and no part of it.
  const elsewhere = groups.some((one) => one.isCountry && one.score < WEIGHTS.met.partly);
  const most = elsewhere ? WEIGHTS.near.parent : WEIGHTS.met.yes - MISSING_PART_MARGIN;
  return {
    score: isShort ? Math.min(mean, most) : mean,
    quotes: proven.toSorted((a, b) => b.score - a.score).flatMap(({ quotes }) => quotes.slice(0, groups.length > 2 ? 1 : 2)),
    missing: groups.flatMap((one) => (one.score < WEIGHTS.met.partly ? [one.surface] : [])),
    lacks: proven
      .filter(({ score }) => score < WEIGHTS.met.yes)
      .map(({ surface, lacks }) => `${surface}: ${lacks ?? "shown only in passing."}`)
      .join(" "),
    related: groups.flatMap(({ related = [] }) => related),
    use: groups.find(({ use }) => use)?.use,
  };
}

function combineWithYears(things: Shown | undefined, time: Shown | undefined, requirement: Requirement): Shown {
  if (!time) return things ?? NOTHING;
  if (!things) return time;
  // Years of a craft prove the craft; years beside a certificate are a second condition.
  const subjectIsWork =
    requirement.wanted.length > 0 &&
    requirement.wanted.every(
      (wanted) => wanted.by === "word" || wanted.by === "names" || (wanted.by === "concepts" && wanted.concepts.every(isWork)),
    );
  const score = subjectIsWork ? time.score : Math.min(things.score, time.score);
  const lacks = [time.lacks, subjectIsWork ? undefined : things.lacks].filter(Boolean).join(" ");
  const quotes = time.score > 0 ? [...time.quotes, ...things.quotes] : [];
  return {
    score,
    quotes,
    missing: subjectIsWork ? [] : things.missing,
    ...(lacks !== "" && { lacks }),
    related: [...(time.related ?? []), ...(things.related ?? [])],
    use: time.use ?? things.use,
  };
}

/**
 * A requirement that names nothing known, by its words: the best of its alternatives ("in-house or on secondment", "process control (Braumat)") that have
 * so many words at least.
 */
function byAlternatives({ text, stems }: Requirement, evidence: Evidence, job: Job, minWords = 1): Shown {
  const alternatives = text
    .split(orIn(job.language))
    .flatMap((part) => part.split(/\s\/\s|[()]/))
    .map((part) => tokenize(part).filter(({ stem }) => stems.includes(stem)))
    .filter((words) => words.length >= minWords);
  return alternatives
    .map((words) => byWords(words, evidence, job))
    .reduce((best, other) => (other.score > best.score ? other : best), NOTHING);
}
