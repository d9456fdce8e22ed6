import { watch } from "node:fs";
import { join } from "node:path";
import { CHECKOUT_ROOT } from "../src/engine/setup/assets.ts";
import { buildWeb } from "./build/build-web.ts";

const SETTLE_MS = 150;
/** Sources of the pages, the two files of the engine that the browser sees included. */
const OF_THE_WEB = /^web|^engine.contract.(?:api|limits)\.ts$/;

let server: Bun.Subprocess | undefined;
let changed = ["web"];
let timer: ReturnType<typeof setTimeout> | undefined;

for (const folder of ["src", "templates"]) watch(join(CHECKOUT_ROOT, folder), { recursive: true }, (_, name) => onChange(name ?? ""));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void stop().then(() => process.exit(0)));
await restart();

function onChange(name: string) {
  if (/\.test\.tsx?$/.test(name)) return;
  changed.push(name);
  clearTimeout(timer);
  timer = setTimeout(restart, SETTLE_MS);
}

/** Builds the pages anew when one of their files changed, then starts the server anew. */
async function restart() {
  const names = changed;
  changed = [];
  try {
    if (names.some((name) => OF_THE_WEB.test(name))) await buildWeb();
  } catch (error) {
    return console.error(error);
  }
  await stop();
  server = Bun.spawn([process.execPath, join(CHECKOUT_ROOT, "src/cli/main.ts"), "serve", ...process.argv.slice(2)], {
    stdio: ["ignore", "inherit", "inherit"],
  });
}

async function stop() {
  server?.kill("SIGTERM");
  await server?.exited;
}
