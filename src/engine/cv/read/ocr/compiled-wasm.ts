type ReadAsset = (name: string) => Promise<Uint8Array>;
type InstantiateWasm = (imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) => WebAssembly.Exports;

const unchanged = (wasm: Uint8Array) => wasm;

const compiled = new Map<string, Promise<WebAssembly.Module>>();

/**
 * What Emscripten's modules take as `instantiateWasm`. The machine code of a shipped module is kept between documents; memory is not: what one
 * document left there is of no concern to the next. `amended` may change the module before it is compiled.
 */
export async function compiledWasm(name: string, readAsset: ReadAsset, amended = unchanged): Promise<InstantiateWasm> {
  const compiling = compiled.get(name) ?? readAsset(name).then((wasm) => WebAssembly.compile(new Uint8Array(amended(wasm))));
  compiled.set(name, compiling);
  const module = await compiling;
  return (imports, done) => {
    void WebAssembly.instantiate(module, imports).then(done);
    return {};
  };
}
