import type { Resume } from "../../../contract/resume.ts";
import type { Reading, SetAside } from "../../reading.ts";
import { foldLetters } from "../../text/fold.ts";
import { resumeValues } from "./sources.ts";

/** Where each line of a CV went, and which values of the resume have no source in the CV. */
export type CoverageReport = {
  lines: number;
  /** Lines whose text is in the resume, headings and labels that named it included. */
  used: number;
  /** Lines that no field took and that stand in `additional`. */
  additional: string[];
  /** Text that was set aside, with the reason: page numbers, repeated headers, hidden text. */
  setAside: Pick<SetAside, "text" | "reason" | "detail">[];
  /** Values whose source was not found. There should be none. */
  withoutSource: { path: string; value: string }[];
};

/** The coverage report of a reading and the resume that was parsed from it. */
export function reportCoverage(reading: Reading, resume: Resume): CoverageReport {
  const additional = (resume.additional ?? []).flatMap(({ items }) => items);
  const kept = new Set(additional.map(foldLetters));
  const left = reading.lines.filter((line) => kept.has(foldLetters(line.text.replace(/\t/g, " "))));
  const sources = resume.meta.vitae.sources ?? {};

  return {
    lines: reading.lines.length,
    used: reading.lines.length - left.length,
    additional,
    setAside: reading.setAside.map(({ text, reason, detail }) => ({ text, reason, ...(detail ? { detail } : {}) })),
    withoutSource: resumeValues(resume).filter(({ path }) => !sources[path]),
  };
}
