import { expect, setDefaultTimeout, test } from "bun:test";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { openTerminal } from "../../testing/run-vitae.ts";

// Each command is a program of its own.
setDefaultTimeout(120_000);

const { vitae, path, put } = openTerminal();
const SAMPLE = readFileSync("samples/amara-lindqvist.pdf");

test("--layout original keeps the candidate's own layout in the type of the CV, without the contact data", async () => {
  writeFileSync(path("cv.pdf"), SAMPLE);
  const { status, stderr } = await vitae("format", "cv.pdf", "--out", "out", "--layout", "original");
  expect(status).toBe(0);
  expect(stderr).toContain("withheld: e-mail address");
  expect(existsSync(path("out/cv.pdf"))).toBe(true);
});

test("a type that the CV does not have, and a CV without a layout, are refused with a sentence", async () => {
  writeFileSync(path("cv.pdf"), SAMPLE);
  put("cv.json", { basics: { name: "Ada Byron" } });
  const { status, stderr } = await vitae("format", "cv.pdf", "cv.json", "--out", "out2", "--layout", "original", "--to", "docx");
  expect(status).toBe(1);
  expect(stderr).toContain("cv.pdf: The original layout of this CV can be kept as PDF only.");
  expect(stderr).toContain("cv.json: The original layout can be kept for PDF and Word files, not for Resume JSON.");
});
