import { expect, test } from "bun:test";
import { fakeJob, fakeScore } from "../../testing/fake-api.ts";
import { fireEvent, gone, press, refused, screen, show, toastSays, waitFor, within } from "../../testing/screen.tsx";

const { Route } = await import("wouter");
const { default: MatcherScreen } = await import("./matcher-screen.tsx");
const { Progress } = await import("./progress-view.tsx");

const old = fakeJob({ jobType: "matcher", fileName: "old.pdf", matchingScore: fakeScore() });
const failed = fakeJob({ jobType: "matcher", status: "failed", fileName: "broken.pdf" });
const running = fakeJob({ jobType: "matcher", status: "processing", fileName: "runs.pdf" });
const wallet = { "GET /wallet": { plan: null, credits: 5 } };
const openMatcher = (answers: object, path = "/jd-cv-matcher") =>
  show(
    <Route path="/jd-cv-matcher/:jobId?">
      <MatcherScreen />
    </Route>,
    { ...wallet, ...answers },
    path,
  );
const view = async (name: string) => fireEvent.click(await screen.findByRole("link", { name: `View ${name}` }));
const resultOf = (id: string, part: object) => ({ [`GET /jobs/${id}/match-result`]: { jobId: id, matchingScore: null, ...part } });

test.each([
  ["The analysis is still running.", "The analysis is still running."],
  ["", "Failed to delete analysis"],
])("an analysis that cannot be deleted comes back: %p", async (said, shown) => {
  openMatcher({ "GET /jobs": [old], [`DELETE /jobs/${old.id}`]: refused(409, said) });
  await press("Delete old.pdf");
  await toastSays("Delete failed", shown);
  await screen.findByText("old.pdf");
});

test("only what is completed or failed can be deleted, and a failed one says so in the list", async () => {
  openMatcher({ ...resultOf(running.id, { status: "processing" }), "GET /jobs": [running, old, failed] });
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
  openMatcher({ ...result, "GET /jobs": [old] });
  await view("old.pdf");

  await screen.findByText("This file contains hidden text (40 words that cannot be seen); it was not used.");
  screen.getByText("Not shown: Spring");
  screen.getByRole("region", { name: "What the model small adds" });
  screen.getByText("The score above is the built-in one. With these answers, each quoting the CV, it would be 8.1.");
  screen.getByText(quote);
  expect(screen.getByText("Must-haves").closest("tr")?.textContent).toBe("Must-haves46 %0.251.15");
});

const three = ["ada.pdf", "zoe.pdf", "kim.pdf", "lee.pdf"].map((cv_filename, index) => ({
  ...fakeScore({ overall_matching_score: 9 - index }),
  cv_index: index + 1,
  cv_filename,
}));
const multi = { multi_cv_analysis: true, cv_count: 4, results: three };

test("the best three of an analysis go on into the house style, and others if they are chosen", async () => {
  const user = { id: "1", assignedTemplates: ["default"], selectedTemplate: "default", credits: 9 };
  const { calls } = openMatcher({
    ...resultOf(old.id, { status: "completed", matchingScore: multi, completedAt: old.completedAt }),
    "GET /jobs": [old],
    "GET /user": user,
    "GET /user/templates": [{ key: "default", name: "Default", kind: "document", outputs: ["docx"], origin: "built-in", blind: false }],
    [`POST /jobs/${old.id}/format`]: {},
  });
  await view("old.pdf");
  await press("Format these");
  await screen.findByText("3 CVs, 3 credits. You have 9.");
  fireEvent.click(screen.getByRole("checkbox", { name: /zoe\.pdf/ }));
  fireEvent.change(screen.getByLabelText("Candidate"), { target: { value: "initials" } });
  await press("Format 2 CVs");
  await toastSays("Formatting started", "2 CVs went into your queue.");
  const asked = calls().filter(({ call }) => call === `POST /jobs/${old.id}/format`);
  expect(asked.map(({ body }) => body)).toEqual([1, 3].map((cv_index) => ({ cv_index, template: "default", blind: "initials" })));
});

