/** Thresholds of opening a PDF: what is refused before it is unpacked. `bun run thresholds pdf/open` verifies the fixtures named. */

/** Flate packs at most about 1000 to 1: a shorter stream cannot become dangerous. Unit: bytes. Test: src/engine/cv/read/pdf/read-pdf.test.ts. */
export const HARMLESS_BYTES = 65_536;

/** A page scanned in colour at a high resolution takes less. Unit: bytes. Test: src/engine/cv/read/pdf/open/bombs.test.ts. */
export const MAX_PICTURE_BYTES = 268_435_456;

/** Text, drawings or fonts take less; pdf.js needs eight times as much memory. Unit: bytes. Test: src/engine/cv/read/pdf/open/bombs.test.ts. */
export const MAX_UNPACKED_BYTES = 67_108_864;

/** Images with more are left out by pdf.js. Unit: pixels. Test: src/engine/cv/read/pdf/content-stream/page-content.test.ts. */
export const MAX_IMAGE_PIXELS = 24_000_000;
