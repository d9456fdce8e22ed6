import { expect, test } from "bun:test";
import type { Agency, AgencyRole, CreatedAgencyInvitation } from "../../../engine/contract/api.ts";
import { fakeAgency, fakeMember, memberOf, ownAgency } from "../../testing/fake-agency.ts";
import { fakeUser } from "../../testing/fake-api.ts";
import {
  fill,
  fillInDialog,
  fireEvent,
  press,
  pressInDialog,
  Refusal,
  refused,
  screen,
  show,
  toastSays,
  waitFor,
  within,
} from "../../testing/screen.tsx";

const { default: AgencyScreen } = await import("./agency-screen.tsx");
const { mailTo } = await import("./invitations/invitation-mail.ts");
const { findMembers } = await import("./members/members-card.tsx");

const anna = fakeUser();
const ben = fakeMember({ id: "ben" });
const cleo = { id: "i1", email: "cleo@agency.test", role: "recruiter" as const, createdAt: "2026-01-02T10:00:00Z" };

/** Anna in an agency with Ben. `pays`: she, or else he. */
function inAgency(role: AgencyRole, { pays = role === "administrator", ...part }: Partial<Agency> & { pays?: boolean } = {}): Agency {
  const own = memberOf(anna, { role, ...(pays && { pays }) });
  return fakeAgency([own, { ...ben, ...(!pays && { pays: true as const }) }], part);
}
const open = (agency: Agency | null, more: Record<string, unknown> = {}) =>
  show(<AgencyScreen />, {
    "GET /user": { ...anna, ...(agency && { agency: ownAgency(agency, anna) }) },
    "GET /agency": agency,
    ...more,
  });
const inDialog = () => within(screen.getByRole("dialog"));
const isClosed = () =>
  waitFor(() => {
    if (screen.queryByRole("dialog")) throw new Error("a window is open");
  });
const rowOf = (name: string) => within(screen.getByText(name, { selector: "strong" }).closest("li") as HTMLElement);

test("an account without an agency is told what one is for, and makes one with its name and what colleagues see", async () => {
  const call = "POST /agency";
  const page = open(null, { [call]: refused(409, "Your account is in the agency Harbour already. Please leave it first.") });
  await screen.findByText(/In an agency one account pays for all, and everybody has the same templates, brand and words\./);
  await press("Make an agency");
  await press("Make agency");
  await toastSays("Validation Error", "Please give the agency a name.");
  expect(page.sent(call)).toEqual([]);

  fillInDialog("Name", " Enna Partners ");
  inDialog().getByText("Everybody sees in the list what all make for the agency, can download the documents and take the work over.");
  fireEvent.click(inDialog().getByRole("switch"));
  inDialog().getByText("Everybody sees their own CVs and analyses alone.");
  await press("Make agency");
  await inDialog().findByText("Your account is in the agency Harbour already. Please leave it first.");
  expect(page.sent(call)).toEqual([{ name: "Enna Partners", sharesJobs: false }]);

  const made = inAgency("administrator");
  page.answer({ [call]: new Refusal(201, made), "GET /agency": made });
  await press("Make agency");
  await isClosed();
  await screen.findByRole("heading", { name: "Enna Partners" });
  await toastSays("Agency made", "Enna Partners");
});

test("an agency that cannot be read is said to be", async () => {
  open(null, { "GET /agency": refused(500) });
  await screen.findByText("The agency cannot be read. Please reload the page.");
  expect(screen.queryByText("You work alone") === null).toBe(true);
});

test("a recruiter sees the members, who pays and who may change what, and can change nothing but leave", async () => {
  open(inAgency("recruiter", { sharesJobs: false }));
  await screen.findByText("2 members, 24 credits used this month");
  screen.getByText("Everybody sees their own CVs and analyses alone.");
  screen.getByText("Administrators change the agency and its members. They and the brand editors change brand and words.");
  expect(document.querySelector(".agency-lines")?.textContent).toContain("Ben Vos (ben@agency.test) pays. All use the credits");
  expect(rowOf("Ben Vos").getByText("Pays")).toBeTruthy();
  expect(rowOf("Anna Keller").getByText("You")).toBeTruthy();
  const buttons = screen.getAllByRole("button").map(({ textContent }) => textContent);
  expect(buttons.filter((name) => name && !["Menu", "Logout"].includes(name))).toEqual(["Leave the agency"]);
  expect([screen.queryByRole("switch"), screen.queryByRole("combobox"), screen.queryByText("Invitations")]).toEqual([null, null, null]);
});

