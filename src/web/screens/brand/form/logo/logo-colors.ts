/** Pixels that are looked at on the longer side of a logo: its colours are the same when it is small. Unit: pixels. */
export const LOOKED_AT_PIXELS = 96;
/** A pixel that is fainter belongs to the edge of a shape, and has the colour of no shape. Unit: alpha, 0 to 255. */
const MIN_ALPHA = 200;
/** Below it a colour is a grey, such as that of most lettering. Unit: difference of the strongest and the weakest channel, 0 to 255. */
const MIN_SATURATION = 40;
/** Colours whose hues are closer are shades of one: a shadow of the first would be no second colour. Unit: degrees. */
const MIN_HUE_APART = 25;
/** Pixels count as one colour when their channels agree to this step: edges and compression change them a little. Unit: steps of a channel, 0 to 255. */
const STEP = 24;
/** A second colour has at least this part of the pixels of the first: less is a speck. Unit: share of 1. */
const MIN_SHARE = 0.03;

type Rgb = [red: number, green: number, blue: number];

/** The one or two most common colours of a picture that are no greys, as `#rrggbb`; `pixels` are red, green, blue and alpha, as a canvas gives them. */
export function logoColors(pixels: ArrayLike<number>): string[] {
  const counted = countColors(pixels).sort((a, b) => b.count - a.count);
  const [first, ...others] = counted;
  if (!first) return [];
  const second = others.find(({ color, count }) => count >= first.count * MIN_SHARE && hueApart(color, first.color) >= MIN_HUE_APART);
  return [first, ...(second ? [second] : [])].map(({ color }) => hexOf(color));
}

/** Each colour as the mean of its pixels. */
function countColors(pixels: ArrayLike<number>): { color: Rgb; count: number }[] {
  const sums = new Map<string, { sum: Rgb; count: number }>();
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [pixels[at], pixels[at + 1], pixels[at + 2], pixels[at + 3]];
    if (alpha < MIN_ALPHA || Math.max(red, green, blue) - Math.min(red, green, blue) < MIN_SATURATION) continue;
    const key = [red, green, blue].map((channel) => Math.round(channel / STEP)).join();
    const { sum, count } = sums.get(key) ?? { sum: [0, 0, 0] as Rgb, count: 0 };
    sums.set(key, { sum: [sum[0] + red, sum[1] + green, sum[2] + blue], count: count + 1 });
  }
  return [...sums.values()].map(({ sum, count }) => ({ color: sum.map((channel) => channel / count) as Rgb, count }));
}

function hueApart(one: Rgb, other: Rgb): number {
  const apart = Math.abs(hueOf(one) - hueOf(other));
  return Math.min(apart, 360 - apart);
}

/** In degrees, as in HSL. */
function hueOf([red, green, blue]: Rgb): number {
  const max = Math.max(red, green, blue);
  const range = max - Math.min(red, green, blue);
  if (range === 0) return 0;
  const sixth = max === red ? (green - blue) / range : max === green ? (blue - red) / range + 2 : (red - green) / range + 4;
  return (sixth * 60 + 360) % 360;
}

const hexOf = (color: Rgb) => `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;
