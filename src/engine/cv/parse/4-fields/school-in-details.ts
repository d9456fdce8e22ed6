import type { Education } from "../../../contract/resume.ts";
import type { Context } from "../1-document/context.ts";
import { toRow } from "../1-document/row.ts";
import { IDENTITY_KINDS, type Section } from "../2-sections/section.ts";
import { schoolBesideDegree } from "../3-entries/schooling.ts";

/** "School: Teme College" and "Subject: Hydrology" among the personal details, where no section is education. */
export function schoolInDetails(sections: readonly Section[], context: Context): Education[] | undefined {
  const labels = sections
    .filter(({ kind }) => IDENTITY_KINDS.has(kind))
    .flatMap(({ lines }) => lines.flatMap((line) => toRow(line, context).label ?? []));
  const bare = sections
    .filter(({ kind }) => kind === "personal" || kind === "contact")
    .flatMap(({ lines }) => lines.flatMap(schoolBesideDegree));
  if (bare.length > 0) return bare;
  const labelled = (field: string) => labels.find((label) => label.field === field)?.value || undefined;
  const [institution, area, studyType] = [labelled("institution"), labelled("area"), labelled("degree")];
  return institution && (area || studyType) ? [{ institution, studyType, area }] : undefined;
}
