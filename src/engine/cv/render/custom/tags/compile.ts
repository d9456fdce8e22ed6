import { childrenOf, element, isElement, textOf, type XmlElement, type XmlNode } from "../../../package/xml.ts";
import { MAX_LOOP_DEPTH } from "../thresholds.ts";
import type { Dialect } from "./dialect.ts";
import { parseExpression } from "./expression.ts";
import { quotedPlace } from "./quoted-place.ts";

/** A problem of a template: where, what, and how to fix it (`mend`, as the API calls it). */
export type Problem = { place: string; tag?: string; problem: string; mend: string };

/**
 * Compiles a part for filling, in place. A tag that Word split into several runs becomes one `#tag` element, in a run with the style of its first
 * character. The content between `{{#…}}` and `{{/…}}` becomes one `#loop` element at the level that repeats: characters, paragraphs or table rows.
 */
export function compilePart(root: XmlElement, dialect: Dialect, place: string): Problem[] {
  const problems: Problem[] = [];
  for (const paragraph of paragraphsOf(root, dialect))
    isolateTags(paragraph, dialect, (problem) => problems.push({ place: placeOf(paragraph, place), ...problem }));
  const pairs = pairTags(root, dialect, place, problems);
  if (problems.length === 0) for (const pair of pairs) wrapLoop(root, pair, dialect, place, problems);
  return problems;
}

/** Paragraphs in order; those of a text box come after the paragraph that it is anchored in. */
function paragraphsOf(node: XmlElement, dialect: Dialect): XmlElement[] {
  return childrenOf(node).flatMap((one) =>
    one.name === dialect.paragraph ? [one, ...paragraphsOf(one, dialect)] : paragraphsOf(one, dialect),
  );
}

/** A place with the first words of a paragraph, for messages. */
const placeOf = (paragraph: XmlElement, place: string): string => quotedPlace(place, textOf(paragraph).replace(/\s+/g, " ").trim());

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

/** The text elements of a paragraph, without text boxes, deleted text and fields (Word rewrites the text of fields itself). */
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

/** Splits a run at the tags that begin in its text; the rest of a tag in later runs is removed. */
function splitLeaf(leaf: Leaf, tags: Found[], paragraph: XmlElement, dialect: Dialect): void {
  const end = leaf.from + leaf.text.length;
  const touching = tags.filter(({ from, to }) => from < end && to > leaf.from);
  if (touching.length === 0) return;

  const parts: XmlNode[] = [];
  let at = leaf.from;
  const keep = (to: number) => {
    if (to > at)
      parts.push(
        element(dialect.text, { ...leaf.node.attributes, ...(dialect.text === "w:t" && { "xml:space": "preserve" }) }, [
          leaf.text.slice(at - leaf.from, to - leaf.from),
        ]),
      );
  };
  for (const tag of touching) {
    keep(tag.from);
    if (tag.from >= leaf.from) parts.push(element("#tag", { inner: tag.inner, source: tag.source }));
    at = Math.min(end, tag.to);
  }
  keep(end);
  replaceInRun(leaf, parts, paragraph, dialect);
}

/** Puts each part into a run of its own with the style of the original run. */
function replaceInRun({ node }: Leaf, parts: XmlNode[], paragraph: XmlElement, dialect: Dialect): void {
  // A run with several texts (with line breaks between them) may have been split before, so the present run is looked up.
  const run = parentOf(paragraph, node) as XmlElement;
  const parent = parentOf(paragraph, run) as XmlElement;
  const style = run.children.filter((one) => isElement(one) && one.name === dialect.runStyle);
  const others = run.children.filter((one) => !style.includes(one));
  const index = others.indexOf(node);
  const groups: XmlNode[][] = [others.slice(0, index), ...parts.map((part) => [part]), others.slice(index + 1)];
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

/** Pairs the opening and closing tags of loops, inner pairs first. */
function pairTags(root: XmlElement, dialect: Dialect, place: string, problems: Problem[]): Pair[] {
  const pairs: Pair[] = [];
  const open: { tag: XmlElement; expression: string; inverted: boolean; at: string }[] = [];
  for (const { tag, at } of tagsOf(root, dialect, place)) {
    const { inner = "", source } = tag.attributes;
    const marker = inner[0];
    if (marker === "#" || marker === "^") open.push({ tag, expression: inner.slice(1).trim(), inverted: marker === "^", at });
    if (open.length > MAX_LOOP_DEPTH && marker !== "/") {
      const problem = `${source} stands inside more than ${MAX_LOOP_DEPTH} other loops and conditions.`;
      problems.push({ place: at, tag: source, problem, mend: "Close some of them before it." });
      return [];
    }
    if (marker !== "/") continue;
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
  loop.children = loop.children.filter((node) => !isElement(node) || !TAG_ONLY.has(node));
}

type Level = { container: XmlElement; from: number; to: number };

/** The level at which a loop repeats: the common ancestor of its tags. Where the loop fills a whole paragraph or row, that paragraph or row repeats. */
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

/** The level above: the ancestor at `depth` alone, in its container. */
function lift(path: XmlElement[], depth: number): Level {
  const container = path[depth - 1] as XmlElement;
  const at = container.children.indexOf(path[depth] as XmlElement);
  return { container, from: at, to: at };
}

/** True where a paragraph has nothing but the loop. */
function fillsParagraph(paragraph: XmlElement, open: XmlElement, close: XmlElement, dialect: Dialect): boolean {
  const content = contentOf(paragraph, dialect);
  return content[0] === open && content.at(-1) === close;
}

/** Tags and visible content, in order. */
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

/** Paragraphs and rows with nothing but the tag of a loop: they are not repeated. */
const TAG_ONLY = new WeakSet<object>();

function removeTag(root: XmlElement, tag: XmlElement, dialect: Dialect): void {
  const path = pathTo(root, tag);
  const run = path.at(-2) as XmlElement;
  const parent = path.at(-3) as XmlElement;
  parent.children = parent.children.filter((one) => one !== run);
  for (const name of [dialect.paragraph, dialect.row]) {
    const container = path.findLast((one) => one.name === name);
    const hasPageSettings = container && pathHas(container, "w:sectPr");
    if (
      container &&
      !hasPageSettings &&
      contentOf(container, dialect).length === 0 &&
      !childrenOf(container).some((one) => one.name === "#loop")
    )
      TAG_ONLY.add(container);
  }
}

const pathHas = (node: XmlElement, name: string): boolean => childrenOf(node).some((one) => one.name === name || pathHas(one, name));
