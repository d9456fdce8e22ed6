import { expect, test } from "bun:test";
import type { PDFDocumentProxy } from "../open/pdfjs.ts";
import { europassAttachment } from "./attachments.ts";

const EUROPASS = "<SkillsPassport/>";
const encoded = (text: string) => new TextEncoder().encode(text);

/** A document with these attachments, as pdf.js tells them. */
const withAttachments = (files: Record<string, unknown> | null) =>
  ({
    getAttachments: async () => files && new Map(Object.keys(files).map((id) => [id, {}])),
    getAttachmentContent: async (id: string) => {
      if (files?.[id] instanceof Error) throw files[id];
      return files?.[id];
    },
  }) as unknown as PDFDocumentProxy;
const found = async (files: Record<string, unknown> | null) => (await europassAttachment(withAttachments(files)))?.xml;

test("the Europass data that a PDF carries is found among its attachments, in any of its formats", async () => {
  expect(await found({ a: encoded("a letter"), b: encoded(EUROPASS) })).toBe(EUROPASS);
  expect(await found({ a: { content: encoded(EUROPASS) } })).toBe(EUROPASS);
  expect(await found({ a: encoded('<?xml version="1.0"?><hr:Candidate>x</hr:Candidate>') })).toContain("Candidate");
  expect(await found({ a: encoded("\n <learnerInfo/>") })).toContain("learnerInfo");
});

test("other attachments, those that cannot be read, and a document without any give none", async () => {
  expect(await found(null)).toBeUndefined();
  expect(
    await found({ a: encoded("<invoice/>"), b: encoded("a SkillsPassport of mine"), c: encoded(`text ${EUROPASS}`), d: undefined }),
  ).toBeUndefined();
  expect(await found({ a: new Error("damaged"), b: encoded(EUROPASS) })).toBe(EUROPASS);
});

test("attachments that are too large, or too many before it, are not read", async () => {
  const large = (bytes: number) => {
    const file = new Uint8Array(bytes).fill(32);
    file.set(encoded(EUROPASS));
    return { a: file };
  };
  expect(await found(large(4_000_000))).toStartWith(EUROPASS);
  expect(await found(large(6_000_000))).toBeUndefined();
  const many = (count: number) =>
    Object.fromEntries([...Array.from({ length: count }, (_, at) => [`a${at}`, encoded("text")]), ["z", encoded(EUROPASS)]]);
  expect(await found(many(15))).toBe(EUROPASS);
  expect(await found(many(25))).toBeUndefined();
});
