import { expect, setDefaultTimeout, test } from "bun:test";
import type { Page } from "playwright-core";
import { fakeJob, fakeState, fakeUser } from "../../src/web/testing/fake-api.ts";
import { pdfFile, sideways, WIDTHS } from "./chromium.ts";
import { withFakeService } from "./fake-service.ts";

setDefaultTimeout(60_000);

const service = withFakeService(() => {
  const user = fakeUser();
  return fakeState({ users: [user], signedIn: user.id });
});

async function open(width?: number) {
  const page = await service.open("/dashboard", width);
  await page.getByText("Processing Queue").waitFor();
  return page;
}
const choose = (page: Page, ...names: string[]) =>
  page.setInputFiles(
    'input[aria-label="Upload CVs"]',
    names.map((name) => pdfFile(name)),
  );
const row = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });
const uploads = () => service.server.state.calls.filter((call) => call === "POST /upload-cv").length;

for (const width of WIDTHS) {
  test(`two CVs go through the dialog into the queue, at ${width} px`, async () => {
    const page = await open(width);
    await page.getByText("No files in queue - Upload a CV to start processing").waitFor();
    await choose(page, "first.pdf", "second.pdf");
    const dialog = page.getByRole("dialog", { name: "Enhance Your CV Processing" });
    await dialog.waitFor();
    expect(await dialog.getByRole("button", { name: "Add JD or Keywords" }).isDisabled()).toBe(true);
    await dialog.getByRole("button", { name: "Skip Enhancement" }).click();

    await page.getByText("2 CVs uploaded and processing started.").first().waitFor();
    await row(page, "first.pdf").getByText("Analyzing CV").waitFor();
    await row(page, "second.pdf").getByText("~2m remaining").waitFor();
    expect(uploads()).toBe(2);
    expect(await sideways(page)).toBe(0);
  });
}

test("keywords make the upload an enhanced one", async () => {
  const page = await open();
  await choose(page, "cv.pdf");
  await page.getByLabel("Keywords").fill("   ");
  expect(await page.getByRole("button", { name: "Add JD or Keywords" }).isDisabled()).toBe(true);
  await page.getByLabel("Keywords").fill("Kubernetes");
  await page.getByRole("button", { name: "Submit for Enhancement" }).click();

  // The dialog names the file in a list, too.
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await row(page, "cv.pdf").waitFor();
  expect(service.server.state.jobs[0]).toMatchObject({ fileName: "cv.pdf", creditsCharged: 2 });
});

test("a job description is one file, shown with its size", async () => {
  const page = await open();
  await choose(page, "cv.pdf");
  await page.setInputFiles('[role="dialog"] input[type="file"]', pdfFile("role.pdf", 1024 * 1024));
  await page.getByText("1.00 MB").waitFor();
  await page.getByRole("button", { name: "Submit for Enhancement" }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await row(page, "cv.pdf").waitFor();
  expect(service.server.state.jobs[0]?.creditsCharged).toBe(2);
});

test("a file of another kind is refused in place", async () => {
  const page = await open();
  await page.setInputFiles('input[aria-label="Upload CVs"]', { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("hello") });

  await page.getByRole("alert").getByText("File type must be").waitFor();
  expect(await page.getByRole("dialog").count()).toBe(0);
});

test("files are taken by drop anywhere on the screen, and by paste", async () => {
  const page = await open();
  const drop = (type: string) =>
    page.evaluate((type) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(["%PDF-1.7"], "dropped.pdf", { type: "application/pdf" }));
      const event =
        type === "paste"
          ? new ClipboardEvent("paste", { clipboardData: transfer, bubbles: true })
          : new DragEvent(type, { dataTransfer: transfer, bubbles: true });
      (type === "paste" ? document.body : document.querySelector(".sessions"))?.dispatchEvent(event);
    }, type);
  await page.locator(".sessions").waitFor();
  await drop("dragenter");
  await page.getByText("Drop to upload").waitFor();
  await drop("drop");
  await page.getByRole("dialog").getByText("dropped.pdf").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await drop("paste");
  await page.getByRole("dialog").getByText("dropped.pdf").waitFor();
});