test("CVs of an analysis that cannot be formatted stay with their reason", async () => {
  openMatcher({
    ...resultOf(old.id, { status: "completed", matchingScore: multi, completedAt: old.completedAt }),
    "GET /jobs": [old],
    "GET /user": { id: "1", assignedTemplates: ["default"], selectedTemplate: "default", credits: 9 },
    [`POST /jobs/${old.id}/format`]: refused(410, "The file of this CV is no longer there."),
  });
  await view("old.pdf");
  await press("Format these");
  await press("Format 3 CVs");
  expect(await screen.findAllByText(/no longer there/)).toHaveLength(3);
});

const candidates = [
  { cv_index: 1, name: "Ada Berg" },
  { cv_index: 2, name: "Zoë Rahn", reviewId: "r2" },
  { cv_index: 3 },
  { cv_index: 4, name: "Lee Park" },
];
const done = (part: object = {}) =>
  resultOf(old.id, { status: "completed", matchingScore: multi, completedAt: old.completedAt, candidates, ...part });

test("a result bears the name of the job, its columns those of the candidates with their files beside them", async () => {
  openMatcher({ ...done({ title: "Lead Engineer" }), "GET /jobs": [old] });
  await view("old.pdf");
  await screen.findByRole("heading", { name: "Matching result Lead Engineer" });
  await waitFor(() => expect(document.title).toBe("Lead Engineer - Matching result · Vitae"));
  expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
    "Requirement",
    "Ada Bergada.pdf",
    "Zoë Rahnzoe.pdf",
    "Candidate 3kim.pdf",
    "Lee Parklee.pdf",
  ]);
  const links = [...document.querySelectorAll(".matrix thead a")].map((link) => link.getAttribute("href") as string);
  expect(links).toEqual(["#cv-1", "#cv-2", "#cv-3", "#cv-4"]);
  for (const target of links) expect(document.querySelector(target)).not.toBeNull();
});

test("a cell opens with the quote, its place in the CV, what is missing, and the review desk where the CV was formatted", async () => {
  const told = fakeScore({
    requirements: [
      {
        text: "Java and Spring",
        kind: "must",
        met: "partly",
        evidence: ["Java since 2016"],
        sources: [{ path: "work[1].highlights[0]", page: 2 }],
        why: "Not shown: Spring.",
        use: { months: 12, last: "present" },
      },
      { text: "German C1", kind: "nice", met: "no", evidence: [] },
    ],
  });
  const results = [2, 1].map((cv_index) => ({ ...told, cv_index, cv_filename: `${cv_index}.pdf` }));
  openMatcher({ ...done({ matchingScore: { ...multi, results } }), "GET /jobs": [old] });
  await view("old.pdf");
  await press("Zoë Rahn, Java and Spring: Partly met");
  const dialog = within(await screen.findByRole("dialog", { name: "Java and Spring" }));
  dialog.getByText("Zoë Rahn");
  dialog.getByText("Java since 2016");
  dialog.getByText("Work experience, entry 2, page 2");
  dialog.getByText("Not shown: Spring.");
  dialog.getByText("1 year in dated jobs, until today");
  expect(dialog.getByRole("link", { name: "Show Zoë Rahn at the review desk" }).getAttribute("href")).toBe("/review/r2");
  await press("Close");
  await press("Ada Berg, German C1: Not met");
  within(await screen.findByRole("dialog", { name: "German C1" })).getByText("Nothing found in the CV.");
});

