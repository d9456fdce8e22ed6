import type { Requirement } from "../1-requirements/requirement.ts";
import type { Evidence, Passage, Role } from "../2-evidence/evidence.ts";
import { rolesLike, rolesNamed, rolesNear, rolesWith, rolesWithName, usageOf } from "../2-evidence/experience.ts";
import { MIN_EXECUTIVE_LEVEL, MIN_NAMED_RATIO } from "../2-evidence/thresholds.ts";
import { conceptOf, isKindOf } from "../concepts/concepts.ts";
import { tokenize } from "../concepts/words.ts";
import { MONTHS_IN_YEAR, monthsCovered } from "../skill-use.ts";
import { isOwnWork, type Job } from "./job.ts";
import { LACKS, NOTHING, type Quote, quoteOf, type Shown } from "./shown.ts";
import {
  BESIDE_YEARS_RATIO,
  EXCEEDED_YEARS_SCORE,
  EXECUTIVE_YEARS_FACTOR,
  FIELD_ALONE_FACTOR,
  MAX_EXCEEDED_YEARS_RATIO,
  MAX_POST_WORDS,
  MAX_YEARS_TOLERANCE,
  MIN_FULL_YEARS_RATIO,
  MIN_LEADING_LEVEL,
  MIN_OWN_TITLE,
  MIN_SAME_TITLE,
  MISSING_PART_MARGIN,
  SHORT_YEARS_FACTOR,
} from "./thresholds.ts";
import { WEIGHTS } from "./weights.ts";

export const isWork = (id: string) => ["skill", "role", "industry", "field"].includes(conceptOf(id)?.kind ?? "");

/** Years of what the requirement asks for, from the dated roles that show it; overlaps count once. */
export function evaluateYears(requirement: Requirement, evidence: Evidence, post: Job): Shown {
  const { years } = requirement;
  // In an industry one works as a helper too.
  const job = isOfIndustry(requirement) ? { ...post, assists: true } : post;
  if (years?.max !== undefined) return atMost(years.max, evidence, job);
  const denial = deniedNames(requirement, evidence);
  if (denial) return { ...NOTHING, lacks: LACKS.denied, related: [quoteOf(denial)] };
  const exact = rolesOf(requirement, evidence, job);
  const together = rolesWithAll(requirement, exact, job);
  const whole = rolesInTrade(requirement, together, job);
  const near = nearRoles(requirement, evidence, job).filter((role) => !exact.includes(role));
  const wanted = years?.min ?? 1;
  const shownYears = yearsOf(exact, job);
  const score = Math.max(
    scoreOf(monthsCovered(practisedOf(whole, job)) / MONTHS_IN_YEAR / wanted) * executiveFactor(whole, job),
    Math.min(MAX_SCORE_WITHOUT_PART, scoreOf(shownYears / wanted) * executiveFactor(exact, job)),
  );
  const alike = alikeRoles(requirement, evidence, job).filter((role) => !exact.includes(role));
  const unnamed = alike.length > 0 ? Math.min(MAX_SCORE_WITHOUT_PART, scoreOf(yearsOf([...exact, ...alike], job) / wanted)) : 0;
  if (unnamed > score)
    return {
      score: unnamed,
      quotes: quotesOf([...exact, ...alike], evidence),
      lacks: "The CV does not say in which industry these years were.",
    };
  const inField = scoreOf(yearsOf([...exact, ...near], job) / wanted) * FIELD_ALONE_FACTOR * executiveFactor(near, job);
  if (exact.length > 0 && score >= inField) {
    const use = usageOf(exact);
    return {
      score,
      quotes: quotesOf(exact, evidence),
      ...(score < 1 && { lacks: lacksOf(shownYears, wanted, [exact, together, whole]) }),
      ...(use && { use }),
    };
  }
  if (near.length === 0 || inField === 0) return NOTHING;
  return { score: inField, quotes: [], related: quotesOf([...exact, ...near], evidence), lacks: "The years are in a neighbouring field." };
}

function lacksOf(shown: number, wanted: number, [exact, together, whole]: [Role[], Role[], Role[]]): string {
  if (shown / wanted < MIN_FULL_YEARS_RATIO) return `${figure(shown)} of ${wanted} years.`;
  if (together.length < exact.length) return "The years show one thing or the other, and not all together.";
  return whole.length < together.length ? "The years are those of another trade." : LACKS.overseen;
}

