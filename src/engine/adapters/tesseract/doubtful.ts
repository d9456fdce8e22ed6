import { crop, type GrayImage, resize } from "../../cv/read/ocr/page-image/pixels/image.ts";
import { joinSplitWords, type RawLine, type RawWord } from "../../cv/read/ocr/words.ts";
import { SMALL_LATIN, type Tesseract } from "./engine.ts";
import {
  MIN_ADDRESS_CHARACTERS,
  MIN_ADDRESS_CONFIDENCE,
  MIN_NOISE_CONFIDENCE,
  MIN_SURE_CONFIDENCE,
  WORD_PADDING_PIXELS,
} from "./thresholds.ts";

const ADDRESS = /@|www\.|https?:|linkedin|github|[\p{L}\d]\.(?:[a-z]{2,4}|[a-z]{2}\.[a-z]{2})\b/iu;
const MAIL = /^[^@\s]+@[^@\s]+\.[a-z]{2,}[,;.)|]*$/i;
const FOUR_LETTERS = /\p{L}{4}/u;
const LATIN_WORD = /^[^\p{L}\p{N}]*\p{Script=Latin}+[^\p{L}\p{N}]*$/u;
/** Factors, tried one after the other until a word is read with some confidence. */
const ENLARGEMENTS = [1.6, 1];

type Page = { image: GrayImage; dpi: number; languages: string[] };

/**
 * Reads single words again, each alone and enlarged, and keeps the better reading. Mail and web addresses are read with French data: they are
 * words of no language, and it is the smallest that knows "@". Latin letters on a Greek or Cyrillic page are read in that script only, because
 * they may be its own ("Α" for "A"). Words of low confidence are read in the languages of the page.
 */
export async function rereadDoubtful(tesseract: Tesseract, page: Page, lines: RawLine[]): Promise<RawLine[]> {
  const reread: RawLine[] = [];
  for (const line of lines.map(joinSplitWords)) {
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

  const part = wordImage(page.image, word, before?.right, next?.left);
  let best = word;
  for (const factor of ENLARGEMENTS) {
    const again = await readAlone(tesseract, resize(part, factor), languages, page.dpi * factor);
    if (again && isBetter(again, best)) best = { ...word, ...again };
    if (best.confidence >= MIN_SURE_CONFIDENCE) break;
  }
  return best;
}

type Read = Pick<RawWord, "text" | "confidence">;

/** The one word of an image; undefined where there are several, unless they make an address. */
async function readAlone(tesseract: Tesseract, image: GrayImage, languages: string[], dpi: number): Promise<Read | undefined> {
  const lines = await tesseract.read(image, languages, { dpi, segmentation: "line" });
  const found = lines.flatMap((line) => line.words).filter(({ confidence }) => confidence > MIN_NOISE_CONFIDENCE);
  const text = found.map((word) => word.text).join("");
  const isOne = found.length === 1 || MAIL.test(text);
  return isOne ? { text, confidence: Math.min(...found.map(({ confidence }) => confidence)) } : undefined;
}

/** The languages to read a word with again; undefined for a word that was read well. */
function languagesFor(word: RawWord, languages: string[]): string[] | undefined {
  const { text, confidence } = word;
  if (isAddress(word)) return confidence > MIN_ADDRESS_CONFIDENCE && (MAIL.test(text) || text.includes("/")) ? undefined : [SMALL_LATIN];
  if (languages.some(hasLatinHomoglyphs) && LATIN_WORD.test(text) && confidence < MIN_ADDRESS_CONFIDENCE) return languages.slice(-1);
  return confidence < MIN_SURE_CONFIDENCE && FOUR_LETTERS.test(text) ? languages : undefined;
}

/** Greek and Cyrillic have homoglyphs of Latin letters: "Α", "С". */
const hasLatinHomoglyphs = (language: string) => ["ell", "ukr", "bul"].includes(language);

const isAddress = ({ text }: RawWord) => text.length >= MIN_ADDRESS_CHARACTERS && /\p{L}/u.test(text) && ADDRESS.test(text);

/** A reading that is a mail address is better than one that is none; otherwise the one with more confidence is. */
const isBetter = (again: Read, word: Read) =>
  MAIL.test(again.text) === MAIL.test(word.text) ? again.confidence > word.confidence : MAIL.test(again.text);

/** The image of a word with a little background around it, and nothing of its neighbours. */
function wordImage(image: GrayImage, { left, top, right, bottom }: RawWord, before = 0, next = image.width): GrayImage {
  const [x, y] = [Math.max(left - WORD_PADDING_PIXELS, Math.min(left, before)), Math.max(0, top - WORD_PADDING_PIXELS)];
  return crop(
    image,
    x,
    y,
    Math.min(right + WORD_PADDING_PIXELS, Math.max(right, next)) - x,
    Math.min(image.height, bottom + WORD_PADDING_PIXELS) - y,
  );
}
