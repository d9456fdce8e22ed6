import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { CHECKOUT_ROOT, readAsset } from "./assets.ts";

/** Something of others that is in the program. `text` is empty where its package brings none. */
export type Component = { name: string; version: string; license: string; text: string };

/** Under which name the build puts the list beside the other assets. */
export const LICENSES_ASSET = "licenses.json";

/** Where the licence of a package is not that of what it carries. */
const OF_THE_DATA: [prefix: string, license: string][] = [["@tesseract.js-data/", "MIT AND Apache-2.0"]];
const LICENSE_FILE = /^(licen[cs]e|copying|notice)/i;

type Package = { name: string; version: string; license?: string; dependencies?: Record<string, string> };

/** Everything of others that the program is made of, by name: what was compiled in, or in a checkout what would be. */
export async function listComponents(): Promise<Component[]> {
  if (!Bun.isStandaloneExecutable) return collectComponents(CHECKOUT_ROOT);
  return JSON.parse(new TextDecoder().decode(await readAsset(LICENSES_ASSET)));
}

/** The packages that the one in `root` needs to run, and those that they need, with the runtime itself. */
export function collectComponents(root: string): Component[] {
  const found = new Map<string, Component>();
  const queue = dependenciesOf(root);
  for (let folder = queue.shift(); folder !== undefined; folder = queue.shift()) {
    const component = describePackage(folder);
    const key = `${component.name}@${component.version}`;
    if (found.has(key)) continue;
    found.set(key, component);
    queue.push(...dependenciesOf(folder));
  }
  return [...found.values(), runtime()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

const readPackage = (folder: string): Package => JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));

function dependenciesOf(folder: string): string[] {
  return Object.keys(readPackage(folder).dependencies ?? {}).map((name) => resolvePackage(name, folder));
}

function resolvePackage(name: string, from: string): string {
  const folder = join(from, "node_modules", name);
  if (existsSync(join(folder, "package.json"))) return folder;
  if (dirname(from) === from) throw new Error(`${name} is not installed`);
  return resolvePackage(name, dirname(from));
}

function describePackage(folder: string): Component {
  const { name, version, license = "unknown" } = readPackage(folder);
  const [, ofTheData] = OF_THE_DATA.find(([prefix]) => name.startsWith(prefix)) ?? [];
  const texts = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile() && LICENSE_FILE.test(entry.name));
  return {
    name,
    version,
    license: ofTheData ?? license,
    text: texts.map((entry) => readFileSync(join(folder, entry.name), "utf8").trim()).join("\n\n"),
  };
}

const runtime = (): Component => ({
  name: "bun",
  version: Bun.version,
  license: "MIT AND LGPL-2.1-or-later",
  text: "Bun is MIT. It links JavaScriptCore and WebKit (LGPL-2.1-or-later) and further libraries, listed with their licences and with the way to link them anew at https://bun.com/docs/project/license.",
});