test("where the job description names no industry, the 0 for it says so, and a reason is not followed by another that nothing was found", async () => {
  const why = "The job description names no industry.";
  const explained = { why, evidence: [], sources: [] };
  const requirement = { text: "German C1", kind: "must" as const, met: "no" as const, evidence: [], why: "Nothing in the CV shows it." };
  const score = fakeScore({
    industry_experience_score: 0,
    explained: { niche_skills_score: explained, industry_experience_score: explained, role_experience_score: explained },
    requirements: [requirement],
  });
  const results = [1, 2].map((cv_index) => ({ ...score, cv_index, cv_filename: `${cv_index}.pdf` }));
  openMatcher({ ...done({ matchingScore: { ...multi, results } }), "GET /jobs": [old] });
  await view("old.pdf");
  await screen.findByRole("grid");
  expect(screen.getAllByText("Industry Experience", { selector: "dt" }).map((term) => term.parentElement?.textContent)).toEqual([
    `Industry Experience0.0${why}`,
    `Industry Experience0.0${why}`,
  ]);
  expect(screen.getAllByText("Niche Skills", { selector: "dt" })[0]?.parentElement?.textContent).toBe("Niche Skills8.4");
  await press("Ada Berg, German C1: Not met");
  const dialog = within(await screen.findByRole("dialog", { name: "German C1" }));
  dialog.getByText("Nothing in the CV shows it.");
  expect(dialog.queryByText("Nothing found in the CV.")).toBeNull();
});

test("one cell of the matrix is reached by Tab, the others by the arrow keys, Home and End", async () => {
  openMatcher({ ...done(), "GET /jobs": [old] });
  await view("old.pdf");
  const grid = await screen.findByRole("grid");
  const stops = () => [...grid.querySelectorAll<HTMLElement>("[data-place]")].filter(({ tabIndex }) => tabIndex === 0);
  expect(stops().map((stop) => stop.getAttribute("aria-label"))).toEqual(["Ada Berg, overall: 9.0, Excellent"]);
  stops()[0]?.focus();
  const key = (name: string, more = {}) => {
    fireEvent.keyDown(document.activeElement as Element, { key: name, ...more });
    return document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent;
  };
  expect(key("ArrowRight")).toBe("Zoë Rahn, overall: 8.0, Excellent");
  expect(key("ArrowDown")).toBe("Zoë Rahn, Niche Skills: 8.4");
  expect(key("End")).toBe("Lee Park, Niche Skills: 8.4");
  expect(key("Home")).toBe("Ada Berg, Niche Skills: 8.4");
  for (const _ of [1, 2]) key("ArrowDown");
  expect(key("ArrowDown")).toBe("Ada Berg, 5+ years of Java: Met");
  expect(key("Home")).toBe("5+ years of Java ");
  expect(key("End", { ctrlKey: true })).toBe("Add a note about Lee Park");
  expect(key("Home", { ctrlKey: true })).toBe("Ada Berg");
  expect(key("ArrowUp")).toBe("Ada Berg");
  expect(stops()).toHaveLength(1);
});

test("of several CVs the long text is folded until its name in the head of the table is chosen", async () => {
  openMatcher({ ...done(), "GET /jobs": [old] });
  await view("old.pdf");
  const grid = within(await screen.findByRole("grid"));
  const folds = [...document.querySelectorAll<HTMLDetailsElement>("details.cv-fold")];
  expect(folds.map(({ open }) => open)).toEqual([false, false, false, false]);
  expect(folds[0]?.querySelector("summary")?.textContent).toBe("9.01. Ada Bergada.pdf1 met · 1 partly met · 1 not met");
  fireEvent.click(grid.getByRole("link", { name: "Zoë Rahn" }));
  expect(folds.map(({ open }) => open)).toEqual([false, true, false, false]);
});

const changedMatch = {
  changes: [
    {
      id: 1,
      by: "Anna Keller",
      at: "2026-11-26T09:00:00.000Z",
      change: { kind: "verdict", cv_index: 3, requirement: 3, met: "yes", reason: "Grew up in Ulm." },
    },
    { id: 2, by: "Anna Keller", at: "2026-11-26T09:01:00.000Z", change: { kind: "weight", requirement: 2, weight: "ignore" } },
    { id: 3, by: "Anna Keller", at: "2026-11-26T09:02:00.000Z", change: { kind: "add", text: "Lives in Leeds", weight: "must" } },
    { id: 4, by: "Anna Keller", at: "2026-11-26T09:03:00.000Z", change: { kind: "note", cv_index: 3, text: "Starts in May." } },
  ],
  counts: true,
  requirements: [
    { text: "5+ years of Java", weight: "must" },
    { text: "Kubernetes in production", weight: "ignore", from: "must", change: 2 },
    { text: "German C1", weight: "nice" },
    { text: "Lives in Leeds", weight: "must", added: true, change: 3 },
  ],
  ranking: [3, 1, 2, 4].map((cv_index) => ({
    cv_index,
    overall_matching_score: cv_index === 3 ? 9.4 : 10 - cv_index,
    verdicts: [{ met: "yes" }, { met: "partly" }, cv_index === 3 ? { met: "yes", from: "no", change: 1 } : { met: "no" }, { met: null }],
    ...(cv_index === 3 && { note: "Starts in May." }),
  })),
};

