/** Places in a Resume: paths as the service writes them (`skills[0].keywords[2]`), and JSON Pointers (RFC 6901) as a JSON Patch has them. Imports nothing. */

export type Step = string | number;

/** The keys and indices on the way to a path or a pointer. */
export const stepsOf = (path: string): Step[] => toSteps(path.split(/[.[\]/]+/).filter(Boolean));

const toSteps = (words: string[]): Step[] => words.map((word) => (/^\d+$/.test(word) ? Number(word) : word));

export const pathOf = (steps: readonly Step[]): string =>
  steps.map((step, at) => (typeof step === "number" ? `[${step}]` : at > 0 ? `.${step}` : step)).join("");

export const pointerOf = (path: string): string => `/${stepsOf(path).join("/")}`;

export const pathOfPointer = (pointer: string): string => pathOf(stepsOf(pointer));

/** What stands at a path or a pointer; undefined where nothing does. */
export const valueAt = (root: unknown, place: string): unknown =>
  stepsOf(place).reduce<unknown>((value, step) => (isOwn(value, step) ? value[step] : undefined), root);

/** An item of a list by its index, a field by its own name: nothing that is inherited, and no "length". */
const isOwn = (value: unknown, step: Step): value is Record<Step, unknown> =>
  typeof value === "object" && value !== null && Object.hasOwn(value, step) && Array.isArray(value) === (typeof step === "number");

/** `work[0].highlights[2]` → `work[0].highlights`. */
export const parentOf = (path: string): string => pathOf(stepsOf(path).slice(0, -1));

export const lastStep = (path: string): Step | undefined => stepsOf(path).at(-1);

/** Whether a path is that of a part of `whole`, or of all of it. */
export const isWithin = (path: string, whole: string): boolean =>
  path === whole || (path.startsWith(whole) && /^[.[]/.test(path.slice(whole.length)));

/** The entry that a value belongs to: `work[0].highlights[2]` → `work[0]`; null for what stands alone, such as the name. */
export function entryOf(path: string): string | null {
  const steps = stepsOf(path);
  const at = steps.findIndex((step) => typeof step === "number");
  return at > 0 ? pathOf(steps.slice(0, at + 1)) : null;
}
