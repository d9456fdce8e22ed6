import type { Resume } from "../resume.ts";

/**
 * The CV as lines for a model: `shown` without whom it is about (no name, contact, photo, birth, nationality, family or address), `original` the
 * same lines as the CV has them, in which quotes are looked up.
 */
export function cvLines(resume: Resume): { shown: string[]; original: string[] } {
  const original = linesOf(resume);
  const names = namePatterns(resume.basics?.name);
  return { shown: original.map((line) => anonymous(line, names)), original };
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

const MIN_NAME = 3;

/** The whole name first, then its parts as words of their own. */
function namePatterns(name = ""): RegExp[] {
  const parts = name.split(/[\s,.]+/).filter((part) => part.length >= MIN_NAME);
  return [name, ...parts]
    .filter((one) => one.trim().length >= MIN_NAME)
    .map((one) => new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(one)}(?![\\p{L}\\p{N}])`, "gu"));
}

const CONTACT = /\S+@\S+\.\S+|(?:https?:\/\/|www\.)\S+|\+?\d[\d\s()/.-]{7,}\d/gu;

const anonymous = (line: string, names: readonly RegExp[]) =>
  names.reduce((text, pattern) => text.replace(pattern, "the candidate"), line.replace(CONTACT, "…"));
