import { foldLetters } from "../../text/fold.ts";

/** Letters without case, accents, spaces and icons; hyphens stand and fall with line ends. */
export const compared = (text: string) => foldLetters(text).replace(/[\s\p{C}‐-]|[\u00a8\u00af\u00b4\u00b8\u02c6-\u02dd`^~]/gu, "");
