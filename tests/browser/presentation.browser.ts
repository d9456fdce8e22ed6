import { expect, setDefaultTimeout, test } from "bun:test";
import type { Page } from "playwright-core";
import { picture } from "./chromium.ts";
import { withFakeService } from "./fake-service.ts";

setDefaultTimeout(60_000);

const service = withFakeService();
const film = (page: Page) => page.locator("video");

for (const path of ["/", "/auth"]) {
  test(`${path}: the presentation is there with its first picture, silent and with controls, and starts by itself after 3 s`, async () => {
    const page = await service.open(path);
    await page.locator("video[poster]").waitFor();
    const facts = () =>
      film(page).evaluate((video: HTMLVideoElement) => ({
        muted: video.muted,
        controls: video.controls,
        preload: video.preload,
        poster: new URL(video.poster).pathname,
        started: !video.paused,
      }));
    expect(await facts()).toEqual({ muted: true, controls: true, preload: "metadata", poster: "/video/vitae.jpg", started: false });
    await page.waitForFunction(() => !(document.querySelector("video") as HTMLVideoElement).paused);
  });
}

test("a browser that lets no video start by itself is not contradicted", async () => {
  const page = await service.open("/nowhere");
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException("not allowed", "NotAllowedError"));
  });
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  await page.goto(`${service.server.url}/auth`);
  await page.waitForTimeout(3_600);
  expect(said.filter((line) => line.includes("did not start by itself"))).toHaveLength(1);
  expect(await page.locator(".toasts > li").count()).toBe(0);
});

test("our film lasts about a minute, plays from any place in both formats, and has its captions as text", async () => {
  const page = await service.open("/auth");
  await film(page).waitFor();
  const sources = await film(page)
    .locator("source")
    .evaluateAll((all) => all.map((source) => (source as HTMLSourceElement).src));
  expect(sources.map((source) => source.split(".").at(-1))).toEqual(["webm", "mp4"]);
  for (const source of sources) {
    const seconds = await film(page).evaluate(async (video: HTMLVideoElement, source) => {
      video.src = source;
      await new Promise((resolve) => video.addEventListener("loadeddata", resolve, { once: true }));
      video.currentTime = 30;
      await new Promise((resolve) => video.addEventListener("seeked", resolve, { once: true }));
      return { at: video.currentTime, lasts: video.duration, wide: video.videoWidth, high: video.videoHeight };
    }, source);
    expect(seconds).toEqual({ at: 30, lasts: expect.any(Number), wide: 1280, high: 720 });
    expect(seconds.lasts).toBeWithin(45, 75);
    await picture(page, `film-${source.split(".").at(-1)}-dialog`);
  }
  const captions = await film(page).evaluate(async (video: HTMLVideoElement) => {
    const [track] = video.textTracks;
    if (!track) return [];
    track.mode = "hidden";
    while (!track.cues?.length) await new Promise((resolve) => setTimeout(resolve, 50));
    return [...track.cues].map((cue) => (cue as VTTCue).text);
  });
  expect(captions[0]).toBe("Vitae: any CV in, your house style out.");
  expect(captions.length).toBeGreaterThan(7);
});

test("an owner's own video takes the place of ours, without our picture and captions", async () => {
  service.server.state.config.video = "/api/video";
  const page = await service.open("/auth");
  await page.locator('video source[src="/api/video"]').waitFor({ state: "attached" });
  expect(await film(page).locator("source, track").count()).toBe(1);
  expect(await film(page).getAttribute("poster")).toBeNull();
});

test("the privacy policy is linked and is a PDF", async () => {
  const page = await service.open("/");
  const link = page.getByRole("link", { name: "Privacy Policy (PDF)" });
  const href = (await link.getAttribute("href")) as string;
  const answer = await fetch(service.server.url + href);
  expect([answer.status, (await answer.text()).slice(0, 5)]).toEqual([200, "%PDF-"]);
});

test("the menu of the start page on a phone leads to its parts and closes, and its button opens the trial", async () => {
  const page = await service.open("/", 390);
  const menu = page.getByRole("button", { name: "Menu" });
  await menu.click();
  await page.getByRole("link", { name: "FAQ", exact: true }).click();
  expect(await menu.getAttribute("aria-expanded")).toBe("false");
  await page.waitForFunction(() => (document.getElementById("faq")?.getBoundingClientRect().top ?? 9999) < 400);
  await menu.click();
  await picture(page, "landing-menu-390-dialog");
  await page.getByRole("button", { name: "Try Free Trial" }).click();
  await page.getByRole("dialog", { name: "Start your free trial" }).waitFor();
});
