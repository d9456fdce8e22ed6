import type { Box, SetAside } from "../../../reading.ts";
import { around } from "../1-words/around.ts";
import { median } from "../1-words/words.ts";
import type { Segment } from "../2-segments/segment.ts";
import {
  MAX_BESIDE_LABEL_EM,
  MAX_EDGE_RATIO,
  MAX_FAX_EDGE_RATIO,
  MAX_FOOTER_EM,
  MAX_LABEL_GAP_EM,
  MAX_LABEL_SHIFT,
  MAX_LABEL_STEP_EM,
  MAX_LOOSE_FOOTER_RATIO,
  MAX_PLACE_SHIFT,
  MAX_ROW_SHIFT_EM,
  MAX_SIZE_DIFFERENCE,
  MAX_WIDE_MARGIN_RATIO,
  MIN_FOOTER_GAP_EM,
  MIN_LOOSE_FOOTER_GAP_EM,
  MIN_NUMBER_GAP,
  MIN_SMALLER,
  MIN_TEXTS_ABOVE,
  MIN_TITLES_WITHIN_RATIO,
} from "./thresholds.ts";

/** "3", "Page 3 of 4", "- 3 -", "第3页": numbers, with nothing but words for "page" and "of" around them. */
const PAGE_NUMBER =
  /^[\s\-–—|·•([]*(?:(?:page|seite|pagina|página|pág\.?|pag\.?|strona|str\.?|sivu|sida|side|oldal|strana|stránka|s\.|p\.|pg\.?|blatt|стр\.?|страница|сторінка|стор\.?|σελίδα|σελ\.?|صفحة|第)\s*)?\d{1,3}\s*(?:页|頁|ページ)?(?:\s*(?:\/|of|von|de|di|van|z|ze|sur|af|av|iz|из|з|από|من|\|)\s*\d{1,3})?[\s\-–—|·•)\].]*$/iu;

export type PageSegments = { page: number; width: number; height: number; ocr?: boolean; segments: Segment[] };

/**
 * Takes running headers and footers out of the pages: page numbers, and text that is repeated at the same place of several pages. The first copy
 * of a repeated text is kept, as header, footer or where it was: it may be the candidate's name or address.
 */
export function takeHeadersAndFooters(pages: PageSegments[]): {
  pages: PageSegments[];
  header: Segment[];
  footer: Segment[];
  setAside: SetAside[];
} {
  const furniture: Furniture = { header: [], footer: [], setAside: [], taken: new Set() };
  const closing = new Set(pages.flatMap(closingRows));
  putAside(furniture, pageNumbers(pages, closing), "page_number");
  putAside(furniture, pages.flatMap(faxLine), "fax_line");
  putAside(furniture, pages.flatMap(browserLines), "browser_line");
  takeRepeated(furniture, pages, closing);
  putAside(furniture, continuedHeaders(pages, furniture.taken), "repeated");
  takeLooseFooters(furniture, pages);
  const { taken, ...found } = furniture;
  return { pages: pages.map((page) => without(taken, page)), ...found };
}

/** What is taken out of the pages: text that is kept as header or footer of the document, and text that is set aside. */
type Furniture = { header: Segment[]; footer: Segment[]; setAside: SetAside[]; taken: Set<Segment> };

function putAside({ setAside, taken }: Furniture, segments: Segment[], reason: SetAside["reason"]) {
  for (const segment of segments) {
    taken.add(segment);
    setAside.push({ text: segment.text, reason, box: boxOf(segment) });
  }
}

const without = (taken: ReadonlySet<Segment>, page: PageSegments): PageSegments => ({
  ...page,
  segments: page.segments.filter((segment) => !taken.has(segment)),
});

function pageNumbers(pages: PageSegments[], closing: ReadonlySet<Segment>): Segment[] {
  const topWords = new Set((pages[0] ? topRow(pages[0]) : []).flatMap(({ text }) => wordsOf(text)));
  return pages.flatMap((page) =>
    page.segments.filter((segment) => isPageNumber(segment, page) || (closing.has(segment) && isClosingNumber(segment, topWords))),
  );
}

