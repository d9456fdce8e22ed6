import { matchHeading } from "../../lexicon/headings/headings.ts";
import type { SectionKind } from "../../lexicon/headings/section-kind.ts";
import { type LabelField, PERSONAL_FIELDS } from "../../lexicon/label-field.ts";
import { matchLabel } from "../../recognisers/agency-fields.ts";
import { MIN_LABEL_CONFIDENCE, MIN_USUAL_HEADING_CONFIDENCE } from "../thresholds.ts";

/** True for a label that names one value, "Phone" or "Employer", and heads no section. */
export function isFieldLabel(text: string): boolean {
  const label = matchLabel(text);
  if (!label || label.confidence < MIN_LABEL_CONFIDENCE || !VALUE_LABELS.has(label.field)) return false;
  const heading = matchHeading(text);
  return !heading || !SURE_KINDS.has(heading.kind);
}

/** Labels that name one value of a person or of an entry, and never a section, though a lexicon of headings has them too. */
const VALUE_LABELS: ReadonlySet<string> = PERSONAL_FIELDS.union(
  new Set<LabelField>(["company", "client", "position", "department", "dates", "institution", "degree", "area", "score"]),
);

/** Kinds of headings that win over a label of the same word: "Profilo" may label a position, but over a paragraph it is the profile. */
const SURE_KINDS = new Set<SectionKind>(["profile", "skills", "languages", "interests", "projects", "awards", "references", "courses"]);

/** The kind of section that a usual heading announces: "Education"; undefined for free wordings and for labels of a value. */
export function sureHeadingKind(text: string): SectionKind | undefined {
  const known = matchHeading(text);
  return known && known.confidence >= MIN_USUAL_HEADING_CONFIDENCE && !isFieldLabel(text) ? known.kind : undefined;
}
