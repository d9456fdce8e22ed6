import { expect, test } from "bun:test";
import type { OwnAgency } from "../../../engine/contract/api.ts";
import { fakeJob, fakeUser } from "../../testing/fake-api.ts";
import { fakeReview, REVIEW_ROUTES } from "../../testing/fake-review.ts";
import { fireEvent, gone, press, Refusal, refused, screen, show, toastSays, waitFor, within } from "../../testing/screen.tsx";

const { Route } = await import("wouter");
const { default: ReviewScreen } = await import("./review-screen.tsx");

const ELIN = fakeJob({ id: "elin", reviewedAt: null });
const NEXT = fakeJob({ id: "next", reviewedAt: null });

/** The desk with a service that keeps what it is sent. */
async function open(part: Partial<ReturnType<typeof fakeReview>> = {}, more: Record<string, unknown> = {}) {
  const state = { jobs: [ELIN, NEXT], reviews: { elin: fakeReview(part), next: fakeReview() }, words: { headings: [], labels: [] } };
  const page = show(
    <Route path="/review/:jobId">
      <ReviewScreen />
    </Route>,
    { "GET /jobs": state.jobs, "GET /jobs/elin/review?wait=false": structuredClone(state.reviews.elin), ...more },
    "/review/elin",
  );
  const others = globalThis.fetch;
  const drawn: string[] = [];
  globalThis.fetch = Object.assign(async (input: string | URL | Request, init?: RequestInit) => {
    if (String(input).startsWith("/api/jobs/elin/result?")) drawn.push(String(input));
    const found = /^\/api\/jobs\/elin(\/[^?]*)/.exec(String(input))?.[1];
    const handler = found && REVIEW_ROUTES[`${init?.method ?? "GET"} /jobs/:id${found}`];
    if (!handler) return others(input, init);
    const request = new Request(`http://localhost${input}`, init);
    const answer = await handler({ state, id: "elin", type: "", request, body: () => request.clone().json() });
    return answer instanceof Response ? answer : Response.json(answer);
  }, others);
  await screen.findByText("Elin Marwood", { selector: ".desk-name" });
  return { ...page, review: state.reviews.elin, drawn: () => drawn };
}

const focused = () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? "";
const key = (name: string, held: object = {}) => fireEvent.keyDown(document.activeElement as Element, { key: name, ...held });
const value = (name: RegExp | string) => screen.getByRole("button", { name });
const doubts = () => document.querySelector(".desk-header .badge")?.textContent;

test("an enhanced CV has its recommendations at the desk, each with its quote", async () => {
  const recommendations = [{ skill: "SQL", reason: "The job asks for SQL, and the CV shows it.", evidence: ["Wrote SQL reports"] }];
  await open({ recommendations });
  const line = screen.getByText("1 recommendation").closest("details") as HTMLElement;
  within(line).getByText("Wrote SQL reports");
  within(line).getByText("SQL");
});

test("Enter says that a doubt is right and leads to the next one, then to the button for the next CV", async () => {
  const { review } = await open();
  await waitFor(() => expect(focused()).toStartWith("Phone: "));
  key("Enter");
  await waitFor(() => expect(focused()).toStartWith("Position: Halvorsen Retail Group"));
  expect(doubts()).toBe("2 doubts");
  key("Enter");
  await waitFor(() => expect(focused()).toStartWith("End: Missing"));
  key("Enter");
  await waitFor(() => expect(focused()).toBe("Checked, next"));
  expect(doubts()).toBe("No doubts");
  await waitFor(() => expect(review.checkedIds).toEqual(["d1", "d2", "d3"]));
});

test("Enter on what was written saves and leads to the next doubt; a doubt that was written anew is none", async () => {
  const { review } = await open();
  await waitFor(() => expect(focused()).toStartWith("Phone: "));
  key("F2");
  const input = await screen.findByRole("textbox", { name: "Phone" });
  fireEvent.change(input, { target: { value: "+44 20 7946 0958" } });
  fireEvent.keyDown(input, { key: "Enter" });
  await waitFor(() => expect(focused()).toStartWith("Position: Halvorsen"));
  await waitFor(() => expect(review.resume.basics.phone).toBe("+44 20 7946 0958"));
  expect(doubts()).toBe("2 doubts");
});

