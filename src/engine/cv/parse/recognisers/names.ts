import { inAnyCase } from "../../text/any-case.ts";
import { mayBeEastAsian } from "../../text/east-asian.ts";
import { fold } from "../../text/fold.ts";
import { memoize } from "../../text/memoize.ts";
import { DOCUMENT_TITLES, NAME_PARTICLES, NAME_SUFFIXES, NAME_TITLES } from "../lexicon/document-titles.ts";
import { matchHeading } from "../lexicon/headings/headings.ts";
import { looksLikeCompany, looksLikeDegree, looksLikeInstitution, looksLikePosition } from "./degrees.ts";
import { looksLikePlace } from "./places/places.ts";
import {
  CAPITALS_OF_POSITION,
  EAST_ASIAN_NAME_SHAPE,
  KATAKANA_NAME_SHAPE,
  LONG_NAME_SHAPE,
  MAX_NAME_CHARACTERS,
  MAX_NAME_WORDS,
  MAX_UNCASED_NAME_WORDS,
  MAX_USUAL_NAME_WORDS,
  MIN_NAME_BEHIND_TITLE,
  MIN_NAME_SHAPE,
  NAME_IN_CAPITALS,
  NAME_OF_COMPANY,
  NAME_OF_PLACE,
  NAME_OF_POSITION,
  NAME_SHAPE,
  NAME_WITH_COMMA,
  SURE_DEGREE,
  SURE_HEADING,
  SURE_PLACE,
  SURE_RIVAL,
  UNCASED_NAME_SHAPE,
  WEAK_NAME_SHAPE,
  WORD_OF_PLACE,
} from "./thresholds.ts";

/** 0..1: how likely the text is a person's name and nothing else. */
export const looksLikeName = memoize((text: string): number => {
  const { name } = splitName(text);
  if (
    name.length < 2 ||
    name.length > MAX_NAME_CHARACTERS ||
    /[\d@:;!?|/\\#%&+=<>_*[\]{}]/.test(name) ||
    isDocumentTitle(text) ||
    NAMES_DOCUMENT.test(name)
  )
    return 0;
  if ((matchHeading(name)?.confidence ?? 0) >= SURE_HEADING) return 0;
  const shape = nameShape(name);
  if (shape === 0) return 0;
  const position = looksLikePosition(name);
  if (position > SURE_RIVAL) return round(shape * (/^\P{Ll}+$/u.test(name) ? CAPITALS_OF_POSITION : NAME_OF_POSITION));
  const isOther = Math.max(looksLikeInstitution(name), looksLikeCompany(name)) > SURE_RIVAL || looksLikeDegree(name) > SURE_DEGREE;
  const place = looksLikePlace(name);

  return round(
    shape * (isOther ? NAME_OF_COMPANY : 1) * (place >= SURE_PLACE ? (name.split(" ").length === 1 ? WORD_OF_PLACE : NAME_OF_PLACE) : 1),
  );
});

/** True for what is written like a name, whatever its words mean: "James Mason", "Åsa Öberg". */
export function hasNameShape(text: string): boolean {
  const { name } = splitName(text);
  return (
    name.length <= MAX_NAME_CHARACTERS &&
    !isDocumentTitle(text) &&
    !NAMES_DOCUMENT.test(name) &&
    (matchHeading(name)?.confidence ?? 0) < SURE_HEADING &&
    nameShape(name) >= MIN_NAME_SHAPE
  );
}

/** "Curriculum Vitae", "Lebenslauf", "CV", "Résumé", "简历": the title of the document in any language. */
export const isDocumentTitle = memoize((text: string): boolean => {
  titles ??= new Set(DOCUMENT_TITLES.split(",").map(fold));
  const folded = fold(text);
  if (titles.has(folded)) return true;
  if (!/^(?:\p{L} ){3,}\p{L}$/u.test(folded)) return false;
  const joined = folded.replaceAll(" ", "");

  return [...titles].some((title) => title.replaceAll(" ", "") === joined);
});

let titles: Set<string> | undefined;

/** `title` stands before the name ("Dr."), `degrees` after it ("MBA"); "III" is part of the name. */
export type NameParts = { name: string; title?: string; degrees?: string };

/** "Dr. Anna Berg, MBA (she/her)": title "Dr.", name "Anna Berg", degrees "MBA". A document title around it and pronouns are dropped. */
export const splitName = memoize((text: string): NameParts => {
  const bare = bareName(text);
  const suffix = /\S\s+\S+.*?[\s,]/.test(bare)
    ? (lettersBehind(bare) ?? (mayHaveSuffix(bare) ? NAME_SUFFIXES.exec(bare)?.[0] : undefined))
    : undefined;
  const generation = suffix && GENERATION.exec(suffix)?.[0];
  const front = suffix ? bare.slice(0, bare.length - suffix.length + (generation?.length ?? 0)) : bare;
  const degrees = suffix?.slice(generation?.length ?? 0);
  const title = NAME_TITLES.exec(front)?.[0];
  const rest = title && front.length > title.length ? front.slice(title.length) : front;
  const name = rest.replace(/^[\s,.–—-]+|[\s,–—-]+$/g, "").replace(/\s+/g, " ");

  return {
    name,
    ...(title && name !== front ? { title: title.trim() } : {}),
    ...(degrees ? { degrees: degrees.replace(/^[\s,(]+|\)$/g, "") } : {}),
  };
});

/** "Anna Berg, RN, BSN, XQCN": of the letters behind a name one is known, and so all are letters of degrees and professions. */
function lettersBehind(bare: string): string | undefined {
  const letters = bare.length <= MAX_NAME_CHARACTERS ? LETTERS_BEHIND.exec(bare)?.[0] : undefined;
  return letters?.split(",").some((one) => NAME_SUFFIXES.test(`,${one}`)) ? letters : undefined;
}

const LETTERS_BEHIND = /(?:,\s*\p{Lu}[\p{Lu}.-]{1,7})+$/u;

// A pattern that begins with white space takes too long on a long stretch of it.
const bareName = (text: string) => withoutDocumentTitle(text.replace(/\s+/g, " ").replace(PRONOUNS, " ").replace(ORNAMENTS, "").trim());

/** "★ Anna Berger ★", "| Anna Berger |", "~ Anna Berger ~" */
const ORNAMENTS = /^[\s\p{So}•*~|«»_]+|(?<![\s\p{So}•*~|«»_])[\s\p{So}•*~|«»_]+$/gu;

/** Pronouns: "(he/him)", "they/them", "(sie/ihr)", "(elle)". */
const PRONOUNS =
  /\s*[([]\s*(?:s?he|they|sie|er|elle|il|iel|ella|él|elle)(?:\s*[/|,]\s*(?:her|him|hers|his|them|theirs|they|s?he|ihr|ihm|ihn|lui|elle|ella|él))*\s*[)\]]|\s+[–—|-]?\s*(?:he\s*\/\s*him|she\s*\/\s*her|they\s*\/\s*them|sie\s*\/\s*ihr|er\s*\/\s*ihm)(?:\s*\/\s*\p{L}+)?\s*$/giu;
/** "Sammy Davis, Jr.", "Henry Louis Gates III". */
const GENERATION = /^(?:[\s,]+(?:jr|sr|ii|iii|iv)(?![\p{L}])\.?)+/iu;

/** "Dr. Anna Berg, MBA": the name with its title and degrees, as the CV prints it, without pronouns and the title of the document. */
export const printedName = (text: string): string => bareName(text).replace(/^[\s,.–—-]+|[\s,–—-]+$/g, "");

const mayHaveSuffix = inAnyCase(NAME_SUFFIXES);

/** "Profil Anna Berg", "Beraterprofil Anna Berg": what agencies print. "Profil Professionnel" is a heading. */
const PROFILE_OF =
  /^(?i:\p{L}*profil[eo]?|perfil|candidate profile|consultant profile)\s(?:of |von |de |di |van )?(\p{Lu}[\p{L}\p{M}.’'-]+(?:\s\p{Lu}[\p{L}\p{M}.’'-]+){1,3})$/u;

