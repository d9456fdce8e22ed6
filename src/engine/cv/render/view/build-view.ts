import { noticeOf } from "../labels/blind-notice.ts";
import { chooseWords, isRightToLeft, type Words } from "../labels/labels.ts";
import { sectionsOnPaper, type Template, type Wording, worded } from "../template/template.ts";
import { cleanTexts } from "./clean.ts";
import { contacts, photo } from "./contacts.ts";
import { buildSection } from "./sections.ts";
import type { Content, Source, View } from "./shapes.ts";
import { MAX_RUNNING_CHARACTERS, MIN_RUNNING_CHARACTERS } from "./thresholds.ts";

/** Arranges a Resume as the template says. Sections without content are left out; nothing is invented. */
export function buildView(resume: Content, template: Template, today?: string): View {
  const clean = cleanTexts(resume);
  const contentLanguage = clean.meta?.vitae?.language || "en";
  const words = chooseWords(template, contentLanguage);
  const from: Source = { resume: clean, template, words, today };
  const { name, label } = clean.basics;
  const notice = noticeOf(clean, words.language);
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
      comma: words.comma,
    },
    running: {
      header: filled(template.header.text),
      footer: filled(template.footer.text),
      confidentiality: filled(template.confidentiality),
    },
    ...(notice && { notice }),
  };
}

/** The title of a document: the name, else the headline, else the word for "CV". */
const titles = (name: string | undefined, label: string | undefined, words: Words) =>
  name ? { name, label } : { name: label ?? words.word("cv"), label: undefined };

export function fillIn(text: string | undefined, values: Record<string, string | undefined>): string | undefined {
  const filled = text?.replace(/\{(name|label)\}/g, (_, key: string) => shorten(values[key] ?? "")).trim();
  return filled?.replace(/^[\s·|,–-]+|[\s·|,–-]+$/g, "") || undefined;
}

/** Shortens a value for the running header or footer, which has one line; the head of the document has the whole value. */
function shorten(text: string): string {
  const line = text.replace(/\n/g, " ");
  if (line.length <= MAX_RUNNING_CHARACTERS) return line;
  const end = line.lastIndexOf(" ", MAX_RUNNING_CHARACTERS - 4);
  return `${line.slice(0, Math.max(MIN_RUNNING_CHARACTERS, end))}…`;
}
