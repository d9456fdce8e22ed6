import { beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { CHECKOUT_ROOT } from "../../src/engine/setup/assets.ts";
import { fakeJob, fakeState, fakeUser } from "../../src/web/testing/fake-api.ts";
import { fakeReview } from "../../src/web/testing/fake-review.ts";
import { picture, SCHEMES, settled, sideways } from "./chromium.ts";
import { withFakeService } from "./fake-service.ts";

setDefaultTimeout(120_000);

const ELIN = "00000000-0000-4000-8000-000000000001";
const NEXT = "00000000-0000-4000-8000-000000000002";

const service = withFakeService(() => {
  const user = fakeUser();
  const jobs = [ELIN, NEXT].map((id) => fakeJob({ id, reviewedAt: null }));
  const next = fakeReview();
  next.resume.basics.name = "Oskar Thorne";
  return fakeState({ users: [user], signedIn: user.id, jobs, reviews: { [ELIN]: fakeReview(), [NEXT]: next } });
});

const review = () => service.server.state.reviews[ELIN] as ReturnType<typeof fakeReview>;

async function open(width = 1440) {
  const page = await service.open(`/review/${ELIN}`, width);
  await page.locator(".desk-name", { hasText: "Elin Marwood" }).waitFor();
  return page;
}

const focusedLabel = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent);
const value = (page: Page, name: RegExp | string) => page.locator(".fields-pane").getByRole("button", { name }).first();
const saved = (page: Page) => page.locator(".saved-state", { hasText: "Saved" }).waitFor();

/** Waits for what the service is told, for two seconds at most; the test says what it should be. */
async function heard(what: () => unknown): Promise<void> {
  for (let tries = 0; tries < 100 && !what(); tries++) await Bun.sleep(20);
}

test("a CV with three doubts is done in ten keys, and the next one is there", async () => {
  const page = await open();
  let keys = 0;
  const press = async (key: string) => {
    keys++;
    await page.keyboard.press(key);
  };

  await page.waitForFunction(() => document.activeElement?.getAttribute("aria-label")?.startsWith("Phone: +44 20 7946 095. Please check"));
  await press("Enter");
  await page.waitForFunction(() => document.activeElement?.getAttribute("aria-label")?.startsWith("Position: Halvorsen"));
  await press("Enter");
  await page.waitForFunction(() => document.activeElement?.getAttribute("aria-label")?.startsWith("End: Missing"));
  await press("Enter");
  await page.locator(".desk-header .badge", { hasText: "No doubts" }).waitFor();
  await press("Control+Enter");
  await page.locator(".desk-name", { hasText: "Oskar Thorne" }).waitFor();

  expect(keys).toBeLessThanOrEqual(10);
  await page.waitForFunction(() => document.activeElement?.getAttribute("aria-label")?.startsWith("Phone: "));
  // The next CV is there before the service has heard all of it.
  await heard(() => service.server.state.jobs[0]?.reviewedAt);
  expect(review().checkedIds).toEqual(["d1", "d2", "d3"]);
  expect(service.server.state.jobs[0]?.reviewedAt).toBeString();

  await page.keyboard.press("Control+z");
  await page.locator(".desk-name", { hasText: "Elin Marwood" }).waitFor();
  await saved(page);
  expect(service.server.state.jobs[0]?.reviewedAt).toBeNull();
});

test("a slow service hears what was checked before it hears that it was taken back, and twice the keys are two CVs", async () => {
  const third = "00000000-0000-4000-8000-000000000003";
  service.server.state.jobs.push(fakeJob({ id: third, reviewedAt: null }));
  service.server.state.reviews[third] = fakeReview({ fileName: "third.pdf" });
  const page = await open();
  service.server.state.delayMs = 400;
  await page.keyboard.press("Control+Enter");
  await page.locator(".desk-name", { hasText: "Oskar Thorne" }).waitFor();
  await page.keyboard.press("Control+Enter");
  await page.waitForURL(`**/review/${third}`);
  await page.locator(".desk-name").waitFor();
  await page.keyboard.press("Control+z");
  await page.waitForURL(`**/review/${NEXT}`);
  await page.locator(".desk-name", { hasText: "Oskar Thorne" }).waitFor();
  await saved(page);
  expect(service.server.state.jobs.map(({ reviewedAt }) => Boolean(reviewedAt))).toEqual([true, false, false]);
});

