import { expect, test } from "bun:test";
import type { Job } from "../../../engine/contract/api.ts";
import { fakeJob } from "../../testing/fake-api.ts";
import { gone, press, refused, screen, show, toastSays, waitFor } from "../../testing/screen.tsx";

const { FirstSteps } = await import("./first-steps.tsx");

const sent: File[] = [];
const open = (jobs: Job[], totalProcessed: number, answers = {}) =>
  show(<FirstSteps busy={false} onSample={(file) => sent.push(file)} />, {
    "GET /jobs": jobs,
    "GET /stats": { totalProcessed },
    ...answers,
  });
const current = () => document.querySelector("[aria-current=step] b")?.textContent;
const isGone = () => gone(() => screen.queryByText("Your first CV"));

test("who has no CVs is shown three steps, and a sample with its price", async () => {
  open([], 0, { "GET /sample-cv": refused(503, "The service cannot work at the moment.") });
  await screen.findByText("Your first CV");
  expect([...document.querySelectorAll(".first-steps b")].map(({ textContent }) => textContent)).toEqual(["Upload", "Review", "Send"]);
  expect(current()).toBe("Upload");
  screen.getByText("Of somebody who does not exist. It costs 1 credit, as any CV does.");
  await press("Try it with a sample CV");
  await toastSays("Upload failed", "The service cannot work at the moment.");
  expect(sent).toEqual([]);
});

test("the first CV leads to its review when it is ready; one that failed leads back to the upload", async () => {
  const first = fakeJob({ doubts: 1, reviewedAt: null });
  open([first], 1);
  expect((await screen.findByRole("link", { name: "Review your first CV" })).getAttribute("href")).toBe(`/review/${first.id}`);
  expect(current()).toBe("Review");
});

test("while the first CV is read the steps say so", async () => {
  open([fakeJob({ status: "processing" })], 0);
  await screen.findByText(/Your CV is being read\./);
});

test("a first CV that failed leads back to the upload", async () => {
  open([fakeJob({ status: "failed" })], 0);
  await screen.findByRole("button", { name: "Try it with a sample CV" });
  expect(current()).toBe("Upload");
});

test.each([
  ["has made CVs before", [], 12],
  ["has checked the first CV", [fakeJob({ doubts: 0, reviewedAt: "2026-01-02T10:00:00Z" })], 1],
  ["has two CVs", [fakeJob(), fakeJob({ status: "processing" })], 1],
  ["has had an analysis", [fakeJob({ jobType: "matcher" })], 0],
])("who %s is shown no steps", async (_, jobs, processed) => {
  const page = open(jobs as Job[], processed as number);
  await waitFor(() => expect(page.calls()).toHaveLength(2));
  await isGone();
});
