import { expect, test } from "bun:test";
import type { Job } from "../../../../engine/contract/api.ts";
import { fakeJob } from "../../../testing/fake-api.ts";
import {
  fill,
  fillInDialog,
  fireEvent,
  press,
  pressInDialog,
  refused,
  screen,
  show,
  toastSays,
  waitFor,
} from "../../../testing/screen.tsx";

const { Queue } = await import("./queue.tsx");
const { sendHeldWhenLeaving } = await import("../../../lib/api/delayed-calls.ts");
sendHeldWhenLeaving();

const ana = fakeJob({ candidateName: "Ana López", candidateLabel: "Java Developer", fileName: "ana.pdf", doubts: 3, reviewedAt: null });
const ben = fakeJob({ candidateName: "Ben Okafor", fileName: "ben.pdf", doubts: 0, reviewedAt: null, blind: "reference" });
const cleo = fakeJob({ candidateName: "Cleo Berg", fileName: "cleo.pdf", doubts: 1, reviewedAt: "2026-01-02T10:00:00Z" });
const locked = fakeJob({ status: "failed", fileName: "locked.pdf", errorMessage: "This file is protected by a password." });
const slow = fakeJob({ status: "failed", fileName: "slow.pdf", errorMessage: "This file took too long to process.", retryable: true });
const reading = fakeJob({ status: "processing", fileName: "reading.pdf" });
const ALL = [ana, ben, cleo, locked, slow, reading];

const BULK = "POST /jobs/bulk";
type Page = ReturnType<typeof show>;
const bulkCalls = (page: Page) => page.calls().flatMap(({ call, body }) => (call === BULK ? [body] : []));
const rows = () => [...document.querySelectorAll(".rows > li")].map((row) => row.querySelector(".file-name")?.textContent);
const rowOf = (name: string) => screen.getByRole("checkbox", { name: `Select ${name}` }).closest("li") as HTMLElement;
const select = async (name: string, options = {}) =>
  fireEvent.click(await screen.findByRole("checkbox", { name: `Select ${name}` }), options);
const isDisabled = (name: string | RegExp) => (screen.getByRole("button", { name }) as HTMLButtonElement).disabled;
async function open(jobs: Job[] = ALL, answers = {}): Promise<Page> {
  const page = show(<Queue />, { "GET /jobs": jobs, ...answers });
  await screen.findByLabelText("Search");
  return page;
}

test("a row names the candidate and the role, with the file beside them; the file alone while it is read", async () => {
  await open();
  expect(rowOf("Ana López").querySelector(".row-who")?.textContent).toBe("Ana LópezJava Developer");
  expect(rowOf("Ana López").querySelector(".row-file")?.textContent).toBe("ana.pdf");
  expect(rowOf("reading.pdf").querySelector(".row-file")).toBeNull();
  expect(rowOf("Ben Okafor").textContent).toContain("Blind");
});

test("each row says what is left to do, beside the words of its state", async () => {
  await open();
  const badge = (name: string) => rowOf(name).querySelector(".row-title .badge")?.textContent ?? null;
  expect(["Ana López", "Ben Okafor", "Cleo Berg", "locked.pdf", "reading.pdf"].map(badge)).toEqual([
    "Needs review (3)",
    "Ready",
    "Checked",
    null,
    null,
  ]);
  for (const name of ["Ana López", "Ben Okafor", "Cleo Berg"]) expect(rowOf(name).textContent).toContain("Ready for download");
});

test("every finished CV leads to its review, first of all those with something to check", async () => {
  await open();
  const link = (name: string) => screen.getByRole("link", { name: `Review ${name}` });
  expect(link("Ana López").getAttribute("href")).toBe(`/review/${ana.id}`);
  const isFirst = (name: string) => link(name).classList.contains("primary");
  expect(["Ana López", "Ben Okafor", "Cleo Berg"].map(isFirst)).toEqual([true, false, false]);
  expect(screen.queryByRole("link", { name: "Review locked.pdf" })).toBeNull();
});

test("filters count, and show what they count; one that would find nothing is not offered", async () => {
  await open([ana, ben, slow]);
  const filters = () => [...document.querySelectorAll(".filters button")].map(({ textContent }) => textContent);
  expect(filters()).toEqual(["All 3", "Needs review 1", "Ready 1", "Failed 1"]);
  await press("Needs review 1");
  expect(rows()).toEqual(["Ana López"]);
  await press("Failed 1");
  expect(rows()).toEqual(["slow.pdf"]);
});

