import type { Box } from "../../../reading.ts";
import type { Rule } from "../1-words/content.ts";
import type { Row } from "../2-segments/rows.ts";
import type { Frame } from "./region.ts";
import {
  MAX_CARD_RATIO,
  MAX_CARD_SHIFT,
  MAX_FRAME_THICKNESS,
  MAX_ROUNDED_CORNERS,
  MIN_CARD_HEIGHT,
  MIN_CARD_WIDTH,
  MIN_CARDS_BESIDE_RATIO,
} from "./thresholds.ts";

/** For a grid of cards (boxes of text): the first and last rows of text of each row of cards. Empty where boxes are in no grid. */
export function cardRows(rows: Row[], frame: Frame): number[] {
  const cards = frame.boxes.filter((box) => box.width < MAX_CARD_RATIO * (frame.right - frame.left) && rows.some((row) => isIn(row, box)));
  const groups = cards.reduce<Box[][]>((found, card) => {
    const group = found.find(([first]) => first && Math.abs(first.y - card.y) < MAX_CARD_SHIFT);
    if (group) group.push(card);
    else found.push([card]);
    return found;
  }, []);
  const beside = groups.filter((group) => group.some((card) => card.x > (group[0] as Box).x + MIN_CARD_WIDTH));
  if (beside.length < 2 || beside.flat().length < MIN_CARDS_BESIDE_RATIO * cards.length) return [];
  return groups.flatMap((group) =>
    [Math.min(...group.map(({ y }) => y)), Math.max(...group.map((card) => card.y + card.height))].map((edge) =>
      rows.findIndex((row) => row.baseline > edge),
    ),
  );
}

const isIn = (row: Row, box: Box) =>
  row.baseline > box.y &&
  row.baseline < box.y + box.height &&
  row.segments.some((segment) => segment.x > box.x - 1 && segment.right < box.x + box.width + 1);

/** Filled areas, and frames drawn as lines: by their vertical sides. */
export function boxesOf(rules: Rule[]): Box[] {
  const areas = rules.flatMap(({ box }) => (box.width >= MIN_CARD_WIDTH && box.height >= MIN_CARD_HEIGHT ? [box] : []));
  const sides = rules.flatMap(({ box }) =>
    box.width < MAX_FRAME_THICKNESS && box.height >= MIN_CARD_HEIGHT - MAX_ROUNDED_CORNERS ? [box] : [],
  );
  const frames = [...Map.groupBy(sides, ({ y, height }) => `${Math.round(y)} ${Math.round(height)}`).values()].flatMap((group) => {
    const ordered = group.toSorted((a, b) => a.x - b.x);
    return ordered.flatMap((side, index) => {
      const other = index % 2 === 0 ? ordered[index + 1] : undefined;
      return other && other.x - side.x >= MIN_CARD_WIDTH ? [{ ...side, width: other.x - side.x }] : [];
    });
  });
  return [...areas, ...frames];
}
