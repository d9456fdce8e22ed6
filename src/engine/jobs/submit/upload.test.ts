import { expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { UserRow } from "../../accounts/users.ts";
import { AppError } from "../../contract/errors.ts";
import { MAX_CV_BYTES } from "../../contract/limits.ts";
import type { Template } from "../../cv/render/template/template.ts";
import { openClock } from "../../testing/clock.ts";
import { chooseTemplate } from "./choose-template.ts";
import { openRefusals } from "./refused-documents.ts";
import { bytesOf, checkUploads, cleanFileName, sha256Of, sizeOf } from "./upload.ts";

async function spooled(bytes: Uint8Array) {
  const folder = mkdtempSync(join(tmpdir(), "vitae-upload-"));
  const path = join(folder, "file");
  await Bun.write(path, bytes);
  const sha256 = new Bun.CryptoHasher("sha256").update(bytes).digest("hex");
  return {
    file: { fileName: "cv.pdf", spooled: { path, bytes: bytes.length, sha256 } as never },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

test("a file is the same in memory and on the disk: its size, its content and its SHA-256", async () => {
  const bytes = new TextEncoder().encode("%PDF-1.7 Anna Berg");
  const onDisk = await spooled(bytes);
  for (const file of [{ fileName: "cv.pdf", bytes }, onDisk.file]) {
    expect(sizeOf(file)).toBe(18);
    expect(sha256Of(file)).toBe("69abef693306df76821bacec386b930d8dae8ac92aeb1b911acabc0fb2767843");
    expect(await bytesOf(file)).toEqual(bytes);
  }
  onDisk.remove();
});

test("of a container the whole file says what it is, of anything else its first 64 KB", async () => {
  const seen: number[] = [];
  const check = async (start: string) => {
    const bytes = new Uint8Array(100_000);
    bytes.set(new TextEncoder().encode(start));
    const { file, remove } = await spooled(bytes);
    const sniff = (head: Uint8Array) => {
      seen.push(head.length);
      return null;
    };
    await checkUploads([file], "recruiter", { sniff, refusals: openRefusals(openClock().now, 5) });
    remove();
  };
  for (const start of ["PK", "%PDF"]) await check(start);
  expect(seen).toEqual([100_000, 65_536]);
});

test("a file that is too large or no document is refused, and counts against its account; an error of the program does not", async () => {
  const refusals = openRefusals(openClock().now, 3);
  const check = (bytes: Uint8Array, sniff: () => string | null) =>
    checkUploads([{ fileName: "cv", bytes }], "recruiter", { sniff, refusals });
  const fine = () => null;
  await check(new Uint8Array(MAX_CV_BYTES), fine);
  await expect(check(new Uint8Array(MAX_CV_BYTES + 1), fine)).rejects.toMatchObject({
    code: "too_large",
    message: expect.stringMatching(/larger than \d+ MB/),
  });
  await expect(check(new Uint8Array(1), () => "This is a picture.")).rejects.toMatchObject({
    code: "unsupported_format",
    message: "This is a picture.",
  });
  await expect(
    check(new Uint8Array(1), () => {
      throw new Error("broken");
    }),
  ).rejects.toThrow("broken");
  refusals.check("recruiter");
  await expect(check(new Uint8Array(1), () => "A picture.")).rejects.toThrow();
  expect(() => refusals.check("recruiter")).toThrow(expect.objectContaining({ code: "too_many" }));
});

test("a file name is the last part of its path, without control characters, at most 200 characters with its ending", () => {
  expect(cleanFileName("C:\\CVs\\Anna Berg.pdf")).toBe("Anna Berg.pdf");
  expect(cleanFileName("/home/anna/cv.docx")).toBe("cv.docx");
  expect(cleanFileName("\u202efdp.exe\u0000\u200b ")).toBe("fdp.exe");
  expect(["", "  ", "..", "folder/"].map((name) => cleanFileName(name))).toEqual(["cv", "cv", "cv", "cv"]);
  expect(cleanFileName("...", "job description")).toBe("job description");
  expect(cleanFileName(`${"é".repeat(300)}.docx`)).toBe(`${"é".repeat(195)}.docx`);
  expect(cleanFileName("x".repeat(200))).toHaveLength(200);
  expect(cleanFileName("x".repeat(201))).toHaveLength(200);
});

test("a CV is formatted with the template that came with it, else the selected one, the first assigned one, or the default", async () => {
  const load = async (key: string) => {
    if (key === "gone") throw new AppError("not_found", "There is no such template.");
    if (key === "broken") throw new Error("broken");
    return { key, ...(key === "blind" && { blind: { name: "initials", withhold: [] } }) } as unknown as Template;
  };
  const choose = (user: Partial<UserRow>, template?: string) =>
    chooseTemplate({ assignedTemplates: [], ...user } as UserRow, { template }, load);
  const two = { assignedTemplates: ["one", "two", "gone"], selectedTemplate: "two" };
  expect(await choose(two, "one")).toEqual({ template: "one", blind: null });
  expect(await choose(two)).toEqual({ template: "two", blind: null });
  expect(await choose({ assignedTemplates: ["one"] })).toEqual({ template: "one", blind: null });
  expect(await choose({})).toEqual({ template: "default", blind: null });
  expect(await choose({ selectedTemplate: "blind" })).toEqual({ template: "blind", blind: { name: "initials", withhold: [] } });
  await expect(choose(two, "three")).rejects.toThrow("This template is not assigned to your account.");
  await expect(choose(two, "gone")).rejects.toThrow("This template can no longer be used.");
  expect(await choose({ selectedTemplate: "gone" })).toEqual({ template: "gone", blind: null });
  await expect(choose({ selectedTemplate: "broken" })).rejects.toThrow("broken");
});
