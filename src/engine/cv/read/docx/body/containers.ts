import { child, childrenOf, type XmlElement } from "../../../package/xml.ts";
import { onOff } from "../attributes.ts";
import { looksLikePrompt } from "./prompts.ts";
import type { Story } from "./story-context.ts";

/** Elements that only group others (ECMA-376 17.13, 17.5): insertions, moves, smart tags, text directions. */
export const CONTAINERS = new Set(["w:ins", "w:moveTo", "w:smartTag", "w:customXml", "w:sdtContent", "w:dir", "w:bdo", "w:rubyBase"]);

/** Reads what a content control (`w:sdt`) holds. While it shows its prompt ("Click to enter text"), `story.promptDepth` is higher. */
export function readContentControl(sdt: XmlElement, story: Story, read: (content: XmlElement) => void): void {
  const content = child(sdt, "w:sdtContent");
  if (!content) return;
  const isPrompt = onOff(child(child(sdt, "w:sdtPr"), "w:showingPlcHdr")) === true && looksLikePrompt(content);
  story.promptDepth += isPrompt ? 1 : 0;
  read(content);
  story.promptDepth -= isPrompt ? 1 : 0;
}

/** Namespaces whose `mc:Choice` this reader understands; otherwise the fallback is read. */
const UNDERSTOOD = new Set([
  "w",
  "wps",
  "wpg",
  "wpc",
  "wp14",
  "w14",
  "w15",
  "w16se",
  "a14",
  "c",
  "dgm",
  "pic",
  "v",
  "o",
  "m",
  "cx",
  "cx1",
  "wp",
  "a",
  "r",
]);

/** The alternative of `mc:AlternateContent` (ECMA-376 part 3) that can be read: the first choice whose namespaces are understood, else the fallback. */
export function chooseAlternative(element: XmlElement): XmlElement {
  const choice = childrenOf(element, "mc:Choice").find((option) =>
    (option.attributes.Requires ?? "").split(/\s+/).every((prefix) => prefix === "" || UNDERSTOOD.has(prefix)),
  );
  return choice ?? child(element, "mc:Fallback") ?? { name: "mc:Fallback", attributes: {}, children: [] };
}
