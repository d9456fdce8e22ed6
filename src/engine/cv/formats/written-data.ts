import type { DataFormat } from "../../contract/data-formats.ts";
import { lookUp } from "../../contract/look-up.ts";

/** What is wanted of a Resume as data. */
export type DataRequest = {
  format: DataFormat;
  /** ISO 8601 with time: when the CV came, and when its data last changed. Europass asks for both. */
  created: string;
  changed: string;
  codes?: EscoCodes;
};

/** The concepts of ESCO by the names that a Resume has for them, each its URI: skills, and occupations for positions. */
export type EscoCodes = { skills: Record<string, string>; occupations: Record<string, string> };
export const NO_CODES: EscoCodes = { skills: {}, occupations: {} };

/** `leftOut`: paths of values that the format cannot hold in any way, such as a photo of a kind that it does not know. */
export type WrittenData = { text: string; leftOut: string[] };

/** The URI of a name. */
export const codeOf = (codes: Record<string, string>, name: string | undefined): string | undefined =>
  name === undefined ? undefined : lookUp(codes, name);