test("what the recruiter changed counts in the order, is marked as hers, and the matcher's own stays beside it", async () => {
  openMatcher({ ...done({ changed: changedMatch }), "GET /jobs": [old] });
  await view("old.pdf");
  const heads = (await screen.findAllByRole("columnheader")).slice(1).map(({ textContent }) => textContent);
  expect(heads).toEqual(["Candidate 3kim.pdf", "Ada Bergada.pdf", "Zoë Rahnzoe.pdf", "Lee Parklee.pdf"]);
  screen.getByRole("button", { name: "Candidate 3, overall: 9.4 (matcher 7.0), Excellent" });
  screen.getByRole("button", { name: "Kubernetes in production (ignored, changed by you)" });
  screen.getByRole("button", { name: "Lives in Leeds (added by you)" });
  screen.getByRole("button", { name: "Note about Candidate 3: Starts in May." });
  screen.getByRole("button", { name: "Ada Berg, Lives in Leeds: Not judged" });
  const legend = document.querySelector(".matrix-legend")?.textContent;
  expect(legend).toBe(" Met Partly met Not met Not judged changed by you");
  await press("Candidate 3, German C1: Met, changed; by the matcher: Not met");
  const dialog = within(await screen.findByRole("dialog", { name: "German C1" }));
  dialog.getByText(/^The matcher found: not met\. Met says Anna Keller, .*: “Grew up in Ulm\.”/);
  dialog.getByRole("button", { name: "Take back" });
});

test("a verdict is marked wrong with a reason, and can be undone at once", async () => {
  const page = openMatcher({
    ...done(),
    "GET /jobs": [old],
    [`POST /jobs/${old.id}/match-changes`]: { id: 7 },
    [`DELETE /jobs/${old.id}/match-changes/7`]: { success: true },
  });
  await view("old.pdf");
  await press("Zoë Rahn, German C1: Not met");
  fireEvent.click(await screen.findByRole("radio", { name: "Met" }));
  const save = () => screen.getByRole("button", { name: "Save verdict" }) as HTMLButtonElement;
  expect(save().disabled).toBe(true);
  fireEvent.change(screen.getByLabelText("Reason"), { target: { value: "She told me so." } });
  page.answer(done({ changed: changedMatch }));
  fireEvent.click(save());
  await toastSays("Change saved", "The scores and the order follow it.");
  expect(page.sent(`POST /jobs/${old.id}/match-changes`)).toEqual([
    { kind: "verdict", cv_index: 2, requirement: 3, met: "yes", reason: "She told me so." },
  ]);
  await screen.findByRole("button", { name: /^Candidate 3, overall: 9.4/ });
  await press("Undo");
  await waitFor(() => expect(page.sent(`DELETE /jobs/${old.id}/match-changes/7`)).toHaveLength(1));
});

test("what a pasted text asks for is looked at and weighed before the CVs are compared", async () => {
  const requirements = [
    { text: "Five years of Java", kind: "must" },
    { text: "Scrum", kind: "nice" },
  ];
  const page = openMatcher({ "GET /jobs": [], "POST /requirements": { title: "Developer", requirements } });
  await press("Paste Text");
  const text = screen.getByLabelText("Text of the job description");
  expect(screen.queryByRole("button", { name: "Show what it asks for" })).toBeNull();
  fireEvent.change(text, { target: { value: "Developer" } });
  await press("Show what it asks for");
  fireEvent.change(await screen.findByLabelText("Weight of Scrum"), { target: { value: "ignore" } });
  expect((screen.getByLabelText("Weight of Scrum") as HTMLSelectElement).value).toBe("ignore");
  expect(page.calls().find(({ call }) => call === "POST /requirements")?.body).toEqual({ jdText: "Developer" });
  fireEvent.change(text, { target: { value: "Developer and more" } });
  await screen.findByRole("button", { name: "Show what it asks for" });
});

