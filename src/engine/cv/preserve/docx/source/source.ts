import { AppError, refusal } from "../../../../contract/errors.ts";
import { lookUp } from "../../../../contract/look-up.ts";
import { MAX_WORD_XML_DEPTH, MAX_WORD_XML_ELEMENTS } from "../../../package/thresholds.ts";
import { NAMESPACES } from "../../../package/word-xml.ts";
import { readXml, type XmlElement } from "../../../package/xml.ts";

/**
 * An element with its place in the text of its part, so that it can be changed without writing anything else anew: the start tag is
 * [start, innerStart), the end tag [innerEnd, end). Of `<w:p/>` all but `start` are the end. Names have the usual prefixes, as `w:p`.
 */
export type SourceElement = Omit<XmlElement, "children"> & {
  children: SourceNode[];
  parent?: SourceElement;
  start: number;
  innerStart: number;
  innerEnd: number;
  end: number;
  /** Its prefix as the file writes it. */
  prefix: string;
  /** Attributes that the file writes with another prefix, by their usual names. */
  written?: Record<string, string>;
};
type SourceNode = SourceElement | string;

/** What stands beside the tree: comments and processing instructions. */
export type Source = { text: string; root: SourceElement; asides: { from: number; to: number }[] };

/** The tree of a part with places. Throws `corrupt` for what is not well-formed: nothing can surely be removed from it. */
export function parseSource(text: string): Source {
  const asides: Source["asides"] = [];
  const names = new Map<string, string>();
  const named = (uri: string, prefix: string, local: string) => {
    const key = `${uri} ${prefix} ${local}`;
    return names.getOrInsertComputed(key, () => {
      const usual = lookUp(NAMESPACES, uri) ?? prefix;
      return usual === "" ? local : `${usual}:${local}`;
    });
  };
  const root = orRefuse(
    () =>
      readXml(text, true, {
        open: (tag, parent, _resolve, end) => {
          const attributes: Record<string, string> = {};
          let written: Record<string, string> | undefined;
          for (const key in tag.attributes) {
            const attribute = tag.attributes[key] as (typeof tag.attributes)[string];
            const name = attribute.prefix === "" ? attribute.local : named(attribute.uri, attribute.prefix, attribute.local);
            attributes[name] = attribute.value;
            if (name !== key) {
              written ??= {};
              written[name] = key;
            }
          }
          const start = text.lastIndexOf("<", end - 1);
          const element: SourceElement = {
            name: named(tag.uri, tag.prefix, tag.local),
            prefix: tag.prefix,
            attributes,
            children: [],
            parent: parent as SourceElement | undefined,
            start,
            innerStart: end,
            innerEnd: end,
            end,
            ...(written && { written }),
          };
          return element as XmlElement;
        },
        close: (element, end) => {
          const closed = element as unknown as SourceElement;
          if (end === closed.innerStart && text[end - 2] === "/") return;
          closed.innerEnd = text.lastIndexOf("</", end - 1);
          closed.end = end;
        },
        aside: (near) => {
          const to = text.indexOf(">", near - 1) + 1;
          asides.push({ from: text.lastIndexOf(text.startsWith("-->", to - 3) ? "<!--" : "<?", to - 2), to });
        },
        documentType: () => {
          throw damaged();
        },
        maxDepth: MAX_WORD_XML_DEPTH,
        maxElements: MAX_WORD_XML_ELEMENTS,
        tooLarge: () => refusal("too_large"),
      }).root,
  );
  return { text, root: root as unknown as SourceElement, asides };
}

function orRefuse<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof AppError ? error : damaged();
  }
}

/** A part that only a lenient reader understands may hide what is to be removed. */
export const damaged = () =>
  refusal("corrupt", "This Word file is damaged, so that nothing can surely be removed from it. Save it anew in Word and try again.");

export const isElement = (node: SourceNode | undefined): node is SourceElement => typeof node === "object";

export const elementsOf = (parent: SourceElement): SourceElement[] => parent.children.filter(isElement);

export const childNamed = (parent: SourceElement | undefined, name: string): SourceElement | undefined =>
  parent?.children.find((node): node is SourceElement => isElement(node) && node.name === name);

/** The element and all below it, in the order of the file. */
export function* allOf(element: SourceElement): Generator<SourceElement> {
  yield element;
  for (const node of element.children) if (isElement(node)) yield* allOf(node);
}

/** The nearest element around this one that has one of these names. */
export function around(element: SourceElement, ...names: string[]): SourceElement | undefined {
  for (let one = element.parent; one; one = one.parent) if (names.includes(one.name)) return one;
  return undefined;
}

export const localName = (name: string) => name.slice(name.indexOf(":") + 1);