test.each([true, false])(
  "a text that is pasted is a CV where the house reads text (%p), and elsewhere or in a field it is not",
  async (moreKinds) => {
    service.server.state.config.moreKinds = moreKinds;
    const page = await open();
    /** How many files the upload then has. */
    const paste = (text: string, into: string) =>
      page.evaluate(
        ([text = "", into = ""]) => {
          const transfer = new DataTransfer();
          transfer.setData("text/plain", text);
          const event = new ClipboardEvent("paste", { clipboardData: transfer, bubbles: true });
          document.querySelector(into)?.dispatchEvent(event);
          return document.querySelector<HTMLInputElement>('input[aria-label="Upload CVs"]')?.files?.length;
        },
        [text, into],
      );
    const CV = "Ada Byron\nEngineer\nAnalytical Ltd, 2019 to today\n";
    await page.getByText(moreKinds ? "TXT, HTML" : "PDF and DOCX, up to 10 MB").waitFor();
    expect(await paste(CV, 'input[aria-label="Upload CVs"]')).toBe(0);
    expect(await paste("https://agency.test", "body")).toBe(0);
    expect(await paste(CV, "body")).toBe(moreKinds ? 1 : 0);
    if (moreKinds) await page.getByRole("dialog").getByText("Pasted CV.txt").waitFor();
  },
);

test("what the credits do not suffice for cannot be sent, and leads to the plans", async () => {
  (service.server.state.users[0] as { credits: number }).credits = 1;
  const page = await open();
  await choose(page, "one.pdf", "two.pdf");
  const dialog = page.getByRole("dialog");
  await dialog.getByText("You need 2 credits to process 2 CVs. You currently have 1 credit.").waitFor();
  expect(await dialog.getByRole("button", { name: "Skip Enhancement" }).isDisabled()).toBe(true);
  await dialog.getByRole("link", { name: "Buy Credits" }).click();
  await page.waitForURL("**/plan");
});

test("too few credits that the page did not know of say so and lead to the plans", async () => {
  const page = await open();
  await choose(page, "cv.pdf");
  const skip = page.getByRole("button", { name: "Skip Enhancement" });
  await skip.waitFor();
  (service.server.state.users[0] as { credits: number }).credits = 0;
  await skip.click();
  await page.getByText("Insufficient Credits", { exact: true }).first().waitFor();
  await page.getByRole("button", { name: "Buy Credits" }).click();
  await page.waitForURL("**/plan");
});

test("the credits stand beside the upload, and less of them after it", async () => {
  const page = await open();
  await page.getByText("You have 42 credits").waitFor();
  await choose(page, "cv.pdf");
  await page.getByRole("button", { name: "Skip Enhancement" }).click();
  await page.getByText("You have 41 credits").waitFor();
});

test("a CV is made in the template that the dialog shows, whatever another tab selects meanwhile", async () => {
  service.server.state.blindTemplates = ["viseo_template_v2"];
  Object.assign(service.server.state.users[0] as object, { selectedTemplate: "viseo_template_v2" });
  const page = await open();
  await choose(page, "cv.pdf");
  await page.getByText("The documents withhold the candidate's name.").waitFor();
  Object.assign(service.server.state.users[0] as object, { selectedTemplate: "default" });
  await page.getByRole("button", { name: "Skip Enhancement" }).click();
  await row(page, "cv.pdf").getByText("Viseo Template V2").waitFor();
  expect(service.server.state.jobs[0]).toMatchObject({ template: "viseo_template_v2", blind: true });
});

