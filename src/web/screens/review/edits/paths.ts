/** Places in a Resume: `work[0].highlights[2]` as the service says it, `/work/0/highlights/2` in a JSON patch. */
export type Step = string | number;

export const stepsOf = (path: string): Step[] => toSteps(path.split(/[.[\]/]+/).filter(Boolean));

const toSteps = (words: string[]): Step[] => words.map((word) => (/^\d+$/.test(word) ? Number(word) : word));

export const pathOf = (steps: readonly Step[]): string =>
  steps.map((step, at) => (typeof step === "number" ? `[${step}]` : at > 0 ? `.${step}` : step)).join("");

export const pointerOf = (path: string): string => `/${stepsOf(path).join("/")}`;

export const pathOfPointer = (pointer: string): string => pathOf(stepsOf(pointer));

/** What stands at a path or a pointer; undefined where nothing does. */
export const valueAt = (root: unknown, place: string): unknown =>
  stepsOf(place).reduce<unknown>((value, step) => (value as Record<Step, unknown> | null | undefined)?.[step], root);

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
