/**
 * Tables of words as text. They are made when the program is built (Bun runs an import `with { type: "macro" }` then and puts its answer in its
 * place): what `Intl` prints in every tongue takes a tenth of a second to ask for, at the first CV of each process. Such an
 * import stands in a small file of its own: of larger ones Bun may keep, for the next run of the tests, what it made of them while a macro ran,
 * and then the call is still in them and its import is not (https://github.com/oven-sh/bun/pull/38683).
 */
export const tableText = (table: Iterable<readonly [word: string, meaning: string]>) =>
  Array.from(table, (entry) => entry.join("\t")).join("\n");

export const tableOf = (text: string): Map<string, string> =>
  new Map(text.split("\n").map((line) => line.split("\t") as [word: string, meaning: string]));
