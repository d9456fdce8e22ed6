import { crop, type GrayImage, resize } from "../../cv/read/ocr/image.ts";
import type { RawLine, RawWord } from "../../cv/read/ocr/words.ts";
import { SMALL_LATIN, type Tesseract } from "./engine.ts";

const ADDRESS = /@|www\.|https?:|linkedin|github|[\p{L}\d]\.(?:[a-z]{2,4}|[a-z]{2}\.[a-z]{2})\b/iu;
const MAIL = /^[^@\s]+@[^@\s]+\.[a-z]{2,}[,;.)|]*$/i;
const SHORTEST = 8;
const PADDING = 6;
const ENLARGE = 1.6;

/**
 * Addresses of mail and web are no words of any language, and "@" is a stranger to most: what looks like an address is read again, larger and
 * as no language in particular, and taken when it is a mail address where there was none, or was read with more certainty.
 */
export async function rereadAddresses(tesseract: Tesseract, image: GrayImage, lines: RawLine[], dpi: number): Promise<RawLine[]> {
  const reread: RawLine[] = [];
  for (const line of lines) {
    const words: RawWord[] = [];
    for (const word of line.words) words.push(isDoubtful(word) ? await rereadWord(tesseract, image, word, dpi) : word);
    reread.push({ ...line, words });
  }
  return reread;
}

const isDoubtful = ({ text, confidence }: RawWord) =>
  text.length >= SHORTEST && /\p{L}/u.test(text) && ADDRESS.test(text) && !(MAIL.test(text) && confidence > 90);

async function rereadWord(tesseract: Tesseract, image: GrayImage, word: RawWord, dpi: number): Promise<RawWord> {
  const left = Math.max(0, word.left - PADDING);
  const top = Math.max(0, word.top - PADDING);
  const part = crop(
    image,
    left,
    top,
    Math.min(image.width, word.right + PADDING) - left,
    Math.min(image.height, word.bottom + PADDING) - top,
  );
  const lines = await tesseract.read(resize(part, ENLARGE), [SMALL_LATIN], { dpi: dpi * ENLARGE, segmentation: "line" });
  const found = lines.flatMap((line) => line.words);
  const text = found.map((part) => part.text).join("");
  const confidence = Math.min(100, ...found.map((part) => part.confidence));

  const isBetter = found.length === 1 && (MAIL.test(text) === MAIL.test(word.text) ? confidence > word.confidence : MAIL.test(text));
  return isBetter ? { ...word, text, confidence } : word;
}
