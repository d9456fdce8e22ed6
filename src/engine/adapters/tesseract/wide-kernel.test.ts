import { expect, test } from "bun:test";
import { readAsset } from "../../assets.ts";
import { withWideKernel } from "./wide-kernel.ts";

const hex = (digits: string) => [...Buffer.from(digits.replaceAll(" ", ""), "hex")];
/** `v128.const` of 1 to 8 and eight more, some of them negative; then the three instructions that widen those eight. */
const WIDENED = hex(
  "fd0c 0102030405060708 09ff807f0df00f81  fd0c 00000000000000000000000000000000 fd0d 08090a0b0c0d0e0f1011121314151617 fd8701",
);

/** A module that exports one function `f` without parameters, which answers with a number. */
function moduleOf(body: number[]): Uint8Array<ArrayBuffer> {
  const code = [0x00, ...body, 0x0b];
  const section = (id: number, bytes: number[]) => [id, bytes.length, ...bytes];
  const header = hex("0061736d 01000000");
  return Uint8Array.from([
    ...header,
    ...section(1, hex("01 60 00 01 7f")),
    ...section(3, hex("01 00")),
    ...section(7, hex("01 01 66 00 00")),
    ...section(10, [0x01, code.length, ...code]),
  ]);
}

async function run(module: Uint8Array): Promise<number> {
  const { instance } = await WebAssembly.instantiate(new Uint8Array(module));
  return (instance.exports as { f: () => number }).f();
}

test("one instruction yields what the three did, for each of the eight words", async () => {
  const answers: number[][] = [];
  for (let lane = 0; lane < 8; lane++) {
    // i16x8.extract_lane_s
    const written = moduleOf([...WIDENED, 0xfd, 0x18, lane]);
    const amended = withWideKernel(written);
    expect(amended).not.toEqual(Buffer.from(written));
    answers.push([await run(written), await run(amended)]);
  }
  expect(answers).toEqual([9, -1, -128, 127, 13, -16, 15, -127].map((word) => [word, word]));
});

test("the module that is shipped has such instructions, and stays valid and of the same size", async () => {
  const shipped = new Uint8Array(await readAsset("wasm/tesseract.wasm"));
  const amended = withWideKernel(shipped);

  expect(amended.length).toBe(shipped.length);
  expect(Buffer.compare(amended, shipped)).not.toBe(0);
  expect(WebAssembly.validate(new Uint8Array(amended))).toBeTrue();
});

test("a module without these instructions is left as it is", () => {
  const module = moduleOf([0x41, 0x07]);
  expect(withWideKernel(module)).toEqual(Buffer.from(module));
});
