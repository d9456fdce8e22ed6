import { lookUp } from "../../../../contract/look-up.ts";
import { child, childrenOf, type XmlElement } from "../../../package/xml.ts";
import { number, onOff, points, value } from "../attributes.ts";

/** Run properties (`w:rPr`) of one style or run; undefined where a property is not set. */
export type RunProps = {
  bold?: boolean;
  italic?: boolean;
  boldComplex?: boolean;
  caps?: boolean;
  hidden?: boolean;
  rightToLeft?: boolean;
  size?: number;
  sizeComplex?: number;
  font?: string;
  color?: string;
  fill?: string;
  placeholder?: boolean;
};

export type Borders = { top: boolean; bottom: boolean; sides: boolean; between: boolean };
export type TabStop = { position: number; alignment: string };

/** Paragraph properties (`w:pPr`) of one style or paragraph, in points. */
export type ParagraphProps = {
  outline?: number;
  before?: number;
  after?: number;
  contextual?: boolean;
  left?: number;
  firstLine?: number;
  borders?: Borders;
  fill?: string;
  tabs?: TabStop[];
  numberingId?: string;
  level?: number;
  pageBreakBefore?: boolean;
  align?: string;
};

type WordStyle = {
  id: string;
  type: string;
  name: string;
  basedOn?: string;
  link?: string;
  run: RunProps;
  paragraph: ParagraphProps;
  element: XmlElement;
};

export type TableStyle = { run: RunProps; paragraph: ParagraphProps; firstRow: RunProps; firstColumn: RunProps; paints: boolean };

export type StyleSheet = {
  defaultRun: RunProps;
  defaultParagraph: ParagraphProps;
  /** The effective properties of a paragraph style, inherited ones included, and its heading level. */
  paragraph: (id: string | undefined) => { id: string; run: RunProps; paragraph: ParagraphProps; heading?: number };
  character: (id: string | undefined) => RunProps;
  table: (id: string | undefined) => TableStyle | undefined;
};

/** Toggle properties (ECMA-376 17.7.3): set in a paragraph style and in a character style they cancel out, so that bold in bold is not bold. */
const TOGGLES = ["bold", "italic", "boldComplex", "caps", "hidden"] as const;

/** Names of heading styles where a program wrote its own language instead of Word's "heading 1". */
const HEADING_NAME =
  /^(?:heading|titre|überschrift|título|titulo|titolo|kop|nagłówek|rubrik|overskrift|otsikko|nadpis|címsor|titlu|başlık|заголовок|заглавие|επικεφαλίδα|标题|標題|見出し|제목|عنوان|כותרת)\s*([1-9])\b/i;
const HEADING_ID = /^(?:heading|titre|berschrift|überschrift|ttulo|título|titolo|kop|nagwek|rubrik|overskrift|otsikko)\s*([1-9])$/i;
/** Outline levels are 0 to 8; 9 is body text (17.3.1.20). */
export const BODY_TEXT_LEVEL = 9;
const TITLE_NAME = /^(title|document title)$/i;

