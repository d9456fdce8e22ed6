import { expect, test } from "bun:test";
import type { AgencyRole, BrandFile } from "../../../engine/contract/api.ts";
import { fakeAgency, fakeMember, memberOf, ownAgency } from "../../testing/fake-agency.ts";
import { fakeJob, fakeUser } from "../../testing/fake-api.ts";
import { fill, fireEvent, press, pressInDialog, Refusal, refused, screen, show, waitFor, within } from "../../testing/screen.tsx";

const { default: BrandScreen } = await import("./brand-screen.tsx");

const LOGO: BrandFile = { id: "a1", name: "enna.svg", bytes: 2400, kind: "logo", format: "svg", width: 1200, height: 300 };
const FONT: BrandFile = {
  id: "c3",
  name: "enna.ttf",
  bytes: 90_000,
  kind: "font",
  family: "Enna Sans",
  weight: 700,
  italic: true,
  embedding: "print",
};
const state = (brand: object | null, files: BrandFile[] = []) => ({ brand, files, notes: [] });

const usual = (more: Record<string, unknown> = {}) => ({
  "GET /user": fakeUser(),
  "GET /house/brand": state(null),
  "GET /house/brand?scope=house": state(null),
  "GET /house/words": { headings: [], labels: [] },
  "GET /house/words?scope=house": { headings: [], labels: [] },
  "GET /house/labels?language=en": [
    { key: "work", text: "Experience" },
    { key: "profile", text: "Profile" },
  ],
  "GET /jobs": [],
  "POST /house/brand/check": { brand: {}, notes: [] },
  "POST /house/brand/check?scope=house": { brand: {}, notes: [] },
  ...more,
});

const open = async (more: Record<string, unknown> = {}, path = "/settings/brand") => {
  const shown = show(<BrandScreen />, usual(more), path);
  await screen.findByLabelText("Agency name");
  return shown;
};
const choose = (label: string, ...files: File[]) => fireEvent.change(screen.getByLabelText(label), { target: { files } });
const saysSaved = (text: string) => waitFor(() => expect(document.querySelector(".save-state")?.textContent).toContain(text));

test("from nothing to a saved brand: a logo, colours, a text; what is saved is what was chosen, and it is said", async () => {
  const { sent } = await open({
    "POST /house/brand/files": new Refusal(201, LOGO),
    "PUT /house/brand": state({ name: "Enna", logo: { file: "a1" }, colors: { primary: "#5b2a86" }, footer: "{name} · Enna" }, [LOGO]),
  });
  await saysSaved("No brand yet");
  fill("Agency name", "Enna");
  choose("Drop your logo, or choose a file", new File(["<svg/>"], "enna.svg", { type: "image/svg+xml" }));
  const logo = await screen.findByAltText("Logo: enna.svg");
  expect(logo.getAttribute("src")).toBe("/api/house/brand/files/a1");
  fill("Main colour", "#5B2A86");
  fill("Footer", "{name} · Enna");
  await saysSaved("Unsaved changes");
  await press("Save Brand");
  await saysSaved("Saved. New documents have your brand.");
  expect(sent("PUT /house/brand")).toEqual([
    { name: "Enna", logo: { file: "a1" }, colors: { primary: "#5B2A86" }, footer: "{name} · Enna" },
  ]);
});

test("the contrast of a colour is said in words, and a main colour that is too light is replaced with one press", async () => {
  await open();
  fill("Main colour", "#1f3a4d");
  expect(screen.getByText("Readable on white, 11.9 : 1")).toBeDefined();
  fill("Main colour", "#ffd400");
  expect(screen.getByText("Too light for text, 1.4 : 1")).toBeDefined();
  await press("Use #8c7500 instead");
  expect((screen.getByLabelText("Main colour") as HTMLInputElement).value).toBe("#8c7500");
  fill(/^Second colour/, "#ffd400");
  expect(screen.getByText(/^Too light for text, 1.4 : 1: lines and marks have it/)).toBeDefined();
  expect(screen.queryByRole("button", { name: /instead$/ })).toBeNull();
});

