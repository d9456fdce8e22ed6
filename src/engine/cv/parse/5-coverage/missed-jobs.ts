import type { Additional, Resume } from "../../../contract/resume.ts";
import { matchHeading } from "../lexicon/headings/headings.ts";
import { findDateRanges } from "../recognisers/dates/dates.ts";
import { MIN_DATE_CONFIDENCE } from "./thresholds.ts";

/**
 * Whether jobs were probably missed in a resume without any. So when text was left over under a heading such as "Work experience", or text with a
 * period under a heading of unknown kind; and when the resume has no education, volunteering or projects either. A graduate with education only
 * has no jobs to miss.
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
