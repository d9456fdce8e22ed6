import { expect, setDefaultTimeout, test } from "bun:test";
import { fakeState, fakeUser } from "../../src/web/testing/fake-api.ts";
import { withFakeService } from "./fake-service.ts";

setDefaultTimeout(60_000);

const service = withFakeService(() => {
  const admin = fakeUser({ role: "admin" });
  return fakeState({ users: [admin], signedIn: admin.id });
});
const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const word = (name: string) => ({ name, mimeType: DOCX, buffer: Buffer.from("PK") });

test("an own template is added and removed again", async () => {
  const page = await service.open("/admin");
  await page.getByRole("button", { name: "Add Template" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Template" });
  await dialog.locator('input[type="file"]').setInputFiles(word("acme.docx"));
  await dialog.getByRole("button", { name: "Check and Add" }).click();
  await page.getByText("Template Added", { exact: true }).first().waitFor();

  await page.getByRole("button", { name: "Remove acme" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove Template" }).click();
  await page.getByText("Template Removed", { exact: true }).first().waitFor();
  await page.getByRole("button", { name: "Remove acme" }).waitFor({ state: "detached" });
  expect(service.server.state.templates.map(({ key }) => key)).toEqual(["default", "viseo_template_v2"]);
});

test("a built-in template has nothing to remove it by", async () => {
  const page = await service.open("/admin");
  await page.getByRole("button", { name: "Preview of Default", exact: true }).waitFor();
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
    ref: null,
    note: index === 50 ? "Free trial" : null,
    at: new Date().toISOString(),
  }));
  const page = await service.open("/admin");
  await page.getByRole("button", { name: "Credit Ledger" }).click();
  await page.getByText("Page 1 of 2, 51 entries").waitFor();
  expect(await page.getByRole("button", { name: "Newer" }).isDisabled()).toBe(true);
  await page.getByRole("button", { name: "Older" }).click();
  await page.getByRole("row").filter({ hasText: "Free trial" }).getByText("+60", { exact: true }).waitFor();
  expect(await page.getByRole("button", { name: "Older" }).isDisabled()).toBe(true);
});
