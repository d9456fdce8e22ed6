import { afterEach, expect, test } from "bun:test";
import type { ApiKey, CreatedApiKey } from "../../../engine/contract/api.ts";
import { fakeUser } from "../../testing/fake-api.ts";
import { fakeKey } from "../../testing/fake-connections.ts";
import {
  fill,
  fireEvent,
  gone,
  press,
  pressInDialog,
  Refusal,
  refused,
  screen,
  show,
  toastSays,
  waitFor,
  within,
} from "../../testing/screen.tsx";

const { default: ConnectionsScreen } = await import("./connections-screen.tsx");
const { endOf, tellExpiry } = await import("./keys/expiry.ts");
const { curlLine } = await import("./keys/curl-line.ts");

const NOW = Date.parse("2027-03-10T12:00:00Z");
const DAY = 86_400_000;
const MADE: CreatedApiKey = {
  id: "k9",
  name: "Nightly import",
  scopes: ["cv:write"],
  createdAt: "2027-03-10T12:00:00.000Z",
  key: "vit_abcdefgh",
};

const open = (keys: ApiKey[] = [], more: Record<string, unknown> = {}) =>
  show(<ConnectionsScreen />, { "GET /user": fakeUser(), "GET /keys": keys, "GET /webhooks": [], ...more });
const fillForm = async () => {
  await press("New API key");
  fill("Name", " Nightly import ");
  fireEvent.click(screen.getByLabelText(/^Upload CVs/));
};
const madeKey = async (more: Record<string, unknown> = {}) => {
  const shown = open([], { "POST /keys": new Refusal(201, MADE), ...more });
  await fillForm();
  await press("Make API key");
  await screen.findByRole("dialog", { name: "Your new API key" });
  return shown;
};
/** As a browser tells of it: what the window does comes with the click. */
function clickBeside() {
  const veil = document.querySelector(".veil") as Element;
  fireEvent.pointerDown(veil);
  fireEvent.click(veil);
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 30));

const NO_CLIPBOARD = navigator.clipboard;
const setClipboard = (clipboard: object | undefined) =>
  Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });
afterEach(() => setClipboard(NO_CLIPBOARD));

test("without a key the screen says what keys are for, and leads to what programs can do", async () => {
  open();
  await screen.findByText(/A key lets a program format CVs or read results without your password/);
  expect(screen.getByRole("link", { name: /What programs can do/ }).getAttribute("href")).toBe("/api/docs");
});

test("a key stands with its name, what it may do, when it was made, when it ends and when it was used", async () => {
  const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString();
  open([
    fakeKey({ name: "Import", scopes: ["cv:write", "match"], expiresAt: ago(-60.2), lastUsedAt: ago(0.1) }),
    fakeKey({ name: "Trial", expiresAt: ago(3), lastUsedAt: undefined }),
    fakeKey({ name: "Weekly", expiresAt: ago(-5.2) }),
    fakeKey({ name: "n8n", expiresAt: undefined }),
  ]);
  const rows = await screen.findAllByRole("listitem");
  const says = rows.map((row) => row.textContent ?? "");
  expect(says[0]).toContain("Upload CVs, change, release and delete themScore CVs against job descriptions");
  expect(says[0]).toMatch(/Created on .*Expires on .*, in 60 days.*Last used 2 hours ago/);
  expect(says[1]).toMatch(/^TrialExpired.*Never used/);
  expect(says[2]).toMatch(/^WeeklyExpires in 5 days/);
  expect(says[3]).toContain("Does not expire");
});

test("more keys than fit are in pages", async () => {
  open(Array.from({ length: 12 }, (_, index) => fakeKey({ name: `Branch ${index + 1}` })));
  await screen.findByText("1 to 10 of 12 keys");
  await press("Older");
  screen.getByText("Branch 12");
  expect(screen.queryByText("Branch 1")).toBeNull();
});

test("keys that cannot be read are said to be", async () => {
  open([], { "GET /keys": refused(500) });
  await screen.findByText("The API keys cannot be read. Please reload the page.");
});

test("a key is made with its name, scopes and end, and shown once with a first call", async () => {
  const { sent } = await madeKey();
  const [asked] = sent("POST /keys") as [{ name: string; scopes: string[]; expiresAt: string }];
  expect([asked.name, asked.scopes]).toEqual(["Nightly import", ["cv:write"]]);
  expect(Math.round((Date.parse(asked.expiresAt) - Date.now()) / DAY)).toBe(90);
  expect((screen.getByLabelText("API key") as HTMLInputElement).value).toBe("vit_abcdefgh");
  screen.getByText(/it is shown this once/);
  expect((screen.getByLabelText("A first call") as HTMLTextAreaElement).value).toContain('"Authorization: Bearer vit_abcdefgh"');
  await press("Done");
  await gone(() => screen.queryByRole("dialog"));
  expect(document.body.innerHTML).not.toContain("vit_abcdefgh");
});

test("a click beside a new key does not lose it, until it was copied", async () => {
  const copied: string[] = [];
  setClipboard({ writeText: async (text: string) => void copied.push(text) });
  await madeKey();
  clickBeside();
  await settled();
  expect((screen.getByLabelText("API key") as HTMLInputElement).value).toBe("vit_abcdefgh");
  await press("Copy key");
  await screen.findByText("Copied.");
  expect(copied).toEqual(["vit_abcdefgh"]);
  clickBeside();
  await gone(() => screen.queryByRole("dialog"));
});