test("of two job descriptions that are dropped, the second is said to be too many", async () => {
  const page = await open();
  await choose(page, "cv.pdf");
  const target = page.getByRole("dialog").getByText("Drop a job description, or choose a file");
  await target.waitFor();
  await target.evaluate((element) => {
    const transfer = new DataTransfer();
    for (const name of ["one.pdf", "two.pdf"]) transfer.items.add(new File(["%PDF-1.7"], name, { type: "application/pdf" }));
    element.dispatchEvent(new DragEvent("drop", { dataTransfer: transfer, bubbles: true }));
  });
  const refused = page.getByRole("dialog").getByRole("alert");
  await refused.getByText("Too many files").waitFor();
  expect(await refused.locator("strong").allTextContents()).toEqual(["two.pdf"]);
  await page.getByRole("button", { name: "Remove one.pdf" }).waitFor();
});

test("every state of a CV is shown in its words", async () => {
  service.server.state.jobs = [
    fakeJob({ status: "pending", fileName: "waits.pdf" }),
    fakeJob({ status: "processing", fileName: "works.pdf" }),
    fakeJob({ fileName: "done.pdf", pdfUrl: undefined }),
    fakeJob({ fileName: "slides.pdf", pptxUrl: "/api/download/x/pptx" }),
    fakeJob({ status: "failed", fileName: "locked.pdf", errorMessage: "This file is protected by a password." }),
    fakeJob({ status: "failed", fileName: "broken.pdf", errorMessage: { odd: true } as never }),
    fakeJob({ jobType: "matcher", fileName: "analysis.pdf" }),
  ];
  const page = await open();

  await row(page, "waits.pdf").getByText("Pending").waitFor();
  await row(page, "waits.pdf").getByText("Uploaded 6 minutes ago").waitFor();
  await row(page, "works.pdf").getByText("Analyzing CV").waitFor();
  await row(page, "done.pdf").getByText("Completed 4 minutes ago").waitFor();
  expect(await row(page, "done.pdf").getByRole("button", { name: "PDF coming soon" }).isDisabled()).toBe(true);
  expect(await row(page, "slides.pdf").getByRole("button").allTextContents()).toEqual(["PPTX", ""]);
  await row(page, "locked.pdf").getByText("This file is protected by a password.").waitFor();
  await row(page, "broken.pdf").getByText("Processing failed - please try again").waitFor();
  expect(await page.getByText("analysis.pdf").count()).toBe(0);
});

test("a finished document is saved under the server's name", async () => {
  service.server.state.jobs = [fakeJob({ fileName: "Zoë Résumé.pdf" })];
  const page = await open();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download DOCX of Zoë Résumé.pdf" }).click();

  expect((await download).suggestedFilename()).toBe("Zoë Résumé.docx");
  await page.getByText("Your file download has started.").first().waitFor();
});

test("a document that is gone says that the download failed", async () => {
  const job = fakeJob();
  service.server.state.jobs = [job];
  service.server.state.refusals[`GET /download/${job.id}/docx`] = { status: 410 };
  const page = await open();
  await page.getByRole("button", { name: /^Download DOCX/ }).click();
  await page.getByText("Failed to download file. Please try again.").first().waitFor();
});

const cleanups = () => service.server.state.calls.filter((call) => call.startsWith("POST /cleanup/")).length;

test("a delete waits in its row for some seconds, and goes when they are over", async () => {
  service.server.state.jobs = [fakeJob({ fileName: "goes.pdf" }), fakeJob({ fileName: "stays.pdf" })];
  const page = await open();
  const before = await row(page, "stays.pdf").boundingBox();
  await page.getByRole("button", { name: "Delete goes.pdf" }).dblclick();
  await page.locator(".queue").getByText("Deleted").waitFor();
  expect(await row(page, "stays.pdf").boundingBox()).toEqual(before);
  expect(cleanups()).toBe(0);

  await page.locator(".queue").getByText("goes.pdf").waitFor({ state: "detached" });
  expect(cleanups()).toBe(1);
  await row(page, "stays.pdf").waitFor();
  expect(service.server.state.jobs.map(({ fileName }) => fileName)).toEqual(["stays.pdf"]);
});

