/** What a span of an entry's head can be: in a job a position, an employer or a place, at a school a degree, an institution or a place. */
export type Role = "position" | "employer" | "degree" | "institution" | "place";

/** The role of a span: "none" has the text that names nothing, such as "40 hours a week". */
export type SpanRole = Role | "none";

/** How much a text looks like each role, 0 to 1; 0 for the roles of other sections. */
export type RoleEvidence = Readonly<Record<Role, number>>;

type Score = (text: string) => number;

/** A role that the entries of a section can have, and what speaks for it in a text, 0 to 1. */
export type RoleSpec = {
  role: Role;
  score: Score;
  /** What the word lists alone say, where `score` says more: some rules ask for what no list knows. */
  listed?: Score;
};

/** The roles of the entries of one section: two core roles (what the entry is, and where), then the place. */
export type SectionRoles = {
  roles: readonly Role[];
  ofJobs: boolean;
  /** What the word lists and the learnt names say. */
  evidence: (text: string) => RoleEvidence;
  /** What the word lists alone say. */
  listed: (text: string) => RoleEvidence;
};

export function sectionRoles(specs: readonly RoleSpec[]): SectionRoles {
  const known = new Map<string, RoleEvidence>();
  const scores = specs.map(({ role, score }) => ({ role, score }));
  const listed = specs.map(({ role, score, listed = score }) => ({ role, score: listed }));
  return {
    roles: specs.map(({ role }) => role),
    ofJobs: specs.some(({ role }) => role === "employer"),
    evidence: (text) => known.getOrInsertComputed(text, () => evidenceOf(text, scores)),
    listed: (text) => evidenceOf(text, listed),
  };
}

function evidenceOf(text: string, scores: readonly { role: Role; score: Score }[]): RoleEvidence {
  const evidence = { position: 0, employer: 0, degree: 0, institution: 0, place: 0 };
  for (const { role, score } of scores) evidence[role] = score(text);
  return evidence;
}

/** What an entry is: the position of a job, the degree of a school. */
export const isTitle = (role: SpanRole) => role === "position" || role === "degree";

/** Where it is: the employer of a job, the institution of a school. */
export const isOrganisation = (role: SpanRole) => role === "employer" || role === "institution";

/** Places are less than that: they may be missing. */
export const isCore = (role: SpanRole) => isTitle(role) || isOrganisation(role);
