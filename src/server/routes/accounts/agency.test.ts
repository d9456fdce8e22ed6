import { afterEach, beforeEach, expect, test } from "bun:test";
import type { Agency, CreatedAgencyInvitation, Job, LedgerPage, User } from "../../../engine/contract/api.ts";
import { refusal } from "../../../engine/contract/errors.ts";
import { AGENCY_INVITATION_DAYS, MAX_AGENCY_MEMBERS } from "../../../engine/contract/limits.ts";
import { DAY } from "../../../engine/testing/clock.ts";
import { convertInTest } from "../../../engine/testing/open-test-engine.ts";
import { type Caller, cvForm, matchForm, openTestApi, PASSWORD, type TestApi } from "../../testing/test-api.ts";

let api: TestApi;
let fail: Error | undefined;
/** A conversion waits for it. */
let hold: Promise<void> | undefined;
let ownerId: string;
let owner: Caller;
let memberId: string;
let member: Caller;

beforeEach(async () => {
  [fail, hold] = [undefined, undefined];
  api = await openTestApi({
    env: { VITAE_SIMULATE_PAYMENTS: "1", VITAE_PUBLIC_URL: "https://cv.agency.test" },
    tools: {
      convert: async (bytes, request) => {
        await hold;
        if (fail) throw fail;
        return convertInTest(bytes, request);
      },
    },
  });
  const [one, two] = [
    await api.signUp({ credits: 20, email: "owner@agency.test", templates: ["deck"] }),
    await api.signUp({ credits: 3, email: "member@agency.test" }),
  ];
  [ownerId, owner, memberId, member] = [one.user.id, one.call, two.user.id, two.call];
});
afterEach(() => api.close());

const make = async (asked: object = {}) => (await owner<Agency>("/agency", { json: { name: "Harbour", sharesJobs: true, ...asked } })).body;
const invite = async (email: string, role = "recruiter", by = owner) =>
  (await by<CreatedAgencyInvitation>("/agency/invitations", { json: { email, role } })).body;
const tokenOf = ({ url }: CreatedAgencyInvitation) => url.split("#")[1] as string;
const join = async (by: Caller, invitation: CreatedAgencyInvitation) => by("/agency/join", { json: { token: tokenOf(invitation) } });
/** An agency of the owner and the member. */
async function makeTogether(role = "recruiter", asked: object = {}) {
  await make(asked);
  await join(member, await invite("member@agency.test", role));
}
const credits = async (by: Caller) => (await by<User>("/user")).body.credits;
async function upload(by: Caller) {
  const { body } = await by<Job>("/upload-cv", { form: cvForm() });
  await api.engine.runner.idle();
  return body;
}

test("who makes an agency administers it and pays", async () => {
  expect((await owner("/agency")).body).toBeNull();
  const agency = await make({ name: "  Harbour  " });
  expect(agency).toMatchObject({ name: "Harbour", sharesJobs: true, invitations: [] });
  expect(agency.members).toEqual([expect.objectContaining({ id: ownerId, role: "administrator", pays: true, creditsThisMonth: 0 })]);
  expect((await owner("/agency")).body).toEqual(agency);
  expect((await owner<User>("/user")).body.agency).toEqual({
    id: agency.id,
    name: "Harbour",
    role: "administrator",
    sharesJobs: true,
    paidBy: "owner@agency.test",
    ownPlan: null,
  });
  expect((await member<User>("/user")).body.agency).toBeUndefined();
  const again = await owner("/agency", { json: { name: "Quay", sharesJobs: true } });
  expect([again.status, again.body.error]).toEqual([409, "The account is in the agency Harbour already, and has to leave it first."]);
});

test.each(["", "   ", "x".repeat(101)])("an agency is not named %p", async (name) => {
  const { status, body } = await owner("/agency", { json: { name, sharesJobs: true } });
  expect([status, body.error]).toEqual([400, "Please give the agency a name of at most 100 characters."]);
});

