import type {
  Agency,
  AgencyMember,
  AgencyRole,
  CreatedAgencyInvitation,
  Job,
  JobOwner,
  OwnAgency,
  ShownAgencyInvitation,
  User,
} from "../../engine/contract/api.ts";

/** What the fake keeps of the agency of whoever is signed in, of the work of colleagues, and of the one invitation that is open to this account. */
export type AgencyState = { agency: Agency | null; colleaguesJobs: Job[]; invitation: ShownAgencyInvitation | null; jobs: Job[] };
type AgencyCall = { state: AgencyState; user: User; id: string; body: () => Promise<Record<string, unknown>> };

const DAY_MS = 86_400_000;
const at = (msAhead: number) => new Date(Date.now() + msAhead).toISOString();
const refuse = (status: number, message: string) => Response.json({ error: message, message }, { status });

export const fakeMember = (part: Partial<AgencyMember> = {}): AgencyMember => ({
  id: crypto.randomUUID(),
  email: "ben@agency.test",
  firstName: "Ben",
  lastName: "Vos",
  role: "recruiter",
  joinedAt: at(-40 * DAY_MS),
  creditsThisMonth: 12,
  ...part,
});

/** A member of the agency that is this account. */
export const memberOf = (user: User, part: Partial<AgencyMember> = {}): AgencyMember => {
  const { id, email, firstName, lastName } = user;
  return fakeMember({ id, email, firstName, lastName, ...part });
};

/** Of an administrator who pays, and others. */
export const fakeAgency = (members: AgencyMember[], part: Partial<Agency> = {}): Agency => ({
  id: crypto.randomUUID(),
  name: "Enna Partners",
  createdAt: at(-90 * DAY_MS),
  sharesJobs: true,
  members,
  invitations: [],
  ...part,
});

/** The agency as the account of a member has it. */
export function ownAgency({ id, name, sharesJobs, members }: Agency, user: User): OwnAgency | undefined {
  const own = members.find((member) => member.id === user.id);
  const payer = members.find(({ pays }) => pays);
  return own && { id, name, role: own.role, sharesJobs, paidBy: payer?.email ?? "", ownPlan: user.plan };
}

/** Everything of the members, each with its owner. */
export function jobsOfAgency({ agency, jobs, colleaguesJobs }: AgencyState, user: User): Job[] | Response {
  if (!agency?.sharesJobs) return refuse(403, "Colleagues do not see each other's work.");
  return [...jobs.map((job) => ({ ...job, owner: ownerOf(user) })), ...colleaguesJobs];
}

export const ownerOf = ({ id, email, firstName, lastName }: JobOwner): JobOwner => ({ id, email, firstName, lastName });

/** The contract of an agency, in memory. */
export const AGENCY_ROUTES = {
  "GET /agency": ({ state }: AgencyCall) => state.agency,
  "POST /agency": async ({ state, user, body }: AgencyCall) => {
    const asked = (await body()) as Pick<Agency, "name" | "sharesJobs">;
    state.agency = fakeAgency([memberOf(user, { role: "administrator", joinedAt: at(0), creditsThisMonth: 0, pays: true })], asked);
    return Response.json(state.agency, { status: 201 });
  },
  "PATCH /agency": async ({ state, body }: AgencyCall) => {
    const { payer, ...change } = (await body()) as Partial<Agency> & { payer?: string };
    const agency = Object.assign(state.agency as Agency, change);
    if (payer) agency.members = agency.members.map((member) => ({ ...member, pays: member.id === payer || undefined }));
    return agency;
  },
  "DELETE /agency": ({ state }: AgencyCall) => {
    state.agency = null;
    return { success: true };
  },
  "POST /agency/invitations": async ({ state, body }: AgencyCall) => {
    const asked = (await body()) as { email: string; role: AgencyRole };
    const made = { ...asked, id: crypto.randomUUID(), createdAt: at(0), expiresAt: at(14 * DAY_MS) };
    const agency = state.agency as Agency;
    agency.invitations = [...agency.invitations.filter(({ email }) => email !== made.email), made];
    return Response.json(
      { ...made, url: `https://cv.agency.example/agency/join#${"t0ken-".repeat(7)}x` } satisfies CreatedAgencyInvitation,
      {
        status: 201,
      },
    );
  },
  "DELETE /agency/invitations/:id": ({ state, id }: AgencyCall) => {
    const agency = state.agency as Agency;
    agency.invitations = agency.invitations.filter((invitation) => invitation.id !== id);
    return { success: true };
  },
  "PATCH /agency/members/:id": async ({ state, id, body }: AgencyCall) => {
    const agency = state.agency as Agency;
    const { role } = (await body()) as { role: AgencyRole };
    agency.members = agency.members.map((member) => (member.id === id ? { ...member, role } : member));
    return agency;
  },
  "DELETE /agency/members/:id": ({ state, user, id }: AgencyCall) => {
    if (id === user.id) state.agency = null;
    else if (state.agency) state.agency.members = state.agency.members.filter((member) => member.id !== id);
    return { success: true };
  },
  "POST /agency/invitation": ({ state }: AgencyCall) =>
    state.invitation ?? refuse(404, "This invitation does not exist any more. Please ask for another one."),
  "POST /agency/join": ({ state, user }: AgencyCall) => {
    const { agency, role, sharesJobs } = state.invitation as ShownAgencyInvitation;
    const chief = fakeMember({ role: "administrator", pays: true });
    state.agency = fakeAgency([chief, memberOf(user, { role, joinedAt: at(0), creditsThisMonth: 0 })], { name: agency, sharesJobs });
    return state.agency;
  },
  "POST /jobs/:id/take-over": ({ state, id }: AgencyCall) => {
    const { owner: _, ...job } = state.colleaguesJobs.find((one) => one.id === id) as Job;
    state.colleaguesJobs = state.colleaguesJobs.filter((one) => one.id !== id);
    state.jobs = [job, ...state.jobs];
    return job;
  },
};
