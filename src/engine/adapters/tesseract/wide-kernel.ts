/** `v128.const 0`, `i8x16.shuffle 8 to 23`, `i16x8.extend_low_i8x16_s`: the upper eight bytes as words, by way of a vector of zeros. */
const BY_WAY_OF_ZEROS = Buffer.from(`fd0c${"00".repeat(16)} fd0d08090a0b0c0d0e0f1011121314151617 fd8701`.replaceAll(" ", ""), "hex");
/** `i16x8.extend_high_i8x16_s`, which does it alone, and `nop` for the rest. */
const AT_ONCE = Buffer.from("fd8801".padEnd(2 * BY_WAY_OF_ZEROS.length, "01"), "hex");

/**
 * Tesseract's WebAssembly with the upper halves of its weights widened by one instruction where its compiler wrote three (it was translated from
 * SSE, which has no such instruction). The product of weights and inputs is the innermost loop of recognition; what it yields is the same. Opcodes as in
 * the WebAssembly specification, vector instructions. A module without these bytes comes back as it is.
 */
export function withWideKernel(wasm: Uint8Array): Uint8Array {
  const module = Buffer.from(wasm);
  for (let at = module.indexOf(BY_WAY_OF_ZEROS); at >= 0; at = module.indexOf(BY_WAY_OF_ZEROS, at + AT_ONCE.length))
    AT_ONCE.copy(module, at);
  return module;
}