test("Escape leaves a value and the focus as they were", async () => {
  const { review } = await open();
  fireEvent.click(value("Name: Elin Marwood"));
  const input = await screen.findByRole("textbox", { name: "Name" });
  fireEvent.change(input, { target: { value: "Somebody" } });
  fireEvent.keyDown(input, { key: "Escape" });
  await waitFor(() => expect(focused()).toBe("Name: Elin Marwood"));
  expect(review.version).toBe(1);
});

/** Writes into the field that has the focus, and presses Enter. */
async function write(name: string, text: string) {
  const input = await screen.findByRole("textbox", { name });
  if (text) fireEvent.change(input, { target: { value: text } });
  fireEvent.keyDown(input, { key: "Enter" });
}

test("a new entry is written field by field: Enter leads on, and a field without a text is left out", async () => {
  const { review } = await open();
  await press("Add to work experience");
  await write("Position", "");
  await write("Employer", "Corbel Press");
  await write("Place", "");
  await write("Start", "2012");
  await write("End", "2014");
  await waitFor(() => expect(review.resume.work?.[2]).toEqual({ name: "Corbel Press", startDate: "2012", endDate: "2014" }));
  await waitFor(() => expect(focused()).toStartWith("Employer: Corbel Press"));
  expect(screen.queryByRole("textbox", { name: "Position" })).toBeNull();

  await press("Add to work experience");
  for (const name of ["Position", "Employer", "Place", "Start", "End"]) await write(name, "");
  expect(review.resume.work).toHaveLength(3);
});

test("a date that is refused in a new entry is mended there, and the entry is written on", async () => {
  const { review } = await open();
  await press("Add to education");
  for (const [name, text] of Object.entries({ Degree: "BSc", "Field of study": "", Institution: "Tees College" })) await write(name, text);
  await write("Start", "2004?");
  await screen.findAllByText("This is no date.");
  await write("Start", "2004");
  await write("End", "2007");
  await waitFor(() =>
    expect(review.resume.education?.[1]).toEqual({ studyType: "BSc", institution: "Tees College", startDate: "2004", endDate: "2007" }),
  );
});

test("a value in the wrong field is put into its own by F4, or from the mark of its doubt, and the focus goes along", async () => {
  const { review } = await open();
  value(/^Position: Halvorsen Retail Group/).focus();
  key("F4");
  const dialog = within(await screen.findByRole("dialog", { name: "Put elsewhere …" }));
  fireEvent.change(dialog.getByRole("combobox"), { target: { value: "employer change" } });
  fireEvent.keyDown(dialog.getByRole("combobox"), { key: "Enter" });
  await waitFor(() => expect(review.resume.work?.[1]).toMatchObject({ position: "Data Engineer", name: "Halvorsen Retail Group" }));
  await waitFor(() => expect(focused()).toBe("Employer: Halvorsen Retail Group"));

  await press("Put elsewhere: Phone");
  fireEvent.click(await screen.findByRole("option", { name: "Person › Street" }));
  await waitFor(() => expect(review.resume.basics.location?.address).toBe("+44 20 7946 095"));
  expect(review.resume.basics.phone).toBeUndefined();
});

test("the lines of a list are written as one text from the menu of the entry", async () => {
  const { review } = await open();
  await press("Actions for Halvorsen Retail Group, Data Engineer");
  fireEvent.click(await screen.findByRole("menuitem", { name: "Tasks and results as one text" }));
  const input = (await screen.findByRole("textbox", { name: "Tasks and results" })) as HTMLTextAreaElement;
  expect(input.value.split("\n")).toHaveLength(3);
  await write("Tasks and results", "Reports for the sales of books\nWrote the first forecast of stock");
  await waitFor(() =>
    expect(review.resume.work?.[1]?.highlights).toEqual(["Reports for the sales of books", "Wrote the first forecast of stock"]),
  );
});