test("an invitation is told once, shows what it is for, and makes the invited account a member", async () => {
  await make();
  const invitation = await invite("Member@Agency.test", "brand-editor");
  expect(invitation.url).toStartWith("https://cv.agency.test/agency/join#");
  expect((await owner<Agency>("/agency")).body.invitations).toEqual([expect.not.objectContaining({ url: expect.anything() })]);
  expect(JSON.stringify(api.engine.store.raw.query("select * from agency_invitations").all())).not.toContain(tokenOf(invitation));

  expect((await member("/agency/invitation", { json: { token: tokenOf(invitation) } })).body).toEqual({
    agency: "Harbour",
    invitedBy: "owner@agency.test",
    email: "Member@Agency.test",
    role: "brand-editor",
    sharesJobs: true,
  });
  const joined = await join(member, invitation);
  expect(joined.body).toMatchObject({ invitations: [], members: [{ id: ownerId }, { id: memberId, role: "brand-editor" }] });
  expect((await join(member, invitation)).status).toBe(404);
  expect((await owner<Agency>("/agency")).body.invitations).toEqual([]);
});

test("an invitation is no use to another account, after its time, when it is taken back and when a newer one was sent", async () => {
  await make();
  const other = (await api.signUp()).call;
  const invitation = await invite("member@agency.test");
  const wrong = await join(other, invitation);
  expect([wrong.status, wrong.body.error]).toEqual([
    409,
    "This invitation is for member@agency.test, and you are signed in as recruiter1@agency.test. Please sign in with that address.",
  ]);

  const newer = await invite("member@agency.test");
  expect((await join(member, invitation)).status).toBe(404);
  await owner(`/agency/invitations/${newer.id}`, { method: "DELETE" });
  expect((await join(member, newer)).body.error).toBe("This invitation does not exist any more. Please ask for another one.");
  expect((await owner(`/agency/invitations/${newer.id}`, { method: "DELETE" })).status).toBe(404);

  const late = await invite("member@agency.test");
  api.engine.clock.advance(AGENCY_INVITATION_DAYS * DAY);
  expect((await owner<Agency>("/agency")).body.invitations).toEqual([]);
  expect((await join(member, late)).status).toBe(404);
  api.engine.purge();
  expect(api.engine.store.raw.query("select * from agency_invitations").all()).toEqual([]);
});

test("who administers one agency takes no invitation of another one back", async () => {
  await make();
  const { id } = await invite("zoe@agency.test");
  await member("/agency", { json: { name: "Quay", sharesJobs: true } });
  expect((await member(`/agency/invitations/${id}`, { method: "DELETE" })).status).toBe(404);
  expect((await owner<Agency>("/agency")).body.invitations.map((one) => one.id)).toEqual([id]);
});

test("invitations count as members where the agency is full", async () => {
  const { id } = await make();
  const fill = api.engine.store.raw.query(
    "insert into agency_invitations (id, agency_id, email, email_key, role, token_hash, created_at, expires_at) values (?1, ?2, ?1, ?1, 'recruiter', ?1, 0, 99999999999999)",
  );
  for (let nth = 1; nth < MAX_AGENCY_MEMBERS; nth++) fill.run(`${nth}@agency.test`, id);
  const { status, body } = await owner("/agency/invitations", { json: { email: "zoe@agency.test", role: "recruiter" } });
  expect([status, body.error]).toEqual([409, "An agency has at most 500 members and invitations."]);
});

test("members and people of another agency are not invited into this one a second time, nor is an address that is none", async () => {
  await makeTogether();
  const known = await owner("/agency/invitations", { json: { email: "MEMBER@agency.test", role: "recruiter" } });
  expect([known.status, known.body.error]).toEqual([409, "MEMBER@agency.test is in Harbour already."]);
  expect((await owner("/agency/invitations", { json: { email: "nobody", role: "recruiter" } })).status).toBe(400);
  const other = (await api.signUp()).call;
  await other("/agency", { json: { name: "Quay", sharesJobs: false } });
  const refused = await join(other, await invite("recruiter1@agency.test"));
  expect([refused.status, refused.body.error]).toEqual([409, "The account is in the agency Quay already, and has to leave it first."]);
});

