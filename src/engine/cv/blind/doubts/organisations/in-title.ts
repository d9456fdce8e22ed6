import { AT_SCHOOL, FOR_EMPLOYER, OF_NAME } from "../../../parse/lexicon/joining-words.ts";
import { looksLikePosition } from "../../../parse/recognisers/degrees.ts";
import { kindsOf } from "../../../parse/recognisers/name-kinds/kinds-of.ts";
import { looksLikePlace } from "../../../parse/recognisers/places/places.ts";
import type { OpenSearch } from "../../search/doubt.ts";
import type { Passage } from "../../search/passages.ts";
import { isOrdinary } from "../../terms/ordinary.ts";
import { spellings } from "../../terms/spellings.ts";
import { MIN_CAPITALS_OF_NAME, MIN_KIND_CONFIDENCE, MIN_LIKELY_ORGANISATION, MIN_SURELY_ORGANISATION } from "../../thresholds.ts";
import type { Entry } from "./entry.ts";
import { CASELESS, isCapitalised } from "./proper-names.ts";

/**
 * The employer in the title of an entry that names none: in capitals behind it ("Vendeur BRUMELAC"), or behind a word for "at" ("Vikarie på Brumelac") or a
 * comma. Of voluntary work it is whatever stands behind "of" or "for": "Coauthor of the Young Traders' Club".
 */
export function namesInTitle({ field, searched }: Passage, entry: Entry | undefined, { skills, small }: OpenSearch): string[] {
  if (!entry || entry.known || entry.kind === "education" || !field.endsWith(".position") || CASELESS.test(searched)) return [];
  const isRare = (name: string) =>
    !skills.has(name.toLowerCase()) &&
    looksLikePlace(name) < MIN_KIND_CONFIDENCE &&
    (name.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []).some((word) => !small.has(word.toLowerCase()) && !isOrdinary(spellings(word)[0] ?? ""));
  const found = [
    ...capitalsBehind(searched),
    ...atEmployer(searched),
    ...behindComma(searched),
    ...(entry.kind === "volunteer" ? behindTitle(searched) : []),
  ];
  return found.filter(isRare);
}

function capitalsBehind(title: string): string[] {
  const [, before = "", name = ""] = /^(.*\p{Ll})\s(\p{Lu}[\p{Lu}\p{M}&-]+(?:\s[\p{Lu}&]+)*)$/u.exec(title) ?? [];
  return isTitle(before) && name.length >= MIN_CAPITALS_OF_NAME ? [name] : [];
}

/** "Trainee in Finance" has a subject there, "Editor in Chief" a title, "Vendeuse en CDD" a contract. */
function atEmployer(title: string): string[] {
  const [, before = "", name = ""] = AT.exec(title) ?? [];
  return isTitle(before) && isCapitalised(name) && !isContract(name) && !isTitle(name) && !isSubject(name) ? [name] : [];
}
const AT = new RegExp(`^(.{2,60}?)\\s(?:${AT_SCHOOL})\\s(\\p{Lu}[^,;()|]{1,60})$`, "u");

/** "Saxophonist, harmonie municipale de Brumel"; "Staff Nurse, Surgery" has a subject there. */
function behindComma(title: string): string[] {
  const [, before = "", behind = ""] = /^([^,]{3,60}),\s(\S.{2,80})$/u.exec(title) ?? [];
  if (isSubject(behind)) return [];
  return isTitle(before) && /(?<!\p{L})\p{Lu}\p{Ll}/u.test(behind) && kindsOf(behind).position < MIN_SURELY_ORGANISATION ? [behind] : [];
}

function behindTitle(title: string): string[] {
  const [, behindWord = ""] = FOR.exec(title) ?? [];
  const [, first = "", rest = ""] = /^(\S+)\s(\p{Ll}+\s\p{Lu}.*)$/u.exec(title) ?? [];
  return [...(behindWord ? [behindWord] : []), ...(rest && isTitle(first) ? [rest] : [])];
}
const FOR = new RegExp(`^\\S.{2,60}?\\s(?:${OF_NAME}\\s+|${AT_SCHOOL}\\s+|${FOR_EMPLOYER})(\\S.{2,80})$`, "u");

/** "CDD", "CDI", "PT": letters without a vowel or with few. */
const isContract = (name: string) => /^\p{Lu}{2,3}$/u.test(name);

function isSubject(text: string): boolean {
  const { topic, area } = kindsOf(text);
  return topic + area >= MIN_LIKELY_ORGANISATION;
}

const isTitle = (text: string) => looksLikePosition(text) >= MIN_KIND_CONFIDENCE || kindsOf(text).position >= MIN_LIKELY_ORGANISATION;