test("short entries follow each other until nothing is written, and so do the lines of a list", async () => {
  const { review } = await open();
  await press("Add to languages");
  await write("Language", "German");
  await write("Level", "C1");
  await write("Language", "Finnish");
  await write("Level", "");
  await write("Language", "");
  await waitFor(() => expect(review.resume.languages?.slice(2)).toEqual([{ language: "German", fluency: "C1" }, { language: "Finnish" }]));
  expect(screen.queryByRole("textbox", { name: "Language" })).toBeNull();

  await press("Add to skills");
  await write("Skill or group", "Rust, Go");
  await write("Skill or group", "");
  await waitFor(() => expect(review.resume.skills?.slice(3)).toEqual([{ name: "Rust" }, { name: "Go" }]));

  fireEvent.click(screen.getAllByRole("button", { name: "Add to tasks and results" })[0] as HTMLElement);
  await write("Add to tasks and results", "Hired the team\nKept the lights on");
  await write("Add to tasks and results", "Wrote the runbook");
  await write("Add to tasks and results", "");
  await waitFor(() =>
    expect(review.resume.work?.[0]?.highlights?.slice(3)).toEqual(["Hired the team", "Kept the lights on", "Wrote the runbook"]),
  );
});

test("a group of further text is begun with its lines, so that nothing of it is lost", async () => {
  const { review } = await open();
  await press("Add a section");
  fireEvent.click(await screen.findByRole("menuitem", { name: "Additional" }));
  await write("Lines", "Driving licence of the Royal Navy");
  await write("Add to lines", "");
  await waitFor(() => expect(review.resume.additional?.at(-1)).toEqual({ items: ["Driving licence of the Royal Navy"] } as never));
});

test("a chosen value is marked where the original prints it, and a line of the original chooses its value", async () => {
  await open();
  value("Certificate: Cloud Data Architect").focus();
  const mark = await waitFor(() => {
    const box = document.querySelector<HTMLElement>('[data-page="2"] .mark-box.chosen');
    if (!box) throw new Error("Nothing is marked on the second page.");
    return box;
  });
  expect(Number.parseFloat(mark.style.top)).toBeCloseTo((100 * (250 - 10 - 2)) / 842, 1);

  const frame = document.querySelector<HTMLElement>('.original-pane [data-page="1"]') as HTMLElement;
  frame.getBoundingClientRect = () => ({ left: 0, top: 0, width: 595, height: 842 }) as DOMRect;
  fireEvent.click(frame, { clientX: 200, clientY: 210 });
  await waitFor(() => expect(focused()).toBe("Employer: Norrvik Energy"));
});

test("a corrected value says what was read, and goes back to it", async () => {
  const { review } = await open();
  fireEvent.click(value("Headline: Senior Data Engineer"));
  const input = await screen.findByRole("textbox", { name: "Headline" });
  fireEvent.change(input, { target: { value: "Principal Engineer" } });
  fireEvent.keyDown(input, { key: "Enter" });
  value("Headline: Principal Engineer").focus();
  await screen.findByText("as read: Senior Data Engineer");
  await press("Put back Headline as read");
  await screen.findByRole("button", { name: "Headline: Senior Data Engineer" });
  expect(review.resume.basics.label).toBe("Senior Data Engineer");
  key("z", { ctrlKey: true });
  await screen.findByRole("button", { name: "Headline: Principal Engineer" });
});

test("how labels are printed is changed beside their language and remembered for the account, and the result is drawn anew", async () => {
  const page = await open();
  const drawn = () => page.drawn().length;
  await waitFor(() => expect(drawn()).toBe(1));
  const labels = [{ key: "work", text: "Experience" }];
  const words = { headings: [], labels: [] };
  page.answer({ "GET /house/labels?language=en": labels, "GET /house/words?scope=house": words, "GET /house/words": words });
  await press("Edit labels");
  const dialog = await screen.findByRole("dialog", { name: "Labels in English" });
  fireEvent.change(await within(dialog).findByLabelText("Experience"), { target: { value: "Track record" } });
  const kept = { headings: [], labels: [{ key: "work", language: "en", text: "Track record" }] };
  page.answer({ "PUT /house/words": kept });
  fireEvent.click(within(dialog).getByRole("button", { name: "Save 1 Label" }));
  await toastSays("Labels Saved", "1 label in English");
  expect(page.calls().find(({ call }) => call === "PUT /house/words")?.body).toEqual(kept);
  await waitFor(() => expect(drawn()).toBe(2));
  await gone(() => screen.queryByRole("dialog"));
});