test("an administrator renames the agency, and says whether colleagues see each other's work", async () => {
  const agency = inAgency("administrator");
  const page = open(agency, { "PATCH /agency": refused(403, "Only an administrator of Enna Partners can do that.") });
  fireEvent.click(await screen.findByRole("switch"));
  await toastSays("Not changed", "Only an administrator of Enna Partners can do that.");
  await waitFor(() => expect((screen.getByRole("switch") as HTMLInputElement).checked).toBe(true));

  const changed = { ...agency, sharesJobs: false };
  page.answer({ "PATCH /agency": changed, "GET /agency": changed });
  fireEvent.click(screen.getByRole("switch"));
  await screen.findByText("Everybody sees their own CVs and analyses alone.");

  const renamed = { ...changed, name: "Harbour" };
  await press("Rename");
  fillInDialog("Name", " Harbour ");
  page.answer({ "PATCH /agency": renamed, "GET /agency": new Promise(() => {}) });
  await pressInDialog("Rename");
  await isClosed();
  // At once, before the agency is read anew.
  screen.getByRole("heading", { name: "Harbour" });
  expect(page.sent("PATCH /agency")).toEqual([{ sharesJobs: false }, { sharesJobs: false }, { name: "Harbour" }]);
});

test("who pays hands over to a member who was chosen; a subscription that stands against it is told in the window", async () => {
  const agency = inAgency("administrator");
  const page = open(agency, { "PATCH /agency": refused(409, "The account that pays has a subscription.") });
  await press("Hand over");
  // Who pays cannot go.
  expect(screen.queryByText("Leave the agency") === null).toBe(true);
  await pressInDialog("Hand over");
  await toastSays("Validation Error", "Please choose who pays from now on.");
  expect([...inDialog().getByLabelText("Who pays from now on").querySelectorAll("option")].map(({ text }) => text)).toEqual([
    "Choose a member",
    "Ben Vos (ben@agency.test)",
  ]);
  fillInDialog("Who pays from now on", "ben");
  inDialog().getByText(/^Ben Vos gets all credits of the agency/);
  await pressInDialog("Hand over");
  await inDialog().findByText("The account that pays has a subscription.");

  const handed = inAgency("administrator", { pays: false });
  page.answer({ "PATCH /agency": handed, "GET /agency": handed });
  await pressInDialog("Hand over");
  await toastSays("Handed over", "Ben Vos pays from now on.");
  expect(page.sent("PATCH /agency").at(-1)).toEqual({ payer: "ben" });
  await screen.findByRole("button", { name: "Leave the agency" });
});

test("a member's role is changed at once; what the service refuses is said, and the role stays", async () => {
  const agency = inAgency("administrator");
  const page = open(agency, { "PATCH /agency/members/ben": refused(409, "Enna Partners needs an administrator.") });
  await screen.findByText("Ben Vos", { selector: "strong" });
  fill("Role of Ben Vos", "brand-editor");
  await toastSays("Role not changed", "Enna Partners needs an administrator.");
  await waitFor(() => expect((screen.getByLabelText("Role of Ben Vos") as HTMLSelectElement).value).toBe("recruiter"));

  const [own] = agency.members;
  const changed = { ...agency, members: [own, { ...ben, role: "brand-editor" }] };
  page.answer({ "PATCH /agency/members/ben": changed, "GET /agency": changed });
  fill("Role of Ben Vos", "brand-editor");
  await toastSays("Role changed", "Ben Vos: Brand editor");
  expect(page.sent("PATCH /agency/members/ben")).toEqual([{ role: "brand-editor" }, { role: "brand-editor" }]);
});

