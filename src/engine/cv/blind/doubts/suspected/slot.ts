import type { Passage } from "../../search/passages.ts";
import { isAtTop } from "../organisations/entry.ts";

/** Where a name of an organisation may stand in a Resume besides the fields for it: each place has weights of its own. */
export const SLOTS = [
  "profile",
  "position",
  "location",
  "top",
  "text",
  "schoolTop",
  "schoolText",
  "degree",
  "subject",
  "project",
  "projectText",
  "award",
  "awarder",
  "certificate",
  "issuer",
  "skill",
  "interest",
  "additional",
  "title",
  "reference",
  "publication",
] as const;

export type Slot = (typeof SLOTS)[number];

const SLOT_OF: readonly (readonly [RegExp, Slot])[] = [
  [/^basics\.summary$/, "profile"],
  [/^(?:work|volunteer)\.position$/, "position"],
  [/^(?:work|volunteer|education)\.location$/, "location"],
  [/^(?:work|volunteer)\.(?:summary|description|highlights)$/, "text"],
  [/^education\.(?:summary|description|highlights)$/, "schoolText"],
  [/^education\.studyType$/, "degree"],
  [/^education\.area$/, "subject"],
  [/^projects\.(?:name|roles)$/, "project"],
  [/^projects\./, "projectText"],
  [/^awards\.title$/, "award"],
  [/^awards\.awarder$/, "awarder"],
  [/^(?:certificates\.name|awards\.summary|certificates\.summary)$/, "certificate"],
  [/^certificates\.issuer$/, "issuer"],
  [/^(?:skills|relevant)\b|\.(?:keywords|courses)$/, "skill"],
  [/^interests\./, "interest"],
  [/^additional\.title$/, "title"],
  [/^additional\./, "additional"],
  [/^references\./, "reference"],
  [/^publications\.(?:name|publisher|summary)$/, "publication"],
];

/** Undefined for a field that is never searched: languages, numbers, key facts, and the headline, where nobody has an employer. */
export function slotOf({ field, path, above }: Passage): Slot | undefined {
  const slot = SLOT_OF.find(([pattern]) => pattern.test(field))?.[1];
  const isFirst = above === undefined && isAtTop(path);
  if (slot === "text" && isFirst) return "top";
  return slot === "schoolText" && isFirst ? "schoolTop" : slot;
}
