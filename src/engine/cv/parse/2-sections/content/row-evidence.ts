import { wordCount } from "../../../text/spaces.ts";
import { isContactLine } from "../../1-document/contact-line.ts";
import { type Context, isRecognized } from "../../1-document/context.ts";
import { isDistinct } from "../../1-document/line-style.ts";
import { hasPeriod, namesIn, type Row } from "../../1-document/row.ts";
import type { LabelField } from "../../lexicon/label-field.ts";
import { guessAgencyField } from "../../recognisers/agency-fields.ts";
import { endsLikeCitation, readAuthors } from "../../recognisers/authors.ts";
import { findScore, looksLikeCompany, looksLikeDegree, looksLikeInstitution, looksLikePosition } from "../../recognisers/degrees.ts";
import { findSpokenLanguages, fluencyRank } from "../../recognisers/languages.ts";
import { looksLikeName } from "../../recognisers/names.ts";
import { looksLikePlace } from "../../recognisers/places/places.ts";
import { isLevelled, STAR_RATING } from "../../recognisers/skill-level.ts";
import { splitList } from "../../recognisers/split-list.ts";

/** Evidence from a row itself, each from 0 (not at all) to 1. */
const OWN = [
  "period",
  "date",
  "dateAlone",
  "prose",
  "listItem",
  "cells",
  "words1",
  "words2to4",
  "words5to9",
  "words10",
  "position",
  "company",
  "degree",
  "school",
  "place",
  "name",
  "language",
  "fluency",
  "level",
  "shortItems",
  "longList",
  "contact",
  "jobLabel",
  "schoolLabel",
  "personLabel",
  "otherLabel",
  "detail",
  "citation",
  "authors",
  "grade",
  "address",
  "distinct",
  "figures",
] as const;

/** Evidence that the row above and the row below add. */
const AROUND = [
  "period",
  "date",
  "prose",
  "listItem",
  "position",
  "company",
  "degree",
  "school",
  "language",
  "fluency",
  "level",
  "shortItems",
  "name",
  "contact",
  "citation",
  "distinct",
] as const;

/** Evidence from the first row of the entry: the nearest row above with a date that is no running text. */
const HEAD = ["period", "date", "position", "company", "degree", "school", "listItem"] as const;

type Own = Record<(typeof OWN)[number], number>;

/** The names of the evidence that `collectRowEvidence` gives for each row, in its order. */
export const ROW_EVIDENCE: readonly string[] = [
  ...OWN,
  ...AROUND.map((name) => `above.${name}`),
  ...AROUND.map((name) => `below.${name}`),
  ...HEAD.map((name) => `head.${name}`),
  "headless",
];

/** A row further down belongs to no head any more. Unit: rows. */
const MAX_ROWS_BELOW_HEAD = 15;

/**
 * The evidence of each row for the kind of its section: an array for each row, in the order of `ROW_EVIDENCE`, each from 0 to 1. Nothing in it
 * depends on the heading.
 */
export function collectRowEvidence(rows: readonly Row[], context: Context): number[][] {
  const own = rows.map((row) => ownEvidence(row, context));
  let head: Own | undefined;
  let since = 0;
  return own.map((row, at) => {
    since += 1;
    if ((row.period || row.date) && !row.prose) {
      head = withNeighbours(own, at);
      since = 0;
    }
    const of = since <= MAX_ROWS_BELOW_HEAD ? head : undefined;
    return [
      ...OWN.map((name) => row[name]),
      ...AROUND.map((name) => own[at - 1]?.[name] ?? 0),
      ...AROUND.map((name) => own[at + 1]?.[name] ?? 0),
      ...HEAD.map((name) => of?.[name] ?? 0),
      of ? 0 : 1,
    ];
  });
}

/** A head may have two rows: "Fitter" over "Acme Ltd, 2014 – 2018". */
function withNeighbours(own: readonly Own[], at: number): Own {
  const row = own[at] as Own;
  const near = [row, own[at - 1], own[at + 1]].filter((one) => one === row || (one && !one.prose && !one.listItem)) as Own[];
  const most = (name: keyof Own) => Math.max(...near.map((one) => one[name]));
  return { ...row, position: most("position"), company: most("company"), degree: most("degree"), school: most("school") };
}

