import { describe, expect, test } from "bun:test";
import type { Command } from "commander";
import { completionScript } from "./completion.ts";
import { EXAMPLES, examplesOf } from "./examples.ts";
import { program } from "./program.ts";

/** What a shell offers after a line, from the script itself. */
function offered(shell: "bash" | "zsh" | "fish", line: string): string[] {
  const script = completionScript(program, shell);
  const words = line.split(" ");
  const ask = {
    bash: `${script}\nCOMP_WORDS=(${words.map((word) => `"${word}"`).join(" ")}); COMP_CWORD=${words.length - 1}; _vitae; printf '%s\\n' "\${COMPREPLY[@]}"`,
    zsh: `compdef() { : }; compadd() { shift; print -l -- "$@" }; _files() { : }\n${script}\nwords=(${words.map((word) => `"${word}"`).join(" ")}); CURRENT=${words.length}; PREFIX="${words.at(-1)}"; _vitae`,
    fish: `${script}\ncomplete --do-complete "${line}"`,
  }[shell];
  const { stdout, stderr, exitCode } = Bun.spawnSync([shell, ...(shell === "zsh" ? ["-f"] : []), "-c", ask], {
    env: { PATH: process.env.PATH, HOME: "/nonexistent" },
  });
  if (exitCode !== 0) throw new Error(stderr.toString());
  return stdout
    .toString()
    .split("\n")
    .filter(Boolean)
    .map((word) => word.split("\t")[0] as string);
}

describe.each(["bash", "zsh", "fish"] as const)("%s", (shell) => {
  test.skipIf(!Bun.which(shell))("completes commands, their options and the values of these", () => {
    expect(offered(shell, "vitae ")).toEqual(expect.arrayContaining(["serve", "format", "user", "backup"]));
    expect(offered(shell, "vitae ")).not.toContain("__convert");
    expect(offered(shell, "vitae user ")).toEqual(expect.arrayContaining(["create", "reset-password"]));
    expect(offered(shell, "vitae user create --")).toEqual(expect.arrayContaining(["--email", "--admin", "--json"]));
    expect(offered(shell, "vitae user create --")).not.toContain("--template");
    expect(offered(shell, "vitae words ")).toEqual(expect.arrayContaining(["list", "export", "import", "clear"]));
    expect(offered(shell, "vitae parse --")).toEqual(expect.arrayContaining(["--words", "--no-words"]));
    expect(offered(shell, "vitae parse --ocr ")).toEqual(expect.arrayContaining(["auto", "always", "never"]));
    expect(offered(shell, "vitae completion ")).toEqual(expect.arrayContaining(["bash", "zsh", "fish"]));
  });
});

test("every command has examples in its help, and so have the program and its groups", () => {
  for (const command of [undefined, "user", "template", "words"]) expect(examplesOf(command).split("\n").length).toBeGreaterThan(4);

  const names = program.commands
    .filter((command) => !command.name().startsWith("__"))
    .flatMap((command) =>
      command.commands.length > 0 ? command.commands.map((one) => `${command.name()} ${one.name()}`) : [command.name()],
    );
  expect(names.toSorted()).toEqual(Object.keys(EXAMPLES).toSorted());
});

test("the help of each command says what each of its arguments is", () => {
  const withAll = (command: Command): Command[] => [command, ...command.commands.flatMap(withAll)];
  const unsaid = withAll(program).flatMap((command) =>
    command.registeredArguments.filter(({ description }) => !description).map((argument) => `${command.name()} ${argument.name()}`),
  );
  expect(unsaid).toEqual([]);
});
