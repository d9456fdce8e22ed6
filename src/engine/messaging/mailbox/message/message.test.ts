import { expect, test } from "bun:test";
import { filePart, mailOf } from "../testing/mails.ts";
import { isAuthentic } from "./authentication.ts";
import { automaticKind } from "./automatic.ts";
import { messageIdOf, readHeaders } from "./headers.ts";
import { readMail } from "./read-mail.ts";
import { senderOf } from "./sender.ts";

const headersOf = (text: string) => readHeaders(new TextEncoder().encode(text));

const SENDERS: [from: string, address: string | null][] = [
  ["ada@agency.test", "ada@agency.test"],
  ["Ada Byron <ada@agency.test>", "ada@agency.test"],
  ['"Byron, Ada (ada@evil.test)" <ada@agency.test>', "ada@agency.test"],
  ["=?utf-8?q?Zo=C3=AB?= <zoe@agency.test> (her (own) address)", "zoe@agency.test"],
  ["<ada@agency.test>", "ada@agency.test"],
  ["ada@agency.test, zoe@agency.test", null],
  ["Team: ada@agency.test, zoe@agency.test;", null],
  ["ada@agency.test <eve@evil.test>", null],
  ["<ada@agency.test> <eve@evil.test>", null],
  ['"ada <ada@agency.test>', null],
  ["Ada (ada <eve@evil.test>", null],
  ['"ada"@agency.test', null],
  ["Ada <ada@agency.test@evil.test>", null],
  ["Ada", null],
  ["", null],
  [`${"(".repeat(3_000)}ada@agency.test`, null],
];
for (const [from, address] of SENDERS) {
  test(`the sender of "${from.slice(0, 60)}" is ${address}`, () => {
    expect(senderOf(headersOf(`From: ${from}\r\n\r\nbody`))).toBe(address);
  });
}

test("a second From field, after a fold or in other letters, makes the sender unknown", () => {
  expect(senderOf(headersOf("From: ada@agency.test\r\nFROM : eve@evil.test\r\n\r\n"))).toBeNull();
  expect(senderOf(headersOf("From:\r\n ada@agency.test\r\n\r\nFrom: eve@evil.test"))).toBe("ada@agency.test");
});

const S = "mx.agency.test";
const RESULTS: [result: string, isAuthentic: boolean][] = [
  [`${S}; dmarc=pass header.from=agency.test`, true],
  [`${S} 1; dmarc = pass (p=none dis=none) header.from = Agency.Test`, true],
  ["MX.Agency.TEST; dmarc=pass header.from=agency.test", true],
  [`${S}; dkim=pass (2048-bit key) header.d=agency.test header.i=@agency.test header.b=abc`, true],
  [`${S}; dkim=pass header.i=@agency.test`, true],
  [`${S}; dkim/1=pass header.d=agency.test`, true],
  [`${S}; dkim=fail header.d=agency.test; dkim=pass header.d=agency.test`, true],
  [`${S}; spf=pass smtp.mailfrom=ada@agency.test`, true],
  [`${S}; spf=pass smtp.mailfrom=agency.test; dmarc=none`, true],
  [`${S}; none`, false],
  [`${S}; spf=pass smtp.helo=agency.test`, false],
  [`${S}; spf=pass smtp.mailfrom=bounces.evil.test`, false],
  [`${S}; spf=softfail smtp.mailfrom=agency.test`, false],
  [`${S}; dkim=pass header.d=evil.test`, false],
  [`${S}; dkim=pass header.d=mail.agency.test`, false],
  [`${S}; dkim=pass header.d=test`, false],
  [`${S}; dkim=pass reason="header.d=agency.test"`, false],
  [`${S}; dkim=fail (dkim=pass header.d=agency.test) header.d=agency.test`, false],
  [`${S}; dkim=fail reason="x; dkim=pass header.d=agency.test"`, false],
  [`${S}; dmarc=fail header.from=agency.test; dkim=pass header.d=agency.test`, false],
  [`${S}; dmarc=pass header.from=evil.test`, false],
  [`${S}; dmarc=pass`, false],
  [`x${S}; dmarc=pass header.from=agency.test`, false],
  [`"${S}; dmarc=pass header.from=agency.test`, false],
  [`(${S}); dmarc=pass header.from=agency.test`, false],
  ["", false],
];
for (const [result, expected] of RESULTS) {
  test(`a mail from agency.test is ${expected ? "" : "not "}authentic with ${result}`, () => {
    expect(isAuthentic(headersOf(`Authentication-Results: ${result}\r\n\r\n`), S, "ada@agency.test")).toBe(expected);
  });
}

