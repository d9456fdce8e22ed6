import { EM_ASCENT } from "../1-words/content.ts";
import { bottom, right, type Word } from "../1-words/words.ts";
import type { Segment } from "./segment.ts";
import { toSegments } from "./segments.ts";
import { LETTER_MIDDLE_EM, MAX_STRIP_EM, MAX_TURNED_HEADING_CHARACTERS, ROTATED_LEADING_EM } from "./thresholds.ts";
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
 * Headings set upwards or downwards beside the blocks that they head, by page. Each becomes an upright line in the middle of its box. One alone
 * in a document is no heading.
 */
export function rotatedHeadings(pages: Word[][]): Segment[][] {
  if (!pages.some((words) => words.some((word) => word.rotated !== undefined))) return pages.map(() => []);
  const candidates = pages.flatMap((words, page) => {
    const upright = words.filter((word) => word.rotated === undefined && !word.detached);
    return VERTICAL.flatMap((degrees) => {
      const segments = rotatedSegments(words).get(degrees) ?? [];
      return segments
        .map((segment) => ({ page, degrees, heading: asLine(segment) }))
        .filter(({ heading }) => heading.text.length <= MAX_TURNED_HEADING_CHARACTERS && isBesideText(heading, upright))
        .map(({ heading, ...candidate }) => ({ ...candidate, heading: notBelow(heading, upright) }));
    });
  });
  const strips = Map.groupBy(candidates, ({ degrees, heading }) => `${degrees} ${heading.styleKey}`);
  const headings = [...strips.values()].flatMap((strip) => {
    const start = Math.min(...strip.map(({ heading }) => heading.x));
    const aligned = strip.filter(({ heading }) => heading.x < start + MAX_STRIP_EM * heading.size);
    return aligned.length > 1 ? aligned : [];
  });
  return pages.map((_, page) =>
    VERTICAL.flatMap((degrees) =>
      oneBelowTheOther(
        headings.filter((heading) => heading.page === page && heading.degrees === degrees).map(({ heading }) => heading),
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

/** A heading may reach below the text beside it; its line stays beside the last line of that. */
function notBelow(heading: Segment, upright: Word[]): Segment {
  const last = Math.max(...textBeside(heading, upright).map((word) => word.baseline));
  return { ...heading, baseline: Math.min(heading.baseline, last) };
}

const textBeside = (heading: Segment, upright: Word[]) =>
  upright.filter((word) => word.baseline > heading.top && word.box.y < heading.bottom);

/** There is text on its right, and none on its left or over it. */
function isBesideText(heading: Segment, upright: Word[]): boolean {
  const level = textBeside(heading, upright);
  return level.length > 0 && level.every((word) => word.box.x > heading.right - 1);
}

/** The lines of one rotated heading stand side by side on the page; here they are put one below the other. */
function oneBelowTheOther(headings: Segment[], degrees: number): Segment[] {
  const out: Segment[] = [];
  for (const heading of headings.toSorted((a, b) => (degrees === UPWARDS ? a.x - b.x : b.x - a.x))) {
    const before = out.filter((other) => other.top < heading.bottom && other.bottom > heading.top);
    const last = before.at(-1);
    out.push(last ? { ...heading, baseline: last.baseline + ROTATED_LEADING_EM * heading.size } : heading);
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
