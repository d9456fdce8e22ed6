import { expect, test } from "bun:test";
import type { AuditEvent } from "../../../../engine/contract/audit-actions.ts";
import { AUDIT_ACTION_NAMES } from "../../../../engine/contract/audit-actions.ts";
import { fill, press, refused, screen, show, waitFor } from "../../../testing/screen.tsx";

const { AuditLog } = await import("./audit-log.tsx");
const { ACTION_GROUPS } = await import("./audit-filter.ts");

const event = (seq: number, part: Partial<AuditEvent> = {}): AuditEvent => ({
  seq,
  at: "2026-03-10T12:00:00.000Z",
  action: "document.downloaded",
  what: `Downloaded documents: ${seq}`,
  actor: { id: "1", name: "zoe@agency.test" },
  way: "browser",
  subject: { kind: "job", id: "job-1" },
  account: "1",
  accountName: "zoe@agency.test",
  hash: "",
  ...part,
});
const shown = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

test("records say what happened, to what, who did it and how, and more are loaded on demand", async () => {
  const page = show(<AuditLog />, {
    "GET /admin/audit": { events: [event(3), event(2, { way: "key", key: { id: "k", name: "Import" } })], next: 2 },
    "GET /admin/audit?cursor=2": { events: [event(1, { actor: { id: null, name: null }, way: "service", subject: undefined })] },
  });
  await screen.findByText("Downloaded documents: 3");
  expect(shown()[0]).toMatch(/^Downloaded documents: 3job job-1 of zoe@agency.testzoe@agency.test, browser/);
  expect(shown()[1]).toContain("zoe@agency.test, API key Import");
  await press("Load more");
  await waitFor(() => expect(shown()[2]).toContain("The service itself"));
  expect(screen.queryByRole("button", { name: "Load more" })).toBeNull();
  expect(page.calls().map(({ call }) => call)).toEqual(["GET /admin/audit", "GET /admin/audit?cursor=2"]);
});

test("what is written into the form is asked for, who and what lead to their own records, and all can be cleared", async () => {
  const page = show(<AuditLog />, {
    "GET /admin/audit": { events: [event(1)] },
    "GET /admin/audit?subject=job-1": { events: [event(7)] },
  });
  await press("job-1");
  await screen.findByText("Downloaded documents: 7");
  expect(screen.getByLabelText<HTMLInputElement>("To what").value).toBe("job-1");
  await press("Clear");
  await screen.findByText("Downloaded documents: 1");

  fill("Who", " zoe@agency.test ");
  fill("Did what", "login.failed");
  fill("Since", "2026-03-01");
  await press("Search");
  await waitFor(() =>
    expect(page.calls().at(-1)?.call).toBe("GET /admin/audit?actor=zoe%40agency.test&action=login.failed&from=2026-03-01"),
  );
});

test("a search that finds nothing yet goes on by itself until the end", async () => {
  show(<AuditLog />, {
    "GET /admin/audit": { events: [] },
    "GET /admin/audit?text=needle": { events: [], next: 50 },
    "GET /admin/audit?text=needle&cursor=50": { events: [], next: 20 },
    "GET /admin/audit?text=needle&cursor=20": { events: [event(9)] },
  });
  await screen.findByText("Nothing is recorded yet.");
  fill("Words", "needle");
  await press("Search");
  await screen.findByText("Downloaded documents: 9");
});

test("no record, a filter that cannot be and a service that fails are said", async () => {
  show(<AuditLog />, {
    "GET /admin/audit": refused(500),
    "GET /admin/audit?actor=x": { events: [] },
    "GET /admin/audit?subject=y": refused(400, "There is no such thing."),
  });
  await screen.findByText(/cannot be read/);
  fill("Who", "x");
  await press("Search");
  await screen.findByText("No record is like that.");
  fill("Who", "");
  fill("To what", "y");
  await press("Search");
  await screen.findByText("There is no such thing.");
});

test("what is found is exported", async () => {
  const page = show(<AuditLog />, { "GET /admin/audit": { events: [event(1)] }, "GET /admin/audit?subject=job-1": { events: [event(1)] } });
  await press("job-1");
  await screen.findByText("Downloaded documents: 1");
  await press("Export");
  await waitFor(() => expect(page.calls().at(-1)?.call).toBe("GET /admin/audit/export?subject=job-1&format=csv"));
});

test("every action can be chosen, under what it belongs to", () => {
  expect(ACTION_GROUPS.flatMap(([, actions]) => actions.map(([name]) => name)).sort()).toEqual([...AUDIT_ACTION_NAMES].sort());
  expect(ACTION_GROUPS.map(([title]) => title)).toEqual([
    "Signing in",
    "Passwords",
    "Accounts",
    "Agencies",
    "Keys and webhooks",
    "CVs",
    "Analyses",
    "People",
    "House",
    "Service",
  ]);
});
