import { applyPatch, type Operation } from "rfc6902";
import { AppError } from "../../contract/errors.ts";
import type { Resume } from "../../contract/resume.ts";
import { pathOfPointer } from "../../contract/resume-paths.ts";
import { checkResume, notAllowed } from "./check-resume.ts";

/** More operations in one patch are a mistake. Unit: operations. Test: src/engine/cv/review/patch-resume.test.ts. */
const MAX_OPERATIONS = 500;

/**
 * Applies a JSON Patch (RFC 6902) to a Resume: all of its operations, or none. `/skills/-` also begins a list that is not there yet. Neither argument is
 * changed. Throws AppError "invalid" for what is no JSON Patch, and "not_allowed" for a path that is not there, a failed `test`, and a value that
 * `checkResume` refuses.
 */
export function patchResume(resume: Resume, patch: unknown, parsed: Resume): Resume {
  const changed = structuredClone(resume);
  for (const operation of toOperations(patch)) {
    const [failure] = applyPatch(changed, [operation], { implicitArrayCreation: true });
    if (failure) throw failureOf(failure, operation);
  }
  return checkResume(changed, parsed);
}

function failureOf({ name }: Error, { op, path }: Operation): AppError {
  if (name === "TestError") return notAllowed(pathOfPointer(path), "it is not what the change was made for");
  if (name === "InvalidOperationError") return new AppError("invalid", `The change “${op} ${path}” is not a JSON Patch operation.`);
  return notAllowed(pathOfPointer(path), "there is no such place in the Resume");
}

function toOperations(patch: unknown): Operation[] {
  if (!Array.isArray(patch) || !patch.every(isOperation))
    throw new AppError("invalid", "The changes must be a JSON Patch: a list of operations.");
  if (patch.length > MAX_OPERATIONS) throw new AppError("invalid", `One call takes at most ${MAX_OPERATIONS} changes.`);
  for (const operation of patch) for (const pointer of pointersOf(operation)) refuseForbidden(pointer);
  return patch;
}

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
