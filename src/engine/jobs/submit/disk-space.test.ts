import { expect, test } from "bun:test";
import { statfsSync } from "node:fs";
import { openTestEngine } from "../../testing/open-test-engine.ts";
import { refuseFullFolder, refuseOverQuota } from "./disk-space.ts";

const MEGABYTE = 1024 ** 2;

test("an upload is refused when the disk would have too little free with it", async () => {
  const engine = await openTestEngine({ start: false });
  const { dataDir } = engine.config;
  const { bavail, bsize } = statfsSync(dataDir);
  const quota = { dataDir, folderQuotaMb: 0, minFreeMb: Math.floor((bavail * bsize) / MEGABYTE / 2) };
  refuseFullFolder(engine.store.db, quota, 0);
  expect(() => refuseFullFolder(engine.store.db, quota, 0.75 * bavail * bsize)).toThrow("The service has no room for more documents");
  await engine.close();
});

test("an account may keep documents up to its limit, and without a limit as many as it likes", async () => {
  const engine = await openTestEngine({ start: false });
  const upload = (accountQuotaMb: number, megabytes: number) => () =>
    refuseOverQuota(engine.store.db, { accountQuotaMb }, "nobody", megabytes * MEGABYTE);
  expect(upload(2, 2)).not.toThrow();
  expect(upload(2, 3)).toThrow("Your account may keep 2 MB of documents");
  expect(upload(0, 5000)).not.toThrow();
  await engine.close();
});
