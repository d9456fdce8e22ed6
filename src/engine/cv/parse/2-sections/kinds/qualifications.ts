import { fold } from "../../../text/fold.ts";
import type { Context } from "../../1-document/context.ts";
import { type Row, toRow } from "../../1-document/row.ts";
import { CERTIFICATE_WORDS } from "../../lexicon/entries/certificate-words.ts";
import { looksLikeDegree, looksLikeInstitution } from "../../recognisers/degrees.ts";
import type { Section } from "../section.ts";
import { MIN_ENTRY_LIKENESS, MIN_SKILLS } from "../thresholds.ts";
import { setKind } from "./lists.ts";

/**
 * "Qualifications" may head degrees, certificates or skills. Where another section is the education and none is skills, a list below it without a date, a degree, a
 * school or a certificate tells what the candidate can do.
 */
export function setKindOfQualifications(sections: Section[], context: Context): void {
  if (sections.some(({ kind }) => kind === "skills" || kind === "strengths")) return;
  const isEducation = ({ kind, lines }: Section) => kind === "education" && lines.length > 0;
  const at = sections.findIndex(
    (section) =>
      MAY_BE_SKILLS.has(section.kind) &&
      section.kinds.length <= 1 &&
      QUALIFICATIONS.test(fold(section.title)) &&
      sections.some((other) => other !== section && isEducation(other)) &&
      tellsSkills(section.lines.map((line) => toRow(line, context))),
  );
  setKind(sections, at, "skills");
}

const MAY_BE_SKILLS = new Set<Section["kind"]>(["education", "certificates"]);
const QUALIFICATIONS = /(?:^|\s)(?:qualifi[ckz]|calificaci|cualificaci|kwalifik|kvalifik|квалифик|кваліфік)/u;

const CERTIFICATE = new RegExp(String.raw`(?<![\p{L}])(?:${CERTIFICATE_WORDS})(?![\p{L}])`, "iu");

function tellsSkills(rows: readonly Row[]): boolean {
  const isCertified = ({ text }: Row) => CERTIFICATE.test(text);
  const isEntry = ({ ranges, text, cells }: Row) =>
    ranges.length > 0 || cells.length > 1 || Math.max(looksLikeDegree(text), looksLikeInstitution(text)) >= MIN_ENTRY_LIKENESS;
  return rows.length >= MIN_SKILLS && !rows.some(isEntry) && 2 * rows.filter(isCertified).length < rows.length;
}
