import { expect, setDefaultTimeout, test } from "bun:test";
import { openTerminal } from "../../testing/run-vitae.ts";

// Each command is a program of its own.
setDefaultTimeout(60_000);

const { vitae, run } = openTerminal();

test("the program shows what the matcher is for, what the law asks for, and a notice for candidates", async () => {
  const card = await vitae("about", "matcher");
  expect([card.status, card.stdout]).toEqual([0, expect.stringContaining("## Intended purpose")]);
  expect(card.stdout).not.toMatch(/<!--|\]\(/);
  expect((await vitae("about", "compliance")).stdout).toContain("| 12 record-keeping |");
  const notice = await run(["about", "notice", "--language", "fr"], { VITAE_OWNER: "Castellan Partners", VITAE_RETENTION_DAYS: "3" });
  expect(notice.stdout).toContain("Castellan Partners utilise le programme Vitae");
  expect(notice.stdout).toContain("supprimés après 3 jours");
  expect(JSON.parse((await vitae("about", "notice", "--json")).stdout)).toMatchObject({ topic: "notice", text: expect.any(String) });
  expect((await vitae("about", "weather")).status).toBe(2);
});
