import { expect, test } from "bun:test";
import { fakeJob, fakeScore } from "../../testing/fake-api.ts";
import { press, refused, screen, show, toastSays } from "../../testing/screen.tsx";

const { default: MatcherScreen } = await import("./matcher-screen.tsx");
const { Progress } = await import("./progress-view.tsx");

const old = fakeJob({ jobType: "matcher", fileName: "old.pdf", matchingScore: fakeScore() });
const failed = fakeJob({ jobType: "matcher", status: "failed", fileName: "broken.pdf" });
const running = fakeJob({ jobType: "matcher", status: "processing", fileName: "runs.pdf" });
const wallet = { "GET /wallet": { plan: null, credits: 5 } };
const resultOf = (id: string, part: object) => ({ [`GET /jobs/${id}/match-result`]: { jobId: id, matchingScore: null, ...part } });

test.each([
  ["The analysis is still running.", "The analysis is still running."],
  ["", "Failed to delete analysis"],
])("an analysis that cannot be deleted comes back: %p", async (said, shown) => {
  show(<MatcherScreen />, { ...wallet, "GET /jobs": [old], [`DELETE /jobs/${old.id}`]: refused(409, said) });
  await press("Delete old.pdf");
  await toastSays("Delete failed", shown);
  await screen.findByText("old.pdf");
});

test("only what is completed or failed can be deleted, and a failed one says so in the list", async () => {
  show(<MatcherScreen />, { ...wallet, ...resultOf(running.id, { status: "processing" }), "GET /jobs": [running, old, failed] });
  await screen.findByText("old.pdf");
  expect(screen.getAllByRole("button", { name: /^Delete/ }).map((button) => button.getAttribute("aria-label"))).toEqual([
    "Delete old.pdf",
    "Delete broken.pdf",
  ]);
  screen.getByText("Analysis failed. Please try again.");
  screen.getByText("Analyzing CV against JD requirements...");
});

test("a result tells what to know of it, what is missing, what a model adds and how the score adds up", async () => {
  const quote = "Pair with the platform team on our K8s preview environments.";
  const score = fakeScore({
    warnings: ["This file contains hidden text (40 words that cannot be seen); it was not used."],
    requirements: [{ text: "Java and Spring", kind: "must", met: "partly", evidence: ["Java since 2016"], missing: ["Spring"] }],
    sum: [{ part: "must", weight: 0.46, value: 0.25, points: 1.152 }],
    model: { name: "small", overall_matching_score: 8.1, requirements: [{ text: "Kubernetes", met: "yes", evidence: [quote] }] },
  });
  const result = resultOf(old.id, { status: "completed", matchingScore: score, completedAt: old.completedAt });
  show(<MatcherScreen />, { ...wallet, ...result, "GET /jobs": [old] });
  await press("View old.pdf");

  await screen.findByText("This file contains hidden text (40 words that cannot be seen); it was not used.");
  screen.getByText("Not shown: Spring");
  screen.getByRole("region", { name: "What the model small adds" });
  screen.getByText("The score above is the built-in one. With these answers, each quoting the CV, it would be 8.1.");
  screen.getByText(quote);
  expect(screen.getByText("Must-haves").closest("tr")?.textContent).toBe("Must-haves46 %0.251.15");
});

test("an analysis that has just failed is told where it ran", async () => {
  show(<MatcherScreen />, { ...wallet, ...resultOf(running.id, { status: "failed" }), "GET /jobs": [running] });
  await screen.findByText("Analysis failed. Please try again.");
});

test("a list that has none, and one that cannot be read, are told apart", async () => {
  show(<MatcherScreen />, { ...wallet, "GET /jobs": [] });
  await screen.findByText("Your analyses will be listed here.");
  await screen.findByText("No analysis is running.");
});

test("a history that cannot be read says so", async () => {
  show(<MatcherScreen />, { ...wallet, "GET /jobs": refused(500, "Failed to fetch jobs") });
  await screen.findByText("Failed to fetch jobs. Please reload the page.");
});

test.each([
  ["pending", "Processing uploaded files...", 30],
  ["processing", "Analyzing CV against JD requirements...", 60],
] as const)("a %s analysis says '%s' at %i percent", (status, text, percent) => {
  show(<Progress status={status} />);
  screen.getByText(text);
  screen.getByText(`${percent}%`);
  expect(screen.getByRole("progressbar").getAttribute("value")).toBe(String(percent));
});

test("a failed analysis with a sentence shows it, and one without says that the credit is back", async () => {
  const page = show(<MatcherScreen />, {
    ...wallet,
    ...resultOf(failed.id, { status: "failed", errorMessage: "This file is damaged." }),
    "GET /jobs": [failed],
  });
  await press("View broken.pdf");
  await screen.findByText("This file is damaged.");
  expect(screen.getByRole("link", { name: "Report Issue" }).getAttribute("href")).toBe("/contact");

  page.answer(resultOf(failed.id, { status: "failed", errorMessage: null }));
  await press("Try Again");
  await screen.findByRole("button", { name: "Analyze" });
});
