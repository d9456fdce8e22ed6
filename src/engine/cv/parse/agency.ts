import type { AgencyFields } from "../resume.ts";
import { AGENCY_FIELDS } from "../resume.ts";
import { type AgencyField, guessAgencyField, matchLabel, splitLabel } from "./agency-fields.ts";
import { splitList } from "./titled.ts";

const FIELDS = new Set<string>(AGENCY_FIELDS);

/** Personal and agency details among some lines: labelled ("Nationality: British") or plain enough to tell ("verheiratet, 2 Kinder"). */
export function readAgencyFields(texts: readonly string[], { guess }: { guess: boolean }): AgencyFields {
  const fields: AgencyFields = {};
  for (const text of withLabelsJoined(texts).flatMap((line) => line.split(/\t(?=[^\t]+[:：])|\s+[|•·●]\s+/u))) {
    const label = splitLabel(text.replace(/\t/g, " ").trim()) ?? splitLabel(text);
    if (label && FIELDS.has(label.field) && !isContact(label.value)) {
      fields[label.field as AgencyField] ??= label.value;
    } else if (!label && guess) {
      guessInto(fields, text);
    }
  }
  return fields;
}

/** "Mobile: +33 6 …" is a telephone, whatever its label may mean elsewhere. */
const isContact = (value: string) => value.includes("@") || (/^\+?[\d\s()./-]+$/.test(value) && value.replace(/\D/g, "").length >= 9);

/** A label that fills its line has its value on the next one. */
function withLabelsJoined(texts: readonly string[]): string[] {
  const joined: string[] = [];
  for (const text of texts) {
    const last = joined.at(-1);
    const isOpen = last !== undefined && /[:：]$/.test(last) && matchLabel(last) !== undefined && !/[:：]\s*\S/.test(text);
    if (isOpen) joined[joined.length - 1] = `${last} ${text}`;
    else joined.push(text);
  }
  return joined;
}

function guessInto(fields: AgencyFields, text: string): void {
  const whole = text.length <= 70 ? guessAgencyField(text) : undefined;
  if (whole && whole.confidence >= 0.7) {
    fields[whole.field] ??= text.trim();
    return;
  }
  if (text.length > 160) return;
  for (const part of splitList(text)) {
    const guess = guessAgencyField(part);
    if (guess && guess.confidence >= 0.8) fields[guess.field] ??= part;
  }
}
