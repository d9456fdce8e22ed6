import { expect, test } from "bun:test";
import { readAsset } from "../../assets.ts";
import { withWideKernel } from "./wide-kernel.ts";

const differences = (a: Uint8Array, b: Uint8Array) => a.reduce((count, byte, at) => count + (byte === b[at] ? 0 : 1), 0);

test("Tesseract's product of weights and inputs takes its upper halves at once, and is a valid module of the same size", async () => {
  const shipped = new Uint8Array(await readAsset("wasm/tesseract.wasm"));
  const amended = withWideKernel(shipped);

  expect(amended.length).toBe(shipped.length);
  expect(differences(amended, shipped)).toBeGreaterThan(0);
  expect(WebAssembly.validate(new Uint8Array(amended))).toBeTrue();
});

/** (module (func (export "f") (param v128) …)) around one body, which widens the upper eight bytes of 1 to 16, some of them negative. */
function moduleOf(body: number[]): Uint8Array {
  const code = [0x00, ...body, 0x0b];
  const sections = [
    [0x01, [0x01, 0x60, 0x00, 0x01, 0x7f]],
    [0x03, [0x01, 0x00]],
    [0x07, [0x01, 0x01, 0x66, 0x00, 0x00]],
    [0x0a, [0x01, ...leb(code.length), ...code]],
  ] as const;
  return Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, ...sections.flatMap(([id, bytes]) => [id, ...leb(bytes.length), ...bytes]));
}

const leb = (size: number): number[] => (size < 0x80 ? [size] : [(size & 0x7f) | 0x80, size >> 7]);

test("the one instruction yields what the three did, for each of the eight", async () => {
  const bytes = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0xff, 0x80, 0x7f, 13, 0xf0, 15, 0x81];
  const widen = [
    0xfd,
    0x0c,
    ...new Array<number>(16).fill(0),
    0xfd,
    0x0d,
    8,
    9,
    10,
    11,
    12,
    13,
    14,
    15,
    16,
    17,
    18,
    19,
    20,
    21,
    22,
    23,
    0xfd,
    0x87,
    0x01,
  ];
  const answers: Record<string, number[]> = { three: [], one: [] };
  for (let lane = 0; lane < 8; lane++) {
    // v128.const, widened, i16x8.extract_lane_s
    const written = moduleOf([0xfd, 0x0c, ...bytes, ...widen, 0xfd, 0x18, lane]);
    const amended = withWideKernel(written);
    expect(differences(amended, written)).toBeGreaterThan(0);
    for (const [name, module] of [
      ["three", written],
      ["one", amended],
    ] as const) {
      const { instance } = await WebAssembly.instantiate(new Uint8Array(module));
      answers[name]?.push((instance.exports as { f: () => number }).f());
    }
  }
  expect(answers.three).toEqual([9, -1, -128, 127, 13, -16, 15, -127]);
  expect(answers.one).toEqual(answers.three as number[]);
});

test("a module without these instructions is left as it is", () => {
  const module = moduleOf([0x41, 0x07]);
  expect(withWideKernel(module)).toEqual(Buffer.from(module));
});