/** Of what no list knows the words may stand in any job: a porter calls the lift company. Those of another trade count in part. */
const rolesInTrade = (requirement: Requirement, roles: Role[], job: Job) =>
  subjectsOf(requirement).length > 0 || namesOf(requirement).length === 0 ? roles : rolesLike(roles, job);

/** Roles that show each of several things: "sales to hospitals" is no nursing. The others count in part. */
function rolesWithAll(requirement: Requirement, exact: Role[], job: Job): Role[] {
  if (namesPost(requirement, job)) return exact;
  const { wanted } = requirement;
  const groups = [...Map.groupBy(wanted, ({ group }) => group).values()].map((things) =>
    things.flatMap((one) => (one.by === "concepts" ? one.concepts.filter(isWork) : [])),
  );
  const asked = groups.filter((ids) => ids.length > 0);
  return asked.length < 2 ? exact : exact.filter((role) => asked.every((ids) => rolesShowing([role], ids, job).length > 0));
}

/** Roles that show one of the concepts, or that are like the job's with an employer who does: a nurse in a "home for the elderly" nurses the elderly. */
const rolesShowing = (roles: readonly Role[], ids: readonly string[], job: Job) => [
  ...new Set([
    ...rolesWith(roles, ids, job.sells),
    ...rolesLike(roles, job, MIN_OWN_TITLE).filter(({ ofEmployer }) => ofEmployer.some((id) => ids.some((wanted) => isKindOf(id, wanted)))),
  ]),
];

/** Fewer years than asked for are below "met", whatever their ratio. */
const scoreOf = (ratio: number) => (ratio >= MIN_FULL_YEARS_RATIO ? 1 : ratio * SHORT_YEARS_FACTOR);
const figure = (years: number) => String(Math.round(years * 10) / 10);

function atMost(max: number, evidence: Evidence, job: Job): Shown {
  const shown = yearsOf(evidence.roles, job);
  if (shown <= max + MAX_YEARS_TOLERANCE) return { score: 1, quotes: quotesOf(evidence.roles, evidence) };
  const score = shown <= max * MAX_EXCEEDED_YEARS_RATIO ? EXCEEDED_YEARS_SCORE : 0;
  const quotes = score > 0 ? quotesOf(evidence.roles, evidence) : [];
  return { score, quotes, lacks: `${figure(shown)} years, and at most ${max} are asked for.` };
}

/** Below "met". */
const MAX_SCORE_WITHOUT_PART = WEIGHTS.met.yes - MISSING_PART_MARGIN;

const subjectsOf = ({ wanted }: Requirement) => wanted.flatMap((one) => (one.by === "concepts" ? one.concepts : [])).filter(isWork);

/** What the years are of, where the lexicon does not have it. */
function namesOf({ wanted, stems }: Requirement): string[] {
  const names = wanted.flatMap((one) => (one.by === "word" ? [one.stem] : []));
  return names.length > 0 ? names : wanted.length === 0 ? [...stems] : [];
}

/** The roles that show what the years are asked of. Those of trainees count for trainees alone. */
function rolesOf(requirement: Requirement, { roles }: Evidence, job: Job): Role[] {
  const own = roles.filter((role) => isOwnWork(role, job));
  const post = namesPost(requirement, job) ? rolesLike(own, job, MIN_OWN_TITLE) : [];
  const subjects = subjectsOf(requirement);
  const names = namesOf(requirement);
  const named = requirement.wanted.flatMap((one) => (one.by === "names" ? one.names : []));
  if (subjects.length > 0)
    return [...new Set([...post, ...rolesShowing(own, subjects, job), ...rolesWithName(own, [...named, ...alternativesOf(requirement)])])];
  if (named.length > 0) return [...new Set([...rolesWithName(own, named), ...rolesLike(own, job, MIN_SAME_TITLE)])];
  return names.length > 0
    ? [...new Set([...rolesNamed(own, names), ...rolesLike(own, job, MIN_SAME_TITLE)])]
    : rolesLike(own, job, MIN_OWN_TITLE);
}

