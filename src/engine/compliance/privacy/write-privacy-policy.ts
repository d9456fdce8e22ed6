import initTypst, { TypstCompilerBuilder, TypstFontResolverBuilder } from "@myriaddreamin/typst-ts-web-compiler";
import source from "./privacy-policy.typ" with { type: "text" };

const FONTS = ["SourceSans3_400Regular", "SourceSans3_600SemiBold", "NotoSansSC_400Regular"];
const PDF_ARTIFACT = 1;
const UNIX_DIAGNOSTICS = 2;

/** The default privacy policy as a PDF, in the name of whoever runs the service. */
export async function writePrivacyPolicy(
  { owner, address, days, logDays }: { owner: string; address: string; days: number; logDays: number },
  readAsset: (name: string) => Promise<Uint8Array>,
): Promise<Uint8Array> {
  await initTypst({ module_or_path: (await readAsset("wasm/typst.wasm")) as BufferSource });
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  const compiler = await builder.build();
  compiler.set_fonts(await openFonts(readAsset));
  compiler.add_source("/main.typ", source);

  const inputs = [
    ["owner", owner],
    ["address", address],
    ["days", String(days)],
    ["log-days", String(logDays)],
  ];
  const world = compiler.snapshot(undefined, "/main.typ", inputs);
  try {
    const { result, diagnostics } = world.get_artifact(PDF_ARTIFACT, UNIX_DIAGNOSTICS) as { result?: Uint8Array; diagnostics?: string[] };
    if (!result) throw new Error(`typst: ${diagnostics?.join("; ")}`);
    return result.slice();
  } finally {
    world.free();
    compiler.free();
  }
}

async function openFonts(readAsset: (name: string) => Promise<Uint8Array>) {
  const fonts = new TypstFontResolverBuilder();
  for (const name of FONTS) fonts.add_raw_font(await readAsset(`fonts/${name}.ttf`));
  return await fonts.build();
}
