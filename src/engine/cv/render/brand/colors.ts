import type { Colors } from "../template/template.ts";
import { BAND_TINT, LINE_TINT, MIN_TEXT_CONTRAST } from "./thresholds.ts";

type Rgb = [red: number, green: number, blue: number];
const WHITE = "#ffffff";
const BLACK = "#000000";

/** Contrast of two colours, from 1 (none) to 21 (black on white): WCAG 2.2, "contrast ratio" and "relative luminance". Colours are `#rrggbb`. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red, green, blue] = rgbOf(color).map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Whether text of body size in this colour can be read on white paper. */
export const isReadable = (color: string): boolean => contrast(color, WHITE) >= MIN_TEXT_CONTRAST;

/** The colour itself where it can be read on white, else the nearest darker one that can: `#ffd400` becomes a dark mustard. */
export function readable(color: string): string {
  for (let percent = 0; percent < 100; percent++) {
    const darker = mix(color, BLACK, percent / 100);
    if (isReadable(darker)) return darker;
  }
  return BLACK;
}

/**
 * All colours of a style from those of a brand. Marks and rules have the accent; text in a light accent, which nobody could read, is set in the main
 * colour. Fills and lines are tints of the main colour.
 */
export function brandColors({ primary, accent = primary, text }: { primary: string; accent?: string; text?: string }, own: Colors): Colors {
  return {
    ...own,
    primary,
    accent,
    accentText: isReadable(accent) ? accent : primary,
    text: text ?? own.text,
    line: mix(primary, WHITE, LINE_TINT),
    band: mix(primary, WHITE, BAND_TINT),
    onPrimary: WHITE,
  };
}

/** A colour on the way from one to another: 0 is the first, 1 the second. */
function mix(from: string, to: string, share: number): string {
  const [a, b] = [rgbOf(from), rgbOf(to)];
  return `#${a.map((channel, index) => hexByte(channel + ((b[index] as number) - channel) * share)).join("")}`;
}

const hexByte = (value: number) => Math.round(value).toString(16).padStart(2, "0");
const rgbOf = (color: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as Rgb;
