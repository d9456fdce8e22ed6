import { describe, expect, test } from "bun:test";
import { strToU8, zipSync } from "fflate";
import { isRefusal } from "../../contract/errors.ts";
import { type DocumentKind, refuseDocument, sniffDocument } from "./sniff.ts";

const zip = (...names: string[]) => zipSync(Object.fromEntries(names.map((name) => [name, strToU8("x")])));
const ole = (name: string) =>
  new Uint8Array(
    Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(600), Buffer.from(name, "utf16le"), Buffer.alloc(600)]),
  );

const FILES: [DocumentKind, Uint8Array][] = [
  ["empty", new Uint8Array()],
  ["pdf", strToU8("%PDF-1.7\n")],
  ["pdf", strToU8(`${"junk ".repeat(180)}%PDF-1.4`)],
  ["docx", zip("[Content_Types].xml", "word/document.xml")],
  ["docx", zip("[Content_Types].xml", "Word/Document2.xml")],
  ["docx", zip("[Content_Types].xml", "word/document.xml").slice(0, 120)],
  ["xlsx", zip("[Content_Types].xml", "xl/workbook.xml")],
  ["xlsx", zip("[Content_Types].xml", "xl/workbook.xml").slice(0, 120)],
  ["pptx", zip("docProps/app.xml", "[Content_Types].xml", "ppt/presentation.xml", "ppt/slides/slide1.xml").slice(0, 240)],
  ["zip", zip("cv.pdf", "letter.pdf").slice(0, 80)],
  ["pptx", zip("[Content_Types].xml", "ppt/presentation.xml")],
  ["odt", zip("mimetype", "content.xml")],
  ["pages", zip("Index/Document.iwa")],
  ["zip", zip("cv.pdf")],
  ["encrypted", ole("EncryptedPackage")],
  ["doc", ole("WordDocument")],
  ["rtf", strToU8("{\\rtf1 hello}")],
  ["image", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a])],
  ["image", new Uint8Array([0xff, 0xd8, 0xff, 0xe0])],
  ["image", strToU8("\0\0\0\x14ftypheic\0\0\0\0mif1")],
  ["unknown", strToU8("\0\0\0\x14ftypisom\0\0\0\0mp42")],
  ["html", strToU8("<!DOCTYPE html><p>CV</p>")],
  ["html", strToU8('<?xml version="1.0"?>\n<html>')],
  ["json", strToU8('{"basics": {}}')],
  ["text", strToU8("Jane Doe\nEngineer")],
  ["unknown", new Uint8Array([1, 2, 3, 0, 255])],
];

describe("what a file is", () => {
  test("is told by its content", () => {
    expect(FILES.map(([, bytes]) => sniffDocument(bytes))).toEqual(FILES.map(([kind]) => kind));
  });

  test("decides the refusal, each with a sentence that says what to do", () => {
    expect(refuseDocument("doc").message).toBe("This is an old Word file (.doc). Please save it as DOCX or PDF and try again.");
    expect(refuseDocument("encrypted").code).toBe("encrypted");
    expect(refuseDocument("empty").code).toBe("empty");
    for (const [kind] of FILES) expect(isRefusal(refuseDocument(kind)) && refuseDocument(kind).message).toMatch(/^This .+\.$/);
  });
});
