import { refusal } from "../../contract/errors.ts";
import type { Resume } from "../../contract/resume.ts";
import type { Line, Message, Reading } from "../reading.ts";
import { clearMemoized } from "../text/memoize.ts";
import { apartFromContents } from "./1-document/contents.ts";
import type { Context } from "./1-document/context.ts";
import { describeDocument } from "./1-document/describe-document.ts";
import { parseEuropass } from "./1-document/europass.ts";
import { apartFromLetter } from "./1-document/letter.ts";
import { withLevels } from "./1-document/misread-levels.ts";
import { readPhoto } from "./1-document/photo.ts";
import { toRow } from "./1-document/row.ts";
import { withoutSpacedLabels } from "./1-document/spaced-labels.ts";
import { withLatinCommas } from "./1-document/usual-characters/arabic-commas.ts";
import { withUsualSeparators } from "./1-document/usual-characters/separators.ts";
import { resolveKinds } from "./2-sections/kinds/resolve-kinds.ts";
import { joinStackedPeriods } from "./2-sections/lines/stacked-periods.ts";
import { readYearTables } from "./2-sections/lines/year-tables.ts";
import type { Section } from "./2-sections/section.ts";
import { splitSections } from "./2-sections/split-sections.ts";
import { segmentEntries } from "./3-entries/division/entries.ts";
import { joinLoneDates } from "./3-entries/division/lone-dates.ts";
import { withEmbedded } from "./5-coverage/embedded-values.ts";
import { describeResume } from "./6-confidence/describe-values.ts";
import { isCv } from "./is-cv.ts";
import { forgetHeadings, type TaughtHeadings, teachHeadings } from "./lexicon/headings/taught-headings.ts";
import { languageTagOf } from "./lexicon/languages/language-tags.ts";
import { readSections } from "./read-sections.ts";
import { looksLikeCompany, looksLikeDegree, looksLikeInstitution, looksLikePosition } from "./recognisers/degrees.ts";

/**
 * Reads a CV's meaning out of what is printed. Every value is text of the CV (dates alone are normalised), every text that no field takes
 * ends in `additional`. `words.headings` are headings that the agency has taught: such a line opens its section, whatever else speaks against it.
 * Throws AppError `not_a_cv` for a document that has none of a CV's parts.
 */
export function parseResume(reading: Reading, { headings = [] }: ParseWords = {}): { resume: Resume; messages: Message[] } {
  try {
    return { resume: toResume(reading, headings), messages: reading.messages };
  } finally {
    forgetHeadings();
    clearMemoized();
  }
}

type ParseWords = { headings?: TaughtHeadings };

function toResume(read: Reading, headings: TaughtHeadings): Resume {
  const separators = withUsualSeparators(read);
  const commas = withLatinCommas(separators.reading);
  return separators.restore(commas.restore(parseReading(commas.reading, headings)));
}

/** The stages in their order, from lines to a Resume that says of each value where it stands and how sure it is. */
function parseReading(read: Reading, headings: TaughtHeadings): Resume {
  const reading = withLevels({ ...read, lines: withoutSpacedLabels(read.lines) });
  const context = describeDocument(reading);
  teachHeadings(headings, languageTagOf(context.language));
  const sections = toSections(reading.lines, context);
  const printed = readSections(sections, context);
  const embedded = reading.embedded && parseEuropass(reading.embedded.xml);
  const draft = embedded ? withEmbedded(printed, embedded, sections, context) : printed;
  if (!isCv(sections, draft, context)) throw refusal("not_a_cv");
  draft.basics.image = readPhoto(reading.images);
  return describeResume(draft, reading, context);
}

/** The sections of the CV in reading order, then the text of the file that accompanies it. */
function toSections(printed: readonly Line[], context: Context): Section[] {
  const { lines: withoutLetter, letter } = apartFromLetter(readYearTables(printed));
  const { lines, title, contents } = apartFromContents(withoutLetter);
  const found = resolveKinds(splitSections(joinStackedPeriods(lines, context), context), context);
  const sections = joinLoneDates(found, (section) => countEntries(section, context), context);
  const accompanying = (heading: string, own: readonly Line[]): Section[] =>
    own.length > 0 ? [{ kind: "accompanying", kinds: [], title: heading, lines: [...own] }] : [];
  return [...sections, ...accompanying(title, contents), ...accompanying("", letter)];
}

/** How many jobs or schools a section without dates has. */
function countEntries({ kind, lines }: Section, context: Context): number {
  const roles = kind === "education" ? [looksLikeDegree, looksLikeInstitution] : [looksLikePosition, looksLikeCompany];
  const rows = lines.map((line) => toRow(line, context));
  return segmentEntries(rows, { roles }).length;
}
