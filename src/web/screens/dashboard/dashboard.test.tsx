import { expect, test } from "bun:test";
import { fakeJob, fakeUser } from "../../testing/fake-api.ts";
import { fill, fillInDialog, press, pressInDialog, refused, screen, show, toastSays, waitFor } from "../../testing/screen.tsx";

const { Queue } = await import("./queue/queue.tsx");
const { Sessions } = await import("./sessions/sessions.tsx");
const { Statistics } = await import("./statistics.tsx");
const { TemplateCard } = await import("./template-card.tsx");
const { sendHeldWhenLeaving } = await import("../../lib/api/delayed-calls.ts");
sendHeldWhenLeaving();

const anna = fakeUser();
const done = fakeJob({ fileName: "done.pdf" });

test.each([410, 500, 404])("a download that is answered %i says that it failed, in the product's words", async (status) => {
  show(<Queue />, { "GET /jobs": [done], [`GET /download/${done.id}/docx`]: refused(status, "Gone.") });
  await press("Download DOCX of done.pdf");
  await toastSays("Download failed", "Failed to download file. Please try again.");
});

const cleanup = `POST /cleanup/${done.id}`;
const callsOf = (page: ReturnType<typeof show>, call: string) => page.calls().filter((one) => one.call === call).length;
const leavePage = () => window.dispatchEvent(new Event("pagehide"));

test("a delete can be undone in its row: nothing was sent, and a double click is one delete", async () => {
  const page = show(<Queue />, { "GET /jobs": [done, fakeJob({ fileName: "other.pdf" })] });
  await press("Delete done.pdf");
  await press("Delete done.pdf");
  await toastSays("Deleted", "done.pdf");
  await screen.findByText("1 ready");

  await press("Undo the delete of done.pdf");
  await screen.findByText("2 ready");
  leavePage();
  expect(callsOf(page, cleanup)).toBe(0);
});

test("a delete is undone from its toast", async () => {
  const page = show(<Queue />, { "GET /jobs": [done] });
  await press("Delete done.pdf");
  await press("Undo");
  await screen.findByText("1 ready");
  leavePage();
  expect(callsOf(page, cleanup)).toBe(0);
});

test("a delete is sent when the page goes, once", async () => {
  const page = show(<Queue />, { "GET /jobs": [done], [cleanup]: { success: true } });
  await press("Delete done.pdf");
  expect(callsOf(page, cleanup)).toBe(0);
  page.answer({ "GET /jobs": [] });
  leavePage();
  leavePage();
  await screen.findByText("No files in queue - Upload a CV to start processing");
  expect(callsOf(page, cleanup)).toBe(1);
});

test("a row that cannot be deleted comes back with 'Cleanup failed'", async () => {
  show(<Queue />, { "GET /jobs": [done], [cleanup]: refused(500) });
  await press("Delete done.pdf");
  leavePage();
  await toastSays("Cleanup failed", "Failed to cleanup files.");
  await screen.findByText("1 ready");
  screen.getByRole("button", { name: "Download DOCX of done.pdf" });
});

test("an enhanced CV with warnings shows both, and one at a time", async () => {
  const job = fakeJob({
    warnings: ["Please check the name: none was found."],
    recommendations: [{ skill: "SQL", reason: "The job asks for SQL, and the CV shows it.", evidence: [] }],
  });
  show(<Queue />, { "GET /jobs": [job] });
  await press("Please check");
  screen.getByText("Please check the name: none was found.");
  await press("1 recommendation");
  await screen.findByText("SQL");
  expect(screen.queryByText("Please check the name: none was found.")).toBeNull();
});

const house = [
  { key: "default", name: "Default", kind: "document", origin: "built-in", blind: false },
  { key: "acme_blind", name: "Acme Anonymous", kind: "document", origin: "own", blind: true },
];
const atAcme = fakeUser({ assignedTemplates: ["default", "acme_blind"], selectedTemplate: "default" });

test("each CV names its template, as the template card does, and says when it is blind", async () => {
  show(
    <>
      <Queue />
      <TemplateCard />
    </>,
    { "GET /user": atAcme, "GET /user/templates": house, "GET /jobs": [fakeJob({ template: "acme_blind", blind: true })] },
  );
  await screen.findByRole("option", { name: "Acme Anonymous" });
  expect(document.querySelector(".row-template")?.textContent).toBe("Acme AnonymousBlind");
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(["Default Template", "Acme Anonymous"]);
});

test("a template that was chosen and not saved is said to be so, with the one that is used", async () => {
  show(<TemplateCard />, { "GET /user": atAcme, "GET /user/templates": house });
  await screen.findByRole("option", { name: "Acme Anonymous" });
  expect(screen.queryByText("Not saved")).toBeNull();
  fill("Template", "acme_blind");
  await screen.findByText("Not saved");
  expect(document.querySelector(".template-note")?.textContent).toContain("New CVs are still made in Default Template.");
});

test("a queue without files, sessions without any and figures without a number say so", async () => {
  show(
    <>
      <Statistics />
      <Queue />
      <Sessions />
    </>,
    { "GET /jobs": [], "GET /user/sessions": [], "GET /stats": refused(500) },
  );
  await screen.findByText("No files in queue - Upload a CV to start processing");
  await screen.findByText("No active sessions found.");
  const tiles = [...document.querySelectorAll(".tile")].map(({ textContent }) => textContent);
  expect(tiles).toEqual(["Total Processed0", "Currently Processing0", "Time Saved0m", "Total Processed (this month)0"]);
});