export function readStyles(styles: XmlElement | undefined, theme: XmlElement | undefined): StyleSheet {
  const fonts = themeFontsOf(theme);
  const defaults = child(styles, "w:docDefaults");
  const defaultRun = readRunProps(child(child(defaults, "w:rPrDefault"), "w:rPr"), fonts);
  const defaultParagraph = readParagraphProps(child(child(defaults, "w:pPrDefault"), "w:pPr"));
  const all = new Map(childrenOf(styles, "w:style").map((element) => [element.attributes["w:styleId"] ?? "", readStyle(element, fonts)]));
  const defaultId = [...all.values()].find((style) => style.type === "paragraph" && isDefault(style.element))?.id;

  /** The style and those that it is based on (`w:basedOn`), the base first. A cycle ends where it closes. */
  const chain = (id: string | undefined, type: string): WordStyle[] => {
    const found: WordStyle[] = [];
    for (let style = all.get(id ?? ""); style && style.type === type && !found.includes(style); style = all.get(style.basedOn ?? ""))
      found.unshift(style);
    return found;
  };

  const paragraphOf = (id: string) => {
    const styleId = all.get(id)?.type === "paragraph" ? id : defaultId;
    const styles = chain(styleId, "paragraph");
    return {
      id: styleId ?? "",
      run: merge(styles.map((style) => style.run)),
      paragraph: { ...merge(styles.map((style) => style.paragraph)), tabs: styles.flatMap((style) => style.paragraph.tabs ?? []) },
      heading: headingLevel(styles),
    };
  };
  const characterOf = (id: string) => {
    const styles = chain(id, "character");
    const placeholder = styles.some((style) => /^placeholder ?text$/i.test(style.name));
    return { ...merge(styles.map((style) => style.run)), ...(placeholder ? { placeholder } : {}) };
  };
  const tableOf = (id: string) => {
    const styles = chain(id, "table");
    return styles.length === 0 ? undefined : tableStyle(styles, fonts);
  };

  const paragraphs = new Map<string, ReturnType<typeof paragraphOf>>();
  const characters = new Map<string, ReturnType<typeof characterOf>>();
  const tables = new Map<string, ReturnType<typeof tableOf>>();
  return {
    defaultRun: { ...defaultRun, size: defaultRun.size ?? 10 },
    defaultParagraph,
    paragraph: (id) => paragraphs.getOrInsertComputed(id ?? "", paragraphOf),
    character: (id) => (id ? characters.getOrInsertComputed(id, characterOf) : {}),
    table: (id) => tables.getOrInsertComputed(id ?? "", tableOf),
  };
}

function readStyle(element: XmlElement, fonts: ThemeFonts): WordStyle {
  return {
    id: element.attributes["w:styleId"] ?? "",
    type: element.attributes["w:type"] ?? "paragraph",
    name: value(child(element, "w:name")) ?? "",
    basedOn: value(child(element, "w:basedOn")),
    link: value(child(element, "w:link")),
    run: readRunProps(child(element, "w:rPr"), fonts),
    paragraph: readParagraphProps(child(element, "w:pPr")),
    element,
  };
}

const isDefault = (element: XmlElement) => /^(1|true|on)$/.test(element.attributes["w:default"] ?? "");

/** The most derived style that sets a level wins. A built-in heading style has one by its name, without an outline level. */
function headingLevel(styles: WordStyle[]): number | undefined {
  for (const style of styles.toReversed()) {
    if (TITLE_NAME.test(style.name) || (style.name === "" && /^title$/i.test(style.id))) return 0;
    if (style.paragraph.outline !== undefined) return style.paragraph.outline < BODY_TEXT_LEVEL ? style.paragraph.outline + 1 : undefined;
    const named = HEADING_NAME.exec(style.name)?.[1] ?? HEADING_ID.exec(style.id)?.[1];
    if (named) return Number(named);
  }
  return undefined;
}

function tableStyle(styles: WordStyle[], fonts: ThemeFonts): TableStyle {
  const conditional = (type: string) =>
    merge(
      styles.flatMap((style) =>
        childrenOf(style.element, "w:tblStylePr")
          .filter((part) => part.attributes["w:type"] === type)
          .map((part) => readRunProps(child(part, "w:rPr"), fonts)),
      ),
    );
  return {
    run: merge(styles.map((style) => style.run)),
    paragraph: merge(styles.map((style) => style.paragraph)),
    firstRow: conditional("firstRow"),
    firstColumn: conditional("firstCol"),
    paints: styles.some((style) => hasFill(style.element)),
  };
}

function hasFill(element: XmlElement): boolean {
  return element.children.some(
    (node) => typeof node !== "string" && ((node.name === "w:shd" && fillOf(node) !== undefined) || hasFill(node)),
  );
}

export type ThemeFonts = { major?: string; minor?: string };

export function themeFontsOf(theme: XmlElement | undefined): ThemeFonts {
  const scheme = child(child(theme, "a:themeElements"), "a:fontScheme");
  const latin = (kind: string) => child(child(scheme, kind), "a:latin")?.attributes.typeface || undefined;
  return { major: latin("a:majorFont"), minor: latin("a:minorFont") };
}

