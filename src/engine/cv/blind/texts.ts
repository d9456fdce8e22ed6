/**
 * Rewrites the texts of a Resume by their paths, as `mapTexts` does. Its photo is no text: it has thousands of characters in which a number or a town
 * may be found by chance.
 */
export const mapWords = (value: unknown, rewrite: (text: string, path: string) => string): unknown =>
  mapTexts(value, (text, path) => (path === PHOTO ? text : rewrite(text, path)));

export const PHOTO = "basics.image";

/** Rewrites every string of a value by its path. Strings that become empty are removed, and so are objects and lists that had nothing else. */
export function mapTexts(value: unknown, rewrite: (text: string, path: string) => string, path = ""): unknown {
  if (typeof value === "string") return rewrite(value, path) || undefined;
  if (Array.isArray(value)) {
    const kept = value.map((item, index) => mapTexts(item, rewrite, `${path}[${index}]`)).filter((item) => item !== undefined);
    return kept.length > 0 || value.length === 0 ? kept : undefined;
  }
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, mapTexts(item, rewrite, path ? `${path}.${key}` : key)] as const);
  const kept = entries.filter(([, item]) => item !== undefined);
  // A heading without any line left: all of them were redacted.
  if (/^additional\[\d+\]$/.test(path) && !kept.some(([key]) => key === "items")) return undefined;
  return kept.length > 0 || path === "basics" ? Object.fromEntries(kept) : undefined;
}
