import type { Resume } from "../../contract/resume.ts";
import { type Step, stepsOf, valueAt } from "../../contract/resume-paths.ts";
import { checkResume } from "./check-resume.ts";
import { type Trace, traceValues } from "./trace.ts";

/**
 * A corrected Resume with some of its values as they were read. `paths`: of values that were changed, by their place now, or of values that are gone, by
 * their place as it was read; a value of an entry that is gone brings the whole entry back. Throws AppError "not_allowed" as `checkResume` does.
 */
export function resetValues(resume: Resume, parsed: Resume, paths: readonly string[]): Resume {
  const trace = traceValues(resume, parsed);
  const changed = structuredClone(resume);
  for (const path of paths.filter((one) => isPlace(one, resume) || isPlace(one, parsed))) {
    const isGone = !trace.changed.includes(path) && trace.removed.includes(path);
    if (isGone) putBack(changed, parsed, path, trace);
    else setValue(changed, path, valueAt(parsed, trace.home.get(path) ?? path));
  }
  return checkResume(changed, parsed);
}

/** What is in neither has nothing to be put back, and "constructor.keys" would lead out of the Resume. */
const isPlace = (path: string, within: Resume) => stepsOf(path).length > 0 && valueAt(within, path) !== undefined;

function putBack(resume: Resume, parsed: Resume, path: string, { entries }: Trace): void {
  const entry = /^(?:basics\.)?\w+\[\d+\]/.exec(path)?.[0];
  const now = entry === undefined ? undefined : entries.entries().find(([, was]) => was === entry)?.[0];
  if (entry === undefined) setValue(resume, path, valueAt(parsed, path));
  else if (now === undefined) insert(resume, entry, valueAt(parsed, entry));
  else insert(resume, `${now}${path.slice(entry.length)}`, valueAt(parsed, path));
}

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

function wayTo(resume: Resume, path: string): { parent: object; key: Step } {
  const steps = stepsOf(path);
  const key = steps.pop() as Step;
  let parent = resume as unknown as Record<Step, unknown>;
  for (const [index, step] of steps.entries()) {
    // Not what every object inherits: a file may call a field "__proto__".
    if (!Object.hasOwn(parent, step)) parent[step] = typeof (steps[index + 1] ?? key) === "number" ? [] : {};
    parent = parent[step] as Record<Step, unknown>;
  }
  return { parent, key };
}