test("Tab leads from doubt to doubt, and what is being written is saved by the keys for the next CV", async () => {
  const page = await open();
  const leadsTo = (label: string) =>
    page.waitForFunction((label) => document.activeElement?.getAttribute("aria-label")?.startsWith(label), label);
  await leadsTo("Phone: ");
  await page.keyboard.press("Tab");
  await leadsTo("Position: Halvorsen");
  await page.keyboard.press("Tab");
  await leadsTo("End: Missing");
  await page.keyboard.press("Shift+Tab");
  await leadsTo("Position: Halvorsen");
  await page.keyboard.type("Data Engineer");
  await page.keyboard.press("Control+Enter");
  await page.locator(".desk-name", { hasText: "Oskar Thorne" }).waitFor();
  await heard(() => service.server.state.jobs[0]?.reviewedAt);
  expect(review().resume.work?.[1]?.position).toBe("Data Engineer");
  expect(service.server.state.jobs[0]?.reviewedAt).toBeString();
});

test("after the last CV the dashboard is there and says so, and undo takes it back", async () => {
  (service.server.state.jobs[1] as { reviewedAt: string }).reviewedAt = "2026-01-01T10:00:00.000Z";
  const page = await open();
  await page.getByRole("button", { name: "Checked, next" }).click();
  await page.waitForURL("**/dashboard");
  await page.getByText("Every CV is checked.").first().waitFor();
  await page.locator(".toast").getByRole("button", { name: "Undo" }).click();
  await page.waitForURL(`**/review/${ELIN}`);
  await page.locator(".desk-name", { hasText: "Elin Marwood" }).waitFor();
  await heard(() => service.server.state.jobs[0]?.reviewedAt === null);
  expect(service.server.state.jobs[0]?.reviewedAt).toBeNull();
});

test("a value is written by its first letter or F2, left by Escape, saved by Enter, undone and redone", async () => {
  const page = await open();
  await value(page, /^Headline: /).focus();
  await page.keyboard.press("F2");
  await page.keyboard.type("something else");
  await page.keyboard.press("Escape");
  expect(await focusedLabel(page)).toBe("Headline: Senior Data Engineer");
  expect(review().version).toBe(1);

  await page.keyboard.type("Principal Engineer");
  await page.keyboard.press("Enter");
  await saved(page);
  await page.waitForFunction(() => document.activeElement?.getAttribute("aria-label")?.includes("Please check"));
  expect(review().resume.basics.label).toBe("Principal Engineer");
  await page.locator(".value-mark.corrected").waitFor();
  await page.keyboard.press("Control+z");
  await value(page, "Headline: Senior Data Engineer").waitFor();
  await page.keyboard.press("Control+Shift+Z");
  await value(page, "Headline: Principal Engineer").waitFor();
  await saved(page);
});

test("a date is written as people write it, and comes back as it is read", async () => {
  const page = await open();
  await value(page, "Start: Mar 2019").click();
  await page.keyboard.type("April 2018");
  await page.keyboard.press("Enter");
  await value(page, "Start: Apr 2018").waitFor();
  expect(review().resume.work?.[0]?.startDate).toBe("2018-04");

  await value(page, "Start: Apr 2018").click();
  await page.keyboard.type("when?");
  await page.keyboard.press("Enter");
  await page.getByRole("alert").filter({ hasText: "This is no date." }).first().waitFor();
  expect(await page.getByRole("textbox", { name: "Start" }).inputValue()).toBe("when?");
});

