import type { Additional, Resume } from "../../resume.ts";
import { matchHeading } from "../lexicon/headings/headings.ts";
import { findDateRanges } from "../recognisers/dates/dates.ts";
import { MIN_DATE_CONFIDENCE } from "./thresholds.ts";

/**
 * Whether a resume without a job seems to lack one. It does when text was left over under a heading such as "Work experience", or with a period
 * of time under a heading that says nothing; and when it has no stage of a career at all. A graduate with an education alone has no job to miss.
 */
export function lacksJobs({ work, education, volunteer, projects, additional = [], meta }: Resume): boolean {
  if (work?.length) return false;
  const hasCareer = [education, volunteer, projects].some((entries) => entries?.length);
  return !hasCareer || additional.some((section) => mayHoldJob(section, meta.vitae.language));
}

function mayHoldJob({ title, items }: Additional, language: string): boolean {
  const heading = title ? matchHeading(title) : undefined;
  if (heading) return heading.kinds.includes("work");
  return items.some((text) => findDateRanges(text, { language }).some(isPeriod));
}

const isPeriod = ({ end, ongoing, confidence }: ReturnType<typeof findDateRanges>[number]) =>
  confidence >= MIN_DATE_CONFIDENCE && (ongoing || end !== undefined);
