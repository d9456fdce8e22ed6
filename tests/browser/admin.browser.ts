import { expect, setDefaultTimeout, test } from "bun:test";
import type { Locator, Page } from "playwright-core";
import { fakeState, fakeUser } from "../../src/web/testing/fake-api.ts";
import { withFakeService } from "./fake-service.ts";

setDefaultTimeout(60_000);

const service = withFakeService(() => {
  const admin = fakeUser({ role: "admin" });
  return fakeState({ users: [admin], signedIn: admin.id });
});
const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const word = (name: string) => ({ name, mimeType: DOCX, buffer: Buffer.from("PK") });

/** What the menu of the first account offers. */
async function chooseAction(page: Page, name: string) {
  await page
    .getByRole("button", { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name, exact: true }).click();
}

test("an own template is added and removed again", async () => {
  const page = await service.open("/admin");
  await page.getByRole("button", { name: "Add Template" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Template" });
  await dialog.locator('input[type="file"]').setInputFiles(word("acme.docx"));
  await dialog.getByRole("button", { name: "Check and Add" }).click();
  await page.getByText("Template Added", { exact: true }).first().waitFor();

  await page.getByRole("button", { name: "Remove Acme Template" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove Template" }).click();
  await page.getByText("Template Removed", { exact: true }).first().waitFor();
  await page.getByRole("button", { name: "Remove Acme Template" }).waitFor({ state: "detached" });
  expect(service.server.state.templates.map(({ key }) => key)).toEqual(["default", "viseo_template_v2"]);
});

test("a built-in template has nothing to remove it by", async () => {
  const page = await service.open("/admin");
  await page.getByRole("button", { name: "Preview of Default Template", exact: true }).waitFor();
  expect(await page.getByRole("button", { name: /^Remove/ }).count()).toBe(0);
});

test("a refused template shows where the problem is, what to do, and the tags; another file clears it", async () => {
  service.server.state.refusals["POST /admin/templates"] = {
    status: 400,
    body: {
      error: "This template has a problem and was not added.",
      message: "This template has a problem and was not added.",
      problems: [
        {
          place: "the text",
          tag: "{{basics.lable}}",
          problem: "There is no {{basics.lable}} here.",
          mend: "Did you mean {{basics.label}}?",
        },
      ],
      tags: ["{{basics.name}}", "{{basics.lable}}"],
    },
  };
  const page = await service.open("/admin");
  await page.getByRole("button", { name: "Add Template" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Template" });
  await dialog.locator('input[type="file"]').setInputFiles(word("acme.docx"));
  await dialog.getByRole("button", { name: "Check and Add" }).click();
  await dialog.getByText("Did you mean {{basics.label}}?").waitFor();
  await dialog.getByText("In the text").waitFor();
  await dialog.getByText("2 tags found").click();
  await dialog.getByText("{{basics.name}}", { exact: true }).waitFor();
  await dialog.getByRole("button", { name: "Remove acme.docx" }).click();
  await dialog.getByText("Did you mean {{basics.label}}?").waitFor({ state: "detached" });
});

test("the ledger of a user is read page by page", async () => {
  service.server.state.ledger = Array.from({ length: 51 }, (_, index) => ({
    id: 51 - index,
    kind: index === 50 ? ("grant" as const) : ("charge" as const),
    amount: index === 50 ? 60 : -1,
    balance: 10 + index,
    ref: index === 50 ? null : crypto.randomUUID(),
    job: index % 2 ? { jobType: "cv" as const, fileName: "Maria Santos.pdf", cvCount: 1 } : null,
    note: index === 50 ? "Free trial" : null,
    at: new Date().toISOString(),
  }));
  const page = await service.open("/admin");
  await chooseAction(page, "Credit Ledger");
  await page.getByText("Page 1 of 2, 51 entries").waitFor();
  const entries = page.getByRole("region", { name: "Entries" });
  await entries.getByText("Maria Santos.pdf").first().waitFor();
  await entries
    .getByText(/^CV or analysis of .*, no longer kept$/)
    .first()
    .waitFor();
  expect(await entries.textContent()).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
  await entries.getByRole("button", { name: "Copy reference" }).first().click();
  await page
    .locator(".toast")
    .getByText(service.server.state.ledger[0]?.ref ?? "none")
    .waitFor();
  expect(await page.getByRole("button", { name: "Newer" }).isDisabled()).toBe(true);
  await page.getByRole("button", { name: "Older" }).click();
  await page.getByRole("row").filter({ hasText: "Free trial" }).getByText("+60", { exact: true }).waitFor();
  expect(await page.getByRole("button", { name: "Older" }).isDisabled()).toBe(true);
});

/** How far what is on the page has moved without being asked to, from the beginning on. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        (window as unknown as { shifts: number }).shifts += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });

test("the panel says that it loads, and then nothing on it moves", async () => {
  const { state } = service.server;
  state.users.push(...Array.from({ length: 9 }, (_, index) => fakeUser({ email: `user${index}@agency.test` })));
  state.resetRequests = [{ id: "r1", email: "user1@agency.test", requestedAt: new Date().toISOString() }];
  const page = await service.open("/plan");
  await watchShifts(page);
  state.delayMs = 300;
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${service.server.url}/admin`);
    await page.getByText("Loading admin dashboard...", { exact: true }).waitFor();
    await page.getByText("128 credits used").first().waitFor();
    await page.waitForLoadState("networkidle");
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number }).shifts);
    expect([width, shifts < 0.02 ? "still" : shifts]).toEqual([width, "still"]);
  }
});

test("what can be done with a user is written out at every width", async () => {
  service.server.state.users.push(fakeUser({ email: "zoe@agency.test" }));
  const page = await service.open("/admin");
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const row = page.getByRole("row").filter({ hasText: "zoe@agency.test" });
    const isReadable = async (name: string, word: Locator) => {
      const box = await word.boundingBox();
      const inside = box && box.x >= 0 && box.x + box.width <= width && box.y >= 0 && box.y + box.height <= 900;
      expect([width, name, Boolean(inside && box.width > 60)]).toEqual([width, name, true]);
    };
    await row.getByText("Manage Templates", { exact: true }).scrollIntoViewIfNeeded();
    await isReadable("Manage Templates", row.getByText("Manage Templates", { exact: true }));
    await row.getByRole("button", { name: /^Actions/ }).click();
    for (const name of ["Add Credits", "Edit Credits", "Credit Ledger", "Plan", "Reset Password", "Delete Account"])
      await isReadable(name, page.getByRole("menuitem", { name, exact: true }));
    await page.keyboard.press("Escape");
  }
});

test("a contact message is deleted after a question", async () => {
  service.server.state.messages = [
    { id: "m1", name: "Clara", email: "c@firm.example", company: "Weiss", message: "Hello.", createdAt: new Date().toISOString() },
  ];
  const page = await service.open("/admin");
  await page.getByRole("button", { name: "Delete the message of Clara" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete Message" }).click();
  await page.getByText("Message Deleted", { exact: true }).first().waitFor();
  await page.getByText("Contact Messages").waitFor({ state: "detached" });
  expect(service.server.state.messages).toEqual([]);
});

test("a part of the panel has an address, and the navigation stays in view and marks where the reader is", async () => {
  service.server.state.users.push(...Array.from({ length: 30 }, (_, index) => fakeUser({ email: `user${index}@agency.test` })));
  const page = await service.open("/admin#templates");
  const sections = page.getByRole("navigation", { name: "Sections" });
  const marks = (label: string) =>
    page.waitForFunction((label) => document.querySelector(".section-nav [aria-current]")?.textContent === label, label);
  const isIn = (id: string) =>
    page.waitForFunction((id) => {
      const top = document.getElementById(id)?.getBoundingClientRect().top ?? -1;
      return top >= 60 && top < window.innerHeight;
    }, id);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${service.server.url}/admin#templates`);
    await page.reload();
    await isIn("templates");
    await marks("Templates");
    await sections.getByRole("link", { name: "Users" }).click();
    await isIn("users");
    await marks("Users");
    const top = (await sections.getByRole("link", { name: "Health" }).boundingBox())?.y ?? -1;
    expect([width, top > 50 && top < 200]).toEqual([width, true]);
    expect(new URL(page.url()).hash).toBe("#users");
  }
});

test("a ledger is saved as a spreadsheet", async () => {
  const page = await service.open("/admin");
  service.server.state.ledger = [
    { id: 1, kind: "grant", amount: 60, balance: 60, ref: null, job: null, note: "Free trial", at: "2026-11-12T10:00:00.000Z" },
  ];
  await chooseAction(page, "Credit Ledger");
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "CSV" }).click()]);
  expect(download.suggestedFilename()).toBe("credit-ledger anna@agency.test.csv");
  expect(await Bun.file(await download.path()).text()).toContain("2026-11-12T10:00:00.000Z,Grant,Free trial,60,60,");
});

test("the words of the house are added, changed and forgotten; the focus stays at their list", async () => {
  const page = await service.open("/admin");
  await page.getByRole("button", { name: "Add Heading" }).click();
  const adding = page.getByRole("dialog", { name: "Add Heading" });
  await adding.getByLabel("Text").fill("Off duty");
  await adding.getByLabel("Section").selectOption("Interests");
  await page.keyboard.press("Enter");
  await adding.waitFor({ state: "detached" });
  expect(service.server.state.houseWords).toEqual({ headings: [{ text: "Off duty", section: "interests" }], labels: [] });

  await page.getByRole("button", { name: "Add Label" }).click();
  const naming = page.getByRole("dialog", { name: "Add Label" });
  await naming.getByLabel("Label").selectOption("Skills");
  await naming.getByLabel("In documents").selectOption("In German");
  await naming.getByText("Built-in wording: Skills (de)").waitFor();
  await naming.getByLabel("Text").fill("Werkzeugkasten");
  await page.keyboard.press("Enter");
  await naming.waitFor({ state: "detached" });
  expect(service.server.state.houseWords?.labels).toEqual([{ key: "skills", language: "de", text: "Werkzeugkasten" }]);
  await page.getByRole("button", { name: "Forget “Werkzeugkasten”" }).click();
  await page.getByRole("button", { name: "Forget “Werkzeugkasten”" }).waitFor({ state: "detached" });

  await page.getByRole("button", { name: "Change “Off duty”" }).click();
  const changing = page.getByRole("dialog", { name: "Change Heading" });
  await changing.getByLabel("Text").fill("After work");
  await changing.getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: "Forget “After work”" }).click();
  await page.getByText("Forgotten", { exact: true }).first().waitFor();
  await page.getByRole("button", { name: "Forget “After work”" }).waitFor({ state: "detached" });
  expect(service.server.state.houseWords).toEqual({ headings: [], labels: [] });
  expect(service.server.state.words).toEqual({ headings: [], labels: [] });
  expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Words");
});