test("lines of the tray are kept, left out and put onto a field; their number is always told", async () => {
  const { review } = await open();
  const head = () => document.querySelector(".tray-head span")?.textContent;
  expect(head()).toBe("3 lines left over");
  value("Left over: Speaker at Data North 2023").focus();
  key("k");
  await waitFor(() => expect(head()).toBe("2 lines left over"));
  value("Left over: Mentor for young engineers").focus();
  key("Delete");
  await waitFor(() => expect(head()).toBe("1 line left over"));
  value(/^Left over: From February/).focus();
  key("p");
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.change(dialog.getByRole("combobox"), { target: { value: "availability" } });
  fireEvent.keyDown(dialog.getByRole("combobox"), { key: "Enter" });
  await screen.findByRole("button", { name: "Availability: From February 2027, four days a week" });
  expect(head()).toBe("No line left over");
  await waitFor(() => expect(review.resume.x?.availability).toBe("From February 2027, four days a week"));
  expect(review.resume.additional).toEqual([{ title: "Side notes", items: ["Speaker at Data North 2023"] }]);
});

test("the lines of a group are kept or left out together, and the work goes on at the next line", async () => {
  const { review } = await open();
  const head = () => document.querySelector(".tray-head span")?.textContent;
  await press("Keep all of “Side notes” as further text");
  await waitFor(() => expect(head()).toBe("1 line left over"));
  await waitFor(() => expect(focused()).toBe("Left over: From February 2027, four days a week"));
  expect(review.resume.additional?.[0]?.items).toHaveLength(2);

  key("z", { ctrlKey: true });
  await waitFor(() => expect(head()).toBe("3 lines left over"));
  await press("Leave out all of “Side notes”");
  await waitFor(() => expect(head()).toBe("1 line left over"));
  await waitFor(() => expect(focused()).toBe("Left over: From February 2027, four days a week"));
  await waitFor(() =>
    expect(review.resume.additional).toEqual([{ title: "Availability", items: ["From February 2027, four days a week"] }]),
  );
});

test("a group of further text that was kept goes under a section later", async () => {
  const { review } = await open();
  value("Left over: Speaker at Data North 2023").focus();
  key("k");
  value("Left over: Mentor for young engineers").focus();
  key("k");
  await press("Actions for Side notes");
  fireEvent.click(await screen.findByRole("menuitem", { name: "Put under a section…" }));
  fireEvent.click(await screen.findByRole("option", { name: "Interests" }));
  await screen.findByRole("button", { name: "Interest: Mentor for young engineers" });
  await waitFor(() => expect(review.resume.interests).toHaveLength(2));
});

test("a passage that is withheld from a blind result is printed after all, and withheld again", async () => {
  const { review } = await open({ blind: "full" });
  await screen.findByText("1 passage may say who the candidate is, and is withheld.");
  fireEvent.click(screen.getByRole("button", { name: "Print it after all: Moved the warehouse of Norrvik to the cloud" }));
  await screen.findByText("1 passage may say who the candidate is, and is printed.");
  expect(review.checkedIds).toEqual(["blind:employer:Moved the warehouse of Norrvik to the cloud"]);
  fireEvent.click(screen.getByRole("button", { name: "Withhold it again: Moved the warehouse of Norrvik to the cloud" }));
  await screen.findByText("1 passage may say who the candidate is, and is withheld.");
  expect(review.checkedIds).toEqual([]);
});

test("the keys are told after a question mark", async () => {
  await open();
  await waitFor(() => expect(focused()).toStartWith("Phone: "));
  key("?");
  within(await screen.findByRole("dialog", { name: "Keys" })).getByText("Checked, next CV");
});

test("a drawing that another change has outdated is given up, so that the service is free for the next change", async () => {
  await open();
  const works = globalThis.fetch;
  const signals: AbortSignal[] = [];
  globalThis.fetch = Object.assign((input: string | URL | Request, init?: RequestInit) => {
    if (!String(input).includes("/result?")) return works(input, init);
    signals.push(init?.signal as AbortSignal);
    return new Promise<Response>(() => {});
  }, works);
  for (const text of ["Principal", "Architect"]) {
    fireEvent.click(value(/^Headline: /));
    await write("Headline", text);
    await waitFor(() => expect(signals).toHaveLength(text === "Principal" ? 1 : 2));
  }
  await waitFor(() => expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]));
});

