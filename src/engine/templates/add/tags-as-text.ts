import { listFilters, listTags } from "./check-template.ts";

/** All tags and filters of Word and PowerPoint templates, as Markdown. */
export function tagsAsText(): string {
  const tags = listTags();
  const values = tags.filter((tag) => !isLoop(tag) && !isCondition(tag));
  return [
    "# Tags of Word and PowerPoint templates",
    "",
    "Write a tag where its value is to stand. The value has the look that the tag has.",
    "",
    "## Values",
    "",
    ...values.map((tag) => `- ${code(tag)}`),
    "",
    "## Lists",
    "",
    "What stands between the two tags is repeated for each entry. Tags alone in their paragraphs repeat whole paragraphs; in the first and the last cell of a table row they repeat the row.",
    ...tags.filter(isLoop).flatMap(listed),
    "",
    "## Conditions",
    "",
    "What stands between the two tags is there when the CV has that section. `{{^has.work}} … {{/has.work}}` is the opposite.",
    "",
    ...tags.filter(isCondition).map((tag) => `- ${code(tag)}`),
    "",
    "## Filters",
    "",
    "Behind a value, as in `{{basics.name | upper}}`.",
    "",
    ...listFilters().map((filter) => `- ${filter.replace(/^\| (\w+)/, "`| $1`")}`),
    "",
  ].join("\n");
}

const isCondition = (tag: string) => tag.endsWith("(a condition)");
const isLoop = (tag: string) => tag.startsWith("{{#") && !isCondition(tag);
/** `{{photo}}  (a picture)` has its remark behind the code. */
const code = (tag: string) =>
  tag.replace(/^(.*?}})(?: {2}(\(.*\)))?$/, (_, written, remark) => `\`${written}\`${remark ? ` ${remark}` : ""}`);

/** A loop with what stands inside it, a line each: an inner loop is one line. */
function listed(loop: string): string[] {
  const [, name = "", inside = ""] = /^{{#(.+?)}} (.*) {{\/\1}}$/.exec(loop) ?? [];
  const inner = inside.match(/{{#(.+?)}} .*? {{\/\1}}|{{[^#/].*?}}/g) ?? [];
  return ["", `### \`{{#${name}}} … {{/${name}}}\``, "", ...inner.map((tag) => `- \`${tag}\``)];
}
