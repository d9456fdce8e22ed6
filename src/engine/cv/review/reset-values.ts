import type { Resume } from "../../contract/resume.ts";
import { checkResume } from "./check-resume.ts";
import { type Trace, traceValues } from "./trace.ts";
import { valueAt } from "./values.ts";

/**
 * A corrected Resume with some of its values as they were read. `paths`: of values that were changed, by their place now, or of values that are gone, by
 * their place as it was read; a value of an entry that is gone brings the whole entry back. Throws AppError "not_allowed" as `checkResume` does.
 */
export function resetValues(resume: Resume, parsed: Resume, paths: readonly string[]): Resume {
  const trace = traceValues(resume, parsed);
  const changed = structuredClone(resume);
  for (const path of paths) {
    const isGone = !trace.changed.includes(path) && trace.removed.includes(path);
    if (isGone) putBack(changed, parsed, path, trace);
    else setValue(changed, path, valueAt(parsed, trace.home.get(path) ?? path));
  }
  return checkResume(changed, parsed);
}

function putBack(resume: Resume, parsed: Resume, path: string, { entries }: Trace): void {
  const entry = /^(?:basics\.)?\w+\[\d+\]/.exec(path)?.[0];
  const now = entry === undefined ? undefined : entries.entries().find(([, was]) => was === entry)?.[0];
  if (entry === undefined) setValue(resume, path, valueAt(parsed, path));
  else if (now === undefined) insert(resume, entry, valueAt(parsed, entry));
  else insert(resume, `${now}${path.slice(entry.length)}`, valueAt(parsed, path));
}

const keysOf = (path: string) => path.replace(/\[(\d+)\]/g, ".$1").split(".");

/** Sets what is at a path and makes the way there; undefined takes it away. */
function setValue(resume: Resume, path: string, value: unknown): void {
  const { parent, key } = wayTo(resume, path);
  if (value !== undefined) parent[key as never] = structuredClone(value) as never;
  else if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else delete parent[key as never];
}

/** An item of a list comes back between the others; anything else is set. */
function insert(resume: Resume, path: string, value: unknown): void {
  const { parent, key } = wayTo(resume, path);
  if (Array.isArray(parent)) parent.splice(Math.min(Number(key), parent.length), 0, structuredClone(value));
  else parent[key as never] = structuredClone(value) as never;
}

function wayTo(resume: Resume, path: string): { parent: object; key: string } {
  const keys = keysOf(path);
  const key = keys.pop() as string;
  let parent = resume as unknown as Record<string, unknown>;
  for (const [index, step] of keys.entries()) {
    parent[step] ??= /^\d+$/.test(keys[index + 1] ?? key) ? [] : {};
    parent = parent[step] as Record<string, unknown>;
  }
  return { parent, key };
}
