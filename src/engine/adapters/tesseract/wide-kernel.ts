/** `v128.const 0`, then `i8x16.shuffle` 8 to 23, then `i16x8.extend_low_i8x16_s`: the upper eight bytes as words, by way of a vector of zeros. */
const BY_WAY_OF_ZEROS = Uint8Array.of(
  ...[0xfd, 0x0c, ...new Array<number>(16).fill(0)],
  ...[0xfd, 0x0d, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23],
  ...[0xfd, 0x87, 0x01],
);
/** `i16x8.extend_high_i8x16_s`, which does it alone, and `nop` for the rest. */
const AT_ONCE = Uint8Array.of(0xfd, 0x88, 0x01, ...new Array<number>(BY_WAY_OF_ZEROS.length - 3).fill(0x01));

/**
 * Tesseract's WebAssembly with the upper halves of its weights widened by one instruction where its compiler wrote three (it was translated from
 * SSE, which has no such instruction). The product of weights and inputs is the innermost loop of recognition; what it yields is the same. Opcodes as in
 * the WebAssembly specification, vector instructions. A module without these bytes comes back as it is.
 */
export function withWideKernel(wasm: Uint8Array): Uint8Array {
  const module = Buffer.from(wasm);
  for (let at = module.indexOf(BY_WAY_OF_ZEROS); at >= 0; at = module.indexOf(BY_WAY_OF_ZEROS, at + AT_ONCE.length))
    module.set(AT_ONCE, at);
  return module;
}
