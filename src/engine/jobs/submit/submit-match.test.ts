import { expect, test } from "bun:test";
import { getUser } from "../../accounts/users.ts";
import { createTestUser } from "../../testing/create-test-user.ts";
import { openTestEngine } from "../../testing/open-test-engine.ts";
import { submitMatch } from "./submit-match.ts";

test("ten CVs are compared at once, a credit each; none and eleven are refused and cost nothing", async () => {
  const engine = await openTestEngine({ start: false });
  const { id } = await createTestUser(engine, 20);
  const user = () => getUser(engine.store.db, id);
  const submit = (count: number) => {
    const cvs = Array.from({ length: count }, (_, at) => ({ fileName: `${at}.pdf`, bytes: new TextEncoder().encode(`%PDF-1.7 ${at}`) }));
    return submitMatch(engine, { user: user(), cvs, jdText: "Developer" });
  };
  await expect(submit(0)).rejects.toThrow("at least one CV");
  await expect(submit(11)).rejects.toThrow("at most 10 CVs");
  expect(user().credits).toBe(20);
  await submit(10);
  expect(user().credits).toBe(10);
  await engine.close();
});
