import { expect, test } from "bun:test";
import type { Job } from "../../../../engine/contract/api.ts";
import { fakeAgency, fakeMember, memberOf, ownAgency, ownerOf } from "../../../testing/fake-agency.ts";
import { fakeJob, fakeUser } from "../../../testing/fake-api.ts";
import {
  fill,
  fireEvent,
  gone,
  press,
  pressInDialog,
  refused,
  screen,
  show,
  toastSays,
  waitFor,
  within,
} from "../../../testing/screen.tsx";

const { Queue } = await import("./queue.tsx");
const { Credits } = await import("../credits.tsx");
const { SettingsLinks } = await import("../settings-links.tsx");
const { findJobs } = await import("./work-list.ts");

const anna = fakeUser();
const ben = fakeMember({ id: "ben" });
const member = (sharesJobs = true) => ({
  ...anna,
  agency: ownAgency(fakeAgency([memberOf(anna), { ...ben, pays: true }], { sharesJobs }), anna),
});

const mine = fakeJob({ candidateName: "Ana López", doubts: 1, reviewedAt: null, owner: ownerOf(anna) });
const bens = fakeJob({
  id: "b1",
  candidateName: "Dora Lind",
  doubts: 0,
  reviewedAt: null,
  owner: ownerOf(ben),
  warnings: ["Please check the name."],
});
const failed = fakeJob({ id: "b2", status: "failed", fileName: "slow.pdf", retryable: true, owner: ownerOf(ben) });
const held = fakeJob({
  id: "b3",
  candidateName: "Eva Holm",
  owner: ownerOf(ben),
  blindDoubts: [{ what: "name", section: "", text: "Eva" }],
  releasedAt: null,
});
const without = ({ owner: _, ...job }: Job): Job => job;

const OF_AGENCY = "GET /jobs?of=agency";
const answers = (more: Record<string, unknown> = {}) => ({
  "GET /user": member(),
  "GET /jobs": [without(mine)],
  [OF_AGENCY]: [mine, bens, failed, held],
  ...more,
});
const open = (more: Record<string, unknown> = {}, path = "/dashboard?of=agency") =>
  show(
    <main>
      <Queue />
    </main>,
    answers(more),
    path,
  );
const rowOf = async (name: string) => within((await screen.findByText(name, { selector: ".file-name" })).closest("li") as HTMLElement);
const buttonsOf = (row: ReturnType<typeof within>) =>
  [...row.queryAllByRole("button"), ...row.queryAllByRole("link")].map((one) => one.getAttribute("aria-label") ?? one.textContent);
const choices = () => screen.queryByRole("navigation", { name: "Whose CVs" });

test("where colleagues see each other's work one chooses between the own list and the agency's, and the address remembers it", async () => {
  const page = open({}, "/dashboard");
  await screen.findByText("Ana López");
  expect(screen.queryByText("You") === null).toBe(true);
  const link = screen.getByRole("link", { name: "The agency's" });
  expect(screen.getByRole("link", { name: "My CVs" }).getAttribute("aria-current")).toBe("page");
  fireEvent.click(link);
  await screen.findByText("Dora Lind");
  expect([page.path(), link.getAttribute("aria-current")]).toEqual(["/dashboard?of=agency", "page"]);
  fireEvent.click(screen.getByRole("link", { name: "My CVs" }));
  await gone(() => screen.queryByText("Dora Lind"));
});

test.each([
  ["works alone", anna],
  ["is in an agency where everybody sees the own work alone", member(false)],
])("who %s has no choice of lists, whatever the address says", async (_, user) => {
  const page = open({ "GET /user": user });
  await screen.findByText("Ana López");
  expect(choices() === null).toBe(true);
  expect(page.sent(OF_AGENCY)).toEqual([]);
});

