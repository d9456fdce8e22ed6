import { afterAll, expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MAX_SERVICE_CRASHES } from "../../src/engine/contract/limits.ts";
import { openStore } from "../../src/engine/store/open-store.ts";
import { whatIsWrong } from "../../src/engine/testing/check-data-folder.ts";
import { allFinished, handInDocument, listJobs, signIn, startService } from "./service-under-load.ts";

const folder = mkdtempSync(join(tmpdir(), "vitae-ending-"));
const dataDir = join(folder, "data");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a document that ends the service each time is given up and refunded after a few starts; each start can be reached, and its neighbours are made", async () => {
  let { service, url } = await startService(dataDir, "ending");
  const admin = await signIn(url);
  const neighbours = [await handInDocument(admin, "%PDF-1"), await handInDocument(admin, "%PDF-2")];
  const culprit = await handInDocument(admin, "ends the service");
  await service.exited;

  let starts = 1;
  for (; starts < 20; starts++) {
    ({ service, url } = await startService(dataDir, "ending"));
    const answered = await fetch(`${url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    // From its second end on the document waits until the service has answered for a while.
    if (starts >= 2) expect(answered).toBe(true);
    if (starts >= MAX_SERVICE_CRASHES) break;
    await service.exited;
  }
  const again = await signIn(url);
  await allFinished(again);
  const jobs = new Map((await listJobs(again)).map((job) => [job.id, job]));
  expect(jobs.get(culprit)).toMatchObject({ status: "failed", creditsCharged: 1, creditsRefunded: 1 });
  expect(jobs.get(culprit)?.errorMessage).toBe("This file could not be processed. Your credit has been refunded.");
  for (const id of neighbours) expect(jobs.get(id)?.status).toBe("completed");
  service.kill("SIGTERM");
  await service.exited;

  expect(whatIsWrong(dataDir)).toEqual([]);
  const store = openStore(join(dataDir, "vitae.db"));
  expect(store.raw.query("select cause, service_ends from jobs where status = 'failed'").all()).toEqual([
    { cause: "service_ended", service_ends: MAX_SERVICE_CRASHES },
  ]);
  store.close();
}, 120_000);