test("an administrator who gives up the own role is asked first", async () => {
  const call = `PATCH /agency/members/${anna.id}`;
  const agency = inAgency("administrator", { pays: false });
  const page = open(agency, { [call]: agency });
  await screen.findByText("Ben Vos", { selector: "strong" });
  fill("Role of Anna Keller", "recruiter");
  await screen.findByText("You are no administrator of the agency then. Another administrator must make you one again.");
  expect(page.sent(call)).toEqual([]);
  await pressInDialog("Change my role");
  await isClosed();
  expect(page.sent(call)).toEqual([{ role: "recruiter" }]);
});

test("a member is removed after a question that says what becomes of the work, and the row is gone at once", async () => {
  const call = "DELETE /agency/members/ben";
  const page = open(inAgency("administrator"), { [call]: refused(500, "Please try again later.") });
  await screen.findByText("Ben Vos", { selector: "strong" });
  // Neither oneself, nor the account that pays.
  expect(screen.getAllByRole("button", { name: /^Remove/ })).toHaveLength(1);
  await press("Remove Ben Vos");
  await screen.findByText("The CVs and analyses that Ben Vos made for Enna Partners are yours from then on.");
  await pressInDialog("Remove");
  await toastSays("Not removed", "Please try again later.");
  // The answer of a list that is being read stays away: the row goes by itself.
  page.answer({ [call]: { success: true }, "GET /agency": new Promise(() => {}) });
  await pressInDialog("Remove");
  await toastSays("Member removed", "Ben Vos");
  expect(screen.queryByText("Ben Vos", { selector: "strong" }) === null).toBe(true);
  // The button that had the focus is gone.
  await waitFor(() => expect(document.activeElement?.className).toBe("agency-part"));
});

test("many members are in pages, and are found by name and address", async () => {
  const others = Array.from({ length: 60 }, (_, at) => fakeMember({ firstName: `Zoë ${at + 1}`, email: `z${at + 1}@agency.test` }));
  const agency = inAgency("administrator");
  open({ ...agency, members: [...agency.members, ...others] });
  await screen.findByText("1 to 10 of 62 members");
  await press("Later");
  screen.getByText("11 to 20 of 62 members");
  fill("Find a member", "vos");
  screen.getByText("1 to 10 of 61 members");
  fill("Find a member", "zoe 60");
  screen.getByText("Zoë 60 Vos");
  expect(screen.getAllByRole("combobox")).toHaveLength(1);
  fill("Find a member", "nobody of this name");
  screen.getByText("No member has “nobody of this name” in the name or address.");
  expect(findMembers(others, "Z7@agency VOS").map(({ email }) => email)).toEqual(["z7@agency.test"]);
});

const MADE: CreatedAgencyInvitation = {
  ...cleo,
  expiresAt: new Date(Date.now() + 14 * 86_400_000).toISOString(),
  url: "https://cv.agency.test/agency/join#t0ken",
};

test("somebody is invited by address and role, and the link is shown once, to be copied or written in a mail", async () => {
  const call = "POST /agency/invitations";
  const page = open(inAgency("administrator"), { [call]: refused(409, "cleo@agency.test is in Enna Partners already.") });
  await screen.findByText("Nobody is invited at the moment.");
  await press("Invite");
  await press("Make link");
  await toastSays("Validation Error", "Please enter the email address.");
  fillInDialog("Email", " cleo@agency.test ");
  fillInDialog("Role", "brand-editor");
  inDialog().getByText("Works with CVs, and changes brand and words.");
  await press("Make link");
  await inDialog().findByText("cleo@agency.test is in Enna Partners already.");
  expect(page.sent(call)).toEqual([{ email: "cleo@agency.test", role: "brand-editor" }]);

  page.answer({ [call]: new Refusal(201, MADE), "GET /agency": inAgency("administrator", { invitations: [MADE] }) });
  await press("Make link");
  expect(((await screen.findByLabelText("Link")) as HTMLInputElement).value).toBe(MADE.url);
  expect(screen.getByRole("link", { name: "Write a mail" }).getAttribute("href")).toBe(mailTo(MADE, "Enna Partners"));
  await press("Done");
  await isClosed();
  expect(document.body.innerHTML).not.toContain("t0ken");
  await screen.findByText("cleo@agency.test");
  screen.getByText(/Expires on .*, in 1[34] days/);
});

