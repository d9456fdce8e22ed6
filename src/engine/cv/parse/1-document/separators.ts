import type { Resume } from "../../../contract/resume.ts";
import type { Cell, Line, Reading } from "../../reading.ts";
import { mapTexts } from "./arabic-commas.ts";

/**
 * "Acme Ltd － Leeds", "Acme Ltd ⋅ Leeds", "Acme Ltd . Leeds": Unicode has dozens of dashes and bullets, and keyboards have others that stand in for
 * them. Between two words, with a space on both sides, each of them divides as "–" or "·" does. The document is parsed with these two, and its
 * values get the printed character back.
 */

const DASHES = "‐‑‒―−－﹣⁃─━_";
const BULLETS = String.raw`.*¬\\‖∗⋅◦‣⁎※❘❙⎮│┃丨┆❖✦✧✱✲✳✶✻❇★☆◆◇♦⬥⬩⧫►▸▶▹❯⟩≫⚫⬤▪▫`;
/** "Python ★ ★ ★" is a level: its stars stand between no words. */
const UNUSUAL = new RegExp(
  String.raw`(?<=[\p{L}\p{M}\p{N})\]"'”’»%][^\S\t\n]|[\p{L}\p{M}][.!?][^\S\t\n])(?:([${DASHES}])|[${BULLETS}])(?=[^\S\t\n]+[\p{L}\p{N}("'“„«])`,
  "gu",
);

/** The document with usual separators, and what gives the others back; undefined for one that has no others. */
export function withUsualSeparators(reading: Reading): { reading: Reading; restore: (resume: Resume) => Resume } | undefined {
  // A value may hold several lines, with a line break or a space between them.
  const printed = reading.lines.map(({ text }) => text).join(" ");
  const usual = reading.lines.map(({ text }) => divided(text)).join(" ");
  if (usual === printed) return undefined;
  const spaced = usual.replace(/\s/gu, " ");
  const restored = (value: string) => {
    const at = /[–·]/u.test(value) ? spaced.indexOf(value.replace(/\s/gu, " ")) : -1;
    return at < 0 ? value : value.replace(/[–·]/gu, (_, index: number) => printed[at + index] as string);
  };
  return { reading: { ...reading, lines: reading.lines.map(withSeparators) }, restore: (resume) => mapTexts(resume, restored) as Resume };
}

const divided = (text: string) => text.replace(UNUSUAL, (_, dash: string | undefined) => (dash ? "–" : "·"));

const withSeparators = (line: Line): Line => {
  const text = divided(line.text);
  return text === line.text ? line : { ...line, text, cells: line.cells.map(withSeparatorsInCell) };
};

/** A separator often has a run of its own, whose neighbours decide what it is: the runs take their letters from the text of the cell. */
function withSeparatorsInCell(cell: Cell): Cell {
  const text = divided(cell.text);
  const letters = text.replace(/\s/gu, "");
  let at = 0;
  const runs = cell.runs.map((run) => ({ ...run, text: run.text.replace(/\S/g, (printed) => letters[at++] ?? printed) }));
  return { ...cell, text, runs };
}
