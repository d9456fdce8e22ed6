import { conceptOf, findConcepts, isKindOf } from "../../concepts/concepts.ts";
import { findDegrees } from "../../concepts/degrees.ts";
import { hasPhrase, phrases } from "../../concepts/phrases.ts";
import { type Token, tokenize } from "../../concepts/words.ts";
import { GENERIC_WORDS } from "../../lexicon/generic-words.ts";
import { EXPERIENCE_INSTEAD } from "../../lexicon/jd-words.ts";
import { orIn } from "../or-words.ts";
import { preferenceAt } from "../preference.ts";
import type { Found, Ungrouped } from "../requirement.ts";
import { MAX_DEGREE_WORDS, MIN_FIELD_CHARS } from "../thresholds.ts";

type FoundDegree = Found & { thing: Extract<Ungrouped, { by: "degree" }> };

/**
 * The degrees of a sentence, any of which is enough: "Ausbildung als Fachkraft für Lagerlogistik, Meister oder ein Studium der Logistik" asks for one of three, each
 * in its own field.
 */
export function wantedDegrees(text: string, language: string): FoundDegree[] {
  const whole = wantedDegree(text);
  if (!whole) return [];
  const parts = alternativesOf(text, language);
  if (parts.length < 2) return [whole];
  const found = parts.flatMap(({ part, at }): FoundDegree[] => {
    const one = wantedDegree(part) ?? credentialOf(part);
    return one ? [{ ...one, from: one.from + at, to: one.to + at }] : [];
  });
  if (found.length < 2) return [whole];
  // "Bachelor oder Master in Informatik": a bare name has the field of the sentence; a master craftsman has one of his own.
  const { similar, orExperience, fields, words } = whole.thing;
  return found.map((one) => {
    const { thing } = one;
    const isBare = thing.fields.length === 0 && !thing.words;
    const [, craftsman] = CRAFTSMAN.exec(text.slice(one.from, one.to)) ?? [];
    const field = !isBare ? {} : craftsman ? { words: [craftsman.toLowerCase()] } : { fields, ...(words && { words }) };
    return { ...one, thing: { ...thing, ...field, orExperience, ...(similar && { similar }) } };
  });
}
/** "Techniker" is a level of education, and no field of it. */
const CRAFTSMAN_ALONE = /^(?:meister|techniker)(?:in)?$/iu;
const CRAFTSMAN = /(meister|techniker|mistrz)/iu;

/** The parts of a sentence about degrees between "or", "/" and the commas before: those that name a degree or another paper. */
function alternativesOf(text: string, language: string): { part: string; at: number }[] {
  const joins = [...text.matchAll(orIn(language)), ...text.matchAll(/(?<=\p{L})\s*\/\s*(?=\p{L})/gu)].toSorted((a, b) => a.index - b.index);
  const last = joins.at(-1);
  if (!last) return [];
  const commas = [...text.matchAll(/,\s+/gu)].filter(({ index }) => index < last.index);
  const parts: { part: string; at: number }[] = [];
  let from = 0;
  for (const { index, 0: mark } of [...joins, ...commas].toSorted((a, b) => a.index - b.index)) {
    parts.push({ part: text.slice(from, index), at: from });
    from = index + mark.length;
  }
  parts.push({ part: text.slice(from), at: from });
  return parts.filter(({ part }) => findDegrees(part).length > 0 || CREDENTIAL.test(part));
}

