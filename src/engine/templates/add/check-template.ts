import type { Resume } from "../../contract/resume.ts";
import type { Cover } from "../../contract/resume-fields.ts";
import { textOf, type XmlElement } from "../../cv/package/xml.ts";
import { fieldsOf, SCHEMA, type Shape } from "../../cv/render/custom/admission/schema.ts";
import { openPackage, readPart, type TemplatePackage } from "../../cv/render/custom/package/package.ts";
import type { Problem } from "../../cv/render/custom/tags/compile.ts";
import { FILTERS } from "../../cv/render/custom/tags/expression.ts";
import { compileParts, fillPackage } from "../../cv/render/custom/write-custom.ts";
import type { Template } from "../../cv/render/template/template.ts";
import type { Content } from "../../cv/render/view/shapes.ts";
import { findLayoutProblems } from "./find-layout-problems.ts";
import { findPersonalText } from "./fixed-text.ts";
import cover from "./samples/cover.json" with { type: "json" };
import empty from "./samples/empty.json" with { type: "json" };
import full from "./samples/full.json" with { type: "json" };
import { findUnshown } from "./shows-candidate.ts";

/** CVs that every template is tried with. */
export const SAMPLES = { full: full as unknown as Resume, empty: empty as unknown as Resume };
/** The day on which the sample CV is written: pictures of it do not change with the days. */
export const SAMPLE_DAY = "2026-03-01";
/** The full one with the agency's own words: what a template shows when it has everything. */
export const WITH_COVER: Content = { ...SAMPLES.full, cover: cover satisfies Cover };

const TRIED: [string, Content][] = [
  ["the full CV", SAMPLES.full],
  ["the empty CV", SAMPLES.empty],
  ["the full CV and a cover", WITH_COVER],
];

/** `warnings` do not keep a template from being used. */
export type Checked = { problems: Problem[]; warnings: Problem[] };

/**
 * Lists the problems of a custom Word or PowerPoint file, each with its place and how to fix it: tags that are unknown, not closed or out of place,
 * errors with a full and an empty CV and with a cover, and missing tags for name or experience. Warnings: text that may be a candidate's, separators that
 * dangle, boxes with too much text and tables off their slide. Throws `invalid` for a file that is no template at all or has
 * active content.
 */
export function checkOwnFile(template: Template): Checked {
  const bytes = new Uint8Array(Buffer.from(template.custom?.base64 ?? "", "base64"));
  const opened = openPackage(bytes);
  const { problems } = compileParts(opened);
  const warnings = findPersonalText(bytes);
  if (problems.length > 0) return { problems, warnings };
  const tried = TRIED.flatMap(([name, resume]) => tryWith(resume, name, template, opened));
  if (tried.length > 0) return { problems: eachOnce(tried), warnings };
  return { problems: unshown(template, opened), warnings: [...warnings, ...findLayoutProblems(template, opened, WITH_COVER)] };
}

/** A tag that stays in the document stays with every CV that is tried. */
const eachOnce = (problems: Problem[]) => [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];

/** What {{^cover}} … {{/cover}} holds is there without a cover alone, what {{#cover}} … {{/cover}} holds with one: neither may be all there is. */
function unshown(template: Template, opened: TemplatePackage): Problem[] {
  const without = findUnshown(template, opened, SAMPLES.full);
  if (without.length > 0) return without;
  return findUnshown(template, opened, WITH_COVER).map((problem) => ({ ...problem, place: `${problem.place}, with a cover` }));
}

function tryWith(resume: Content, name: string, template: Template, opened: TemplatePackage): Problem[] {
  try {
    return leftOver(fillPackage(opened, resume, template).document);
  } catch (error) {
    return [
      {
        place: "the file",
        problem: `It cannot be written with ${name} (${(error as Error).message}).`,
        mend: "Save it anew in Word or PowerPoint; if that does not help, please report this.",
      },
    ];
  }
}

const TAG_TEXT = /\{\{\s*[#^/]?\s*[\p{L}.][^{}]*\}\}/u;

/** Tags in parts that are not filled: comments, formulas, charts, the layouts of slides. */
function leftOver({ parts }: TemplatePackage): Problem[] {
  return [...parts.keys()]
    .filter((part) => part.endsWith(".xml"))
    .flatMap((part) => {
      const tag = TAG_TEXT.exec(textOf(readPart(parts, part) as XmlElement))?.[0];
      const mend = "Tags work in text, tables, text boxes, headers, footers, footnotes and speaker's notes.";
      return tag ? [{ place: part, tag, problem: `${tag} stands where tags are not filled in.`, mend }] : [];
    });
}

/** The tags that exist, as a template writes them, each loop with what stands inside it. */
export function listTags(): string[] {
  const lines = (shape: Shape, path: string): string[] => {
    if (shape === "text") return [`{{${path}}}`];
    if (shape === "picture") return [`{{${path}}}  (a picture)`];
    if (shape === "flag") return [`{{#${path}}} … {{/${path}}}  (a condition)`];
    if ("fields" in shape) return Object.entries(shape.fields).flatMap(([name, inner]) => lines(inner, path ? `${path}.${name}` : name));
    const inside = fieldsOf(shape.list)
      ? Object.entries(fieldsOf(shape.list) ?? {}).flatMap(([name, inner]) => lines(inner, name))
      : ["{{.}}"];
    return [`{{#${path}}} ${inside.join(" ")} {{/${path}}}`];
  };
  return lines(SCHEMA, "");
}

export const listFilters = (): string[] => Object.entries(FILTERS).map(([name, { says }]) => `| ${name}: ${says}`);