test("sessions that cannot be read are not none", async () => {
  show(<Sessions />, { "GET /user/sessions": refused(500) });
  await screen.findByText("The sessions cannot be read at the moment.");
  expect(screen.queryByText("No active sessions found.")).toBeNull();
});

test("a choice of template that fails says why, one that succeeds is told", async () => {
  const call = `PUT /user/${anna.id}/template`;
  const page = show(<TemplateCard />, { "GET /user": anna, [call]: refused(400, "This template is not assigned to you.") });
  await screen.findByRole("button", { name: "Update" });
  fill("Template", "viseo_template_v2");
  await press("Update");
  await toastSays("Update Failed", "This template is not assigned to you.");

  page.answer({ [call]: anna });
  await press("Update");
  await toastSays("Template Updated", "Your preferred template has been saved successfully.");
  expect(page.calls().find((one) => one.call === call)?.body).toEqual({ template: "viseo_template_v2" });
});

test("a CV whose failure has no sentence says 'Processing failed - please try again'", async () => {
  show(<Queue />, { "GET /jobs": [fakeJob({ status: "failed", errorMessage: null })] });
  await screen.findByText("Processing failed - please try again");
  screen.getByText("Processing error");
});

test("the header of the queue counts for whoever cannot see the rows", async () => {
  show(<Queue />, { "GET /jobs": [done, fakeJob({ status: "processing" }), fakeJob({ status: "failed" })] });
  await waitFor(() => expect(screen.getByText("1 in progress · 1 ready · 1 failed").getAttribute("role")).toBe("status"));
});

const here = { id: "1", userAgent: null, ipAddress: "192.0.2.1", lastActivity: "2026-01-02T10:00:00Z", createdAt: "2026-01-02T10:00:00Z" };

test("the password is changed by who knows the present one", async () => {
  const call = "PUT /user/password";
  const page = show(<Sessions />, {
    "GET /user/sessions": [{ ...here, isCurrent: true }],
    [call]: refused(400, "The present password is wrong."),
  });
  await press("Change Password");
  await screen.findByText("At least 6 characters.");
  await pressInDialog("Change Password");
  await toastSays("Validation Error", "Please fill in all required fields.");

  fillInDialog("Current password", "secret1");
  fillInDialog("New password", "12345");
  await pressInDialog("Change Password");
  await toastSays("Validation Error", "Password must be at least 6 characters long.");

  fillInDialog("New password", "battery staple");
  await pressInDialog("Change Password");
  await toastSays("Change Failed", "The present password is wrong.");

  page.answer({ [call]: { success: true } });
  await pressInDialog("Change Password");
  await toastSays("Password Changed", "Your other devices are signed out.");
  expect(page.calls().findLast((one) => one.call === call)?.body).toEqual({ current: "secret1", password: "battery staple" });
});

test("there are no other devices to sign out where there are none", async () => {
  show(<Sessions />, { "GET /user/sessions": [{ ...here, isCurrent: true }] });
  await screen.findByText("Current");
  expect(screen.queryByRole("button", { name: "Sign Out Other Devices" })).toBeNull();
});

test("other devices are signed out by who knows the password", async () => {
  const sessions = [true, false].map((isCurrent) => ({ ...here, id: String(isCurrent), isCurrent }));
  const call = "POST /user/sign-out-others";
  const page = show(<Sessions />, { "GET /user/sessions": sessions, [call]: refused(400, "The present password is wrong.") });
  await press("Sign Out Other Devices");
  await screen.findByRole("dialog");
  await pressInDialog("Sign Out Other Devices");
  await toastSays("Validation Error", "Please fill in all required fields.");

  fillInDialog("Current password", "secret1");
  await pressInDialog("Sign Out Other Devices");
  await toastSays("Sign-out Failed", "The present password is wrong.");

  page.answer({ [call]: { success: true } });
  await pressInDialog("Sign Out Other Devices");
  await toastSays("Signed Out", "Your account is open on this device only.");
});

test("an account without a password has none to change, and signs out its other devices without one", async () => {
  const sessions = [true, false].map((isCurrent) => ({ ...here, id: String(isCurrent), isCurrent }));
  const call = "POST /user/sign-out-others";
  const page = show(<Sessions />, {
    "GET /user": { ...fakeUser(), noPassword: true },
    "GET /user/sessions": sessions,
    [call]: { success: true },
  });
  await screen.findByRole("button", { name: "Sign Out Other Devices" });
  await waitFor(() => expect(screen.queryAllByRole("button", { name: "Change Password" }).length).toBe(0));
  await press("Sign Out Other Devices");
  await screen.findByRole("dialog");
  expect(screen.queryAllByLabelText("Current password")).toHaveLength(0);
  await pressInDialog("Sign Out Other Devices");
  await toastSays("Signed Out", "Your account is open on this device only.");
  expect(page.calls().findLast((one) => one.call === call)?.body).toEqual({ password: "" });
});