/** "Five years as a machinist on a tracked or mobile excavator" for a "machinist excavator": all words of the title and no other thing, so the years are those of the post. */
const namesPost = ({ stems, wanted }: Requirement, { roles, titleStems }: Job) =>
  roles.length > 0 &&
  titleStems.length > 1 &&
  titleStems.slice(0, MAX_POST_WORDS).every((stem) => stems.includes(stem)) &&
  wanted.every(({ surface }) => tokenize(surface).every(({ stem }) => titleStems.includes(stem)));

/** "Property law (purchase contracts, charges)": names beside a known subject that show it too. */
const alternativesOf = ({ wanted }: Requirement): string[] =>
  wanted.flatMap((one) =>
    one.by === "word" && wanted.some((other) => other.by === "concepts" && other.group === one.group) ? [one.stem] : [],
  );

/** "No experience of children's services" denies the years of what only its words name. */
function deniedNames(requirement: Requirement, { passages }: Evidence): Passage | undefined {
  const names = subjectsOf(requirement).length > 0 ? [] : [...new Set(namesOf(requirement))];
  if (names.length === 0) return undefined;
  return passages.find(({ lost }) => {
    const denied = names.filter((name) => lost.some(({ stem, standing }) => stem === name && standing === "denied"));
    return denied.length > 1 && denied.length >= MIN_NAMED_RATIO * names.length;
  });
}

function nearRoles(requirement: Requirement, { roles }: Evidence, job: Job): Role[] {
  const subjects = subjectsOf(requirement);
  const own = roles.filter((role) => isOwnWork(role, job));
  if (subjects.length > 0) return rolesNear(own, subjects);
  return rolesLike(own, job);
}

/** Roles of those who do the work themselves, and neither teach it, nor help those who do, nor plan, buy, sell or recruit for them. */
function practisedOf(roles: readonly Role[], job: Job): Role[] {
  const own = new Set(rolesLike(roles, job, MIN_OWN_TITLE));
  const isBeside = (role: Role) =>
    role.functions.length > 0 && !own.has(role) && !role.functions.some((one) => job.functions?.includes(one));
  return roles.filter((role) => (job.teaches || !role.teaches) && (job.assists || !role.assists) && !isBeside(role));
}

/** Roles with the title of the job, where the years are those of an industry: a CV seldom says what its employers make. */
function alikeRoles(requirement: Requirement, { roles }: Evidence, job: Job): Role[] {
  const own = roles.filter((role) => isOwnWork(role, job));
  return isOfIndustry(requirement)
    ? rolesLike(own, job, MIN_SAME_TITLE).filter(({ ofEmployer, concepts }) => ![...ofEmployer, ...concepts].some(isIndustryId))
    : [];
}
/** True where the years asked for are those of an industry: "three years in manufacturing". */
function isOfIndustry(requirement: Requirement): boolean {
  const subjects = subjectsOf(requirement);
  return subjects.length > 0 && subjects.every(isIndustryId);
}
const isIndustryId = (id: string) => conceptOf(id)?.kind === "industry";

/** Years of teaching a craft, or of helping with it, count in part for those who practise it. */
function yearsOf(roles: readonly Role[], job: Job): number {
  const practised = practisedOf(roles, job);
  const beside = roles.filter((role) => !practised.includes(role));
  return (monthsCovered(practised) + BESIDE_YEARS_RATIO * monthsCovered(beside)) / MONTHS_IN_YEAR;
}

/** Factor for years that were all spent as an executive: for a job that leads nobody they are no years of the craft. */
const executiveFactor = (roles: readonly Role[], job: Job) =>
  roles.length > 0 && job.level < MIN_LEADING_LEVEL && roles.every(({ level }) => level >= MIN_EXECUTIVE_LEVEL)
    ? EXECUTIVE_YEARS_FACTOR
    : 1;

/** The titles of the roles; of a role without a title its first words. */
function quotesOf(roles: readonly Role[], { passages, roles: all }: Evidence): Quote[] {
  return roles.flatMap((role) => {
    const own = passages.filter((passage) => all[passage.role ?? -1] === role);
    const passage = own.find(({ section }) => section === "title") ?? own[0];
    return passage ? [quoteOf(passage)] : [];
  });
}