test("a value marks its place in the original, and a line of the original chooses its value", async () => {
  const page = await open();
  await page.setViewportSize({ width: 1440, height: 500 });
  await value(page, "Certificate: Cloud Data Architect").focus();
  const mark = page.locator('.page-frame[data-page="2"] .mark-box.chosen');
  await mark.waitFor();
  await page.waitForFunction(() => {
    const [box, pane] = [".mark-box.chosen", ".original-pane .pane-scroll"].map((of) =>
      document.querySelector(of)?.getBoundingClientRect(),
    );
    return box && pane && box.top >= pane.top && box.bottom <= pane.bottom;
  });

  const frame = page.locator('.original-pane .page-frame[data-page="2"]');
  const { width = 0 } = (await frame.boundingBox()) ?? {};
  const scale = width / 595;
  await frame.click({ position: { x: 70 * scale, y: 165 * scale } });
  await page.waitForFunction(() => document.activeElement?.getAttribute("aria-label") === "Language: English");
  await frame.click({ position: { x: 90 * scale, y: 310 * scale } });
  await page.waitForFunction(() => document.activeElement?.getAttribute("aria-label") === "Left over: Speaker at Data North 2023");
});

test("pages that are drawn later come as sharp as others, and a click on them chooses a value", async () => {
  review().drawsLater = true;
  const page = await open();
  const picture = page.locator('.original-pane .page-frame[data-page="1"] img');
  await picture.waitFor();
  const frame = page.locator('.original-pane .page-frame[data-page="1"]');
  const { width = 0 } = (await frame.boundingBox()) ?? {};
  const asked = Number(new URL((await picture.getAttribute("src")) ?? "", service.server.url).searchParams.get("width"));
  expect(asked).toBeGreaterThanOrEqual(width);
  expect(service.server.state.calls.filter((call) => call.includes("/original/pages/1.png"))).toHaveLength(1);
  await frame.click({ position: { x: (80 * width) / 595, y: (76 * width) / 595 } });
  await page.waitForFunction(() => document.activeElement?.getAttribute("aria-label") === "Name: Elin Marwood");
});

test("lines and entries move with Alt and the arrow keys, and keep the focus", async () => {
  const page = await open();
  await value(page, /^Tasks and results: Leads six/).focus();
  await page.keyboard.press("Alt+ArrowUp");
  await saved(page);
  expect(await focusedLabel(page)).toStartWith("Tasks and results: Leads six");
  expect(review().resume.work?.[0]?.highlights?.[1]).toStartWith("Leads six");
  await value(page, "Position: Lead Data Engineer").focus();
  await page.keyboard.press("Alt+ArrowDown");
  await saved(page);
  expect(await focusedLabel(page)).toBe("Position: Lead Data Engineer");
  expect(review().resume.work?.map(({ position }) => position)).toEqual(["Halvorsen Retail Group", "Lead Data Engineer"]);
});

test("an entry is split at a line and put under another heading from its menu", async () => {
  const page = await open();
  await page.getByRole("button", { name: "Actions for Halvorsen Retail Group, Data Engineer" }).click();
  await page.getByRole("menuitem", { name: "Split in two…" }).click();
  await page.keyboard.type("corbel");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() =>
    document.activeElement?.getAttribute("aria-label")?.startsWith("Position: Data Analyst at Corbel Press"),
  );
  await saved(page);
  expect(review().resume.work).toHaveLength(3);

  await page.getByRole("button", { name: "Actions for Cloud Data Architect" }).click();
  await page.getByRole("menuitem", { name: "Move to another section…" }).click();
  await page.getByRole("option", { name: "Awards" }).click();
  await saved(page);
  await page.waitForFunction(() => document.activeElement?.getAttribute("aria-label") === "Award: Cloud Data Architect");
  expect(review().resume.awards).toEqual([{ title: "Cloud Data Architect", awarder: "Skyward Institute", date: "2021-06" }]);

  await page.getByRole("button", { name: "Actions for Cloud Data Architect" }).click();
  await page.getByRole("menuitem", { name: "Remove" }).click();
  await saved(page);
  expect(await page.evaluate(() => document.activeElement?.closest(".fields-pane") !== null)).toBe(true);
});

