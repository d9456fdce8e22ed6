import { fold } from "../../text/fold.ts";
import { findLicences } from "../1-requirements/wanted/licences.ts";
import { conceptOf, findConcepts } from "../concepts/concepts.ts";
import { namesLeadership, namesMentoring, namesTeam } from "../concepts/leadership.ts";
import { type Token, tokenize } from "../concepts/words.ts";
import { AS_OCCUPATION, CHECKED } from "../lexicon/standing/standing-words.ts";
import { refusedTimes } from "./conditions.ts";
import type { Lost, NamedConcept, Passage, Section } from "./evidence.ts";
import { namesOwnCar } from "./licence-passages.ts";
import { isDescription, otherPeople, sentenceBefore } from "./other-people.ts";
import type { ResumeText } from "./resume-texts.ts";
import { isBasic, type Standing, type StandingSpan, standingsIn } from "./standing.ts";
import { ASSISTED_FACTOR, BASIC_LEVEL_FACTOR, EMPLOYER_FACTOR, NAMED_OCCUPATION_FACTOR, WISHED_FACTOR } from "./thresholds.ts";

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

/** Where a sentence stands. `leads`: in a job whose title leads people. `fullName`: that of the candidate, folded. */
export type Place = Omit<ResumeText, "text" | "factor"> & { factor: number; leads: boolean; fullName: string; year: number };

/** A sentence of the resume with what it proves. */
export function toPassage(text: string, place: Place): Passage {
  const { path, section, role } = place;
  const tokens = tokenize(text);
  const weights = weigh(text, tokens, place);
  const { worstAt, strengthOf, handedOnAt } = weights;
  const all = [
    ...withoutPapersOfOthers(conceptsIn(text, tokens, place, weights)),
    ...licencesIn(text, place, weights),
    ...leadershipIn(text, place, weights),
  ];
  const refused = refusedTimes(text, section);
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
    concepts: all.filter(
      ({ strength, id }) => strength > 0 && !refused.includes(id) && !(NO_EMPLOYERS.has(section) && conceptOf(id)?.kind === "industry"),
    ),
    lost: [
      ...refused.map((id): Lost => ({ id, standing: "denied" })),
      ...all.flatMap(({ id, standing, strength }) => (isLost(standing) && strength === 0 ? [{ id, standing }] : [])),
      ...tokens.flatMap(({ at, stem }) => {
        const standing = worstAt(at);
        return isLost(standing) ? [{ stem, standing }] : [];
      }),
    ],
    strength: strengthOf(worstOver(tokens, worstAt)),
  };
}

/** How much each place in a sentence proves. `handedOnAt`: whether what stands there is taught or sold. */
type Weights = {
  spans: readonly StandingSpan[];
  worstAt: (at: number) => Standing | undefined;
  strengthOf: (standing: Standing | undefined) => number;
  handedOnAt: (at: number) => { taught?: true; sold?: true };
};

function weigh(text: string, tokens: readonly Token[], { section, factor, level, unfinished, ofEmployer, year }: Place): Weights {
  const over = (standing: Standing): StandingSpan => ({ from: 0, to: text.length, standing });
  const whole = [
    ...(level !== undefined && isBasic(level) ? [over("basic")] : []),
    ...(unfinished ? [over("wished")] : []),
    ...(ofEmployer ? [over("employer")] : []),
  ];
  const people = otherPeople(text, tokens, section);
  const told = [...standingsIn(text, year), ...people.filter(({ standing }) => standing === "taught")];
  const spans = [
    ...told.filter(({ standing }) => STANDING_FACTOR[standing] < 1),
    ...whole,
    ...people.filter(({ standing }) => standing === "others"),
  ];
  // Who is taught a thing has it in the end: a school, a certificate.
  const handedOn = NO_LESSONS.has(section) ? [] : told.filter(({ standing }) => standing === "taught" || standing === "sold");
  const full = SECTION_STRENGTH[section] * factor;
  return {
    spans,
    worstAt: (at) =>
      spans
        .filter(({ from, to }) => at >= from && at < to)
        .map(({ standing }) => standing)
        .toSorted((a, b) => STANDING_FACTOR[a] - STANDING_FACTOR[b])[0],
    strengthOf: (standing) => (standing === undefined ? full : full * STANDING_FACTOR[standing]),
    handedOnAt: (at) =>
      Object.fromEntries(handedOn.filter(({ from, to }) => at >= from && at < to).map(({ standing }) => [standing, true as const])),
  };
}

