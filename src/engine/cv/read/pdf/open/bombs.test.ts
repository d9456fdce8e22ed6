import { expect, test } from "bun:test";
import { deflateSync } from "node:zlib";
import { isBomb } from "./bombs.ts";

const MEGABYTE = 2 ** 20;

/** A file with one packed stream of zeros. */
function packed(megabytes: number, entries = ""): Uint8Array {
  const data = deflateSync(new Uint8Array(megabytes * MEGABYTE), { level: 1 });
  return Buffer.concat([Buffer.from(`1 0 obj <</Filter/FlateDecode${entries}>> stream\n`), data, Buffer.from("\nendstream endobj")]);
}

test("text, drawings and fonts unpack to less than 64 MB", () => {
  expect([isBomb(packed(60)), isBomb(packed(70))]).toEqual([false, true]);
});

test("a picture may unpack to more than text, up to 256 MB", () => {
  expect([isBomb(packed(250, "/Subtype/Image")), isBomb(packed(260, "/Subtype/Image"))]).toEqual([false, true]);
});
