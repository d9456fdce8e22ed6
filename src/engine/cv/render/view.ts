import type { Resume } from "../resume.ts";
import { chooseWords, isRightToLeft, type Words } from "./labels/labels.ts";
import { sectionsOnPaper, type Template, type Wording, worded } from "./template.ts";
import { cleanTexts } from "./view/clean.ts";
import { contacts, photo } from "./view/contacts.ts";
import { buildSection } from "./view/sections.ts";
import type { Source, View } from "./view/shapes.ts";

/** Lays out what the Resume says as the template orders it. Sections without content do not appear; nothing is invented. */
export function buildView(resume: Resume, template: Template): View {
  const clean = cleanTexts(resume);
  const contentLanguage = clean.meta?.vitae?.language || "en";
  const words = chooseWords(template, contentLanguage);
  const from: Source = { resume: clean, template, words };
  const { name, label } = clean.basics;
  const filled = (text: Wording | undefined) => fillIn(worded(text, words.language), { name, label });

  return {
    language: words.language,
    contentLanguage,
    rtl: isRightToLeft(contentLanguage),
    title: [name, label].filter(Boolean).join(" – ") || words.word("cv"),
    author: name,
    header: { ...titles(name, label, words), contacts: contacts(from), photo: template.photo ? photo(clean.basics.image) : undefined },
    sections: sectionsOnPaper(template).flatMap((rule) => buildSection(rule, from)),
    words: {
      client: words.word("client"),
      context: words.word("context"),
      tasks: words.word("tasks"),
      environment: words.word("environment"),
      page: words.word("page"),
      of: words.word("of"),
      continued: words.word("continued"),
      cv: words.word("cv"),
    },
    running: {
      header: filled(template.header.text),
      footer: filled(template.footer.text),
      confidentiality: filled(template.confidentiality),
    },
  };
}

/** A document has a title: the name, else what the person does, else what the document is. */
const titles = (name: string | undefined, label: string | undefined, words: Words) =>
  name ? { name, label } : { name: label ?? words.word("cv"), label: undefined };

function fillIn(text: string | undefined, values: Record<string, string | undefined>): string | undefined {
  const filled = text?.replace(/\{(name|label)\}/g, (_, key: string) => shorten(values[key] ?? "")).trim();
  return filled?.replace(/^[\s·|,–-]+|[\s·|,–-]+$/g, "") || undefined;
}

/** Running lines have one line; the whole value stands in the head of the document. */
function shorten(text: string): string {
  const line = text.replace(/\n/g, " ");
  return line.length <= 70 ? line : `${line.slice(0, Math.max(30, line.lastIndexOf(" ", 66)))}…`;
}
