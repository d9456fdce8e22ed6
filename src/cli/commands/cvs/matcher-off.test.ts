import { Database } from "bun:sqlite";
import { expect, setDefaultTimeout, test } from "bun:test";
import { writeFileSync } from "node:fs";
import { openTerminal } from "../../testing/run-vitae.ts";

// Each command is a program of its own.
setDefaultTimeout(120_000);

const { vitae, run, path, put } = openTerminal();
const SENTENCE = "The matcher is switched off here: CVs are not scored against job descriptions.\n";

test("where the owner has switched the matcher off the command line scores nobody either", async () => {
  put("ada.json", { basics: { name: "Ada Byron" }, work: [{ name: "Analytical Ltd", position: "Engineer" }] });
  const line = ["match", "--jd-text", "Engineer\nRequirements\n- SQL", "ada.json", "--json"];
  expect(await run(line, { VITAE_MATCHER: "0" })).toEqual({ status: 1, stdout: "", stderr: SENTENCE });

  await vitae("user", "create", "--email", "zoe@agency.test", "--password", "secret1", "--quiet");
  expect((await run(line)).status).toBe(0);
  const database = new Database(path("data/vitae.db"));
  database.run("insert into house_settings values ('matcher', 'false')");
  database.close();
  expect(await run(line)).toEqual({ status: 1, stdout: "", stderr: SENTENCE });

  writeFileSync(path("data/vitae.db"), "no database at all, but some text that is long enough");
  expect(await run([...line, "--no-words"])).toMatchObject({
    status: 1,
    stdout: "",
    stderr: expect.stringMatching(
      /^The switch of the matcher of the house in .* cannot be read \(\w+\)\. --data names another data folder\.\n$/,
    ),
  });
});
