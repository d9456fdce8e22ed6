import type { Certificate, Education } from "../../../contract/resume.ts";
import { wordCount } from "../../text/spaces.ts";
import { ENDS_COURSE_WORDS } from "../lexicon/entries/certificate-words.ts";
import { KIND_OF_SCHOOL } from "../lexicon/entries/degree-words.ts";
import { looksLikeDegree, looksLikeInstitution, looksLikePosition } from "../recognisers/degrees.ts";
import { cutHours, KNOWN_ISSUER } from "./lists/titled-items.ts";
import { MAX_COURSE_MONTHS, MIN_ROLE, SURE_ROLE } from "./thresholds.ts";

/**
 * Courses and licences among the schools, which belong to the certificates: "Reach truck licence, 2017" beside "Leeds College – Diploma in Business, 2013".
 * They have no known kind of school and took less than a year, and something of a degree or a school stands beside them. They begin or end with a word for
 * a course; where the heading names courses too (`mixed`), whatever has neither a degree nor a period is one.
 */
export function apartFromCourses(items: readonly Education[], mixed: boolean): { education: Education[]; courses: Certificate[] } {
  if (!items.some(isSchooling)) return { education: [...items], courses: [] };
  const schooled = items.filter(({ institution, studyType }) => institution !== undefined && studyType !== undefined);
  const isPlaced = ({ institution, studyType = "" }: Education) => institution !== undefined || KIND_OF_SCHOOL.test(studyType);
  const areSchooled = schooled.length > 0 && items.every((item) => isPlaced(item) || unschooled(item) !== undefined);
  const courses = new Map(items.map((item) => [item, courseIn(item, mixed) ?? (areSchooled ? unschooled(item) : undefined)]));
  return {
    education: items.filter((item) => !courses.get(item)),
    courses: items.flatMap((item) => courses.get(item) ?? []),
  };
}

const isSchooling = ({ studyType, area, institution = "" }: Education) =>
  namedCourse(studyType, area) === undefined && (studyType !== undefined || isSchool(institution));

const isSchool = (text: string) => looksLikeInstitution(text) >= SURE_ROLE;

function courseIn(item: Education, mixed: boolean): Certificate | undefined {
  const { institution, studyType, area, startDate } = item;
  const degree = [studyType, area].filter(Boolean).join(" ");
  const isGivenBySchool = isSchool(institution ?? "");
  if (isShort(item) && namedCourse(studyType, area) !== undefined && (!isGivenBySchool || (!studyType && isPlainCourse(degree))))
    return course(item, degree, institution);
  if (isShort(item) && institution && namesCourse(institution) && looksLikeDegree(degree) < SURE_ROLE)
    return course(item, institution, undefined, degree);
  if (isShort(item) && !studyType && !isGivenBySchool && tookHours(item))
    return course(item, degree || (institution ?? ""), degree ? institution : undefined);
  const isOther = mixed && (isSchooling(item) ? !startDate && isCertificate(item) : isShort(item));
  const name = degree || institution;
  return isOther && name ? course(item, name, degree ? institution : undefined) : undefined;
}

/** "Course in knots, Leith College, 2014": a school gives courses too. */
const isPlainCourse = (name: string) => PLAIN_COURSE.test(name) && looksLikeDegree(name) < SURE_ROLE;
const PLAIN_COURSE =
  /^(?:(?:short )?courses?|workshops?|seminars?|kurse?|kurser|lehrgang|seminare?|taller|seminario|corso|cursus|szkolenie|kurz|курсы?|курси|семинар) /iu;

/** "Customer service – 40 hours" */
const tookHours = ({ institution = "", area = "" }: Education) =>
  [institution, area].some((text) => cutHours(text)[1] !== undefined && !/ects|ceus?/iu.test(text));

/** "HACCP, 2018" and "SMSTS, CITB, 2019" among degrees that have a school each: dated once, without a school and without a word for a degree or a trade. */
function unschooled(item: Education): Certificate | undefined {
  const { institution, studyType, area = "", startDate, endDate, score } = item;
  const isBare =
    (institution === undefined || KNOWN_ISSUER.test(institution)) &&
    studyType === undefined &&
    score === undefined &&
    startDate === undefined &&
    endDate !== undefined;
  return isBare && area !== "" && Math.max(looksLikeDegree(area), looksLikePosition(area)) < MIN_ROLE && !isSchool(area)
    ? course(item, area, institution)
    : undefined;
}

/** The course with that name, who gave it and what was learnt. How long it took, "Corvane – 40 h", is no part of the issuer. */
function course({ endDate, location, summary, highlights = [] }: Education, name: string, by = "", learnt?: string): Certificate {
  const [issuer, hours] = cutHours(by);
  const told = [learnt, hours, location, summary, ...highlights].filter(Boolean).join("\n");
  return { name, ...(issuer ? { issuer } : {}), ...(endDate ? { date: endDate } : {}), ...(told ? { summary: told } : {}) };
}

/** "TDG certificate", not "School leaving certificate" */
const isCertificate = ({ studyType = "", area, institution = "" }: Education) =>
  ENDS_COURSE.test(studyType) && !OF_SCHOOL.test(studyType) && (!isSchool(institution) || (!area && wordCount(studyType) > 1));
const OF_SCHOOL = /school|leaving|secondary|education|senior|junior|graduate|higher|general|national|advanced/iu;

/** "Course in first aid", and "Habilitation électrique", which is a degree in German; "Certificate of Higher Education" is a degree. */
function namedCourse(studyType: string | undefined, area: string | undefined): string | undefined {
  const name = [studyType, area].filter(Boolean).join(" ");
  return NO_DEGREE.test(name) || (studyType === undefined && area !== undefined && namesCourse(area)) ? name : undefined;
}

const NO_DEGREE =
  /^(?:habilitations? (?:élect|[ée]lectr|[BH]\d)|cors[oi] (?!di laurea|di studi|post|its|universitari|accademic)|(?:courses?|lehrgang|kurs|cursus|szkolenie|kurz|курсы?|курси) )/iu;

const namesCourse = (text: string) => COURSE.test(text) || ENDS_COURSE.test(text);

/** How a course, a licence or a certificate begins. */
const COURSE =
  /^(?:courses?|trainings?|workshops?|seminars?|certificates?|certifications?|certified|licen[cs]es?|zertifizierte[rn]?|certifiée?|curs(?:o|illo)s?|taller(?:es)?|seminarios?|certificad[oa]s?|oficina|stages? de formation|certificats?|habilitation|caces|kurse?|lehrgang|lehrgänge|seminare?|schulung(?:en)?|zertifikat|corso|corsi|attestato|cursus|szkoleni[ea]|kurs[y]?|курсы?|семинары?|тренинги?|сертификат)(?!\p{L})/iu;

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
