import type { Resume } from "../../../contract/resume.ts";
import { MAX_NAME_PARTS, MIN_NAME_CHARS } from "./thresholds.ts";

/** The CV as lines for a model, anonymous: without name, contact data, photo, birth, nationality, family and address. */
export function cvLines(resume: Resume): string[] {
  const names = namePatterns(resume.basics?.name);
  return linesOf(resume).map((line) => anonymous(line, names));
}

function linesOf({ basics, work, education, certificates, skills, languages, projects, volunteer, publications, x }: Resume): string[] {
  const dated = (start?: string, end?: string) => (start ? `${start} – ${end ?? "today"}` : "");
  const lines = [
    basics?.label,
    basics?.summary,
    ...(work ?? []).flatMap((one) => [
      [one.position, one.name, dated(one.startDate, one.endDate)].filter(Boolean).join(", "),
      one.summary,
      one.description,
      ...(one.highlights ?? []),
      ...(one.keywords ?? []),
    ]),
    ...(education ?? []).map((one) => [one.studyType, one.area].filter(Boolean).join(" ")),
    ...(certificates ?? []).map(({ name }) => name),
    ...(skills ?? []).map(({ name, keywords }) => [name, ...(keywords ?? [])].filter(Boolean).join(", ")),
    ...(languages ?? []).map(({ language, fluency }) => [language, fluency].filter(Boolean).join(": ")),
    ...(projects ?? []).flatMap((one) => [one.name, one.description, ...(one.highlights ?? [])]),
    ...(volunteer ?? []).flatMap((one) => [one.position, one.summary, ...(one.highlights ?? [])]),
    ...(publications ?? []).map(({ name }) => name),
    x?.drivingLicence,
  ];
  return lines.filter((line): line is string => Boolean(line?.trim()));
}

/** The whole name first, then its parts as words of their own. */
function namePatterns(name = ""): RegExp[] {
  const parts = name
    .split(/[\s,.]+/)
    .filter((part) => part.length >= MIN_NAME_CHARS)
    .slice(0, MAX_NAME_PARTS);
  return [name, ...parts]
    .filter((one) => one.trim().length >= MIN_NAME_CHARS)
    .map((one) => new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(one)}(?![\\p{L}\\p{N}])`, "gu"));
}

const CONTACT = /(?:https?:\/\/|www\.)\S+|\+?\d[\d\s()/.-]{7,}\d/gu;

/** True for text with an "@" and a full stop after it, each between other characters: "a@b.c". */
function isMailAddress(word: string): boolean {
  const at = word.indexOf("@", 1);
  return at > 0 && word.lastIndexOf(".", word.length - 2) >= at + 2;
}

const anonymous = (line: string, names: readonly RegExp[]) =>
  names.reduce(
    (text, pattern) => text.replace(pattern, "the candidate"),
    line.replace(/\S+/gu, (word) => (isMailAddress(word) ? "…" : word)).replace(CONTACT, "…"),
  );
