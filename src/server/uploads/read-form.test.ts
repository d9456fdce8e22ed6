import { afterEach, beforeEach, expect, test } from "bun:test";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { AppError } from "../../engine/contract/errors.ts";
import { openSpool } from "../../engine/store/disk/spool.ts";
import { type FormLimit, readForm } from "./read-form.ts";

const LIMIT: FormLimit = { files: 2, fileBytes: 10_000, fieldBytes: 1_000, formBytes: 30_000, tooManyFiles: "Please send fewer files." };
const TYPE = "multipart/form-data; boundary=x";
const END = "--x--\r\n";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "vitae-form-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const field = (name: string, value: string) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = (name: string, value: string, more = "") =>
  `--x\r\nContent-Disposition: form-data; name="${name}"; filename="Zoë.pdf"\r\n${more}\r\n${value}\r\n`;

/** The pieces are as small as a network may make them. */
async function* inPieces(text: string, pieceBytes = 7) {
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.slice(at, at + pieceBytes);
}

const read = (text: string, type = TYPE, limit = LIMIT) => readForm(inPieces(text), type, limit, openSpool(folder));

test("fields and files come in their order, the files on the disk with size and checksum", async () => {
  const form = await read(field("keywords", "Zoë") + file("file", "a CV", "Content-Type: application/pdf\r\n") + file("jdFile", "") + END);

  expect(form.fields).toEqual([{ name: "keywords", value: "Zoë" }]);
  expect(form.files).toMatchObject([
    { field: "file", fileName: "Zoë.pdf", spooled: { bytes: 4, sha256: new Bun.CryptoHasher("sha256").update("a CV").digest("hex") } },
    { field: "jdFile", fileName: "Zoë.pdf", spooled: { bytes: 0 } },
  ]);
  expect(readFileSync(form.files[0]?.spooled.path as string, "utf8")).toBe("a CV");
});

test("a form inside a part of a form is content like any other", async () => {
  const nested = `--y\r\nContent-Disposition: file; filename="inner.pdf"\r\n\r\ninner\r\n--y--`;
  const form = await read(file("file", nested, "Content-Type: multipart/mixed; boundary=y\r\n") + END);
  expect(form.files.map(({ spooled }) => readFileSync(spooled.path, "utf8"))).toEqual([nested]);
});

test.each([
  ["has no boundary", file("file", "a CV") + END, "multipart/form-data", "invalid"],
  ["does not end", file("file", "a CV"), TYPE, "invalid"],
  ["breaks off in a header", `${file("file", "a CV")}--x\r\nContent-Disposition: form-da`, TYPE, "invalid"],
  ["is empty", "", TYPE, "invalid"],
  ["has more fields than any call", Array.from({ length: 40 }, (_, index) => field(`f${index}`, "1")).join("") + END, TYPE, "invalid"],
  ["has more parts without a name than any call", "--x\r\n\r\n\r\n".repeat(50) + END, TYPE, "invalid"],
  ["has a field with a very long name", field("n".repeat(5_000), "1") + END, TYPE, "invalid"],
  ["has a field that is too long", field("keywords", "x".repeat(1_001)) + END, TYPE, "too_large"],
  ["has too many files", file("file", "1").repeat(3) + END, TYPE, "invalid"],
  ["has a file that is too large", file("file", "x".repeat(10_001)) + END, TYPE, "too_large"],
  ["has a file that is too large and does not end", file("file", "x".repeat(20_000)), TYPE, "too_large"],
])("a form that %s is refused and leaves nothing on the disk", async (_what, text, type, code) => {
  await expect(read(file("file", "kept?") + text, type).finally(() => expect(readdirSync(folder)).toEqual([]))).rejects.toMatchObject({
    code,
  });
});

test("headers beyond a handful are not kept, and the part with them cannot say what it is", async () => {
  const lines = Array.from({ length: 5_000 }, (_, index) => `X-${index}: ${"y".repeat(20)}\r\n`).join("");
  const form = await read(`--x\r\n${lines}Content-Disposition: form-data; name="keywords"\r\n\r\nsql\r\n${END}`);
  expect(form).toEqual({ fields: [], files: [] });
});

test("what is too large ends there: the rest is not read", async () => {
  let pieces = 0;
  async function* endless() {
    yield new TextEncoder().encode(file("file", "").slice(0, -2));
    for (;;) {
      pieces += 1;
      yield new Uint8Array(1_000).fill(0x61);
    }
  }
  await expect(readForm(endless(), TYPE, LIMIT, openSpool(folder))).rejects.toMatchObject({ code: "too_large" });
  expect(pieces).toBeLessThan(100);
  expect(readdirSync(folder)).toEqual([]);
});

test("a sender who is refused in the middle of a file is told why", async () => {
  async function* refused() {
    yield new TextEncoder().encode(file("file", "half").slice(0, -2));
    await Bun.sleep(5);
    throw new AppError("too_slow", "The upload was too slow.");
  }
  await expect(readForm(refused(), TYPE, LIMIT, openSpool(folder))).rejects.toMatchObject({ code: "too_slow" });
  expect(readdirSync(folder)).toEqual([]);
});

test("a disk that fails is told as what it is, for an answer of its own", async () => {
  rmSync(folder, { recursive: true });
  const spool = openSpool(folder);
  rmSync(folder, { recursive: true });
  await expect(readForm(inPieces(file("file", "a CV") + END), TYPE, LIMIT, spool)).rejects.toMatchObject({ code: "ENOENT" });
});
