import type { Rule } from "../../layout/1-words/content.ts";
import type { Area } from "./paths.ts";

const PAPER = "#ffffff";

/** The colour on the page in the middle of an area; "" where it is not known. */
export function backgroundAt({ x, y, width, height }: Area, rules: Rule[]): string {
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const under = rules.findLast(
    ({ box }) => middleX >= box.x && middleX <= box.x + box.width && middleY >= box.y && middleY <= box.y + box.height,
  );
  return under ? under.fill : PAPER;
}

/** The colour of paint of some opacity on a background (ISO 32000-2, 11.3.3); "" where one of the colours is not known. */
export function blended(color: string, background: string, alpha: number): string {
  if (!/^#[\da-f]{6}$/i.test(color) || !/^#[\da-f]{6}$/i.test(background)) return "";
  const channels = [1, 3, 5].map((at) => {
    const [over, under] = [color, background].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number];
    return Math.round(alpha * over + (1 - alpha) * under);
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}
