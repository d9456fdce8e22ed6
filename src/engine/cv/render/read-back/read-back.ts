import { SECTIONS } from "../../../contract/brand-values.ts";
import { AppError } from "../../../contract/errors.ts";
import type { OutputType } from "../../options/output-type.ts";
import type { Message } from "../../reading.ts";
import { chooseWords, type Words } from "../labels/labels.ts";
import { isLabel } from "../labels/lexicon.ts";
import type { Template } from "../template/template.ts";
import { cleanTexts } from "../view/clean.ts";
import type { Content } from "../view/shapes.ts";
import type { WriteTools } from "../written.ts";
import { MAX_QUOTED_WORDS, MIN_CHECKED_WORDS, MIN_SHOWN_RATIO } from "./thresholds.ts";
import { type CandidateWords, compareDocument, leaves, sectionOf, shownSections, type Verified } from "./verify.ts";

/**
 * Reads a written document back. The messages name values of the CV that it lacks and words that neither CV nor template has; for a custom
 * template the values that no tag shows. Throws `invalid` for a document that shows nothing of the CV.
 */
export async function readBack(
  resume: Content,
  template: Template,
  type: OutputType,
  bytes: Uint8Array,
  tools: Pick<WriteTools, "readAsset">,
): Promise<Message[]> {
  const verified = await compareDocument(resume, template, type, bytes, tools);
  refuseForeignDocument(verified.candidateWords);
  return [...(template.custom ? notShown(resume, template, verified) : lost(type, verified)), ...added(type, verified)];
}

const NOTHING_SHOWN = "The document made with this template shows nothing of the CV. Please ask your administrator to check the template.";

/** Refuses a document without the candidate's words: its template is a finished document, perhaps of another candidate, and would be delivered as it is. */
function refuseForeignDocument({ all, shown }: CandidateWords): void {
  if (all >= MIN_CHECKED_WORDS && shown < all * MIN_SHOWN_RATIO) throw new AppError("invalid", NOTHING_SHOWN);
}

const quoted = (words: string[]) => {
  const distinct = [...new Set(words)];
  const more = distinct.length > MAX_QUOTED_WORDS ? ` and ${distinct.length - MAX_QUOTED_WORDS} more` : "";
  return `${distinct.slice(0, MAX_QUOTED_WORDS).join(", ")}${more}`;
};

function lost(type: OutputType, { missing }: Verified): Message[] {
  if (missing.length === 0) return [];
  const words = quoted(missing.flatMap((one) => one.words));
  return [{ code: "text_lost", text: `Words of this CV were not found in the ${type.toUpperCase()}: ${words}. Please check it.` }];
}

function added(type: OutputType, { foreign }: Verified): Message[] {
  if (foreign.length === 0) return [];
  const text = `The ${type.toUpperCase()} has words that neither the CV nor the template has: ${quoted(foreign)}. Please check it.`;
  return [{ code: "text_added", text }];
}

/** Names the sections that no tag shows, and the fields that are missing in others: "Skills, Experience (location, keywords), phone". */
function notShown(given: Content, template: Template, { missing }: Verified): Message[] {
  const resume = cleanTexts(given);
  const words = chooseWords(template, resume.meta.vitae.language || "en");
  const { meta: _, ...content } = resume;
  const had = new Set(leaves(content).map(({ path }) => sectionOf(path)));
  const shown = shownSections(template);
  const fields = missing.map(({ path }) => ({ section: sectionOf(path), field: fieldName(path, words) }));
  const of = (section: string | undefined) => [...new Set(fields.filter((one) => one.section === section).map(({ field }) => field))];
  const named = SECTIONS.filter((key) => had.has(key)).flatMap((key) => {
    if (!shown.has(key)) return [words.word(key)];
    return of(key).length > 0 ? [`${words.word(key)} (${of(key).join(", ")})`] : [];
  });
  const all = [...named, ...of(undefined)];
  return all.length > 0 ? [{ code: "section_left_out", text: `The template ${template.name} does not show: ${all.join(", ")}.` }] : [];
}

/** A field's name for people, in the CV's language where there is a label: "start date" for `work[2].startDate`. */
function fieldName(path: string, words: Words): string {
  const key =
    (path
      .replace(/\[\d+\]/g, "")
      .split(".")
      .at(-1) as string) || path;
  return isLabel(key) ? words.word(key).toLowerCase() : key.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
}
