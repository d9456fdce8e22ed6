import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { CHECKOUT_ROOT } from "../src/engine/setup/assets.ts";

/** What the start of the service loads stays in its memory as long as it runs: docs/performance.md has the bound. */
const loaded = loadedBy("src/cli/commands/service/serve.ts");

test("the service starts without what reads, compares and writes CVs: that is loaded in the converter, or when somebody asks for it", () => {
  const folders =
    /^src\/engine\/cv\/(?:parse\/(?:lexicon|recognisers)|read\/(?:pdf|docx|ocr|layout)|match\/(?:1-|2-|concepts|lexicon)|render\/(?:custom|docx|pptx|pdf|pack)|preserve)/;
  expect(loaded.files.filter((file) => folders.test(file))).toEqual([]);
});

test("and without the clients of other services", () => {
  expect(loaded.packages).toEqual(["@elysiajs/openapi", "@fastify/busboy", "drizzle-orm", "elysia", "ipaddr.js", "standardwebhooks"]);
});

/** The files and packages that a file imports, themselves and through others, before it does anything. */
function loadedBy(entry: string) {
  const transpiler = new Bun.Transpiler({ loader: "ts" });
  const files = new Set([entry]);
  const packages = new Set<string>();
  for (const file of files) {
    if (!file.endsWith(".ts")) continue;
    for (const { path, kind } of transpiler.scanImports(readFileSync(join(CHECKOUT_ROOT, file), "utf8"))) {
      if (kind !== "import-statement") continue;
      if (path.startsWith(".")) files.add(relative(CHECKOUT_ROOT, join(CHECKOUT_ROOT, dirname(file), path)));
      else if (!/^(?:node:|bun)/.test(path)) packages.add(/^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] as string);
    }
  }
  return { files: [...files].sort(), packages: [...packages].sort() };
}