function ownEvidence(row: Row, context: Context): Own {
  const { text, line, ranges, label, prose } = row;
  const words = wordCount(text);
  const names = prose ? [] : namesIn(row);
  const most = (likeness: (text: string) => number) => Math.max(0, ...names.map(likeness));
  const items = prose && !/[,;·•|]/.test(text) ? [] : splitList(text.replace(GROUP, ""));
  const short = items.filter((item) => wordCount(item) <= MAX_SHORT_ITEM_WORDS).length;
  const spoken = text.length < MAX_SPOKEN_CHARACTERS ? findSpokenLanguages(text) : [];
  const field = label?.field ?? "";
  const says = (is: boolean) => (is ? 1 : 0);
  return {
    period: says(hasPeriod(row)),
    date: says(ranges.length > 0 && !hasPeriod(row)),
    dateAlone: says(row.dateOnly),
    prose: says(prose),
    listItem: says(row.bullet),
    cells: says(line.cells.length > 1),
    words1: says(words === 1),
    words2to4: says(words >= 2 && words <= 4),
    words5to9: says(words >= 5 && words <= 9),
    words10: says(words >= 10),
    position: most(looksLikePosition),
    company: most(looksLikeCompany),
    degree: most(looksLikeDegree),
    school: most(looksLikeInstitution),
    place: most(looksLikePlace),
    name: most(looksLikeName),
    language: says(spoken.length > 0),
    fluency: says(spoken.some(({ fluency }) => fluency) || (text.length < MAX_FLUENCY_CHARACTERS && fluencyRank(text) > 0)),
    level: says(STAR_RATING.test(text) || isLevelled(row)),
    shortItems: says(items.length > 1 && short >= MIN_SHORT_RATIO * items.length),
    longList: says(items.length >= MIN_LONG_LIST && short >= MIN_SHORT_RATIO_OF_LONG * items.length),
    contact: says(isContactLine(line, context)),
    jobLabel: says(JOB_LABELS.has(field)),
    schoolLabel: says(SCHOOL_LABELS.has(field)),
    personLabel: says(field !== "" && !JOB_LABELS.has(field) && !SCHOOL_LABELS.has(field) && !NEUTRAL_LABELS.has(field)),
    otherLabel: says(GROUP.test(text) && field === ""),
    detail: prose ? 0 : (guessAgencyField(text)?.confidence ?? 0),
    citation: says(CITATION.test(text) || endsLikeCitation(text)),
    authors: says(text.length > MIN_CITATION_CHARACTERS && readAuthors(text) !== undefined),
    grade: says(!prose && findScore(text) !== undefined),
    address: says(/@|https?:|www\./u.test(text)),
    distinct: says(isDistinct(line.style, "", context.body, isRecognized(line, context))),
    figures: says(/\d/.test(row.cells.map(({ rest }) => rest).join(" "))),
  };
}

const labels = (...fields: LabelField[]): ReadonlySet<string> => new Set(fields);
const JOB_LABELS = labels("company", "position", "client", "tasks", "title", "technologies");
const SCHOOL_LABELS = labels("institution", "degree", "area", "score", "thesis");
const NEUTRAL_LABELS = labels("dates", "summary", "location");

/** An item of a list of skills or pastimes is as short. Unit: words. */
const MAX_SHORT_ITEM_WORDS = 3;
/** So much of a list is short items; of a long list a little less. Unit: ratio, and items. */
const MIN_SHORT_RATIO = 0.8;
const MIN_SHORT_RATIO_OF_LONG = 0.6;
const MIN_LONG_LIST = 5;
/** A longer text says more than a language, or than how well it is spoken. Unit: characters. */
const MAX_SPOKEN_CHARACTERS = 120;
const MAX_FLUENCY_CHARACTERS = 60;
/** A shorter text is a name and no citation. Unit: characters. */
const MIN_CITATION_CHARACTERS = 20;

/** "Tools: Excel, Access" */
const GROUP = /^[^:：]{2,40}[:：]\s*/u;
/** A journal, a volume, an address of a paper, or "et al.". */
const CITATION = /\bdoi\b|10\.\d{4,9}\/|\bet al\b|\bvol\.|\bpp?\.\s?\d|\d+\(\d+\)|\bISBN\b|\bIn: |“[^”]{10,}[,.]”/u;

/** The same evidence as of a row in a CV without any dates. */
export const withoutDates = (evidence: readonly number[]): number[] =>
  evidence.map((value, at) => {
    const name = ROW_EVIDENCE[at] as string;
    return name === "headless" ? 1 : OF_DATES.test(name) ? 0 : value;
  });
const OF_DATES = /(?:^|\.)(?:period|date|dateAlone)$|^head\./;
