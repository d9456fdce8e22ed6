import type { Education } from "../../../contract/resume.ts";
import { mayBeEastAsian } from "../../text/east-asian.ts";
import { wordCount } from "../../text/spaces.ts";
import type { Context } from "../1-document/context.ts";
import { isProse } from "../1-document/line-style.ts";
import type { Row } from "../1-document/row.ts";
import { KIND_OF_SCHOOL } from "../lexicon/entries/degree-words.ts";
import { type Degree, findScore, looksLikeCompany, looksLikeDegree, looksLikeInstitution, splitDegree } from "../recognisers/degrees.ts";
import { looksLikePlace, placeFrom } from "../recognisers/places/places.ts";
import { splitList } from "../recognisers/split-list.ts";
import { segmentEntries } from "./division/entries.ts";
import type { Entry } from "./entry.ts";
import { readEntryText } from "./entry-text.ts";
import { type AssignedRoles, assignRoles } from "./roles/assign-roles.ts";
import { cutPlace } from "./roles/fragments/cut-places.ts";
import { isCourseOfFaculty } from "./roles/fragments/divide-text.ts";
import type { Fragment } from "./roles/fragments/fragment.ts";
import { splitNamesInBrackets } from "./roles/fragments/names-in-brackets.ts";
import { subjectBehindSchool } from "./roles/fragments/school-cuts.ts";
import { splitHeads } from "./roles/fragments/split-heads.ts";
import { trimSeparators } from "./roles/fragments/trim-separators.ts";
import { degreeEvidence, institutionEvidence, placeEvidence, subjectLikelihood } from "./roles/name-evidence.ts";
import type { RoleSpec } from "./roles/role.ts";
import { isEntered, takeStatusOfHead, withoutStudyVerbs } from "./study-status.ts";
import {
  MAX_DIVISIBLE_CHARACTERS,
  MAX_LISTED_DEGREE_WORDS,
  MAX_MARK_LINE_WORDS,
  MIN_LISTED_SCHOOLS,
  MIN_MARK_RATIO,
  MIN_SUBJECT,
  SURE_DEGREE,
  SURE_PLACE,
  SURE_ROLE,
} from "./thresholds.ts";

const rolesOfSchools = (context: Context): readonly RoleSpec[] => [
  { role: "degree", score: unlessKind(degreeEvidence, SURE_DEGREE), listed: unlessKind(looksLikeDegree, SURE_DEGREE) },
  { role: "institution", score: unlessKind(institutionEvidence, 0), listed: unlessKind(looksLikeInstitution, 0) },
  { role: "place", score: placeEvidence(placeFrom(context)), listed: placeFrom(context) },
];

/** "High School" beside "Leith National HS" is what was attended, and no name. */
const unlessKind =
  (likeness: (text: string) => number, ofKind: number) =>
  (text: string): number =>
    KIND_OF_SCHOOL.test(text) ? ofKind : likeness(text);

/** Degrees, schools and apprenticeships of a section, in print order; and courses, where its heading names them too (`mixed`). */
export function parseEducation(rows: readonly Row[], context: Context, mixed = false): Education[] {
  const entries = segmentEntries(rows, { schools: mixed ? "mixed" : "alone", roles: [looksLikeDegree, looksLikeInstitution] });
  const heads = splitHeads(entries, context).map((fragments) => takeStatusOfHead(takeMarkOfHead(withoutStudyVerbs(fragments))));
  const named = heads.map(({ fragments }) => fragments);
  const assignments = assignRoles(splitNamesInBrackets(named, [looksLikeDegree, looksLikeInstitution]), rolesOfSchools(context));

  const items = entries.map((entry, index) => toEducation(entry, assignments[index] as AssignedRoles, heads[index] ?? {}));
  return inheritSchools(withListedSchools(withListedDegrees(items)), entries).filter(
    (item) => item.institution || item.studyType || item.area,
  );
}

/**
 * "Leith College" over "• MSc Physics": where no head names a degree and the first list item of most entries does, and that of the others
 * may, that is what was studied.
 */
function withListedDegrees(items: readonly Education[]): Education[] {
  const isSure = ({ highlights: [first = ""] = [] }: Education) => looksLikeDegree(first) >= SURE_ROLE;
  const isListed = ({ studyType, area, highlights: [first = ""] = [] }: Education) =>
    !studyType && !area && first !== "" && !isProse(first) && wordCount(first) <= MAX_LISTED_DEGREE_WORDS;
  if (!items.every((item) => isSure(item) || isListed(item)) || items.some(({ studyType, area }) => studyType || area)) return [...items];
  if (items.filter(isSure).length * 2 < items.length) return [...items];
  return items.map(({ highlights: [first = "", ...others] = [], ...item }) => {
    const { text, score } = takeMark(first);
    return { ...item, ...splitDegree(text), score: item.score ?? score, highlights: others.length > 0 ? others : undefined };
  });
}