test("a click beside a new link does not lose it before it was copied or written", async () => {
  open(inAgency("administrator"), { "POST /agency/invitations": new Refusal(201, MADE) });
  await press("Invite");
  fillInDialog("Email", "cleo@agency.test");
  await press("Make link");
  const write = await screen.findByRole("link", { name: "Write a mail" });
  const clickBeside = () => {
    const veil = document.querySelector(".veil") as Element;
    fireEvent.pointerDown(veil);
    fireEvent.click(veil);
  };
  clickBeside();
  await new Promise((resolve) => setTimeout(resolve, 30));
  screen.getByLabelText("Link");
  // The mail program that a browser would open.
  write.addEventListener("click", (event) => event.preventDefault());
  fireEvent.click(write);
  clickBeside();
  await isClosed();
});

test("an invited address gets a new link in the place of the former one, and its invitation is revoked", async () => {
  const waiting = inAgency("administrator", { invitations: [{ ...MADE }] });
  const page = open(waiting, { "POST /agency/invitations": new Refusal(201, MADE), "DELETE /agency/invitations/i1": { success: true } });
  await press("New link for cleo@agency.test");
  inDialog().getByText("The former link is refused from then on.");
  expect((inDialog().getByLabelText("Email") as HTMLInputElement).readOnly).toBe(true);
  await press("Make link");
  await screen.findByLabelText("Link");
  expect(page.sent("POST /agency/invitations")).toEqual([{ email: "cleo@agency.test", role: "recruiter" }]);
  await press("Done");

  page.answer({ "GET /agency": new Promise(() => {}) });
  await press("Revoke the invitation of cleo@agency.test");
  await pressInDialog("Revoke");
  await toastSays("Invitation revoked", "cleo@agency.test");
  screen.getByText("Nobody is invited at the moment.");
});

test("the mail to the invited person has address, subject and the link in its text", () => {
  const mail = new URL(mailTo({ ...MADE, email: "cleo+hr&x@agency.test" }, "Enna & Partners"));
  expect(mail.pathname).toBe("cleo%2Bhr%26x@agency.test");
  expect(mail.searchParams.get("subject")).toBe("Join Enna & Partners in Vitae");
  expect(mail.searchParams.get("body")).toContain(`\r\n${MADE.url}\r\n`);
  expect(mail.searchParams.get("body")).toContain("It is for cleo+hr&x@agency.test and can be used until");
});

test("a member leaves after being told who has the work then", async () => {
  const call = `DELETE /agency/members/${anna.id}`;
  const page = open(inAgency("brand-editor"), { [call]: { success: true } });
  await press("Leave the agency");
  await screen.findByText("The CVs and analyses that you made for the agency go to Ben Vos.");
  page.answer({ "GET /agency": new Promise(() => {}), "GET /user": anna });
  await pressInDialog("Leave");
  await toastSays("You have left", "Enna Partners");
  await screen.findByText("You work alone");
  expect(page.sent(call)).toHaveLength(1);
});

test("an agency is dissolved by who types its name, and why not is told in the window", async () => {
  const agency = inAgency("administrator", { name: "Enna  Partners" });
  const page = open(agency, { "DELETE /agency": refused(403, "Only an administrator of Enna Partners can do that.") });
  await press("Dissolve the agency");
  const dissolve = await inDialog().findByRole("button", { name: "Dissolve" });
  expect((dissolve as HTMLButtonElement).disabled).toBe(true);
  fillInDialog("Type the name of the agency", "Enna");
  fireEvent.submit(dissolve.closest("form") as HTMLFormElement);
  expect(page.sent("DELETE /agency")).toEqual([]);
  // As the page shows it.
  fillInDialog("Type the name of the agency", "Enna Partners ");
  await pressInDialog("Dissolve");
  await inDialog().findByText("Only an administrator of Enna Partners can do that.");
  page.answer({ "DELETE /agency": { success: true }, "GET /agency": null, "GET /user": anna });
  await pressInDialog("Dissolve");
  await screen.findByText("You work alone");
  expect(page.sent("DELETE /agency")).toHaveLength(2);
});
