import { lookUp } from "../../../../contract/look-up.ts";
import { childrenOf, textOf, type XmlElement } from "../../../package/xml.ts";

/**
 * Fields that print what the document itself knows: page numbers, dates, its own headings and properties (ISO 29500-1, 17.16.5). Every
 * other field is refused; among them are those that run a command (DDEAUTO, MACROBUTTON), fetch a file (INCLUDEPICTURE, LINK, DATABASE),
 * ask the reader (ASK, FILLIN), build text from character codes (QUOTE), or print a person's or a file's name (USERNAME, FILENAME).
 */
const ALLOWED = new Set(
  `PAGE NUMPAGES SECTION SECTIONPAGES DATE TIME CREATEDATE SAVEDATE PRINTDATE STYLEREF REF PAGEREF NOTEREF TOC TC XE INDEX SEQ LISTNUM AUTONUM
  HYPERLINK TITLE SUBJECT AUTHOR KEYWORDS DOCPROPERTY SYMBOL SHAPE MERGEFIELD FORMTEXT FORMCHECKBOX FORMDROPDOWN IF COMPARE =`.split(/\s+/),
);
/** Fields that may stand inside the code of another, such as { IF { NUMPAGES } > 1 … }: their results are numbers, dates and headings. */
const ALLOWED_INSIDE = new Set(
  "PAGE NUMPAGES SECTION SECTIONPAGES DATE TIME CREATEDATE SAVEDATE PRINTDATE STYLEREF PAGEREF SEQ DOCPROPERTY TITLE =".split(" "),
);
/** Fields whose code may have others inside. */
const ALLOWED_AROUND = new Set(["IF", "COMPARE", "="]);

export type FieldProblem = { code: string; reason: "name" | "nested" | "address" | "hidden" };

/** Where a part of a field code comes from. Accepting or rejecting tracked changes gives another code, so all versions are checked. */
type Standing = "plain" | "inserted" | "deleted" | "text";
type CodePart = { text: string; standing: Standing };
type Open = { parts: CodePart[]; inCode: boolean; nested: string[]; beginsNested: boolean };

/**
 * Every field of a part that is not on the list, simple and complex, over runs, paragraphs and nested fields (ISO 29500-1, 17.16.18).
 * Both branches of alternate content are read; text boxes are stories of their own.
 */
export function findFieldProblems(root: XmlElement): FieldProblem[] {
  const problems: FieldProblem[] = [];
  readStory(root, problems);
  return problems;
}

function readStory(story: XmlElement, problems: FieldProblem[]): void {
  const open: Open[] = [];
  const close = () => {
    const field = open.pop();
    if (!field) return;
    problems.push(...judge(field));
    const outer = open.at(-1);
    if (outer?.inCode) nest(outer, nameIn(codeOf(field.parts, READINGS[0])));
  };
  const walk = (node: XmlElement, standing: Standing): void => {
    for (const one of childrenOf(node)) {
      const within = lookUp(CHANGES, one.name) ?? standing;
      if (one.name === "w:txbxContent") readStory(one, problems);
      else if (one.name === "w:fldChar") {
        const type = one.attributes["w:fldCharType"];
        if (type === "begin") open.push({ parts: [], inCode: true, nested: [], beginsNested: false });
        else if (type === "end") close();
        else if (open.length > 0) (open.at(-1) as Open).inCode = false;
      } else if (one.name === "w:fldSimple") {
        const code = one.attributes["w:instr"] ?? "";
        problems.push(...judge({ parts: [{ text: code, standing: "plain" }], nested: [], beginsNested: false }));
        const outer = open.at(-1);
        if (outer?.inCode) nest(outer, nameIn(code));
        walk(one, within);
      } else if (CODE.has(one.name)) {
        const field = open.at(-1);
        if (field?.inCode) add(field, one, within);
        // A code outside of a field is not defined by the standard: programs may treat it as one.
        else if (isCode(one))
          problems.push(...judge({ parts: [{ text: textOf(one), standing: "plain" }], nested: [], beginsNested: false }));
      } else if (one.name === "mc:AlternateContent") walkBranches(one, within);
      else walk(one, within);
    }
  };
  // A program shows one branch of alternate content: a field must begin and end in the same branch, or its code depends on the program.
  const walkBranches = (node: XmlElement, standing: Standing) => {
    const before = open.at(-1);
    const depth = open.length;
    const inCode = before?.inCode;
    for (const branch of childrenOf(node)) walk(branch, standing);
    if (open.length !== depth || before?.inCode !== inCode || (inCode && textOf(node).trim() !== ""))
      problems.push({ code: textOf(node).trim().slice(0, 60), reason: "hidden" });
  };
  walk(story, "plain");
  while (open.length > 0) close();
}

