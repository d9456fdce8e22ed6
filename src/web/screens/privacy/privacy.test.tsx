import { expect, test } from "bun:test";
import type { ListedDecision } from "../../../engine/contract/api.ts";
import { fakeUser } from "../../testing/fake-api.ts";
import { press, pressInDialog, refused, screen, show, toastSays, waitFor } from "../../testing/screen.tsx";

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
      { kind: "override", cv, from: "no", to: "yes", reasonText: "She led it." },
      "Decided otherwise for CV 0123456789: no became yes. She led it.",
    ],
    [{ kind: "override", cv, from: "no", to: "yes" }, "Decided otherwise for CV 0123456789: no became yes. The reason was erased."],
    [{ kind: "export", what: "decisions" }, "Exported this log"],
    [{ kind: "erasure", items: ["a", "b"] }, "Erased 2 items of a person"],
    [{ kind: "cut", removed: 1, days: 184 }, "Removed 1 record older than 184 days"],
  ];
  for (const [record, sentence] of records) expect(saysDecision({ ...kept, ...record } as ListedDecision)).toBe(sentence);
});

test("who is no administrator sees neither the switch nor the log", async () => {
  const page = show(<PrivacyScreen />, { ...answers, "GET /user": fakeUser() });
  await screen.findByText("Privacy & Matcher");
  await waitFor(() => expect(page.calls().length).toBeGreaterThan(0));
  expect(screen.queryByText("Decision Log")).toBeNull();
  expect(page.calls().some(({ call }) => /decisions|admin/.test(call))).toBe(false);
});