test("each CV of the agency's list says whose it is; a colleague's can be downloaded and taken over, and nothing else", async () => {
  open();
  const own = await rowOf("Ana López");
  own.getByText("You");
  own.getByRole("checkbox", { name: "Select Ana López" });
  expect(buttonsOf(own)).toContain("Review Ana López");
  expect(buttonsOf(own)).toContain("Delete Ana López");

  const colleagues = await rowOf("Dora Lind");
  expect(colleagues.getByText("Ben Vos").closest(".row-owner")?.getAttribute("title")).toBe("ben@agency.test");
  expect(colleagues.queryByRole("checkbox") === null).toBe(true);
  expect(buttonsOf(colleagues)).toEqual([
    "Preview of Dora Lind",
    "Download DOCX of Dora Lind",
    "Download PDF of Dora Lind",
    "Take over Dora Lind",
  ]);
  expect(buttonsOf(await rowOf("slow.pdf"))).toEqual(["Take over slow.pdf"]);
  expect(buttonsOf(await rowOf("Eva Holm"))).toEqual(["Preview of Eva Holm", "Take over Eva Holm"]);
});

test("what is done with several CVs, or with all that failed, is done with the own ones alone", async () => {
  open({
    [OF_AGENCY]: [mine, fakeJob({ candidateName: "Finn Ode", doubts: 0, reviewedAt: null, owner: ownerOf(anna) }), bens, failed, held],
  });
  fireEvent.click(await screen.findByRole("checkbox", { name: "Select all 2 CVs shown" }));
  expect(document.querySelector(".work-count")?.textContent).toBe("2 selected");
  expect(screen.queryByRole("button", { name: "Clear failed" }) === null).toBe(true);
  expect(document.querySelector(".queue-actions")?.textContent).toEndWith("Review 2 CVs");
});

test("the agency's list is searched by colleague too, and filtered and counted as the own one", async () => {
  open();
  await screen.findByText("1 to review · 1 ready · 1 to check before sending · 1 failed");
  fill("Search", "vos");
  await gone(() => screen.queryByText("Ana López"));
  screen.getByText("Dora Lind");
  await press(/^Failed/);
  expect([...document.querySelectorAll(".file-name")].map(({ textContent }) => textContent)).toEqual(["slow.pdf"]);
  expect(findJobs([mine, bens, failed], { filter: "all", search: "ben@agency" })).toEqual([bens, failed]);
});

test("an agency without a CV says so", async () => {
  open({ [OF_AGENCY]: [] });
  await screen.findByText("Nobody in the agency has a CV here - Upload one to start processing");
});

test("a colleague's CV is taken over after a question that says whose it is, and the focus is on what can be done with it now", async () => {
  const call = "POST /jobs/b1/take-over";
  const page = open({ [call]: refused(404, "This job does not exist.") });
  await press("Take over Dora Lind");
  await screen.findByText("This CV is Ben Vos's. From then on it is yours: you review, change and delete it.");
  await pressInDialog("Take over");
  await toastSays("Not taken over", "This job does not exist.");
  page.answer({ [call]: without(bens), [OF_AGENCY]: new Promise(() => {}) });
  await pressInDialog("Take over");
  await toastSays("Taken over", "Dora Lind");
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Please check"));
  const row = await rowOf("Dora Lind");
  row.getByText("You");
  expect(buttonsOf(row)).toContain("Review Dora Lind");
  expect(page.sent(call)).toHaveLength(2);
});

test("when an administrator has ended the sharing, the own list is shown", async () => {
  const page = open({ [OF_AGENCY]: refused(403, "In Enna Partners everybody sees the own CVs.") });
  page.answer({ "GET /user": member(false) });
  await screen.findByText("Ana López");
  await waitFor(() => expect(choices() === null).toBe(true));
});

test("a list of the agency that cannot be read says so", async () => {
  open({ [OF_AGENCY]: refused(500) });
  await screen.findByText("The queue cannot be read at the moment. It comes back by itself.");
});

test("credits are said to be the agency's, and who does not pay is not led to buy any", async () => {
  show(<Credits />, answers({ "GET /wallet": { plan: null, credits: 7 } }));
  await waitFor(() => expect(document.querySelector(".credits-line")?.textContent).toStartWith("Your agency has 7 credits. A CV costs 1"));
  expect(screen.queryByRole("link", { name: "Buy Credits" }) === null).toBe(true);
});

test.each([
  [anna, "Agency work together with colleagues"],
  [member(), "Agency Enna Partners"],
])("the settings lead to the agency", async (user, name) => {
  show(<SettingsLinks />, { "GET /user": user });
  const link = await screen.findByRole("link", { name });
  expect(link.getAttribute("href")).toBe("/settings/agency");
});
