import { cpSync, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { ASSET_SOURCES, CHECKOUT_ROOT } from "../../src/engine/setup/assets.ts";
import { collectComponents, LICENSES_ASSET } from "../../src/engine/setup/licenses.ts";
import { drawTemplates } from "./draw-templates.ts";
import { buildWeb } from "./build-web.ts";

const STAGE = join(CHECKOUT_ROOT, "build/assets");
export const BINARY = join(CHECKOUT_ROOT, "dist/vitae");

/** Builds the one-file program. `target` is a Bun target such as `bun-linux-arm64`; this machine's own without it. */
export async function build(outfile = BINARY, target?: Bun.Build.CompileTarget) {
  await stageAssets();
  await compile(outfile, target);
}

/** Builds the pages, draws the templates and copies every shipped file to the place under which the program looks for it. */
export async function stageAssets() {
  await buildWeb();
  await drawTemplates();
  rmSync(STAGE, { recursive: true, force: true });
  for (const [name, source] of Object.entries(ASSET_SOURCES)) {
    const from = join(CHECKOUT_ROOT, source);
    if (!existsSync(from)) throw new Error(`asset ${name} is missing: ${source}`);
    mkdirSync(dirname(join(STAGE, name)), { recursive: true });
    cpSync(from, join(STAGE, name), { recursive: true });
  }
  writeFileSync(join(STAGE, LICENSES_ASSET), JSON.stringify(collectComponents(CHECKOUT_ROOT)));
}

/** Compiles the program around the assets that are staged. */
export async function compile(outfile: string, target?: Bun.Build.CompileTarget) {
  mkdirSync(dirname(outfile), { recursive: true });
  const result = await Bun.build({
    entrypoints: [join(CHECKOUT_ROOT, "src/cli/main.ts")],
    // Bytecode and splitting make `vitae --version` and each converter child start in about 10 ms; top-level await needs ESM.
    minify: true,
    bytecode: true,
    format: "esm",
    splitting: true,
    sourcemap: "linked",
    // The folders of the machine that builds are nobody's business, and would make each machine's program another one.
    define: { "process.env.NODE_ENV": '"production"', __dirname: '"/"', __filename: '"/"' },
    // Only named by libraries for cases that do not occur here: canvas rendering in pdf.js, SVG output of typst.
    external: ["@napi-rs/canvas", "@myriaddreamin/typst-ts-renderer"],
    // The program reads `.env` itself, where a command wants settings; a converter child must not.
    compile: {
      outfile,
      ...(target && { target }),
      assets: [STAGE],
      autoloadDotenv: false,
      autoloadBunfig: false,
    } as Bun.CompileBuildOptions,
  });
  if (!result.success) throw new AggregateError(result.logs, "the program does not build");

  // The program carries its source maps inside.
  for (const map of new Bun.Glob("*.map").scanSync(dirname(outfile))) rmSync(join(dirname(outfile), map));
}

if (import.meta.main) {
  const [target, outfile = target ? `${BINARY}-${target.replace(/^bun-/, "")}` : BINARY] = process.argv.slice(2) as [
    Bun.Build.CompileTarget?,
    string?,
  ];
  await build(resolve(outfile), target);
  console.log(`${outfile} ${(statSync(outfile).size / 1e6).toFixed(1)} MB`);
}
