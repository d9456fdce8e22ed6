import type { Met, Weight } from "../../../engine/contract/api.ts";

export const VERDICTS: Record<Met, string> = { yes: "Met", partly: "Partly met", no: "Not met" };
export const WEIGHTS: Record<Weight, string> = { must: "Must-have", nice: "Nice to have", ignore: "Ignored" };

/** A verdict; null while nobody has judged. */
export const metWord = (met: Met | null) => (met === null ? "Not judged" : VERDICTS[met]);
