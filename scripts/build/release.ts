import { mkdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { version } from "../../package.json";
import { CHECKOUT_ROOT } from "../../src/engine/setup/assets.ts";
import { collectComponents } from "../../src/engine/setup/licenses.ts";
import { toBillOfMaterials } from "./sbom.ts";
import { compile, stageAssets } from "./build.ts";

const RELEASE = join(CHECKOUT_ROOT, "dist/release");
/** More than this, and something has come in that should not have. */
const MAX_BYTES = 280e6;

/** The machines that it is built for. Old x64 processors too: the newest instructions gain nothing here. */
const TARGETS = {
  "linux-x64": "bun-linux-x64-baseline",
  "linux-arm64": "bun-linux-arm64",
  "macos-x64": "bun-darwin-x64-baseline",
  "macos-arm64": "bun-darwin-arm64",
  "windows-x64": "bun-windows-x64-baseline",
} as const;

const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(TARGETS);
const unknown = names.find((name) => !(name in TARGETS));
if (unknown) throw new Error(`${unknown} is none of ${Object.keys(TARGETS).join(", ")}`);

rmSync(RELEASE, { recursive: true, force: true });
mkdirSync(RELEASE, { recursive: true });
const sums = await buildAll();
const again = await buildAll();
for (const [file, sum] of Object.entries(sums)) if (again[file] !== sum) throw new Error(`${file} differs from one build to the next`);

const bill = `vitae-${version}.cdx.json`;
writeFileSync(join(RELEASE, bill), `${JSON.stringify(toBillOfMaterials(version, collectComponents(CHECKOUT_ROOT)), null, 2)}\n`);
sums[bill] = await sumOf(join(RELEASE, bill));
writeFileSync(
  join(RELEASE, "SHA256SUMS"),
  Object.entries(sums)
    .map(([file, sum]) => `${sum}  ${file}\n`)
    .join(""),
);

for (const [file, sum] of Object.entries(sums)) {
  console.log(`${sum.slice(0, 16)}  ${(statSync(join(RELEASE, file)).size / 1e6).toFixed(1).padStart(6)} MB  ${file}`);
}
console.log("Each program was built twice and is the same, byte for byte.");

/** Builds every program, from the pages on, and answers its checksums by file. */
async function buildAll(): Promise<Record<string, string>> {
  await stageAssets();
  const built: Record<string, string> = {};
  for (const name of names) {
    const ending = name.startsWith("windows") ? ".exe" : "";
    const file = `vitae-${version}-${name}${ending}`;
    // The name under which it is compiled is part of the program.
    const compiled = join(RELEASE, `vitae${ending}`);
    await compile(compiled, TARGETS[name as keyof typeof TARGETS]);
    renameSync(compiled, join(RELEASE, file));
    const { size } = statSync(join(RELEASE, file));
    if (size > MAX_BYTES) throw new Error(`${file} has ${(size / 1e6).toFixed(1)} MB, more than ${MAX_BYTES / 1e6}`);
    built[file] = await sumOf(join(RELEASE, file));
  }
  return built;
}

async function sumOf(path: string): Promise<string> {
  const hash = new Bun.CryptoHasher("sha256");
  for await (const chunk of Bun.file(path).stream()) hash.update(chunk);
  return hash.digest("hex");
}
