import type { Row } from "../1-document/row.ts";
import { SURE_LABEL } from "../1-document/thresholds.ts";
import { AND_IN_TEXT } from "../lexicon/joining-words.ts";
import { LIST_LABELS } from "../lexicon/label-field.ts";
import { type LabelledValue, matchLabel } from "../recognisers/agency-fields.ts";
import { MAX_LIST_LABEL_CHARACTERS } from "./thresholds.ts";

/** The running text of an entry: paragraphs, list items, and what stood after labels ("Environment: Java"). */
export type EntryText = { summary?: string; highlights: string[]; labels: LabelledValue[] };

/**
 * Sorts the rows under an entry's head. List items become highlights. Paragraphs before the first list item are the summary; without
 * any list, several short paragraphs are highlights.
 */
export function readEntryText(rows: readonly Row[]): EntryText {
  const text: EntryText = { highlights: [], labels: [] };
  const paragraphs: string[] = [];
  const hasList = rows.some((row) => row.bullet || row.label);

  for (const row of rows) {
    const content = contentOf(row, text.labels);
    if (!content) continue;
    if (row.bullet || row.label || text.highlights.length > 0) text.highlights.push(content);
    else paragraphs.push(content);
  }
  if (hasList || paragraphs.length < 2) {
    if (paragraphs.length > 0) text.summary = paragraphs.join("\n");
    return text;
  }
  return { ...text, highlights: paragraphs };
}

function contentOf(row: Row, labels: LabelledValue[]): string | undefined {
  if (row.label && LIST_LABELS.has(row.label.field)) return row.label.value;
  if (row.label && !row.bullet) {
    labels.push(row.label);
    return undefined;
  }
  const text = row.text.replace(/\t/g, " ").trim();
  return isBareListLabel(text) ? undefined : text;
}

/** "Highlights", "Aufgaben:", "Achievements/Tasks" alone on a line only announce the list. */
export function isBareListLabel(text: string): boolean {
  if (text.length >= MAX_LIST_LABEL_CHARACTERS) return false;
  const label = matchLabel(text);
  if (label && label.confidence >= SURE_LABEL && LIST_LABELS.has(label.field)) return true;
  const parts = text
    .replace(/[:：]\s*$/, "")
    .trim()
    .split(JOINED);
  return parts.every((part) => BARE_LABELS.test(part));
}

const JOINED = new RegExp(String.raw`\s*[/&,+]\s*|\s+${AND_IN_TEXT}\s+`, "u");
const BARE_LABELS =
  /^(?:(?:key |main )?(?:highlights|responsibilities|achievements|accomplishments|tasks|duties)|aufgaben|tätigkeiten|erfolge|missions|tâches|réalisations|responsabilités|tareas|funciones|logros|responsabilidades|attività|mansioni|risultati|werkzaamheden|taken|resultaten|atividades|responsabilidades|obowiązki|zadania|osiągnięcia|καθήκοντα|обов'язки|обязанности|arbetsuppgifter|arbejdsopgaver)$/iu;
