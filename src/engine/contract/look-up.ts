/**
 * What a table has under a key that comes from a file, a person or a request; undefined where it has nothing. What every object inherits is no entry: without this an
 * agency field called `constructor` would be labelled with the code of a function.
 */
export const lookUp = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
