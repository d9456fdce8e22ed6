import { createUser } from "../accounts/administration.ts";
import { getUser, type UserRow } from "../accounts/users.ts";
import { grantCredits } from "../billing/credits/ledger.ts";
import type { TestEngine } from "./open-test-engine.ts";

/** An account with a template and so many credits, as an administrator makes it. */
export async function createTestUser(engine: TestEngine, credits: number, email = "a@b.test"): Promise<UserRow> {
  const { id } = await createUser({ ...engine, templateKeys: ["default"] }, { email, password: "secret1", assignedTemplates: ["default"] });
  engine.store.transaction((tx) => void grantCredits(tx, { userId: id, amount: credits, at: engine.now() }));
  return getUser(engine.store.db, id);
}
