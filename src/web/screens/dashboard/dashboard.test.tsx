import { expect, test } from "bun:test";
import { fakeJob, fakeUser } from "../../testing/fake-api.ts";
import { fill, press, refused, screen, show, toastSays, waitFor } from "../../testing/screen.tsx";

const { Queue } = await import("./queue.tsx");
const { Sessions } = await import("./sessions.tsx");
const { Statistics } = await import("./statistics.tsx");
const { TemplateCard } = await import("./template-card.tsx");

const anna = fakeUser();
const done = fakeJob({ fileName: "done.pdf" });

test.each([410, 500, 404])("a download that is answered %i says that it failed, in the product's words", async (status) => {
  show(<Queue />, { "GET /jobs": [done], [`GET /download/${done.id}/docx`]: refused(status, "Gone.") });
  await press("Download DOCX of done.pdf");
  await toastSays("Download failed", "Failed to download file. Please try again.");
});

test("a row that cannot be deleted comes back with 'Cleanup failed'", async () => {
  show(<Queue />, { "GET /jobs": [done], [`POST /cleanup/${done.id}`]: refused(500) });
  await press("Delete done.pdf");
  await toastSays("Cleanup failed", "Failed to cleanup files.");
  await screen.findByText("done.pdf");
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