test("a change that cannot be sent says so, and is sent again", async () => {
  const { review } = await open();
  const works = globalThis.fetch;
  globalThis.fetch = Object.assign(async () => new Response("", { status: 503, statusText: "Service Unavailable" }), works);
  await waitFor(() => expect(focused()).toStartWith("Phone: "));
  key("Enter");
  await screen.findByText("Not saved: Service Unavailable");
  globalThis.fetch = works;
  await press("Try again");
  await screen.findByText("Saved");
  expect(review.checkedIds).toEqual(["d1"]);
});

test("a Word file without pages is shown as text, with the paragraph of the chosen value", async () => {
  await open({ original: { kind: "docx", pages: [], html: "/api/jobs/elin/original/view" } });
  screen.getByText("The pages of a Word file are shown where LibreOffice is installed. This is its text.");
  const frame = screen.getByTitle("Text of the original");
  expect(frame.getAttribute("sandbox")).toBe("");
  value("Certificate: Cloud Data Architect").focus();
  await waitFor(() => expect(frame.getAttribute("src")).toBe("/api/jobs/elin/original/view?mark=certificates%5B0%5D.name#mark"));
});

test("pages of a Word file that could not be drawn are drawn when somebody tries again", async () => {
  await open({ original: { kind: "docx", pages: [], html: "/api/jobs/elin/original/view", failed: true } });
  screen.getByText(/^The pages of this Word file could not be drawn/);
  await press("Try again");
  await screen.findByLabelText("Pages of the original");
  expect(screen.queryByText(/could not be drawn/)).toBeNull();
});

test.each([
  [404, "This CV does not exist"],
  [409, "This CV is still being worked on"],
  [410, "This CV has been deleted"],
  [500, "This CV cannot be opened at the moment"],
])("an answer %i is a page with a sentence and a way back", async (status, title) => {
  show(
    <Route path="/review/:jobId">
      <ReviewScreen />
    </Route>,
    { "GET /jobs/gone/review?wait=false": refused(status) },
    "/review/gone",
  );
  await screen.findByRole("heading", { name: title });
  screen.getByRole("link", { name: "Back to Dashboard" });
});

test("a heading is remembered for the house only when somebody says so", async () => {
  const page = await open();
  page.answer({ "GET /house/words": { headings: [{ text: "Hobby", section: "interests" }], labels: [] } });
  await press("File “Side notes” under");
  screen.getByRole("menuitem", { name: "Profile" });
  fireEvent.click(await screen.findByRole("menuitem", { name: "Volunteering" }));
  await screen.findByText("Always read “Side notes” as Volunteering?");
  const sent = () => page.calls().find(({ call }) => call === "PUT /house/words")?.body;
  expect(sent()).toBeUndefined();
  page.answer({ "PUT /house/words": new Refusal(500, { message: "Full." }) });
  await press("Remember");
  await toastSays("Not remembered", "Full.");
  page.answer({ "PUT /house/words": {} });
  await press("Remember");
  await toastSays("“Side notes” is remembered.");
  expect(sent()).toEqual({
    headings: [
      { text: "Hobby", section: "interests" },
      { text: "Side notes", section: "volunteer", language: "en" },
    ],
    labels: [],
  });
});

test("who may not change the words of the agency is offered neither to remember a heading nor to word labels otherwise", async () => {
  const recruiter = { id: "a1", name: "Enna Partners", role: "recruiter", sharesJobs: true, paidBy: "ben@agency.test", ownPlan: null };
  await open({}, { "GET /user": fakeUser({ agency: recruiter as OwnAgency }) });
  await screen.findByLabelText("Labels");
  await press("File “Side notes” under");
  fireEvent.click(await screen.findByRole("menuitem", { name: "Volunteering" }));
  await gone(() => screen.queryByRole("button", { name: "File “Side notes” under" }));
  expect(screen.queryByText(/^Always read/) === null).toBe(true);
  expect(screen.queryByRole("button", { name: "Edit labels" }) === null).toBe(true);
});

