import type { Config } from "../../engine/setup/config.ts";

/** `broken`: something will not work. `warning`: something is missing or unwise, and the rest works. */
export type Finding = { state: "ok" | "warning" | "broken"; found: string /** What to do about it. */; mend?: string };
/** One finding, or one for each trouble. */
export type Check = (config: Config) => Finding | Finding[] | Promise<Finding | Finding[]>;

export const ok = (found: string): Finding => ({ state: "ok", found });
export const warning = (found: string, mend: string): Finding => ({ state: "warning", found, mend });
export const broken = (found: string, mend: string): Finding => ({ state: "broken", found, mend });