/** The first copy of a text that pages share is kept, the others are set aside. */
function takeRepeated(furniture: Furniture, pages: PageSegments[], closing: ReadonlySet<Segment>) {
  const { header, footer, taken } = furniture;
  for (const [first, ...copies] of repeatedSegments(pages, taken, closing) as [Segment, ...Segment[]][]) {
    putAside(furniture, copies, "repeated");
    const page = pages.find(({ page }) => page === first.page) as PageSegments;
    const place = isFooterPlace(first, page) || closing.has(first) ? footer : isHeaderPlace(first, page) ? header : undefined;
    if (!place) continue;
    taken.add(first);
    place.push(first);
  }
}

function takeLooseFooters({ footer, taken }: Furniture, pages: PageSegments[]) {
  for (const page of pages) {
    const left = without(taken, page);
    for (const segment of new Set([...looseFooter(left), ...(pages.length === 1 ? contactFooter(left) : [])])) {
      taken.add(segment);
      footer.push(segment);
    }
  }
}

const isAtEdge = (segment: Segment, page: PageSegments) => isHeaderPlace(segment, page) || isFooterPlace(segment, page);

/** The last rows of a page whose lower margin is wide, as LaTeX sets it, if they are well apart from the text above: one row, or a few with contact data. */
function closingRows({ segments, height }: PageSegments): Segment[] {
  const lowest = segments.reduce((last: Segment | undefined, one) => (last && last.baseline >= one.baseline ? last : one), undefined);
  if (!lowest || lowest.baseline < (1 - MAX_WIDE_MARGIN_RATIO) * height) return [];
  const row = segments.filter(({ baseline }) => lowest.baseline - baseline < MAX_ROW_SHIFT_EM * lowest.size);
  if (isApart(row, segments, lowest.size)) return row;
  const block = segments.filter(({ baseline }) => lowest.baseline - baseline < MAX_FOOTER_EM * lowest.size);
  return block.some(({ text }) => CONTACT.test(text)) && isApart(block, segments, MIN_FOOTER_GAP_EM * lowest.size) ? block : [];
}

function isApart(rows: Segment[], segments: Segment[], gap: number): boolean {
  const top = Math.min(...rows.map((segment) => segment.top));
  const own = new Set(rows);
  return segments.every((other) => own.has(other) || other.baseline < top - gap);
}

/** In the last row of a page that has a wide lower margin: the number of the page alone, "1/2", or a name and the number. */
const isClosingNumber = (segment: Segment, topWords: ReadonlySet<string>) =>
  segment.text === String(segment.page) || PAGE_OF_PAGES.test(segment.text) || isNameAndNumber(segment, topWords);

/** "1/2": on no line of a CV but with other words around it. */
const PAGE_OF_PAGES = /^\d{1,2}\s?\/\s?\d{1,2}$/;

/** "Nowak - 1" at the foot of the page: words of the first row of the document, which has the name, and the number of the page. */
function isNameAndNumber({ text, page }: Segment, topWords: ReadonlySet<string>): boolean {
  const [name, number] = /^(.*\p{L}[.\s]*)[\s–—|·•-]+(\d{1,2})$/u.exec(text)?.slice(1) ?? [];
  return name !== undefined && Number(number) === page && wordsOf(name).every((word) => topWords.has(word));
}

