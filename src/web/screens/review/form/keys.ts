let last = 0;

/**
 * Names for the rows of a list that has none of its own, so that a row keeps its element and the focus when it moves: the same content
 * keeps its name wherever it stands now; rows that changed take the names that are left, in their order.
 */
export function keysFor(contents: string[], before: { contents: string[]; keys: string[] }): string[] {
  const left = before.contents.map((content, at) => ({ content, key: before.keys[at] as string }));
  const same = contents.map((content) => {
    const at = left.findIndex((one) => one.content === content);
    return at < 0 ? undefined : left.splice(at, 1)[0]?.key;
  });
  return same.map((key) => {
    if (key) return key;
    last += 1;
    return left.shift()?.key ?? `row${last}`;
  });
}