test("a colour may be typed as designers write it; what is none is named", async () => {
  await open();
  const main = screen.getByLabelText("Main colour") as HTMLInputElement;
  fill("Main colour", "1F3A4D");
  fireEvent.blur(main);
  expect(main.value).toBe("#1f3a4d");
  fill("Main colour", "#a0c");
  fireEvent.blur(main);
  expect(main.value).toBe("#aa00cc");
  fill("Main colour", "teal");
  fireEvent.blur(main);
  expect(screen.getByText("Write it as #rrggbb, such as #1f3a4d.")).toBeDefined();
});

test("what the service says against the brand stands at its field", async () => {
  const sentence = "The logo's height must be a number from 4 to 30 millimetres.";
  await open({
    "GET /house/brand": state({ logo: { file: "a1" } }, [LOGO]),
    "POST /house/brand/check": new Refusal(400, { error: sentence, message: sentence, field: "logo.height" }),
  });
  fill(/^Height in mm/, "90");
  const said = await screen.findByText(sentence);
  expect(said.parentElement?.querySelector("input")).toBe(screen.getByLabelText(/^Height in mm/) as HTMLInputElement);
  expect(screen.getByText("The preview waits until the marked field is right.")).toBeDefined();
});

test("a file that is refused is named with the reason", async () => {
  await open({ "POST /house/brand/files": refused(400, "An SVG logo must not run anything.") });
  choose("Drop your logo, or choose a file", new File(["<svg/>"], "bad.svg", { type: "image/svg+xml" }));
  expect((await screen.findByText("bad.svg:")).parentElement?.textContent).toBe("bad.svg: An SVG logo must not run anything.");
});

