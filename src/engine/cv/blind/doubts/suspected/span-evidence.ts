import { AT_EMPLOYER, AT_SCHOOL, FOR_EMPLOYER, OF_NAME } from "../../../parse/lexicon/joining-words.ts";
import { findDateRanges } from "../../../parse/recognisers/dates/dates.ts";
import { looksLikeCompany, looksLikeDegree, looksLikeInstitution, looksLikePosition } from "../../../parse/recognisers/degrees.ts";
import { NAME_KINDS } from "../../../parse/recognisers/name-kinds/kinds.ts";
import { kindsOf } from "../../../parse/recognisers/name-kinds/kinds-of.ts";
import { looksLikeName } from "../../../parse/recognisers/names.ts";
import { looksLikePlace } from "../../../parse/recognisers/places/places.ts";
import { memoize } from "../../../text/memoize.ts";
import { wordCount } from "../../../text/spaces.ts";
import type { OpenSearch } from "../../search/doubt.ts";
import type { Passage } from "../../search/passages.ts";
import { isOrdinary } from "../../terms/ordinary.ts";
import { spellings } from "../../terms/spellings.ts";
import { MIN_SENTENCE_WORDS } from "../../thresholds.ts";
import { entryOf, organisationConfidence } from "../organisations/entry.ts";
import { CASELESS, isCapitalised } from "../organisations/proper-names.ts";
import type { NameSpan } from "./spans.ts";

/** What speaks for or against a piece of text being the name of an organisation, each from 0 (not at all) to 1. */
export const SPAN_EVIDENCE = [
  ...NAME_KINDS,
  "listedPosition",
  "listedCompany",
  "listedSchool",
  "listedDegree",
  "listedPlace",
  "personName",
  "capitalised",
  "caseless",
  "words1",
  "words2",
  "words4",
  "capitals",
  "innerCapital",
  "figures",
  "inSmall",
  "ordinary",
  "rareWord",
  "skill",
  "wholeLine",
  "wholePart",
  "first",
  "last",
  "behindAt",
  "behindIn",
  "behindOf",
  "behindTitle",
  "beforeTitle",
  "besidePlace",
  "period",
  "sentence",
  "noOrganisation",
  "doubted",
  "untitled",
  "overTitle",
  "overText",
  "overPlace",
  "overPerson",
] as const;

export type SpanEvidence = readonly number[];

/** The evidence for each of the pieces of one line, in the order of {@link SPAN_EVIDENCE}. */
export function spanEvidence(spans: readonly NameSpan[], passage: Passage, search: OpenSearch): SpanEvidence[] {
  const line = passage.searched;
  const entry = entryOf(passage.path, search);
  const hasPeriod = findDateRanges(line).length > 0;
  const isSentence = wordCount(line) >= MIN_SENTENCE_WORDS || /\p{Ll}{3,}[.!?]$/u.test(line);
  const ofLine = {
    period: hasPeriod,
    sentence: isSentence,
    noOrganisation: entry !== undefined && !entry.known,
    doubted: entry ? 1 - organisationConfidence(passage.path, entry.kind, search.full) : 0,
    untitled: entry !== undefined && !entry.titled,
  };
  return spans.map((span) => {
    const known: Record<string, number | boolean> = {
      ...ofText(span.text),
      ...inLine(span, line),
      ...inResume(span.text, search),
      ...ofLine,
    };
    return SPAN_EVIDENCE.map((name) => Number(known[name]));
  });
}

const ofText = memoize((text: string) => {
  const words = wordCount(text);
  const kinds = kindsOf(text);
  const organisation = kinds.company + kinds.institution;
  return {
    ...kinds,
    overTitle: overOther(organisation, kinds.position + kinds.degree),
    overText: overOther(organisation, kinds.area + kinds.topic + kinds.text + kinds.note),
    overPlace: overOther(organisation, kinds.place),
    overPerson: overOther(organisation, kinds.person),
    listedPosition: looksLikePosition(text),
    listedCompany: looksLikeCompany(text),
    listedSchool: looksLikeInstitution(text),
    listedDegree: looksLikeDegree(text),
    listedPlace: looksLikePlace(text),
    personName: looksLikeName(text),
    capitalised: isCapitalised(text),
    caseless: CASELESS.test(text),
    words1: words === 1,
    words2: words === 2 || words === 3,
    words4: words >= 4,
    capitals: /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text),
    innerCapital: /\p{Ll}\p{Lu}/u.test(text),
    figures: /\p{N}/u.test(text),
  };
});

