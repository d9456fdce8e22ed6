import { child, childrenOf, descendants, element, isElement, type XmlElement } from "../../package/xml.ts";
import { CONTENT_TYPES, relsOf, resolveTarget } from "./admission/admit.ts";
import { declareType, OFFICE, readPart, writePart } from "./package/package.ts";
import { EMU_PER_POINT } from "./shapes.ts";
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
  const folder = folderOf(main);
  const kept: { part: string; root: XmlElement; repeated: unknown[][] }[] = [];
  const removed = new Set<string>();

  list.children = childrenOf(list).filter((entry) => {
    const relation = childrenOf(rels).find(({ attributes }) => attributes.Id === entry.attributes["r:id"]);
    const part = resolveTarget(relation?.attributes.Target ?? "", folder) ?? "";
    const root = compiled.get(part);
    if (!relation || !root) return true;
    const repeated = repetitions(root, values, formatting);
    if (repeated.length > 0) {
      kept.push({ part, root, repeated });
      return true;
    }
    rels.children = childrenOf(rels).filter((one) => one !== relation);
    removed.add(part);
    return false;
  });
  dropSlideLists(presentation);
  for (const part of removed) removeSlide(parts, part);
  for (const { part, root } of kept) unlink(parts, part, root, removed);
  writePart(parts, main, presentation);
  writePart(parts, relsOf(main), rels);
  return kept.flatMap(({ part, root, repeated }) => {
    let last = part;
    return repeated.map((scopes, index) => {
      if (index > 0) last = copySlide(parts, main, part, last);
      return { part: last, root, scopes };
    });
  });
}

/** Adds a slide with the relationships of `slide` behind the slide `after`, and gives its part, which is still to be written. */
export function copySlide(parts: Map<string, Uint8Array>, main: string, slide: string, after: string): string {
  const presentation = readPart(parts, main) as XmlElement;
  const rels = readPart(parts, relsOf(main)) as XmlElement;
  const list = child(presentation, "p:sldIdLst") as XmlElement;
  const folder = folderOf(main);
  const part = `${folder}slides/slide${1 + Math.max(0, ...[...parts.keys()].map((name) => Number(/slides\/slide(\d+)\.xml$/.exec(name)?.[1] ?? 0)))}.xml`;
  const id = 1 + Math.max(255, ...childrenOf(list).map(({ attributes }) => Number(attributes.id)));
  const relation = childrenOf(rels).find(({ attributes }) => resolveTarget(attributes.Target ?? "", folder) === after);
  const at = childrenOf(list).findIndex(({ attributes }) => attributes["r:id"] === relation?.attributes.Id);
  list.children = childrenOf(list).toSpliced(at + 1, 0, element("p:sldId", { id: String(id), "r:id": `rIdSlide${id}` }));
  rels.children.push(element("Relationship", { Id: `rIdSlide${id}`, Type: `${OFFICE}/slide`, Target: part.slice(folder.length) }));
  copyRelationships(parts, slide, part);
  declareType(parts, { PartName: `/${part}`, ContentType: SLIDE_TYPE });
  // The part exists from now on, so that the next one has another number.
  parts.set(part, new Uint8Array());
  writePart(parts, main, presentation);
  writePart(parts, relsOf(main), rels);
  return part;
}

/** The height of the slides of a presentation, in points. */
export function slideHeight(parts: Map<string, Uint8Array>, main: string): number {
  const size = child(readPart(parts, main), "p:sldSz")?.attributes.cy;
  return size === undefined ? Number.POSITIVE_INFINITY : Number(size) / EMU_PER_POINT;
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

/** Removes a slide with its notes: left behind, these would belong to a slide that is not there. */
function removeSlide(parts: Map<string, Uint8Array>, slide: string): void {
  const notes = childrenOf(readPart(parts, relsOf(slide))).filter(({ attributes }) => attributes.Type?.endsWith("/notesSlide"));
  removePart(parts, slide);
  for (const { attributes } of notes) removePart(parts, resolveTarget(attributes.Target ?? "", folderOf(slide)) ?? "");
}

function removePart(parts: Map<string, Uint8Array>, part: string): void {
  parts.delete(part);
  parts.delete(relsOf(part));
  const types = readPart(parts, CONTENT_TYPES) as XmlElement;
  types.children = childrenOf(types).filter(({ attributes }) => attributes.PartName !== `/${part}`);
  writePart(parts, CONTENT_TYPES, types);
}

const folderOf = (part: string) => part.replace(/[^/]+$/, "");

/** Removes the jumps of a slide to slides that are not there: PowerPoint reports a damaged file where a relationship leads nowhere. */
function unlink(parts: Map<string, Uint8Array>, part: string, root: XmlElement, removed: Set<string>): void {
  const rels = readPart(parts, relsOf(part));
  const dead = childrenOf(rels).filter(
    ({ attributes }) => attributes.TargetMode !== "External" && removed.has(resolveTarget(attributes.Target ?? "", folderOf(part)) ?? ""),
  );
  if (!rels || dead.length === 0) return;
  rels.children = childrenOf(rels).filter((one) => !dead.includes(one));
  writePart(parts, relsOf(part), rels);
  dropLinks(root, new Set(dead.map(({ attributes }) => attributes.Id ?? "")));
}

function dropLinks(node: XmlElement, ids: Set<string>): void {
  node.children = node.children.filter((one) => !isElement(one) || !/^a:hlink/.test(one.name) || !ids.has(one.attributes["r:id"] ?? ""));
  for (const one of childrenOf(node)) dropLinks(one, ids);
}

/** Removes sections and custom shows of the presentation: they list slides, and PowerPoint reports a damaged file when the lists differ. */
function dropSlideLists(node: XmlElement): void {
  node.children = node.children.filter(
    (one) => !isElement(one) || !(one.name === "p:custShowLst" || (one.name === "p:ext" && descendants(one, "p14:sectionLst").length > 0)),
  );
  for (const one of childrenOf(node)) dropSlideLists(one);
}
