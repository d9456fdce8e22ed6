import type { Resume } from "../../contract/resume.ts";

/**
 * A text of a Resume and where it stands. For `work[1].highlights[0]`: `list` is `work`, `entry` is `work[1]`, `field` is `highlights`. For
 * `basics.location.city`: `list` and `entry` are empty, `field` is `basics.location.city`.
 */
export type Value = { path: string; value: string; list: string; entry: string; field: string };

/** Every text of a Resume in order, `additional` too; `meta` and the photo aside. */
export function valuesOf(resume: Resume): Value[] {
  const found: Value[] = [];
  for (const [key, part] of Object.entries(resume)) {
    if (key === "meta") continue;
    if (!Array.isArray(part)) collect(part, { path: key, list: "", entry: "" }, found);
    else
      for (const [index, entry] of part.entries())
        collect(entry, { path: `${key}[${index}]`, list: key, entry: `${key}[${index}]` }, found);
  }
  return found;
}

function collect(value: unknown, at: Pick<Value, "path" | "list" | "entry">, found: Value[]): void {
  if (typeof value === "string") found.push({ ...at, value, field: fieldOf(at.path, at.entry) });
  else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) collect(item, { ...at, path: `${at.path}[${index}]` }, found);
  } else if (value !== null && typeof value === "object") {
    for (const [key, part] of Object.entries(value)) if (key !== "image") collect(part, { ...at, path: `${at.path}.${key}` }, found);
  }
}

/** `work[1].highlights[0]` in `work[1]` is `highlights`. */
const fieldOf = (path: string, entry: string) => path.slice(entry === "" ? 0 : entry.length + 1).replace(/\[\d+\]/g, "");
