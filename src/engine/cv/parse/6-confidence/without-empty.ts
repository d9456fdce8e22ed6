/** Not searched for empty values: they are built without any, or an empty list has a meaning (`warnings: []`). */
const AS_THEY_ARE = new Set(["warnings", "sources", "confidence"]);

/** Without undefined values, empty texts, lists and objects. */
export function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items: unknown[] = [];
    for (const item of value) {
      const kept = withoutEmpty(item);
      if (kept !== undefined) items.push(kept);
    }
    return items.length > 0 ? items : undefined;
  }
  if (value !== null && typeof value === "object") {
    const full: Record<string, unknown> = {};
    let isEmpty = true;
    for (const key of Object.keys(value)) {
      const item = (value as Record<string, unknown>)[key];
      const kept = AS_THEY_ARE.has(key) ? item : withoutEmpty(item);
      if (kept === undefined) continue;
      full[key] = kept;
      isEmpty = false;
    }
    return isEmpty ? undefined : full;
  }
  return value === "" ? undefined : value;
}
