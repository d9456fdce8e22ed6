import { expect, test } from "bun:test";
import { contentDisposition, textAttachment } from "./attachment.ts";

test.each([
  ["Jane Doe.docx", "Jane Doe.docx"],
  ["Zoë Müller.pdf", "Zoe Muller.pdf"],
  ['a"b\\c;d/e%f.pdf', "a_b_c_d_e_f.pdf"],
  ["李雷.docx", "__.docx"],
  ["x\r\nSet-Cookie: a=b.pdf", "x__Set-Cookie: a=b.pdf"],
  ["Ольга 👩‍💻.pdf", null],
  ["\ud800 half.pdf", null],
])("%j is a header that every browser takes and that gives the name back", (name, plain) => {
  const header = contentDisposition(name);
  expect(header).toMatch(/^attachment; filename="[\x20-\x7e]*"; filename\*=UTF-8''[A-Za-z0-9%._~-]+$/);
  if (plain !== null) expect(header).toContain(`filename="${plain}"`);
  expect(decodeURIComponent(header.split("''")[1] as string)).toBe(name.toWellFormed());
  expect(new Headers({ "content-disposition": header }).get("content-disposition")).toBe(header);
});

test("a file of many lines is whole, in order, and others have their turn while it is written", async () => {
  const lines = Array.from({ length: 5_000 }, (_, number) => `line ${number}\n`);
  let turns = 0;
  let isWritten = false;
  const others = () => {
    turns += 1;
    if (!isWritten) setImmediate(others);
  };
  setImmediate(others);
  const text = await textAttachment(lines, "log.csv", "text/csv").text();
  isWritten = true;
  expect(text).toBe(lines.join(""));
  expect(turns).toBeGreaterThanOrEqual(9);
  expect(await textAttachment([], "log.csv", "text/csv").text()).toBe("");
});