/**
 * How far an organisation is likelier than something else: 0.5 where both are alike, near 1 and 0 where one is a thousand times as likely. Of two small likelihoods the difference
 * says nothing and the ratio much.
 */
const overOther = (organisation: number, other: number) =>
  Math.min(1, Math.max(0, 0.5 + Math.log((organisation + NEARLY_NONE) / (other + NEARLY_NONE)) / LOG_RANGE));
const NEARLY_NONE = 0.001;
const LOG_RANGE = 14;

function inLine({ from, to, part }: NameSpan, line: string) {
  const before = line.slice(0, from);
  const near = before.slice(-MAX_WORD_BEFORE_CHARS);
  const within = line.slice(part.from, from).trim();
  const behind = line.slice(to, part.to).trim();
  const [titleBefore, titleBehind] = [within || partBefore(before), behind || partBehind(line.slice(to))];
  return {
    wholeLine: before.trim() === "" && line.slice(to).trim() === "",
    wholePart: from === part.from && to === part.to,
    first: before.trim() === "",
    last: line.slice(to).trim() === "",
    behindAt: AT.test(near),
    behindIn: IN.test(near),
    behindOf: OF.test(near),
    behindTitle: isTitle(titleBefore),
    beforeTitle: isTitle(titleBehind),
    besidePlace: isPlace(partBehind(line.slice(to))),
  };
}

const AT = new RegExp(`(?:^|\\s)(?:${AT_EMPLOYER})\\s(?:\\p{L}{1,3}\\s)?$`, "iu");
const IN = new RegExp(`(?:^|\\s)(?:${AT_SCHOOL})\\s(?:\\p{L}{1,3}\\s)?$`, "iu");
const OF = new RegExp(`(?:^|\\s)(?:${OF_NAME}\\s|${FOR_EMPLOYER})(?:\\p{L}{1,3}\\s)?$`, "iu");

const partBefore = (text: string) => /([^,;:()|•·\t…–—]{1,80})[,;:()|•·\t…–—\s]*$/u.exec(text.slice(-MAX_BESIDE_CHARS))?.[1]?.trim() ?? "";
const partBehind = (text: string) =>
  /^[,;:()|•·\t…–—\s]*([^,;:()|•·\t…–—]{1,80})/u.exec(text.slice(0, MAX_BESIDE_CHARS))?.[1]?.trim() ?? "";
/** What stands beside a piece is looked at so far. */
const MAX_BESIDE_CHARS = 80;

/** The longest word before a name and its article have so many: "pour le compte de la". */
const MAX_WORD_BEFORE_CHARS = 40;

const isTitle = (text: string) => text !== "" && (looksLikePosition(text) >= 0.5 || kindsOf(text).position >= 0.5);
const isPlace = (text: string) => text !== "" && looksLikePlace(text) >= 0.5;

function inResume(text: string, { small, skills }: OpenSearch) {
  const words = text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  const count = Math.max(1, words.length);
  const isSmall = (word: string) => small.has(word.toLowerCase());
  const isEveryday = (word: string) => isOrdinary(spellings(word)[0] ?? "");
  return {
    inSmall: words.filter(isSmall).length / count,
    ordinary: words.filter(isEveryday).length / count,
    rareWord: words.some((word) => /^\p{Lu}|^\p{Ll}+\p{Lu}/u.test(word) && word.length > 2 && !isSmall(word) && !isEveryday(word)),
    skill: skills.has(text.toLowerCase()),
  };
}