test("a search that finds nothing says for what, and leads back to everything", async () => {
  await open();
  fill("Search", "okafor");
  expect(rows()).toEqual(["Ben Okafor"]);
  fill("Search", "zebra");
  await screen.findByText(/Nothing here matches “zebra”\./);
  await press("Show all");
  expect(rows()).toHaveLength(6);
});

test("a filter whose last CV has gone says so", async () => {
  const page = await open([slow, ana]);
  await press("Failed 1");
  page.answer({ "GET /jobs": [ana], [BULK]: { done: [slow.id], failed: [] } });
  await press("Retry slow.pdf");
  await screen.findByText(/No CV has failed\./);
});

test("of two hundred files fifty are shown at first and a hundred more each time, and everything that is shown is selected at once", async () => {
  await open(Array.from({ length: 200 }, (_, index) => fakeJob({ fileName: `${index}.pdf` })));
  expect(rows()).toHaveLength(50);
  screen.getByText("150 files not shown");
  await press("Show 100 more");
  expect(rows()).toHaveLength(150);
  fireEvent.click(screen.getByRole("checkbox", { name: "Select all 150 CVs shown" }));
  expect(document.querySelector(".work-count")?.textContent).toBe("150 selected");
  await press("Clear the selection");
  await press("Show 50 more");
  expect(rows()).toHaveLength(200);
});

test("a click with Shift selects all rows between, and takes them out again", async () => {
  await open();
  const count = () => document.querySelector(".work-count")?.textContent;
  await select("Ben Okafor");
  await select("slow.pdf", { shiftKey: true });
  expect(count()).toBe("4 selected");
  await select("Cleo Berg", { shiftKey: true });
  expect(count()).toBe("1 selected");
});

test("what a filter hides is not changed with all that is shown", async () => {
  const page = await open(ALL, { [BULK]: { done: [], failed: [] } });
  await press("Needs review 1");
  fireEvent.click(screen.getByRole("checkbox", { name: "Select all 1 CV shown" }));
  await press("Mark as checked");
  await waitFor(() => expect(bulkCalls(page)).toEqual([{ ids: [ana.id], action: "reviewed" }]));
});

test("of the selected CVs those are marked as checked that are finished and not checked yet", async () => {
  const page = await open(ALL, { [BULK]: { done: [ana.id, ben.id], failed: [] } });
  fireEvent.click(screen.getByRole("checkbox", { name: "Select all 6 CVs shown" }));
  await press("Mark as checked");
  await toastSays("Checked", "2 CVs are marked as checked.");
  expect(bulkCalls(page)).toEqual([{ ids: [ana.id, ben.id], action: "reviewed" }]);
  await waitFor(() => expect(document.querySelector(".work-count")).toBeNull());
});

test("a retry says what it costs, leaves out what was removed, and says why one could not be paid", async () => {
  const answer = {
    done: [],
    failed: [{ id: slow.id, message: "You need 1 credit to process this CV again. You currently have 0 credits." }],
  };
  const page = await open(ALL, { [BULK]: answer });
  await select("locked.pdf");
  expect(isDisabled(/^Retry failed/)).toBe(true);
  await select("slow.pdf");
  await press("Retry failed (1 credit)");
  await toastSays("Retry failed", answer.failed[0]?.message);
  expect(bulkCalls(page)).toEqual([{ ids: [slow.id], action: "retry" }]);
  expect(screen.queryByRole("button", { name: "Retry locked.pdf" })).toBeNull();
});

test("several CVs are deleted in one call after a pause; one of them can be taken back alone", async () => {
  const page = await open(ALL, { [BULK]: { done: [], failed: [] } });
  for (const name of ["Ana López", "Ben Okafor", "locked.pdf"]) await select(name);
  await press("Delete");
  await toastSays("Deleted", "3 files");
  expect(rows()).toHaveLength(6);
  expect(bulkCalls(page)).toEqual([]);
  await press("Undo the delete of Ben Okafor");
  window.dispatchEvent(new Event("pagehide"));
  await waitFor(() => expect(bulkCalls(page)).toEqual([{ ids: [ana.id, locked.id], action: "delete" }]));
});

