import { childrenOf, textOf, type XmlElement } from "../../../package/xml.ts";
import type { Problem } from "../tags/compile.ts";
import type { Dialect } from "../tags/dialect.ts";
import { parseExpression } from "../tags/expression.ts";

/**
 * Separators of a compiled part that dangle when a value is empty: of `{{position}} | {{name}}` there stays "Clerk |" for a job without an employer. In
 * a condition, `{{position}}{{#name}} | {{name}}{{/name}}`, they do not.
 */
export function findDangling(root: XmlElement, dialect: Dialect, place: string): Problem[] {
  const found: Problem[] = [];
  const search = (node: XmlElement, given: string[]) => {
    const inside = node.name === "#loop" ? [...given, pathOf(node.attributes.expression ?? "")] : given;
    if (node.name === dialect.paragraph || node.name === "#loop") found.push(...danglingIn(itemsOf(node, dialect), inside, place));
    for (const one of childrenOf(node)) search(one, inside);
  };
  search(root, []);
  return [...new Map(found.map((problem) => [problem.place, problem])).values()];
}

const pathOf = (expression: string) => parseExpression(expression)?.path ?? expression;

/** A tag, text, or something else that is seen. */
type Item = { tag: string } | { text: string } | "other";

/** What follows each other in the line of a paragraph or of a condition; what is inside another condition is not part of it. */
function itemsOf(node: XmlElement, dialect: Dialect): Item[] {
  const items = childrenOf(node).flatMap((one): Item[] => {
    if (one.name === "#tag") return [{ tag: one.attributes.inner ?? "" }];
    if (one.name === dialect.text) return [{ text: textOf(one) }];
    if (one.name === dialect.paragraph || one.name === "#loop" || BREAKS.has(one.name)) return ["other"];
    return itemsOf(one, dialect);
  });
  return joined(items);
}

const BREAKS = new Set(["w:tab", "w:br", "a:br", "w:drawing", "w:pict", "mc:AlternateContent"]);

/** Word splits a text over several runs. */
function joined(items: Item[]): Item[] {
  const all: Item[] = [];
  for (const item of items) {
    const last = all.at(-1);
    if (typeof last === "object" && "text" in last && typeof item === "object" && "text" in item)
      all[all.length - 1] = { text: last.text + item.text };
    else all.push(item);
  }
  return all;
}

/** Signs that stand between two values. A colon stands behind a label. */
const SEPARATOR = /^\s*[|·•,;/–—-]\s*$/u;

/** `given`: the values that a condition around it has found there. */
function danglingIn(items: Item[], given: string[], place: string): Problem[] {
  const mayLack = (tag: string) => mayBeEmpty(tag) && !given.includes(pathOf(tag));
  return items.flatMap((item, index) => {
    const [before, after] = [items[index - 1], items[index + 1]];
    const isSeparator = typeof item === "object" && "text" in item && SEPARATOR.test(item.text);
    if (!isSeparator || typeof before !== "object" || typeof after !== "object" || !("tag" in before) || !("tag" in after)) return [];
    if (mayLack(after.tag)) return [toProblem(before.tag, item.text, after.tag, "after", place)];
    return mayLack(before.tag) ? [toProblem(before.tag, item.text, after.tag, "before", place)] : [];
  });
}

/** Values that every document has, and those with something in their place. */
const ALWAYS = /^(?:basics\.name|labels\.\w+|template\.name|language|\.)$/;
function mayBeEmpty(tag: string): boolean {
  const { path = "", filters = [] } = parseExpression(tag) ?? {};
  return !ALWAYS.test(path) && !filters.some(({ name }) => name === "default");
}

function toProblem(before: string, sign: string, after: string, empty: "before" | "after", place: string): Problem {
  const path = pathOf(empty === "after" ? after : before);
  const isPeriod = pathOf(before) === "startDate" && pathOf(after) === "endDate";
  const mended =
    empty === "after"
      ? `{{${before}}}{{#${path}}}${sign}{{${after}}}{{/${path}}}`
      : `{{#${path}}}{{${before}}}${sign}{{/${path}}}{{${after}}}`;
  return {
    place: `${place}, “{{${before}}}${sign}{{${after}}}”`,
    tag: `{{${empty === "after" ? after : before}}}`,
    problem: `"${sign.trim()}" stays in the document when there is no ${path}.`,
    mend: isPeriod ? "Write {{period}}, which is the whole period." : `Write ${mended}.`,
  };
}
