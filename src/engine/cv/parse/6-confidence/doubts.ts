import type { Resume } from "../../../contract/resume.ts";
import { MAX_NAMED_ENTRIES, MIN_HEADLINE_CONFIDENCE, MIN_UNCHECKED_CONFIDENCE } from "./thresholds.ts";

type Confidence = Readonly<Record<string, number>>;

/**
 * Removes a headline that is probably wrong, because documents print it large under the name. Its text goes to `additional`, so that nothing is
 * lost. Other doubtful fields stay, and `sayDoubts` asks the recruiter to check them.
 */
export function withoutDoubtfulHeadline(draft: Resume, confidence: Confidence): Resume {
  const { label, ...basics } = draft.basics;
  if (!label || (confidence["basics.label"] ?? 1) >= MIN_HEADLINE_CONFIDENCE) return draft;
  return { ...draft, basics, additional: [{ items: [label] }, ...(draft.additional ?? [])] };
}

/** Sentences for the recruiter about values that are more likely wrong than right. They name the place, never the value. */
export function sayDoubts(draft: Resume, confidence: Confidence): string[] {
  const isDoubtful = (path: string) => (confidence[path] ?? 1) < MIN_UNCHECKED_CONFIDENCE;
  return [
    ...(isDoubtful("basics.name") ? ["Please check the name: it may be another line of the CV."] : []),
    ...sayEntries("work experience", "work", "job", JOB_FIELDS, draft.work, isDoubtful),
    ...sayEntries("education", "education", "entry", DEGREE_FIELDS, draft.education, isDoubtful),
  ];
}

const JOB_FIELDS = { name: "employer", position: "position" };
const DEGREE_FIELDS = { institution: "institution", studyType: "degree" };

/** "Please check the work experience: the employer of job 2 and job 5 may be wrong." */
function sayEntries<Entry extends object>(
  section: string,
  list: string,
  noun: string,
  fields: Partial<Record<keyof Entry & string, string>>,
  entries: readonly Entry[] | undefined,
  isDoubtful: (path: string) => boolean,
): string[] {
  return (Object.entries(fields) as [keyof Entry & string, string][]).flatMap(([field, title]) => {
    const doubtful = (entries ?? []).flatMap((_, index) => (isDoubtful(`${list}[${index}].${field}`) ? [`${noun} ${index + 1}`] : []));
    return doubtful.length > 0 ? [`Please check the ${section}: the ${title} of ${joined(doubtful)} may be wrong.`] : [];
  });
}

function joined(names: readonly string[]): string {
  const shown =
    names.length <= MAX_NAMED_ENTRIES ? names : [...names.slice(0, MAX_NAMED_ENTRIES - 1), `${names.length - MAX_NAMED_ENTRIES + 1} more`];
  return shown.length === 1 ? (shown[0] as string) : `${shown.slice(0, -1).join(", ")} and ${shown.at(-1)}`;
}
