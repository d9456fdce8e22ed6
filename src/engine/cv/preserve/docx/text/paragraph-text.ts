import { readRunProps } from "../../../read/docx/styles/styles.ts";
import { isSymbolFont, symbolCharacter } from "../../../read/docx/styles/symbols.ts";
import { elementsOf, isElement, type SourceElement } from "../source/source.ts";

/** An element with text of its paragraph: a text, a tab, a break. `from` is its place in the text of the paragraph. */
export type Atom = { element: SourceElement; text: string; from: number; kind: "text" | "tab" | "break" | "page" | "sign" };

/** Holds the text of a run, whatever the format: Word, DrawingML, formulas. */
const TEXTS = new Set(["w:t", "a:t", "m:t"]);
/** No text of the paragraph: its tab stops, the reading above characters, paragraphs of what is anchored in it. */
const APART = new Set(["w:pPr", "w:rt", "w:p", "a:p"]);
const SIGNS = new Map<string, Pick<Atom, "kind" | "text">>([
  ["w:tab", { kind: "tab", text: "\t" }],
  ["w:ptab", { kind: "tab", text: "\t" }],
  ["w:br", { kind: "break", text: "\n" }],
  ["w:cr", { kind: "break", text: "\n" }],
  ["a:br", { kind: "break", text: "\n" }],
  ["w:noBreakHyphen", { kind: "sign", text: "-" }],
  ["w:softHyphen", { kind: "sign", text: "" }],
]);

/**
 * The texts of a paragraph in their order. Where a paragraph has alternatives (`mc:AlternateContent`), `branch` is the number of the one that is read;
 * one that has fewer gives its last.
 */
export function atomsOf(paragraph: SourceElement, branch = 0): Atom[] {
  const atoms: Atom[] = [];
  let from = 0;
  const add = (element: SourceElement, { kind, text }: Pick<Atom, "kind" | "text">) => {
    atoms.push({ element, kind, text, from });
    from += text.length;
  };
  const look = (parent: SourceElement): void => {
    for (const element of elementsOf(parent)) {
      const { name } = element;
      const sign = SIGNS.get(name);
      if (TEXTS.has(name)) add(element, { kind: "text", text: writtenText(element) });
      else if (isPageBreak(element)) add(element, { kind: "page", text: "\n" });
      else if (sign) add(element, sign);
      else if (name === "w:sym") add(element, { kind: "sign", text: symbolOf(element) });
      else if (name === "mc:AlternateContent") {
        const branches = branchesOf(element);
        const chosen = branches[Math.min(branch, branches.length - 1)];
        if (chosen) look(chosen);
      } else if (!APART.has(name)) look(element);
    }
  };
  look(paragraph);
  return atoms;
}

/** Ends a page or a column of text: it stays, whatever is cut around it. */
export const isPageBreak = ({ name, attributes }: SourceElement): boolean =>
  name === "w:br" && /^(?:page|column)$/.test(attributes["w:type"] ?? "");

const branchesOf = (element: SourceElement) => elementsOf(element).filter(({ name }) => name === "mc:Choice" || name === "mc:Fallback");

/** How many alternatives of its text a paragraph has. */
export function branchCount(paragraph: SourceElement): number {
  let count = 1;
  const look = (parent: SourceElement): void => {
    for (const element of elementsOf(parent)) {
      if (APART.has(element.name)) continue;
      if (element.name === "mc:AlternateContent") count = Math.max(count, branchesOf(element).length);
      look(element);
    }
  };
  look(paragraph);
  return count;
}

/** White space that is typed into XML is a space for Word; symbols of a symbol font are no letters. */
function writtenText(element: SourceElement): string {
  const text = element.children.filter((node) => !isElement(node)).join("");
  // The properties of a run are its first element (17.3.2.28); a run may hold very many texts.
  const [first] = element.parent?.children.slice(0, 2).filter(isElement) ?? [];
  const font = first?.name === "w:rPr" ? readRunProps(first).font : undefined;
  return isSymbolFont(font) ? "\u200b".repeat(text.length) : text.replace(/[\t\n\r]/g, " ");
}

function symbolOf({ attributes }: SourceElement): string {
  const code = Number.parseInt(attributes["w:char"] ?? "", 16);
  return (code > 0 && code <= 0x10ffff && symbolCharacter(attributes["w:font"], code)) || "";
}