/** A result of one CV that asks for one thing, and what is sent to change it. */
async function openSmall(answer: unknown = { id: 7 }) {
  const matchingScore = fakeScore({ requirements: [{ text: "Java", kind: "must", met: "no", evidence: [] }] });
  const page = openMatcher({
    ...resultOf(old.id, { status: "completed", matchingScore, completedAt: old.completedAt, candidates }),
    "GET /jobs": [old],
    [`POST /jobs/${old.id}/match-changes`]: answer,
  });
  await view("old.pdf");
  return () => page.calls().flatMap(({ call, body }) => (call.startsWith("POST") ? [body] : []));
}

test("a requirement is weighed for every candidate", async () => {
  const sent = await openSmall();
  await press("Java");
  fireEvent.click(await screen.findByRole("radio", { name: "Ignore" }));
  await press("Save weight");
  await toastSays("Change saved");
  expect(sent()).toEqual([{ kind: "weight", requirement: 1, weight: "ignore" }]);
});

test("a requirement is added", async () => {
  const sent = await openSmall();
  await press("Add requirement");
  fireEvent.change(await screen.findByLabelText("Requirement"), { target: { value: "Lives in Leeds" } });
  fireEvent.click(screen.getByRole("radio", { name: "Nice to have" }));
  await press("Add requirement");
  await toastSays("Change saved");
  expect(sent()).toEqual([{ kind: "add", text: "Lives in Leeds", weight: "nice" }]);
});

test("a note about a candidate is written", async () => {
  const sent = await openSmall();
  await press("Add a note about Ada Berg");
  fireEvent.change(await screen.findByLabelText("Note"), { target: { value: "Starts in May." } });
  await press("Save note");
  await toastSays("Note saved", "The note is kept with the candidate.");
  expect(sent()).toEqual([{ kind: "note", cv_index: 1, text: "Starts in May." }]);
});

test("a change that cannot be saved leaves the window open and says why", async () => {
  await openSmall(refused(409, "Changed too often."));
  await press("Java");
  fireEvent.click(await screen.findByRole("radio", { name: "Ignore" }));
  await press("Save weight");
  await toastSays("Not saved", "Changed too often.");
  screen.getByRole("dialog");
});

test("the list of changes says who made them, and takes one back", async () => {
  const call = `DELETE /jobs/${old.id}/match-changes/2`;
  const page = openMatcher({ ...done({ changed: changedMatch }), "GET /jobs": [old], [call]: { success: true } });
  await view("old.pdf");
  const list = (await screen.findByRole("heading", { name: "Changed by you" })).closest("details") as HTMLElement;
  expect(list.querySelector("summary")?.textContent).toContain("4 changes. The order follows them");
  expect([...list.querySelectorAll(".change-words")].map(({ textContent }) => textContent)).toEqual([
    "Note about Candidate 3: Starts in May.",
    "Added: Lives in Leeds (must-have).",
    "Kubernetes in production: Ignored.",
    "Candidate 3, German C1: Met. Grew up in Ulm.",
  ]);
  await press("Take back: Kubernetes in production: Ignored.");
  await waitFor(() => expect(page.calls().some((one) => one.call === call)).toBe(true));
});

test("the history bears the best score as the recruiter has it, beside the name of that CV", async () => {
  const job = fakeJob({
    jobType: "matcher",
    matchingScore: { ...multi, multi_cv_analysis: true },
    changedBest: { cv_index: 3, overall_matching_score: 9.4 },
  });
  openMatcher({ "GET /jobs": [job] });
  const row = (await screen.findByText("4 CVs, best: kim.pdf")).closest("li");
  expect(row?.textContent).toStartWith("9.4");
});

