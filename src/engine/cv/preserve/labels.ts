import { IDENTITY_FIELDS } from "../parse/lexicon/label-field.ts";
import { matchLabel } from "../parse/recognisers/agency-fields.ts";
import { MAX_LABEL_CHARACTERS } from "../parse/recognisers/thresholds.ts";

/** True for "E-Mail:", "Tel." and the like, in any language: a label of the person says nothing without its value. */
export function isPersonalLabel(text: string): boolean {
  const field = text.length <= MAX_LABEL_CHARACTERS ? matchLabel(text)?.field : undefined;
  return field !== undefined && IDENTITY_FIELDS.has(field);
}
