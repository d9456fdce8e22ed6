import { expect, test } from "bun:test";
import { openTestEngine } from "../testing/open-test-engine.ts";

const NOBODY = { VITAE_ADMIN_EMAIL: "", VITAE_ADMIN_PASSWORD: "" };

test("the first start makes one administrator with a password of its own, and tells it once", async () => {
  const engine = await openTestEngine({ env: NOBODY, start: false });
  const { firstAdmin } = await engine.start();
  expect(firstAdmin).toEqual({ email: "admin@localhost", password: expect.stringMatching(/^[A-Za-z2-9]{16}$/) });
  expect((await engine.start()).firstAdmin).toBeNull();
  expect(engine.store.raw.query("select email, role from users").all()).toEqual([{ email: "admin@localhost", role: "admin" }]);
  await engine.close();
});

test("a password that was given is not told again, and two made up are not the same", async () => {
  const given = await openTestEngine({ start: false });
  expect((await given.start()).firstAdmin).toEqual({ email: "admin@vitae.test", password: null });
  await given.close();

  const madeUp = await Promise.all([1, 2].map(() => openTestEngine({ env: NOBODY, start: false })));
  const passwords = await Promise.all(madeUp.map(async (engine) => (await engine.start()).firstAdmin?.password));
  expect(new Set(passwords).size).toBe(2);
  for (const engine of madeUp) await engine.close();
});
