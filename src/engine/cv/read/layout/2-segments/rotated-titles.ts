import { EM_ASCENT } from "../1-words/content.ts";
import { bottom, right, type Word } from "../1-words/words.ts";
import type { Segment } from "./segment.ts";
import { toSegments } from "./segments.ts";
import { LETTER_MIDDLE_EM, MAX_STRIP_EM, MAX_TURNED_TITLE_CHARACTERS, ROTATED_LEADING_EM } from "./thresholds.ts";
import { toSegment } from "./to-segment.ts";

/** Degrees clockwise of text that runs downwards, and of text that runs upwards. */
const [DOWNWARDS, UPWARDS] = [90, 270];
const VERTICAL = [DOWNWARDS, UPWARDS];

/** The rotated words of a page by their rotation, each group as if the page had been rotated until they are upright; `pageBox` keeps their box on the page. */
export function rotatedSegments(words: Word[]): Map<number, Segment[]> {
  const vertical = Map.groupBy(
    words.filter((word) => word.rotated !== undefined && !word.detached),
    (word) => word.rotated as number,
  );
  return new Map([...vertical].map(([degrees, group]) => [degrees, toSegments(group.map((word) => verticalWord(word, degrees)))]));
}

/**
 * Titles set upwards or downwards beside the blocks that they head, by page. Each becomes an upright line in the middle of its box. One alone
 * in a document is no title.
 */
export function rotatedTitles(pages: Word[][]): Segment[][] {
  if (!pages.some((words) => words.some((word) => word.rotated !== undefined))) return pages.map(() => []);
  const candidates = pages.flatMap((words, page) => {
    const upright = words.filter((word) => word.rotated === undefined && !word.detached);
    return VERTICAL.flatMap((degrees) => {
      const segments = rotatedSegments(words).get(degrees) ?? [];
      return segments
        .map((segment) => ({ page, degrees, title: asLine(segment) }))
        .filter(({ title }) => title.text.length <= MAX_TURNED_TITLE_CHARACTERS && isBesideText(title, upright))
        .map(({ title, ...candidate }) => ({ ...candidate, title: notBelow(title, upright) }));
    });
  });
  const strips = Map.groupBy(candidates, ({ degrees, title }) => `${degrees} ${title.styleKey}`);
  const titles = [...strips.values()].flatMap((strip) => {
    const start = Math.min(...strip.map(({ title }) => title.x));
    const aligned = strip.filter(({ title }) => title.x < start + MAX_STRIP_EM * title.size);
    return aligned.length > 1 ? aligned : [];
  });
  return pages.map((_, page) =>
    VERTICAL.flatMap((degrees) =>
      oneBelowTheOther(
        titles.filter((title) => title.page === page && title.degrees === degrees).map(({ title }) => title),
        degrees,
      ),
    ),
  );
}

function asLine(segment: Segment): Segment {
  const boxes = segment.words.map((word) => ({ box: word.pageBox ?? word.box }));
  const [top, foot] = [Math.min(...boxes.map(({ box }) => box.y)), Math.max(...boxes.map(bottom))];
  const baseline = (top + foot) / 2 + LETTER_MIDDLE_EM * segment.size;
  return {
    ...toSegment(segment.words),
    x: Math.min(...boxes.map(({ box }) => box.x)),
    right: Math.max(...boxes.map(right)),
    top,
    bottom: foot,
    baseline,
    rotated: true,
  };
}

/** A title may reach below the text beside it; its line stays beside the last line of that. */
function notBelow(title: Segment, upright: Word[]): Segment {
  const last = Math.max(...textBeside(title, upright).map((word) => word.baseline));
  return { ...title, baseline: Math.min(title.baseline, last) };
}

const textBeside = (title: Segment, upright: Word[]) => upright.filter((word) => word.baseline > title.top && word.box.y < title.bottom);

/** There is text on its right, and none on its left or over it. */
function isBesideText(title: Segment, upright: Word[]): boolean {
  const level = textBeside(title, upright);
  return level.length > 0 && level.every((word) => word.box.x > title.right - 1);
}

/** The lines of one rotated title stand side by side on the page; here they are put one below the other. */
function oneBelowTheOther(titles: Segment[], degrees: number): Segment[] {
  const out: Segment[] = [];
  for (const title of titles.toSorted((a, b) => (degrees === UPWARDS ? a.x - b.x : b.x - a.x))) {
    const before = out.filter((other) => other.top < title.bottom && other.bottom > title.top);
    const last = before.at(-1);
    out.push(last ? { ...title, baseline: last.baseline + ROTATED_LEADING_EM * title.size } : title);
  }
  return out;
}

function verticalWord(word: Word, degrees: number): Word {
  const angle = (-degrees * Math.PI) / 180;
  const x = word.box.x + word.box.width / 2;
  const y = word.box.y + word.box.height / 2;
  const length = Math.max(word.box.width, word.box.height);
  const centre = { x: x * Math.cos(angle) - y * Math.sin(angle), y: x * Math.sin(angle) + y * Math.cos(angle) };
  const { size } = word.style;
  const box = { page: word.box.page, x: centre.x - length / 2, y: centre.y - size / 2, width: length, height: size };
  return { ...word, box, pageBox: word.box, baseline: bottom({ box }) - (1 - EM_ASCENT) * size };
}
