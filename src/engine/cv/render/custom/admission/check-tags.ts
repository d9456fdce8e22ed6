import { lookUp } from "../../../../contract/look-up.ts";
import { childrenOf, descendants, textOf, type XmlElement } from "../../../package/xml.ts";
import { pictureTag } from "../pictures.ts";
import { slideExpression } from "../slides.ts";
import type { Problem } from "../tags/compile.ts";
import { datePatternProblem } from "../tags/date-pattern.ts";
import type { CustomType, Dialect } from "../tags/dialect.ts";
import { FILTERS, parseExpression } from "../tags/expression.ts";
import { quotedPlace } from "../tags/quoted-place.ts";
import { pathsIn, SCHEMA, type Shape, shapeAt } from "./schema.ts";

/** Checks every tag of a compiled part against the values that exist at its position. */
export function checkTags(root: XmlElement, dialect: Dialect, place: string, type: CustomType): Problem[] {
  const problems: Problem[] = [];
  const slide = descendants(root, "#tag")
    .map(({ attributes }) => slideExpression(attributes.inner ?? ""))
    .find(Boolean);
  const around: Shape[] = [SCHEMA];
  const repeated = slide ? shapeAt(parseExpression(slide)?.path ?? "", around) : undefined;
  const start = typeof repeated === "object" && "list" in repeated ? [...around, repeated.list] : around;

  const walk = (node: XmlElement, scopes: Shape[], at: string) => {
    for (const one of childrenOf(node)) {
      const report = (tag: string, problem: string, mend: string) => problems.push({ place: at, tag, problem, mend });
      if (one.name === "#tag") checkTag(one, scopes, around, type, report);
      else if (one.name === "#loop") walk(one, checkLoop(one, scopes, report), at);
      else walk(one, scopes, one.name === dialect.paragraph ? whereabouts(one, place) : at);
    }
  };
  walk(root, start, place);
  return [...problems, ...checkPictures(root, place)];
}

type Report = (tag: string, problem: string, mend: string) => void;

const whereabouts = (paragraph: XmlElement, place: string) => quotedPlace(place, textWithTags(paragraph).replace(/\s+/g, " ").trim());
const textWithTags = (node: XmlElement): string =>
  node.children
    .map((one) => (typeof one === "string" ? one : one.name === "#tag" ? (one.attributes.source ?? "") : textWithTags(one)))
    .join("") || textOf(node);

function checkTag(tag: XmlElement, scopes: Shape[], around: Shape[], type: CustomType, report: Report): void {
  const { inner = "", source = "" } = tag.attributes;
  const slide = slideExpression(inner);
  if (slide !== undefined) {
    if (type === "docx")
      report(source, `${source} repeats slides, and this is a Word file.`, "Use {{#…}} and {{/…}} around what shall repeat.");
    else checkExpression(slide, source, around, report);
    return;
  }
  const shape = checkExpression(inner, source, scopes, report);
  const joined = /\|\s*join\b/.test(inner);
  if (shape === "picture" && type === "pptx") {
    report(
      source,
      `${source} is a picture and cannot stand in a text of a slide.`,
      `Insert any picture and write ${source} as its alternative text.`,
    );
  } else if (typeof shape === "object" && "list" in shape && !joined) {
    const path = parseExpression(inner)?.path;
    report(source, `${source} is a list.`, `Write {{#${path}}} … {{/${path}}} around what shall repeat, or {{${path} | join:", "}}.`);
  } else if (typeof shape === "object" && "fields" in shape) {
    report(
      source,
      `${source} is no text but has parts.`,
      `Name one of them: ${pathsIn([shape])
        .slice(0, 6)
        .map((path) => `{{${parseExpression(inner)?.path === "." ? "" : `${parseExpression(inner)?.path}.`}${path}}}`)
        .join(", ")}.`,
    );
  } else if (shape === "flag" && !/\|\s*is\b/.test(inner))
    report(source, `${source} is a yes or no, not a text.`, `Use it as a condition: {{#${inner}}} … {{/${inner}}}.`);
}

/** The scopes inside the loop. */
function checkLoop({ attributes }: XmlElement, scopes: Shape[], report: Report): Shape[] {
  const { expression = "", inverted } = attributes;
  const source = `{{${inverted === "true" ? "^" : "#"}${expression}}}`;
  const shape = checkExpression(expression, source, scopes, report);
  if (inverted === "true" || typeof shape !== "object") return scopes;
  if ("list" in shape && scopes.includes(shape.list)) {
    const { path } = parseExpression(expression) ?? {};
    report(source, `${source} stands inside itself.`, `Take this one and its {{/${path}}} away, or close the first one before it.`);
  }
  return "list" in shape ? [...scopes, shape.list] : [...scopes, shape];
}

