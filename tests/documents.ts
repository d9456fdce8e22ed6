import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CHECKOUT_ROOT } from "../src/engine/setup/assets.ts";

/** The documents of the repository, by their paths in it. */
export const DOCUMENTS = ["*.md", "docs/**/*.md", "templates/**/*.md"]
  .flatMap((glob) => [...new Bun.Glob(glob).scanSync(CHECKOUT_ROOT)])
  .sort();

export const readDocument = (path: string) => readFileSync(join(CHECKOUT_ROOT, path), "utf8");

/** A line that calls the program (tests/binary/commands.test.ts types it). */
export const OURS = /^(sudo (-u vitae )?)?vitae /;

const BLOCK = /^```(\w*)\n([\s\S]*?)^```$/gm;

/** The lines of a document's blocks in a language, as they stand there: `sh` for what is given to be typed. */
export const linesIn = (text: string, language: string): string[] =>
  [...text.matchAll(BLOCK)].filter(([, of]) => of === language).flatMap(([, , block]) => (block as string).split("\n").filter(Boolean));

/** Every command that a document names in a sentence or a table. */
export const namedCommandsOf = (text: string): string[] =>
  [...text.replace(BLOCK, "").matchAll(/`([^`\n]+)`/g)]
    .flatMap(([, code]) => (code as string).split(" · "))
    .filter((code) => /^(vitae|bun run|bun scripts)[ /]/.test(code));