test("a delete is undone in the row, in the toast, and with the keyboard alone", async () => {
  service.server.state.jobs = [fakeJob({ fileName: "kept.pdf" })];
  const page = await open();
  const remove = page.getByRole("button", { name: "Delete kept.pdf" });
  const isBack = () => page.getByText("1 ready").waitFor();
  await remove.click();
  await page.getByRole("button", { name: "Undo the delete of kept.pdf" }).click();
  await isBack();
  await remove.click();
  await page.locator(".toasts").getByRole("button", { name: "Undo" }).click();
  await isBack();

  await remove.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await isBack();
  await remove.click();
  await page.keyboard.press("F8");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await isBack();
  expect(cleanups()).toBe(0);
});

test("a delete is sent when the page is left, and a row that cannot be deleted comes back", async () => {
  const [keeps, goes] = [fakeJob({ fileName: "keeps.pdf" }), fakeJob({ fileName: "goes.pdf" })];
  service.server.state.jobs = [keeps, goes];
  service.server.state.refusals[`POST /cleanup/${keeps.id}`] = { status: 500, body: { error: "no", message: "no" } };
  const page = await open();
  await page.getByRole("button", { name: "Delete goes.pdf" }).click();
  await page.goto("about:blank");
  await page.goto(`${service.server.url}/dashboard`);
  await row(page, "keeps.pdf").waitFor();
  expect(service.server.state.jobs).toEqual([keeps]);

  await page.getByRole("button", { name: "Delete keeps.pdf" }).click();
  await page.getByText("Failed to cleanup files.").first().waitFor();
  await row(page, "keeps.pdf").getByText("Ready for download").waitFor();
});

test("a delete goes when somebody signs out, who could not undo it any more", async () => {
  service.server.state.jobs = [fakeJob({ fileName: "goes.pdf" })];
  const page = await open();
  await page.getByRole("button", { name: "Delete goes.pdf" }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  expect(service.server.state.jobs).toEqual([]);
});

test("a click on a row that has just moved under the pointer deletes nothing", async () => {
  service.server.state.jobs = [fakeJob({ fileName: "aimed.pdf" }), fakeJob({ fileName: "other.pdf" })];
  const page = await open();
  const button = page.getByRole("button", { name: "Delete aimed.pdf" });
  const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2);
  // A click in the moment in which a new row is seen: nobody can have aimed at what is there now.
  const clicked = page.evaluate(
    ([left, top]) =>
      new Promise<string | null | undefined>((resolve) =>
        new MutationObserver(() =>
          requestAnimationFrame(() =>
            setTimeout(() => {
              const target = document.elementFromPoint(left as number, top as number)?.closest("button");
              target?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
              resolve(target?.getAttribute("aria-label"));
            }),
          ),
        ).observe(document.querySelector(".rows") as Element, { childList: true }),
      ),
    [x + width / 2, y + height / 2],
  );
  service.server.state.jobs = [fakeJob({ fileName: "new.pdf" }), ...service.server.state.jobs];
  expect(await clicked).toBe("Delete new.pdf");
  expect(await page.getByText("Deleted", { exact: true }).count()).toBe(0);

  await page.waitForTimeout(500);
  await page.getByRole("button", { name: "Delete new.pdf" }).click();
  await page.locator(".queue").getByText("Deleted").waitFor();
});

test("the queue refreshes every three seconds while somebody looks", async () => {
  const page = await open();
  const before = service.server.state.calls.filter((call) => call === "GET /jobs").length;
  await page.waitForTimeout(6_500);
  const asked = service.server.state.calls.filter((call) => call === "GET /jobs").length - before;
  expect(asked).toBeWithin(2, 4);
});

test("another template is chosen from those assigned", async () => {
  const page = await open();
  const update = page.getByRole("button", { name: "Update" });
  expect(await update.isDisabled()).toBe(true);
  await page.getByRole("combobox", { name: "Template" }).selectOption("viseo_template_v2");
  await update.click();
  await page.getByText("Your preferred template has been saved successfully.").first().waitFor();
  expect(service.server.state.users[0]?.selectedTemplate).toBe("viseo_template_v2");
  await page.locator(".template-choice button:disabled", { hasText: "Update" }).waitFor();
});

