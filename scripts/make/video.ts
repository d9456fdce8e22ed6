import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  type OutputFormat,
  type PacketType,
  WebMOutputFormat,
} from "mediabunny";
import { chromium, type Locator, type Page } from "playwright-core";
import type { Job } from "../../src/engine/contract/api.ts";
import { fakeJob, fakeScore, fakeState, fakeUser, serveFake } from "../../src/web/testing/fake-api.ts";
import { fakeReview } from "../../src/web/testing/fake-review.ts";
import { buildWeb } from "../build/build-web.ts";

const OUT = join(import.meta.dir, "../../src/web/public/video/vitae");
const [WIDTH, HEIGHT, FPS] = [1280, 720, 12];
const FRAME_MS = 1000 / FPS;
const KEY_EVERY_MS = 8_000;
const SHARPENING = 4;

/** WebM for whoever takes it; MP4 for older phones. Its index comes first, so that it starts before it is there. */
const CODECS: Codec[] = [
  { name: "vp9", webCodec: "vp09.00.31.08", format: new WebMOutputFormat() },
  { name: "avc", webCodec: "avc1.64001f", format: new Mp4OutputFormat({ fastStart: "in-memory" }) },
];

const YESTERDAY = new Date(Date.now() - 86_400_000).toISOString();
const EARLIER = [
  fakeJob({
    fileName: "noor haddad cv.pdf",
    candidateName: "Noor Haddad",
    candidateLabel: "Product Manager",
    doubts: 0,
    reviewedAt: YESTERDAY,
  }),
  fakeJob({ fileName: "Okafor.docx", candidateName: "Jonas Okafor", candidateLabel: "IT Project Lead", doubts: 0, reviewedAt: YESTERDAY }),
];
/** What is read of the three files that the film uploads. */
const READ: Record<string, Partial<Job>> = {
  "Maria Santos - Java Developer.pdf": { candidateName: "Maria Santos", candidateLabel: "Java Developer", doubts: 0, reviewedAt: null },
  "CV Élodie Marchand.docx": { candidateName: "Élodie Marchand", candidateLabel: "Payments Engineer", doubts: 0, reviewedAt: null },
  "scan 0012.pdf": { candidateName: "Elin Marwood", candidateLabel: "Senior Data Engineer", doubts: 3, reviewedAt: null },
};

type Shot = { png: string; atMs: number };

/** Records the presentation video: the application itself, with a drawn pointer and captions, picture by picture. Also its captions, and the picture that stands for it. */
async function main() {
  await buildWeb();
  const user = fakeUser({ firstName: "Anna", lastName: "Keller", credits: 128, plan: "pro" });
  const server = serveFake(fakeState({ users: [user], signedIn: user.id, jobs: EARLIER }));
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT }, reducedMotion: "reduce" });
  const film = new Film(page);
  await perform(film, server);

  mkdirSync(dirname(OUT), { recursive: true });
  const studio = await browser.newPage();
  await studio.goto(`${server.url}/auth`);
  for (const codec of CODECS) {
    const bytes = await write(studio, film, codec);
    console.log(`${OUT}${codec.format.fileExtension}: ${(bytes / 1000).toFixed(0)} kB`);
  }
  writeFileSync(`${OUT}.vtt`, toVtt(film));
  writeFileSync(`${OUT}.jpg`, film.poster);
  console.log(`${(film.nowMs / 1000).toFixed(1)} s, ${film.shots.length} pictures`);
  await browser.close();
  await server.stop();
}