const CHANGES: Record<string, Standing> = { "w:ins": "inserted", "w:moveTo": "inserted", "w:del": "deleted", "w:moveFrom": "deleted" };
const CODE = new Set(["w:instrText", "w:delInstrText", "w:t", "w:delText", "w:tab", "w:br", "w:cr", "w:sym", "w:noBreakHyphen"]);

const isCode = ({ name }: XmlElement) => name === "w:instrText" || name === "w:delInstrText";

function add(field: Open, node: XmlElement, standing: Standing): void {
  const text = isCode(node) || node.name === "w:t" || node.name === "w:delText" ? textOf(node) : " ";
  const deleted = node.name === "w:delInstrText" || node.name === "w:delText" ? "deleted" : standing;
  field.parts.push({ text, standing: isCode(node) ? deleted : "text" });
}

function nest(outer: Open, name: string): void {
  if (outer.nested.length === 0 && codeOf(outer.parts, READINGS[0]).trim() === "") outer.beginsNested = true;
  outer.nested.push(name);
}

/** The versions of a code that programs may see: with and without tracked changes, and with and without text between its parts. */
const READINGS: readonly (readonly Standing[])[] = [
  ["plain", "inserted", "deleted", "text"],
  ["plain", "inserted", "text"],
  ["plain", "deleted", "text"],
  ["plain", "inserted", "deleted"],
  ["plain", "inserted"],
  ["plain", "deleted"],
  ["plain"],
];

const codeOf = (parts: CodePart[], reading: readonly Standing[] = []) =>
  parts
    .filter(({ standing }) => reading.includes(standing))
    .map(({ text }) => text)
    .join("");

/** The first word of a code, in capitals. A formula begins with an equals sign: {=1+1}. */
function nameIn(code: string): string {
  const visible = code.replace(/[\p{Cf}\p{Cc}\s]+/gu, " ").trim();
  return visible.startsWith("=") ? "=" : (/^[^\s\\"]*/.exec(visible)?.[0] ?? "").toUpperCase();
}

function judge({ parts, nested, beginsNested }: Omit<Open, "inCode">): FieldProblem[] {
  const codes = [...new Set(READINGS.map((reading) => codeOf(parts, reading)))];
  const shown = (code: string) => code.replace(/\s+/g, " ").trim().slice(0, 60);
  for (const code of codes) {
    const name = nameIn(code);
    const isEmpty = shown(code) === "" && nested.length === 0;
    if (!isEmpty && (beginsNested || !ALLOWED.has(name)))
      return [{ code: beginsNested ? `{ … } ${shown(code)}` : shown(code), reason: beginsNested ? "nested" : "name" }];
    if (nested.length > 0 && !(ALLOWED_AROUND.has(name) && nested.every((inner) => ALLOWED_INSIDE.has(inner))))
      return [{ code: shown(code), reason: "nested" }];
    if (name === "HYPERLINK" && !hasSafeAddress(code)) return [{ code: shown(code), reason: "address" }];
  }
  return [];
}

/** Links that a person can follow without a program being run or a file of the reader's network being opened. */
export const isSafeLink = (target: string): boolean => /^(?:https?:\/\/[^/\\\s]|mailto:[^\\/]|tel:[^\\/])/i.test(target);

/** `HYPERLINK "https://acme.example"`, or `HYPERLINK \l "bookmark"` for a place in the document (17.16.5.25). */
function hasSafeAddress(code: string): boolean {
  const rest = code.replace(/^[\s\p{Cf}\p{Cc}]*HYPERLINK/iu, "");
  const words = [...rest.matchAll(/\\(\w)\s*|"([^"]*)"|([^\s"\\][^\s"]*)/g)];
  let argumentOf = "";
  for (const [, flag, quoted, bare] of words) {
    if (flag !== undefined) {
      argumentOf = TAKES_ARGUMENT.has(flag.toLowerCase()) ? flag : "";
      continue;
    }
    if (argumentOf === "" && !isSafeLink(quoted ?? bare ?? "")) return false;
    argumentOf = "";
  }
  // An odd number of quotation marks leaves it to the program where the address ends.
  return (rest.match(/"/g)?.length ?? 0) % 2 === 0;
}
/** \l names a bookmark, \o a tooltip, \t a frame. */
const TAKES_ARGUMENT = new Set(["l", "o", "t"]);
