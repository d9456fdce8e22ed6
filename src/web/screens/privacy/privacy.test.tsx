import { expect, test } from "bun:test";
import type { ErasureReceipt, ListedDecision, PersonFound, PersonItem } from "../../../engine/contract/api.ts";
import { fakeAgency, memberOf, ownAgency } from "../../testing/fake-agency.ts";
import { fakeUser } from "../../testing/fake-api.ts";
import { fill, fireEvent, press, pressInDialog, refused, screen, show, toastSays, waitFor } from "../../testing/screen.tsx";

const { default: PrivacyScreen } = await import("./privacy-screen.tsx");
const { saysDecision } = await import("./decisions/says-decision.ts");

const admin = fakeUser({ role: "admin" });
const intact = { intact: true, records: 2, first: 1, last: 2, end: "ab", removed: 0, problems: [] };
const kept = { seq: 1, at: "2026-03-10T12:00:00.000Z", before: "", by: "zoe", hash: "1", seal: "1" };
const look: ListedDecision = { ...kept, kind: "view", job: "j", account: "zoe@agency.test" };
const answers = {
  "GET /user": admin,
  "GET /admin/matcher": { on: true, fixed: false },
  "GET /decisions": { records: [look], total: 1, next: null },
  "GET /decisions/check": intact,
};

test("the matcher is switched off after a question, and on again at once", async () => {
  const page = show(<PrivacyScreen />, { ...answers, "PUT /admin/matcher": refused(409, "It is not the day for this.") });
  await press("Switch Off");
  await pressInDialog("Switch Off");
  await toastSays("Update Failed", "It is not the day for this.");
  page.answer({ "PUT /admin/matcher": { on: false, fixed: false }, "GET /admin/matcher": { on: false, fixed: false } });
  await pressInDialog("Switch Off");
  await toastSays("Matcher Switched Off", "It is recorded in the decision log.");
  await screen.findByText("No account can start an analysis. Analyses that were made before can still be read.");
  page.answer({ "PUT /admin/matcher": { on: true, fixed: false } });
  await press("Switch On");
  await toastSays("Matcher Switched On");
  const sent = page.calls().flatMap(({ call, body }) => (call === "PUT /admin/matcher" ? [body] : []));
  expect(sent).toEqual([{ on: false }, { on: false }, { on: true }]);
});

test("a matcher that the configuration has switched off cannot be switched on here", async () => {
  show(<PrivacyScreen />, { ...answers, "GET /admin/matcher": { on: false, fixed: true } });
  await screen.findByText(/The configuration of this service \(VITAE_MATCHER\) has switched it off/);
  expect(screen.queryByRole("button", { name: /Switch O/ })).toBeNull();
});

test("the decision log is told in sentences, page by page, and says when somebody has tampered with it", async () => {
  const page = show(<PrivacyScreen />, {
    ...answers,
    "GET /decisions": { records: [look], total: 2, next: 1 },
    "GET /decisions?from=1": {
      records: [{ ...look, account: undefined, by: "command", kind: "switch", matcher: "off" }],
      total: 2,
      next: null,
    },
    "GET /decisions/check": { ...intact, intact: false, problems: ["Record 1 was changed."] },
  });
  await screen.findByText("Looked at a result");
  screen.getByText("zoe@agency.test");
  await screen.findByText("Record 1 was changed.");
  await press("Older");
  await screen.findByText("Switched the matcher off");
  screen.getByText("The command line");
  await press("Newer");
  await screen.findByText("Looked at a result");
  expect(page.calls().some(({ call }) => call === "GET /decisions?from=1")).toBe(true);
});

test("every kind of record has its sentence", () => {
  const cv = "0123456789abcdef";
  const records: [object, string][] = [
    [{ kind: "match", cv, outcome: "scored", scores: { overall: 7 } }, "CV 0123456789 was scored 7.0 of 10"],
    [{ kind: "match", cv, outcome: "refused" }, "CV 0123456789 could not be read"],
    [{ kind: "download", what: "report" }, "Saved the report of a result"],
    [
      { kind: "override", cv, requirement: 2, from: "no", to: "yes", reasonText: "She led it." },
      "Decided otherwise on requirement 2 for CV 0123456789: not met became met. She led it.",
    ],
    [
      { kind: "override", cv, requirement: 1, from: "must", to: "ignore", reasonText: "Not needed." },
      "Decided otherwise on requirement 1 for CV 0123456789: must-have became ignored. Not needed.",
    ],
    [
      { kind: "override", cv, requirement: null, from: "3.1", to: "7.0" },
      "Decided otherwise for CV 0123456789: 3.1 became 7.0. The reason was erased.",
    ],
    [{ kind: "export", what: "decisions" }, "Exported this log"],
    [{ kind: "erasure", items: ["a", "b"] }, "Erased 2 items of a person"],
    [{ kind: "cut", removed: 1, days: 184 }, "Removed 1 record older than 184 days"],
  ];
  for (const [record, sentence] of records) expect(saysDecision({ ...kept, ...record } as ListedDecision)).toBe(sentence);
});

test("what is to be read opens beside, and the notice for candidates is saved in a language", async () => {
  const page = show(<PrivacyScreen />, { ...answers, "GET /candidate-notice?language=de": "text" });
  const link = await screen.findByRole("link", { name: /What the matcher is for/ });
  expect(link.getAttribute("href")).toBe("/api/about/matcher");
  await press("Deutsch");
  await toastSays("Download started");
  expect(page.calls().some(({ call }) => call === "GET /candidate-notice?language=de")).toBe(true);
});