/**
 * "BSc Physics" over "Leith College, Dover – two years by the sea": where heads without a school have it in the line below, in each of them. A head that
 * says of which kind the school is ("Üniversite" over "Norra Üniversitesi") says what was attended.
 */
function withListedSchools(items: readonly Education[]): Education[] {
  const lacking = items.filter(
    ({ institution = "", studyType, area }) => !institution || (KIND_OF_SCHOOL.test(institution) && !studyType && !area),
  );
  const schools = new Map(lacking.map((item) => [item, schoolBelow(item)]));
  if (lacking.length < MIN_LISTED_SCHOOLS || [...schools.values()].includes(undefined)) return [...items];
  return items.map((item) => {
    const below = schools.get(item);
    if (!below) return item;
    const { institution, ...rest } = item;
    const read: Education = { ...rest, ...(institution ? { studyType: institution } : {}), ...readInstitution(below.name), ...below.left };
    takeSubjectOfSchool(read);
    return read;
  });
}

/** The school with which the first list item or line below begins, and what is left of the text. */
function schoolBelow({ highlights = [], summary = "" }: Education): { name: string; left: Education } | undefined {
  const lines = summary.split("\n").filter(Boolean);
  const [first = ""] = lines.length > 0 ? lines : highlights;
  if (first.length > MAX_DIVISIBLE_CHARACTERS) return undefined;
  const [, name = "", more = ""] = NAME_BELOW.exec(first) ?? [];
  const [own = ""] = name.split(/,\s/u, 1);
  if (wordCount(name) > MAX_LISTED_DEGREE_WORDS || Math.max(looksLikeInstitution(own), looksLikeCompany(own)) < SURE_ROLE) return undefined;
  if (lines.length === 0) return { name, left: { highlights: more ? [more, ...highlights.slice(1)] : noneIfEmpty(highlights.slice(1)) } };
  return { name, left: { summary: [more, ...lines.slice(1)].filter(Boolean).join("\n") || undefined } };
}

const noneIfEmpty = (items: readonly string[]) => (items.length > 0 ? [...items] : undefined);

/** "Leith College, Dover – two years by the sea" */
const NAME_BELOW = /^(\p{Lu}.{3,}?)(?:\.?\s+[–—-]\s+(\p{Ll}.*|.*[.!]))?$/su;

/**
 * "University of Leith" over "MSc Physics, 2016 – 2018" and "BSc Physics, 2013 – 2016": a degree belongs to the school above it where the school
 * stands in a row of its own, set otherwise, and the degrees below it are set alike.
 */
function inheritSchools(items: readonly Education[], entries: readonly Entry[]): Education[] {
  let school: { item: Education; degreeKey: string } | undefined;
  return items.map((item, index) => {
    const { head } = entries[index] as Entry;
    const [first, ...others] = head.filter(({ dateOnly, label }) => !dateOnly && !label);
    if (item.institution) {
      const degree = others.find(({ text }) => looksLikeDegree(text) >= SURE_ROLE);
      const isOverDegrees = first && degree && first.key !== degree.key && looksLikeInstitution(first.text) >= SURE_ROLE;
      school = isOverDegrees ? { item, degreeKey: degree.key } : undefined;
      return item;
    }
    if (!school || !item.studyType || first?.key !== school.degreeKey) return item;
    const { institution, location } = school.item;
    return { ...item, institution, location: item.location ?? location };
  });
}

/** "(GPA 3.7)", "– cum laude": the first mark is taken out of the head and kept beside it. */
function takeMarkOfHead(fragments: readonly Fragment[]): { fragments: Fragment[]; score?: string } {
  const marks = fragments.map(({ text }) => markIn(text));
  const at = marks.findIndex((mark) => mark !== undefined);
  const [marked, found] = [fragments[at], marks[at]];
  if (!marked || !found) return { fragments: [...fragments] };
  const rest = trimSeparators(
    `${marked.text.slice(0, found.from).replace(BEFORE_MARK, "")} ${marked.text.slice(found.to)}`
      .replace(/[([]\s*[)\]]/g, " ")
      .replace(/\s{2,}/g, " "),
  );
  const left = /[\p{L}\p{M}]{2}/u.test(rest) ? [{ ...marked, text: rest }] : [];
  return { fragments: fragments.toSpliced(at, 1, ...left), score: found.score };
}

