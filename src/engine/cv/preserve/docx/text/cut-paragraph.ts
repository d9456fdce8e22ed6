import type { Cut } from "../../cut.ts";
import { isPersonalLabel } from "../../labels.ts";
import { withoutCuts } from "../../trim-cuts.ts";
import type { Redaction } from "../redaction.ts";
import { type Edits, escapeText } from "../source/edits.ts";
import { allOf, around, isElement, type SourceElement } from "../source/source.ts";
import { type Atom, atomsOf, branchCount } from "./paragraph-text.ts";
import { inWritten, shownText } from "./shown-text.ts";

/** Whether there is something to read in a text: separators and icons alone are nothing. */
const isReadable = (text: string) => /[\p{L}\p{N}]/u.test(text);
/** Labels alone say nothing either, where their values were cut: "Tel.:" before a tab. */
const saysNothing = (text: string) => text.split(/[\t\n|]| {3,}/).every((part) => !isReadable(part) || isPersonalLabel(part));

/** What stands in the place of a cut is always to be read, also where it looks like a label: "Candidate". */
const leavesNothing = (text: string, cuts: Cut[]) =>
  cuts.every(({ replacement }) => replacement === "") && saysNothing(withoutCuts(text, cuts));

/**
 * Cuts what is withheld from the text of a paragraph, in all alternatives of it. What stands in its place has the look of the first run that is cut.
 * True when the paragraph had text and has none any more. The elements that hold its text are added to `seen`.
 */
export function cutParagraph(paragraph: SourceElement, redaction: Redaction, edits: Edits, seen: Set<SourceElement>): boolean {
  let isEmptied = false;
  const branches = branchCount(paragraph);
  for (let branch = 0; branch < branches; branch++) {
    const atoms = atomsOf(paragraph, branch);
    const written = atoms.map(({ text }) => text).join("");
    const cuts = cutsOf(written, redaction);
    if (branch === 0) {
      // The same text stands once more for programs that cannot draw the first.
      if (!around(paragraph, "mc:Fallback")) redaction.counted(cuts.length);
      isEmptied = cuts.length > 0 && isReadable(written) && leavesNothing(written, cuts);
    }
    const widened = withEmptiedLines(written, cuts);
    cutAtoms(
      atoms.filter(({ element, kind }) => kind !== "page" && !seen.has(element)),
      widened,
      edits,
    );
    for (const { element } of atoms) seen.add(element);
  }
  return isEmptied;
}

function cutsOf(written: string, { cutsIn }: Redaction): Cut[] {
  const shown = shownText(written);
  if (shown.text.trim() === "") return [];
  return inWritten(shown, cutsIn(shown.text));
}

/** A line of the paragraph on which nothing is left to read goes with its break. */
function withEmptiedLines(text: string, cuts: Cut[]): Cut[] {
  if (cuts.length === 0 || !text.includes("\n")) return cuts;
  const widened: Cut[] = [];
  let from = 0;
  let next = 0;
  let isBehindOther = false;
  for (const line of text.split("\n")) {
    const to = from + line.length;
    const begun: Cut[] = [];
    for (let cut = cuts[next]; cut && cut.from < to; cut = cuts[next]) {
      begun.push(cut);
      next++;
    }
    const isWithin = begun.every((cut) => cut.from >= from && cut.to <= to);
    const inLine = begun.map((cut) => ({ ...cut, from: cut.from - from, to: cut.to - from }));
    if (begun.length > 0 && isWithin && leavesNothing(line, inLine))
      widened.push({ from: isBehindOther ? from - 1 : from, to: isBehindOther ? to : Math.min(to + 1, text.length), replacement: "" });
    else {
      widened.push(...begun);
      isBehindOther = true;
    }
    from = to + 1;
  }
  return [...widened, ...cuts.slice(next)];
}

/** Maps the cuts to the elements that hold the text. Both are in their order. */
function cutAtoms(atoms: Atom[], cuts: Cut[], edits: Edits): void {
  const inAtoms = new Map<Atom, Cut[]>();
  let first = 0;
  for (const cut of cuts) {
    while (first < atoms.length && isBefore(atoms[first] as Atom, cut)) first++;
    const touched: Atom[] = [];
    for (let at = first; at < atoms.length && (atoms[at] as Atom).from < cut.to; at++) touched.push(atoms[at] as Atom);
    const speaker = cut.replacement === "" ? undefined : (touched.find(({ kind }) => kind === "text") ?? touched[0]);
    for (const atom of touched) {
      const inside: Cut = {
        from: Math.max(0, cut.from - atom.from),
        to: Math.min(atom.text.length, cut.to - atom.from),
        replacement: atom === speaker ? cut.replacement : "",
      };
      inAtoms.getOrInsertComputed(atom, () => []).push(inside);
    }
  }
  for (const [atom, inside] of inAtoms) cutAtom(atom, inside, edits);
}

/** An icon has no text: it goes with the value that it stands before. */
const isBefore = ({ from, text }: Atom, cut: Cut) => (text === "" ? from < cut.from : from + text.length <= cut.from);

function cutAtom({ element, text, kind }: Atom, cuts: Cut[], edits: Edits): void {
  const said = cuts.map(({ replacement }) => replacement).join("");
  const ruby = around(element, "w:ruby");
  if (ruby && around(element, "w:rubyBase")) {
    // The reading above the characters says the same as they.
    for (const one of allOf(ruby)) if (around(one, "w:rt") && one.name === "w:t") edits.remove(one);
  }
  if (kind === "text") cutText(element, text, cuts, edits);
  else if (said === "") edits.remove(element);
  else edits.replace(element, `<${tagOf(element)}t xml:space="preserve">${escapeText(said)}</${tagOf(element)}t>`);
}

function cutText(element: SourceElement, text: string, cuts: Cut[], edits: Edits): void {
  const written = element.children.filter((node) => !isElement(node)).join("");
  const kept = withoutCuts(written.length === text.length ? written : text, cuts);
  if (kept === "" && element.name === "w:t") edits.remove(element);
  else edits.setText(element, kept);
  if (element.name === "w:t" && /^\s|\s$/.test(kept)) edits.setAttribute(element, "xml:space", "preserve");
}

/** The prefix as the file writes it, with its colon. */
const tagOf = ({ prefix }: SourceElement): string => (prefix === "" ? "" : `${prefix}:`);
