import table from "./labels.json" with { type: "json" };

export type LabelKey = keyof (typeof table)["en"];

/** Words that documents set themselves, by language. English has every one. */
export const LABELS: Record<string, Record<string, string>> = table;

/** Languages that have labels of their own. */
export const LABEL_LANGUAGES = Object.keys(LABELS);

export const LABEL_KEYS = Object.keys(table.en) as LabelKey[];
export const isLabel = (name: string): name is LabelKey => Object.hasOwn(table.en, name);
