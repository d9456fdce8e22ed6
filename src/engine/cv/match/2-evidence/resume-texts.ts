import type { Resume } from "../../../contract/resume.ts";
import { fold } from "../../text/fold.ts";
import type { Section } from "./evidence.ts";
import { isBasic } from "./standing.ts";
import { isUnfinished } from "./studies.ts";

/**
 * A text of the resume, its place and section. `level` is the level that its group says; `unfinished` is true for studies that have no end,
 * `ofEmployer` for what an employer is called and what it does.
 */
export type ResumeText = {
  text: string | undefined;
  path: string;
  section: Section;
  role?: number;
  factor?: number;
  level?: string;
  unfinished?: boolean;
  ofEmployer?: boolean;
};

/** Every text of the resume that proves something, but for its lists of skills. */
export function textsOf(resume: Resume, year: number): ResumeText[] {
  const at = (path: string, section: Section, role?: number) => (text: string | undefined) => ({ text, path, section, role });
  const each = (path: string, section: Section, texts: readonly string[] = [], role?: number) =>
    texts.map((text, index) => ({ text, path: `${path}[${index}]`, section, role }));
  const { basics, work = [], projects = [], volunteer = [], education = [] } = resume;
  const { certificates = [], publications = [], awards = [], additional = [] } = resume;
  return [
    at("basics.label", "label")(basics?.label),
    at("basics.summary", "summary")(basics?.summary),
    ...work.flatMap((one, index) => [
      at(`work[${index}].position`, "title", index)(one.position),
      {
        ...at(`work[${index}].description`, "work", index)(one.description),
        ofEmployer: [one.summary, ...(one.highlights ?? [])].some(Boolean),
      },
      at(`work[${index}].summary`, "work", index)(one.summary),
      ...each(`work[${index}].highlights`, "work", one.highlights, index),
      ...each(`work[${index}].keywords`, "work", one.keywords, index),
      { ...at(`work[${index}].name`, "work", index)(one.name), ofEmployer: true },
      { ...at(`work[${index}].client`, "work", index)(one.client), ofEmployer: true },
    ]),
    ...projects.flatMap((one, index) => [
      at(`projects[${index}].name`, "projects")(one.name),
      at(`projects[${index}].description`, "projects")(one.description),
      ...each(`projects[${index}].highlights`, "projects", one.highlights),
      ...each(`projects[${index}].keywords`, "projects", one.keywords),
      ...each(`projects[${index}].roles`, "projects", one.roles),
    ]),
    ...volunteer.flatMap((one, index) => [
      at(`volunteer[${index}].position`, "volunteer")(one.position),
      at(`volunteer[${index}].summary`, "volunteer")(one.summary),
      ...each(`volunteer[${index}].highlights`, "volunteer", one.highlights),
    ]),
    ...education.flatMap((one, index) => {
      const unfinished = isUnfinished(`${one.studyType ?? ""} ${one.area ?? ""}`, one.endDate, year);
      return [
        { ...at(`education[${index}].studyType`, "education")(one.studyType), unfinished },
        { ...at(`education[${index}].area`, "education")(one.area), unfinished },
      ];
    }),
    ...education.flatMap((one, index) => [
      ...each(`education[${index}].courses`, "education", one.courses),
      at(`education[${index}].summary`, "education")(one.summary),
      ...each(`education[${index}].highlights`, "education", one.highlights),
    ]),
    ...certificates.map(({ name }, index) => at(`certificates[${index}].name`, "certificates")(name)),
    ...publications.flatMap((one, index) => [
      at(`publications[${index}].name`, "publications")(one.name),
      at(`publications[${index}].summary`, "publications")(one.summary),
    ]),
    ...certificates.map(({ summary }, index) => at(`certificates[${index}].summary`, "other")(summary)),
    ...awards.flatMap((one, index) => [
      at(`awards[${index}].title`, "other")(one.title),
      at(`awards[${index}].summary`, "other")(one.summary),
    ]),
    ...additional.flatMap(({ title = "", items }, index) =>
      isPrivate(title) ? [] : each(`additional[${index}].items`, "other", items).filter(({ text }) => !isPrivate(text)),
    ),
  ];
}

/** What the agency fields say of work permit and place, and where the jobs were. */
export function otherFacts({ x }: Resume): ResumeText[] {
  const fields = ["workPermit", "title", "mobility", "remote"] as const;
  return fields.map((field) => ({ text: x?.[field], path: `x.${field}`, section: "other" }));
}

/** The lists of skills: each group is one, and all skills without a group are one together. */
export function skillLists(skills: NonNullable<Resume["skills"]>): { text: string; path: string; level?: string }[][] {
  const grouped = skills.flatMap(({ name = "", keywords = [], level }, index) =>
    keywords.length === 0
      ? []
      : [
          keywords.map((text, at) => ({
            text,
            path: `skills[${index}].keywords[${at}]`,
            level: level ?? (isBasic(name) ? name : undefined),
          })),
        ],
  );
  const bare = skills.flatMap(({ name = "", keywords, level }, index) =>
    keywords?.length ? [] : [{ text: name, path: `skills[${index}].name`, level }],
  );
  return [...grouped, bare];
}

/** True for a heading or an item about the person: "Date of birth: 3 May", "Age 34", "Hobbies". "Agency work" and "Single sign-on" are about work. */
const isPrivate = (text: string): boolean => PRIVATE.test(fold(text)) || PRIVATE_WORD.test(fold(text.split(/[:,;(]|\s[–—-]\s/)[0] ?? ""));

/** What begins only such a text. */
const PRIVATE =
  /^(?:date of birth|born|birth|nationality|citizenship|marital|married|geburt|geboren|geschlecht|familienstand|staatsangehorigkeit|nationalitat|konfession|(?:ne|nee) le|date de naissance|situation familiale|nationalite|celibataire|fecha de nacimiento|nacid|estado civil|nacionalidad|data di nascita|stato civile|nazionalita|cittadinanza|geboortedatum|burgerlijke|nationaliteit|geslacht|data de nascimento|nacionalidade|data urodzenia|urodzon|stan cywilny|obywatelstwo|personal data|personal details|personliche daten|hobb|interes|freizeit|loisirs|centres d|aficiones|zainteresowania|references|referenzen)/;

/** What is such a text where it stands alone before a mark or a number, and begins other words. */
const PRIVATE_WORD =
  /^(?:age|gender|religion|sex|single|children|photo|address|alter|sexe|sexo|marie|mariee|edad|nato|nata|eta|leeftijd|idade|wiek|plec)(?: (?:\d.*|(?:a|in|il) .*))?$/;
