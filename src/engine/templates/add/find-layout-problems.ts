import { child, descendants, type XmlElement } from "../../cv/package/xml.ts";
import { findDangling } from "../../cv/render/custom/admission/separators.ts";
import { type Overfull, overfullInWord, overfullOnSlide } from "../../cv/render/custom/find-overfull.ts";
import { readPart, type TemplatePackage } from "../../cv/render/custom/package/package.ts";
import { EMU_PER_POINT } from "../../cv/render/custom/shapes.ts";
import type { Problem } from "../../cv/render/custom/tags/compile.ts";
import { DIALECTS } from "../../cv/render/custom/tags/dialect.ts";
import { compileParts, fillPackage } from "../../cv/render/custom/write-custom.ts";
import type { Template } from "../../cv/render/template/template.ts";
import type { Content } from "../../cv/render/view/shapes.ts";

/**
 * What a template does badly and still does: separators that stay when a value is empty, and with a full CV text boxes with more text than fits and
 * tables that reach over the edge of their slide. Each with its place and how to mend it.
 */
export function findLayoutProblems(template: Template, opened: TemplatePackage, full: Content): Problem[] {
  const { compiled, dialect } = compileParts(opened);
  const dangling = [...compiled].flatMap(([part, root]) => findDangling(root, dialect, dialect.place(part)));
  return [...dangling, ...overfullWith(full, template, opened)];
}

function overfullWith(full: Content, template: Template, original: TemplatePackage): Problem[] {
  const written = fillPackage(original, full, template).document;
  const { type, parts } = written;
  const size = slideSize(written);
  const found = [...parts.keys()]
    .filter((part) => DIALECTS[type].parts.test(part))
    .flatMap((part) => {
      const root = readPart(parts, part) as XmlElement;
      const overfull = type === "pptx" ? overfullOnSlide(root, size) : overfullInWord(root);
      return overfull.map((shape) => toProblem(shape, DIALECTS[type].place(originOf(part, shape, original))));
    });
  return [...new Map(found.map((problem) => [problem.place, problem])).values()];
}

/** The size of the slides in points. */
function slideSize({ main, parts }: TemplatePackage): { width: number; height: number } {
  const { cx, cy } = child(readPart(parts, main), "p:sldSz")?.attributes ?? {};
  return { width: Number(cx ?? 0) / EMU_PER_POINT, height: Number(cy ?? 0) / EMU_PER_POINT };
}

/** The slide of the template that a slide is a copy of: copies have numbers of their own, and shapes keep their id and name. */
function originOf(part: string, { id, name }: Overfull, { parts }: TemplatePackage): string {
  if (parts.has(part)) return part;
  const isThere = (candidate: string) =>
    /slides\/slide\d+\.xml$/.test(candidate) &&
    descendants(readPart(parts, candidate) as XmlElement, "p:cNvPr").some(
      ({ attributes }) => attributes.id === id && attributes.name === name,
    );
  return [...parts.keys()].find(isThere) ?? part;
}

const toProblem = ({ kind, name }: Overfull, place: string): Problem =>
  kind === "table"
    ? {
        place: `${place}, the table “${name}”`,
        problem: "With a full CV this table reaches over the edge of the slide.",
        mend: "Move it up or make it narrower, take smaller type, or show fewer rows: {{#skills | first:8}}.",
      }
    : {
        place: `${place}, the text box “${name}”`,
        problem: "With a full CV this text box has more text than fits.",
        mend: "Make it larger, take smaller type, show less ({{#highlights | first:3}}), or let its text shrink: Format Shape, Text Box, Shrink text on overflow.",
      };