/** "Curriculum Vitae – Anna Berg", "Anna Berg | CV", "Lebenslauf von Anna Berg", "Anna Berg's Resume", "[ CV ] Anna Berg" */
function withoutDocumentTitle(whole: string): string {
  const [, owner, title] = OWNED.exec(whole) ?? [];
  const [, bracketed, named] = BRACKETED_TITLE.exec(whole) ?? [];
  if (owner && title && isDocumentTitle(title)) return owner;
  const text = bracketed && named && isDocumentTitle(bracketed) ? named : whole;
  if (DIVIDED.test(text)) {
    const parts = text.split(/\s*[|:•·]\s*|\s+[-–—]\s+/).filter(Boolean);
    const kept = parts.filter((part) => !isDocumentTitle(part));
    if (kept.length === 1 && kept.length < parts.length) return kept[0] ?? text;
  }
  const profile = PROFILE_OF.exec(text)?.[1];
  if (profile) return profile;
  const [, before, behind] = TITLE_BEHIND.exec(text) ?? [];
  if (before && behind && isDocumentTitle(behind)) return before;
  const led =
    /^(?:curriculum vitae|lebenslauf|résumé|resume|cv|životopis|βιογραφικό σημείωμα|резюме|önéletrajz)\s+(?:of |von |de |di |van |for |des |der )?(?=\p{Lu})/iu.exec(
      text,
    );

  return led && text.length >= led[0].length + MIN_NAME_BEHIND_TITLE ? text.slice(led[0].length) : text;
}

