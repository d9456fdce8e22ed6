import { childrenOf, element, isElement, textOf, type XmlElement, type XmlNode } from "../../../package/xml.ts";
import type { Dialect } from "./dialect.ts";
import { parseExpression } from "./expression.ts";

/** What is wrong in a template: where, what, and what to do about it. */
export type Problem = { place: string; tag?: string; problem: string; mend: string };

/**
 * Makes a part ready for filling, in place. A tag that Word split over runs becomes one `#tag` in a run with the look of its first sign;
 * what stands between `{{#…}}` and `{{/…}}` becomes one `#loop`, at the level where it repeats: signs of a line, whole paragraphs, table rows.
 */
export function compilePart(root: XmlElement, dialect: Dialect, place: string): Problem[] {
  const problems: Problem[] = [];
  for (const paragraph of paragraphsOf(root, dialect))
    isolateTags(paragraph, dialect, (problem) => problems.push({ place: placeOf(paragraph, place), ...problem }));
  const pairs = pairTags(root, dialect, place, problems);
  if (problems.length === 0) for (const pair of pairs) wrapLoop(root, pair, dialect, place, problems);
  return problems;
}

/** Paragraphs in order; those of a text box come after the one that holds it. */
function paragraphsOf(node: XmlElement, dialect: Dialect): XmlElement[] {
  return childrenOf(node).flatMap((one) =>
    one.name === dialect.paragraph ? [one, ...paragraphsOf(one, dialect)] : paragraphsOf(one, dialect),
  );
}

/** A place and the first words that stand there. */
function placeOf(paragraph: XmlElement, place: string): string {
  const words = textOf(paragraph).replace(/\s+/g, " ").trim();
  return words ? `${place}, “${words.length > 60 ? `${words.slice(0, 57)}…` : words}”` : place;
}

// ---- tags --------------------------------------------------------------------------------------------------------------------

type Leaf = { node: XmlElement; from: number; text: string };
type Report = (problem: Omit<Problem, "place">) => void;

/** Curly quotes, non-breaking spaces and the like come from Word's auto-correction. */
const TAG = /\{\{([^{}]*)\}\}/g;

function isolateTags(paragraph: XmlElement, dialect: Dialect, report: Report): void {
  const { leaves, fieldTexts } = readLeaves(paragraph, dialect);
  for (const text of fieldTexts) {
    for (const [tag] of text.matchAll(TAG)) {
      report({
        tag,
        problem: `${tag} stands inside a field.`,
        mend: "Click the field, press Ctrl+Shift+F9 to turn it into text, or type the tag beside it.",
      });
    }
  }
  const whole = leaves.map(({ text }) => text).join("");
  if (!whole.includes("{{") && !whole.includes("}}")) return;
  reportStrays(whole, report);
  const tags = [...whole.matchAll(TAG)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    inner: (match[1] as string).trim(),
    source: match[0],
  }));
  for (const leaf of leaves.toReversed()) splitLeaf(leaf, tags, paragraph, dialect);
}

function reportStrays(whole: string, report: Report): void {
  const rest = whole.replace(TAG, "");
  if (rest.includes("{{")) {
    const begun = rest.slice(rest.indexOf("{{"), rest.indexOf("{{") + 30);
    report({
      tag: begun,
      problem: `The tag that begins with ${begun} has no end in its paragraph.`,
      mend: "Close it with }} in the same paragraph.",
    });
  } else if (rest.includes("}}")) {
    report({ problem: "There is a }} without the {{ that begins its tag.", mend: "Write {{ before the tag's name, or take the }} away." });
  }
}

/** Texts of a paragraph, not those of text boxes within it, deleted text or fields, which Word itself writes anew. */
function readLeaves(paragraph: XmlElement, dialect: Dialect): { leaves: Leaf[]; fieldTexts: string[] } {
  const leaves: Leaf[] = [];
  const fieldTexts: string[] = [];
  let depth = 0;
  let at = 0;
  let inField = "";
  const endField = () => {
    fieldTexts.push(inField);
    inField = "";
  };
  const walk = (node: XmlElement, run: XmlElement | undefined) => {
    for (const one of childrenOf(node)) {
      if (one.name === dialect.paragraph || one.name === "w:del" || one.name === "w:moveFrom") continue;
      if (one.name === "w:fldChar") {
        const type = one.attributes["w:fldCharType"];
        depth += type === "begin" ? 1 : type === "end" ? -1 : 0;
        if (depth === 0) endField();
      } else if (one.name === "w:fldSimple" || one.name === "a:fld") {
        fieldTexts.push(`${textOf(one)}\n${one.attributes["w:instr"] ?? ""}`);
      } else if (one.name === "w:instrText") inField += textOf(one);
      else if (one.name === dialect.text && run) {
        if (depth > 0) inField += textOf(one);
        else {
          leaves.push({ node: one, from: at, text: textOf(one) });
          at += textOf(one).length;
        }
      } else walk(one, one.name === dialect.run ? one : run);
    }
  };
  walk(paragraph, undefined);
  if (inField) endField();
  return { leaves, fieldTexts };
}