test("the fields of a Word file can be worked on before its pages are drawn", async () => {
  const drawn = Promise.withResolvers<unknown>();
  const review = fakeReview();
  const pages = [{ number: 1, width: 595, height: 842 }];
  show(
    <Route path="/review/:jobId">
      <ReviewScreen />
    </Route>,
    {
      "GET /jobs": [ELIN],
      "GET /jobs/elin/review?wait=false": { ...review, original: { kind: "docx", pages: [], pending: true } },
      "GET /jobs/elin/review": drawn.promise,
    },
    "/review/elin",
  );
  await screen.findByText("The pages are being drawn. The fields are ready.");
  screen.getByText("Elin Marwood", { selector: ".desk-name" });
  drawn.resolve({ ...review, original: { kind: "docx", pages } });
  await screen.findByLabelText("Pages of the original");
  expect(screen.queryAllByText("The pages are being drawn. The fields are ready.")).toHaveLength(0);
});

test("who says that a CV is checked before the queue is known is led to the next CV, and not told that there is none", async () => {
  const queue = Promise.withResolvers<unknown>();
  const page = show(
    <Route path="/review/:jobId">
      <ReviewScreen />
    </Route>,
    {
      "GET /jobs": queue.promise,
      "GET /jobs/elin/review?wait=false": fakeReview(),
      "GET /jobs/next/review?wait=false": fakeReview(),
      "POST /jobs/elin/reviewed": fakeReview(),
    },
    "/review/elin",
  );
  await screen.findByText("Elin Marwood", { selector: ".desk-name" });
  for (let times = 0; times < 2; times++) fireEvent.keyDown(document.body, { key: "Enter", ctrlKey: true });
  queue.resolve([ELIN, NEXT]);
  await waitFor(() => expect(page.path()).toBe("/review/next"));
  expect(page.calls().filter(({ call }) => call === "POST /jobs/elin/reviewed")).toHaveLength(1);
  await toastSays("Checked");
});

test("a CV that was said to be checked is not opened again by a list from the moment before", async () => {
  const page = show(
    <Route path="/review/:jobId">
      <ReviewScreen />
    </Route>,
    {
      "GET /jobs": [ELIN, NEXT],
      "GET /jobs/elin/review?wait=false": fakeReview(),
      "GET /jobs/next/review?wait=false": fakeReview(),
      "POST /jobs/elin/reviewed": new Promise(() => {}),
      "POST /jobs/next/reviewed": new Promise(() => {}),
    },
    "/review/elin",
  );
  fireEvent.click(await screen.findByRole("button", { name: "Checked, next" }));
  await waitFor(() => expect(page.path()).toBe("/review/next"));
  // The list of this moment, in which the first is not checked yet.
  await screen.findByText("2 of 2");
  fireEvent.click(screen.getByRole("button", { name: "Checked, next" }));
  await waitFor(() => expect(page.path()).toBe("/dashboard"));
});

test("the candidate's own layout is drawn without the contact data at least, and downloaded in the type of the CV", async () => {
  const { drawn } = await open();
  fireEvent.change(await screen.findByLabelText("Layout"), { target: { value: "original" } });
  await waitFor(() => expect(drawn().at(-1)).toContain("blind=contact&photo=true&language=cv&layout=original"));
  expect(within(screen.getByLabelText("Candidate")).queryByText("Named")).toBeNull();
  await press("Download");
  expect(screen.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual([
    "PDF",
    "Named and blind pair (PDF)",
    "Data: Resume JSON (blind)",
    "Data: Europass XML (blind)",
    "Data: HR-Open JSON (blind)",
  ]);
  fireEvent.change(screen.getByLabelText("Layout"), { target: { value: "house" } });
  await waitFor(() => expect(drawn().at(-1)).toContain("layout=house"));
});

test("the data of a CV is downloaded in the formats of other programs, blind and without photo as the result that is shown", async () => {
  const { calls } = await open();
  const asked = () => calls().flatMap(({ call }) => (call.includes("/resume?") ? [call] : []));
  const choose = async (name: string) => {
    await press("Download");
    fireEvent.click(screen.getByRole("menuitem", { name }));
    await toastSays("Download started");
  };
  await choose("Data: Europass XML");
  fireEvent.change(screen.getByLabelText("Candidate"), { target: { value: "full" } });
  await choose("Data: HR-Open JSON (blind)");
  expect(asked()).toEqual(["GET /jobs/elin/resume?format=europass", "GET /jobs/elin/resume?format=hropen&blind=full"]);
});
