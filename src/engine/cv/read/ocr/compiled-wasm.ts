type ReadAsset = (name: string) => Promise<Uint8Array>;
type InstantiateWasm = (imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) => WebAssembly.Exports;

const compiled = new Map<string, Promise<WebAssembly.Module>>();

/**
 * The `instantiateWasm` option of Emscripten modules. The compiled module is kept between documents, its memory is not: each document gets a
 * new instance, so that nothing of one document is left for the next.
 */
export async function compiledWasm(name: string, readAsset: ReadAsset): Promise<InstantiateWasm> {
  const compiling = compiled.get(name) ?? readAsset(name).then((wasm) => WebAssembly.compile(new Uint8Array(wasm)));
  compiled.set(name, compiling);
  const module = await compiling;
  return (imports, done) => {
    void WebAssembly.instantiate(module, imports).then(done);
    return {};
  };
}