test("all spend the credits of the one who pays, who gets back what failed and sees whose it was", async () => {
  await (await api.admin())(`/admin/user/${memberId}/plan`, { method: "PUT", json: { plan: "start" } });
  await makeTogether();
  expect((await member<User>("/user")).body).toMatchObject({ plan: null, agency: { ownPlan: "start" } });
  expect([await credits(owner), await credits(member)]).toEqual([20, 20]);
  expect((await member("/wallet")).body).toEqual({ plan: null, credits: 20 });

  await upload(member);
  expect([await credits(owner), await credits(member)]).toEqual([19, 19]);
  fail = refusal("no_text");
  await upload(member);
  fail = undefined;
  await member("/match", { form: matchForm(["a.pdf", "b.pdf"]) });
  await api.engine.runner.idle();
  expect(await credits(owner)).toBe(17);
  const spent = (await owner<Agency>("/agency")).body.members.map(({ id, creditsThisMonth }) => [id, creditsThisMonth]);
  expect(spent).toEqual([
    [ownerId, 0],
    [memberId, 3],
  ]);
  const admin = await api.admin();
  const { entries } = (await admin<LedgerPage>(`/admin/user/${ownerId}/ledger`)).body;
  expect(entries.map(({ kind, amount, by }) => [kind, amount, by])).toEqual([
    ["charge", -2, "member@agency.test"],
    ["refund", 1, "member@agency.test"],
    ["charge", -1, "member@agency.test"],
    ["charge", -1, "member@agency.test"],
    ["grant", 20, undefined],
  ]);

  await member(`/agency/members/${memberId}`, { method: "DELETE" });
  expect([await credits(owner), await credits(member)]).toEqual([17, 3]);
});

test("an administrator of the service sees who is in an agency, each with the own credits", async () => {
  await makeTogether();
  const users = (await (await api.admin())<User[]>("/admin/users")).body;
  expect(users.map(({ email, credits, agency }) => [email, credits, agency?.name, agency?.paidBy])).toEqual([
    ["admin@vitae.test", expect.any(Number), undefined, undefined],
    ["owner@agency.test", 20, "Harbour", "owner@agency.test"],
    ["member@agency.test", 3, "Harbour", "owner@agency.test"],
  ]);
});

test("nothing is charged that the one who pays has not, and it is a member's own credits that stay out of it", async () => {
  await makeTogether();
  const admin = await api.admin();
  await admin(`/admin/user/${ownerId}/credits`, { method: "PUT", json: { credits: 0 } });
  const { status, body } = await member("/upload-cv", { form: cvForm() });
  expect([status, body.currentCredits]).toEqual([402, 0]);
});

test.each([false, true])(
  "what fails after another member pays goes back to the one who paid, or to who pays now if that account is deleted (%p)",
  async (isDeleted) => {
    await makeTogether("administrator");
    const ines = await api.signUp();
    await join(ines.call, await invite(ines.user.email));
    const held = Promise.withResolvers<void>();
    [hold, fail] = [held.promise, refusal("no_text")];
    await ines.call("/upload-cv", { form: cvForm() });
    await owner("/agency", { method: "PATCH", json: { payer: memberId } });
    expect(await credits(member)).toBe(22);
    if (isDeleted) expect((await (await api.admin())(`/admin/user/${ownerId}`, { method: "DELETE" })).status).toBe(200);
    held.resolve();
    await api.engine.runner.idle();
    expect(await credits(member)).toBe(isDeleted ? 23 : 22);
    if (!isDeleted) {
      await owner(`/agency/members/${ownerId}`, { method: "DELETE" });
      expect(await credits(owner)).toBe(1);
    }
  },
);