test("a family of one's own is used as soon as it is uploaded, says what its licence flags allow, and goes with its last cut", async () => {
  const { sent } = await open({
    "POST /house/brand/files": new Refusal(201, FONT),
    "POST /house/brand/check": { brand: {}, notes: ["Word shows Enna Sans where it is installed.", "The second colour #ffd400 is light."] },
    "PUT /house/brand": state({ fonts: { heading: "Enna Sans", body: "Enna Sans", files: ["c3"] } }, [FONT]),
  });
  choose("Drop font files, or choose them", new File(["x"], "enna.ttf", { type: "font/ttf" }));
  const list = await screen.findByRole("list", { name: "Your own fonts" });
  expect(list.textContent).toContain("Enna Sans Bold ItalicIts licence flags allow it in PDF alone.");
  expect((screen.getByLabelText("Headings") as HTMLSelectElement).value).toBe("Enna Sans");
  expect(await screen.findByText("Word shows Enna Sans where it is installed.")).toBeDefined();
  expect(screen.queryByText(/#ffd400 is light/)).toBeNull();
  await press("Save Brand");
  await saysSaved("Saved");
  expect(sent("PUT /house/brand").at(-1)).toEqual({ fonts: { heading: "Enna Sans", body: "Enna Sans", files: ["c3"] } });
  await press("Remove Enna Sans Bold Italic");
  fill("Agency name", "Enna");
  await press("Save Brand");
  await waitFor(() => expect(sent("PUT /house/brand").at(-1)).toEqual({ name: "Enna" }));
});

test("a text may be another one in some languages", async () => {
  const { sent } = await open({ "PUT /house/brand": state({ footer: { "*": "Enna", de: "Enna Deutschland" } }) });
  fill("Footer", "Enna");
  fill("Add a language to footer", "de");
  fill("Footer, German", "Enna Deutschland");
  await press("Save Brand");
  await saysSaved("Saved");
  expect(sent("PUT /house/brand").at(-1)).toEqual({ footer: { "*": "Enna", de: "Enna Deutschland" } });
  await press("Remove footer, German");
  expect(screen.queryByLabelText("Footer, German")).toBeNull();
});

test("sections are hidden and moved by their buttons, which keep the focus; it is said where one is, and the style's order comes back", async () => {
  const { sent } = await open({
    "GET /house/brand": state({ sections: ["profile", "work"] }),
    "PUT /house/brand": state({ sections: ["work"] }),
  });
  await screen.findByText("Experience");
  const names = () => within(screen.getByRole("list", { name: "Sections in their order" })).getAllByRole("checkbox");
  expect(names().filter((box) => (box as HTMLInputElement).checked)).toHaveLength(2);
  const up = screen.getByRole("button", { name: "Move Experience up" });
  up.focus();
  fireEvent.click(up);
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Move Experience up");
  expect(screen.getByText(/^Experience is 1 of \d+\.$/)).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Move Experience up" }));
  fireEvent.click(screen.getByLabelText("The agency's own words"));
  await press("Save Brand");
  await saysSaved("Saved");
  expect(sent("PUT /house/brand").at(-1)).toEqual({ sections: ["work", "profile", "cover"] });
  fill("Agency name", "y");
  await press("As the style has them");
  expect(screen.queryByRole("list", { name: "Sections in their order" })).toBeNull();
});

test("the preview is of the brand as it stands in the form, in the chosen style and of the chosen CV", async () => {
  const job = fakeJob({ id: "j1", candidateName: "Elin Marwood" });
  const { sent } = await open({ "GET /jobs": [job, fakeJob({ status: "failed" }), fakeJob({ jobType: "matcher" })] });
  await screen.findByRole("option", { name: "Elin Marwood" });
  expect(within(screen.getByLabelText("CV")).getAllByRole("option")).toHaveLength(2);
  fill("Agency name", "Enna");
  fill("Style", "viseo_template_v2");
  fill("CV", "j1");
  const wanted = { brand: { name: "Enna" }, template: "viseo_template_v2", job: "j1" };
  await waitFor(() => expect(sent("POST /house/brand/preview").at(-1)).toEqual(wanted));
  await screen.findByText("Preview updated.");
});

test("a preview that fails says why, and is tried again", async () => {
  const { answer } = await open({ "POST /house/brand/preview": refused(409, "This CV is still being processed.") });
  await screen.findByText("This CV is still being processed.");
  answer({ "POST /house/brand/preview": {} });
  await press("Try again");
  await screen.findByText("Preview updated.");
});

test.each([
  ["a session that has ended", refused(401, "Unauthorized"), "You are signed out. Nothing is lost"],
  ["a service that cannot work", refused(503, "The service cannot work at the moment."), "The service cannot work at the moment."],
])("after %s nothing is lost, and Ctrl+S tries again", async (_, answered, sentence) => {
  const { answer, sent } = await open({ "PUT /house/brand": answered });
  fill("Agency name", "Enna");
  await press("Save Brand");
  await saysSaved(`Not saved. ${sentence}`);
  expect((screen.getByLabelText("Agency name") as HTMLInputElement).value).toBe("Enna");
  answer({ "PUT /house/brand": state({ name: "Enna" }) });
  fireEvent.keyDown(document, { key: "s", ctrlKey: true });
  await saysSaved("Saved. New documents have your brand.");
  expect(sent("PUT /house/brand")).toHaveLength(2);
});

test("changes are discarded; a brand is removed after a question", async () => {
  const { sent } = await open({ "GET /house/brand": state({ name: "Enna" }), "DELETE /house/brand": state(null) });
  fill("Agency name", "Another");
  await press("Discard Changes");
  expect((screen.getByLabelText("Agency name") as HTMLInputElement).value).toBe("Enna");
  await press("Remove Brand");
  expect(sent("DELETE /house/brand")).toEqual([]);
  await pressInDialog("Remove Brand");
  await saysSaved("The brand is removed.");
  expect((screen.getByLabelText("Agency name") as HTMLInputElement).value).toBe("");
});

test("an account without a brand is told that its documents are in that of the house, and sees it", async () => {
  const { sent } = await open({ "GET /house/brand?scope=house": state({ name: "The house" }) });
  expect(screen.getByText(/Your documents are in the brand of the house, “The house”/)).toBeDefined();
  await waitFor(() => expect(sent("POST /house/brand/preview?scope=house").at(-1)).toMatchObject({ brand: { name: "The house" } }));
  expect(screen.queryByRole("navigation", { name: "Whose brand" })).toBeNull();
  fill("Agency name", "Mine");
  await waitFor(() => expect(sent("POST /house/brand/preview").at(-1)).toMatchObject({ brand: { name: "Mine" } }));
});

test("an administrator switches between the account and the house; the address says which, and an address of the house is the account's for others", async () => {
  const boss = fakeUser({ role: "admin" });
  const { sent } = await open({ "GET /user": boss, "PUT /house/brand?scope=house": state({ name: "All" }) }, "/settings/brand?scope=house");
  const ways = within(screen.getByRole("navigation", { name: "Whose brand" })).getAllByRole("link");
  expect(ways.map((link) => [link.textContent, link.getAttribute("href"), link.getAttribute("aria-current")])).toEqual([
    ["My account", "/settings/brand", null],
    ["The house", "/settings/brand?scope=house", "page"],
  ]);
  fill("Agency name", "All");
  await press("Save Brand");
  await saysSaved("Saved");
  expect(sent("PUT /house/brand?scope=house")).toHaveLength(1);
});

test("whoever is no administrator has no brand of the house to change", async () => {
  const { sent } = await open({ "PUT /house/brand": state({ name: "Mine" }) }, "/settings/brand?scope=house");
  fill("Agency name", "Mine");
  await press("Save Brand");
  await saysSaved("Saved");
  expect(sent("PUT /house/brand")).toHaveLength(1);
});

test("who leaves with unsaved changes is asked: stays, leaves without them, or saves first", async () => {
  const { path, sent, answer } = await open({ "PUT /house/brand": refused(503, "The service cannot work at the moment.") });
  const leave = () => fireEvent.click(screen.getByRole("link", { name: "Dashboard" }));
  fill("Agency name", "Enna");
  leave();
  await pressInDialog("Stay Here");
  expect(path()).toBe("/settings/brand");
  leave();
  await pressInDialog("Save and Leave");
  await saysSaved("Not saved.");
  expect(path()).toBe("/settings/brand");
  answer({ "PUT /house/brand": state({ name: "Enna" }) });
  leave();
  await pressInDialog("Save and Leave");
  await waitFor(() => expect(path()).toBe("/dashboard"));
  expect(sent("PUT /house/brand")).toHaveLength(2);
});

test("who leaves without saving goes at once, and who has changed nothing is not asked", async () => {
  const { path } = await open();
  const unloads = () => window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  fill("Agency name", "Enna");
  await waitFor(() => expect(unloads()).toBe(false));
  fireEvent.click(screen.getByRole("link", { name: "CV vs JD Matcher" }));
  await pressInDialog("Leave Without Saving");
  expect(path()).toBe("/jd-cv-matcher");
  expect(unloads()).toBe(true);
  await press("Discard Changes");
  fireEvent.click(screen.getByRole("link", { name: "Dashboard" }));
  expect(path()).toBe("/dashboard");
});

const BEN = fakeMember({ role: "administrator", pays: true });
const inAgency = (role: AgencyRole) => {
  const anna = fakeUser();
  const agency = fakeAgency([memberOf(anna, { role }), BEN]);
  return { "GET /user": { ...anna, agency: ownAgency(agency, anna) }, "GET /agency": agency };
};

test("in an agency the brand is the agency's, and a recruiter is told who changes it and changes nothing", async () => {
  const { calls } = await open({ ...inAgency("recruiter"), "GET /house/brand": state({ name: "Enna" }) });
  screen.getByRole("heading", { name: "Brand of the agency" });
  screen.getByText("The name, logo and colours of Enna Partners in every built-in style. Documents that exist stay as they are.");
  await screen.findByText("The agency's brand is changed by Ben Vos.");
  expect(
    screen.getByLabelText("Agency name").matches(":disabled") || document.querySelector("fieldset.brand-form")?.hasAttribute("disabled"),
  ).toBe(true);
  expect(["Save Brand", "Remove Brand", "Add Heading"].map((name) => screen.queryByRole("button", { name }) === null)).toEqual([
    true,
    true,
    true,
  ]);
  fireEvent.keyDown(document, { key: "s", ctrlKey: true });
  expect(calls().some(({ call }) => call.startsWith("PUT"))).toBe(false);
});

test("a brand editor changes the agency's brand, and is asked whether it is to go from all", async () => {
  await open({ ...inAgency("brand-editor"), "GET /house/brand": state({ name: "Enna" }) });
  expect(screen.queryByText(/^The agency's brand is changed by/) === null).toBe(true);
  await press("Remove Brand");
  within(await screen.findByRole("dialog")).getByText("The brand of the agency");
});