test("a section that the CV lacks, a job and its lines are written one after the other without the mouse", async () => {
  const page = await open();
  const writes = async (field: string, text: string) => {
    await page.getByRole("textbox", { name: field, exact: true }).waitFor();
    await page.keyboard.insertText(text);
    await page.keyboard.press("Enter");
  };
  await page.getByRole("button", { name: "Add a section" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Awards" }).focus();
  await page.keyboard.press("Enter");
  await writes("Award", "Clean Grid Prize");
  await writes("Given by", "");
  await writes("Date", "2022-05");
  await value(page, "Date: May 2022").waitFor();

  await page.getByRole("button", { name: "Add to work experience" }).focus();
  await page.keyboard.press("Enter");
  await writes("Position", "");
  for (const [field, text] of [
    ["Employer", "Corbel Press"],
    ["Place", "York"],
    ["Start", "2012-03"],
    ["End", ""],
  ] as const)
    await writes(field, text);
  await page.waitForFunction(() => document.activeElement?.getAttribute("aria-label") === "Employer: Corbel Press");

  await page.getByRole("button", { name: "Add to tasks and results" }).first().focus();
  await page.keyboard.press("Enter");
  await writes("Add to tasks and results", "• Hired the team\n• Kept the lights on");
  await writes("Add to tasks and results", "");
  await value(page, "Tasks and results: Hired the team").click();
  await page.keyboard.press("End");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.insertText("Trained two people");
  await page.keyboard.press("Enter");
  await value(page, "Tasks and results: Trained two people").waitFor();
  await saved(page);

  const { work = [], awards } = review().resume;
  expect(awards).toEqual([{ title: "Clean Grid Prize", date: "2022-05" }]);
  expect(work[2]).toEqual({ name: "Corbel Press", location: "York", startDate: "2012-03" });
  expect(work[0]?.highlights?.slice(3)).toEqual(["Hired the team", "Trained two people", "Kept the lights on"]);
});

test("an entry is split at a sentence of its paragraph", async () => {
  Object.assign(review().resume.work?.[1] ?? {}, { summary: "Kept the stock. Foundry hand at Tees Iron. Poured moulds." });
  const page = await open();
  await page.getByRole("button", { name: "Actions for Halvorsen Retail Group, Data Engineer" }).click();
  await page.getByRole("menuitem", { name: "Split in two…" }).click();
  await page.keyboard.type("foundry");
  await page.keyboard.press("Enter");
  await value(page, "Position: Foundry hand at Tees Iron.").waitFor();
  await saved(page);
  const { work = [] } = review().resume;
  expect(work.slice(1).map(({ summary, highlights }) => [summary, highlights?.length])).toEqual([
    ["Kept the stock.", undefined],
    ["Poured moulds.", 3],
  ]);
});

test("the dot between the employer and the dates stands behind the last word of a long employer, not in a line of its own", async () => {
  Object.assign(review().resume.work?.[0] ?? {}, {
    name: "Bayerische Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbau GmbH und Co. KG",
  });
  const page = await open();
  const heights = await value(page, /^Employer: Bayerische/).evaluate((button) =>
    [button, button.parentElement as Element].map((element) => element.getBoundingClientRect().height),
  );
  expect(heights[1]).toBe(heights[0] as number);
});

test("the choices above the result are read whole at 1280 pixels, the longest ones too", async () => {
  const page = await open(1280);
  await page.getByRole("combobox", { name: "Candidate" }).selectOption("employers");
  await page.getByRole("combobox", { name: "Labels" }).selectOption("Portuguese");
  const cut = await page.locator(".result-choices select").evaluateAll((selects) =>
    selects.flatMap((select) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(select);
      const pen = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
      pen.font = font;
      const text = (select as HTMLSelectElement).selectedOptions[0]?.text ?? "";
      const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return pen.measureText(text).width > room ? [text] : [];
    }),
  );
  expect(cut).toEqual([]);
});

test("the pages of a Word file that could not be drawn are tried again where that is said", async () => {
  review().original = { kind: "docx", pages: [], html: `/api/jobs/${ELIN}/original/view`, failed: true };
  const page = await open();
  await page.getByText("The pages of this Word file could not be drawn.").waitFor();
  await page.getByRole("button", { name: "Try again" }).click();
  await page.locator('.original-pane .page-frame[data-page="1"] img').waitFor();
});

test("the tray counts what is left: lines are put onto fields by key and by drag, kept, and left out; a heading is remembered", async () => {
  const page = await open();
  const tray = page.locator(".tray");
  await tray.getByText("3 lines left over").waitFor();
  await tray.getByRole("button", { name: "Left over: From February" }).focus();
  await page.keyboard.press("p");
  await page.keyboard.type("agency availability");
  await page.keyboard.press("Enter");
  await value(page, "Availability: From February 2027, four days a week").waitFor();
  await tray.getByText("2 lines left over").waitFor();
  await saved(page);

  await tray.getByRole("button", { name: "File “Side notes” under" }).click();
  await page.getByRole("menuitem", { name: "Interests" }).click();
  await tray.getByText("No line left over").waitFor();
  await tray.getByRole("button", { name: "Remember" }).click();
  await tray.getByRole("button", { name: "Remember" }).waitFor({ state: "detached" });
  expect(service.server.state.words.headings).toEqual([{ text: "Side notes", section: "interests", language: "en" }]);
  expect(review().resume.interests?.map(({ name }) => name)).toEqual(["Speaker at Data North 2023", "Mentor for young engineers"]);

  await page.keyboard.press("Control+z");
  await tray.getByText("2 lines left over").waitFor();
  await tray.getByText("Mentor for young engineers").dragTo(value(page, /^Tasks and results: Leads six/));
  await value(page, "Tasks and results: Mentor for young engineers").waitFor();
  await tray.getByText("Speaker at Data North 2023").dragTo(page.getByRole("heading", { name: "Certificates" }));
  await value(page, "Certificate: Speaker at Data North 2023").waitFor();
  await page.keyboard.press("Control+z");
  await tray.getByRole("button", { name: "Left over: Speaker" }).focus();
  await page.keyboard.press("Delete");
  await tray.getByText("No line left over").waitFor();
  await saved(page);
});

test("two people at one CV: changes elsewhere are both kept, the same value is asked about", async () => {
  const page = await open();
  const somebodyElse = (name: string) => {
    review().resume = structuredClone(review().resume);
    review().resume.basics.name = name;
    review().version++;
  };
  somebodyElse("Elin K. Marwood");
  await value(page, /^Headline: /).focus();
  await page.keyboard.type("Principal");
  await page.keyboard.press("Enter");
  await page.getByText("Both changes are kept.").first().waitFor();
  await page.locator(".desk-name", { hasText: "Elin K. Marwood" }).waitFor();

  somebodyElse("Elin Q. Marwood");
  await value(page, /^Name: /).click();
  await page.keyboard.type("Elin M. Marwood");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Somebody else changed this too" });
  await dialog.getByText("Elin Q. Marwood").waitFor();
  await picture(page, "review-dialog-conflict");
  await dialog.getByRole("button", { name: "Keep mine" }).click();
  await saved(page);
  expect(review().resume.basics).toMatchObject({ name: "Elin M. Marwood", label: "Principal" });
});

test("the result follows each change and each choice; what a blind one may still say is shown, and downloads come in the setting", async () => {
  const page = await open();
  const source = () => page.locator(".result-pane img").first().getAttribute("src");
  await page.locator(".result-pane img").first().waitFor();
  expect(await source()).toContain("version=1");
  await value(page, /^Headline: /).focus();
  await page.keyboard.type("Principal");
  await page.keyboard.press("Enter");
  await page.locator('.result-pane img[src*="version=2"]').waitFor();

  await page.getByRole("combobox", { name: "Candidate" }).selectOption("initials");
  await page.locator(".result-pane").getByText("1 passage may say who the candidate is, and is withheld.").waitFor();
  await page.locator('.result-pane img[src*="blind=initials"]').waitFor();
  const downloads: string[] = [];
  page.on("download", (download) => downloads.push(download.suggestedFilename()));
  await page.getByRole("button", { name: "Download" }).click();
  await page.getByRole("menuitem", { name: "Named and blind pair (PDF)" }).click();
  await page.getByText("Download started").first().waitFor();
  expect(review().outputs.map(({ blind, type }) => [blind, type])).toEqual([
    [false, "pdf"],
    ["initials", "pdf"],
  ]);
});

test("labels are renamed from the result, which is drawn anew with other pictures; a name is taken back the same way", async () => {
  const page = await open();
  await page.locator('.result-pane img[src*="version=1.0"]').first().waitFor();
  await page.getByRole("combobox", { name: "Labels" }).selectOption("German");
  await page.locator('.result-pane img[src*="language=de"]').waitFor();
  const edit = page.getByRole("button", { name: "Edit labels" });
  await edit.click();
  const labels = page.getByRole("dialog", { name: "Labels in German" });
  expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Find a label");
  await page.keyboard.type("exper");
  await labels.getByLabel("Experience").fill("Stationen");
  await page.keyboard.press("Enter");
  await page.locator('.result-pane img[src*="version=1.1"]').first().waitFor();
  expect(service.server.state.words.labels).toEqual([{ key: "work", language: "de", text: "Stationen" }]);
  await labels.waitFor({ state: "detached" });

  await page.keyboard.press("Enter");
  await labels.getByRole("button", { name: "Experience: back to “Experience (de)”" }).click();
  await labels.getByRole("button", { name: "Save 1 Label" }).click();
  await page.locator('.result-pane img[src*="version=1.2"]').first().waitFor();
  expect(service.server.state.words.labels).toEqual([]);
});

test("at the width of a phone the three parts are tabs; a click on a line of the original leads to its field", async () => {
  const page = await open(390);
  await page.getByRole("tab", { name: /^Fields/ }).waitFor();
  expect(await page.locator(".pane").evaluateAll((panes) => panes.filter((pane) => pane.checkVisibility()).map((pane) => pane.id))).toEqual(
    ["desk-fields"],
  );
  await page.getByRole("tab", { name: "Result" }).click();
  await page.locator(".result-pane img").first().waitFor();
  await page.keyboard.press("ArrowRight");
  const frame = page.locator('.original-pane .page-frame[data-page="1"]');
  await frame.locator("img").waitFor();
  const { width = 0 } = (await frame.boundingBox()) ?? {};
  await frame.click({ position: { x: (80 * width) / 595, y: (76 * width) / 595 } });
  await page.waitForFunction(() => document.activeElement?.getAttribute("aria-label") === "Name: Elin Marwood");
  expect(await sideways(page)).toBe(0);

  await value(page, "Certificate: Cloud Data Architect").focus();
  await page.getByRole("tab", { name: "Original" }).click();
  await page.waitForFunction(() => {
    const [box, pane] = [".mark-box.chosen", ".original-pane .pane-scroll"].map((of) =>
      document.querySelector(of)?.getBoundingClientRect(),
    );
    return box && pane && box.top >= pane.top && box.bottom <= pane.bottom;
  });
});

test("at 200 and at 400 percent, and with the spacing of text that a reader may set, nothing sticks out", async () => {
  review().resume.basics.name = "Łukasz Maximilian Wiśniewski-Papadopoulou van der Berg";
  review().resume.basics.email = `${"address".repeat(8)}@subdomain.of.a.company.example`;
  const page = await service.open(`/review/${ELIN}`);
  await page.locator(".desk-name", { hasText: "Łukasz" }).waitFor();
  const widths = async () => {
    const out: number[] = [];
    for (const [width, height] of [
      [720, 450],
      [390, 844],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height });
      await settled(page);
      out.push(await sideways(page));
    }
    return out;
  };
  expect(await widths()).toEqual([0, 0, 0]);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }");
    document.adoptedStyleSheets = [sheet];
  });
  expect(await widths()).toEqual([0, 0, 0]);
});

