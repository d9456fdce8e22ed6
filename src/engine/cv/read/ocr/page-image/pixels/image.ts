/** 8-bit grey, row by row, 0 black. */
export type GrayImage = { gray: Uint8Array; width: number; height: number };

export type QuarterTurn = 0 | 90 | 180 | 270;

/** The nearest quarter turn: a picture that leans by a few degrees counts as upright. */
export const nearestQuarterTurn = (degrees: number) => ((((Math.round(degrees / 90) * 90) % 360) + 360) % 360) as QuarterTurn;

/** The image rotated clockwise by quarter turns. */
export function turn({ gray, width, height }: GrayImage, degrees: QuarterTurn): GrayImage {
  if (degrees === 0) return { gray, width, height };
  const swap = degrees !== 180;
  const out = new Uint8Array(gray.length);
  const outWidth = swap ? height : width;
  // Where pixel (0, 0) lands, and how far one step right or down in the source moves in the result.
  const [start, right, down] =
    degrees === 90
      ? [outWidth - 1, outWidth, -1]
      : degrees === 270
        ? [(width - 1) * outWidth, -outWidth, 1]
        : [gray.length - 1, -1, -width];
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0, o = start + y * down; x < width; x++, o += right) out[o] = gray[i++] as number;
  }
  return { gray: out, width: outWidth, height: swap ? width : height };
}

/** The image rotated clockwise by a small angle about its centre, on the same canvas; the corners that are uncovered are white. */
export function rotate({ gray, width, height }: GrayImage, degrees: number): GrayImage {
  if (degrees === 0) return { gray, width, height };
  const out = new Uint8Array(gray.length).fill(255);
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  const [centerX, centerY] = [(width - 1) / 2, (height - 1) / 2];
  for (let y = 0, o = 0; y < height; y++) {
    let sourceX = cos * -centerX + sin * (y - centerY) + centerX;
    let sourceY = -sin * -centerX + cos * (y - centerY) + centerY;
    for (let x = 0; x < width; x++, o++, sourceX += cos, sourceY -= sin) {
      if (sourceX < 0 || sourceY < 0 || sourceX >= width - 1 || sourceY >= height - 1) continue;
      const i = (sourceY | 0) * width + (sourceX | 0);
      // Most of a page is white: what lies between four white pixels needs no arithmetic.
      if (((gray[i] as number) & (gray[i + 1] as number) & (gray[i + width] as number) & (gray[i + width + 1] as number)) === 255) continue;
      out[o] = sample(gray, width, sourceX, sourceY);
    }
  }
  return { gray: out, width, height };
}

/** Enlarged or reduced: by whole numbers first, the rest by bilinear interpolation. */
export function resize(image: GrayImage, factor: number): GrayImage {
  if (factor === 1) return image;
  const whole = Math.max(1, Math.floor(1 / factor));
  return interpolate(reduce(image, whole), factor * whole);
}

function interpolate({ gray, width, height }: GrayImage, factor: number): GrayImage {
  const [outWidth, outHeight] = [Math.round(width * factor), Math.round(height * factor)];
  const out = new Uint8Array(outWidth * outHeight);
  const [limitX, limitY] = [width - 1.001, height - 1.001];
  for (let y = 0, o = 0; y < outHeight; y++) {
    const sourceY = clamp((y + 0.5) / factor - 0.5, 0, limitY);
    for (let x = 0; x < outWidth; x++, o++) out[o] = sample(gray, width, clamp((x + 0.5) / factor - 0.5, 0, limitX), sourceY);
  }
  return { gray: out, width: outWidth, height: outHeight };
}

function sample(gray: Uint8Array, width: number, x: number, y: number): number {
  const left = x | 0;
  const top = y | 0;
  const partX = x - left;
  const partY = y - top;
  const i = top * width + left;
  const upper = (gray[i] as number) * (1 - partX) + (gray[i + 1] as number) * partX;
  const lower = (gray[i + width] as number) * (1 - partX) + (gray[i + width + 1] as number) * partX;
  return upper * (1 - partY) + lower * partY + 0.5;
}

/** Reduced by whole numbers: each pixel is the mean of a block. */
export function reduce({ gray, width, height }: GrayImage, factor: number): GrayImage {
  if (factor <= 1) return { gray, width, height };
  const [outWidth, outHeight] = [Math.floor(width / factor), Math.floor(height / factor)];
  const out = new Uint8Array(outWidth * outHeight);
  const sums = new Uint32Array(outWidth);
  for (let y = 0; y < outHeight; y++) {
    sums.fill(0);
    for (let row = y * factor; row < (y + 1) * factor; row++) {
      for (let x = 0, i = row * width; x < outWidth; x++) {
        let sum = 0;
        for (let k = 0; k < factor; k++) sum += gray[i++] as number;
        sums[x] = (sums[x] as number) + sum;
      }
    }
    for (let x = 0; x < outWidth; x++) out[y * outWidth + x] = (sums[x] as number) / (factor * factor);
  }
  return { gray: out, width: outWidth, height: outHeight };
}

/** A part of the image. */
export function crop({ gray, width }: GrayImage, left: number, top: number, cropWidth: number, cropHeight: number): GrayImage {
  const out = new Uint8Array(cropWidth * cropHeight);
  for (let y = 0; y < cropHeight; y++)
    out.set(gray.subarray((top + y) * width + left, (top + y) * width + left + cropWidth), y * cropWidth);
  return { gray: out, width: cropWidth, height: cropHeight };
}

export const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
