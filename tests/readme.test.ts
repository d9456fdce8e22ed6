import { expect, test } from "bun:test";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Command } from "commander";
import { scripts } from "../package.json";
import { program } from "../src/cli/program.ts";
import { unsupportedLanguage, unsupportedMessage } from "../src/engine/cv/read/ocr/unsupported.ts";
import { CHECKOUT_ROOT } from "../src/engine/setup/assets.ts";
import { describeConfig } from "../src/engine/setup/config.ts";
import { DOCUMENTS, linesIn, namedCommandsOf, OURS, readDocument } from "./documents.ts";

test("the README lists every setting with its default and meaning", () => {
  const readme = readDocument("README.md");
  const rows = describeConfig().map(([variable, fallback, meaning]) => `| \`${variable}\` | ${fallback} | ${meaning} |`);

  expect(rows.filter((row) => !readme.includes(row))).toEqual([]);
});

test("the README names every command", () => {
  const readme = readDocument("README.md");
  const names = program.commands.map((command) => command.name()).filter((name) => !name.startsWith("__"));

  expect(names.filter((name) => !new RegExp(`\\| .*\`vitae ${name}\\b`).test(readme))).toEqual([]);
});

test("the README names every subcommand, and none that does not exist", () => {
  const rows = [...readDocument("README.md").matchAll(/^\| `vitae (\w+) ([a-z-]+(?:\\\|[a-z-]+)+)/gm)].map(
    ([, name, below]) => [name as string, (below as string).split("\\|")] as const,
  );
  const wrong = program.commands
    .filter(({ commands }) => commands.length > 0)
    .map((command) => ({
      command: command.name(),
      named: rows.flatMap(([name, below]) => (name === command.name() ? below : [])).sort(),
      there: command.commands.map((one) => one.name()).sort(),
    }))
    .filter(({ named, there }) => named.join() !== there.join());

  expect(wrong).toEqual([]);
});

test("the README says which scripts of scans are read, and which languages are read badly", () => {
  const scripts = /It reads (.+)\.$/.exec(unsupportedMessage("This scan", "unknown"))?.[1] ?? "none";
  const text = readDocument("README.md").replace(/\s+/g, " ");
  expect(text).toContain(`It reads ${scripts}`);
  for (const [code, language] of [
    ["kor", "Korean"],
    ["ara", "Arabic"],
    ["tha", "Thai"],
  ] as const)
    expect([unsupportedLanguage("text", code, 84), text.includes(language)]).toEqual([language, true]);
});

test.each(DOCUMENTS)("every link of %s leads somewhere", (path) => {
  const text = readDocument(path);
  const links = [...text.matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].map(([, target]) => target as string);
  const broken = links.filter((link) => {
    const [file = "", anchor] = link.split("#");
    const target = file === "" ? path : join(dirname(path), file);
    return !existsSync(join(CHECKOUT_ROOT, target)) || (anchor !== undefined && !anchorsOf(readDocument(target)).includes(anchor));
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

/** The others change a server (tests/binary installs one by them) or begin from nothing, as CI does. */
const ELSEWHERE =
  /^(sudo (install|useradd|systemctl|journalctl) |docker compose -f deploy\/compose\.yaml |npx -y bun@\S+ run (start|test)$)/;
/** Suites and measurements that CI runs, with more of each. */
const LONGER = /^([A-Z_]+=\d+ )?bun (run (test:\w+|soak|load)|test --timeout=\d+ \.\/(tests\/\S+))( +#.*)?$/;

test.each(DOCUMENTS)("%s gives nothing to be typed that no test types, and names no command or option that does not exist", (path) => {
  const text = readDocument(path);
  expect(linesIn(text, "sh").filter((line) => !OURS.test(line) && !ELSEWHERE.test(line) && !isLonger(line))).toEqual([]);
  expect(linesIn(text, "").filter((line) => OURS.test(line))).toEqual([]);
  expect(namedCommandsOf(text).filter((line) => !isKnown(line))).toEqual([]);
});

function isLonger(line: string): boolean {
  const [, , run, , file] = LONGER.exec(line) ?? [];
  return run !== undefined && (file ? existsSync(join(CHECKOUT_ROOT, file)) : String(run.split(" ")[1]) in scripts);
}

/** Whether a line such as `vitae user list|create` or `bun run test` names what is there. */
function isKnown(line: string): boolean {
  const [first, ...words] = line.split(/\s+/).map((word) => word.split(/\\?\||\[?=/)[0] as string);
  if (first === "bun") return words[0] === "run" ? String(words[1]) in scripts : existsSync(join(CHECKOUT_ROOT, String(words[0])));

  let command: Command = program;
  return words.every((word) => {
    if (word.startsWith("--")) return command.options.some(({ long }) => long === word);
    const below = command.commands.find((one) => one.name() === word);
    const isArgument = command.commands.length === 0;
    command = below ?? command;
    return below !== undefined || isArgument;
  });
}
