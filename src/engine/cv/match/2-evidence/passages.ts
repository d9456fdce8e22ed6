import type { Resume } from "../../../contract/resume.ts";
import { fold } from "../../text/fold.ts";
import { findLicences } from "../1-requirements/wanted/licences.ts";
import { ancestorsOf, conceptOf, findConcepts } from "../concepts/concepts.ts";
import { type DegreeLevel, degreeOf, findDegrees } from "../concepts/degrees.ts";
import { namesLeadership, namesMentoring, namesTeam } from "../concepts/leadership.ts";
import { assists, functionsOf, levelOf } from "../concepts/seniority.ts";
import { splitLiteralSentences, type Token, tokenize } from "../concepts/words.ts";
import { MODEL_ADDRESS } from "../lexicon/jd-words.ts";
import { AS_OCCUPATION, CHECKED, UNFINISHED } from "../lexicon/standing-words.ts";
import { openBacking } from "./backing.ts";
import type { Evidence, Lost, NamedConcept, Passage, Role, Section, Studied } from "./evidence.ts";
import { isDescription, otherPeople, sentenceBefore } from "./other-people.ts";
import { isSoldCraft } from "./practice.ts";
import { spokenLanguages } from "./spoken-languages.ts";
import { isBasic, type Standing, type StandingSpan, standingsIn } from "./standing.ts";
import {
  ASSISTED_FACTOR,
  BASIC_LEVEL_FACTOR,
  EMPLOYER_FACTOR,
  HALF_YEAR_MONTHS,
  MIN_BACKING_STRENGTH,
  MIN_TEAM_LEVEL,
  NAMED_OCCUPATION_FACTOR,
  WISHED_FACTOR,
} from "./thresholds.ts";

/** How much a sentence proves, by its section. */
const SECTION_STRENGTH: Record<Section, number> = {
  title: 1,
  work: 1,
  certificates: 1,
  licence: 1,
  projects: 0.9,
  skills: 0.9,
  education: 0.85,
  summary: 0.85,
  label: 0.85,
  publications: 0.8,
  volunteer: 0.75,
  other: 0.75,
};

/** Takes the evidence out of a resume. `now` ends the roles that still run. */
export function collectEvidence(resume: Resume, now: Date): Evidence {
  const today = now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
  const addressed: string[] = [];
  const fullName = fold(resume.basics?.name ?? "");
  const toPassages = ({ text = "", path, section, role, factor = 1, level, unfinished, ofEmployer }: ResumeText): Passage[] => {
    const { sentences, instruction } = beforeInstruction(text);
    if (instruction !== undefined) addressed.push(instruction);
    const leads = role !== undefined && levelOf(resume.work?.[role]?.position ?? "") >= MIN_TEAM_LEVEL;
    return sentences.map((sentence) =>
      toPassage(sentence, { leads, path, section, role, factor, level, unfinished, ofEmployer, fullName, year: now.getUTCFullYear() }),
    );
  };
  const passages = textsOf(resume, now.getUTCFullYear()).flatMap(toPassages);
  const roles = (resume.work ?? []).map((work, index) => toRole(work, index, passages, today));

  const backing = openBacking(passages, roles);
  let unbacked = 0;
  for (const list of skillLists(resume.skills ?? [])) {
    const factor = backing(list.map(({ text }) => text));
    for (const one of list) passages.push(...toPassages({ ...one, section: "skills", factor: factor(one.text) }));
    unbacked += list.filter(({ text }) => factor(text) < 1).length;
  }
  passages.push(...otherFacts(resume).flatMap(toPassages), ...licencePassages(resume.x?.drivingLicence, now.getUTCFullYear()));

  return {
    language: resume.meta?.vitae?.language,
    passages,
    roles,
    languages: spokenLanguages(resume, passages),
    ...studiesOf(resume, now.getUTCFullYear()),
    addressed,
    unbacked,
    today,
  };
}

/**
 * A text of the resume, its place and section. `level` is the level that its group says; `unfinished` is true for studies that have no end,
 * `ofEmployer` for what an employer is called and what it does.
 */
