import type { BuiltInLabel } from "../contract/api.ts";
import { AppError } from "../contract/errors.ts";
import { LABEL_KEYS, LABEL_LANGUAGES, LABELS } from "../cv/render/labels/lexicon.ts";

/** The words that documents print themselves in a language (ISO 639-1), in English where it has none. Throws AppError `invalid` for a language without labels. */
export function builtInLabels(language: string): BuiltInLabel[] {
  const spoken = LABEL_LANGUAGES.includes(language) ? LABELS[language] : undefined;
  if (!spoken)
    throw new AppError("invalid", `Documents have no labels in this language. Languages that they have: ${LABEL_LANGUAGES.join(", ")}.`);
  return LABEL_KEYS.map((key) => ({ key, text: spoken[key] ?? LABELS.en?.[key] ?? key }));
}
