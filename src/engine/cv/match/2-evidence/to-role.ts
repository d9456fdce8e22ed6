import type { Resume } from "../../../contract/resume.ts";
import { ancestorsOf, findConcepts } from "../concepts/concepts.ts";
import { assists, functionsOf, levelOf } from "../concepts/seniority.ts";
import { tokenize } from "../concepts/words.ts";
import type { Passage, Role } from "./evidence.ts";
import { isSoldCraft } from "./practice.ts";
import { HALF_YEAR_MONTHS, MIN_BACKING_STRENGTH } from "./thresholds.ts";

const isOnlySold = (id: string, sold: true | undefined) => sold === true && isSoldCraft(id);

const monthsOf = (date: string | undefined): number | undefined => {
  const match = /^(\d{4})(?:-(\d{2}))?/.exec(date ?? "");
  return match ? Number(match[1]) * 12 + (match[2] ? Number(match[2]) - 1 : 0) : undefined;
};

/** A job as it counts: its title and level, when it was held, and what its texts prove. `today` ends one that still runs. Unit: months since year 0. */
export function toRole(work: NonNullable<Resume["work"]>[number], index: number, passages: readonly Passage[], today: number): Role {
  const start = monthsOf(work.startDate);
  // An end without a month is taken as the middle of its year; a month counts whole.
  const closed = monthsOf(work.endDate);
  const running = start === undefined ? undefined : today;
  const end = closed === undefined ? running : closed + (work.endDate?.length === 4 ? HALF_YEAR_MONTHS : 1);
  const title = work.position ?? "";
  const titleConcepts = findConcepts(tokenize(title)).map(({ id }) => id);
  const own = passages.filter(({ role }) => role === index);
  return {
    title,
    company: work.name ?? "",
    ...(work.location && { location: work.location }),
    path: `work[${index}].position`,
    level: levelOf(title),
    start,
    end: end === undefined ? undefined : Math.min(Math.max(end, start ?? 0), today),
    concepts: [
      ...new Set(
        own.flatMap(({ concepts }) =>
          concepts.flatMap(({ id, strength, sold }) => (strength >= MIN_BACKING_STRENGTH && !isOnlySold(id, sold) ? [id] : [])),
        ),
      ),
    ],
    ofEmployer: [...new Set(own.flatMap(({ concepts }) => concepts.flatMap(({ id, standing }) => (standing === "employer" ? [id] : []))))],
    sold: [...new Set(own.flatMap(({ concepts }) => concepts.flatMap(({ id, sold }) => (sold ? [id] : []))))],
    stems: [
      ...new Set(own.flatMap(({ tokens }) => tokens.flatMap(({ stem, strength }) => (strength >= MIN_BACKING_STRENGTH ? [stem] : [])))),
    ],
    titleConcepts,
    titleStems: tokenize(title).map(({ stem }) => stem),
    current: work.endDate === undefined && start !== undefined,
    teaches: titleConcepts.some((id) => ancestorsOf(id).has("teaching") || ancestorsOf(id).has("author")),
    assists: assists(title),
    functions: functionsOf(title),
  };
}
