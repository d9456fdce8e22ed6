import { childrenOf, isElement, type XmlElement } from "../../../package/xml.ts";

/** Shapes, text, colours and filters of SVG 1.1; no scripts, no animation, no content of other languages. */
const ALLOWED = new Set(
  `svg g defs title desc symbol use path rect circle ellipse line polyline polygon text tspan textPath image switch style
  linearGradient radialGradient stop pattern clipPath mask marker filter feBlend feColorMatrix feComponentTransfer feComposite
  feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur
  feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`.split(/\s+/),
);
const EMBEDDED_PICTURE = /^data:image\/(?:png|jpe?g|gif);base64,/i;

/** Names the first active content of an SVG picture; undefined for a picture that only draws. */
export function activeInSvg(root: XmlElement): string | undefined {
  if (root.name !== "svg") return root.name;
  return childrenOf(root).map(activeBelow).find(Boolean) ?? activeAttribute(root);
}

function activeBelow(node: XmlElement): string | undefined {
  if (!ALLOWED.has(node.name)) return `<${node.name}>`;
  if (node.name === "style" && loads(node.children.filter((one) => !isElement(one)).join(""))) return "a style sheet that loads files";
  return activeAttribute(node) ?? childrenOf(node).map(activeBelow).find(Boolean);
}

function activeAttribute({ name, attributes }: XmlElement): string | undefined {
  for (const [attribute, value] of Object.entries(attributes)) {
    if (/^on/i.test(attribute)) return attribute;
    const isReference = /(?:^|:)href$/i.test(attribute) || attribute === "src";
    if (isReference && !value.startsWith("#") && !(name === "image" && EMBEDDED_PICTURE.test(value)))
      return `${attribute}="${value.slice(0, 60)}"`;
    if (!attribute.startsWith("xmlns") && loads(value)) return `${attribute}="${value.slice(0, 60)}"`;
  }
  return undefined;
}

/** True for CSS that may load a file, with url(…) or @import, also if spelled with backslashes. `url(#gradient)` stays in the picture. */
const loads = (css: string) => /@import|\\|url\((?!\s*["']?\s*#)/i.test(css);

/** The picture without private data of editors (`metadata`, `sodipodi:namedview`, a `foreignObject` with `i:pgf`), which no Office program draws. */
export function withoutEditorData(node: XmlElement): XmlElement {
  const kept = node.children.filter(
    (one) => !isElement(one) || !(one.name.includes(":") || one.name === "metadata" || one.name === "foreignObject"),
  );
  return { ...node, children: kept.map((one) => (isElement(one) ? withoutEditorData(one) : one)) };
}