test("who is no administrator sees neither the switch nor the log", async () => {
  const page = show(<PrivacyScreen />, { ...answers, "GET /user": fakeUser() });
  await screen.findByText("Privacy");
  await waitFor(() => expect(page.calls().length).toBeGreaterThan(0));
  expect(screen.queryByText("Decision Log")).toBeNull();
  expect(page.calls().some(({ call }) => /decisions|admin/.test(call))).toBe(false);
});

const item = (part: Partial<PersonItem>): PersonItem => ({
  id: "cv:1",
  kind: "cv",
  how: "name",
  title: "cv.pdf",
  name: "Ada Byron",
  email: "ada@byron.test",
  at: "2026-03-10T12:00:00.000Z",
  account: "boss@agency.test",
  files: 3,
  erasable: true,
  ...part,
});
const found: PersonFound = {
  subject: "ab",
  items: [
    item({}),
    item({ id: "cv:2", how: "mentioned", title: "ben.pdf", name: "Ben Fox", email: null }),
    item({ id: "account:3", kind: "account", title: "Account of this service", erasable: false, files: 0 }),
  ],
  names: ["Ada Byron"],
  emails: ["ada@byron.test"],
  decisions: 2,
  unread: 1,
  backups: [{ madeAt: "2026-03-11T12:00:00.000Z", path: "/backups/Mon.zip", isThere: false }],
};
const receipt: ErasureReceipt = {
  record: 7,
  hash: "ab",
  at: "2026-03-12T12:00:00.000Z",
  by: "boss",
  subject: "ab",
  erased: [{ id: "cv:1", kind: "cv", uploadedAt: "2026-03-10T12:00:00.000Z", files: 3, hashes: [] }],
  reasons: 1,
  backups: [],
};
const search = async (words: string) => {
  await screen.findByLabelText("Name, mail address or file name");
  fill("Name, mail address or file name", words);
  await press("Find");
};

test("one record of the decision log is told as one", async () => {
  show(<PrivacyScreen />, { ...answers, "POST /people/find": { ...found, decisions: 1 } });
  await search("Ada Byron");
  await screen.findByText("1 record of the decision log is about these CVs. It bears no name, and stays.");
});

test("a person is found in all accounts, and what is theirs is erased after a question, with a receipt", async () => {
  const page = show(<PrivacyScreen />, {
    ...answers,
    "POST /people/find": found,
    "POST /people/erase": refused(404, "Please search again."),
  });
  await search(" Ada Byron ");
  const boxes = await screen.findAllByRole("checkbox");
  expect(boxes.map((box) => [(box as HTMLInputElement).checked, (box as HTMLInputElement).disabled])).toEqual([
    [true, false],
    [false, false],
    [false, true],
  ]);
  screen.getByText("1 of 3 chosen");
  screen.getByText("/backups/Mon.zip");
  screen.getByText("no longer there: moved or deleted");
  screen.getByText(/2 records of the decision log are about these CVs/);
  await press("Erase…");
  await pressInDialog("Erase 1 item");
  await toastSays("Erase Failed", "Please search again.");
  page.answer({ "POST /people/erase": receipt });
  await pressInDialog("Erase 1 item");
  await toastSays("Person Erased");
  await screen.findByText(/1 item with 3 documents, and 1 reason of overrides. It is record 7 of the decision log./);
  const sent = page.calls().flatMap(({ call, body }) => (call.startsWith("POST /people") ? [body] : []));
  expect(sent[0]).toEqual({ query: "Ada Byron", scope: "house" });
  expect(sent[1]).toEqual({ query: "Ada Byron", scope: "house", items: ["cv:1"] });
  expect(screen.queryAllByRole("checkbox")).toEqual([]);
});

test("what is exported is what is chosen, and mentions go with it when they are chosen", async () => {
  const page = show(<PrivacyScreen />, { ...answers, "GET /user": fakeUser(), "POST /people/find": found, "POST /people/export": {} });
  await search("Ada Byron");
  fireEvent.click(await screen.findByLabelText("CV: ben.pdf"));
  await press("Export");
  await toastSays("Download started");
  const sent = page.calls().flatMap(({ call, body }) => (call.startsWith("POST /people") ? [body] : []));
  expect(sent).toEqual([{ query: "Ada Byron" }, { query: "Ada Byron", items: ["cv:1", "cv:2"] }]);
  await press("Erase…");
  await screen.findByText("1 item of other people that only mention this person is among them.");
});

test.each([
  ["administrator", "The agency", { query: "Ada Byron", scope: "agency" }],
  ["recruiter", undefined, { query: "Ada Byron" }],
] as const)("the %s of an agency searches for a person in %p", async (role, place, asked) => {
  const anna = fakeUser();
  const agency = ownAgency(fakeAgency([memberOf(anna, { role, pays: true })]), anna);
  const page = show(<PrivacyScreen />, { ...answers, "GET /user": { ...anna, agency }, "POST /people/find": found });
  await search("Ada Byron");
  await screen.findByText("1 of 3 chosen");
  expect(document.querySelector("[aria-label='Where to search'] [aria-pressed=true]")?.textContent).toBe(place);
  expect(page.sent("POST /people/find")).toEqual([asked]);
});

test("nobody found, several people of one name and a search that is too short are said", async () => {
  const page = show(<PrivacyScreen />, { ...answers, "POST /people/find": refused(400, "Please give at least three letters.") });
  await search("A.");
  await toastSays("Search Failed", "Please give at least three letters.");
  page.answer({ "POST /people/find": { ...found, items: [], unread: 0 } });
  await search("Nobody");
  await screen.findByText("Nothing is held of “Nobody” here.");
  page.answer({ "POST /people/find": { ...found, emails: ["ada@byron.test", "other@byron.test"] } });
  await search("Ada Byron");
  await screen.findByText(/These may be several people with one name: ada@byron.test, other@byron.test/);
});
