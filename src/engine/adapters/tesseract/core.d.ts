declare module "tesseract.js-core/tesseract-core-simd-lstm.js" {
  // biome-ignore lint/suspicious/noExplicitAny: the core is an Emscripten module without types; engine.ts types what it calls.
  export default function createCore(options: { wasmBinary: Uint8Array; print: () => void; printErr: () => void }): Promise<any>;
}