test("the history names the candidate with the best score, and who a single CV is of", async () => {
  const several = fakeJob({ jobType: "matcher", matchingScore: { ...multi, multi_cv_analysis: true }, bestCandidate: "Ada Berg" });
  const single = fakeJob({ jobType: "matcher", matchingScore: fakeScore(), fileName: "scan0012.pdf", bestCandidate: "Zoë Rahn" });
  openMatcher({ "GET /jobs": [several, single] });
  await screen.findByRole("link", { name: "View 4 CVs, best: Ada Berg" });
  screen.getByRole("link", { name: "View Zoë Rahn" });
});

test("an analysis that has just failed is told where it ran", async () => {
  openMatcher({ ...resultOf(running.id, { status: "failed" }), "GET /jobs": [running] });
  await screen.findByText("Analysis failed. Please try again.");
});

test("a list that has none, and one that cannot be read, are told apart", async () => {
  openMatcher({ "GET /jobs": [] });
  await screen.findByText("Your analyses will be listed here.");
  await screen.findByText("No analysis is running.");
});

test("a history that cannot be read says so", async () => {
  openMatcher({ "GET /jobs": refused(500, "Failed to fetch jobs") });
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
  const page = openMatcher({
    ...resultOf(failed.id, { status: "failed", errorMessage: "This file is damaged." }),
    "GET /jobs": [failed],
  });
  await view("broken.pdf");
  await screen.findByText("This file is damaged.");
  expect(screen.getByRole("link", { name: "Report Issue" }).getAttribute("href")).toBe("/contact");

  page.answer(resultOf(failed.id, { status: "failed", errorMessage: null }));
  await press("Try Again");
  await screen.findByRole("button", { name: "Analyze" });
});

test("every open analysis is shown with its own progress, as far as its result says", async () => {
  const waiting = fakeJob({ jobType: "matcher", status: "pending", fileName: "waits.pdf" });
  openMatcher({
    ...resultOf(running.id, { status: "processing" }),
    ...resultOf(waiting.id, { status: "pending" }),
    // The list is older than the results.
    "GET /jobs": [waiting, { ...running, status: "pending" }, old],
  });
  await screen.findByText("Analyzing CV against JD requirements...");
  expect(screen.getAllByRole("heading", { name: "Current Analysis" })).toHaveLength(2);
  expect(screen.getAllByRole("progressbar").map((bar) => bar.getAttribute("value"))).toEqual(["30", "60"]);
  screen.getByRole("link", { name: "View waits.pdf" });
  screen.getByRole("link", { name: "View runs.pdf" });
});

test("an older analysis that is done comes into the history while a newer one runs", async () => {
  const older = fakeJob({ jobType: "matcher", status: "processing", fileName: "older.pdf" });
  const page = openMatcher({
    ...resultOf(running.id, { status: "processing" }),
    ...resultOf(older.id, { status: "processing" }),
    "GET /jobs": [running, older],
  });
  await screen.findByRole("link", { name: "View older.pdf" });

  page.answer({
    ...resultOf(older.id, { status: "completed", matchingScore: fakeScore(), completedAt: older.createdAt }),
    "GET /jobs": [running, { ...older, status: "completed", completedAt: older.createdAt, matchingScore: fakeScore() }],
  });
  await waitFor(() => expect(screen.getByRole("button", { name: "Delete older.pdf" })).toBeTruthy(), { timeout: 8_000 });
  screen.getByText("Analyzing CV against JD requirements...");
}, 15_000);

test("the best score of several CVs stands beside the name of the best one", async () => {
  const results = [4.1, 8.2, 7].map((overall_matching_score, index) => ({
    ...fakeScore({ overall_matching_score }),
    cv_index: index + 1,
    cv_filename: `${["first", "best", "third"][index]}.pdf`,
  }));
  const several = fakeJob({
    jobType: "matcher",
    fileName: "first.pdf (+2 more)",
    matchingScore: { multi_cv_analysis: true, cv_count: 3, results },
  });
  openMatcher({ "GET /jobs": [several] });
  const row = (await screen.findByText("3 CVs, best: best.pdf")).closest("li");
  expect(row?.textContent).toStartWith("8.2");
});

