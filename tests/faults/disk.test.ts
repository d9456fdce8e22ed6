import { afterAll, expect, test } from "bun:test";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { whatIsWrong } from "../../src/engine/testing/check-data-folder.ts";
import { programArgv } from "../../src/engine/testing/program-argv.ts";
import { allFinished, handInDocument, serviceArgv, signIn, type Visitor } from "./service-under-load.ts";

const folder = mkdtempSync(join(tmpdir(), "vitae-disk-"));
const disk = join(folder, "disk");
mkdirSync(disk);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A program for which `disk` is a disk of its own; the shell line comes between its making and the program's start. */
function onSmallDisk(line: string, argv: string[]): string[] {
  const script = `mount -t tmpfs -o size=6m tmpfs "$DISK" && ${line} && exec "$@"`;
  return ["unshare", "--map-root-user", "--mount", "sh", "-c", script, "sh", ...argv];
}
const start = (argv: string[]) =>
  Bun.spawn(argv, { cwd: folder, env: { ...process.env, DISK: disk }, stdin: "ignore", stdout: "pipe", stderr: "pipe" });
const canMount = process.platform === "linux" && Bun.which("unshare") !== null && (await start(onSmallDisk("true", ["true"])).exited) === 0;

/** A service whose data lie on the small disk. `endSound` kills it and looks through what it leaves. */
async function openOnSmallDisk() {
  const service = start(onSmallDisk("true", serviceArgv(join(disk, "data"), "calm")));
  const { value } = await service.stdout.getReader().read();
  const url = new TextDecoder().decode(value).trim();
  const inside = `/proc/${service.pid}/root${disk}`;
  const endSound = async () => {
    const copy = mkdtempSync(join(folder, "copy-"));
    cpSync(join(inside, "data"), copy, { recursive: true });
    service.kill("SIGKILL");
    await service.exited;
    expect(whatIsWrong(copy)).toEqual([]);
  };
  return { url, inside, admin: await signIn(url), endSound };
}

test.skipIf(!canMount)(
  "on a full disk an upload is refused with a sentence and without a charge, and taken when there is room again",
  async () => {
    const { url, inside, admin, endSound } = await openOnSmallDisk();
    await handInDocument(admin, "%PDF-1 before");
    await allFinished(admin);
    const before = await creditsOf(admin);

    fill(join(inside, "ballast"));
    const refused = await Promise.all(Array.from({ length: 10 }, (_, index) => upload(admin, `%PDF-1 ${index} ${"x".repeat(100_000)}`)));
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 503));
    expect(refused[0]?.body).toMatchObject({ message: expect.stringContaining("Nothing was charged") });
    expect(await creditsOf(admin)).toBe(before);
    expect((await admin.send("/jobs")).status).toBe(200);
    expect(readdirSync(join(inside, "data/files")).filter((name) => name.endsWith(".tmp"))).toEqual([]);

    rmSync(join(inside, "ballast"));
    await handInDocument(admin, "%PDF-1 after");
    await allFinished(admin);
    expect(await creditsOf(admin)).toBe(before - 1);
    expect((await fetch(`${url}/api/health`)).status).toBe(200);

    await endSound();
  },
  60_000,
);

test.skipIf(!canMount)(
  "CVs that the disk has no room to finish wait for it, and are then made",
  async () => {
    const { inside, admin, endSound } = await openOnSmallDisk();
    const before = await creditsOf(admin);
    await Promise.all(Array.from({ length: 20 }, (_, index) => handInDocument(admin, `%PDF-1 ${index}`)));
    fill(join(inside, "ballast"));
    await Bun.sleep(500);
    rmSync(join(inside, "ballast"));

    await allFinished(admin);
    const { length: made } = ((await (await admin.send("/jobs")).json()) as { status: string }[]).filter(
      ({ status }) => status === "completed",
    );
    expect(await creditsOf(admin)).toBe(before - made);
    await endSound();
  },
  180_000,
);

test.skipIf(!canMount)(
  "a data folder that can only be read is one line at the start, not a service",
  async () => {
    const program = start(onSmallDisk('mount -o remount,ro "$DISK"', programArgv("serve", "--port", "0", "--data", join(disk, "data"))));
    expect(await program.exited).toBe(1);
    expect((await new Response(program.stderr).text()).trim().split("\n")).toEqual([
      expect.stringMatching(/^The data folder .* cannot be written \(EROFS\)\./),
    ]);
  },
  60_000,
);

async function upload({ send }: Visitor, content: string) {
  const form = new FormData();
  form.append("file", new File([content], "cv.pdf"));
  const answer = await send("/upload-cv", { method: "POST", body: form });
  return { status: answer.status, body: await answer.json() };
}

const creditsOf = async ({ send }: Visitor) => ((await (await send("/wallet")).json()) as { credits: number }).credits;

/** Leaves no block free. */
function fill(path: string): void {
  for (const size of [1_000_000, 4_096, 1]) {
    try {
      for (;;) writeFileSync(path, new Uint8Array(size), { flag: "a" });
    } catch {
      // Full to this size.
    }
  }
  expect(statSync(path).size).toBeGreaterThan(0);
}