/** "Anna Berger CV", "Anna Berger (CV)", "Anna Berger CV: long edition", "Anna Berger Lebenslauf 2024" */
const TITLE_BEHIND =
  /^(\p{Lu}[\p{L}\p{M}.’'-]+(?: [\p{L}\p{M}.’'-]+){1,3}?),? [([]?(\p{L}[\p{L}\p{M}]{1,14}(?: \p{L}[\p{L}\p{M}]{1,9})?)[)\]]?(?::.{1,40}| ?[([]?(?:19|20)\d\d[)\]]?)?$/u;

const OWNED = /^(\p{Lu}[^\d]{3,40}?)['’][sS]?\s(\p{L}[\p{L} ]{1,20})$/u;
const BRACKETED_TITLE = /^[[({【]\s*(\p{L}[\p{L} ]{1,20}?)\s*[\])}】]\s*(\p{L}.*)$/u;

const DIVIDED = /[|:•·–—-]/;

/** "Data Analyst Resume Sample", "CV template": the title of a sample is no name. */
const NAMES_DOCUMENT =
  /(?<!\p{L})(?:r[eé]sum[eé]|cv|curriculum|vit[aæ]e?|lebenslauf|sample|template|example|vorlage|muster|plantilla|modelo|modèle|exemple|esempio)(?!\p{L})/iu;

/** Two to five capitalised words, or a short name in a script without capitals. */
function nameShape(text: string): number {
  // "Daiki Kurosawa (黒沢 大輝)", "김지우 (Jiu Kim)": the same name in another script, in brackets behind it.
  const name = mayBeEastAsian(text) ? text.replace(IN_OTHER_SCRIPT, "") : text;
  if (mayBeEastAsian(name)) {
    const shape = eastAsianShape(name);
    if (shape !== undefined) return shape;
  }
  const words = name
    .replace(/\(([^)]*)\)|["“”'’„«»]([^"“”„«»]{2,15})["“”'’«»]/g, " $1$2 ")
    .replace(/,/g, " ")
    .trim()
    .split(/\s+/);
  if (words.length < 2 || words.length > MAX_NAME_WORDS)
    return words.length === 1 && /^\p{Lu}[\p{L}'’-]{2,}$/u.test(name) ? WEAK_NAME_SHAPE : 0;
  if (/[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Devanagari}]/u.test(name))
    return words.length <= MAX_UNCASED_NAME_WORDS && /^[\p{L}\p{M}\s.'’״׳-]+$/u.test(name) ? UNCASED_NAME_SHAPE : 0;
  const particles = words.filter((word) => NAME_PARTICLES.has(word.toLowerCase().replace(/[’'.]$/, "")) && /^\p{Ll}/u.test(word));
  const proper = words.filter((word) =>
    /^(?:\p{Lu}\.?|\p{Lu}[\p{L}\p{M}]*(?:['’.-]+\p{L}[\p{L}\p{M}]*)*\.?|[dlDLoO]['’]\p{Lu}[\p{L}\p{M}]+|al-\p{Lu}\p{L}+)$/u.test(word),
  );
  if (proper.length + particles.length !== words.length || proper.length < 2) return 0;
  const initials = proper.filter((word) => word.replace(".", "").length === 1).length;
  if (initials === proper.length || /,.*,/.test(name)) return WEAK_NAME_SHAPE;
  const comma = name.includes(",") ? NAME_WITH_COMMA : 1;
  const capitals = /^\P{Ll}+$/u.test(name) ? NAME_IN_CAPITALS : 1;

  return (words.length <= MAX_USUAL_NAME_WORDS ? NAME_SHAPE : LONG_NAME_SHAPE) * comma * capitals;
}

const IN_OTHER_SCRIPT =
  /(?<=\p{Script=Latin})\s*[(（][\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー\s　]{2,12}[)）]$|(?<=[\p{Script=Han}\p{Script=Hangul}])\s*[(（]\p{Script=Latin}[\p{Script=Latin}\s,.'’-]{2,30}[)）]$/u;

function eastAsianShape(name: string): number | undefined {
  // "成 晓 玲", "이 슬 비": set apart in large type.
  if (/^(?:\p{Script=Han}(?: \p{Script=Han}){2,3}|\p{Script=Hangul}(?: \p{Script=Hangul}){2})$/u.test(name)) return EAST_ASIAN_NAME_SHAPE;
  if (/^[\p{Script=Han}]{2,4}$/u.test(name) || /^\p{Script=Han}{1,3}[ 　]\p{Script=Han}{1,3}$/u.test(name)) return EAST_ASIAN_NAME_SHAPE;
  if (/^[\p{Script=Hangul}]{2,4}$/u.test(name) || /^\p{Script=Hangul}{1,2} \p{Script=Hangul}{1,3}$/u.test(name))
    return EAST_ASIAN_NAME_SHAPE;
  if (/^[\p{Script=Katakana}ー・ ]{3,20}$/u.test(name)) return KATAKANA_NAME_SHAPE;
  return undefined;
}

const round = (value: number) => Math.round(value * 100) / 100;