test("the undo of a toast takes all of them back", async () => {
  const page = await open(ALL);
  await press("Clear failed");
  await toastSays("Deleted", "2 files");
  await press("Undo");
  window.dispatchEvent(new Event("pagehide"));
  await screen.findByText("1 in progress · 1 to review · 1 ready · 1 checked · 2 failed");
  expect(bulkCalls(page)).toEqual([]);
});

test("jobs that could not be deleted come back with 'Cleanup failed'", async () => {
  const page = await open(ALL, { [BULK]: refused(500) });
  await press("Clear failed");
  window.dispatchEvent(new Event("pagehide"));
  await toastSays("Cleanup failed", "Failed to cleanup files.");
  await screen.findByText("1 in progress · 1 to review · 1 ready · 1 checked · 2 failed");
  expect(bulkCalls(page)).toHaveLength(1);
});

test("the documents of the selected CVs come as one ZIP, of the types that are chosen", async () => {
  const held = {
    ...fakeJob({ fileName: "held.pdf", blindDoubts: [{ what: "a", section: "", text: "b" }], releasedAt: null }),
    docxUrl: undefined,
    pdfUrl: undefined,
  };
  const page = await open([ana, ben, held, slow]);
  fireEvent.click(screen.getByRole("checkbox", { name: "Select all 4 CVs shown" }));
  await press("Download");
  await screen.findByText("The documents of 2 CVs.");
  fireEvent.click(screen.getByRole("checkbox", { name: /^PDF/ }));
  await pressInDialog("Download 2 documents");
  const wanted = `GET /jobs/archive?ids=${ana.id},${ben.id}&types=docx`;
  await waitFor(() => expect(page.calls().some(({ call }) => call === wanted)).toBe(true));
});

test("the selected CVs leave as one PDF under a title, and what keeps one of them out is said in the window", async () => {
  const page = await open([ana, ben, slow]);
  fireEvent.click(screen.getByRole("checkbox", { name: "Select all 3 CVs shown" }));
  await press("Download");
  await pressInDialog("One PDF with a cover sheet instead");
  fillInDialog("Title", "Developers for Porto");
  const wanted = `GET /jobs/pack?ids=${ana.id}%2C${ben.id}&title=Developers+for+Porto`;
  page.answer({ [wanted]: refused(409, "ana.pdf may still show who the candidate is. Please release it first.") });
  await pressInDialog("Download PDF");
  await screen.findByText("ana.pdf may still show who the candidate is. Please release it first.");
  expect(page.calls().filter(({ call }) => call === wanted)).toHaveLength(1);
});

test("one press begins the reviews: at the first CV with something to check, else at the first that nobody has checked", async () => {
  await open([cleo, ben, ana, slow]);
  const begin = screen.getByRole("link", { name: "Review 2 CVs" });
  expect(begin.getAttribute("href")).toBe(`/review/${ana.id}`);
});

test("what is in work can be selected to be deleted, and for nothing else", async () => {
  await open();
  await select("reading.pdf");
  expect(["Download", "Mark as checked", /^Retry failed/].map(isDisabled)).toEqual([true, true, true]);
  expect(isDisabled("Delete")).toBe(false);
});

test("a finished CV gives its data in the formats of other programs, or says why not", async () => {
  const job = fakeJob({ blind: "initials" });
  const europass = `GET /jobs/${job.id}/resume?format=europass`;
  const page = show(<Queue />, { "GET /jobs": [job], [europass]: "<SkillsPassport/>" });
  const open = async () => press(/^Download data of /);
  await open();
  expect(screen.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual([
    "Resume JSON (blind)",
    "Europass XML (blind)",
    "HR-Open JSON (blind)",
  ]);
  fireEvent.click(screen.getByRole("menuitem", { name: "Europass XML (blind)" }));
  await toastSays("Download started");
  expect(page.calls().map(({ call }) => call)).toContain(europass);

  page.answer({ [europass]: refused(409, "This blind CV may still show who the candidate is: 1 passage.") });
  await open();
  fireEvent.click(screen.getByRole("menuitem", { name: "Europass XML (blind)" }));
  await toastSays("Download failed", "This blind CV may still show who the candidate is: 1 passage.");
});
