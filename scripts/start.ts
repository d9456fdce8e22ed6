import { readdirSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { BINARY, build } from "./build.ts";

const ROOT = join(import.meta.dir, "..");
const SAMPLE = "samples/amara-lindqvist.pdf";
const OUT = "output";
/** What the binary is made of. */
const SOURCES = ["src", "templates", "scripts", "package.json", "bun.lock"];

process.chdir(ROOT);
process.exitCode = await start(process.argv.slice(2));

/** Builds the program if its sources changed, shows what it makes of a CV, and serves until it is told to stop. */
async function start(serveOptions: string[]): Promise<number> {
  if (!isUpToDate()) {
    console.log("Building dist/vitae …");
    await build();
  }

  const formatted = [
    ["--template", "default", "--to", "docx,pdf"],
    ["--template", "default_ppt", "--to", "pptx"],
  ].every((options) => vitae("format", SAMPLE, "--out", OUT, "--force", "--quiet", ...options));
  if (!formatted) return 1;

  console.log(`${SAMPLE} in the house styles that come with Vitae:`);
  for (const file of readdirSync(OUT).sort()) console.log(`  ${relative(process.cwd(), join(ROOT, OUT, file))}`);
  return serve(serveOptions);
}

function isUpToDate() {
  const built = statSync(BINARY, { throwIfNoEntry: false })?.mtimeMs;
  return built !== undefined && SOURCES.every((source) => newest(source) < built);
}

/** The last change at or below a path; a folder's own time tells of files that were removed. */
function newest(path: string): number {
  const facts = statSync(path);
  if (!facts.isDirectory()) return facts.mtimeMs;
  return Math.max(facts.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

function vitae(...args: string[]) {
  return Bun.spawnSync([BINARY, ...args], { stdio: ["ignore", "inherit", "inherit"] }).exitCode === 0;
}

async function serve(options: string[]) {
  const server = Bun.spawn([BINARY, "serve", ...options], { stdio: ["ignore", "inherit", "inherit"] });
  // A terminal sends Ctrl-C to the server too; other programs signal this process alone.
  process.on("SIGINT", () => {});
  process.on("SIGTERM", () => server.kill("SIGTERM"));
  return server.exited;
}
