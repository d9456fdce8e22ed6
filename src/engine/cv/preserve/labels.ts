import type { LabelField } from "../parse/lexicon/label-field.ts";
import { matchLabel } from "../parse/recognisers/agency-fields.ts";
import { MAX_LABEL_CHARACTERS } from "../parse/recognisers/thresholds.ts";

/** Fields of the person, as opposed to those of a job or a degree: a label of them says nothing without its value. */
const PERSONAL: ReadonlySet<LabelField> = new Set<LabelField>([
  "title",
  "name",
  "firstName",
  "lastName",
  "email",
  "phone",
  "address",
  "city",
  "postalCode",
  "country",
  "website",
  "linkedin",
  "github",
  "dateOfBirth",
  "birthPlace",
  "age",
  "gender",
  "nationality",
  "maritalStatus",
  "children",
  "religion",
]);

/** True for "E-Mail:", "Tel." and the like, in any language. */
export function isPersonalLabel(text: string): boolean {
  const field = text.length <= MAX_LABEL_CHARACTERS ? matchLabel(text)?.field : undefined;
  return field !== undefined && PERSONAL.has(field);
}
