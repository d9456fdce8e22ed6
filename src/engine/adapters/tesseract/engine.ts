import { compiledWasm } from "../../cv/read/ocr/compiled-wasm.ts";
import type { GrayImage } from "../../cv/read/ocr/page-image/pixels/image.ts";
import type { RawLine } from "../../cv/read/ocr/words.ts";

type ReadAsset = (name: string) => Promise<Uint8Array>;

export type Tesseract = {
  /** All lines of an image. `languages` are names of language data that ships with the program, the main one first. */
  read: (image: GrayImage, languages: string[], options: { dpi: number; segmentation: Segmentation }) => Promise<RawLine[]>;
  close: () => void;
};

/** Tesseract's page segmentation modes that are used here. */
export type Segmentation = "page" | "line";
const SEGMENTATION: Record<Segmentation, string> = { page: "3", line: "7" };
/** French has the smallest data of the languages in Latin script: for reading where words matter less, such as finding the script. */
export const SMALL_LATIN = "fra";
const LSTM_ONLY = 1;
/** Sets of languages that stay loaded; loading one takes about 0.1 s. */
const MAX_LANGUAGE_SETS = 3;

/**
 * Tesseract's WebAssembly core, in this process and without the worker of tesseract.js, which looks for its script and its data on
 * the network.
 */
export async function openTesseract(readAsset: ReadAsset): Promise<Tesseract> {
  const { default: createCore } = await import("tesseract.js-core/tesseract-core-simd-lstm.js");
  const instantiateWasm = await compiledWasm("wasm/tesseract.wasm", readAsset);
  const core = (await createCore({ instantiateWasm, print: () => {}, printErr: () => {} })) as TessCore;
  const loaded = new Set<string>();
  const apis = new Map<string, TessBaseApi>();

  const apiFor = async (languages: string[]) => {
    const key = languages.join("+");
    const api = apis.get(key) ?? (await startApi(key, languages));
    apis.delete(key);
    apis.set(key, api);
    const [oldest] = apis.keys();
    if (apis.size > MAX_LANGUAGE_SETS && oldest) {
      apis.get(oldest)?.End();
      apis.delete(oldest);
    }
    return api;
  };
  const startApi = async (key: string, languages: string[]): Promise<TessBaseApi> => {
    for (const language of languages) await load(language);
    const api = new core.TessBaseAPI();
    if (api.Init(null, key, LSTM_ONLY) !== 0) throw new Error(`Tesseract does not start with ${key}`);
    return api;
  };
  const load = async (language: string) => {
    if (loaded.has(language)) return;
    core.FS.writeFile(`./${language}.traineddata`, await languageData(language, readAsset));
    loaded.add(language);
  };
  const close = () => {
    for (const api of apis.values()) api.End();
    apis.clear();
  };

  const read: Tesseract["read"] = async (image, languages, { dpi, segmentation }) => {
    const api = await apiFor(languages);
    core.FS.writeFile("/input", spix(image));
    api.SetVariable("tessedit_pageseg_mode", SEGMENTATION[segmentation]);
    api.SetVariable("user_defined_dpi", String(Math.round(dpi)));
    if (api.SetImageFile(1, 0) === 1) throw new Error("Tesseract cannot open the page image");
    if (api.Recognize(null) !== 0) throw new Error("Tesseract cannot read the page image");
    const lines = linesOf(api);
    api.Clear();
    return lines;
  };
  return { read, close };
}

const unpacked = new Map<string, Uint8Array>();

/** The data of a language, unpacked once for all documents. Tesseract only reads it. */
async function languageData(language: string, readAsset: ReadAsset): Promise<Uint8Array> {
  const known = unpacked.get(language);
  if (known) return known;
  const data = Bun.gunzipSync(new Uint8Array(await readAsset(`tessdata/${language}.traineddata.gz`)));
  unpacked.set(language, data);
  return data;
}

const SPIX_HEADER = 28;

/**
 * An image in Leptonica's own format (spixio.c), which is read without decoding: a header in words of four bytes ("spix", width, height, depth, words
 * per row, colours, bytes), then the rows in whole words, the leftmost pixel in the highest byte.
 */
function spix({ gray, width, height }: GrayImage): Uint8Array {
  const stride = 4 * Math.ceil(width / 4);
  const file = new Uint8Array(SPIX_HEADER + stride * height);
  new TextEncoder().encodeInto("spix", file);
  new Uint32Array(file.buffer, 4, 6).set([width, height, 8, stride / 4, 0, stride * height]);
  for (let y = 0; y < height; y++) file.set(gray.subarray(y * width, (y + 1) * width), SPIX_HEADER + y * stride);
  swapBytes(new Uint32Array(file.buffer, SPIX_HEADER));
  return file;
}

function swapBytes(words: Uint32Array) {
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as number;
    words[i] = (word << 24) | ((word & 0xff00) << 8) | ((word >>> 8) & 0xff00) | (word >>> 24);
  }
}

/** What was recognised, line by line. Blocks that Tesseract takes for pictures and ruling lines have no words. */
function linesOf(api: TessBaseApi): RawLine[] {
  const lines: RawLine[] = [];
  const at = api.GetIterator();
  at.Begin();
  do {
    if (at.Empty(WORD) || PICTURE_BLOCKS.has(at.BlockType())) continue;
    if (at.IsAtBeginningOf(LINE)) {
      const { row_height: rowHeight, ascenders, descenders } = at.getRowAttributes();
      lines.push({ words: [], rowHeight, xHeight: rowHeight - ascenders + descenders });
    }
    const { x0: left, y0: top, x1: right, y1: bottom } = at.getBoundingBox(WORD);
    lines.at(-1)?.words.push({ text: at.GetUTF8Text(WORD), confidence: Math.trunc(at.Confidence(WORD)), left, top, right, bottom });
  } while (at.Next(WORD));
  at.__destroy__();
  return lines;
}

/** Tesseract's levels of a page (PageIteratorLevel). */
const LINE = 2;
const WORD = 3;
/** Tesseract's types of blocks without text: pictures (flowing, in a heading, pulled out), horizontal and vertical lines. */
const PICTURE_BLOCKS = new Set([9, 10, 11, 12, 13]);

/** In pixels. Descenders are below 0. */
type RowAttributes = { row_height: number; ascenders: number; descenders: number };
type ResultIterator = {
  Begin: () => void;
  /** False at the end. */
  Next: (level: number) => boolean;
  Empty: (level: number) => boolean;
  IsAtBeginningOf: (level: number) => boolean;
  BlockType: () => number;
  GetUTF8Text: (level: number) => string;
  Confidence: (level: number) => number;
  getBoundingBox: (level: number) => { x0: number; y0: number; x1: number; y1: number };
  getRowAttributes: () => RowAttributes;
  __destroy__: () => void;
};
type TessCore = { FS: { writeFile: (path: string, bytes: Uint8Array) => void }; TessBaseAPI: new () => TessBaseApi };
type TessBaseApi = {
  Init: (dataPath: null, languages: string, mode: number) => number;
  SetVariable: (name: string, value: string) => void;
  SetImageFile: (exif: number, radians: number) => number;
  /** Not 0 where Tesseract refuses the image; there is no result then. */
  Recognize: (monitor: null) => number;
  GetIterator: () => ResultIterator;
  Clear: () => void;
  End: () => void;
};
