import { textOf, type XmlElement } from "../../cv/package/xml.ts";
import { readPart, type TemplatePackage } from "../../cv/render/custom/package/package.ts";
import type { Problem } from "../../cv/render/custom/tags/compile.ts";
import { DIALECTS } from "../../cv/render/custom/tags/dialect.ts";
import { fillPackage } from "../../cv/render/custom/write-custom.ts";
import type { Template } from "../../cv/render/template/template.ts";
import type { Content } from "../../cv/render/view/shapes.ts";

/** Words that stand in no template; without i, which Turkish capitals change. */
const NAME = "qxnamewordq";
const EXPERIENCE = "qxexperencewordq";

/**
 * What keeps a template from being one: it has no tags, or none of them shows the candidate's name (or the initials and reference of a blind
 * CV) or the experience. The file is filled with a CV of marker words, in each language that its conditions ask for, as a tag inside a
 * condition or a list has its effect only there.
 */
export function findUnshown(template: Template, opened: TemplatePackage, full: Content): Problem[] {
  const tags = tagsOf(opened);
  if (tags.length === 0) return [NO_TAGS];
  const asked = tags.flatMap((tag) => /\blanguage\s*\|\s*is:\s*\W?([a-z]{2})\b/.exec(tag)?.[1] ?? []);
  const texts = [...new Set(["en", ...asked])].map((language) =>
    textOfPackage(fillPackage(opened, marked(full, language), template).document),
  );
  const shows = (word: string) => texts.some((text) => text.includes(word));
  return [...(shows(NAME) ? [] : [NO_NAME]), ...(shows(EXPERIENCE) ? [] : [NO_EXPERIENCE])];
}

const NO_TAGS: Problem = {
  place: "the file",
  problem: "This file has no tags, so it would send the same text for every candidate.",
  mend: "Write {{basics.name}} where the name belongs and {{#work}} {{position}}, {{name}}, {{period}} {{/work}} where the experience belongs.",
};
const NO_NAME: Problem = {
  place: "the file",
  problem: "No tag shows the candidate's name.",
  mend: "Write {{basics.name}} where it belongs; in a blind CV the initials or the reference stand there.",
};
const NO_EXPERIENCE: Problem = {
  place: "the file",
  problem: "No tag shows the candidate's experience.",
  mend: "Write {{#work}} {{position}}, {{name}}, {{period}} {{/work}} where it belongs, or {{#sections}} … {{/sections}} for all sections.",
};

function marked(full: Content, language: string): Content {
  const experience = <T extends object>(one: T): T =>
    Object.fromEntries(Object.entries(one).map(([key, value]) => [key, /Date$|^url$/.test(key) ? value : mark(value)])) as T;
  return {
    ...full,
    basics: { ...full.basics, name: NAME },
    work: full.work?.map(experience),
    projects: full.projects?.map(experience),
    meta: { ...full.meta, vitae: { ...full.meta.vitae, language } },
  };
}

const mark = (value: unknown): unknown => (Array.isArray(value) ? value.map(mark) : typeof value === "string" ? EXPERIENCE : value);

const contentOf = ({ type, parts }: TemplatePackage): XmlElement[] =>
  [...parts.keys()].filter((part) => DIALECTS[type].parts.test(part)).map((part) => readPart(parts, part) as XmlElement);

const textOfPackage = (opened: TemplatePackage) => contentOf(opened).map(textOf).join("\n").toLowerCase();

/** Tags in texts; a picture's alternative text is not enough to make a template. */
const tagsOf = (opened: TemplatePackage) => contentOf(opened).flatMap((root) => textOf(root).match(/\{\{[^{}]*\}\}/g) ?? []);
