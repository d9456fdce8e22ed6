import { afterEach, beforeEach, expect, test } from "bun:test";
import type { ShownAgencyInvitation } from "../../../../engine/contract/api.ts";
import { fakeAgency, fakeMember, memberOf, ownAgency } from "../../../testing/fake-agency.ts";
import { fakeUser } from "../../../testing/fake-api.ts";
import { press, refused, screen, show, toastSays, waitFor } from "../../../testing/screen.tsx";

const { default: JoinScreen } = await import("./join-screen.tsx");

const anna = fakeUser();
const INVITED: ShownAgencyInvitation = {
  agency: "Enna Partners",
  invitedBy: "ben@agency.test",
  email: anna.email,
  role: "brand-editor",
  sharesJobs: true,
};
const SHOW = "POST /agency/invitation";
const open = (more: Record<string, unknown> = {}) => show(<JoinScreen />, { "GET /user": anna, [SHOW]: INVITED, ...more }, "/agency/join");

beforeEach(() => {
  window.location.hash = "#t0ken";
});
afterEach(() => {
  window.location.hash = "";
});

test("who is invited is told by whom, to what, as what, and what colleagues will see, and joins", async () => {
  const joined = fakeAgency([fakeMember({ pays: true }), memberOf(anna)]);
  const page = open({ "POST /agency/join": joined });
  await screen.findByRole("heading", { name: "Join Enna Partners?" });
  screen.getByText("ben@agency.test has invited anna@agency.test.");
  const points = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(points).toEqual([
    "Brand editor. Works with CVs, and changes brand and words.",
    "Credits, brand and words are those of the agency, and you have its templates too. Your own wait until you leave it.",
    "Colleagues see your work. What you make from now on stands in their list: they can download the documents and take the work over. What you have made before stays yours alone.",
  ]);
  expect(page.sent(SHOW)).toEqual([{ token: "t0ken" }]);
  await press("Join");
  await toastSays("Welcome", "You are a member of Enna Partners.");
  await waitFor(() => expect(page.path()).toBe("/settings/agency"));
  expect(page.sent("POST /agency/join")).toEqual([{ token: "t0ken" }]);
});

test("where colleagues do not see each other's work the page says so, and who may change that", async () => {
  open({ [SHOW]: { ...INVITED, sharesJobs: false, invitedBy: null } });
  await screen.findByText("anna@agency.test is invited.");
  expect(screen.getAllByRole("listitem").at(-1)?.textContent).toStartWith(
    "Colleagues do not see your work, as long as an administrator does not change that for all.",
  );
});

test("who does not want to join goes on to the dashboard, and nothing was joined", async () => {
  const page = open();
  expect((await screen.findByRole("link", { name: "Not now" })).getAttribute("href")).toBe("/dashboard");
  expect(page.sent("POST /agency/join")).toEqual([]);
});

test("an invitation that has expired meanwhile is said to have", async () => {
  open({ "POST /agency/join": refused(404, "This invitation does not exist any more. Please ask for another one.") });
  await press("Join");
  await screen.findByText("This invitation does not exist any more. Please ask for another one.");
  screen.getByRole("button", { name: "Join" });
});

test("an unknown invitation is refused with the service's sentence, and no other account would help", async () => {
  open({ [SHOW]: refused(404, "This invitation does not exist any more. Please ask for another one.") });
  await screen.findByText("This invitation does not exist any more. Please ask for another one.");
  expect(screen.queryByRole("button", { name: "Use another account" })).toBeNull();
});

test("an invitation of another address offers to sign in with that one", async () => {
  const page = open({ [SHOW]: refused(409, "This invitation is for cleo@agency.test, and you are signed in as anna@agency.test.") });
  await screen.findByText("This invitation is for cleo@agency.test, and you are signed in as anna@agency.test.");
  await press("Use another account");
  await waitFor(() => expect(page.sent("POST /logout")).toHaveLength(1));
  // The page keeps its address, and leads to the sign-in screen from there.
  expect(page.path()).toBe("/agency/join");
});

test("who is in an agency already is told to leave it first", async () => {
  const agency = ownAgency(fakeAgency([memberOf(anna, { pays: true })], { name: "Harbour" }), anna);
  open({ "GET /user": { ...anna, agency } });
  await screen.findByText("You are a member of Harbour already. Please leave it first: nobody is in two agencies.");
  expect(screen.getByRole("link", { name: "My agency" }).getAttribute("href")).toBe("/settings/agency");
  expect(screen.queryByRole("button", { name: "Join" })).toBeNull();
});

test("a link without its end is said to be one, and another link in the same tab is read", async () => {
  window.location.hash = "";
  const page = open();
  await screen.findByText("This link is not complete. Please copy all of it.");
  expect(page.sent(SHOW)).toEqual([]);
  window.location.hash = "#0ther";
  window.dispatchEvent(new Event("hashchange"));
  await screen.findByText("Join Enna Partners?");
  expect(page.sent(SHOW)).toEqual([{ token: "0ther" }]);
});
