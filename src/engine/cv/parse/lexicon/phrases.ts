import { fold } from "../../text/fold.ts";

/** Words and phrases separated by commas, folded as the text that they are looked for in. One list serves all languages. */
export const phrases = (list: string): ReadonlySet<string> => new Set(list.split(",").map(fold).filter(Boolean));