async function perform(film: Film, { url, state }: ReturnType<typeof serveFake>) {
  const { page } = film;
  await page.goto(`${url}/dashboard`);
  await page.getByText("Noor Haddad", { exact: true }).waitFor();
  await film.caption("Vitae: any CV in, your house style out.");
  await film.pointAt(640, 620, 0);
  await film.hold(3500);

  await film.caption("Drop in CVs: PDF, Word documents, scans.");
  await film.hold(3000);
  await film.moveTo(".drop-target");
  const names = ["Maria Santos - Java Developer.pdf", "CV Élodie Marchand.docx", "scan 0012.pdf"];
  await page.setInputFiles(
    'input[aria-label="Upload CVs"]',
    names.map((name) => ({ name, mimeType: "application/pdf", buffer: Buffer.from("%PDF") })),
  );
  await page.getByRole("dialog").waitFor();
  await film.caption("Add a job description or keywords, if you like.");
  await film.hold(3000);
  await film.moveTo('[role="dialog"] textarea');
  await film.type('[role="dialog"] textarea', "Kubernetes, payments, German");
  await film.hold(1500);
  await film.moveTo('[role="dialog"] .button.primary');
  await page.locator('[role="dialog"] .button.primary').click();
  await page.getByText("~2m remaining").first().waitFor();
  await film.caption("Each CV is read and written again in your template.");
  await film.hold(4500);

  for (const job of state.jobs.filter(({ status }) => status === "processing").reverse()) {
    const read = READ[job.fileName];
    Object.assign(
      job,
      fakeJob({ ...read, id: job.id, fileName: job.fileName, uploadedAt: job.uploadedAt, completedAt: new Date().toISOString() }),
    );
    await film.settle(3300);
    await film.hold(1200);
  }

  const scan = state.jobs.find(({ doubts }) => doubts);
  if (scan) state.reviews[scan.id] = fakeReview();
  await film.caption("What should be checked stands beside the original.");
  await film.hold(1500);
  const review = page.getByRole("link", { name: /^Review/ }).first();
  await film.moveToElement(review);
  await review.click();
  await page.locator(".desk-name", { hasText: "Elin Marwood" }).waitFor();
  await page.waitForLoadState("networkidle");
  await film.takePoster();
  await film.hold(4000);
  for (let doubt = 0; doubt < 3; doubt++) {
    await page.keyboard.press("Enter");
    await film.settle(500);
    await film.hold(1000);
  }
  Object.assign(scan ?? {}, { doubts: 0, reviewedAt: new Date().toISOString() });
  await page.goto(`${url}/dashboard`);
  const download = page.getByRole("button", { name: /^Download DOCX/ }).first();
  await download.waitFor();
  await film.caption("Ready: Word, PDF or PowerPoint.");
  await film.hold(1500);
  await film.moveToElement(download);
  await download.click();
  await page.getByText("Your file download has started.").first().waitFor();
  await film.hold(2500);

  const cvs = [8.6, 7.1, 5.4].map((score, index) => ({
    ...fakeScore({ overall_matching_score: score, niche_skills_score: score + 0.3, role_experience_score: score - 0.4 }),
    cv_index: index + 1,
    cv_filename: names[index] as string,
  }));
  state.jobs.push(
    fakeJob({
      jobType: "matcher",
      fileName: names.join(", "),
      jdFilename: "Senior Java Engineer.docx",
      matchingScore: { multi_cv_analysis: true, cv_count: 3, results: cvs },
    }),
  );
  await page.goto(`${url}/jd-cv-matcher`);
  await page.getByRole("link", { name: /^View / }).waitFor();
  await film.pointAt(640, 500, 0);
  await film.caption("And who fits the role?");
  await film.hold(3000);
  await film.moveTo(".history .row .button");
  await page.getByRole("link", { name: /^View / }).click();
  await page.getByText("Matching result").waitFor();
  await film.caption("Scores with the quotes that support them.");
  await film.hold(4500);
  await film.scroll(620);
  await film.hold(3500);
  await film.scroll(-620);
  await film.caption("To print, as a spreadsheet, or as a PDF for your client.");
  const save = page.getByRole("button", { name: "Save" });
  await film.moveToElement(save);
  await save.click();
  await film.hold(3500);

  await film.startPage(url);
  await film.caption("Start with 10 free credits.");
  await film.hold(4500);
}

/** The application as a film: time passes only where the script says so. */
class Film {
  readonly shots: Shot[] = [];
  readonly captions: { words: string; atMs: number }[] = [];
  poster: Uint8Array = new Uint8Array();
  nowMs = 0;
  private pointer = { x: WIDTH / 2, y: HEIGHT - 80 };
  private words = "";

  constructor(readonly page: Page) {}

