import { expect, setDefaultTimeout, test } from "bun:test";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { EXAMPLES } from "../src/cli/examples.ts";
import { program } from "../src/cli/program.ts";
import { describeConfig } from "../src/engine/config.ts";
import { openSandbox } from "./sandbox.ts";

// Each line of a document is a program of its own.
setDefaultTimeout(300_000);

const ROOT = join(import.meta.dir, "..");
const DOCUMENTS = ["*.md", "docs/**/*.md", "templates/**/*.md"].flatMap((glob) => [...new Bun.Glob(glob).scanSync(ROOT)]).sort();
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

test("the README lists every setting with its default and meaning", () => {
  const readme = read("README.md");
  const rows = describeConfig().map(([variable, fallback, meaning]) => `| \`${variable}\` | ${fallback} | ${meaning} |`);

  expect(rows.filter((row) => !readme.includes(row))).toEqual([]);
});

test("the README names every command", () => {
  const readme = read("README.md");
  const names = program.commands.map((command) => command.name()).filter((name) => !name.startsWith("__"));

  expect(names.filter((name) => !new RegExp(`\\| .*\`vitae ${name}\\b`).test(readme))).toEqual([]);
});

test.each(DOCUMENTS)("every link of %s leads somewhere", (path) => {
  const text = read(path);
  const links = [...text.matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].map(([, target]) => target as string);
  const broken = links.filter((link) => {
    const [file = "", anchor] = link.split("#");
    const target = file === "" ? path : join(dirname(path), file);
    return !existsSync(join(ROOT, target)) || (anchor !== undefined && !anchorsOf(read(target)).includes(anchor));
  });

  expect(broken).toEqual([]);
});

const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    (heading as string)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .trim()
      .replace(/\s/g, "-"),
  );

/** The lines of shell blocks that call the program; those for root and for other programs are for a machine of their own. */
const linesOf = (text: string) =>
  [...text.matchAll(/^```sh\n([\s\S]*?)^```/gm)]
    .flatMap(([, block]) => (block as string).split("\n"))
    .filter((line) => /^(sudo -u vitae )?vitae /.test(line));

test.each(DOCUMENTS.filter((path) => linesOf(read(path)).length > 0))("every command of %s works as it stands there", async (path) => {
  await expectAllToWork(linesOf(read(path)));
});

test("every example of the help texts works as it stands there", async () => {
  await expectAllToWork(Object.values(EXAMPLES).flat());
});

async function expectAllToWork(lines: string[]): Promise<void> {
  const sandbox = await openSandbox();
  try {
    for (const line of lines) {
      const { status, printed } = await sandbox.type(line);
      expect({ line, status, printed: status === 0 ? "" : printed }).toEqual({ line, status: 0, printed: "" });
    }
  } finally {
    sandbox.close();
  }
}