test("one template is shown as the active one, none shows no card", async () => {
  Object.assign(service.server.state.users[0] as object, { assignedTemplates: ["default"] });
  const page = await open();
  await page.getByText("Active", { exact: true }).waitFor();
  Object.assign(service.server.state.users[0] as object, { assignedTemplates: [] });
  await page.reload();
  await page.getByText("Active Sessions").waitFor();
  expect(await page.getByRole("heading", { name: "Template" }).count()).toBe(0);
});

test("two hundred rows and very long names fit on a phone", async () => {
  service.server.state.jobs = Array.from({ length: 200 }, (_, index) =>
    fakeJob({ fileName: `${"a_very_long_name_".repeat(8)}${index}.pdf` }),
  );
  const page = await open(390);
  await page.getByText("200 ready").waitFor();
  expect(await sideways(page)).toBe(0);
});

test("one toast is there at a time; F8 leads to it and Escape sends it away", async () => {
  const page = await open();
  await choose(page, "cv.pdf");
  await page.getByRole("button", { name: "Skip Enhancement" }).click();
  const toasts = page.locator(".toasts > li");
  await toasts.first().waitFor();
  expect(await toasts.count()).toBe(1);
  await page.keyboard.press("F8");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await toasts.first().waitFor({ state: "detached" });
});

test("a toast is swiped away to the right, and stays for less than 50 px", async () => {
  service.server.state.jobs = [fakeJob({ fileName: "done.pdf" })];
  const page = await open();
  await page.getByRole("button", { name: "Download DOCX of done.pdf" }).click();
  const toast = page.locator(".toasts > li");
  await toast.waitFor();
  await toast.hover({ position: { x: 60, y: 12 } });
  const swipe = async (px: number) => {
    const box = await toast.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 60, (box?.y ?? 0) + 12];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + px, y, { steps: 8 });
    await page.mouse.up();
  };
  await swipe(40);
  await page.waitForTimeout(400);
  expect(await toast.count()).toBe(1);
  await swipe(80);
  await toast.waitFor({ state: "detached", timeout: 2_000 });
});

test("the first page of a finished document is shown small, and large in a window; without a picture there is no button", async () => {
  service.server.state.jobs = [fakeJob({ fileName: "done.pdf" }), fakeJob({ fileName: "slides.pdf", pptxUrl: "/api/download/x/pptx" })];
  const page = await open();
  const preview = row(page, "done.pdf").getByRole("button", { name: "Preview of done.pdf" });
  await preview.click();
  await page.getByRole("dialog", { name: "First page" }).getByAltText("First page of done.pdf").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.waitForFunction((element) => element === document.activeElement, await preview.elementHandle());
  expect(await page.getByRole("button", { name: /^Preview of slides/ }).count()).toBe(0);
});

test("two finished documents can be saved in one ZIP, one has no need of it", async () => {
  service.server.state.jobs = [fakeJob({ fileName: "one.pdf" })];
  const page = await open();
  await row(page, "one.pdf").waitFor();
  expect(await page.getByRole("button", { name: "Download all" }).count()).toBe(0);

  service.server.state.jobs.push(fakeJob({ fileName: "two.pdf" }));
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download all" }).click();
  expect((await download).suggestedFilename()).toBe("CVs 2026-01-02.zip");
});

test("a queue that cannot be read is not said to be empty, and comes back by itself", async () => {
  service.server.state.jobs = [fakeJob({ fileName: "kept.pdf" })];
  service.server.state.refusals["GET /jobs"] = { status: 500 };
  const page = await open();
  await page.getByRole("alert").getByText("The queue cannot be read at the moment. It comes back by itself.").waitFor();
  expect(await page.getByText("No files in queue").count()).toBe(0);

  service.server.state.refusals = {};
  await row(page, "kept.pdf").waitFor();
  expect(await page.getByRole("alert").count()).toBe(0);
});
