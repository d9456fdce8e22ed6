import { AGENCY_FIELDS } from "../../../../contract/resume.ts";
import type { AgencyField } from "../../lexicon/label-field.ts";
import { matchLabel, splitLabel } from "../../recognisers/agency-fields.ts";
import type { Section } from "../section.ts";
import { MAX_DETAIL_LINES } from "../thresholds.ts";

/** "Driving licence" or "Availability" as a heading over a line or two: the personal detail that these say. */
export function namedDetail({ kind, title, heading, taught, lines }: Section): AgencyField | undefined {
  if (kind !== "personal" || !heading || taught || lines.length === 0 || lines.length > MAX_DETAIL_LINES) return undefined;
  const field = matchLabel(title)?.field as AgencyField | undefined;
  return field && FIELDS.has(field) && !lines.some(({ text, cells }) => cells.length > 1 || splitLabel(text)) ? field : undefined;
}

const FIELDS = new Set<string>(AGENCY_FIELDS);
