import { expect, test } from "bun:test";
import type { HouseWords } from "../../../engine/contract/api.ts";
import { fillInDialog, fireEvent, press, pressInDialog, refused, screen, show, toastSays, waitFor, within } from "../../testing/screen.tsx";

const { LabelDialog } = await import("./label-dialog.tsx");

const NONE: HouseWords = { headings: [], labels: [] };
const ENGLISH = [
  { key: "profile", text: "Profile" },
  { key: "work", text: "Experience" },
  { key: "skills", text: "Skills" },
];
const GERMAN = [
  { key: "profile", text: "Profil" },
  { key: "work", text: "Berufserfahrung" },
  { key: "skills", text: "Kenntnisse" },
];
const TAUGHT: HouseWords = {
  headings: [{ text: "Off duty", section: "interests" }],
  labels: [
    { key: "work", language: "de", text: "Stationen" },
    { key: "work", language: "en", text: "Track record" },
  ],
};

async function open(account: HouseWords, house: HouseWords = NONE, more: object = {}) {
  const done: string[] = [];
  const page = show(<LabelDialog language="de" onSaved={() => done.push("saved")} onClose={() => done.push("closed")} />, {
    "GET /house/labels?language=en": ENGLISH,
    "GET /house/labels?language=de": GERMAN,
    "GET /house/words": account,
    "GET /house/words?scope=house": house,
    "PUT /house/words": account,
    ...more,
  });
  await screen.findByLabelText("Experience");
  return { ...page, done, sent: () => page.calls().find(({ call }) => call.startsWith("PUT"))?.body };
}
const printed = () =>
  within(screen.getByRole("dialog"))
    .getAllByRole("textbox")
    .map((field) => (field as HTMLInputElement).value);

test("each label of the language is named in English and shows how it is printed now: by the account, by the house, or as it is built in", async () => {
  await open(TAUGHT, {
    headings: [],
    labels: [
      { key: "skills", language: "de", text: "Werkzeugkasten" },
      { key: "work", language: "de", text: "Laufbahn" },
    ],
  });
  expect(screen.getByRole("dialog", { name: "Labels in German" })).toBeDefined();
  expect([...document.querySelectorAll(".label-list label")].map(({ textContent }) => textContent)).toEqual([
    "Profile",
    "Experience",
    "Skills",
  ]);
  expect(printed()).toEqual(["Profil", "Stationen", "Werkzeugkasten"]);
});

test("what was changed is kept with the words of the account; what was not, or was typed as it is, is not", async () => {
  const { sent, done } = await open(TAUGHT);
  fillInDialog("Profile", " Kurz gesagt ");
  fillInDialog("Skills", "Kenntnisse ");
  await pressInDialog("Save 1 Label");
  await toastSays("Labels Saved", "1 label in German");
  expect(sent()).toEqual({ ...TAUGHT, labels: [...TAUGHT.labels, { key: "profile", language: "de", text: "Kurz gesagt" }] });
  expect(done).toEqual(["saved", "closed"]);
});

test("words that were taught elsewhere meanwhile stay", async () => {
  const { sent, answer } = await open(NONE);
  answer({ "GET /house/words": TAUGHT });
  fillInDialog("Profile", "Kurz gesagt");
  await pressInDialog("Save 1 Label");
  await toastSays("Labels Saved");
  expect(sent()).toEqual({ ...TAUGHT, labels: [...TAUGHT.labels, { key: "profile", language: "de", text: "Kurz gesagt" }] });
});

test("a label goes back to its built-in wording by its button or by being emptied, and is forgotten then; the focus stays at it", async () => {
  const { sent } = await open({ ...TAUGHT, labels: [...TAUGHT.labels, { key: "skills", language: "de", text: "Werkzeug" }] });
  await press("Experience: back to “Berufserfahrung”");
  expect(printed()).toEqual(["Profil", "Berufserfahrung", "Werkzeug"]);
  expect(document.activeElement).toBe(screen.getByLabelText("Experience"));
  expect(screen.queryByRole("button", { name: "Experience: back to “Berufserfahrung”" })).toBeNull();
  fillInDialog("Skills", " ");
  await pressInDialog("Save 2 Labels");
  await toastSays("Labels Saved", "2 labels in German");
  expect(sent()).toEqual({ ...TAUGHT, labels: [{ key: "work", language: "en", text: "Track record" }] });
});

test("where the house has taught a label, its wording is what is gone back to, and the built-in one is a wording of the account's own", async () => {
  const house = { headings: [], labels: [{ key: "work", language: "de", text: "Laufbahn" }] };
  const { sent } = await open(NONE, house);
  fillInDialog("Experience", "Berufserfahrung");
  expect(screen.getByRole("button", { name: "Experience: back to “Laufbahn”" })).toBeDefined();
  await pressInDialog("Save 1 Label");
  await toastSays("Labels Saved");
  expect(sent()).toEqual({ headings: [], labels: [{ key: "work", language: "de", text: "Berufserfahrung" }] });
});

test("nothing is sent when nothing is changed", async () => {
  const { sent, done } = await open(TAUGHT);
  fillInDialog("Profile", "Kurz");
  fillInDialog("Profile", "Profil");
  await pressInDialog("Save");
  expect([sent(), done]).toEqual([undefined, ["closed"]]);
});

test("a label is found by its English name and by its wording; what was typed stays while others are shown", async () => {
  const { sent } = await open(NONE);
  fillInDialog("Profile", "Kurz");
  fillInDialog("Find a label", "KENNT");
  expect(printed()).toEqual(["Kenntnisse"]);
  fillInDialog("Find a label", "exper");
  expect(printed()).toEqual(["Berufserfahrung"]);
  fillInDialog("Find a label", "zebra");
  expect(screen.getByText("No label says “zebra”.")).toBeDefined();
  await pressInDialog("Save 1 Label");
  await toastSays("Labels Saved");
  expect(sent()).toMatchObject({ labels: [{ key: "profile", text: "Kurz" }] });
});

test("what the service refuses is said in its words, and what was typed stays", async () => {
  const { done } = await open(NONE, NONE, { "PUT /house/words": refused(400, "Label 1 has no “text”.") });
  fillInDialog("Profile", "Kurz");
  fireEvent.submit(screen.getByLabelText("Profile"));
  await toastSays("Not Saved", "Label 1 has no “text”.");
  expect([printed()[0], done]).toEqual(["Kurz", []]);
});

test("labels that cannot be read are said to be so", async () => {
  show(<LabelDialog language="de" onSaved={() => {}} onClose={() => {}} />, { "GET /house/labels?language=de": refused(500) });
  await waitFor(() => expect(screen.getByText(/^The labels cannot be read/)).toBeDefined());
});
