import type { Reading } from "../../../reading.ts";
import { type Replaced, withReplaced } from "./replaced.ts";

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

/** The document with usual separators, and what gives the others back. */
export const withUsualSeparators = (reading: Reading): Replaced =>
  withReplaced(reading, (text) => text.replace(UNUSUAL, (_, dash: string | undefined) => (dash ? "–" : "·")));
