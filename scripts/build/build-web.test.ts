import { afterAll, expect, test } from "bun:test";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildWeb } from "./build-web.ts";

const outdir = mkdtempSync(join(tmpdir(), "vitae-web-"));
afterAll(() => rmSync(outdir, { recursive: true }));

const files = await buildWeb(outdir);
const read = (file: string) => readFileSync(join(outdir, file), "utf8");
const sheets = files.filter((file) => file.endsWith(".css"));

test("the style sheet keeps the specificity that its sources have: no selector is rewritten for browsers of the past", () => {
  const css = sheets.map(read).join("\n");
  expect(css).toContain(".brand-page :is(img,.page-coming)");
  expect(css.match(/:-(?:webkit|moz)-any\(/g)).toBeNull();
});

test("the page asks for one style sheet under a hashed name, and every font that this names is there", () => {
  const page = read("index.html");
  expect(sheets).toHaveLength(1);
  expect(sheets[0]).toMatch(/^assets\/app-[a-z0-9]{8}\.css$/);
  expect(page).toContain(`href="/${sheets[0]}"`);

  const fonts = [...read(sheets[0] as string).matchAll(/url\(([^)]*\.woff2)\)/g)].map(([, url]) => url as string);
  expect(fonts).toHaveLength(10);
  expect(fonts.filter((font) => !files.includes(font.slice(1)))).toEqual([]);
  expect(page).toContain(`as="font" type="font/woff2" crossorigin href="${fonts.find((font) => font.includes("inter-latin-wght"))}"`);
});
