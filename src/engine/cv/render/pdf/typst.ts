import initTypst, { type TypstCompiler, TypstCompilerBuilder, TypstFontResolverBuilder } from "@myriaddreamin/typst-ts-web-compiler";
import type { WriteTools } from "../written.ts";
import { RESERVED_FILE_BYTES } from "./thresholds.ts";

export type TypstFile = { path: string; bytes: Uint8Array };
/** `main` and `fonts` are assets, `ownFonts` the bytes of others; `data` is JSON that the source reads as `sys.inputs.data`. */
export type TypstJob = { main: string; data: string; fonts: string[]; ownFonts?: Uint8Array[]; files?: TypstFile[] };

/** A tagged PDF, and the values of the source's metadata with the label `<end>`. */
export type Typeset = { bytes: Uint8Array; end: number[] };

/** A tagged PDF from a Typst source and its data. The same job gives the same bytes. */
export const setWithTypst = async (job: TypstJob, tools: Pick<WriteTools, "readAsset">): Promise<Uint8Array> =>
  (await typeset(job, tools)).bytes;

/** The same, with what the source says about its last page. */
export function typeset(
  { main, data, fonts, ownFonts = [], files = [] }: TypstJob,
  tools: Pick<WriteTools, "readAsset">,
): Promise<Typeset> {
  return inTurn(async () => {
    const compiler = await openCompiler(main, tools);
    await setFonts(compiler, fonts, ownFonts, tools);
    for (const { path, bytes } of files) compiler.map_shadow(path, bytes);
    return compile(compiler, data);
  });
}

let turn: Promise<unknown> = Promise.resolve();

/** Runs one document after the other, as the compiler has the files of one document at a time. An error does not stop the next one. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = turn.then(work, work);
  turn = done;
  return done;
}

let open: Promise<TypstCompiler> | undefined;

/** One compiler serves the whole process: starting it costs 300 ms, changing its fonts a few. */
async function openCompiler(main: string, { readAsset }: Pick<WriteTools, "readAsset">): Promise<TypstCompiler> {
  open ??= startCompiler(readAsset);
  const compiler = await open;
  compiler.reset_shadow();
  compiler.add_source("/main.typ", new TextDecoder().decode(await readAsset(main)));
  return compiler;
}

let openFonts = "";

async function setFonts(
  compiler: TypstCompiler,
  assets: string[],
  own: Uint8Array[],
  { readAsset }: Pick<WriteTools, "readAsset">,
): Promise<void> {
  const wanted = [...assets, ...own.map((bytes) => Bun.hash(bytes).toString())].join();
  if (openFonts === wanted) return;
  const builder = new TypstFontResolverBuilder();
  for (const file of assets) builder.add_raw_font(await readAsset(file));
  for (const bytes of own) builder.add_raw_font(bytes);
  const resolver = await builder.build();
  compiler.set_fonts(resolver);
  resolver.free();
  openFonts = wanted;
}

async function startCompiler(readAsset: WriteTools["readAsset"]): Promise<TypstCompiler> {
  await initTypst({ module_or_path: (await readAsset("wasm/typst.wasm")) as BufferSource });
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  const compiler = await builder.build();
  reserveMemory(compiler);
  return compiler;
}

/**
 * Lets the memory of the compiler grow once, for a blank file that is taken away at once. It would grow by 64 KB as documents need it; under the
 * memory limit of the sandbox each of these steps copies all of it (a CV of 400 positions: 36 s instead of half a second).
 */
function reserveMemory(compiler: TypstCompiler): void {
  compiler.map_shadow("/reserved", new Uint8Array(RESERVED_FILE_BYTES));
  compiler.reset_shadow();
}

const PDF_ARTIFACT = 1;
const UNIX_DIAGNOSTICS = 2;
const PAGED_DOCUMENT = 0;

function compile(compiler: TypstCompiler, data: string): Typeset {
  const world = compiler.snapshot(undefined, "/main.typ", [["data", data]]);
  try {
    const { result, diagnostics } = world.get_artifact(PDF_ARTIFACT, UNIX_DIAGNOSTICS) as { result?: Uint8Array; diagnostics?: string[] };
    if (!result) throw new Error(`typst: ${diagnostics?.join("; ")}`);
    return { bytes: result, end: JSON.parse(world.query(PAGED_DOCUMENT, "<end>", "value")) };
  } finally {
    world.free();
  }
}
