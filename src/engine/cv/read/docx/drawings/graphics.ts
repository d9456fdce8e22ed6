import { childrenOf, descendants, textOf, type XmlElement } from "../../../package/xml.ts";

/** Texts of a SmartArt diagram, from its data part. */
export function diagramTexts(root: XmlElement | undefined): string[] {
  return descendants(root, "dgm:t").flatMap((text) => childrenOf(text, "a:p").map((line) => descendants(line, "a:t").map(textOf).join("")));
}

/** A chart's title, then one line per category with its value: how CVs draw skills. */
export function chartTexts(root: XmlElement | undefined): string[] {
  const title = descendants(descendants(root, "c:title")[0], "a:t").map(textOf).join("");
  const series = descendants(root, "c:ser")[0];
  const values = (name: string) => descendants(descendants(series, name)[0], "c:v").map(textOf);
  const amounts = values("c:val");
  return [title, ...values("c:cat").map((category, at) => [category, amounts[at]].filter(Boolean).join("   "))];
}
