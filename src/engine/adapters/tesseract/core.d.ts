declare module "tesseract.js-core/tesseract-core-simd-lstm.js" {
  /** An Emscripten module without types of its own; engine.ts says what it calls of it. */
  export default function createCore(options: {
    instantiateWasm: (imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) => object;
    print: () => void;
    printErr: () => void;
  }): Promise<unknown>;
}
