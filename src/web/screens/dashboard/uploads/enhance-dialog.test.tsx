import { expect, test } from "bun:test";
import { fakeUser } from "../../../testing/fake-api.ts";
import { fill, fireEvent, press, screen, show, waitFor } from "../../../testing/screen.tsx";

const { QueryClientProvider } = await import("@tanstack/react-query");
const { createQueryClient, userQuery } = await import("../../../lib/api/queries.ts");
const { default: EnhanceDialog } = await import("./enhance-dialog.tsx");

const templates = [
  { key: "default", name: "Default", kind: "document", outputs: ["docx", "pdf"], origin: "built-in", blind: false },
  { key: "acme", name: "Acme Anonymous", kind: "document", outputs: ["docx", "pdf"], origin: "own", blind: true },
  { key: "deck", name: "Deck", kind: "presentation", outputs: ["pptx", "pdf", "docx"], origin: "own", blind: false },
];
const anna = fakeUser({ assignedTemplates: ["default", "acme", "deck"], selectedTemplate: "acme" });
const pdf = (name: string, content = "%PDF-1.7") => new File([content], name, { type: "application/pdf" });

async function open({ cvs = 1, credits = 10, user = anna } = {}) {
  const sent: unknown[] = [];
  const files = Array.from({ length: cvs }, (_, index) => pdf(`${index}.pdf`));
  const client = createQueryClient();
  client.setQueryData(userQuery.queryKey, user);
  show(
    <QueryClientProvider client={client}>
      <EnhanceDialog files={files} onSubmit={(submission) => sent.push(submission)} onClose={() => {}} />
    </QueryClientProvider>,
    { "GET /wallet": { plan: null, credits }, "GET /user/templates": templates },
  );
  await waitFor(() => expect(document.querySelector(".cost-balance, .short-of-credits")).not.toBeNull());
  return sent;
}
const isDisabled = (name: string) => (screen.getByRole("button", { name }) as HTMLButtonElement).disabled;

test("the saved template is shown, with what it withholds, and travels with the CVs", async () => {
  const sent = await open();
  await screen.findByText("The documents withhold the candidate's name.");
  await press("Skip Enhancement");
  fill("Template for these CVs", "default");
  await screen.findByText("The documents show the candidate's name.");
  await press("Skip Enhancement");
  expect(sent).toEqual([{ template: "acme" }, { template: "default" }]);
});

test("a CV is made blind with any template, and the window says so; a blind template stays blind", async () => {
  const sent = await open();
  await screen.findByText("The documents withhold the candidate's name.");
  expect(screen.getByLabelText("Candidate's name").textContent).toStartWith("Blind, as the template says");
  fill("Template for these CVs", "default");
  await screen.findByText("The documents show the candidate's name.");
  fill("Candidate's name", "employers");
  await screen.findByText("The documents withhold the candidate's name.");
  await press("Skip Enhancement");
  expect(sent).toEqual([{ template: "default", blind: "employers" }]);
});

test("what a blind CV withholds besides is chosen below its profile, and another profile keeps it", async () => {
  const sent = await open();
  fill("Template for these CVs", "default");
  expect(screen.queryByText("What else is withheld")).toBeNull();
  fill("Candidate's name", "full");
  fireEvent.click(await screen.findByLabelText("Durations instead of dates"));
  fireEvent.click(screen.getByLabelText("No photo"));
  await screen.findByText("2 changed");
  fill("Candidate's name", "employers");
  await press("Skip Enhancement");
  expect(sent).toEqual([{ template: "default", blind: "employers+durations-photo" }]);
});

test("a CV without contact data is not called blind: it shows its name", async () => {
  await open();
  fill("Template for these CVs", "default");
  fill("Candidate's name", "contact");
  await screen.findByText("The documents show the candidate's name and withhold the contact data.");
  expect(screen.queryByText("Blind")).toBeNull();
});