type Found = { from: number; to: number; inner: string; source: string };

/** Parts a run at the tags that begin in this text; what of a tag came in later runs goes. */
function splitLeaf(leaf: Leaf, tags: Found[], paragraph: XmlElement, dialect: Dialect): void {
  const end = leaf.from + leaf.text.length;
  const touching = tags.filter(({ from, to }) => from < end && to > leaf.from);
  if (touching.length === 0) return;

  const pieces: XmlNode[] = [];
  let at = leaf.from;
  const keep = (to: number) => {
    if (to > at)
      pieces.push(
        element(dialect.text, { ...leaf.node.attributes, ...(dialect.text === "w:t" && { "xml:space": "preserve" }) }, [
          leaf.text.slice(at - leaf.from, to - leaf.from),
        ]),
      );
  };
  for (const tag of touching) {
    keep(tag.from);
    if (tag.from >= leaf.from) pieces.push(element("#tag", { inner: tag.inner, source: tag.source }));
    at = Math.min(end, tag.to);
  }
  keep(end);
  replaceInRun(leaf, pieces, paragraph, dialect);
}

/** Each piece gets a run of its own with the look of the one it stood in. */
function replaceInRun({ node }: Leaf, pieces: XmlNode[], paragraph: XmlElement, dialect: Dialect): void {
  // A run with several texts, parted by line breaks, has been taken apart before: the text knows its run of now.
  const run = parentOf(paragraph, node) as XmlElement;
  const parent = parentOf(paragraph, run) as XmlElement;
  const style = run.children.filter((one) => isElement(one) && one.name === dialect.runStyle);
  const others = run.children.filter((one) => !style.includes(one));
  const index = others.indexOf(node);
  const groups: XmlNode[][] = [others.slice(0, index), ...pieces.map((piece) => [piece]), others.slice(index + 1)];
  const runs = groups.filter((group) => group.length > 0).map((group) => element(dialect.run, run.attributes, [...style, ...group]));
  parent.children.splice(parent.children.indexOf(run), 1, ...runs);
}

function parentOf(root: XmlElement, wanted: XmlElement): XmlElement | undefined {
  if (root.children.includes(wanted)) return root;
  for (const one of childrenOf(root)) {
    const found = parentOf(one, wanted);
    if (found) return found;
  }
  return undefined;
}

// ---- loops -------------------------------------------------------------------------------------------------------------------

type Pair = { open: XmlElement; close: XmlElement; expression: string; inverted: boolean };

/** Each of them multiplies the work, and nobody means that many. */
const MAX_LOOP_DEPTH = 8;

/** Tags in the order they stand; what opens must close. Inner pairs come first. */
function pairTags(root: XmlElement, dialect: Dialect, place: string, problems: Problem[]): Pair[] {
  const pairs: Pair[] = [];
  const open: { tag: XmlElement; expression: string; inverted: boolean; at: string }[] = [];
  for (const { tag, at } of tagsOf(root, dialect, place)) {
    const { inner = "", source } = tag.attributes;
    const sign = inner[0];
    if (sign === "#" || sign === "^") open.push({ tag, expression: inner.slice(1).trim(), inverted: sign === "^", at });
    if (open.length > MAX_LOOP_DEPTH && sign !== "/") {
      const problem = `${source} stands inside more than ${MAX_LOOP_DEPTH} other loops and conditions.`;
      problems.push({ place: at, tag: source, problem, mend: "Close some of them before it." });
      return [];
    }
    if (sign !== "/") continue;
    const name = inner.slice(1).trim();
    const last = open.pop();
    if (!last)
      problems.push({
        place: at,
        tag: source,
        problem: `${source} closes nothing.`,
        mend: `Write {{#${name || "…"}}} where it should begin, or take it away.`,
      });
    else if (name && pathOf(name) !== pathOf(last.expression)) {
      problems.push({
        place: at,
        tag: source,
        problem: `${source} stands where {{/${pathOf(last.expression)}}} must be.`,
        mend: `Close {{#${last.expression}}} first: what begins last ends first.`,
      });
    } else pairs.push({ open: last.tag, close: tag, expression: last.expression, inverted: last.inverted });
  }
  for (const { tag, expression, at } of open) {
    problems.push({
      place: at,
      tag: tag.attributes.source,
      problem: `${tag.attributes.source} is never closed.`,
      mend: `Write {{/${pathOf(expression)}}} where it should end.`,
    });
  }
  return pairs;
}

const pathOf = (expression: string) => parseExpression(expression)?.path ?? expression;

function tagsOf(root: XmlElement, dialect: Dialect, place: string): { tag: XmlElement; at: string }[] {
  const found: { tag: XmlElement; at: string }[] = [];
  const walk = (node: XmlElement, at: string) => {
    for (const one of childrenOf(node)) {
      if (one.name === "#tag") found.push({ tag: one, at });
      else walk(one, one.name === dialect.paragraph ? placeOf(one, place) : at);
    }
  };
  walk(root, place);
  return found;
}