  /** The start page without the film in it. */
  async startPage(url: string) {
    await this.page.goto(url);
    await this.page.getByRole("heading", { level: 1 }).waitFor();
    await this.page.locator(".film").evaluate((section) => section.remove());
    this.pointer = { x: WIDTH - 90, y: HEIGHT - 60 };
  }

  /** The page as it is, without caption and pointer, stands for the film before it is played. */
  async takePoster() {
    await this.page.evaluate(() => {
      for (const id of ["film-caption", "film-pointer"]) document.getElementById(id)?.remove();
    });
    this.poster = await this.page.screenshot({ type: "jpeg", quality: 82 });
  }

  /** Shows the page as it is for a while. The first pictures of a stay are repeated: the encoder sharpens with each. */
  async hold(ms: number) {
    await this.shoot();
    const { png } = this.shots.at(-1) as Shot;
    for (let repeat = 1; repeat <= SHARPENING; repeat++) this.shots.push({ png, atMs: Math.round(this.nowMs + repeat * FRAME_MS) });
    this.nowMs += ms;
  }

  async caption(words: string) {
    this.words = words;
    this.captions.push({ words, atMs: Math.round(this.nowMs) });
    await this.draw();
  }

  moveTo = (selector: string) => this.moveToElement(this.page.locator(selector).first());

  async moveToElement(target: Locator) {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (!box) throw new Error(`nothing to point at: ${target}`);
    await this.pointAt(box.x + box.width / 2, box.y + Math.min(box.height / 2, 90), 800);
  }

  /** Moves the pointer there, slow at both ends. */
  async pointAt(x: number, y: number, ms: number) {
    const from = this.pointer;
    const steps = Math.round(ms / FRAME_MS);
    for (let step = 1; step <= steps; step++) {
      const share = (1 - Math.cos((Math.PI * step) / steps)) / 2;
      this.pointer = { x: from.x + (x - from.x) * share, y: from.y + (y - from.y) * share };
      await this.frame();
    }
    this.pointer = { x, y };
    await this.page.mouse.move(x, y);
    await this.frame();
  }

  async type(selector: string, text: string) {
    for (let end = 1; end <= text.length; end++) {
      await this.page.locator(selector).fill(text.slice(0, end));
      await this.frame();
    }
  }

  async scroll(by: number) {
    for (let step = 0; step < 14; step++) {
      await this.page.evaluate((top) => window.scrollBy({ top, behavior: "instant" }), by / 14);
      await this.frame();
    }
  }

  /** Lets real time pass, for what the page does by itself. */
  settle = (ms: number) => this.page.waitForTimeout(ms);

  private async frame() {
    await this.shoot();
    this.nowMs += FRAME_MS;
  }

  private async shoot() {
    await this.draw();
    const png = (await this.page.screenshot({ type: "png" })).toString("base64");
    this.shots.push({ png, atMs: Math.round(this.nowMs) });
  }

  private draw() {
    return this.page.evaluate(
      ({ x, y, words }) => {
        const layer = (id: string, css: string) => {
          const found =
            document.getElementById(id) ?? document.documentElement.appendChild(Object.assign(document.createElement("div"), { id }));
          found.style.cssText = `position:fixed;z-index:999;pointer-events:none;${css}`;
          return found;
        };
        const bar = layer(
          "film-caption",
          "left:50%;bottom:30px;transform:translateX(-50%);padding:12px 26px;border-radius:14px;background:#0b1f22ee;color:#fff;font:560 25px/1.3 'Inter Variable';letter-spacing:-.01em;white-space:nowrap;box-shadow:0 10px 34px #0005",
        );
        bar.textContent = words;
        const shape = "M2 1v19l5-4.6 3.2 7.2 3.4-1.5-3.2-7.1H17z";
        const pointer = layer("film-pointer", `left:${x}px;top:${y}px;width:26px;height:30px;filter:drop-shadow(0 2px 3px #0006)`);
        pointer.innerHTML = `<svg viewBox="0 0 20 24" width="26" height="30"><path d="${shape}" fill="#111" stroke="#fff" stroke-width="1.4"/></svg>`;
      },
      { ...this.pointer, words: this.words },
    );
  }
}

