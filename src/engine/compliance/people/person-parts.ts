import { eq } from "drizzle-orm";
import { filesOf, type JobFile, type JobRow } from "../../jobs/job.ts";
import { failedOf, resultsOf } from "../../jobs/match-changes/changed-match.ts";
import type { Db } from "../../store/open-store.ts";
import { analysedPeople, matchChanges, reviews } from "../../store/schema.ts";

/** A CV to be formatted, a CV of an analysis, or what an analysis has beside its CVs: the names that its content gives, and its texts. */
export type Part = {
  id: string;
  position?: number;
  title: string;
  names: Names;
  fileNames: string[];
  texts: string[];
  files: JobFile[];
  own: JobFile[];
};
type Names = { name: string | null | undefined; email: string | null | undefined }[];

/** What a job holds, by the people whom its parts are of. */
export function partsOf(db: Db, row: JobRow): Part[] {
  const files = filesOf(db, row.id);
  return row.jobType === "cv" ? [partOfCv(db, row, files)] : partsOfAnalysis(db, row, files);
}

function partOfCv(db: Db, row: JobRow, files: JobFile[]): Part {
  const review = db.select().from(reviews).where(eq(reviews.jobId, row.id)).get();
  const { jdText, jdFileName, keywords, warnings, recommendations, blindCheck } = row;
  const resumes = review ? [review.resume, review.parsed] : [];
  return {
    id: `cv:${row.id}`,
    title: row.fileName,
    names: [
      ...(review ? [{ name: review.candidateName, email: undefined }] : []),
      ...resumes.map(({ basics: { name, email } }) => ({ name, email })),
    ],
    fileNames: [row.fileName, ...files.filter(({ role }) => role !== "jd").map(({ name }) => name)],
    texts: textsIn([resumes, review?.cover, jdText, jdFileName, keywords, warnings, recommendations, blindCheck]),
    files,
    own: files.filter(({ role }) => role === "source"),
  };
}

function partsOfAnalysis(db: Db, row: JobRow, files: JobFile[]): Part[] {
  const people = db.select().from(analysedPeople).where(eq(analysedPeople.jobId, row.id)).all();
  const { score } = row;
  const results = score ? [...resultsOf(score, row.fileName), ...failedOf(score)] : [];
  const changes = matchChangesOf(db, row.id);
  const about = (position?: number) => changes.filter((change) => ("cv_index" in change ? change.cv_index : undefined) === position);
  const sources = files.filter(({ role }) => role === "source");
  const positions = new Set([...[...sources, ...people].map(({ position }) => position), ...results.map(({ cv_index }) => cv_index)]);
  const rest = files.filter(({ role }) => role !== "source");
  const cvs = [...positions]
    .sort((a, b) => a - b)
    .map((position): Part => {
      const own = sources.filter((file) => file.position === position);
      const result = results.find(({ cv_index }) => cv_index === position);
      const title = own[0]?.name ?? result?.cv_filename ?? row.fileName;
      return {
        id: `analysis:${row.id}:${position}`,
        position,
        title,
        names: people.filter((person) => person.position === position),
        fileNames: [title],
        texts: textsIn([result, about(position)]),
        files: own,
        own,
      };
    });
  // Of an analysis that failed the CVs are gone, and the name of its file is all that tells of them.
  const fileNames = cvs.length === 0 ? [row.fileName] : [];
  // The job description is what may mention the person: the name of the analysis is that of another candidate's file.
  const title = cvs.length === 0 ? row.fileName : (row.jdTitle ?? row.jdFileName ?? "Job description");
  const whole = { id: `analysis:${row.id}`, title, names: [], fileNames, own: [], files: rest };
  return [...cvs, { ...whole, texts: textsIn([row.jdText, row.jdFileName, row.jdTitle, row.errorMessage, about()]) }];
}

/** What a recruiter noted, and gave as a reason, also where it is taken back. */
const matchChangesOf = (db: Db, jobId: string) =>
  db
    .select({ change: matchChanges.change })
    .from(matchChanges)
    .where(eq(matchChanges.jobId, jobId))
    .all()
    .map(({ change }) => change);

/** All texts of values such as a Resume, without the names of its fields. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (value === null || typeof value !== "object") return [];
  return Object.values(value).flatMap(textsIn);
}
