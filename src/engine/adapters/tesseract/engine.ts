import { compiledWasm } from "../../cv/read/ocr/compiled-wasm.ts";
import type { GrayImage } from "../../cv/read/ocr/image.ts";
import type { RawLine } from "../../cv/read/ocr/words.ts";

type ReadAsset = (name: string) => Promise<Uint8Array>;

export type Tesseract = {
  /** All lines of an image. `languages` are names of shipped data, the leading one first. */
  read: (image: GrayImage, languages: string[], options: { dpi: number; segmentation: Segmentation }) => Promise<RawLine[]>;
  close: () => void;
};

/** Tesseract's page segmentation modes that are used here. */
export type Segmentation = "page" | "line";
const SEGMENTATION: Record<Segmentation, string> = { page: "3", line: "7" };
/** French has the smallest network of the languages in Latin letters: for what is read before and beside the page, where words matter less. */
export const SMALL_LATIN = "fra";
const LSTM_ONLY = 1;
const MAX_APIS = 3;

/**
 * Tesseract's WebAssembly core, in this process and without the worker of tesseract.js, which looks for its script and its data on
 * the network. Three language sets stay loaded; asking for another one takes about 0.1 s.
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
    if (apis.size > MAX_APIS && oldest) {
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
    core.FS.writeFile(`./${language}.traineddata`, Bun.gunzipSync(new Uint8Array(await readAsset(`tessdata/${language}.traineddata.gz`))));
    loaded.add(language);
  };
  const close = () => {
    for (const api of apis.values()) api.End();
    apis.clear();
  };

  const read: Tesseract["read"] = async (image, languages, { dpi, segmentation }) => {
    const api = await apiFor(languages);
    core.FS.writeFile("/input", pgm(image));
    api.SetVariable("tessedit_pageseg_mode", SEGMENTATION[segmentation]);
    api.SetVariable("user_defined_dpi", String(Math.round(dpi)));
    if (api.SetImageFile(1, 0) === 1) throw new Error("Tesseract cannot open the page image");
    api.Recognize(null);
    const { blocks } = JSON.parse(api.GetJSONText()) as TessPage;
    api.Clear();
    return (blocks ?? []).flatMap((block) => (block.paragraphs ?? []).flatMap((paragraph) => (paragraph.lines ?? []).map(toLine)));
  };
  return { read, close };
}

/** Netpbm's P5: the plainest file of a grey image there is. */
function pgm({ gray, width, height }: GrayImage): Uint8Array {
  const header = new TextEncoder().encode(`P5 ${width} ${height} 255\n`);
  const file = new Uint8Array(header.length + gray.length);
  file.set(header);
  file.set(gray, header.length);
  return file;
}

function toLine({ words, rowAttributes: { rowHeight, ascenders, descenders } }: TessLine): RawLine {
  return {
    words: (words ?? []).map(({ text, confidence, bbox }) => ({
      text,
      confidence,
      left: bbox.x0,
      top: bbox.y0,
      right: bbox.x1,
      bottom: bbox.y1,
    })),
    rowHeight,
    xHeight: rowHeight - ascenders - descenders,
  };
}

type TessBox = { x0: number; y0: number; x1: number; y1: number };
type TessLine = {
  words?: { text: string; confidence: number; bbox: TessBox }[];
  rowAttributes: { rowHeight: number; ascenders: number; descenders: number };
};
type TessPage = { blocks?: { paragraphs?: { lines?: TessLine[] }[] }[] };
type TessCore = { FS: { writeFile: (path: string, bytes: Uint8Array) => void }; TessBaseAPI: new () => TessBaseApi };
type TessBaseApi = {
  Init: (dataPath: null, languages: string, mode: number) => number;
  SetVariable: (name: string, value: string) => void;
  SetImageFile: (exif: number, radians: number) => number;
  Recognize: (monitor: null) => number;
  GetJSONText: () => string;
  Clear: () => void;
  End: () => void;
};
