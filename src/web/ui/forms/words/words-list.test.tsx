import { expect, test } from "bun:test";
import type { AgencyRole, HouseWords } from "../../../../engine/contract/api.ts";
import { fakeAgency, fakeMember, memberOf, ownAgency } from "../../../testing/fake-agency.ts";
import { fakeUser } from "../../../testing/fake-api.ts";
import {
  fillInDialog,
  fireEvent,
  gone,
  press,
  pressInDialog,
  refused,
  screen,
  show,
  toastSays,
  waitFor,
  within,
} from "../../../testing/screen.tsx";

const { WordsCard } = await import("../../../screens/dashboard/words-card.tsx");
const { HouseWordsCard } = await import("../../../screens/admin/words/house-words.tsx");

const NONE: HouseWords = { headings: [], labels: [] };
const WORDS: HouseWords = {
  headings: [
    { text: "Career milestones", section: "work" },
    { text: "Formation", section: "education", language: "fr" },
  ],
  labels: [{ key: "work", language: "de", text: "Stationen" }],
};
const HOUSE = "/house/words?scope=house";

/** The words that a page has sent. */
const sent = (page: ReturnType<typeof show>, path = HOUSE) => page.sent(`PUT ${path}`).at(-1);
const ENGLISH = [
  { key: "profile", text: "Profile" },
  { key: "work", text: "Experience" },
];
const GERMAN = [
  { key: "profile", text: "Profil" },
  { key: "work", text: "Berufserfahrung" },
];
const LABELS = { "GET /house/labels?language=en": ENGLISH, "GET /house/labels?language=de": GERMAN };
const house = (words: HouseWords, more: object = {}) =>
  show(<HouseWordsCard />, { [`GET ${HOUSE}`]: words, [`PUT ${HOUSE}`]: words, ...LABELS, ...more });

test("each word is told with what it means", async () => {
  house(WORDS);
  await screen.findByText(/Experience/);
  const rows = await screen.findAllByRole("listitem");
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    "Career milestones opens Work experience",
    "Formation opens Education, in French",
    "Stationen is the label “Experience”, in German",
  ]);
});

test("a heading is added with its section, after those that are kept by then", async () => {
  const page = house(NONE);
  await press("Add Heading");
  await screen.findByRole("dialog", { name: "Add Heading" });
  page.answer({ [`GET ${HOUSE}`]: WORDS });
  fillInDialog("Text", " Off duty ");
  fillInDialog("Section", "interests");
  fillInDialog("In CVs", "en");
  await pressInDialog("Save");
  await toastSays("Heading Added", "Off duty");
  expect(sent(page)).toEqual({ ...WORDS, headings: [...WORDS.headings, { text: "Off duty", section: "interests", language: "en" }] });
});

test("a label is added: it is chosen by its English wording, and what is built in for its language is told", async () => {
  const page = house(NONE);
  await press("Add Label");
  const dialog = await screen.findByRole("dialog", { name: "Add Label" });
  await within(dialog).findByText("Built-in wording: Experience");
  fillInDialog("Label", "profile");
  fillInDialog("In documents", "de");
  await within(dialog).findByText("Built-in wording: Profil");
  page.answer({ [`GET ${HOUSE}`]: WORDS });
  fillInDialog("Text", " Kurz gesagt ");
  await pressInDialog("Save");
  await toastSays("Label Added", "Kurz gesagt");
  expect(sent(page)).toEqual({ ...WORDS, labels: [...WORDS.labels, { key: "profile", language: "de", text: "Kurz gesagt" }] });
});

test("a label that was taught for that language before is told, and gives way", async () => {
  const page = house(WORDS);
  await press("Add Label");
  const dialog = await screen.findByRole("dialog", { name: "Add Label" });
  fillInDialog("In documents", "de");
  await within(dialog).findByText("Takes the place of “Stationen”, which was taught before.");
  fillInDialog("Text", "Werdegang");
  await pressInDialog("Save");
  await toastSays("Label Added", "Werdegang");
  expect(sent(page)).toEqual({ ...WORDS, labels: [{ key: "work", language: "de", text: "Werdegang" }] });
});

test("while there are no words it is said what they are for", async () => {
  house(NONE);
  expect(await screen.findByText(/^None yet\./)).toBeDefined();
  expect(screen.queryByRole("button", { name: "Forget All" })).toBeNull();
});

test("a heading and a label are changed in their place; the others stay", async () => {
  const page = house(WORDS);
  await press("Change “Career milestones”");
  await screen.findByRole("dialog", { name: "Change Heading" });
  fillInDialog("Section", "projects");
  await pressInDialog("Save");
  await toastSays("Heading Changed", "Career milestones");
  expect(sent(page)).toEqual({ ...WORDS, headings: [{ text: "Career milestones", section: "projects" }, WORDS.headings[1]] });

  await press("Change “Stationen”");
  await screen.findByRole("dialog", { name: "Change Label" });
  fillInDialog("Text", "Werdegang");
  await pressInDialog("Save");
  await toastSays("Label Changed", "Werdegang");
  expect(sent(page)).toEqual({ ...WORDS, labels: [{ key: "work", language: "de", text: "Werdegang" }] });
});

