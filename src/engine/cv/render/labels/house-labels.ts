import type { HouseWords } from "../../../contract/api.ts";
import type { SectionRule, Template, Wording } from "../template/template.ts";

type Labels = HouseWords["labels"];

/** A template with the agency's own labels over its own ones, section titles included. Of two for the same label and language the last counts. */
export function withHouseLabels(template: Template, labels: Labels): Template {
  if (labels.length === 0) return template;
  const all = { ...template.labels };
  for (const { key, language, text } of labels) all[language] = { ...all[language], [key]: text };
  return { ...template, labels: all, sections: template.sections.map((rule) => withTitles(rule, labels)) };
}

/** A title that the template gives a section ("Assignments") stands before the label of that section: in the languages of the house it gives way. */
function withTitles(rule: SectionRule, labels: Labels): SectionRule {
  const own = labels.filter(({ key }) => key === rule.key).map(({ language, text }) => [language, text] as const);
  if (rule.label === undefined || own.length === 0) return rule;
  return { ...rule, label: { ...byLanguage(rule.label), ...Object.fromEntries(own) } };
}

const byLanguage = (wording: Wording) => (typeof wording === "string" ? { "*": wording } : wording);
