import type { Resume } from "../../contract/resume.ts";
import type { Context } from "./1-document/context.ts";
import { isDistinct, isProse, styleKey } from "./1-document/line-style.ts";
import { namesEntry } from "./2-sections/headings/heading-styles.ts";
import type { Section } from "./2-sections/section.ts";
import { MIN_ENTRY_LIKENESS } from "./2-sections/thresholds.ts";
import { MIN_DATE_CONFIDENCE } from "./5-coverage/thresholds.ts";
import { OFFER_HEADINGS } from "./lexicon/headings/offer-headings.ts";
import { findDateRanges } from "./recognisers/dates/dates.ts";
import { looksLikePosition } from "./recognisers/degrees.ts";
import { isDocumentTitle } from "./recognisers/names.ts";
import { MAX_TITLE_LINES, MIN_ENTRIES, MIN_OFFER_HEADINGS, MIN_PERIODS, MIN_UNKNOWN_HEADINGS } from "./thresholds.ts";

/**
 * Whether a document is a CV. Evidence for one: headings of CV sections, a title such as "Curriculum vitae", a name, contact data, entries with
 * dates. One alone is not enough, and none is necessary: a Japanese CV has no mail address, a CV in a rare language no known heading. A job
 * offer has some headings of a CV ("Education"), and others that no CV has ("What we offer").
 */
export function isCv(sections: readonly Section[], draft: Resume, context: Context): boolean {
  const kinds = new Set(
    sections.filter(({ heading, kind, byContent }) => heading && !byContent && CV_KINDS.has(kind)).map(({ kind }) => kind),
  ).size;
  const isNamed = draft.basics.name !== undefined;
  const isReachable = Boolean(draft.basics.email || draft.basics.phone);
  const entries = countEntries(draft);
  const hasTitle = isTitled(sections);

  if (isOffer(sections) && entries === 0) return false;
  if (kinds >= 2 || (hasTitle && (kinds > 0 || entries > 0 || isNamed))) return true;
  if (isNamed && entries >= MIN_ENTRIES) return true;
  if (!isReachable) return false;
  if (isTitled(sections, titlesInRow)) return true;
  if (!isNamed) return false;
  return kinds === 1 || entries > 0 || countPeriods(sections, context) >= MIN_PERIODS || hasHeadingsOfWork(draft, sections, context);
}

const CV_KINDS = new Set<Section["kind"]>([
  "work",
  "education",
  "skills",
  "languages",
  "certificates",
  "courses",
  "projects",
  "profile",
  "objective",
  "volunteer",
  "interests",
  "publications",
  "references",
  "strengths",
]);

/** Jobs and degrees that have a date and a name. */
const countEntries = ({ work = [], education = [] }: Resume) =>
  work.filter(({ startDate, endDate, name, position }) => (startDate || endDate) && (name || position)).length +
  education.filter(({ startDate, endDate, institution, studyType }) => (startDate || endDate) && (institution || studyType)).length;

const linesOf = (sections: readonly Section[]) => sections.flatMap(({ heading, lines }) => (heading ? [heading, ...lines] : lines));

const isTitled = (sections: readonly Section[], titlesIn = (text: string) => [text]) =>
  linesOf(sections)
    .slice(0, MAX_TITLE_LINES)
    .some(({ cells }) => cells.some(({ text }) => titlesIn(text).some(isDocumentTitle)));

/** "The surgeon – Curriculum vitae", "Bakers of Leith | CV": the title of a page that was printed from the web. */
const titlesInRow = (text: string) => text.split(/\s[|–—-]\s/u);

const isOffer = (sections: readonly Section[]) =>
  linesOf(sections).filter(({ text }) => OFFER_HEADINGS.test(text.trim())).length >= MIN_OFFER_HEADINGS;

/** "Films", "Shows" and "Print" over the credits of a make-up artist, or employers over prose without a date: headings in one style that no list knows. */
function hasHeadingsOfWork({ basics }: Resume, sections: readonly Section[], { body }: Context): boolean {
  const distinct = linesOf(sections).filter(({ style, text }) => !isProse(text) && isDistinct(style, text, body, false));
  const styles = Map.groupBy(distinct, ({ style, text }) => styleKey(style, text, { body, ocr: false }));
  const namesProfession = looksLikePosition(basics.label ?? "") >= MIN_ENTRY_LIKENESS;
  return [...styles.values()].some(
    (lines) =>
      lines.length >= MIN_UNKNOWN_HEADINGS && (namesProfession || lines.filter(({ text }) => namesEntry(text)).length >= MIN_ENTRIES),
  );
}

/** Lines with a period that is not within one year. */
const countPeriods = (sections: readonly Section[], { language }: Context) =>
  sections
    .flatMap(({ lines }) => lines)
    .filter(({ text }) =>
      findDateRanges(text, { language }).some(
        ({ start, end, ongoing, confidence }) =>
          confidence >= MIN_DATE_CONFIDENCE && (ongoing || (end !== undefined && end.slice(0, 4) !== start?.slice(0, 4))),
      ),
    ).length;