test("a month's credits are those of the month", async () => {
  await makeTogether();
  await upload(member);
  const spent = async () => (await owner<Agency>("/agency")).body.members.map(({ creditsThisMonth }) => creditsThisMonth);
  expect(await spent()).toEqual([0, 1]);
  api.engine.clock.advance(31 * DAY);
  owner = (await api.signIn("owner@agency.test", PASSWORD)).call;
  expect(await spent()).toEqual([0, 0]);
});

test("a failed CV of a member who has left gives its credit back to the account that paid", async () => {
  await makeTogether();
  const held = Promise.withResolvers<void>();
  [hold, fail] = [held.promise, refusal("no_text")];
  const { body } = await member<Job>("/upload-cv", { form: cvForm() });
  await member(`/agency/members/${memberId}`, { method: "DELETE" });
  expect((await owner<Job[]>("/jobs")).body[0]?.status).toBe("processing");
  held.resolve();
  await api.engine.runner.idle();
  expect((await owner<Job[]>("/jobs")).body).toMatchObject([{ id: body.id, status: "failed", creditsRefunded: 1 }]);
  expect([await credits(owner), await credits(member)]).toEqual([20, 3]);
});

test("credits are bought by the one who pays alone", async () => {
  await makeTogether("administrator");
  for (const call of ["/simulate-payment", "/create-checkout-session"]) {
    const { status, body } = await member(call, { json: { price_id: "pack50" } });
    expect([status, body.error]).toEqual([403, "The credits of Harbour are bought by owner@agency.test."]);
  }
  expect((await owner("/simulate-payment", { json: { price_id: "pack50" } })).status).toBe(200);
  expect(await credits(member)).toBe(70);
});

test("members choose from the templates of the one who pays, and no longer when they have left", async () => {
  await makeTogether();
  const keys = async () => (await member<{ key: string }[]>("/user/templates")).body.map(({ key }) => key);
  expect(await keys()).toEqual(["default", "deck"]);
  expect((await member<User>(`/user/${memberId}/template`, { method: "PUT", json: { template: "deck" } })).body).toMatchObject({
    selectedTemplate: "deck",
    agency: { name: "Harbour" },
  });
  expect((await upload(member)).template).toBe("deck");
  await member(`/agency/members/${memberId}`, { method: "DELETE" });
  expect(await keys()).toEqual(["default"]);
  expect((await member<User>("/user")).body.selectedTemplate).toBe("default");
  expect((await upload(member)).template).toBe("default");
});

test("the brand and the words are the agency's: brand editors and administrators change them, all use them", async () => {
  await owner("/house/brand", { method: "PUT", json: { name: "Harbour Staffing" } });
  await member("/house/brand", { method: "PUT", json: { name: "Member's own" } });
  const words = { headings: [{ text: "Career milestones", section: "work" }], labels: [] };
  await owner("/house/words", { method: "PUT", json: words });
  await makeTogether();
  const brandName = async (by: Caller) => (await by("/house/brand")).body.brand?.name;
  expect([await brandName(owner), await brandName(member)]).toEqual(["Harbour Staffing", "Harbour Staffing"]);
  expect((await member("/house/words")).body).toMatchObject(words);

  for (const [call, json] of [
    ["/house/brand", { name: "Mine" }],
    ["/house/words", words],
  ] as const) {
    const { status, body } = await member(call, { method: "PUT", json });
    expect([status, body.error]).toEqual([403, "Only brand editors and administrators of Harbour can change that."]);
  }
  expect((await member("/house/brand", { method: "DELETE" })).status).toBe(403);
  await owner(`/agency/members/${memberId}`, { method: "PATCH", json: { role: "brand-editor" } });
  await member("/house/brand", { method: "PUT", json: { name: "Harbour & Sons" } });
  expect(await brandName(owner)).toBe("Harbour & Sons");

  await owner("/agency", { method: "DELETE" });
  expect([await brandName(owner), await brandName(member)]).toEqual(["Harbour & Sons", "Member's own"]);
  expect((await owner("/house/words")).body).toMatchObject(words);
  expect((await member("/house/words")).body).toEqual({ headings: [], labels: [] });
});

