import { expect, test } from "bun:test";
import type { LedgerEntry } from "../../../../engine/contract/api.ts";
import { fakeUser } from "../../../testing/fake-api.ts";
import { fill, press, refused, screen, show, waitFor } from "../../../testing/screen.tsx";
import { ledgerCsv, readWholeLedger } from "./ledger-csv.ts";

const { default: LedgerDialog } = await import("./ledger-dialog.tsx");

const anna = fakeUser({ id: "anna", credits: 9 });
const entry = (part: Partial<LedgerEntry>): LedgerEntry => ({
  id: 1,
  kind: "charge",
  amount: -1,
  balance: 9,
  ref: null,
  job: { jobType: "cv", fileName: "Maria Santos.pdf", cvCount: 1 },
  note: null,
  at: "2026-11-12T10:00:00.000Z",
  ...part,
});
const page = (entries: LedgerEntry[], part: object = {}) => ({ entries, total: entries.length, page: 1, pages: 1, ...part });
const all = "GET /admin/user/anna/ledger?page=1";

test("entries stand under their months, with a sign before each amount and the balance behind it", async () => {
  const grant = entry({ id: 2, kind: "grant", amount: 1200, balance: 1210, job: null, note: "Free trial" });
  const older = entry({ at: "2026-10-30T10:00:00.000Z", balance: 10 });
  show(<LedgerDialog user={anna} onClose={() => {}} />, { [all]: page([grant, entry({ id: 3 }), older]) });
  await screen.findByText("November 2026");
  const rows = [...document.querySelectorAll(".ledger-table tbody tr")];
  const cells = rows.map((row) =>
    row.children.length === 1
      ? row.textContent
      : [".badge", ".ledger-subject", "td:nth-child(3)", "td:nth-child(4)"].map((cell) => row.querySelector(cell)?.textContent).join(" | "),
  );
  expect(cells).toEqual([
    "November 2026",
    "Grant | Free trial | +1,200 | 1,210",
    "Charge | Maria Santos.pdf | \u22121 | 9",
    "October 2026",
    "Charge | Maria Santos.pdf | \u22121 | 10",
  ]);
});

test("one kind of entry is asked for alone, from its first page on, and that there is none is said", async () => {
  const two = page([entry({})], { total: 60, pages: 2 });
  show(<LedgerDialog user={anna} onClose={() => {}} />, {
    [all]: two,
    "GET /admin/user/anna/ledger?page=2": { ...two, page: 2 },
    "GET /admin/user/anna/ledger?page=1&kind=refund": page([]),
  });
  await screen.findByText("Page 1 of 2, 60 entries");
  await press("Older");
  await screen.findByText("Page 2 of 2, 60 entries");
  fill("Show", "refund");
  await screen.findByText("There are no entries of this kind.");
});

test("an account without entries, and a ledger that cannot be read, are told apart", async () => {
  const answered = show(<LedgerDialog user={anna} onClose={() => {}} />, { [all]: page([]) });
  await screen.findByText("No credits were granted or used yet.");
  answered.answer({ "GET /admin/user/anna/ledger?page=1&kind=grant": refused(500) });
  fill("Show", "grant");
  await screen.findByText("The ledger cannot be read. Please try again.");
});

test("a spreadsheet has the entries of every page", async () => {
  show(<p />, {
    "GET /admin/user/anna/ledger?page=1&kind=charge": page([entry({ id: 2, ref: "job-2" })], { total: 2, pages: 2 }),
    "GET /admin/user/anna/ledger?page=2&kind=charge": page([entry({ balance: 8 })], { total: 2, page: 2, pages: 2 }),
  });
  await waitFor(async () =>
    expect(ledgerCsv(await readWholeLedger("anna", "charge"))).toEqual([
      ["Date", "Kind", "Entry", "Credits", "Balance", "Reference"],
      ["2026-11-12T10:00:00.000Z", "Charge", "Maria Santos.pdf", -1, 9, "job-2"],
      ["2026-11-12T10:00:00.000Z", "Charge", "Maria Santos.pdf", -1, 8, ""],
    ]),
  );
});
