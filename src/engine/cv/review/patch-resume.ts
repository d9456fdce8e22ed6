import { applyPatch, type Operation, Pointer } from "rfc6902";
import { AppError } from "../../contract/errors.ts";
import type { Resume } from "../../contract/resume.ts";
import { pathOfPointer } from "../../contract/resume-paths.ts";
import { checkResume, notAllowed } from "./check-resume.ts";
import { valuesOf } from "./values.ts";

/** More operations in one patch are a mistake. Unit: operations. Test: src/engine/cv/review/patch-resume.test.ts. */
const MAX_OPERATIONS = 500;

/**
 * No CV has more text: one of 100 full pages has half of it. It also ends a patch that copies a list into itself, twice as much each time. Unit: characters.
 * Test: src/engine/cv/review/patch-resume.test.ts.
 */
const MAX_RESUME_CHARS = 1_000_000;

/** A text lies at most four levels deep (work, entry, highlights, text). Unit: levels of lists and objects. Test: src/engine/cv/review/patch-resume.test.ts. */
const MAX_DEPTH = 10;

/**
 * Applies a JSON Patch (RFC 6902) to a Resume: all of its operations, or none. `/skills/-` also begins a list that is not there yet. Neither argument is
 * changed. Throws AppError "invalid" for what is no JSON Patch, "too_large" for more text than a CV has, and "not_allowed" for a path that is not
 * there, a failed `test`, and a value that `checkResume` refuses.
 */
export function patchResume(resume: Resume, patch: unknown, parsed: Resume): Resume {
  const changed = structuredClone(resume);
  let copied = 0;
  for (const operation of toOperations(patch)) {
    if (operation.op === "copy") copied += jsonChars(Pointer.fromJSON(operation.from).get(changed));
    if (copied > MAX_RESUME_CHARS) throw tooLong();
    const [failure] = applyPatch(changed, [operation], { implicitArrayCreation: true });
    if (failure) throw failureOf(failure, operation);
  }
  const checked = checkResume(changed, parsed);
  const chars = textChars(checked);
  if (chars > MAX_RESUME_CHARS && chars > textChars(resume)) throw tooLong();
  return checked;
}

const jsonChars = (value: unknown) => JSON.stringify(value)?.length ?? 0;
const textChars = (resume: Resume) => valuesOf(resume).reduce((sum, { value }) => sum + value.length, 0);
const tooLong = () => new AppError("too_large", `A CV has at most ${MAX_RESUME_CHARS.toLocaleString("en")} characters of text.`);

function failureOf({ name }: Error, { op, path }: Operation): AppError {
  if (name === "TestError") return notAllowed(pathOfPointer(path), "it is not what the change was made for");
  if (name === "InvalidOperationError") return new AppError("invalid", `The change “${op} ${path}” is not a JSON Patch operation.`);
  return notAllowed(pathOfPointer(path), "there is no such place in the Resume");
}

function toOperations(patch: unknown): Operation[] {
  if (!Array.isArray(patch) || !patch.every(isOperation))
    throw new AppError("invalid", "The changes must be a JSON Patch: a list of operations.");
  if (patch.length > MAX_OPERATIONS) throw new AppError("invalid", `One call takes at most ${MAX_OPERATIONS} changes.`);
  for (const operation of patch) {
    for (const pointer of pointersOf(operation)) refuseForbidden(pointer);
    if ("value" in operation && isDeeper(operation.value, MAX_DEPTH))
      throw notAllowed(pathOfPointer(operation.path), "it is nested deeper than a Resume is");
  }
  return patch;
}

/** Checked first: what goes through a value level by level, as a patch does, has no room for 100,000 of them. */
const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === "object" && value !== null && (levels === 0 || Object.values(value).some((part) => isDeeper(part, levels - 1)));

const OPS = new Set(["add", "remove", "replace", "move", "copy", "test"]);

function isOperation(value: unknown): value is Operation {
  const { op, path, from } = (value ?? {}) as Record<string, unknown>;
  return typeof op === "string" && OPS.has(op) && isPointer(path) && (op !== "move" && op !== "copy" ? true : isPointer(from));
}

const isPointer = (value: unknown) => typeof value === "string" && value.startsWith("/");
const pointersOf = (operation: Operation) => ("from" in operation ? [operation.path, operation.from] : [operation.path]);

/** What Vitae itself keeps in a Resume is not for editing, and what every object inherits ("__proto__", "toString") is no field of it. */
function refuseForbidden(pointer: string): void {
  const tokens = pointer.slice(1).split("/");
  if (tokens[0] === "meta") throw notAllowed("meta", "it cannot be changed");
  if (tokens.some((token) => token in Object.prototype || token in Array.prototype))
    throw notAllowed(pathOfPointer(pointer), "a Resume has no such field");
}