export function readRunProps(rPr: XmlElement | undefined, fonts: ThemeFonts = {}): RunProps {
  const props: RunProps = {};
  for (const node of rPr?.children ?? []) if (typeof node !== "string") lookUp(RUN_READERS, node.name)?.(props, node, fonts);
  return props;
}

const RUN_READERS: Record<string, (props: RunProps, element: XmlElement, fonts: ThemeFonts) => void> = {
  "w:b": (props, element) => {
    props.bold = onOff(element);
  },
  "w:bCs": (props, element) => {
    props.boldComplex = onOff(element);
  },
  "w:i": (props, element) => {
    props.italic = onOff(element);
  },
  "w:caps": (props, element) => {
    props.caps = onOff(element);
  },
  "w:vanish": (props, element) => {
    props.hidden = onOff(element);
  },
  "w:rtl": (props, element) => {
    props.rightToLeft = onOff(element);
  },
  "w:cs": (props, element) => {
    props.rightToLeft = onOff(element);
  },
  "w:sz": (props, element) => {
    props.size = halfPoints(element);
  },
  "w:szCs": (props, element) => {
    props.sizeComplex = halfPoints(element);
  },
  "w:color": (props, element) => {
    props.color = hexColor(value(element));
  },
  "w:shd": (props, element) => {
    props.fill = fillOf(element);
  },
  "w:highlight": (props, element) => {
    props.fill = lookUp(HIGHLIGHTS, value(element) ?? "");
  },
  "w:rFonts": (props, element, fonts) => {
    props.font = fontOf(element, fonts);
  },
};

const halfPoints = (element: XmlElement) => {
  const size = value(element);
  const amount = number(size);
  if (amount === undefined) return undefined;
  return /[a-z]$/.test(size ?? "") ? points(size) : amount / 2;
};

function fontOf(element: XmlElement, fonts: ThemeFonts): string | undefined {
  const theme = element.attributes["w:asciiTheme"] ?? element.attributes["w:hAnsiTheme"];
  const themed = theme?.startsWith("major") ? fonts.major : theme ? fonts.minor : undefined;
  return themed ?? element.attributes["w:ascii"] ?? element.attributes["w:hAnsi"] ?? element.attributes["w:cs"];
}

/** `#rrggbb`, or undefined for "auto" and what is no colour. */
export function hexColor(text: string | undefined): string | undefined {
  return text !== undefined && /^#?[0-9a-f]{6}$/i.test(text) ? `#${text.replace("#", "").toLowerCase()}` : undefined;
}

/** The colour behind text, from a shading (17.3.5). A pattern is a mixture of its two colours: "pct12" has 12 % of black on white. */
export function fillOf(shading: XmlElement | undefined): string | undefined {
  if (!shading) return undefined;
  const pattern = value(shading);
  if (pattern === "solid") return hexColor(shading.attributes["w:color"]) ?? "#000000";
  const percent = Number(/^pct(\d+)$/.exec(pattern ?? "")?.[1] ?? 0);
  if (percent > 0)
    return mixed(hexColor(shading.attributes["w:color"]) ?? "#000000", hexColor(shading.attributes["w:fill"]) ?? "#ffffff", percent / 100);
  return hexColor(shading.attributes["w:fill"]) ?? (shading.attributes["w:themeFill"] ? "#808080" : undefined);
}

