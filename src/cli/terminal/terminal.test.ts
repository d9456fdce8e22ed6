import { expect, setDefaultTimeout, test } from "bun:test";
import { openTerminal } from "../testing/run-vitae.ts";

// Each run starts the program, some of them twice.
setDefaultTimeout(60_000);

const { vitae, onTerminal, put } = openTerminal();
const RESUME = { basics: { name: "Ada Byron", email: "ada@example.com" }, work: [{ name: "Analytical Ltd", position: "Engineer" }] };
const CTRL_C = "\x03";
const CTRL_D = "\x04";
const ESCAPE = "\x1b[";

test("a batch shows a bar with rate and time left, then what failed and a summary", async () => {
  for (let number = 0; number < 6; number++) put(`cvs/${number}.json`, RESUME);
  put("cvs/bad.pdf", "no PDF");

  const { status, shown } = await onTerminal(["format", "cvs", "--out", "out", "--concurrency", "1"]);

  expect(status).toBe(1);
  expect(shown).toMatch(/[█░]+ [1-6]\/7 [\d.]+\/s, \d+:\d\d left/);
  expect(shown).toContain("cvs/bad.pdf: This is a plain text file.");
  expect(shown).toMatch(/6 formatted, 1 failed in [\d.]+ s/);
  expect(shown).toContain(`${ESCAPE}31m`);
});

test("without colours wanted there are none, and no bar: a line for each file", async () => {
  for (const name of ["a", "b"]) put(`cvs/${name}.json`, RESUME);
  put("cvs/c.pdf", "no PDF");

  const { shown } = await onTerminal(["format", "cvs", "--out", "out"], {}, { NO_COLOR: "1" });

  expect([ESCAPE, "█", "░"].filter((sign) => shown.includes(sign))).toEqual([]);
  expect(shown).toContain("cvs/a.json → out/a.docx");
});

test("Ctrl-C on a terminal finishes what is under way and says what was not begun and how to go on", async () => {
  for (let number = 0; number < 40; number++) put(`cvs/${number}.json`, RESUME);

  const { status, shown } = await onTerminal(["format", "cvs", "--out", "out", "--concurrency", "1"], { " left ": CTRL_C });

  expect(status).toBe(1);
  expect(shown).toContain("Finishing the files under way. Press Ctrl-C again to stop at once.");
  expect(shown).toMatch(/Stopped: \d+ of 40 files were not begun\./);
  expect(shown).toContain("The same command goes on where this one stopped.");
});

test("a list is a table on a terminal", async () => {
  expect((await onTerminal(["template", "list"])).shown).toMatch(/^KEY +NAME +KIND +TYPES/);
});

test.each([
  ["n", "n\r", 1, true],
  ["Ctrl-C", CTRL_C, 1, true],
  ["Ctrl-D", CTRL_D, 1, true],
  ["y", "y\r", 0, false],
])("an account is deleted only by a yes: %s", async (_, answer, expected, kept) => {
  await vitae("user", "create", "--email", "ada@example.com", "--password", "secret1");

  const { status, shown } = await onTerminal(["user", "delete", "ada@example.com"], { "[y/N]": answer });

  expect({ status, said: shown.includes("Nothing was deleted."), trace: shown.includes("    at ") }).toEqual({
    status: expected,
    said: kept,
    trace: false,
  });
  expect(JSON.parse((await vitae("user", "list", "--json")).stdout)).toHaveLength(kept ? 1 : 0);
});
