import { expect, setDefaultTimeout, test } from "bun:test";
import { fakeJob, fakeState } from "../../src/web/testing/fake-api.ts";
import { withFakeService } from "./fake-service.ts";

setDefaultTimeout(60_000);

const { docxUrl, pdfUrl, ...bare } = fakeJob({ fileName: "ada.pdf" });
const held = {
  ...bare,
  blindDoubts: Array.from({ length: 30 }, (_, index) => ({
    what: index % 2 === 0 ? "employer" : "address",
    section: `Work experience ${index + 1}`,
    text: `Passage ${index + 1} of a blind CV, as long as passages are: ${"words and ".repeat(12)}more.`,
  })),
  blindWithholds: ["contact", "address", "employers"],
  releasedAt: null,
};
const service = withFakeService(() => {
  const state = fakeState({ jobs: [{ ...held }] });
  return { ...state, signedIn: state.users[0]?.id ?? null };
});

for (const width of [390, 1440]) {
  test(`a blind CV is checked and released with the keyboard, ${width} pixels wide`, async () => {
    const page = await service.open("/dashboard", width);
    const check = page.getByRole("button", { name: "Check ada.pdf before sending" });
    await check.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Check Before Sending" });
    await dialog.waitFor();
    await dialog.getByText("30 passages").waitFor();

    const passages = dialog.getByRole("region", { name: "Passages to check" });
    expect(await passages.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press("End");
    await page.waitForFunction(() => (document.querySelector(".blind-passages")?.scrollTop ?? 0) > 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    const release = dialog.getByRole("button", { name: "Release for download" });
    expect(await release.evaluate((element) => element.getBoundingClientRect().bottom <= window.innerHeight)).toBe(true);

    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    // The focus goes back in a task after the dialog has left the page.
    await page.waitForFunction((element) => element === document.activeElement, await check.elementHandle());

    await page.keyboard.press("Enter");
    await release.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Download DOCX of ada.pdf" }).waitFor();
    expect(service.server.state.jobs[0]?.releasedAt).toBeString();
  });
}
