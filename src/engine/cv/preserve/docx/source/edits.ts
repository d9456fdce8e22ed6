import { parseSource, type Source, type SourceElement } from "./source.ts";

/** Changes of the text of a part, collected by place and made at once. What lies within something removed goes with it. */
export type Edits = ReturnType<typeof editsOf>;

/** One look through a part, and what it changes. */
export type Pass = (source: Source, edits: Edits) => void;

/** The text of a part after some passes, one after the other: each sees what the one before it has left. */
export const rewrite = (text: string, passes: Pass[]): string =>
  passes.reduce((before, pass) => {
    const source = parseSource(before);
    const edits = editsOf(source.text);
    pass(source, edits);
    return edits.apply();
  }, text);

type Edit = { from: number; to: number; text: string };

function editsOf(text: string) {
  const edits: Edit[] = [];
  const removed = new Set<SourceElement>();
  const inside = new Map<SourceElement, { first: string[]; last: string[] }>();
  const places = new Map<SourceElement, AttributePlaces>();
  const isEmptyTag = (element: SourceElement) => element.innerStart === element.end;
  const insides = (element: SourceElement) => inside.getOrInsertComputed(element, () => ({ first: [], last: [] }));
  const replaceRange = (from: number, to: number, by: string) => {
    edits.push({ from, to, text: by });
  };

  return {
    replaceRange,
    /** An element as the file writes it. */
    source: (element: SourceElement) => text.slice(element.start, element.end),
    /** Removes an element with all that it holds. */
    remove: (element: SourceElement) => {
      removed.add(element);
      replaceRange(element.start, element.end, "");
    },
    replace: (element: SourceElement, by: string) => replaceRange(element.start, element.end, by),
    /** Removes an element and keeps what it holds. */
    unwrap: (element: SourceElement) => {
      replaceRange(element.start, element.innerStart, "");
      if (!isEmptyTag(element)) replaceRange(element.innerEnd, element.end, "");
    },
    /** Whether an element, or one around it, was removed. */
    isRemoved: (element: SourceElement): boolean => {
      for (let one: SourceElement | undefined = element; one; one = one.parent) if (removed.has(one)) return true;
      return false;
    },
    /** Replaces what an element holds by a text. */
    setText: (element: SourceElement, content: string) => {
      if (!isEmptyTag(element)) replaceRange(element.innerStart, element.innerEnd, escapeText(content));
    },
    /** Changes an attribute, adds it, or, without a value, removes it. */
    setAttribute: (element: SourceElement, name: string, value: string | undefined) => {
      const written = element.written?.[name] ?? name;
      const place = places.getOrInsertComputed(element, (one) => placesOfAttributes(text, one)).get(written);
      const attribute = value === undefined ? "" : ` ${written}="${escapeAttribute(value)}"`;
      if (place) replaceRange(place.from, place.to, attribute);
      else if (attribute !== "") replaceRange(endOfName(text, element), endOfName(text, element), attribute);
    },
    insertBefore: (element: SourceElement, xml: string) => replaceRange(element.start, element.start, xml),
    insertAfter: (element: SourceElement, xml: string) => replaceRange(element.end, element.end, xml),
    /** As the first thing in an element. */
    insertFirst: (element: SourceElement, xml: string) => void insides(element).first.push(xml),
    insertLast: (element: SourceElement, xml: string) => void insides(element).last.push(xml),

    apply: (): string => {
      for (const [element, { first, last }] of inside) {
        if (isEmptyTag(element)) {
          const tag = text.slice(element.start + 1, endOfName(text, element));
          replaceRange(element.end - 2, element.end, `>${[...first, ...last].join("")}</${tag}>`);
          continue;
        }
        replaceRange(element.innerStart, element.innerStart, first.join(""));
        replaceRange(element.innerEnd, element.innerEnd, last.join(""));
      }
      return applied(text, edits);
    },
  };
}

function applied(text: string, edits: Edit[]): string {
  const isInsertion = (edit: Edit) => edit.from === edit.to;
  const sorted = edits.toSorted(
    (one, other) => one.from - other.from || Number(isInsertion(other)) - Number(isInsertion(one)) || other.to - one.to,
  );
  const pieces: string[] = [];
  let at = 0;
  for (const edit of sorted) {
    if (edit.from < at) continue;
    pieces.push(text.slice(at, edit.from), edit.text);
    at = edit.to;
  }
  return pieces.join("") + text.slice(at);
}

const endOfName = (text: string, { start }: SourceElement): number => {
  let at = start + 1;
  while (!/[\s/>]/.test(text[at] ?? ">")) at++;
  return at;
};

type AttributePlaces = Map<string, { from: number; to: number }>;

/** Where the attributes stand in their start tag, with the white space before them. */
function placesOfAttributes(text: string, { start, innerStart }: SourceElement): AttributePlaces {
  const written = text.slice(start, innerStart).matchAll(/\s+([^\s=/>"']+)\s*=\s*(?:"[^"]*"|'[^']*')/g);
  return new Map(
    [...written].map((match) => [match[1] as string, { from: start + match.index, to: start + match.index + match[0].length }] as const),
  );
}

export const escapeText = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
export const escapeAttribute = (text: string) =>
  escapeText(text).replaceAll('"', "&quot;").replaceAll("\n", "&#10;").replaceAll("\t", "&#9;").replaceAll("\r", "&#13;");