/** "graduated with a mark of 85/100", "(expected 2.1)": says that a mark follows. */
const BEFORE_MARK =
  /(?:(?:^|\s)(?:(?:graduat(?:ed|ing)|completed|finished) )?(?:with(?: an?)?|con|mit(?: der| einer)?|avec(?: une?)?|com|met een|z)|(?<=[\s(])(?:expected|predicted|anticipated|voraussichtlich|prévue?|previst[oa]|verwacht))\s*$/iu;

/** "(1,6)" and "17/20" without a label are marks only beside a degree. */
const BARE_MARK = /^\(?\s*\d{1,3}(?:[.,]\d{1,2})?(?:\s*(?:\/|من|из|out of|von)\s*\d{1,3}(?:[.,]\d{1,2})?|\s*%)?\s*\)?$/;
/** "…, Leith College, 92/100": the last of the parts. */
const MARK_BEHIND = /,\s+(\d{1,3}(?:[.,]\d{1,2})?\s?\/\s?\d{2,3})\.?$/;

/** "Leith College (79.80%)" */
const PERCENT_BEHIND = /\(\s?(\d{2,3}(?:[.,]\d{1,2})?\s?%)\s?\)$/u;
/** "Abitur 2,9", "Matura (1.8)" */
const MARK_OF_DEGREE =
  /(?<=\b(?:abitur|hochschulreife|fachabitur|matura|reife|abschluss|diplom|bachelor|master|staatsexamen|maturita|laurea))\s+[(Ø]?\s?(\d[.,]\d{1,2})\)?$/iu;

function markIn(text: string): { score: string; from: number; to: number } | undefined {
  if (BARE_MARK.test(text)) return { score: text.replace(/[()]/g, "").trim(), from: 0, to: text.length };
  const behind = MARK_BEHIND.exec(text) ?? PERCENT_BEHIND.exec(text) ?? MARK_OF_DEGREE.exec(text);
  return behind ? { score: behind[1] as string, from: behind.index, to: text.length } : findScore(text);
}

function toEducation(entry: Entry, assigned: AssignedRoles, { score, status }: { score?: string; status?: string }): Education {
  const text = readEntryText(entry.body);
  const named = degreeBesideLevel(assigned);
  const degree = KIND_OF_SCHOOL.test(named) ? { studyType: named } : withoutSubjectLabel(splitDegree(named));
  const labelled = readLabels([...entry.head.flatMap(({ label }) => label ?? []), ...text.labels], degree);
  const item: Education = {
    institution: assigned.byRole.institution,
    location: assigned.byRole.place,
    ...degree,
    ...(score ? { score } : {}),
    ...labelled,
  };
  takeSubjectOfSchool(item);
  takeSubjectBehindComma(item);
  takeSubjectOfKind(item, entry);
  takePlaceOfSchool(item);
  const level = named === assigned.byRole.degree ? [] : [assigned.byRole.degree ?? ""];
  const rest = [...assigned.rest.filter((line) => line !== named), ...level].filter(
    (line) => !takeMarkLine(item, line) && !takeSchoolOfLetters(item, line),
  );
  takeLettersBehindSubject(item);
  if (!item.area && item.studyType && rest[0] && !isNoSubject(rest[0])) item.area = rest.shift();
  const paragraphs = (text.summary?.split("\n") ?? []).filter((line) => !takeMarkLine(item, line));
  takeOpeningDegree(item, paragraphs);
  const highlights = text.highlights.filter((line) => !takeMarkLine(item, line));
  item.score ??= [...paragraphs, ...highlights].map(markWithin).find(Boolean);
  item.summary = [...rest, status, ...paragraphs, item.summary].filter(Boolean).join("\n") || undefined;
  item.highlights = highlights.length > 0 ? highlights : undefined;
  const { start, end, single } = entry.range ?? {};
  const isBeginning = single && status !== undefined && isEntered(status);
  item.startDate = single && !isBeginning ? undefined : start;
  item.endDate = end ?? (single && !isBeginning ? start : undefined);
  return item;
}

/** "Tertiary" over "MSc Physics" as other entries have "Secondary": where the level took the role, and a degree is left, that is it. */
function degreeBesideLevel({ byRole: { degree = "" }, rest }: AssignedRoles): string {
  const isLevel = LEVEL.test(degree) || KIND_OF_SCHOOL.test(degree);
  return (isLevel && rest.find((line) => looksLikeDegree(line) >= SURE_ROLE && wordCount(line) <= MAX_LISTED_DEGREE_WORDS)) || degree;
}
const LEVEL = /^(?:tertiary|vocational|(?:post|under)[- ]?graduate)(?: (?:education|level|studies))?$/iu;

/**
 * "Ege Üniversitesi Makine Mühendisliği" beside "Üniversite": the subject is a part of the name where the kind of school took its role. A faculty behind a school of East
 * Asia, "南山大学経済学部", and its course "経済学科" are one subject.
 */
function takeSubjectOfSchool(item: Education): void {
  const { institution = "", studyType, area = "" } = item;
  const behind = subjectBehindSchool(institution);
  if (!behind || (studyType && area)) return;
  const [school, subject] = [institution.slice(0, behind.at), institution.slice(behind.to)];
  if (isCourseOfFaculty(area, subject)) Object.assign(item, { institution: school, area: `${subject} ${area}` });
  else if (area === "" || KIND_OF_SCHOOL.test(area) || mayBeEastAsian(subject))
    Object.assign(item, { institution: school, studyType: studyType ?? (area || undefined), area: subject });
}

/** "MA" beside "University of Leith, Rhetoric": what stands behind the school is a subject by its words, and the degree has none yet. */
function takeSubjectBehindComma(item: Education): void {
  const [, school = "", subject = ""] = BEHIND_COMMA.exec(item.institution ?? "") ?? [];
  if (!item.studyType || item.area || subject === "" || looksLikeInstitution(school) < SURE_ROLE) return;
  if (looksLikeInstitution(subject) > 0 || looksLikePlace(subject) >= SURE_PLACE || subjectLikelihood(subject) < MIN_SUBJECT) return;
  Object.assign(item, { institution: school, area: subject });
}

const BEHIND_COMMA = /^(.*\S),\s+(\p{Lu}[^,]{3,50})$/u;

/** "NTNU": where no list knows a school, letters in a part of their own are one. */
function takeSchoolOfLetters(item: Education, text: string): boolean {
  if (item.institution || !item.studyType || !LETTERS_OF_SCHOOL.test(text) || looksLikeDegree(text) > 0) return false;
  item.institution = text;
  return true;
}

/** "Civil engineering, NTNU": so are those behind the subject, unless it is in capitals too. */
function takeLettersBehindSubject(item: Education): void {
  const [, subject = "", letters = ""] = LETTERS_BEHIND.exec(item.area ?? "") ?? [];
  if (/\p{Ll}/u.test(subject) && takeSchoolOfLetters(item, letters)) item.area = subject;
}

const LETTERS_OF_SCHOOL = /^\p{Lu}{3,10}$/u;
const LETTERS_BEHIND = /^(.*\S)(?:,\s+|\s+[–—-]\s+)(\p{Lu}{3,10})$/u;

/** "Gymnasium: Natural sciences": what stands behind a kind of school is no school. */
function takeSubjectOfKind(item: Education, { head }: Entry): void {
  const { studyType = "", institution = "", area } = item;
  if (area || institution === "" || !KIND_OF_SCHOOL.test(studyType) || looksLikeInstitution(institution) >= SURE_ROLE) return;
  if (head.some(({ text }) => text.includes(`${studyType}: ${institution}`)))
    Object.assign(item, { institution: undefined, area: institution });
}

/** "lycée Colbert à Lorient", "PACES à Rennes": in French the place stands behind the name without a comma. "Curso à Distância" has none. */
function takePlaceOfSchool(item: Education): void {
  const key = item.institution ? "institution" : item.area && !item.studyType ? "area" : undefined;
  const [, name = "", place = ""] = PLACE_BEHIND.exec((key && item[key]) ?? "") ?? [];
  if (key && name !== "" && !item.location && looksLikeInstitution(place) < SURE_ROLE)
    Object.assign(item, { [key]: name, location: place });
}

const PLACE_BEHIND = /^(.{3,80}\S)\s+à\s+((?!Dist)\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+){0,2})$/u;