test("what a CV says is text, whatever it looks like", async () => {
  const text = '<img src=x onerror=ran=1> {{ran}} " autofocus onfocus=ran=1 x="';
  const { resume, leftovers, doubts } = review();
  Object.assign(resume.basics, { name: text, label: text, summary: text, url: "javascript:ran=1", image: "javascript:ran=1" });
  Object.assign(resume.work?.[0] ?? {}, { position: text, startDate: text, highlights: [text], keywords: [text] });
  for (const line of leftovers) Object.assign(line, { title: text, text });
  for (const doubt of doubts) doubt.reason = text;
  review().changed = ["basics.label"];
  const page = await service.open(`/review/${ELIN}`);
  await value(page, `Name: ${text}`).waitFor();
  await value(page, `Start: ${text}`).click();
  await page.keyboard.press("Escape");
  await page.locator(".result-pane img").first().waitFor();
  expect(await page.evaluate(() => (window as { ran?: number }).ran)).toBeUndefined();
  expect(await page.locator("[onerror], [onfocus], .fields-pane a").count()).toBe(0);
});

test("a CV that is gone, or still in work, has a sentence and a way back", async () => {
  service.server.state.refusals[`GET /jobs/${ELIN}/review`] = { status: 410, body: { message: "Deleted." } };
  const page = await service.open(`/review/${ELIN}`);
  await page.getByRole("heading", { name: "This CV has been deleted" }).waitFor();
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await page.waitForURL("**/dashboard");
});

