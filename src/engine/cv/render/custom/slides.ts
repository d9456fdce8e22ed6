import { child, childrenOf, descendants, element, isElement, type XmlElement } from "../../package/xml.ts";
import { CONTENT_TYPES, relsOf } from "./admission/admit.ts";
import { declareType, OFFICE, readPart, writePart } from "./package/package.ts";
import { evaluate, type Formatting, isThere, parseExpression } from "./tags/expression.ts";

const SLIDE_TYPE = "application/vnd.openxmlformats-officedocument.presentationml.slide+xml";

/** The expression of a tag that repeats its slide: "work" for `{{slide work}}`, which makes one slide for each job. */
export const slideExpression = (inner: string): string | undefined => /^slide\s+(.+)$/u.exec(inner)?.[1];

/** A slide of the finished presentation: its part, its compiled tree, and the scopes that fill it. */
export type PlannedSlide = { part: string; root: XmlElement; scopes: unknown[] };

/** Slide order of a custom template: its slides in order, each repeated or left out as its `{{slide …}}` tag says. Changes the presentation accordingly. */
export function expandSlides(
  parts: Map<string, Uint8Array>,
  main: string,
  compiled: Map<string, XmlElement>,
  values: unknown,
  formatting: Formatting,
): PlannedSlide[] {
  const presentation = readPart(parts, main) as XmlElement;
  const rels = readPart(parts, relsOf(main)) as XmlElement;
  const list = child(presentation, "p:sldIdLst");
  if (!list) return [];
  const folder = main.replace(/[^/]+$/, "");
  const planned: PlannedSlide[] = [];
  let nextId = Math.max(255, ...childrenOf(list).map(({ attributes }) => Number(attributes.id))) + 1;
  let nextPart = Math.max(0, ...[...parts.keys()].map((name) => Number(/slides\/slide(\d+)\.xml$/.exec(name)?.[1] ?? 0))) + 1;

  list.children = childrenOf(list).flatMap((entry) => {
    const relation = childrenOf(rels).find(({ attributes }) => attributes.Id === entry.attributes["r:id"]);
    const part = `${folder}${relation?.attributes.Target}`.replace(`${folder}/`, "");
    const root = compiled.get(part);
    if (!relation || !root) return [entry];
    const repeated = repetitions(root, values, formatting);
    const [first, ...more] = repeated;
    if (!first) {
      rels.children = childrenOf(rels).filter((one) => one !== relation);
      removePart(parts, part);
      return [];
    }
    planned.push({ part, root, scopes: first });
    const copies = more.map((scopes) => {
      const copy = `${folder}slides/slide${nextPart++}.xml`;
      copyRelationships(parts, part, copy);
      declareType(parts, { PartName: `/${copy}`, ContentType: SLIDE_TYPE });
      const id = `rIdSlide${nextId}`;
      rels.children.push(element("Relationship", { Id: id, Type: `${OFFICE}/slide`, Target: copy.slice(folder.length) }));
      planned.push({ part: copy, root, scopes });
      return element("p:sldId", { id: String(nextId++), "r:id": id });
    });
    return [entry, ...copies];
  });
  dropSections(presentation);
  writePart(parts, main, presentation);
  writePart(parts, relsOf(main), rels);
  return planned;
}

/** The scopes of each repetition of a slide; one without a repeating tag has one. */
function repetitions(root: XmlElement, values: unknown, formatting: Formatting): unknown[][] {
  const tag = descendants(root, "#tag").find(({ attributes }) => slideExpression(attributes.inner ?? ""));
  const expression = tag && parseExpression(slideExpression(tag.attributes.inner ?? "") ?? "");
  if (!tag || !expression) return [[values]];
  const value = evaluate(expression, [values], formatting);
  if (Array.isArray(value)) return value.map((one) => [values, one]);
  return isThere(value) ? [[values]] : [];
}

/** Copies the relationships of a slide, except to its notes, which belong to one slide only. */
function copyRelationships(parts: Map<string, Uint8Array>, from: string, to: string): void {
  const rels = readPart(parts, relsOf(from));
  if (!rels) return;
  const kept = childrenOf(rels).filter(({ attributes }) => !attributes.Type?.endsWith("/notesSlide"));
  writePart(parts, relsOf(to), { ...rels, children: kept });
}

function removePart(parts: Map<string, Uint8Array>, part: string): void {
  parts.delete(part);
  parts.delete(relsOf(part));
  const types = readPart(parts, CONTENT_TYPES) as XmlElement;
  types.children = childrenOf(types).filter(({ attributes }) => attributes.PartName !== `/${part}`);
  writePart(parts, CONTENT_TYPES, types);
}

/** Removes the sections of the presentation: they list slides by id, and PowerPoint reports a damaged file when the lists differ. */
function dropSections(node: XmlElement): void {
  node.children = node.children.filter(
    (one) => !isElement(one) || !(one.name === "p:ext" && descendants(one, "p14:sectionLst").length > 0),
  );
  for (const one of childrenOf(node)) dropSections(one);
}
