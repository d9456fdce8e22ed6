import { crop, type GrayImage, resize } from "../../cv/read/ocr/page-image/image.ts";
import { joinDivided, type RawLine, type RawWord } from "../../cv/read/ocr/words.ts";
import { SMALL_LATIN, type Tesseract } from "./engine.ts";

const ADDRESS = /@|www\.|https?:|linkedin|github|[\p{L}\d]\.(?:[a-z]{2,4}|[a-z]{2}\.[a-z]{2})\b/iu;
const MAIL = /^[^@\s]+@[^@\s]+\.[a-z]{2,}[,;.)|]*$/i;
const SHORTEST_ADDRESS = 8;
const SURE = 90;
const UNSURE = 50;
const NOISE = 20;
const WORD = /\p{L}{4}/u;
const LATIN_WORD = /^[^\p{L}\p{N}]*\p{Script=Latin}+[^\p{L}\p{N}]*$/u;
const PADDING = 6;
/** Tried one after the other until a word is read with some certainty. */
const ENLARGED = [1.6, 1];

type Page = { image: GrayImage; dpi: number; languages: string[] };

/**
 * Single words of a page again, larger and alone, where that reads them better: what looks like an address, as no language in particular,
 * because addresses of mail and web are words of none and "@" is a stranger to most; what looks Latin among other letters, as the other
 * language only; and words of which the engine was not sure.
 */
export async function rereadDoubtful(tesseract: Tesseract, page: Page, lines: RawLine[]): Promise<RawLine[]> {
  const reread: RawLine[] = [];
  for (const line of lines.map(joinDivided)) {
    const words: RawWord[] = [];
    for (const [at, word] of line.words.entries())
      words.push(await rereadWord(tesseract, page, word, line.words[at - 1], line.words[at + 1]));
    reread.push({ ...line, words });
  }
  return reread;
}

async function rereadWord(tesseract: Tesseract, page: Page, word: RawWord, before?: RawWord, next?: RawWord): Promise<RawWord> {
  const languages = languagesFor(word, page.languages);
  if (!languages) return word;

  const part = around(page.image, word, before?.right, next?.left);
  let best = word;
  for (const factor of ENLARGED) {
    const again = await readAlone(tesseract, resize(part, factor), languages, page.dpi * factor);
    if (again && isBetter(again, best)) best = { ...word, ...again };
    if (best.confidence >= UNSURE) break;
  }
  return best;
}

type Read = Pick<RawWord, "text" | "confidence">;

/** The one word of a picture; nothing where there are several, unless they make an address. */
async function readAlone(tesseract: Tesseract, image: GrayImage, languages: string[], dpi: number): Promise<Read | undefined> {
  const lines = await tesseract.read(image, languages, { dpi, segmentation: "line" });
  const found = lines.flatMap((line) => line.words).filter(({ confidence }) => confidence > NOISE);
  const text = found.map((word) => word.text).join("");
  const isOne = found.length === 1 || MAIL.test(text);
  return isOne ? { text, confidence: Math.min(...found.map(({ confidence }) => confidence)) } : undefined;
}

/** What a word is to be read as again; nothing for a word that was read well. */
function languagesFor(word: RawWord, languages: string[]): string[] | undefined {
  const { text, confidence } = word;
  if (isAddress(word)) return confidence > SURE && (MAIL.test(text) || text.includes("/")) ? undefined : [SMALL_LATIN];
  if (languages.length > 1 && LATIN_WORD.test(text) && confidence < SURE) return languages.slice(-1);
  return confidence < UNSURE && WORD.test(text) ? languages : undefined;
}

const isAddress = ({ text }: RawWord) => text.length >= SHORTEST_ADDRESS && /\p{L}/u.test(text) && ADDRESS.test(text);

/** A mail address is better than none; otherwise what was read with more certainty is. */
const isBetter = (again: Read, word: Read) =>
  MAIL.test(again.text) === MAIL.test(word.text) ? again.confidence > word.confidence : MAIL.test(again.text);

/** The picture of a word with a little paper around it, and nothing of its neighbours. */
function around(image: GrayImage, { left, top, right, bottom }: RawWord, before = 0, next = image.width): GrayImage {
  const [x, y] = [Math.max(left - PADDING, Math.min(left, before)), Math.max(0, top - PADDING)];
  return crop(image, x, y, Math.min(right + PADDING, Math.max(right, next)) - x, Math.min(image.height, bottom + PADDING) - y);
}
