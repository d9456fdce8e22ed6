import { expect, test } from "bun:test";
import { zipSync } from "fflate";
import { openZip } from "./zip-reader.ts";

/** How many of the entries of a ZIP are unpacked before it is refused. */
function unpacked(parts: Uint8Array[], level: 0 | 6 = 6): number {
  const zip = openZip(zipSync(Object.fromEntries(parts.map((part, at) => [`part${at}`, [part, { level }]]))));
  let count = 0;
  try {
    for (const entry of zip.entries.values()) {
      zip.unpack(entry, 2 ** 30);
      count++;
    }
  } catch (error) {
    expect((error as { code: string }).code).toBe("too_large");
  }
  return count;
}

/** Zeros between bytes without a pattern, so that it packs to a part of its size. */
function content(bytes: number, zeros: number): Uint8Array {
  const filled = new Uint8Array(bytes);
  for (let at = 0, seed = 7; at < bytes; at += at % (zeros + 40) < 39 ? 1 : zeros + 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    filled[at] = seed >> 16;
  }
  return filled;
}

const ratioOf = (part: Uint8Array) => part.length / zipSync({ part }).length;

test("what packs as well as markup may is unpacked, what packs like a bomb is not", () => {
  const [markup, bomb] = [content(6_000_000, 10_000), content(6_000_000, 30_000)];
  expect([ratioOf(markup), ratioOf(bomb)].map((ratio) => Math.round(ratio / 100))).toEqual([2, 4]);
  expect([unpacked([markup]), unpacked([bomb])]).toEqual([1, 0]);
});

test("small parts may pack as well as they can", () => {
  expect([unpacked([new Uint8Array(1_500_000)]), unpacked([new Uint8Array(3_000_000)])]).toEqual([1, 0]);
});

test("a file whose parts are too much together is refused where they are", () => {
  expect(unpacked(Array(7).fill(new Uint8Array(10_000_000)), 0)).toBe(6);
});

test("a file of more parts than any document has is refused", () => {
  const open = (count: number) => {
    const parts = Object.fromEntries(Array.from({ length: count }, (_, at) => [`part${at}`, new Uint8Array(1)]));
    try {
      return openZip(zipSync(parts)).entries.size;
    } catch (error) {
      return (error as { code: string }).code;
    }
  };
  expect([open(900), open(1_100)]).toEqual([900, "too_large"]);
});
