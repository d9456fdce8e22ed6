import { looksLikeCompany, looksLikeDegree, looksLikeInstitution, looksLikePosition } from "./degrees.ts";
import { findSpokenLanguages } from "./languages.ts";
import { isProse } from "./line-style.ts";
import { type Context, type Row, toRow } from "./rows.ts";
import type { Section } from "./sections.ts";

/**
 * What the sections hold, judged by their content where their titles leave it open: "Career Summary" may be a paragraph or a list of jobs,
 * and a title that no lexicon knows says nothing at all. Paragraphs under such a title, before the jobs of a CV without a profile, are one.
 */
export function resolveKinds(sections: readonly Section[], context: Context): Section[] {
  const resolved = sections.map((section) => resolveKind(section, context));
  const firstWork = resolved.findIndex(({ kind }) => kind === "work");
  const hasProfile = resolved.some(({ kind }) => kind === "profile" || kind === "objective");
  if (hasProfile) return resolved;
  const opening = resolved.findIndex(
    ({ kind, lines }, at) =>
      kind === "other" &&
      (firstWork < 0 || at < firstWork) &&
      lines.length > 0 &&
      lines.every(({ text, bullet }) => isProse(text) && !bullet),
  );
  return resolved.map((section, at) => (at === opening ? { ...section, kind: "profile", kinds: ["profile"] } : section));
}

function resolveKind(section: Section, context: Context): Section {
  if (!OPEN_KINDS.has(section.kind) || section.lines.length === 0) return section;
  const kind = kindByContent(
    section.lines.map((line) => toRow(line, context)),
    section,
    context,
  );
  return kind ? { ...section, kind, kinds: [kind] } : section;
}

const OPEN_KINDS = new Set<Section["kind"]>(["profile", "objective", "other"]);

function kindByContent(rows: readonly Row[], { kind }: Section, { language }: Context): "work" | "education" | "languages" | undefined {
  const heads = rows.filter((row) => !row.bullet && !row.prose);
  const periods = heads.filter((row) => row.ranges.some((range) => !range.single || range.ongoing));
  if (periods.length >= (kind === "other" ? 1 : 2)) {
    const texts = heads.flatMap((row) => row.cells.map((cell) => cell.rest)).filter(Boolean);
    const strength = (score: (text: string) => number) => texts.reduce((sum, text) => sum + score(text), 0);
    const work = strength(looksLikePosition) + strength(looksLikeCompany);
    const education = strength(looksLikeDegree) + strength(looksLikeInstitution);
    if (Math.max(work, education) >= 0.5 * periods.length) return work >= education ? "work" : "education";
  }
  const spoken = rows.filter((row) => row.text.length < 60 && findSpokenLanguages(row.text, { language }).some((item) => item.fluency));
  return kind === "other" && rows.length >= 2 && spoken.length >= rows.length * 0.7 ? "languages" : undefined;
}
