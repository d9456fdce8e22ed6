/** Text of body size needs this contrast to its ground (WCAG 2.2, success criterion 1.4.3). */
export const MIN_TEXT_CONTRAST = 4.5;

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

/** A colour on the way from one to another: 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [rgbOf(from), rgbOf(to)];
  return `#${a.map((channel, index) => hexByte(channel + ((b[index] as number) - channel) * share)).join("")}`;
}

const hexByte = (value: number) => Math.round(value).toString(16).padStart(2, "0");
const rgbOf = (color: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as Rgb;
