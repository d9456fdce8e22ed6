import { readdirSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { BINARY, build } from "./build/build.ts";

const ROOT = join(import.meta.dir, "..");
const SAMPLE = "samples/amara-lindqvist.pdf";
const OUT = "output";
const SAME_SIGNAL_MS = 500;
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

/** The server runs in a process group of its own: a signal to this group would reach it twice, and the second one means "at once". */
async function serve(options: string[]) {
  const server = Bun.spawn([BINARY, "serve", ...options], { stdio: ["ignore", "inherit", "inherit"], detached: true });
  let lastSignal = 0;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      // The terminal and `bun run` may both pass on the same key press.
      if (Date.now() - lastSignal > SAME_SIGNAL_MS) server.kill(signal === "SIGHUP" ? "SIGTERM" : signal);
      lastSignal = Date.now();
    });
  }
  return server.exited;
}