test("a dissolved agency's brand and words take the place of those that the account which pays had of its own", async () => {
  const words = (text: string) => ({ headings: [{ text, section: "work" }], labels: [] });
  for (const [by, name] of [
    [owner, "Harbour"],
    [member, "Quay"],
  ] as const) {
    await by("/house/brand", { method: "PUT", json: { name } });
    await by("/house/words", { method: "PUT", json: words(name) });
  }
  await makeTogether();
  await owner("/agency", { method: "PATCH", json: { payer: memberId } });
  await owner("/agency", { method: "DELETE" });
  expect((await member("/house/brand")).body.brand).toMatchObject({ name: "Harbour" });
  expect((await member("/house/words")).body).toMatchObject(words("Harbour"));
  expect((await owner("/house/brand")).body.brand).toBeNull();
});

test("only administrators change the agency, and one stays", async () => {
  await makeTogether("brand-editor");
  for (const refused of [
    await member("/agency", { method: "PATCH", json: { name: "Mine" } }),
    await member("/agency", { method: "DELETE" }),
    await member("/agency/invitations", { json: { email: "x@agency.test", role: "recruiter" } }),
    await member(`/agency/members/${memberId}`, { method: "PATCH", json: { role: "administrator" } }),
    await member(`/agency/members/${ownerId}`, { method: "DELETE" }),
  ])
    expect([refused.status, refused.body.error]).toEqual([403, "Only an administrator of Harbour can do that."]);
  await invite("new@agency.test");
  expect((await owner<Agency>("/agency")).body.invitations).toHaveLength(1);
  expect((await member<Agency>("/agency")).body.invitations).toEqual([]);

  const last = await owner(`/agency/members/${ownerId}`, { method: "PATCH", json: { role: "recruiter" } });
  expect([last.status, last.body.error]).toEqual([409, "Harbour needs an administrator. Please make somebody else one first."]);
  await owner(`/agency/members/${memberId}`, { method: "PATCH", json: { role: "administrator" } });
  expect((await owner(`/agency/members/${ownerId}`, { method: "PATCH", json: { role: "recruiter" } })).status).toBe(200);
  expect((await member("/agency", { method: "PATCH", json: { name: "Ours", sharesJobs: false } })).body).toMatchObject({
    name: "Ours",
    sharesJobs: false,
  });
});

test("another member pays from now on, and has the credits; not while there is a subscription", async () => {
  await makeTogether("administrator");
  const admin = await api.admin();
  api.engine.store.raw.run(
    "insert into subscriptions (id, user_id, plan, status, started_at, news_at) values ('sub_1', ?, 'pro', 'active', 0, 0)",
    [ownerId],
  );
  const refused = await owner("/agency", { method: "PATCH", json: { payer: memberId } });
  expect([refused.status, refused.body.error]).toEqual([
    409,
    "The account that pays has a subscription. Please end it first: it cannot be handed over.",
  ]);
  api.engine.store.raw.run("delete from subscriptions");

  await owner("/agency", { method: "PATCH", json: { payer: memberId } });
  expect((await member<Agency>("/agency")).body.members.map(({ id, pays }) => [id, pays])).toEqual([
    [ownerId, undefined],
    [memberId, true],
  ]);
  expect([await credits(owner), await credits(member)]).toEqual([23, 23]);
  await upload(owner);
  expect(await credits(member)).toBe(22);
  expect((await owner("/agency", { method: "PATCH", json: { payer: crypto.randomUUID() } })).status).toBe(404);

  const { entries } = (await admin<LedgerPage>(`/admin/user/${ownerId}/ledger`)).body;
  expect(entries[0]).toMatchObject({ kind: "adjustment", amount: -20, note: "Handed over with Harbour", balance: 0 });
});