test("types and the language of the labels are chosen behind 'More options', and sent when they are not what comes by itself", async () => {
  const sent = await open();
  const box = (type: string) => screen.getByRole("checkbox", { name: type }) as HTMLInputElement;
  await screen.findByRole("checkbox", { name: "DOCX" });
  fireEvent.click(box("DOCX"));
  expect([box("PDF").checked, box("PDF").disabled]).toEqual([true, true]);
  fill("Language of the labels", "fr");
  expect(document.querySelector(".more-options summary .badge")?.textContent).toBe("PDF · French");
  await press("Skip Enhancement");
  fireEvent.click(box("DOCX"));
  await press("Skip Enhancement");
  expect(sent).toEqual([
    { template: "acme", types: ["pdf"], language: "fr" },
    { template: "acme", types: undefined, language: "fr" },
  ]);
});

test("the candidate's own layout is chosen behind 'More options', says what is done to it, and has no types to choose", async () => {
  const sent = await open();
  await screen.findByRole("checkbox", { name: "DOCX" });
  fill("Layout", "original");
  await screen.findByText(/^The contact data at least is taken out of the file/);
  expect(screen.queryByRole("checkbox", { name: "DOCX" })).toBeNull();
  expect(document.querySelector(".more-options summary .badge")?.textContent).toBe("Original layout");
  await press("Skip Enhancement");
  expect(sent).toEqual([{ template: "acme", layout: "original" }]);
});

test("another template makes the types that it makes by itself", async () => {
  const sent = await open();
  fireEvent.click(await screen.findByRole("checkbox", { name: "DOCX" }));
  fill("Template for these CVs", "deck");
  const chosen = () => ["PPTX", "PDF", "DOCX"].filter((name) => (screen.getByRole("checkbox", { name }) as HTMLInputElement).checked);
  await waitFor(() => expect(chosen()).toEqual(["PPTX"]));
  fireEvent.click(screen.getByRole("checkbox", { name: "PDF" }));
  await press("Skip Enhancement");
  expect(sent).toEqual([{ template: "deck", types: ["pptx", "pdf"] }]);
});

test("what the CVs cost stands beside what the account has, with enhancement and without", async () => {
  await open({ cvs: 3, credits: 42 });
  const balance = () => document.querySelector(".cost-balance")?.textContent;
  expect(balance()).toBe("3 CVs, 3 credits of 42");
  fill("Keywords (optional)", "SQL");
  await waitFor(() => expect(balance()).toBe("3 CVs, 6 credits of 42"));
});

test("each way says what it costs", async () => {
  await open({ cvs: 3 });
  const costs = ["Skip Enhancement", "Add JD or Keywords"].map((name) => {
    const id = screen.getByRole("button", { name }).getAttribute("aria-describedby") as string;
    return document.getElementById(id)?.textContent;
  });
  expect(costs).toEqual(["3 credits", "6 credits"]);
});

test("11 CVs are not sent on 10 credits: a sentence says why and leads to more", async () => {
  await open({ cvs: 11 });
  expect(isDisabled("Skip Enhancement")).toBe(true);
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toBe("Insufficient Credits You need 11 credits to process 11 CVs. You currently have 10 credits.Buy Credits");
  expect(screen.getByRole("link", { name: "Buy Credits" }).getAttribute("href")).toBe("/plan");
});

test("what can be paid without enhancement alone is sent without", async () => {
  await open({ cvs: 6 });
  expect(isDisabled("Skip Enhancement")).toBe(false);
  fill("Keywords (optional)", "SQL");
  expect(isDisabled("Submit for Enhancement")).toBe(true);
  expect((await screen.findByRole("alert")).textContent).toContain("You need 12 credits to process 6 CVs with enhancement.");
});

test("of two job descriptions one is taken, and the other is said to be too many; an empty one is too small", async () => {
  await open();
  const input = document.querySelector('[role="dialog"] input[type="file"]') as HTMLInputElement;
  const choose = (...files: File[]) => {
    Object.defineProperty(input, "files", { value: files, configurable: true });
    fireEvent.change(input);
  };
  choose(pdf("empty.pdf", ""));
  await screen.findByText("File is smaller than 1 bytes");
  choose(pdf("one.pdf"), pdf("two.pdf"));
  await screen.findByText("Too many files");
  screen.getByRole("button", { name: "Remove one.pdf" });
  await waitFor(() => expect(document.querySelector(".rejections strong")?.textContent).toBe("two.pdf"));
});