function mixed(color: string, fill: string, ratio: number): string {
  const channel = (of: string, at: number) => Number.parseInt(of.slice(at, at + 2), 16);
  const parts = [1, 3, 5].map((at) => Math.round(channel(color, at) * ratio + channel(fill, at) * (1 - ratio)));
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

const HIGHLIGHTS: Record<string, string> = {
  yellow: "#ffff00",
  green: "#00ff00",
  cyan: "#00ffff",
  magenta: "#ff00ff",
  blue: "#0000ff",
  red: "#ff0000",
  darkBlue: "#000080",
  darkCyan: "#008080",
  darkGreen: "#008000",
  darkMagenta: "#800080",
  darkRed: "#800000",
  darkYellow: "#808000",
  darkGray: "#808080",
  lightGray: "#c0c0c0",
  black: "#000000",
  white: "#ffffff",
};

export function readParagraphProps(pPr: XmlElement | undefined): ParagraphProps {
  const props: ParagraphProps = {};
  for (const node of pPr?.children ?? []) if (typeof node !== "string") lookUp(PARAGRAPH_READERS, node.name)?.(props, node);
  return props;
}

const PARAGRAPH_READERS: Record<string, (props: ParagraphProps, element: XmlElement) => void> = {
  "w:outlineLvl": (props, element) => {
    props.outline = number(value(element));
  },
  "w:contextualSpacing": (props, element) => {
    props.contextual = onOff(element);
  },
  "w:pageBreakBefore": (props, element) => {
    props.pageBreakBefore = onOff(element);
  },
  "w:jc": (props, element) => {
    props.align = value(element);
  },
  "w:shd": (props, element) => {
    props.fill = fillOf(element);
  },
  "w:pBdr": (props, element) => {
    props.borders = readBorders(element);
  },
  "w:tabs": (props, element) => {
    props.tabs = childrenOf(element, "w:tab").map(tabStop);
  },
  "w:spacing": (props, element) => {
    const { attributes } = element;
    const before = on(attributes["w:beforeAutospacing"]) ? 14 : (points(attributes["w:before"]) ?? lines(attributes["w:beforeLines"]));
    const after = on(attributes["w:afterAutospacing"]) ? 14 : (points(attributes["w:after"]) ?? lines(attributes["w:afterLines"]));
    if (before !== undefined) props.before = before;
    if (after !== undefined) props.after = after;
  },
  "w:ind": (props, element) => {
    const { attributes } = element;
    const left = points(attributes["w:left"] ?? attributes["w:start"]);
    const hanging = points(attributes["w:hanging"]);
    const firstLine = hanging !== undefined ? -hanging : points(attributes["w:firstLine"]);
    if (left !== undefined) props.left = left;
    if (firstLine !== undefined) props.firstLine = firstLine;
  },
  "w:numPr": (props, element) => {
    const id = value(child(element, "w:numId"));
    const level = number(value(child(element, "w:ilvl")));
    if (id !== undefined) props.numberingId = id;
    if (level !== undefined) props.level = level;
  },
};

const on = (text: string | undefined) => text === "1" || text === "true" || text === "on";
const lines = (text: string | undefined) => {
  const amount = number(text);
  return amount === undefined ? undefined : (amount / 100) * 12;
};

const tabStop = (element: XmlElement): TabStop => ({
  position: points(element.attributes["w:pos"]) ?? 0,
  alignment: value(element) ?? "left",
});

/** Which sides of a border set are drawn. */
export function readBorders(element: XmlElement | undefined): Borders {
  const drawn = (...sides: string[]) =>
    sides.some((side) => {
      const style = value(child(element, `w:${side}`));
      return style !== undefined && style !== "nil" && style !== "none";
    });
  return { top: drawn("top"), bottom: drawn("bottom"), sides: drawn("left", "right", "start", "end"), between: drawn("between") };
}

/** Later values win over earlier ones, unless undefined. For the styles of one chain also toggle properties are simply overridden. */
function merge<T extends object>(layers: T[]): T {
  const merged = {} as T;
  for (const layer of layers) for (const key in layer) if (layer[key] !== undefined) merged[key] = layer[key];
  return merged;
}

/** The effective run properties: defaults, then table, paragraph and character style (with toggle properties), then direct formatting. */
export function resolveRun(defaults: RunProps, styles: RunProps[], direct: RunProps): RunProps {
  const resolved = merge([defaults, ...styles, direct]);
  for (const toggle of TOGGLES) {
    let switched = false;
    for (const style of styles) if (style[toggle]) switched = !switched;
    resolved[toggle] = direct[toggle] ?? (defaults[toggle] || switched);
  }
  return resolved;
}

export const mergeParagraph = (layers: ParagraphProps[]): ParagraphProps => merge(layers);
