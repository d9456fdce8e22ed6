import type { SetAside } from "../../../reading.ts";
import { backgroundTest, coverTest } from "./background.ts";
import type { PageContent, PositionedRun } from "./content.ts";
import { DrawnTwice, makesBold } from "./drawn-twice.ts";
import { withEmptyMarks } from "./ratings.ts";
import { isIcon, isUnmapped, networkOf, symbolText } from "./symbols.ts";
import { cleanText } from "./text.ts";
import {
  MAX_PALE_OPACITY,
  MIN_LEGIBLE_POINTS,
  MIN_PALE_WIDTH_RATIO,
  MIN_SCAN_RATIO,
  MIN_SLANT_DEGREES,
  MIN_SLANTED_WIDTH_RATIO,
  MIN_WATERMARK_SIZE,
} from "./thresholds.ts";
import { right, type Word } from "./words.ts";

/** Splits the runs of a page into visible words and hidden text, which is set aside with its reason. Cleans the text of the words. */
export function visibleWords(page: PageContent): { words: Word[]; setAside: SetAside[] } {
  const setAside: SetAside[] = [];
  const words: Word[] = [];
  const drawn = new DrawnTwice();
  const isRule = ruleTest(page);
  const details = new Map(hiddenRuns(page).map(({ run, detail }) => [run, detail]));
  for (const run of page.runs) {
    if (details.has(run)) continue;
    const bullet = symbolText(run);
    const text = bullet ?? (isUnmapped(run.text) ? "•" : cleanText(run.text));
    if (isWatermark(run, page)) setAside.push({ text, reason: "watermark", box: run.box });
    else if (isRule(text)) setAside.push({ text, reason: "decoration", box: run.box });
    else if (!bullet && isIcon(run, text)) {
      words.push({ ...run, text: "", icon: true, network: networkOf(run) });
      if (text) setAside.push({ text, reason: "decoration", box: run.box });
    } else if (text.trim() === "") continue;
    else {
      const earlier = drawn.before(run, text);
      if (!earlier) words.push(text === run.text ? run : { ...run, text });
      else {
        setAside.push({ text, reason: "duplicate", box: run.box });
        if (makesBold(run, earlier)) earlier.style.bold = true;
      }
    }
  }
  for (const [run, detail] of details) {
    const text = cleanText(run.text);
    // Where the same text is visible at the same place, as over a white outline of it, nothing is hidden.
    if (drawn.find(run, text)) setAside.push({ text, reason: "duplicate", box: run.box });
    else setAside.push({ text, reason: "hidden", box: run.box, detail });
  }
  return { words: withEmptyMarks(words), setAside: setAside.filter((entry) => entry.text.trim() !== "") };
}

/** "ㅡ" over the titles of a template of Google Docs is a line drawn with a sign. On a page with Korean text it is a letter or a dash. */
function ruleTest({ runs }: PageContent): (text: string) => boolean {
  const isKorean = runs.some(({ text }) => /[가-힣]/u.test(text));
  return (text) => !isKorean && text.trim() === "ㅡ";
}

/** The hidden runs, as far as the operators of the page tell, each with the reason. */
export function hiddenRuns(page: PageContent): { run: PositionedRun; detail: string }[] {
  const isScan = coveredByImages(page);
  const tests = { hasColorOfBackground: backgroundTest(page), isCovered: coverTest(page) };
  return page.runs.flatMap((run) => {
    const detail = hiddenReason(run, page, isScan, tests);
    return detail ? [{ run, detail }] : [];
  });
}

type Tests = { hasColorOfBackground: (run: PositionedRun) => boolean; isCovered: (run: PositionedRun) => boolean };

function hiddenReason(run: PositionedRun, page: PageContent, isScan: boolean, tests: Tests): string | undefined {
  // The invisible text over a scanned page is its OCR text layer.
  if (run.hidden && !(isScan && run.hidden === "drawn invisibly")) return run.hidden;
  if (run.style.size < MIN_LEGIBLE_POINTS) return "too small to be read";
  if (right(run) < 1 || run.box.x > page.width - 1 || run.baseline < 1 || run.box.y > page.height - 1) return "off the page";
  if (run.hidden || run.isSeen) return undefined;
  if (tests.hasColorOfBackground(run)) return "in the colour of its background";
  return tests.isCovered(run) ? "covered" : undefined;
}

/** A scan: one image or strips of images cover more than half of the page. */
function coveredByImages({ images, width, height }: PageContent): boolean {
  return images.reduce((sum, { box }) => sum + box.width * box.height, 0) > MIN_SCAN_RATIO * width * height;
}

/** A watermark across the page: large and slanted, or very large and pale, as "DRAFT". */
function isWatermark(run: PositionedRun, page: PageContent): boolean {
  const width = run.box.width / page.width;
  const slant = (run.rotated ?? 0) % 90;
  if (slant > MIN_SLANT_DEGREES && slant < 90 - MIN_SLANT_DEGREES) return width > MIN_SLANTED_WIDTH_RATIO;
  return (run.opacity ?? 1) < MAX_PALE_OPACITY && run.style.size > MIN_WATERMARK_SIZE && width > MIN_PALE_WIDTH_RATIO;
}