function isPageNumber(segment: Segment, page: PageSegments): boolean {
  if (!isAtEdge(segment, page) || !PAGE_NUMBER.test(segment.text)) return false;
  // A bare number must stand alone at the very edge of the text.
  const beyond = page.segments.filter(
    (other) => other !== segment && Math.abs(other.baseline - segment.baseline) < MAX_ROW_SHIFT_EM * segment.size,
  );
  const isOutermost =
    page.segments.every((other) => other.baseline <= segment.baseline + segment.size) ||
    page.segments.every((other) => other.baseline >= segment.baseline - segment.size);
  return (
    isOutermost &&
    (beyond.length === 0 || /\D{2}|\//.test(segment.text) || beyond.every((other) => Math.abs(other.x - segment.right) > MIN_NUMBER_GAP))
  );
}

/**
 * The header line that a fax machine prints on the upper edge of a page: date, time, the sender's number, the page number. Only a scan has one.
 * Its telephone number is not the candidate's. A line with a mail or web address is not a fax line.
 */
function faxLine(page: PageSegments): Segment[] {
  if (!page.ocr) return [];
  const edge = page.segments.filter((segment) => segment.baseline < MAX_FAX_EDGE_RATIO * page.height);
  const text = edge.map((segment) => segment.text).join(" ");
  return [FAX_TIME, FAX_DATE, FAX_MARK].every((pattern) => pattern.test(text)) && !URL_OR_EMAIL.test(text) ? edge : [];
}

const FAX_TIME = /(?<!\d)\d{1,2}:\d{2}(?!\d)/;
const FAX_DATE = /(?:19|20)\d\d|\d{1,2}[./-]\d{1,2}[./-]\d\d/;
const URL_OR_EMAIL = /@|www\.|https?:/i;
const FAX_MARK = /\b(?:FAX|Fax)\b|\b[PS](?:age|eite)?\.? ?\d{1,3}(?:\/\d{1,3})?\b/;

/**
 * What a browser prints at the edges of a page: the time of printing with the title of the page above, the path of a file below. The address of a website
 * stays: it may be the candidate's.
 */
function browserLines(page: PageSegments): Segment[] {
  const top = topRow(page).toSorted((a, b) => a.x - b.x);
  const isHeader = top[0] !== undefined && isHeaderPlace(top[0], page) && PRINTED_AT.test(top[0].text);
  const paths = page.segments.filter((segment) => isFooterPlace(segment, page) && /^file:\/\/\/\S+$/.test(segment.text));
  return [...(isHeader ? top : []), ...paths];
}

/** "11/26/26, 5:40 PM", "26.11.2026, 17:40" */
const PRINTED_AT = /^\d{1,4}[./-]\d{1,2}[./-]\d{2,4},? \d{1,2}:\d{2}(?: ?[AP]M)?$/i;

/** Segments at the upper and lower edge that have the same text, page numbers aside, at the same place of two or more pages. */
function repeatedSegments(pages: PageSegments[], taken: ReadonlySet<Segment>, closing: ReadonlySet<Segment>): Segment[][] {
  if (pages.length < 2) return [];
  const groups: Segment[][] = [];
  const byText = new Map<string, { segment: Segment; page: PageSegments }[]>();
  for (const page of pages) {
    const number = new RegExp(`\\b${page.page}\\b`, "g");
    for (const segment of page.segments)
      if (!taken.has(segment) && (isAtEdge(segment, page) || closing.has(segment))) {
        const key = segment.text.replaceAll(number, "#");
        byText.set(key, [...(byText.get(key) ?? []), { segment, page }]);
      }
  }
  for (const same of byText.values()) {
    while (same.length > 1) {
      const [first, ...others] = same.splice(0, 1).concat(same);
      const copies = others.filter(
        (other) => other.segment.page !== first?.segment.page && first && isSamePlace(first.segment, other.segment),
      );
      for (const copy of copies) same.splice(same.indexOf(copy), 1);
      if (first && copies.length > 0) groups.push([first.segment, ...copies.map((copy) => copy.segment)]);
    }
  }
  const repeated = new Set(groups.flat());
  return groups.filter(
    (group) => !areLabels(group, pages, (other) => repeated.has(other) || taken.has(other)) && !areTitles(group, pages, closing),
  );
}

/**
 * Running headers that differ from the head of the first page: "Ada Brandt • ada@example.com    2" above the text of later pages, where the first page
 * prints the same name and address large. So is the outermost row of a page all of whose words were printed on the first page, if it has contact data or
 * stands beside a page number.
 */
function continuedHeaders([first, ...later]: PageSegments[], taken: ReadonlySet<Segment>): Segment[] {
  if (!first || later.length === 0) return [];
  const known = new Set(first.segments.flatMap(({ text }) => wordsOf(text)));
  return later.flatMap((page) => {
    const row = topRow(page);
    const kept = row.filter((segment) => !taken.has(segment));
    const isHeader = kept.length > 0 && (kept.length < row.length || CONTACT.test(kept.map(({ text }) => text).join(" ")));
    return isHeader && kept.every((segment) => isHeaderPlace(segment, page) && wordsOf(segment.text).every((word) => known.has(word)))
      ? kept
      : [];
  });
}

const topRow = ({ segments }: PageSegments): Segment[] => {
  const top = Math.min(...segments.map(({ baseline }) => baseline));
  return segments.filter(({ baseline, size }) => baseline - top < MAX_ROW_SHIFT_EM * size);
};

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** An address of mail or web, or digits enough for a telephone number. */
const CONTACT = /@|www\.|https?:|(?:\d[\s()./-]*){7}/i;

/** "Consultant" where several pages happen to begin with a job: the same text is within pages too, in the same column and size. */
function areTitles([first, ...copies]: Segment[], pages: PageSegments[], closing: ReadonlySet<Segment>): boolean {
  if (!first) return false;
  const isSame = ({ text, x, size }: Segment) =>
    text === first.text && Math.abs(x - first.x) < MAX_PLACE_SHIFT && Math.abs(size - first.size) < MAX_SIZE_DIFFERENCE;
  const within = pages.flatMap((page) =>
    page.segments.filter((segment) => isSame(segment) && !isAtEdge(segment, page) && !closing.has(segment)),
  );
  return within.length >= MIN_TITLES_WITHIN_RATIO * (copies.length + 1);
}

/** "Client", a label in a table at the top of each page: the value beside it, or directly below it, differs from page to page. */
function areLabels(group: Segment[], pages: PageSegments[], isFurniture: (segment: Segment) => boolean): boolean {
  const isBeside = (label: Segment, value: Segment) =>
    Math.abs(value.baseline - label.baseline) < MAX_BESIDE_LABEL_EM * label.size &&
    value.x > label.right &&
    value.x - label.right < MAX_LABEL_GAP_EM * label.size;
  const isUnder = (label: Segment, value: Segment) =>
    value.baseline > label.baseline &&
    value.baseline - label.baseline < MAX_LABEL_STEP_EM * value.size &&
    Math.abs(value.x - label.x) < MAX_LABEL_SHIFT &&
    value.size > label.size;
  const hasValue = (at: typeof isBeside) => (label: Segment) =>
    pages.find(({ page }) => page === label.page)?.segments.some((other) => at(label, other) && !isFurniture(other)) === true;
  return group.every(hasValue(isBeside)) || group.every(hasValue(isUnder));
}

const isSamePlace = (a: Segment, b: Segment) =>
  Math.abs(a.baseline - b.baseline) < MAX_PLACE_SHIFT &&
  Math.abs(a.size - b.size) < MAX_SIZE_DIFFERENCE &&
  [a.x - b.x, a.right - b.right, (a.x + a.right - b.x - b.right) / 2].some((shift) => Math.abs(shift) < MAX_PLACE_SHIFT);

/** A footer of one page only: small text at the very bottom, well below the rest. */
function looseFooter({ segments, height }: PageSegments): Segment[] {
  const isLow = ({ baseline }: Segment) => baseline > (1 - MAX_LOOSE_FOOTER_RATIO) * height;
  const low = segments.filter(isLow);
  if (low.length === 0) return [];
  const text = segments.filter((segment) => !isLow(segment));
  const top = Math.min(...low.map((segment) => segment.top));
  const size = median(text.map((segment) => segment.size));
  const isApart = text.every((segment) => segment.bottom < top - MIN_LOOSE_FOOTER_GAP_EM * segment.size);
  return text.length >= MIN_TEXTS_ABOVE && isApart && low.every((segment) => segment.size < size - MIN_SMALLER) ? low : [];
}

/** Rows with contact data in the middle of the lower margin of a page, in one style that no other text of it has. */
function contactFooter(page: PageSegments): Segment[] {
  const rows = closingRows(page);
  const [style] = rows.map(({ styleKey }) => styleKey);
  const own = new Set(rows);
  const others = page.segments.filter((segment) => !own.has(segment));
  const isOwn = rows.every(({ styleKey }) => styleKey === style) && others.every(({ styleKey }) => styleKey !== style);
  const middle = (Math.min(...rows.map(({ x }) => x)) + Math.max(...rows.map(({ right }) => right))) / 2;
  const isCentred = rows.every(({ size }) => Math.abs(middle - page.width / 2) < size);
  return others.length >= MIN_TEXTS_ABOVE && isOwn && isCentred && rows.some(({ text }) => CONTACT.test(text)) ? rows : [];
}

const isFooterPlace = (segment: Segment, page: PageSegments) => segment.baseline > (1 - MAX_EDGE_RATIO) * page.height;
const isHeaderPlace = (segment: Segment, page: PageSegments) => segment.baseline < MAX_EDGE_RATIO * page.height;

export function boxOf(segment: Segment): Box {
  if (segment.words.some((word) => word.pageBox)) return segment.words.flatMap((word) => word.pageBox ?? []).reduce(around);
  const { page, x, top: y } = segment;
  return { page, x, y, width: segment.right - x, height: segment.bottom - y };
}