function checkExpression(text: string, source: string, scopes: Shape[], report: Report): Shape | undefined {
  const expression = parseExpression(text);
  if (!expression) {
    report(
      source,
      `${source} is not written like a tag.`,
      "A tag is a name such as {{basics.name}}, perhaps with a filter: {{basics.name | upper}}.",
    );
    return undefined;
  }
  for (const { name } of expression.filters) {
    if (!Object.hasOwn(FILTERS, name))
      report(source, `There is no filter ${name}.`, `Filters that exist: ${Object.keys(FILTERS).join(", ")}.`);
  }
  for (const { name, argument } of expression.filters) {
    if (name !== "date") continue;
    const wrong = argument === undefined ? undefined : datePatternProblem(argument);
    if (wrong) report(source, wrong.problem, wrong.mend);
    if (/(^|\.)period$/.test(expression.path))
      report(
        source,
        `${source} is a whole period and no date.`,
        "Write {{period}} alone, or {{startDate | date:…}} and {{endDate | date:…}}.",
      );
  }
  const shape = shapeAt(expression.path, scopes);
  if (!shape) {
    const near = nearest(expression.path, pathsIn(scopes)) ?? elsewhere(expression.path);
    report(
      source,
      `There is no ${source} here.`,
      near ? `Did you mean ${source.replace(expression.path, near)}?` : "The tags that exist are listed below.",
    );
  }
  return shape;
}

/** A suggestion for a tag that only exists inside a loop: `#work}} {{position}} {{/work` for `work.position`. */
function elsewhere(path: string): string | undefined {
  const loops = Object.entries(SCHEMA.fields).flatMap(([name, shape]) =>
    typeof shape === "object" && "list" in shape ? [[name, shape.list] as const] : [],
  );
  const home = loops.find(([name, shape]) => path.startsWith(`${name}.`) && shapeAt(path.slice(name.length + 1), [shape]));
  return home && `#${home[0]}}} {{${path.slice(home[0].length + 1)}}} {{/${home[0]}`;
}

/** A tag is taken for a misspelt one where no more of its letters would have to change: one letter of a short tag, a third of a long one. */
const MAX_CHANGES = 1.5;
const MAX_CHANGED_RATIO = 1 / 3;
/** What it counts that only the last word of a path is meant. Less than a letter. */
const ONLY_LAST_WORD = 0.5;

/** The most similar of some paths; undefined where none is similar. The last word of a path is compared too (`name` with `basics.name`). */
export function nearest(path: string, candidates: string[]): string | undefined {
  const plain = (text: string) => text.toLowerCase().replace(/[_\s]/g, "");
  const scored = candidates.map((candidate) => {
    const whole = distance(plain(path), plain(candidate));
    const tail = distance(plain(path.split(".").at(-1) ?? ""), plain(candidate.split(".").at(-1) ?? "")) + ONLY_LAST_WORD;
    return { candidate, score: Math.min(whole, tail) };
  });
  const best = scored.sort((a, b) => a.score - b.score)[0];
  return best && best.score <= Math.max(MAX_CHANGES, path.length * MAX_CHANGED_RATIO) ? best.candidate : undefined;
}

/** Edit distance: letters to change, add, remove or swap with the next one (Damerau 1964, optimal string alignment). */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, index) => index)];
  const at = (i: number, j: number) => rows[i]?.[j] as number;
  for (let i = 1; i <= a.length; i++) {
    rows.push([i]);
    for (let j = 1; j <= b.length; j++) {
      const changed = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : changed;
      (rows[i] as number[]).push(Math.min(at(i, j - 1) + 1, at(i - 1, j) + 1, changed, swapped));
    }
  }
  return at(a.length, b.length);
}

function checkPictures(root: XmlElement, place: string): Problem[] {
  const titles = [...descendants(root, "wp:docPr"), ...descendants(root, "p:cNvPr")];
  return titles.flatMap(({ attributes }) => {
    const tag = pictureTag(attributes.descr) ?? pictureTag(attributes.title);
    if (!tag || lookUp(SCHEMA.fields, tag) === "picture") return [];
    return [
      {
        place: `${place}, a picture's alternative text`,
        tag: `{{${tag}}}`,
        problem: `There is no picture {{${tag}}}.`,
        mend: "Pictures that exist: {{photo}}, {{logo}}.",
      },
    ];
  });
}
