import type { Certificate, Education } from "../../../contract/resume.ts";
import { ENDS_COURSE_WORDS } from "../lexicon/entries/certificate-words.ts";
import { looksLikeDegree, looksLikeInstitution } from "../recognisers/degrees.ts";
import { MAX_COURSE_MONTHS, SURE_ROLE } from "./thresholds.ts";

/**
 * Courses and licences among the schools, which belong to the certificates: "Reach truck licence, 2017" beside "Leeds College – Diploma in Business, 2013".
 * They have no known kind of school and took less than a year, and something of a degree or a school stands beside them. They begin or end with a word for
 * a course; where the heading names courses too (`mixed`), whatever has neither a degree nor a period is one.
 */
export function apartFromCourses(items: readonly Education[], mixed: boolean): { education: Education[]; courses: Certificate[] } {
  if (!items.some(isSchooling)) return { education: [...items], courses: [] };
  const courses = new Map(items.map((item) => [item, courseIn(item, mixed)]));
  return {
    education: items.filter((item) => !courses.get(item)),
    courses: items.flatMap((item) => courses.get(item) ?? []),
  };
}

const isSchooling = ({ studyType, area, institution = "" }: Education) =>
  namedCourse(studyType, area) === undefined && (studyType !== undefined || isSchool(institution));

const isSchool = (text: string) => looksLikeInstitution(text) >= SURE_ROLE;

function courseIn(item: Education, mixed: boolean): Certificate | undefined {
  const { institution, studyType, area, startDate, endDate, location } = item;
  const degree = [studyType, area].filter(Boolean).join(" ");
  const dated = endDate ? { date: endDate } : {};
  const told = [location, item.summary, ...(item.highlights ?? [])];
  const withText = (more: readonly (string | undefined)[]) => {
    const summary = more.filter(Boolean).join("\n");
    return summary ? { summary } : {};
  };
  if (isShort(item) && namedCourse(studyType, area) !== undefined && !isSchool(institution ?? ""))
    return { name: degree, ...issuedBy(institution), ...dated, ...withText(told) };
  if (isShort(item) && institution && namesCourse(institution) && looksLikeDegree(degree) < SURE_ROLE)
    return { name: institution, ...dated, ...withText([degree, ...told]) };
  const isOther = mixed && !startDate && (!isSchooling(item) || isCertificate(item));
  const name = degree || institution;
  return isOther && name ? { name, ...issuedBy(degree ? institution : undefined), ...dated, ...withText(told) } : undefined;
}

/** "TDG certificate", not "School leaving certificate" */
const isCertificate = ({ studyType = "", institution = "" }: Education) =>
  ENDS_COURSE.test(studyType) && !OF_SCHOOL.test(studyType) && !isSchool(institution);
const OF_SCHOOL = /school|leaving|secondary|education|senior|junior|graduate|higher|general|national|advanced/iu;

const issuedBy = (issuer: string | undefined) => (issuer ? { issuer } : {});

/** "Course in first aid", and "Habilitation électrique", which is a degree in German; "Certificate of Higher Education" is a degree. */
function namedCourse(studyType: string | undefined, area: string | undefined): string | undefined {
  const name = [studyType, area].filter(Boolean).join(" ");
  return NO_DEGREE.test(name) || (studyType === undefined && area !== undefined && namesCourse(area)) ? name : undefined;
}

const NO_DEGREE = /^habilitations? (?:élect|[ée]lectr|[BH]\d)/iu;

const namesCourse = (text: string) => COURSE.test(text) || ENDS_COURSE.test(text);

/** How a course, a licence or a certificate begins. */
const COURSE =
  /^(?:courses?|trainings?|workshops?|seminars?|certificates?|certifications?|licen[cs]es?|curs(?:o|illo)s?|taller(?:es)?|seminarios?|certificad[oa]s?|oficina|stages? de formation|certificats?|habilitation|caces|kurse?|lehrgang|lehrgänge|seminare?|schulung(?:en)?|zertifikat|corso|corsi|attestato|cursus|szkoleni[ea]|kurs[y]?|курсы?|семинары?|тренинги?|сертификат)(?!\p{L})/iu;

/** "Online baking course", "Staplerschein (2019)" */
const ENDS_COURSE = new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${ENDS_COURSE_WORDS})(?:\s\([^()]*\))?$`, "iu");

/** True for a single date, and for a period of some months. */
function isShort({ startDate, endDate }: Education): boolean {
  if (!startDate) return true;
  return endDate !== undefined && monthOf(endDate) - monthOf(startDate) < MAX_COURSE_MONTHS;
}

/** The months since the beginning of our era; those of a year without a month begin with it. */
function monthOf(date: string): number {
  const [year = 0, month = 1] = date.split("-").map(Number);
  return year * 12 + month;
}