test("where a page has no clipboard the key is copied the older way, or selected to be copied by hand", async () => {
  setClipboard(undefined);
  await madeKey();
  const field = screen.getByLabelText("API key") as HTMLInputElement;
  await press("Copy key");
  await screen.findByText("It is selected: press Ctrl+C, or Cmd+C on a Mac.");
  expect([document.activeElement === field, field.selectionStart, field.selectionEnd]).toEqual([true, 0, "vit_abcdefgh".length]);
  // What a browser does at that command with what is selected.
  Object.assign(document, { execCommand: (command: string) => command === "copy" && fireEvent.copy(field) });
  await press("Copy key");
  await screen.findByText("Copied.");
  Object.assign(document, { execCommand: undefined });
});

test("what is missing is said before anything is sent, and what the service refuses stays in the window", async () => {
  const { sent, answer } = open([], { "POST /keys": refused(409, "An account has at most 50 API keys. Please revoke one first.") });
  await press("New API key");
  await press("Make API key");
  await toastSays("Validation Error", "Please give the key a name.");
  fill("Name", "Import");
  await press("Make API key");
  await toastSays("Validation Error", "Please choose what the key may do.");
  fireEvent.click(screen.getByLabelText(/^Read CVs/));
  fill("Expires", "date");
  fill("Last day", "2001-01-31");
  await press("Make API key");
  await toastSays("Validation Error", "Please choose a last day that is not over.");
  expect(sent("POST /keys")).toEqual([]);
  fill("Expires", "never");
  screen.getByText(/a key that never expires/);
  await press("Make API key");
  await within(screen.getByRole("dialog")).findByText("An account has at most 50 API keys. Please revoke one first.");
  expect(sent("POST /keys")).toEqual([{ name: "Import", scopes: ["cv:read"] }]);
  answer({ "POST /keys": new Refusal(201, MADE) });
  await press("Make API key");
  await screen.findByRole("dialog", { name: "Your new API key" });
});

test.each([
  ["user", false],
  ["admin", true],
] as const)("the form of a %s offers the scope of administrators: %p", async (role, isOffered) => {
  open([], { "GET /user": fakeUser({ role }) });
  await press("New API key");
  expect(screen.queryByLabelText(/^Everything that an administrator may do/) !== null).toBe(isOffered);
});

test("a key is revoked after a question that names it and its last use, and is gone at once", async () => {
  const key = fakeKey({ id: "k1", name: "Import", lastUsedAt: new Date(Date.now() - 2 * DAY).toISOString() });
  const { sent, answer } = open([key, fakeKey({ name: "Other", lastUsedAt: undefined })], {
    "DELETE /keys/k1": refused(500, "Please try again later."),
  });
  await press("Revoke Import");
  const dialog = await screen.findByRole("dialog", { name: "Revoke API key" });
  within(dialog).getByText("Import");
  within(dialog).getByText("This key was last used 2 days ago.");
  await pressInDialog("Revoke");
  await toastSays("Not revoked", "Please try again later.");
  // The answer of a list that is being read stays away: the row goes by itself.
  answer({ "DELETE /keys/k1": { success: true }, "GET /keys": new Promise(() => {}) });
  await pressInDialog("Revoke");
  await toastSays("API key revoked", "Import");
  await gone(() => screen.queryByText("Import", { selector: "strong" }));
  // The button that had the focus is gone.
  await waitFor(() => expect(document.activeElement?.className).toBe("connection-part"));
  expect(sent("DELETE /keys/k1")).toHaveLength(2);
  await press("Revoke Other");
  await screen.findByText("This key was never used.");
});

test("the end of a key is days from now, the last moment of a day, or none", () => {
  expect(endOf("30", "", NOW)).toBe("2027-04-09T12:00:00.000Z");
  expect(endOf("365", "", NOW)).toBe("2028-03-09T12:00:00.000Z");
  expect(endOf("never", "", NOW)).toBeUndefined();
  expect(endOf("date", "2027-03-31", NOW)).toBe(new Date("2027-03-31T23:59:59").toISOString());
  expect([endOf("date", "2027-03-01", NOW), endOf("date", "", NOW)]).toEqual([null, null]);
});

test("a key is marked two weeks before its end, and after it", () => {
  const marks = [20, 14, 0.5, -1].map(
    (days) => tellExpiry(fakeKey({ expiresAt: new Date(NOW + days * DAY).toISOString() }), NOW).mark?.words,
  );
  expect(marks).toEqual([undefined, "Expires in 14 days", "Expires in 12 hours", "Expired"]);
});

test("the first call is one that the key may make", () => {
  const origin = "https://vitae.example";
  expect(curlLine(MADE, origin)).toBe(
    'curl --fail-with-body --header "Authorization: Bearer vit_abcdefgh" --form file=@cv.pdf --form to=docx --output formatted.docx https://vitae.example/api/convert',
  );
  expect(curlLine({ key: "vit_x", scopes: ["match"] }, origin)).toEndWith(" https://vitae.example/api/user");
});