function wrapLoop(root: XmlElement, pair: Pair, dialect: Dialect, place: string, problems: Problem[]): void {
  const level = levelOf(pathTo(root, pair.open), pathTo(root, pair.close), dialect);
  if (!level) {
    const tag = pair.open.attributes.source as string;
    problems.push({
      place,
      tag,
      problem: `${tag} begins in one table or text box and ends in another.`,
      mend: "Begin and end it in the same cell, in the same row, or outside the table.",
    });
    return;
  }
  const { container, from, to } = level;
  const loop = element("#loop", { expression: pair.expression, inverted: String(pair.inverted) }, container.children.slice(from, to + 1));
  container.children.splice(from, to - from + 1, loop);
  for (const tag of [pair.open, pair.close]) removeTag(root, tag, dialect);
  loop.children = loop.children.filter((node) => !isElement(node) || !MARK_ONLY.has(node));
}

type Level = { container: XmlElement; from: number; to: number };

/** Where a pair repeats: the level that holds both its ends, lifted from a paragraph or row that it fills to that itself. */
function levelOf(open: XmlElement[], close: XmlElement[], dialect: Dialect): Level | undefined {
  let depth = 0;
  while (open[depth + 1] && open[depth + 1] === close[depth + 1]) depth++;
  const container = open[depth] as XmlElement;
  const between = (path: XmlElement[]) =>
    path
      .slice(depth + 1, -1)
      .map(({ name }) => name)
      .filter((name) => name !== "#loop");
  const from = container.children.indexOf(open[depth + 1] as XmlElement);
  const to = container.children.indexOf(close[depth + 1] as XmlElement);

  const kind = open.slice(0, depth + 1).findLast(({ name }) => name !== "#loop")?.name;
  if (kind === dialect.row)
    return lift(
      open,
      open.slice(0, depth + 1).findLastIndex(({ name }) => name === dialect.row),
    );
  const crossing = [dialect.table, dialect.cell, "w:txbxContent"];
  const allowed = kind === dialect.table ? [dialect.cell] : [];
  for (const path of [open, close]) if (between(path).some((name) => crossing.includes(name) && !allowed.includes(name))) return undefined;

  const paragraph = open.slice(0, depth + 1).findLastIndex(({ name }) => name === dialect.paragraph);
  const inLine = paragraph >= 0 && !open.slice(paragraph, depth + 1).some(({ name }) => name === dialect.cell || name === "w:txbxContent");
  if (inLine && fillsParagraph(open[paragraph] as XmlElement, open.at(-1) as XmlElement, close.at(-1) as XmlElement, dialect))
    return lift(open, paragraph);
  return { container, from, to };
}

/** One level up: the container of the ancestor at `depth`, and that ancestor alone. */
function lift(path: XmlElement[], depth: number): Level {
  const container = path[depth - 1] as XmlElement;
  const at = container.children.indexOf(path[depth] as XmlElement);
  return { container, from: at, to: at };
}

/** Nothing but the loop stands in its paragraph. */
function fillsParagraph(paragraph: XmlElement, open: XmlElement, close: XmlElement, dialect: Dialect): boolean {
  const marks = contentOf(paragraph, dialect);
  return marks[0] === open && marks.at(-1) === close;
}

/** Tags and everything that shows, in order. */
function contentOf(node: XmlElement, dialect: Dialect): XmlElement[] {
  return childrenOf(node).flatMap((one) => {
    if (one.name === "#tag" || SHOWS.has(one.name) || (one.name === dialect.text && textOf(one).trim() !== "")) return [one];
    return one.name === dialect.paragraph && node.name === dialect.paragraph ? [] : contentOf(one, dialect);
  });
}
const SHOWS = new Set(["w:drawing", "w:pict", "w:object", "w:sym", "w:fldChar", "w:fldSimple", "a:fld", "mc:AlternateContent"]);

function pathTo(root: XmlElement, wanted: XmlElement): XmlElement[] {
  if (root === wanted) return [root];
  for (const one of childrenOf(root)) {
    const path = pathTo(one, wanted);
    if (path.length > 0) return [root, ...path];
  }
  return [];
}

/** Paragraphs and rows that held a loop's tag and nothing else: they are not part of what repeats. */
const MARK_ONLY = new WeakSet<object>();

function removeTag(root: XmlElement, tag: XmlElement, dialect: Dialect): void {
  const path = pathTo(root, tag);
  const run = path.at(-2) as XmlElement;
  const parent = path.at(-3) as XmlElement;
  parent.children = parent.children.filter((one) => one !== run);
  for (const name of [dialect.paragraph, dialect.row]) {
    const holder = path.findLast((one) => one.name === name);
    const keepsPage = holder && pathHas(holder, "w:sectPr");
    if (holder && !keepsPage && contentOf(holder, dialect).length === 0 && !childrenOf(holder).some((one) => one.name === "#loop"))
      MARK_ONLY.add(holder);
  }
}

const pathHas = (node: XmlElement, name: string): boolean => childrenOf(node).some((one) => one.name === name || pathHas(one, name));