type ResumeText = {
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
function textsOf(resume: Resume, year: number): ResumeText[] {
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
function otherFacts({ x }: Resume): ResumeText[] {
  const fields = ["workPermit", "title", "mobility", "remote"] as const;
  return fields.map((field) => ({ text: x?.[field], path: `x.${field}`, section: "other" }));
}

/** The lists of skills: each group is one, and all skills without a group are one together. */
function skillLists(skills: NonNullable<Resume["skills"]>): { text: string; path: string; level?: string }[][] {
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

/** The sentences of a text up to the first that gives instructions to a program: what follows it was put there with it. */
function beforeInstruction(text: string): { sentences: string[]; instruction?: string } {
  const sentences = splitLiteralSentences(text);
  const end = sentences.findIndex((sentence) => MODEL_ADDRESS.some((pattern) => pattern.test(sentence)));
  return end === -1 ? { sentences } : { sentences: sentences.slice(0, end), instruction: sentences[end] };
}

/** True for a heading or an item about the person: "Date of birth: 3 May", "Age 34", "Hobbies". "Agency work" and "Single sign-on" are about work. */
const isPrivate = (text: string): boolean => PRIVATE.test(fold(text)) || PRIVATE_WORD.test(fold(text.split(/[:,;(]|\s[–—-]\s/)[0] ?? ""));

/** What begins only such a text. */
const PRIVATE =
  /^(?:date of birth|born|birth|nationality|citizenship|marital|married|geburt|geboren|geschlecht|familienstand|staatsangehorigkeit|nationalitat|konfession|(?:ne|nee) le|date de naissance|situation familiale|nationalite|celibataire|fecha de nacimiento|nacid|estado civil|nacionalidad|data di nascita|stato civile|nazionalita|cittadinanza|geboortedatum|burgerlijke|nationaliteit|geslacht|data de nascimento|nacionalidade|data urodzenia|urodzon|stan cywilny|obywatelstwo|personal data|personal details|personliche daten|hobb|interes|freizeit|loisirs|centres d|aficiones|zainteresowania|references|referenzen)/;

/** What is such a text where it stands alone before a mark or a number, and begins other words. */
const PRIVATE_WORD =
  /^(?:age|gender|religion|sex|single|children|photo|address|alter|sexe|sexo|marie|mariee|edad|nato|nata|eta|leeftijd|idade|wiek|plec)(?: (?:\d.*|(?:a|in|il) .*))?$/;

const NO_LESSONS: ReadonlySet<Section> = new Set(["skills", "certificates", "education"]);

/** How much a thing proves by its standing, beside the strength of its section. */
const STANDING_FACTOR: Record<Standing, number> = {
  denied: 0,
  expired: 0,
  others: 0,
  wished: WISHED_FACTOR,
  basic: BASIC_LEVEL_FACTOR,
  assisted: ASSISTED_FACTOR,
  employer: EMPLOYER_FACTOR,
  // Weighed with the job: see `practiceOf`.
  taught: 1,
  sold: 1,
};

type Place = Omit<ResumeText, "text" | "factor"> & { factor: number; leads: boolean; fullName: string; year: number };

function toPassage(text: string, { path, section, role, factor, level, unfinished, ofEmployer, leads, fullName, year }: Place): Passage {
  const tokens = tokenize(text);
  const over = (standing: Standing): StandingSpan => ({ from: 0, to: text.length, standing });
  const whole = [
    ...(level !== undefined && isBasic(level) ? [over("basic")] : []),
    ...(unfinished ? [over("wished")] : []),
    ...(ofEmployer ? [over("employer")] : []),
  ];
  const people = otherPeople(text, tokens, section);
  const told = [...standingsIn(text, year), ...people.filter(({ standing }) => standing === "taught")];
  const spans = [...told.filter(({ standing }) => STANDING_FACTOR[standing] < 1), ...whole];
  // Who is taught a thing has it in the end: a school, a certificate.
  const handedOn = NO_LESSONS.has(section) ? [] : told.filter(({ standing }) => standing === "taught" || standing === "sold");
  const handedOnAt = (at: number) =>
    Object.fromEntries(handedOn.filter(({ from, to }) => at >= from && at < to).map(({ standing }) => [standing, true as const]));
  spans.push(...people.filter(({ standing }) => standing === "others"));
  const worstAt = (at: number): Standing | undefined =>
    spans
      .filter(({ from, to }) => at >= from && at < to)
      .map(({ standing }) => standing)
      .toSorted((a, b) => STANDING_FACTOR[a] - STANDING_FACTOR[b])[0];
  const full = SECTION_STRENGTH[section] * factor;
  const strengthOf = (standing: Standing | undefined) => (standing === undefined ? full : full * STANDING_FACTOR[standing]);
  const named = fullName !== "" && fold(text).includes(fullName) ? new Set(fullName.split(" ")) : undefined;
  const concepts = findConcepts(tokens, { nested: true })
    .filter(({ from }) => !named?.has(tokens[from]?.word ?? ""))
    .map(({ id, from, to }): NamedConcept => {
      const at = tokens[from]?.at ?? 0;
      const standing = ofEmployer && conceptOf(id)?.kind === "industry" ? undefined : worstAt(at);
      const before = sentenceBefore(text, at);
      const somebodyElse = isNamedOccupation(id, section) ? !AS_OCCUPATION.test(before) : isCheckedPaper(id, section, before);
      return {
        id,
        surface: surfaceOf(text, tokens[from], tokens[to - 1]),
        strength: strengthOf(standing) * (somebodyElse ? NAMED_OCCUPATION_FACTOR : 1),
        ...(standing ? { standing } : somebodyElse && { standing: "others" }),
        ...handedOnAt(at),
      };
    });
  // "Checked the cards of drivers": the papers that stand beside somebody else's occupation are theirs.
  const areTheirs = concepts.some(({ standing, id }) => standing === "others" && conceptOf(id)?.kind === "role");
  const papers = areTheirs
    ? concepts.map((one) =>
        isPaper(one.id) && one.standing !== "others"
          ? { ...one, strength: one.strength * NAMED_OCCUPATION_FACTOR, standing: "others" as const }
          : one,
      )
    : concepts;
  const licences = licencesIn(text, spans, strengthOf);
  const leading = leadershipIn(text, { section, leads }, worstAt(0), strengthOf);
  const all = [...papers, ...licences, ...leading];
  const overAll = worstOver(tokens, worstAt);
  return {
    text,
    path,
    section,
    role,
    tokens: tokens
      .map((token) => {
        const standing = worstAt(token.at);
        return { ...token, strength: strengthOf(standing), ...(standing && { standing }), ...handedOnAt(token.at) };
      })
      .filter(({ strength }) => strength > 0),
    concepts: all.filter(({ strength, id }) => strength > 0 && !(NO_EMPLOYERS.has(section) && conceptOf(id)?.kind === "industry")),
    lost: [
      ...all.flatMap(({ id, standing, strength }) => (isLost(standing) && strength === 0 ? [{ id, standing }] : [])),
      ...tokens.flatMap(({ at, stem }) => {
        const standing = worstAt(at);
        return isLost(standing) ? [{ stem, standing }] : [];
      }),
    ],
    strength: strengthOf(overAll),
  };
}

/** "Checked driving licences"; in "Checked welds; PASMA certificate" it is the author's own. */
const isCheckedPaper = (id: string, section: Section, before: string) => isPaper(id) && isDescription(section) && CHECKED.test(before);

const isPaper = (id: string) => conceptOf(id)?.kind === "certificate";

/** An industry is known to those who have worked in it: "Microsoft Certified: … Associate" and a university are no employers. */
const NO_EMPLOYERS: ReadonlySet<Section> = new Set(["certificates", "education", "publications"]);

const isOnlySold = (id: string, sold: true | undefined) => sold === true && isSoldCraft(id);

const isLost = (standing: Standing | undefined): standing is Lost["standing"] =>
  standing === "denied" || standing === "expired" || standing === "others";

/** The standing of a sentence that begins and ends with it. */
function worstOver(tokens: readonly Token[], worstAt: (at: number) => Standing | undefined): Standing | undefined {
  const first = worstAt(tokens[0]?.at ?? 0);
  return first !== undefined && worstAt(tokens.at(-1)?.at ?? 0) === first ? first : undefined;
}

/** An occupation that stands in the description of a job is mostly somebody else's: "advised scrub nurses", "planned the tours of drivers". */
const isNamedOccupation = (id: string, section: Section) => isDescription(section) && conceptOf(id)?.kind === "role";

function licencesIn(text: string, spans: readonly StandingSpan[], strengthOf: (standing?: Standing) => number): NamedConcept[] {
  const standing = spans.find((span) => STANDING_FACTOR[span.standing] < 1)?.standing;
  return findLicences(text).map((id) => ({ id, surface: text, strength: strengthOf(standing), ...(standing && { standing }) }));
}

/** Leading and training people is told in more ways than a list of words has. */
function leadershipIn(
  text: string,
  { section, leads }: Pick<Place, "section" | "leads">,
  standing: Standing | undefined,
  strengthOf: (standing?: Standing) => number,
): NamedConcept[] {
  if (NO_LESSONS.has(section) || section === "title") return [];
  const ids = [
    ...(namesLeadership(text) || (leads && namesTeam(text)) ? ["people management"] : []),
    ...(namesMentoring(text) ? ["mentoring"] : []),
  ];
  return ids.map((id) => ({ id, surface: text, strength: strengthOf(standing), ...(standing && { standing }) }));
}

const surfaceOf = (text: string, first: Token | undefined, last: Token | undefined) =>
  first && last ? text.slice(first.at, last.at + last.surface.length) : "";

const monthsOf = (date: string | undefined): number | undefined => {
  const match = /^(\d{4})(?:-(\d{2}))?/.exec(date ?? "");
  return match ? Number(match[1]) * 12 + (match[2] ? Number(match[2]) - 1 : 0) : undefined;
};

function toRole(work: NonNullable<Resume["work"]>[number], index: number, passages: readonly Passage[], today: number): Role {
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

/** The driving licence of its agency field, in which a category or "yes" stands alone. */
function licencePassages(text: string | undefined, year: number): Passage[] {
  if (!text) return [];
  const denied =
    NO_LICENCE.test(fold(text)) || PROVISIONAL.test(fold(text)) || standingsIn(text, year).some(({ standing }) => standing === "expired");
  const ids = findLicences(text, { bare: true });
  const tokens = tokenize(text).map((token) => ({ ...token, strength: 1 }));
  const concepts = denied ? [] : ids.map((id) => ({ id, surface: text, strength: 1 }));
  return [
    {
      text,
      path: "x.drivingLicence",
      section: "licence",
      tokens: denied ? [] : tokens,
      concepts,
      lost: denied ? [...new Set([...ids, ...findLicences("B", { bare: true })])].map((id) => ({ id, standing: "denied" as const })) : [],
      strength: 1,
    },
  ];
}
/** The licence of a learner. */
const PROVISIONAL =
  /(?<![\p{L}\p{N}])(?:provisional|learner|learner s|lernfahrausweis|in ausbildung|en cours|apprentissage|conduite accompagnee|en curso|en tramite|foglio rosa|in corso|bezig|w trakcie|em curso)(?![\p{L}\p{N}])/u;
const NO_LICENCE =
  /^(?:no|none|not|nein|kein\w*|keine|nicht|non|aucun|pas|sans|sin|ningun\w*|nessun\w*|geen|nao|nenhum\w*|nie|brak|bez|ingen|nej|nei|nemam|fara|δεν|οχι|ні|немає|нет)(?: |$)/;

function studiesOf({ education = [], certificates = [] }: Resume, year: number): Pick<Evidence, "studies" | "courses"> {
  const entries = education.map(({ studyType = "", area = "", endDate }, index) => {
    const told = [
      { quote: studyType, path: `education[${index}].studyType` },
      { quote: area, path: `education[${index}].area` },
    ];
    return toStudied(told, isUnfinished(`${studyType} ${area}`, endDate, year));
  });
  const isHeld = (name: string) => standingsIn(name, year).every(({ standing }) => standing !== "expired" && standing !== "denied");
  const certified = certificates.map(({ name = "" }, index) =>
    isHeld(name) ? toStudied([{ quote: name, path: `certificates[${index}].name` }], false) : toStudied([], false),
  );
  const namesDegree = ({ quotes }: Studied) => findDegrees(quotes.join(" ")).length > 0;
  const isTold = ({ quotes }: Studied) => quotes.length > 0;
  return {
    studies: [...entries.filter(isTold), ...certified.filter(namesDegree)],
    courses: certified.filter((one) => isTold(one) && !namesDegree(one)),
  };
}

function toStudied(told: readonly { quote: string; path: string }[], unfinished: boolean): Studied {
  const named = told.filter(({ quote }) => quote !== "");
  const text = named.map(({ quote }) => quote).join(" ");
  const tokens = tokenize(text);
  return {
    // "Meister", "Straßenbauermeister Tiefbau": each of the two may name the level.
    level: named.reduce<DegreeLevel>((highest, { quote }) => Math.max(highest, findDegrees(quote)[0] ?? 0) as DegreeLevel, degreeOf(text)),
    fields: findConcepts(tokens)
      .map(({ id }) => id)
      .filter((id) => conceptOf(id) !== undefined),
    stems: tokens.map(({ stem }) => stem),
    quotes: named.map(({ quote }) => quote),
    paths: named.map(({ path }) => path),
    ...(unfinished && { unfinished }),
  };
}

/** "BA (final year)", or one that ends in a year to come. */
const isUnfinished = (text: string, ends: string | undefined, year: number) =>
  UNFINISHED.test(fold(text)) || Number(ends?.slice(0, 4)) > year;