/** "Thesis: Tides of the Severn", "Graduated with a 3.1 GPA": tells of the studies and is not their subject. */
const isNoSubject = (line: string) => LABELLED.test(line) || isProse(line) || (wordCount(line) > 2 && findScore(line) !== undefined);

const LABELLED = /^\p{L}[\p{L}\d ’'/-]{2,40}\s?[:：]\s/u;

/** "Leith College" over "Diploma of Nursing. Placements in two clinics.": where the head names no degree, the description may open with it. */
function takeOpeningDegree(item: Education, paragraphs: string[]): void {
  const [, degree = "", more = ""] = OPENING.exec(paragraphs[0] ?? "") ?? [];
  if (item.studyType || item.area || degree === "" || wordCount(degree) > MAX_LISTED_DEGREE_WORDS) return;
  if (looksLikeDegree(degree) < SURE_ROLE) return;
  Object.assign(item, splitDegree(degree));
  paragraphs.splice(0, 1, ...(more ? [more] : []));
}

/** The first sentence, and all behind it. */
const OPENING = /^(\p{Lu}.*?\p{L}{3,})(?:[.;]\s+(\p{Lu}.*))?[.;]?$/su;

/** "Studiengang Maschinenbau", "obor Logistika": what the subject is of is no part of it. */
function withoutSubjectLabel({ studyType, area }: Degree): Degree {
  const subject = area?.replace(SUBJECT_LABEL, "");
  return { ...(studyType ? { studyType } : {}), ...(subject ? { area: subject } : {}) };
}

const SUBJECT_LABEL =
  /^(?:studiengang|fachrichtung|studienrichtung|ausbildungsrichtung|vertiefungsrichtung|studienfach|hauptfach|chuyên ngành|ngành(?: học)?|inriktning|studieretning|linje|pääaine|filière|spécialité|especialidad(?: en| de)?|specializzazione(?: in)?|indirizzo|(?:studijní )?obor|odbor|kierunek|specjalność|(?:за )?спеціальніст[ьт]ю?|(?:по )?специальност[ьи]|направление|specializarea|vak|richting)(?:\s*[:：]\s*|\s+)(?=[\p{L}«„"“])/iu;

/** A line with little more than a mark is the mark of the entry, if it has none yet. */
function takeMarkLine(item: Education, line: string): boolean {
  const found = item.score ? undefined : markIn(line);
  if (!found || found.to - found.from < line.length * MIN_MARK_RATIO) return false;
  item.score = found.score;
  return true;
}

/** "Votazione 104/110, thesis on tides", "With honours (GPA: 3.9/4.0)": a mark with its label begins a line, or stands in its brackets. The line keeps it. */
function markWithin(line: string): string | undefined {
  const found = line.length > MAX_DIVISIBLE_CHARACTERS || wordCount(line) > MAX_MARK_LINE_WORDS ? undefined : findScore(line);
  const isLabelled = found !== undefined && /\p{L}{3}/u.test(found.score) && /\d/u.test(found.score);
  return isLabelled && (found.from === 0 || /[(,]\s?$/u.test(line.slice(0, found.from))) ? found.score : undefined;
}

/**
 * The labelled values of a form. The label "title" may mean a position or a degree: here it is the degree. "Focus: design" below
 * "Mechanical engineering (BEng)" tells more of the subject that is named already.
 */
function readLabels(labels: readonly NonNullable<Row["label"]>[], named: Education): Education {
  const item: Education = {};
  for (const { field, label, value } of labels) {
    const { text, score } = takeMark(value);
    if (field === "degree" || field === "title" || field === "position")
      Object.assign(item, splitDegree(text), item.area ? { area: item.area } : {});
    else if (field === "area" && ((named.studyType && named.area) || (item.area && MINOR.test(label))))
      item.summary = [item.summary, `${label}: ${text}`].filter(Boolean).join("\n");
    else if (field === "area") item.area = text;
    else if ((field === "institution" || field === "company") && !item.institution) Object.assign(item, readInstitution(text));
    else if ((field === "location" || field === "city") && looksLikeDegree(text) < SURE_DEGREE) item.location = value;
    else if (field === "location" || field === "city") Object.assign(item, splitDegree(text));
    else if (field === "score") item.score = value;
    else if (field === "courses") item.courses = [...(item.courses ?? []), ...splitList(value)];
    else if (field !== "dates") item.summary = [item.summary, `${label}: ${value}`].filter(Boolean).join("\n");
    if (score && field !== "score") item.score = score;
  }
  return item;
}

/** "Minor: Botany" below "Major: Physics" tells more of the studies. */
const MINOR = /^(?:minor|minor subject|nebenfach|zweitfach|mineure?|bijvak|biämne|bifag|sivuaine)$/iu;

/** "Politecnico di Milano (106/110)": the mark after a labelled value. */
function takeMark(value: string): { text: string; score?: string } {
  const found = markIn(value);
  if (!found || found.from === 0) return { text: value };
  return {
    text: trimSeparators(`${value.slice(0, found.from)} ${value.slice(found.to)}`.replace(/[([]\s*[)\]]/g, " ")),
    score: found.score,
  };
}

function readInstitution(value: string): Education {
  const { rest, place } = cutPlace(value);
  return { institution: rest, ...(place ? { location: place } : {}) };
}
