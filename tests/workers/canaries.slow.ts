import { afterAll, expect, test } from "bun:test";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { version } from "../../package.json";
import { handPdf } from "../fixtures/hand-pdf.ts";
import { openQueue, until } from "./open-queue.ts";
import { countInMemory } from "./process-memory.ts";
import { end, makeFolders, startWorkerProgram, workFolders } from "./programs.ts";
import { startRedis } from "./redis.ts";

const folder = mkdtempSync(join(tmpdir(), "vitae-canaries-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const DOCUMENTS = 6;
/** Put together here, so that no program has the word in its own code. */
const CANARY = ["Zanzi", "baro", "witz"].join("");
const lines = [
  `Ada ${CANARY}`,
  "ada@mail.test, +44 20 7946 0958",
  "Experience",
  `01/2019 - 12/2022 Developer at ${CANARY} Ltd, London`,
  "Education",
  "2015 - 2018 BSc Computer Science, University of Leeds",
  "Skills",
  "TypeScript, SQL, Linux",
];
const cv = handPdf([{ content: `BT /F1 12 Tf 50 780 Td 24 TL ${lines.map((line) => `(${line}) Tj T*`).join(" ")} ET` }]);

test.skipIf(process.platform !== "linux")(
  "a worker that has nothing more to do has nothing of a CV on its disk nor in its memory, and takes the next one",
  async () => {
    const redis = await startRedis();
    const folders = makeFolders(folder);
    await using queue = openQueue(redis.url, "vitae");
    const remote = queue.service({ version });
    const worker = await startWorkerProgram(folders, redis.url, 2);
    const convert = async () => await remote.convert(cv, { fileName: `${CANARY}.pdf`, ocr: "never", outputs: ["pdf"] }, undefined, "ada");
    await until(() => remote.slots() > 0);
    await Promise.all(Array.from({ length: DOCUMENTS }, convert));
    // Where it is looked for it is found while it is there.
    expect(countInMemory(worker.pid, CANARY)).toBeGreaterThan(0);

    const id = remote.workers()[0]?.id;
    await until(() => remote.slots() > 0 && remote.workers()[0]?.id !== id);
    expect(countInMemory(worker.pid, CANARY)).toBe(0);
    expect(filesWith(CANARY, folders.temporary)).toEqual([]);
    const [own, ...others] = workFolders(folders.temporary);
    expect(others).toEqual([]);
    expect(readdirSync(join(folders.temporary, own as string)).filter((name) => !name.startsWith("service.lock"))).toEqual([]);

    expect((await convert()).resume.basics.name).toBe(`Ada ${CANARY}`);
    await end(worker, "SIGTERM");
    expect(worker.exitCode).toBe(0);
    expect(readdirSync(folders.temporary)).toEqual([]);
    await redis.stop();
  },
  180_000,
);

/** Files below a folder that have the word in their name or content. */
function filesWith(word: string, path: string): string[] {
  return (readdirSync(path, { recursive: true }) as string[]).filter(
    (name) => name.includes(word) || (statSync(join(path, name)).isFile() && readFileSync(join(path, name)).includes(word)),
  );
}
