import { describe, expect, test } from "bun:test";
import { parseXml } from "../package/xml.ts";
import { compilePart } from "../tags/compile.ts";
import { type CustomType, DIALECTS } from "../tags/dialect.ts";
import { checkTags } from "./check-tags.ts";
import { findDangling } from "./separators.ts";

const NAMESPACES = `xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"`;
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
/** A part of paragraphs; what is divided by a bar stands in runs of its own. */
function part(type: CustomType, ...paragraphs: string[]) {
  const p = type === "docx" ? "w" : "a";
  const run = (text: string) => (text.startsWith("<") ? text : `<${p}:r><${p}:t>${escaped(text)}</${p}:t></${p}:r>`);
  const body = paragraphs.map((text) => `<${p}:p>${text.split("¦").map(run).join("")}</${p}:p>`).join("");
  const root = parseXml(`<${p}:body ${NAMESPACES}>${body}</${p}:body>`);
  return { root, compiled: compilePart(root, DIALECTS[type], "the text") };
}
const checked = (text: string | string[], type: CustomType = "docx") => {
  const { root, compiled } = part(type, ...[text].flat());
  return [...compiled, ...checkTags(root, DIALECTS[type], "the text", type)].map(({ problem, mend }) => `${problem} ${mend}`);
};
const dangling = (...texts: string[]) =>
  findDangling(part("docx", ...texts).root, DIALECTS.docx, "the text").map(({ tag, problem }) => `${tag} ${problem}`);

describe("tags that are there have no problem:", () => {
  test.each([
    "{{basics.name}}",
    "{{basics.name | upper}}",
    "{{#work}}{{position}}, {{name}}{{#highlights}}{{.}}{{/highlights}}{{/work}}",
    '{{#work}}{{highlights | join:", "}} {{startDate | date:"MM/yyyy"}}{{/work}}',
    "{{^work}}none{{/work}}",
    "{{labels.contact}}",
  ])("%s", (text) => expect(checked(text)).toEqual([]));
});

describe("a tag that is not there is told, with the one that was meant:", () => {
  test.each<[string, string | RegExp]>([
    ["{{basics.nmae}}", "There is no {{basics.nmae}} here. Did you mean {{basics.name}}?"],
    ["{{name}}", "There is no {{name}} here. Did you mean {{basics.name}}?"],
    ["{{work.position}}", "There is no {{work.position}} here. Did you mean {{#work}} {{position}} {{/work}}?"],
    ["{{zzzzzzzz}}", "There is no {{zzzzzzzz}} here. The tags that exist are listed below."],
    ["{{basics.name | shout}}", /^There is no filter shout\. Filters that exist: /],
    ["{{work}}", '{{work}} is a list. Write {{#work}} … {{/work}} around what shall repeat, or {{work | join:", "}}.'],
    ["{{basics}}", /^\{\{basics\}\} is no text but has parts\. Name one of them: (?:\{\{basics\.\w+(?:\.\w+)?\}\}(?:, )?){6}\.$/],
    ["{{#work}}{{.}}{{/work}}", /^\{\{\.\}\} is no text but has parts\. Name one of them: \{\{\w+\}\}, /],
    [
      "{{#work}}{{#work}}{{position}}{{/work}}{{/work}}",
      "{{#work}} stands inside itself. Take this one and its {{/work}} away, or close the first one before it.",
    ],
    ["{{basics..name}}", /is not written like a tag\. A tag is a name such as/],
    [
      '{{#work}}{{period | date:"yyyy"}}{{/work}}',
      '{{period | date:"yyyy"}} is a whole period and no date. Write {{period}} alone, or {{startDate | date:…}} and {{endDate | date:…}}.',
    ],
    ["{{slide work}}", "{{slide work}} repeats slides, and this is a Word file. Use {{#…}} and {{/…}} around what shall repeat."],
  ])("%s", (text, said) => {
    const [first, ...more] = checked(text);
    expect(more).toEqual([]);
    if (typeof said === "string") expect(first).toBe(said);
    else expect(first).toMatch(said);
  });

  test("in the file of slides too, where a picture cannot stand in a text", () => {
    expect(checked("{{photo}}", "pptx")).toEqual([
      "{{photo}} is a picture and cannot stand in a text of a slide. Insert any picture and write {{photo}} as its alternative text.",
    ]);
    expect(checked("{{photo}}", "docx")).toEqual([]);
  });

  test("with the words around it, at most sixty letters of them", () => {
    const place = (text: string) => {
      const { root } = part("docx", text);
      return checkTags(root, DIALECTS.docx, "the text", "docx")[0]?.place;
    };
    expect(place(" Hello  {{zzzzzzzz}} ")).toBe("the text, “Hello {{zzzzzzzz}}”");
    expect(place(`${"a".repeat(48)}{{zzzzzzzz}}`)).toBe(`the text, “${"a".repeat(48)}{{zzzzzzzz}}”`);
    expect(place(`${"a".repeat(49)}{{zzzzzzzz}}`)).toBe(`the text, “${"a".repeat(49)}{{zzzzzz…”`);
  });

  test("as the alternative text of a picture", () => {
    const picture = (tag: string) => `<w:r><w:drawing><wp:docPr id="1" name="x" descr="${tag}"/></w:drawing></w:r>`;
    expect(checked([picture("{{photo}}"), picture("a lake")])).toEqual([]);
    expect(checked(picture("{{foto}}"))).toEqual(["There is no picture {{foto}}. Pictures that exist: {{photo}}, {{logo}}."]);
    expect(checked(picture("{{basics}}"))).toHaveLength(1);
  });
});

test("within a loop over texts the fields of what is around it are meant", () => {
  expect(checked("{{#work}}{{#highlights}}{{.}} {{postion}}{{/highlights}}{{/work}}")).toEqual([
    "There is no {{postion}} here. Did you mean {{position}}?",
  ]);
});

describe("a separator dangles where a value beside it may be empty", () => {
  test.each<[string, string[]]>([
    ["{{position}} | {{name}}", ['{{name}} "|" stays in the document when there is no name.']],
    ["{{basics.phone}} ¦–¦ {{basics.name}}", ['{{basics.phone}} "–" stays in the document when there is no basics.phone.']],
    ["{{startDate}}-{{endDate}}", ['{{endDate}} "-" stays in the document when there is no endDate.']],
    ["{{#name}}{{position}} · {{name}}{{/name}}", ['{{position}} "·" stays in the document when there is no position.']],
    ["{{#name}}{{#position}}{{position}} · {{name}}{{/position}}{{/name}}", []],
    ['{{basics.name}}, {{basics.label | default:"CV"}}', []],
    ["{{labels.contact}} / {{template.name}}", []],
    ["{{position}}{{#name}} | {{name}}{{/name}}", []],
    ["{{position}} at {{name}}", []],
    ["{{position}}: {{name}}", []],
    ["{{position}} || {{name}}", []],
    ["{{position}}¦<w:r><w:tab/></w:r>¦ | ¦{{name}}", []],
  ])("%s", (text, problems) => expect(dangling(text)).toEqual(problems));

  test("once for each place, also within what repeats", () => {
    expect(dangling("{{#work}}", "{{position}} | {{name}}", "{{/work}}", "{{position}} | {{name}}")).toHaveLength(1);
    expect(dangling("{{position}} | {{name}}", "{{position}} / {{name}}")).toHaveLength(2);
  });
});
