import { childrenOf, type XmlElement } from "../../../package/xml.ts";
import type { Problem } from "../tags/compile.ts";
import { MAX_PROBLEMS } from "../thresholds.ts";
import { type FieldProblem, findFieldProblems, isSafeLink } from "./field-codes.ts";

/** Active content of a part: everything that would run, ask, play or fetch something when the document is opened or clicked. */
export function findActiveContent(root: XmlElement, place: string): Problem[] {
  const problems: Problem[] = findFieldProblems(root).map((field) => ({ place, ...messageOnField(field) }));
  const walk = (node: XmlElement) => {
    const problem = judgeElement(node) ?? judgeAction(node) ?? judgeAddresses(node);
    if (problem) problems.push({ place, ...problem });
    for (const one of childrenOf(node)) walk(one);
  };
  walk(root);
  return problems.slice(0, MAX_PROBLEMS);
}

type Found = Pick<Problem, "problem" | "mend">;

function messageOnField({ code, reason }: FieldProblem): Found {
  const shown = code === "" ? "a field without a name" : `the field { ${code} }`;
  const mend = "Click the field and press Ctrl+Shift+F9 to turn it into text, or take it out.";
  if (reason === "address")
    return {
      problem: `A link does not lead to a web site, mail or telephone: ${shown}.`,
      mend: "Link to https, mailto or tel, or take it out.",
    };
  if (reason === "nested") return { problem: `It has ${shown} with another field inside that may not stand there.`, mend };
  if (reason === "hidden") return { problem: `It has a field that some programs would read differently (${shown}).`, mend };
  return { problem: `It has ${shown}. Only fields for page numbers, dates, headings and the document's own properties are taken.`, mend };
}

const EMBEDDED = { problem: "It has an embedded object or control.", mend: "Take it out, or paste it as a picture." };
const IMPORTED = { problem: "It imports another file.", mend: "Paste the text of that file instead." };
const PLAYED = { problem: "It has sound or film.", mend: "Take it out, or put a picture in its place." };
const MACRO = { problem: "It calls a macro.", mend: "Take the macro away in the properties of the form field." };

/**
 * Elements with an effect outside the document, by their local name in any namespace: Word and PowerPoint have each in several (ISO 29500-1,
 * 17.3.3, 17.14, 17.17, 19.3, 20.1.3; for the web video of Word, MS-DOCX 2.9).
 */
const REFUSED_ELEMENTS: Record<string, Found> = {
  altChunk: IMPORTED,
  subDoc: IMPORTED,
  contentPart: { problem: "It has ink or other content of another kind.", mend: "Paste it as a picture." },
  object: EMBEDDED,
  objectEmbed: EMBEDDED,
  objectLink: EMBEDDED,
  control: EMBEDDED,
  controls: EMBEDDED,
  OLEObject: EMBEDDED,
  oleObj: EMBEDDED,
  externalData: { problem: "It has a chart with an embedded or linked workbook.", mend: "Paste the chart as a picture." },
  frameset: { problem: "It has frames that show other files.", mend: "Save it as a plain document without frames." },
  mailMerge: { problem: "It is set up for a mail merge.", mend: "Choose Mailings, Start Mail Merge, Normal Word Document." },
  saveThroughXslt: { problem: "It is saved through a style sheet.", mend: "Save it anew as .docx." },
  attachedTemplate: { problem: "It has a template attached.", mend: "Detach it under Developer, Document Template." },
  entryMacro: MACRO,
  exitMacro: MACRO,
  movie: PLAYED,
  audioCd: PLAYED,
  audioFile: PLAYED,
  quickTimeFile: PLAYED,
  videoFile: PLAYED,
  wavAudioFile: PLAYED,
  webVideoPr: PLAYED,
  media: PLAYED,
  snd: PLAYED,
  sndTgt: PLAYED,
};
const localName = (name: string) => name.slice(name.indexOf(":") + 1);

function judgeElement({ name }: XmlElement): Found | undefined {
  const local = localName(name);
  return Object.hasOwn(REFUSED_ELEMENTS, local) ? REFUSED_ELEMENTS[local] : undefined;
}

/** Actions that a click on a shape may have: going to another slide of the presentation (MS-OE376, 2.1.1181; ISO 29500-1, 20.1.2.2.23). */
const ALLOWED_ACTIONS =
  /^(?:ppaction:\/\/(?:hlinksldjump|noaction|hlinkshowjump\?jump=(?:next|previous|first|last|lastviewed)slide|hlinkshowjump\?jump=endshow))?$/i;

const isAction = (element: string, attribute: string) => attribute === "action" && /^hlink/.test(localName(element));

function judgeAction({ name, attributes }: XmlElement): Found | undefined {
  const { action } = attributes;
  if (action === undefined || !isAction(name, "action") || ALLOWED_ACTIONS.test(action)) return undefined;
  return { problem: `A click or a touch runs or opens something (${action}).`, mend: "Take the action away under Insert, Action." };
}

/** Attributes whose value is an address; `invalidUrl` is one that PowerPoint did not accept. */
const ADDRESSES = new Set(["href", "althref", "src", "invalidUrl", "url", "embeddedHtml"]);
/** Attributes whose value may look like an address but is never opened: names and namespaces. */
const NAMES = new Set([
  "descr",
  "title",
  "name",
  "alt",
  "tooltip",
  "val",
  "uri",
  "namespaceuri",
  "prefixMappings",
  "xpath",
  "typeface",
  "value",
  "key",
]);
const FOREIGN_ADDRESS = /^[\s\p{Cc}\p{Cf}]*(?:[a-z][a-z0-9+.-]*:\/\/|\\\\|\/\/|(?:file|javascript|vbscript|data|mhtml|ms-[a-z-]+):)/iu;

/** Finds addresses in attributes: VML names files there and not by relationships (ISO 29500-4, 14.1: `src`, `href` and `o:href`). */
function judgeAddresses({ name, attributes }: XmlElement): Found | undefined {
  for (const [attribute, value] of Object.entries(attributes)) {
    if (attribute.startsWith("xmlns") || value === "" || isAction(name, attribute)) continue;
    const local = localName(attribute);
    const isLink = local === "href" && isSafeLink(value);
    const isAddress = ADDRESSES.has(local) || (!NAMES.has(local) && FOREIGN_ADDRESS.test(value));
    if (isAddress && !isLink && !value.startsWith("#"))
      return {
        problem: `It shows or opens something from outside (${localName(name)} ${local}="${value.slice(0, 80)}").`,
        mend: "Put what it shows into the file itself, and link to https, mailto or tel only.",
      };
  }
  return undefined;
}
