import { expect, test } from "bun:test";
import { fakeState, fakeUser } from "../../testing/fake-api.ts";
import { fill, press, refused, screen, show } from "../../testing/screen.tsx";

const { default: ContactScreen } = await import("./contact-screen.tsx");

const { config } = fakeState();
const signedIn = { "GET /user": fakeUser({ firstName: "Anna", lastName: "Keller" }), "GET /config": config };
const FAILED = "✗ Failed to send message. Please try again or contact us directly.";
const SENT = "✓ Message sent successfully! We'll get back to you soon.";

async function write(answers: Record<string, unknown>) {
  const page = show(<ContactScreen />, { ...signedIn, ...answers });
  await screen.findByRole("button", { name: "Logout" });
  for (const [label, value] of [
    ["Name", "Anna Keller"],
    ["Email", "anna@agency.test"],
    ["Message", "Urgent: a template"],
  ] as const)
    fill(label, value);
  await press("Send Message");
  return page;
}

test("a message goes to the service; a company that is not named is 'Not specified'", async () => {
  const page = await write({ "POST /contact": {} });
  await screen.findByText(SENT);
  expect(page.calls().find(({ call }) => call === "POST /contact")?.body).toMatchObject({
    company: "Not specified",
    message: "Urgent: a template",
  });
  expect((screen.getByLabelText("Message") as HTMLTextAreaElement).value).toBe("");
});

test("a message that could not be sent is still there, and a second try says that it was sent", async () => {
  const page = await write({ "POST /contact": refused(503) });
  await screen.findByText(FAILED);
  expect((screen.getByLabelText("Message") as HTMLTextAreaElement).value).toBe("Urgent: a template");
  page.answer({ "POST /contact": {} });
  await press("Send Message");
  await screen.findByText(SENT);
  expect(screen.queryByText(FAILED)).toBeNull();
});

test("a message on its way reads 'Sending...'", async () => {
  await write({ "POST /contact": new Promise(() => {}) });
  await screen.findByRole("button", { name: "Sending..." });
});

test("where the owner has set the browser's e-mail service, that one sends it", async () => {
  const emailjs = { serviceId: "s", templateId: "t", publicKey: "k" };
  const page = await write({ "GET /config": { ...config, emailjs } });
  await screen.findByText(SENT);
  const sent = page.calls().find(({ call }) => call.startsWith("POST https://api.emailjs.com/"));
  expect(sent?.body).toMatchObject({ service_id: "s", template_id: "t", user_id: "k", template_params: { company: "Not specified" } });
  expect(page.calls().some(({ call }) => call === "POST /contact")).toBe(false);
});

test("name, email and message are required, and the email must be one", () => {
  show(<ContactScreen />, signedIn);
  const field = (label: string | RegExp) => screen.getByLabelText(label) as HTMLInputElement;
  expect(["Name", "Email", "Message"].map((label) => field(label).required)).toEqual([true, true, true]);
  expect([field("Email").type, field(/Company/).required, field("Message").getAttribute("rows")]).toEqual(["email", false, "4"]);
  for (const heading of ["Common Questions", "Response Time"]) screen.getByRole("heading", { name: heading });
  screen.getByText("We typically reply within 24 hours on business days.");
  screen.getByText("For urgent issues, start your message with 'Urgent'.");
});
