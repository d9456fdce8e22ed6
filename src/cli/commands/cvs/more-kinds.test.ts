import { expect, setDefaultTimeout, test } from "bun:test";
import { MAX_CV_BYTES } from "../../../engine/contract/limits.ts";
import { heifOf, sampleScans } from "../../../engine/testing/heif-samples.ts";
import { openTerminal } from "../../testing/run-vitae.ts";

// Each command is a program of its own, and one of them starts LibreOffice.
setDefaultTimeout(120_000);

const { run, path, put, get } = openTerminal();
const MORE = { VITAE_MORE_KINDS: "1" };
const CV = [
  "Jane Doe",
  "jane.doe@example.com | +44 117 496 0142",
  "",
  "EXPERIENCE",
  "Engineer, Acme Ltd, 2019 - 2021",
  "- Kept the ledger of the harbour.",
  "",
  "EDUCATION",
  "BSc Economics, University of Leith, 2010 - 2013",
];
const RTF = `{\\rtf1\\ansi ${CV.map((line) => `${line}\\par `).join("")}}`;

test("a plain text is a CV where other kinds are taken, and is refused where not", async () => {
  await put("cv.txt", CV.join("\n"));
  const refused = await run(["parse", path("cv.txt")]);
  expect([refused.status, refused.stderr]).toEqual([
    1,
    expect.stringContaining("This is a plain text file. Please save it as DOCX or PDF"),
  ]);

  const { stdout } = await run(["parse", path("cv.txt"), "--no-model"], MORE);
  expect(JSON.parse(stdout)).toMatchObject({
    basics: { name: "Jane Doe", email: "jane.doe@example.com" },
    work: [{ name: "Acme Ltd", position: "Engineer" }],
  });
});

test("a text that comes in by a pipe is a CV as one in a file, and what comes out of it is named after the pipe", async () => {
  const { stdout } = await run(["parse", "-", "--no-model"], MORE, CV.join("\n"));
  expect(JSON.parse(stdout)).toMatchObject({ basics: { name: "Jane Doe" }, work: [{ name: "Acme Ltd" }] });
  expect((await run(["format", "-", "--out", path("out"), "--no-model"], MORE, CV.join("\n"))).status).toBe(0);
  expect(get("out/stdin.docx").length).toBeGreaterThan(1000);

  const nothing = await run(["parse", "-", "--no-model"], MORE, "");
  expect([nothing.status, nothing.stderr]).toEqual([1, expect.stringContaining("stdin: ")]);
  const large = await run(["parse", "-", "--no-model"], MORE, "x".repeat(MAX_CV_BYTES + 1));
  expect([large.status, large.stderr]).toEqual([1, expect.stringContaining("This file is larger than 10 MB.")]);
});

test("an RTF file is read through LibreOffice, and formatted as any other CV", async () => {
  await put("cv.rtf", RTF);
  expect((await run(["format", path("cv.rtf"), "--out", path("out"), "--no-model"], MORE)).status).toBe(0);
  expect(get("out/cv.docx").length).toBeGreaterThan(1000);
});

test("a HEIC picture of a CV is read as a scan, and one that is none is refused with a sentence", async () => {
  await put("phone.heic", Buffer.from(await heifOf(await sampleScans())));
  const { stdout } = await run(["parse", path("phone.heic"), "--no-model"], MORE);
  expect(JSON.parse(stdout)).toMatchObject({
    basics: { name: "Amara Lindqvist", email: "amara.lindqvist@example.com" },
    meta: { vitae: { ocr: true, pages: 2 } },
  });

  await put("film.heic", "\0\0\0\x14ftypisom\0\0\0\0mp42");
  const film = await run(["parse", path("film.heic"), "--no-model"], MORE);
  expect([film.status, film.stderr]).toEqual([1, expect.stringContaining("This file is not a PDF or Word (DOCX) document.")]);
  await put("damaged.heic", "\0\0\0\x14ftypheic\0\0\0\0mif1");
  const damaged = await run(["parse", path("damaged.heic"), "--no-model"], MORE);
  expect([damaged.status, damaged.stderr]).toEqual([1, expect.stringContaining("This picture is damaged and cannot be opened.")]);
});

test("files of other kinds in a folder are taken with the others, and left out where they are not taken", async () => {
  await put("inbox/cv.txt", CV.join("\n"));
  await put("inbox/cv.json", { basics: { name: "Zoë" }, work: [{ name: "Acme" }] });
  const filesIn = async (env: Record<string, string>) =>
    JSON.parse((await run(["parse", path("inbox"), "--out", path("out"), "--force", "--json", "--no-model"], env)).stdout).length;
  expect([await filesIn({}), await filesIn(MORE)]).toEqual([1, 2]);
  // The setting may stand in the data folder, as all settings.
  await put("house/.env", "VITAE_MORE_KINDS=1\n");
  expect(await filesIn({ VITAE_DATA: path("house") })).toBe(2);
});