let axe: string;
beforeAll(async () => {
  axe = await Bun.file(join(CHECKOUT_ROOT, "node_modules/axe-core/axe.min.js")).text();
});

type Axe = { run: (options: object) => Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }> };

const violations = (page: Page) =>
  page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: Axe }).axe.run({ rules: { "target-size": { enabled: true } } });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
  });

const STATES: [name: string, act: (page: Page) => Promise<unknown>][] = [
  ["as it opens", async () => {}],
  [
    "with a value that is written, a corrected one and a blind result",
    async (page) => {
      await value(page, /^Headline: /).click();
      await page.keyboard.type("Principal");
      await page.keyboard.press("Escape");
      await value(page, /^Headline: /).click();
      await page.keyboard.type("Principal");
      await page.keyboard.press("Enter");
      await saved(page);
      await value(page, "Headline: Principal").focus();
      await value(page, "Start: Mar 2019").click();
      await page.getByRole("textbox", { name: "Start" }).waitFor();
    },
  ],
  ["with the keys", (page) => page.getByRole("button", { name: "Keys" }).click()],
  [
    "with the labels",
    async (page) => {
      await page.getByRole("button", { name: "Edit labels" }).click();
      await page.getByLabel("Experience", { exact: true }).fill("Track record");
    },
  ],
  ["with a menu", (page) => page.getByRole("button", { name: "Actions for Halvorsen Retail Group, Data Engineer" }).click()],
  [
    "with the places for a line",
    async (page) => {
      await page.getByRole("button", { name: "Left over: Speaker" }).focus();
      await page.keyboard.press("p");
      await page.getByRole("dialog").waitFor();
    },
  ],
];

for (const [name, act] of STATES) {
  test(`${name}: accessible in both schemes, nothing sticks out at any width`, async () => {
    const page = await open(1280);
    await page.locator(".result-pane img").first().waitFor();
    await act(page);
    await page.evaluate(axe);
    for (const scheme of SCHEMES) {
      await page.emulateMedia({ colorScheme: scheme });
      for (const width of [1440, 1280, 820, 390]) {
        await page.setViewportSize({ width, height: width < 500 ? 844 : 900 });
        await settled(page);
        await picture(page, `review-${name.replaceAll(" ", "-")}-${width}-${scheme}`);
        expect([width, await sideways(page)]).toEqual([width, 0]);
        expect([width, scheme, await violations(page)]).toEqual([width, scheme, []]);
      }
    }
  });
}