/** The things that a sentence names, but for the candidate's own name. */
function conceptsIn(text: string, tokens: readonly Token[], { section, ofEmployer, fullName }: Place, weights: Weights): NamedConcept[] {
  const named = fullName !== "" && fold(text).includes(fullName) ? new Set(fullName.split(" ")) : undefined;
  return findConcepts(tokens, { nested: true })
    .filter(({ from }) => !named?.has(tokens[from]?.word ?? ""))
    .map(({ id, from, to }): NamedConcept => {
      const at = tokens[from]?.at ?? 0;
      const standing = ofEmployer && conceptOf(id)?.kind === "industry" ? undefined : weights.worstAt(at);
      const before = sentenceBefore(text, at);
      const somebodyElse = isNamedOccupation(id, section) ? !AS_OCCUPATION.test(before) : isCheckedPaper(id, section, before);
      return {
        id,
        surface: surfaceOf(text, tokens[from], tokens[to - 1]),
        strength: weights.strengthOf(standing) * (somebodyElse ? NAMED_OCCUPATION_FACTOR : 1),
        ...(standing ? { standing } : somebodyElse && { standing: "others" }),
        ...weights.handedOnAt(at),
      };
    });
}

/** "Checked the cards of drivers": the papers that stand beside somebody else's occupation are theirs. */
function withoutPapersOfOthers(concepts: NamedConcept[]): NamedConcept[] {
  const areTheirs = concepts.some(({ standing, id }) => standing === "others" && conceptOf(id)?.kind === "role");
  if (!areTheirs) return concepts;
  return concepts.map((one) =>
    isPaper(one.id) && one.standing !== "others"
      ? { ...one, strength: one.strength * NAMED_OCCUPATION_FACTOR, standing: "others" as const }
      : one,
  );
}

/** "Checked driving licences"; in "Checked welds; PASMA certificate" it is the author's own. */
const isCheckedPaper = (id: string, section: Section, before: string) => isPaper(id) && isDescription(section) && CHECKED.test(before);

const isPaper = (id: string) => conceptOf(id)?.kind === "certificate";

/** An industry is known to those who have worked in it: "Microsoft Certified: … Associate" and a university are no employers. */
const NO_EMPLOYERS: ReadonlySet<Section> = new Set(["certificates", "education", "publications"]);

const isLost = (standing: Standing | undefined): standing is Lost["standing"] =>
  standing === "denied" || standing === "expired" || standing === "others";

/** The standing of a sentence that begins and ends with it. */
function worstOver(tokens: readonly Token[], worstAt: (at: number) => Standing | undefined): Standing | undefined {
  const first = worstAt(tokens[0]?.at ?? 0);
  return first !== undefined && worstAt(tokens.at(-1)?.at ?? 0) === first ? first : undefined;
}

/** An occupation that stands in the description of a job is mostly somebody else's: "advised scrub nurses", "planned the tours of drivers". */
const isNamedOccupation = (id: string, section: Section) => isDescription(section) && conceptOf(id)?.kind === "role";

function licencesIn(text: string, { section }: Place, { spans, strengthOf }: Weights): NamedConcept[] {
  const standing = spans.find((span) => STANDING_FACTOR[span.standing] < 1)?.standing;
  const ids = findLicences(text);
  const hasCar = ids.length > 0 && !isDescription(section) && namesOwnCar(text);
  return [...ids, ...(hasCar ? ["own vehicle"] : [])].map((id) => ({
    id,
    surface: text,
    strength: strengthOf(standing),
    ...(standing && { standing }),
  }));
}

/** Leading and training people is told in more ways than a list of words has. */
function leadershipIn(text: string, { section, leads }: Place, { worstAt, strengthOf }: Weights): NamedConcept[] {
  if (NO_LESSONS.has(section) || section === "title") return [];
  const standing = worstAt(0);
  const ids = [
    ...(namesLeadership(text) || (leads && namesTeam(text)) ? ["people management"] : []),
    ...(namesMentoring(text) ? ["mentoring"] : []),
  ];
  return ids.map((id) => ({ id, surface: text, strength: strengthOf(standing), ...(standing && { standing }) }));
}

const surfaceOf = (text: string, first: Token | undefined, last: Token | undefined) =>
  first && last ? text.slice(first.at, last.at + last.surface.length) : "";
