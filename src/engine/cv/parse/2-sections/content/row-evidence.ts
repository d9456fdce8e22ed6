import { wordCount } from "../../../text/spaces.ts";
import { isContactLine } from "../../1-document/contact-line.ts";
import type { Context } from "../../1-document/context.ts";
import { isDistinct } from "../../1-document/line-style.ts";
import { hasPeriod, namesIn, type Row } from "../../1-document/row.ts";
import { guessAgencyField } from "../../recognisers/agency-fields.ts";
import { readAuthors } from "../../recognisers/authors.ts";
import { findScore, looksLikeCompany, looksLikeDegree, looksLikeInstitution, looksLikePosition } from "../../recognisers/degrees.ts";
import { findSpokenLanguages, fluencyRank } from "../../recognisers/languages.ts";
import { looksLikeName } from "../../recognisers/names.ts";
import { looksLikePlace } from "../../recognisers/places/places.ts";
import { isLevel, STAR_RATING } from "../../recognisers/skill-level.ts";
import { splitList } from "../../recognisers/split-list.ts";

/** What is told by a row itself, each from 0 (not at all) to 1. */
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

/** What the rows around it tell too. */
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

/** What the row tells that began the entry: the last one above with a date that is no running text. */
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
 * What each row of a stretch tells of the kind of its section: an array for each row, in the order of `ROW_EVIDENCE`, each from 0 to 1. Nothing in it
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
  const [above, row, below] = [own[at - 1], own[at] as Own, own[at + 1]].map((one) => (one?.prose || one?.listItem ? undefined : one));
  const base = row ?? (own[at] as Own);
  const most = (name: keyof Own) => Math.max(base[name], above?.[name] ?? 0, below?.[name] ?? 0);
  return { ...base, position: most("position"), company: most("company"), degree: most("degree"), school: most("school") };
}

function ownEvidence(row: Row, context: Context): Own {
  const { text, line, ranges, label, prose } = row;
  const words = wordCount(text);
  const names = prose ? [] : namesIn(row);
  const most = (likeness: (text: string) => number) => Math.max(0, ...names.map(likeness));
  const items = prose && !/[,;·•|]/.test(text) ? [] : splitList(text.replace(GROUP, ""));
  const short = items.filter((item) => wordCount(item) <= 3).length;
  const spoken = text.length < 120 ? findSpokenLanguages(text) : [];
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
    fluency: says(spoken.some(({ fluency }) => fluency) || (text.length < 60 && fluencyRank(text) > 0)),
    level: says(STAR_RATING.test(text) || row.cells.some(({ text }, at) => at > 0 && isLevel(text) && !/^\d+$/.test(text))),
    shortItems: says(items.length > 1 && short >= 0.8 * items.length),
    longList: says(items.length > 4 && short >= 0.6 * items.length),
    contact: says(isContactLine(line, context)),
    jobLabel: says(JOB_LABELS.has(field)),
    schoolLabel: says(SCHOOL_LABELS.has(field)),
    personLabel: says(field !== "" && !JOB_LABELS.has(field) && !SCHOOL_LABELS.has(field) && !NEUTRAL_LABELS.has(field)),
    otherLabel: says(GROUP.test(text) && field === ""),
    detail: prose ? 0 : (guessAgencyField(text)?.confidence ?? 0),
    citation: says(CITATION.test(text)),
    authors: says(text.length > 20 && readAuthors(text) !== undefined),
    grade: says(!prose && findScore(text) !== undefined),
    address: says(/@|https?:|www\./u.test(text)),
    distinct: says(isDistinct(line.style, "", context.body, false)),
    figures: says(/\d/.test(row.cells.map(({ rest }) => rest).join(" "))),
  };
}

const JOB_LABELS = new Set<string>(["company", "position", "client", "tasks", "title", "role", "team", "tools", "technologies"]);
const SCHOOL_LABELS = new Set<string>(["institution", "degree", "area", "score", "thesis"]);
const NEUTRAL_LABELS = new Set<string>(["dates", "summary", "location"]);
/** "Tools: Excel, Access" */
const GROUP = /^[^:：]{2,40}[:：]\s*/u;
/** A journal, a volume, an address of a paper, or "et al.". */
const CITATION =
  /\bdoi\b|10\.\d{4,9}\/|\bet al\b|\bvol\.|\bpp?\.\s?\d|\d+\(\d+\)|\bISBN\b|\bIn: |“[^”]{10,}[,.]”|\.\s+\p{Lu}[^.]{3,80},\s*(?:19|20)\d{2}\.?$/u;

/** The same evidence as of a row in a CV without any dates. */
export const withoutDates = (evidence: readonly number[]): number[] =>
  evidence.map((value, at) => {
    const name = ROW_EVIDENCE[at] as string;
    return name === "headless" ? 1 : OF_DATES.test(name) ? 0 : value;
  });
const OF_DATES = /(?:^|\.)(?:period|date|dateAlone)$|^head\./;