test("colleagues see each other's CVs, download them and take them over; nobody else does", async () => {
  const before = await upload(member);
  await makeTogether();
  const { id } = await upload(member);
  await upload(owner);
  await owner("/match", { form: matchForm(["a.pdf"]) });
  await api.engine.runner.idle();
  const outsider = (await api.signUp()).call;

  const all = (await owner<Job[]>("/jobs?of=agency")).body;
  expect(all.map(({ jobType }) => jobType)).toEqual(["matcher", "cv", "cv"]);
  const { body: first, headers } = await owner<Job[]>("/jobs?of=agency&limit=2");
  const next = /<\/api(.+)>/.exec(headers.get("link") ?? "")?.[1] ?? "";
  expect([...first, ...(await member<Job[]>(next)).body]).toEqual(all);
  const seen = all.slice(1);
  expect(seen.map(({ owner }) => owner?.email)).toEqual(["owner@agency.test", "member@agency.test"]);
  expect(seen.map((job) => job.id)).not.toContain(before.id);
  expect((await owner<Job[]>("/jobs")).body).toHaveLength(2);
  expect((await owner(`/jobs/${id}`)).status).toBe(200);
  expect((await owner(`/download/${id}/docx`)).status).toBe(200);
  expect((await owner(`/jobs/${before.id}`)).status).toBe(404);
  for (const call of [`/jobs/${id}`, `/download/${id}/docx`, `/jobs/${id}/picture`]) expect((await outsider(call)).status).toBe(404);
  expect((await outsider(`/jobs/${id}/take-over`, { method: "POST" })).status).toBe(404);
  for (const list of ["/jobs?of=agency", next]) expect((await outsider(list)).status).toBe(404);

  // Until it is taken over, a colleague's CV is only read.
  for (const call of [
    await owner(`/jobs/${id}/review`),
    await owner(`/jobs/${id}/resume`),
    await owner(`/cleanup/${id}`, { method: "POST" }),
    await owner("/jobs/bulk", { json: { ids: [id], action: "delete" } }),
  ])
    expect(call.status === 404 || call.body.failed?.length === 1).toBe(true);

  expect((await owner<Job>(`/jobs/${id}/take-over`, { method: "POST" })).body.id).toBe(id);
  expect((await owner(`/jobs/${id}/review`)).status).not.toBe(404);
  expect((await member<Job[]>("/jobs")).body.map((job) => job.id)).toEqual([before.id]);
});

test("a colleague's CV that was deleted at the end of its retention is neither listed nor taken over", async () => {
  await makeTogether();
  const { id } = await upload(member);
  api.engine.clock.advance(DAY);
  expect(api.engine.purge(0)).toBe(1);
  owner = (await api.signIn("owner@agency.test", PASSWORD)).call;
  expect((await owner<Job[]>("/jobs?of=agency")).body).toEqual([]);
  const { status, body } = await owner(`/jobs/${id}/take-over`, { method: "POST" });
  expect([status, body.error]).toEqual([410, "This job has been deleted at the end of its retention period."]);
});

test("what a member did becomes that of the administrator who removes it, also of one who does not pay", async () => {
  await makeTogether("administrator");
  const third = await api.signUp({ email: "third@agency.test" });
  await join(third.call, await invite("third@agency.test"));
  const { id } = await upload(third.call);
  await member(`/agency/members/${third.user.id}`, { method: "DELETE" });
  expect((await member<Job[]>("/jobs")).body.map((job) => job.id)).toEqual([id]);
  expect((await owner<Job[]>("/jobs")).body).toEqual([]);
});