type Codec = { name: "vp9" | "avc"; webCodec: string; format: OutputFormat };
type Chunk = { data: string; atMs: number; type: PacketType };
type Compressed = { chunks: Chunk[]; config: { codec: string; codedWidth: number; codedHeight: number; description: string | null } };

/** Writes the film in a codec; each picture lasts until the next. */
async function write(page: Page, { shots, nowMs }: Film, { name, webCodec, format }: Codec): Promise<number> {
  const { chunks, config } = await compress(page, shots, webCodec);
  const target = new BufferTarget();
  const output = new Output({ format, target });
  const source = new EncodedVideoPacketSource(name);
  output.addVideoTrack(source, { frameRate: FPS });
  await output.start();

  const description = config.description ? Uint8Array.fromBase64(config.description) : undefined;
  for (const [index, { data, atMs, type }] of chunks.entries()) {
    const seconds = ((chunks[index + 1]?.atMs ?? nowMs) - atMs) / 1000;
    const packet = new EncodedPacket(Uint8Array.fromBase64(data), type, atMs / 1000, seconds);
    await source.add(packet, { decoderConfig: { ...config, description } });
  }
  await output.finalize();
  writeFileSync(`${OUT}${format.fileExtension}`, new Uint8Array(target.buffer as ArrayBuffer));
  return (target.buffer as ArrayBuffer).byteLength;
}

/** Has the browser compress the pictures. Its encoder works only on pages of a trusted address. */
async function compress(page: Page, shots: Shot[], codec: string): Promise<Compressed> {
  await page.evaluate(
    ({ width, height, framerate, codec }) => {
      const compressed: Compressed = { chunks: [], config: { codec, codedWidth: width, codedHeight: height, description: null } };
      const encoder = new VideoEncoder({
        output: (chunk, metadata) => {
          const bytes = new Uint8Array(chunk.byteLength);
          chunk.copyTo(bytes);
          compressed.chunks.push({ data: bytes.toBase64(), atMs: Math.round(chunk.timestamp / 1000), type: chunk.type });
          const description = metadata?.decoderConfig?.description;
          if (description) compressed.config.description = new Uint8Array(description as ArrayBuffer).toBase64();
        },
        error: (error) => console.error(error),
      });
      const avc = codec.startsWith("avc") ? { avc: { format: "avc" as const } } : {};
      encoder.configure({ codec, width, height, bitrate: 420_000, framerate, latencyMode: "quality", ...avc });
      Object.assign(window, { film: { compressed, encoder } });
    },
    { width: WIDTH, height: HEIGHT, framerate: FPS, codec },
  );
  let lastKeyMs = Number.NEGATIVE_INFINITY;
  for (const { png, atMs } of shots) {
    const keyFrame = atMs - lastKeyMs >= KEY_EVERY_MS;
    if (keyFrame) lastKeyMs = atMs;
    await page.evaluate(
      async ({ png, atMs, keyFrame }) => {
        const { encoder } = (window as unknown as { film: { encoder: VideoEncoder } }).film;
        const picture = await createImageBitmap(new Blob([Uint8Array.fromBase64(png)], { type: "image/png" }));
        const frame = new VideoFrame(picture, { timestamp: atMs * 1000 });
        encoder.encode(frame, { keyFrame });
        frame.close();
        if (encoder.encodeQueueSize > 8) await new Promise((resolve) => encoder.addEventListener("dequeue", resolve, { once: true }));
      },
      { png, atMs, keyFrame },
    );
  }
  return page.evaluate(async () => {
    const { encoder, compressed } = (window as unknown as { film: { encoder: VideoEncoder; compressed: Compressed } }).film;
    await encoder.flush();
    return compressed;
  });
}

/** The captions as a track, for readers who cannot see those in the picture. */
function toVtt({ captions, nowMs }: Film): string {
  const time = (ms: number) => new Date(ms).toISOString().slice(11, 23);
  const cues = captions.map(({ words, atMs }, index) => `${time(atMs)} --> ${time(captions[index + 1]?.atMs ?? nowMs)}\n${words}\n`);
  return ["WEBVTT\n", ...cues].join("\n");
}

await main();