test("a result has an address and names itself in the title of the document", async () => {
  const result = resultOf(old.id, { status: "completed", matchingScore: fakeScore(), completedAt: old.completedAt });
  const page = openMatcher({ ...result, "GET /jobs": [old] }, `/jd-cv-matcher/${old.id}`);
  await screen.findByRole("heading", { name: "Matching result Pasted text" });
  await waitFor(() => expect(document.title).toBe("old.pdf - Matching result · Vitae"));
  await press("New Analysis");
  await screen.findByRole("button", { name: "Analyze" });
  expect(document.title).toBe("CV vs JD Matcher · Vitae");
  await view("old.pdf");
  expect(page.path()).toBe(`/jd-cv-matcher/${old.id}`);
});

test("an address without an analysis says so and leads back; it is asked for once", async () => {
  const page = openMatcher(
    { "GET /jobs": [old], "GET /jobs/gone/match-result": refused(404, "This job does not exist.") },
    "/jd-cv-matcher/gone",
  );
  await screen.findByRole("heading", { name: "Analysis not found" });
  await Bun.sleep(3_500);
  expect(page.calls().filter(({ call }) => call.endsWith("/match-result"))).toHaveLength(1);
  await press("New Analysis");
  await screen.findByText("old.pdf");
}, 15_000);

test("a result that cannot be read at the moment is not a failed analysis", async () => {
  openMatcher({ "GET /jobs": [old], [`GET /jobs/${old.id}/match-result`]: refused(503, "Busy.") }, `/jd-cv-matcher/${old.id}`);
  await screen.findByRole("heading", { name: "The result cannot be read at the moment" });
  screen.getByText("Busy.");
  expect(screen.queryByText("Analysis failed")).toBeNull();
});

test("a deleted analysis is not shown from memory", async () => {
  const result = resultOf(old.id, { status: "completed", matchingScore: fakeScore(), completedAt: old.completedAt });
  const page = openMatcher({ ...result, "GET /jobs": [old] }, `/jd-cv-matcher/${old.id}`);
  await press("New Analysis");
  page.answer({ "GET /jobs": [], [`GET /jobs/${old.id}/match-result`]: refused(404, "This job does not exist.") });
  const link = await screen.findByRole("link", { name: "View old.pdf" });
  await press("Delete old.pdf");
  await toastSays("Analysis deleted");
  fireEvent.click(link);
  await gone(() => screen.queryByRole("link", { name: "View old.pdf" }));
});

test("where the matcher is switched off the screen says so, and shows what was made before", async () => {
  openMatcher({ "GET /jobs": [old], "GET /config": { matcher: false } });
  await screen.findByText(/The matcher is switched off on this service/);
  await screen.findByText("old.pdf");
  expect(screen.queryByRole("button", { name: /^Analyze/ })).toBeNull();
});

test("a candidate gets an explanation of a result in their language", async () => {
  const path = `GET /jobs/${old.id}/explanation?cv_index=2&language=de`;
  const { calls } = openMatcher({
    ...done(),
    "GET /jobs": [old],
    [path]: "a page",
  });
  await view("old.pdf");
  await press("Explain");
  const choice = await screen.findByLabelText("Candidate");
  expect(
    within(choice)
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual(["Ada Berg (ada.pdf)", "Zoë Rahn (zoe.pdf)", "Candidate 3 (kim.pdf)", "Lee Park (lee.pdf)"]);
  fireEvent.change(choice, { target: { value: "2" } });
  const languages = screen.getByLabelText("Language");
  expect([...languages.children].map(({ textContent }) => textContent)).toEqual(["English", "Deutsch", "Français", "Español"]);
  fireEvent.change(languages, { target: { value: "de" } });
  await press("Save PDF");
  await toastSays("Download started");
  expect(calls().some(({ call }) => call === path)).toBe(true);
});