test("who pays already does not hand the credits over to itself", async () => {
  await make();
  const admin = await api.admin();
  const rows = async () => (await admin<LedgerPage>(`/admin/user/${ownerId}/ledger`)).body.entries.length;
  const before = await rows();
  expect((await owner("/agency", { method: "PATCH", json: { payer: ownerId } })).status).toBe(200);
  expect([await rows(), await credits(owner)]).toEqual([before, 20]);
});

test("where the agency does not want it, colleagues see nothing of each other", async () => {
  await makeTogether("administrator", { sharesJobs: false });
  const { id } = await upload(member);
  const refused = await owner("/jobs?of=agency");
  expect([refused.status, refused.body.error]).toEqual([403, "In Harbour everybody sees the own CVs."]);
  expect((await owner(`/jobs/${id}`)).status).toBe(404);
  expect((await owner(`/download/${id}/docx`)).status).toBe(404);
  expect((await owner(`/jobs/${id}/take-over`, { method: "POST" })).status).toBe(404);
});

test("what was done for the agency stays there when a member goes, and what was made before goes along", async () => {
  const before = await upload(member);
  await makeTogether();
  const within = await upload(member);
  await owner(`/agency/members/${memberId}`, { method: "DELETE" });
  expect((await member<Job[]>("/jobs")).body.map(({ id }) => id)).toEqual([before.id]);
  expect((await owner<Job[]>("/jobs")).body.map(({ id }) => id)).toEqual([within.id]);
  expect((await member("/agency")).body).toBeNull();
  expect((await owner(`/agency/members/${memberId}`, { method: "DELETE" })).status).toBe(404);
});

test("who pays does not go, nor is deleted, before another one pays; an agency keeps what a deleted member did, and ends with its last account", async () => {
  await makeTogether("administrator");
  const leaving = await owner(`/agency/members/${ownerId}`, { method: "DELETE" });
  expect([leaving.status, leaving.body.error]).toEqual([
    409,
    "This account pays for the agency. Please let another one pay first, or dissolve the agency.",
  ]);
  const admin = await api.admin();
  const deletion = await admin(`/admin/user/${ownerId}`, { method: "DELETE" });
  expect([deletion.status, deletion.body.error]).toEqual([
    409,
    "This account pays for Harbour. Another member must pay before it can be deleted.",
  ]);
  const { id } = await upload(member);
  await owner(`/agency/members/${ownerId}`, { method: "PATCH", json: { role: "recruiter" } });
  expect((await admin(`/admin/user/${memberId}`, { method: "DELETE" })).status).toBe(200);
  expect((await owner<Job[]>("/jobs")).body.map((job) => job.id)).toEqual([id]);
  expect((await owner<User>("/user")).body.agency?.role).toBe("administrator");
  expect((await admin(`/admin/user/${ownerId}`, { method: "DELETE" })).status).toBe(200);
  expect(api.engine.store.raw.query("select * from agencies").all()).toEqual([]);
});

test("when an agency is dissolved everybody has the own jobs and credits again", async () => {
  await makeTogether();
  const { id } = await upload(member);
  await owner("/agency", { method: "DELETE" });
  expect((await owner("/agency")).body).toBeNull();
  expect((await owner(`/jobs/${id}`)).status).toBe(404);
  expect((await member<Job[]>("/jobs")).body.map((job) => job.id)).toEqual([id]);
  expect([await credits(owner), await credits(member)]).toEqual([19, 3]);
});

test("a key of a member acts with the agency's credits and templates", async () => {
  await makeTogether();
  const { key } = (await member("/keys", { json: { name: "Import", scopes: ["cv:write", "cv:read"] } })).body;
  const headers = { authorization: `Bearer ${key}` };
  expect((await api.anonymous("/upload-cv", { form: cvForm({ template: "deck" }), headers })).status).toBe(201);
  await api.engine.runner.idle();
  expect(await credits(owner)).toBe(19);
  expect((await api.anonymous<Job[]>("/jobs?of=agency", { headers })).body).toHaveLength(1);
});