/** "título de representante aduanero": a paper of no known level, in what it is called. */
function credentialOf(part: string): FoundDegree | undefined {
  const named = CREDENTIAL.exec(part);
  if (!named) return undefined;
  const fields = findConcepts(tokenize(part)).flatMap(({ id }) => (conceptOf(id)?.kind === "trait" ? [] : [id]));
  const words = fieldWords(part);
  if (fields.length + words.length === 0) return undefined;
  const from = named.index + named[0].length - (named[1] ?? "").length;
  const thing = {
    by: "degree" as const,
    level: 2 as const,
    fields: [...new Set(fields)],
    ...(words.length > 0 && { words }),
    orExperience: false,
  };
  return { from, to: part.length, thing };
}
const CREDENTIAL =
  /^\s*(?:an?|an? other|other|une?|autre|un[ao]?|otr[ao]|altr[ao]|een|andere|ein[e]?|um[a]?)?\s*(título|titulo|titre|title|diploma|diplôme|certificado|certificat|certificato|zertifikat|abschluss|brevet|habilitación|habilitation|abilitazione|uprawnienia|dyplom|świadectwo|bevoegdheid|qualification)(?:\s+(?:de|d['’]|di|of|als|in|as|w|voor|im|em|en))\s?/iu;

export const SIMILAR =
  /\b(?:comparable|similar|equivalent|equivalente|vergleichbar\w*|ahnlich\w*|ähnlich\w*|gleichwertig\w*|similaire|équivalent\w*|assimilé|simile|simili|affini|vergelijkbar\w*|soortgelijk\w*|gelijkwaardig\w*|semelhante|podobn\w*|równoważn\w*|liknande|motsvarande|lignende|tilsvarende)\b/iu;

/** "Ausbildung, Meister oder Studium", "diploma di scuola superiore": the name of another degree, or a part of that of the degree, is no thing beside it. */
export const isDegreeName = (tokens: readonly Token[], first: number, last: number) => {
  return namesDegree(tokens, first, last) || (namesDegree(tokens, first, last + 1) && !namesDegree(tokens, last, last + 1));
};
const wordsOf = (tokens: readonly Token[], first: number, last: number) =>
  tokens
    .slice(first, last)
    .map(({ surface }) => surface)
    .join(" ");
const namesDegree = (tokens: readonly Token[], first: number, last: number) => findDegrees(wordsOf(tokens, first, last)).length > 0;

/** "a degree in mathematics or a related subject" */
const RELATED = /\b(?:related|allied|verwandt\w*|connexe\w*|afín\w*|afines|affin\w*|aanverwant\w*|pokrewn\w*|afim|afins|relaterad\w*)/iu;
const DEGREE_END = /[\p{L}\p{N}.]+(?:['’´-]\p{L}+)*/gu;

const INSTEAD = phrases(EXPERIENCE_INSTEAD);

/** Words of a sentence about a degree that no list knows: fields of study beside the known ones ("installatietechniek of koudetechniek"). */
function fieldWords(text: string): string[] {
  const tokens = tokenize(text);
  const known = new Set(findConcepts(tokens).flatMap(({ from, to }) => Array.from({ length: to - from }, (_, offset) => from + offset)));
  return tokens
    .filter(
      ({ stem, word, surface }, at) =>
        !known.has(at) &&
        word.length >= MIN_FIELD_CHARS &&
        !SPECIALITY_WORD.test(word) &&
        !GENERIC_WORDS.has(stem) &&
        !GENERIC_WORDS.has(word) &&
        findDegrees(surface).length === 0,
    )
    .map(({ stem }) => stem);
}

/** What stands before the name of a field, and is in every diploma. */
const SPECIALITY_WORD =
  /^(?:fachrichtung|schwerpunkt|vertiefung|mention|specialite|especialidad|indirizzo|richting|especialidade|specjalnosc|inriktning)$/;

/** What follows a degree and says what it is in: "Ausbildung als Brandschutzbeauftragter", "degree in folklore"; empty for "a degree from a good school". */
function subjectOf(text: string, degreeEnd: number): string {
  const [, subject = ""] = OF_SUBJECT.exec(text.slice(degreeEnd)) ?? [];
  return subject !== "" || !JOINS_SUBJECT.test(text.slice(0, degreeEnd)) ? subject : (/^[^,;.(]*/u.exec(text.slice(degreeEnd))?.[0] ?? "");
}
const OF_SUBJECT =
  /^(?:\s+(?:level|niveau|stufe)\s*\d)?(?:\s+(?:or|oder|ou|o|of|lub|eller)(?:\s+\S+){1,2}?)?\s+(?:als|zum|zur|in|im|en|w|som|jako)\s+([^,;.(]+)/iu;
const JOINS_SUBJECT = /\s(?:als|zum|zur|in|im)$/iu;

const AS_CRAFTSMAN = /(?:ausbildung|weiterbildung)\s+(?:als|zum|zur)\s+\p{L}*(?:meister|techniker)/iu;

/** What stands above everything that can be studied: "professional cookery" is a field, and "professional" none. */
const NO_FIELDS: ReadonlySet<string> = new Set(["professional", "field of study"]);

/** "Electrical or mechanical apprenticeship", "a civil degree": the engineering that an adjective before the degree names. */
const engineeringBefore = (text: string): string[] =>
  tokenize(text.split(/[,;.(]/).at(-1) ?? "").flatMap(({ word }) =>
    findConcepts(tokenize(`${word} engineering`)).flatMap(({ id, from, to }) => (to - from === 2 ? [id] : [])),
  );

/** The degree that a sentence asks for: the lowest level that it names, in the fields of its clause. */
function wantedDegree(text: string): FoundDegree | undefined {
  const levels = findDegrees(text).toSorted((a, b) => a - b);
  // "Ausbildung als Meister" is the master's, and not any other training.
  const level = AS_CRAFTSMAN.test(text) ? levels.at(-1) : levels[0];
  // "Experience of teaching GCSE mathematics" asks for teaching, not for the certificate of a school.
  if (level === undefined || (level === 1 && findConcepts(tokenize(text)).some(({ id }) => isKindOf(id, "teaching")))) return undefined;
  const upTo = preferenceAt(text) ?? text.length;
  const words = [...text.matchAll(DEGREE_END)];
  const named = words.findIndex(({ index, 0: word }, at) => {
    const first = words[Math.max(0, at - MAX_DEGREE_WORDS)]?.index ?? 0;
    return findDegrees(text.slice(first, index + word.length)).length > 0;
  });
  const from = words[named]?.index ?? 0;
  const to = named === -1 ? text.length : from + (words[named]?.[0].length ?? 0);
  const subjects = new Set(findConcepts(tokenize(subjectOf(text.slice(0, upTo), to))).map(({ id }) => id));
  const isField = (id: string) => {
    const kind = conceptOf(id)?.kind ?? "";
    return kind === "industry" ? subjects.has(id) : kind !== "trait" && kind !== "certificate" && !NO_FIELDS.has(id);
  };
  const tokens = tokenize(text.slice(0, upTo));
  const fields = findConcepts(tokens)
    .filter(({ id, from: first, to: last }) => isField(id) && !CRAFTSMAN_ALONE.test(wordsOf(tokens, first, last)))
    .map(({ id }) => id);
  if (fields.length === 0) fields.push(...engineeringBefore(text.slice(0, from)));
  const unknown = fieldWords(fields.length > 0 ? text.slice(0, upTo) : subjectOf(text.slice(0, upTo), to));
  return {
    from,
    to,
    thing: {
      by: "degree",
      level,
      fields: [...new Set(fields)],
      ...(unknown.length > 0 && { words: unknown }),
      ...((SIMILAR.test(text) || RELATED.test(text)) && { similar: true }),
      orExperience: hasPhrase(text, INSTEAD),
    },
  };
}