test("a word that is forgotten can be taken back", async () => {
  const page = house(WORDS, { [`PUT ${HOUSE}`]: { ...WORDS, headings: WORDS.headings.slice(1) } });
  await press("Forget “Career milestones”");
  await toastSays("Forgotten", "Career milestones");
  expect(sent(page)).toEqual({ ...WORDS, headings: WORDS.headings.slice(1) });
  await waitFor(() => expect(within(screen.getByRole("list", { name: "Words" })).getAllByRole("listitem")).toHaveLength(2));
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Words");

  page.answer({ [`GET ${HOUSE}`]: { ...WORDS, headings: WORDS.headings.slice(1) } });
  await press("Undo");
  await toastSays("Kept", "Career milestones");
  expect((sent(page) as HouseWords).headings).toEqual([WORDS.headings[1] as HouseWords["headings"][number], WORDS.headings[0] as never]);
});

test("all are forgotten after a question", async () => {
  const page = house(WORDS);
  await press("Forget All");
  const dialog = await screen.findByRole("dialog", { name: "Forget All Words" });
  expect(within(dialog).getByText("3 words")).toBeDefined();
  fireEvent.click(within(dialog).getByRole("button", { name: "Cancel" }));
  await gone(() => screen.queryByRole("dialog"));
  expect(sent(page)).toBeUndefined();

  await press("Forget All");
  await pressInDialog("Forget All Words");
  await toastSays("All Words Forgotten");
  expect(sent(page)).toEqual(NONE);
});

test("what cannot be saved is said in the words of the service, and stays open", async () => {
  const page = house(NONE, { [`PUT ${HOUSE}`]: refused(400, "Heading 1 (“—”) has no letter and no digit.") });
  await press("Add Heading");
  await screen.findByRole("dialog");
  fillInDialog("Text", "—");
  await pressInDialog("Save");
  await toastSays("Not Saved", "Heading 1 (“—”) has no letter and no digit.");
  expect(screen.queryByRole("dialog")).not.toBeNull();
  expect(page.calls().filter(({ call }) => call.startsWith("PUT"))).toHaveLength(1);
});

test("the words of the account stand closed on the dashboard with their number, or offer to teach some", async () => {
  const page = show(<WordsCard />, { "GET /house/words": WORDS, "PUT /house/words": NONE, ...LABELS });
  const summary = await screen.findByText("Words this account has taught (3)");
  expect(summary.closest("details")?.open).toBe(false);
  await press("Forget “Formation”");
  await toastSays("Forgotten", "Formation");
  expect(sent(page, "/house/words")).toEqual({ ...WORDS, headings: WORDS.headings.slice(0, 1) });
  const teach = await screen.findByText("Teach your own headings and labels");
  expect(screen.queryByText(/^Words this account/)).toBeNull();
  expect(teach.closest("details")).not.toBeNull();
  await press("Add Label");
  await screen.findByRole("dialog", { name: "Add Label" });
});

const anna = fakeUser();
const inAgency = (role: AgencyRole, stylists: string[]) => {
  const others = stylists.map((firstName) => fakeMember({ firstName, role: "brand-editor" }));
  const agency = fakeAgency([memberOf(anna, { role }), ...others, fakeMember({ firstName: "Recruiter" })]);
  return { "GET /user": { ...anna, agency: ownAgency(agency, anna) }, "GET /agency": agency, "GET /house/words": WORDS, ...LABELS };
};

test.each([
  [["Ben"], "Ben Vos."],
  [["Ben", "Cleo", "Dora", "Eva"], "Ben Vos, Cleo Vos, Dora Vos, and Eva Vos."],
  [["Ben", "Cleo", "Dora", "Eva", "Finn"], "Ben Vos, Cleo Vos, Dora Vos, and 2 others."],
  [[], "its brand editors and administrators."],
])("in an agency a recruiter reads its words, and is told that %p change them", async (stylists, names) => {
  show(<WordsCard />, inAgency("recruiter", stylists));
  await screen.findByText("Headings and labels of the agency (3)");
  await waitFor(() =>
    expect(document.querySelector(".taught-words p")?.textContent).toEndWith(`The agency's words are changed by ${names}`),
  );
  screen.getByText("Career milestones");
  expect(screen.queryAllByRole("button")).toEqual([]);
});

test("in an agency a brand editor changes the words of all members", async () => {
  show(<WordsCard />, inAgency("brand-editor", []));
  await screen.findByText("The CVs of all members are read and written with them, and with those of the house.");
  screen.getByRole("button", { name: "Change “Formation”" });
  screen.getByRole("button", { name: "Add Label" });
});