test("a method that is called as what every object has proves nothing, and is no reason to stop", () => {
  const headers = headersOf(`Authentication-Results: ${S}; constructor=pass; __proto__=pass; dkim=pass header.d=agency.test\r\n\r\n`);
  expect(isAuthentic(headers, S, "ada@agency.test")).toBe(true);
});

test("a domain above that of the sender may sign for it", () => {
  const headers = headersOf(`Authentication-Results: ${S}; dkim=pass header.d=agency.test\r\n\r\n`);
  expect(isAuthentic(headers, S, "ada@berlin.agency.test")).toBe(true);
  expect(isAuthentic(headers, S, "ada@myagency.test")).toBe(false);
});

test("domains with other letters than those of English are compared in their encoded form", () => {
  const headers = headersOf(`Authentication-Results: ${S}; dmarc=pass header.from=xn--mller-kva.test\r\n\r\n`);
  expect(isAuthentic(headers, S, "ada@müller.test")).toBe(true);
});

test("an envelope sender that could end the server's comment counts against the mail", () => {
  const envelope = 'Return-Path: <"x); dkim=pass header.d=agency.test ("@evil.test>';
  const results = `Authentication-Results: ${S}; spf=pass (of "x); dkim=pass header.d=agency.test ("@evil.test) smtp.mailfrom=evil.test`;
  expect(isAuthentic(headersOf(`${envelope}\r\n${results}\r\n\r\n`), S, "ada@agency.test")).toBe(false);
});

test("answers, notices and mails of people are told apart", () => {
  const kindOf = (...lines: string[]) => automaticKind(headersOf(`${lines.join("\r\n")}\r\n\r\n`));
  expect(kindOf("Return-Path: < >")).toBe("answer");
  expect(kindOf("Content-Type: multipart/report; report-type=delivery-status")).toBe("answer");
  expect(kindOf("Auto-Submitted: auto-replied")).toBe("answer");
  expect(kindOf("X-Autoreply: yes")).toBe("answer");
  expect(kindOf("Auto-Submitted: auto-generated")).toBe("notice");
  expect(kindOf("Precedence: bulk")).toBe("notice");
  expect(kindOf("List-Id: <cvs.agency.test>")).toBe("notice");
  expect(kindOf("Auto-Submitted: no")).toBeNull();
  expect(kindOf("Return-Path: <ada@agency.test>", "Precedence: first-class")).toBeNull();
});

test("a Message-ID that would end its header is none", () => {
  expect(messageIdOf(headersOf("Message-ID: <a.b@agency.test>\r\n\r\n"))).toBe("<a.b@agency.test>");
  for (const id of ["<a b@c.test>", "a@b.test", "<a@b.test> <c@d.test>", `<${"a".repeat(1000)}@b.test>`, ""])
    expect(messageIdOf(headersOf(`Message-ID: ${id}\r\n\r\n`))).toBeNull();
});

test("mails in mails are read five deep, and no deeper", async () => {
  const pdf = "Content-Type: application/pdf\r\nContent-Disposition: inline; filename=ada.pdf\r\n\r\n%PDF";
  const wrap = (inner: string, depth: number): string =>
    depth === 0 ? inner : `Content-Type: message/rfc822\r\n\r\nSubject: forwarded\r\n${wrap(inner, depth - 1)}`;
  const mail = (depth: number) => new TextEncoder().encode(`Subject: x\r\n${wrap(pdf, depth)}`);
  expect(await readMail(mail(5))).toMatchObject([{ fileName: "ada.pdf" }]);
  expect(await readMail(mail(6))).toEqual([]);
});

test("a photographed page that a telephone has put into the text of a mail is an attachment, the logo of a signature is none", async () => {
  const picture = (name: string, length: number) =>
    filePart({ name, content: "x".repeat(length), type: "image/heic", disposition: "inline", headers: [`Content-ID: <${name}>`] });
  const mail = mailOf({ parts: [picture("logo.heic", 300 * 1024 - 1), picture("IMG_0042.HEIC", 300 * 1024)] });
  expect((await readMail(new TextEncoder().encode(mail))).map(({ fileName }) => fileName)).toEqual(["IMG_0042.HEIC"]);
});
