import { expect, test } from "bun:test";
import type { Webhook, WebhookDelivery } from "../../../engine/contract/api.ts";
import { fakeUser } from "../../testing/fake-api.ts";
import { fakeDelivery, fakeWebhook } from "../../testing/fake-connections.ts";
import {
  fillInDialog,
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

const { deliveryPollMs } = await import("../../lib/api/queries.ts");
const { default: ConnectionsScreen } = await import("./connections-screen.tsx");

const HOOK = fakeWebhook({ id: "w1" });
const URL_OF_HOOK = "https://ats.example/vitae";
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

const open = (webhooks: Webhook[], more: Record<string, unknown> = {}) =>
  show(<ConnectionsScreen />, { "GET /user": fakeUser(), "GET /keys": [], "GET /webhooks": webhooks, ...more });
const choose = async (item: string) => {
  await press(`More for ${URL_OF_HOOK}`);
  fireEvent.click(await screen.findByRole("menuitem", { name: item }));
};
const inDialog = () => within(screen.getByRole("dialog"));
const isClosed = () => gone(() => screen.queryByRole("dialog"));

test("without a webhook the screen says what one is for", async () => {
  open([]);
  await screen.findByText(/A webhook tells your own system when a CV is finished, has failed or was checked/);
});

test("webhooks that cannot be read are said to be", async () => {
  open([], { "GET /webhooks": refused(500) });
  await screen.findByText("The webhooks cannot be read. Please reload the page.");
});

test("each webhook says what it is told, and whether it delivers, fails since when and why, or is switched off", async () => {
  open([
    HOOK,
    fakeWebhook({
      url: "https://b.example/",
      events: ["match.completed"],
      failingSince: ago(300),
      lastError: "It refused the connection.",
    }),
    fakeWebhook({ url: "https://c.example/", enabled: false, lastError: "It answered 410." }),
    fakeWebhook({ url: "https://d.example/", formerSecretUntil: ago(-600) }),
  ]);
  const rows = (await screen.findAllByRole("listitem")).map((row) => row.textContent ?? "");
  expect(rows[0]).toMatch(/A CV is finishedA CV or an analysis has failedNo failures/);
  expect(rows[1]).toMatch(/An analysis is finishedFailing Since .*: It refused the connection\./);
  expect(rows[2]).toContain("Switched off It answered 410.");
  expect(rows[3]).toMatch(/The former secret signs too, until .*\d/);
  expect(screen.getAllByRole("switch").map((one) => (one as HTMLInputElement).checked)).toEqual([true, true, false, true]);
});

test("a webhook is made for an address and events, and its secret is shown once with how a receiver checks a message", async () => {
  const { sent, answer } = open([], { "POST /webhooks": refused(400, "This address is in a private network.") });
  await press("New webhook");
  await press("Make webhook");
  await toastSays("Validation Error", "Please give the address of the webhook.");
  fillInDialog("Address", ` ${URL_OF_HOOK} `);
  fireEvent.click(screen.getByLabelText(/^A CV is finished/));
  fireEvent.click(screen.getByLabelText(/^A CV or an analysis has failed/));
  await press("Make webhook");
  await toastSays("Validation Error", "Please choose what the webhook is told.");
  expect(sent("POST /webhooks")).toEqual([]);
  fireEvent.click(screen.getByLabelText(/^An analysis is finished/));
  fireEvent.click(screen.getByLabelText(/^A CV is finished/));
  await press("Make webhook");
  await inDialog().findByText("This address is in a private network.");
  answer({ "POST /webhooks": new Refusal(201, { ...HOOK, secret: "whsec_abc" }), "GET /webhooks": [HOOK] });
  await press("Make webhook");
  await screen.findByRole("dialog", { name: "Your new webhook" });
  expect(sent("POST /webhooks").at(-1)).toEqual({ url: URL_OF_HOOK, events: ["job.completed", "match.completed"] });
  expect((screen.getByLabelText("Secret") as HTMLInputElement).value).toBe("whsec_abc");
  inDialog().getByText(/signed as Standard Webhooks says/);
  fireEvent.pointerDown(document.querySelector(".veil") as Element);
  fireEvent.click(document.querySelector(".veil") as Element);
  await new Promise((resolve) => setTimeout(resolve, 30));
  await press("Done");
  await isClosed();
  expect(document.body.innerHTML).not.toContain("whsec_abc");
  await screen.findByRole("button", { name: `Deliveries to ${URL_OF_HOOK}` });
});

test("the switch of a webhook stops it and starts it again; where that fails it stays as it was", async () => {
  const { sent, answer } = open([HOOK], { "PATCH /webhooks/w1": refused(500, "Please try again later.") });
  const onSwitch = (await screen.findByRole("switch", { name: /^On ?: https:\/\/ats\.example\/vitae$/ })) as HTMLInputElement;
  fireEvent.click(onSwitch);
  await toastSays("Not changed", "Please try again later.");
  await waitFor(() => expect(onSwitch.checked).toBe(true));
  const off = { ...HOOK, enabled: false };
  answer({ "PATCH /webhooks/w1": off, "GET /webhooks": [off] });
  fireEvent.click(onSwitch);
  await screen.findByText("Switched off");
  fireEvent.click(onSwitch);
  await waitFor(() => expect(sent("PATCH /webhooks/w1")).toEqual([{ enabled: false }, { enabled: false }, { enabled: true }]));
});

test("address and events of a webhook are edited", async () => {
  const { sent } = open([HOOK], { "PATCH /webhooks/w1": HOOK });
  await choose("Edit");
  expect((inDialog().getByLabelText("Address") as HTMLInputElement).value).toBe(URL_OF_HOOK);
  fillInDialog("Address", "https://new.example/");
  fireEvent.click(screen.getByLabelText(/^A recruiter has marked/));
  await press("Save");
  await toastSays("Webhook saved", "https://new.example/");
  await isClosed();
  expect(sent("PATCH /webhooks/w1")).toEqual([{ url: "https://new.example/", events: ["job.completed", "job.failed", "job.reviewed"] }]);
  expect(document.activeElement?.getAttribute("aria-label")).toBe(`More for ${URL_OF_HOOK}`);
});

test("a new secret is made after a word on the former one, which signs too for a day, and is shown once", async () => {
  const { sent, answer } = open([{ ...HOOK, formerSecretUntil: ago(-600) }], {
    "PATCH /webhooks/w1": refused(500, "Please try again later."),
  });
  await choose("New secret");
  await screen.findByText(/The present one signs too for a day/);
  inDialog().getByText(/The secret before it, which would sign until .*, ends now\./);
  await press("Make new secret");
  await toastSays("No new secret", "Please try again later.");
  answer({ "PATCH /webhooks/w1": { ...HOOK, secret: "whsec_new", formerSecretUntil: ago(-1440) } });
  await press("Make new secret");
  await screen.findByRole("dialog", { name: "Your new secret" });
  expect((screen.getByLabelText("Secret") as HTMLInputElement).value).toBe("whsec_new");
  expect(sent("PATCH /webhooks/w1").at(-1)).toEqual({ rotateSecret: true });
});

test("a webhook is deleted after a question, and is gone at once", async () => {
  const { answer } = open([HOOK], { "DELETE /webhooks/w1": refused(500, "Please try again later.") });
  await choose("Delete");
  await screen.findByText(/The address is told nothing more/);
  inDialog().getByText(URL_OF_HOOK);
  await pressInDialog("Delete");
  await toastSays("Not deleted", "Please try again later.");
  answer({ "DELETE /webhooks/w1": { success: true }, "GET /webhooks": new Promise(() => {}) });
  await pressInDialog("Delete");
  await toastSays("Webhook deleted", URL_OF_HOOK);
  await screen.findByText(/No webhooks yet/);
  await waitFor(() => expect(document.activeElement?.className).toBe("connection-part"));
});

const TEST: WebhookDelivery = {
  id: "msg_t",
  type: "webhook.test",
  status: "waiting",
  createdAt: ago(0),
  attempts: [],
  nextAttemptAt: ago(0),
};
const answered = (attempt: object): WebhookDelivery => ({ ...TEST, status: "waiting", attempts: [{ at: ago(0), ms: 84, ...attempt }] });

test("a test is sent, and its answer is shown when it comes", async () => {
  const { sent, answer } = open([HOOK], { "POST /webhooks/w1/test": new Refusal(201, TEST), "GET /webhooks/w1/deliveries": [TEST] });
  await press(`Send test to ${URL_OF_HOOK}`);
  await screen.findByText("Waiting for the answer…");
  await waitFor(() => expect(sent("GET /webhooks/w1/deliveries").length).toBeGreaterThan(0));
  answer({ "GET /webhooks/w1/deliveries": [{ ...answered({ status: 204 }), status: "delivered", nextAttemptAt: undefined }] });
  await waitFor(() => inDialog().getByText("It answered 204, after 84 ms. The address takes messages."), { timeout: 3000 });
  expect(sent("POST /webhooks/w1/test")).toHaveLength(1);
});

test("when a test has met an error, the webhook behind the window says so too", async () => {
  const { answer } = open([HOOK], { "POST /webhooks/w1/test": new Refusal(201, TEST), "GET /webhooks/w1/deliveries": [TEST] });
  await press(`Send test to ${URL_OF_HOOK}`);
  await screen.findByText("Waiting for the answer…");
  answer({
    "GET /webhooks/w1/deliveries": [{ ...answered({ status: 500 }), nextAttemptAt: ago(-1) }],
    "GET /webhooks": [{ ...HOOK, failingSince: ago(0), lastError: "It answered 500." }],
  });
  await waitFor(() => screen.getByText(/^Since .*: It answered 500\.$/), { timeout: 3000 });
});

test.each([
  ["an error", [answered({ status: 500 })], "It answered 500, after 84 ms. It is tried again; “Deliveries” shows how that goes."],
  [
    "no connection",
    [answered({ error: "It refused the connection." })],
    "It refused the connection. It is tried again; “Deliveries” shows how that goes.",
  ],
  [
    "an earlier event that waits",
    [{ ...TEST, nextAttemptAt: undefined }, fakeDelivery({ status: "waiting", nextAttemptAt: ago(-9) })],
    "The test waits: the address has not taken an earlier event, and is told in their order. “Deliveries” has both.",
  ],
])("a test that meets %s says so", async (_, log, sentence) => {
  open([HOOK], { "POST /webhooks/w1/test": new Refusal(201, TEST), "GET /webhooks/w1/deliveries": log });
  await press(`Send test to ${URL_OF_HOOK}`);
  await screen.findByText(sentence);
});

test("a test of a webhook that is switched off is refused with a sentence", async () => {
  open([HOOK], { "POST /webhooks/w1/test": refused(409, "This webhook is switched off. Please switch it on first.") });
  await press(`Send test to ${URL_OF_HOOK}`);
  await screen.findByText("This webhook is switched off. Please switch it on first.");
});

test("the log has each event with its attempts, and what comes next", async () => {
  const refusedTwice = [300, 299].map((minutes) => ({ at: ago(minutes), ms: 40, error: "It refused the connection." }));
  open([HOOK], {
    "GET /webhooks/w1/deliveries": [
      fakeDelivery({ type: "webhook.test", status: "waiting", attempts: [] }),
      fakeDelivery({ type: "job.failed", status: "waiting", attempts: refusedTwice, nextAttemptAt: ago(-34) }),
      fakeDelivery({ type: "match.completed", status: "failed", attempts: [{ at: ago(900), ms: 15_040, status: 502 }] }),
      fakeDelivery(),
    ],
  });
  await press(`Deliveries to ${URL_OF_HOOK}`);
  await screen.findByText("A test");
  const rows = [...document.querySelectorAll(".deliveries > ul > li")].map((row) => row.textContent ?? "");
  expect(rows[0]).toMatch(/^A testWaiting.*It waits until the address has taken the events before it\./);
  expect(rows[1]).toMatch(/^A CV or an analysis has failedWaiting.*2 attempts, the last: It refused the connection\./);
  expect(rows[1]).toContain("The next attempt is in 34 minutes.");
  expect(rows[2]).toMatch(/^An analysis is finishedGiven up.*It answered 502, after 15\.0 seconds\./);
  expect(rows[3]).toMatch(/^A CV is finishedDelivered.*It answered 204, after 84 ms\./);
});

test("what waits for a webhook that is switched off says so", async () => {
  const waiting = fakeDelivery({ status: "waiting", attempts: [] });
  open([{ ...HOOK, enabled: false }], { "GET /webhooks/w1/deliveries": [waiting] });
  await press(`Deliveries to ${URL_OF_HOOK}`);
  await screen.findByText("It waits until the webhook is switched on.");
});

test("an event is sent again from the log, which shows by itself what became of it", async () => {
  const failed = fakeDelivery({ id: "msg_f", status: "failed", attempts: [{ at: ago(9), ms: 4, status: 500 }] });
  const { answer } = open([HOOK], {
    "GET /webhooks/w1/deliveries": [failed],
    "POST /webhooks/w1/deliveries/msg_f/retry": refused(409, "This webhook is switched off. Please switch it on first."),
  });
  await press(`Deliveries to ${URL_OF_HOOK}`);
  await press(/^Send again: A CV is finished/);
  await toastSays("Not sent again", "This webhook is switched off. Please switch it on first.");
  const waiting = { ...failed, status: "waiting", nextAttemptAt: ago(0) };
  answer({ "POST /webhooks/w1/deliveries/msg_f/retry": waiting, "GET /webhooks/w1/deliveries": [waiting] });
  await press(/^Send again: A CV is finished/);
  await toastSays("Sent again");
  await screen.findByText("Waiting");
  answer({
    "GET /webhooks/w1/deliveries": [{ ...failed, status: "delivered", attempts: [...failed.attempts, { at: ago(0), ms: 7, status: 200 }] }],
  });
  await waitFor(() => screen.getByText("Delivered"), { timeout: 3000 });
});

test("the log is read again every second while an attempt is due, seldom before, and not when nothing waits", () => {
  const now = Date.parse("2027-03-10T12:00:00Z");
  const waits = (seconds: number) =>
    fakeDelivery({ status: "waiting", nextAttemptAt: new Date(now + seconds * 1000).toISOString(), attempts: [] });
  const heldUp = fakeDelivery({ status: "waiting", attempts: [] });
  const logs = [[fakeDelivery()], [heldUp, waits(0), fakeDelivery()], [waits(600)], [heldUp]];
  expect(logs.map((log) => deliveryPollMs(log, now))).toEqual([false, 1000, 15_000, 15_000]);
});

test.each([
  ["is empty", [], "Nothing was sent yet. “Send test” shows whether the address takes it."],
  ["cannot be read", refused(500), "The log cannot be read. Please try again."],
])("a log that %s says so", async (_, log, sentence) => {
  open([HOOK], { "GET /webhooks/w1/deliveries": log });
  await press(`Deliveries to ${URL_OF_HOOK}`);
  await screen.findByText(sentence);
});
