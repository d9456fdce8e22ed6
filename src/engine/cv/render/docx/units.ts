import { BorderStyle } from "docx";
import type { Template } from "../template/template.ts";
import { PAGE_SIZES } from "../typography/measure.ts";

/** Word measures in twips (1/20 pt), half-points and eighths of a point. */
export const mm = (millimetres: number) => Math.round((millimetres * 1440) / 25.4);
export const pt = (points: number) => Math.round(points * 20);
export const half = (points: number) => Math.round(points * 2);
/** A colour as Word writes it, without "#". */
export const hex = (color: string) => color.slice(1).toUpperCase();

/** Width between the margins in millimetres. */
export const textWidth = ({ page }: Template): number => PAGE_SIZES[page.size].width - page.margins.left - page.margins.right;

const NONE = { style: BorderStyle.NONE, size: 0, color: "auto" } as const;
export const NO_BORDERS = { top: NONE, bottom: NONE, left: NONE, right: NONE, insideHorizontal: NONE, insideVertical: NONE };
export const NO_CELL_BORDERS = { top: NONE, bottom: NONE, end: NONE };
const line = (color: string) => ({ style: BorderStyle.SINGLE, size: 4, color: hex(color) });
export const LINE_BORDERS = (color: string) => ({ ...NO_BORDERS, top: line(color), bottom: line(color), insideHorizontal: line(color) });
export function frameBorders(color: string) {
  const side = { style: BorderStyle.SINGLE, size: 8, color: hex(color) };
  return { ...NO_BORDERS, top: side, bottom: side, left: side, right: side };
}
export const bandBorders = (color: string) => ({ ...NO_BORDERS, bottom: line(color) });
