/** Of the mask, in pixels. */
type Size = { width: number; height: number };

/** Morphological opening: what is narrower than twice the radius goes. Stops early where nothing is left. */
export function opened(mask: Uint8Array, size: Size, radius: number): Uint8Array {
  const eroded = spread(mask, size, radius, 0);
  return eroded.includes(1) ? spread(eroded, size, radius, 1) : eroded;
}

/** Morphological closing: gaps narrower than twice the radius are filled. */
export const closed = (mask: Uint8Array, size: Size, radius: number): Uint8Array => spread(spread(mask, size, radius, 1), size, radius, 0);

/** Dilation (`value` 1) or erosion (0) with a square: each pixel within `radius` of one that has `value` takes it. Beyond the image nothing counts. */
function spread(mask: Uint8Array, { width, height }: Size, radius: number, value: 0 | 1): Uint8Array {
  const pass = (from: Uint8Array, length: number, lines: number, step: number, lineStep: number) => {
    const out = new Uint8Array(from.length);
    for (let line = 0; line < lines; line++) {
      const start = line * lineStep;
      let count = 0;
      for (let i = 0; i < Math.min(radius, length); i++) if (from[start + i * step] === value) count++;
      for (let i = 0; i < length; i++) {
        if (i + radius < length && from[start + (i + radius) * step] === value) count++;
        if (i - radius - 1 >= 0 && from[start + (i - radius - 1) * step] === value) count--;
        out[start + i * step] = count > 0 ? value : 1 - value;
      }
    }
    return out;
  };
  return pass(pass(mask, width, height, 1, width), height, width, width, 1);
}
