import type { Converter } from "../../converter/converter.ts";

/** The same conversion, and `rested`, which resolves when it has worked and then had nothing to do for `ms`. */
export function watchRest(convert: Converter["convert"], ms: number): { convert: Converter["convert"]; rested: Promise<void> } {
  const { promise: rested, resolve } = Promise.withResolvers<void>();
  let atWork = 0;
  let timer: Timer | undefined;
  return {
    rested,
    async convert(...document) {
      atWork += 1;
      clearTimeout(timer);
      try {
        return await convert(...document);
      } finally {
        atWork -= 1;
        if (atWork === 0) timer = setTimeout(resolve, ms);
      }
    },
  };
}
