import { wordCount } from "../../../text/spaces.ts";
import type { Context } from "../../1-document/context.ts";
import type { Row } from "../../1-document/row.ts";
import { findSpokenLanguages, isLanguageExam } from "../../recognisers/languages.ts";
import { MAX_LISTED_DEGREE_WORDS } from "../thresholds.ts";
import { NAMES_CERTIFICATE } from "./titled-items.ts";

/**
 * "IELTS 7.5 (2019)", "Certifikát CAE" and "Certificate in Advanced English" in rows of their own below the languages: certificates, if the language that they name stands in another
 * row. "IELTS 7.5" below "English" without a level is that level.
 */
export function takeLanguageCertificates(rows: readonly Row[], { language }: Context): { certified: Row[]; rest: Row[] } {
  const spoken = rows.map(({ text }) => findSpokenLanguages(text, { language, section: true }));
  const named = new Map<string | undefined, number>();
  for (const [at, found] of spoken.entries())
    if (!isLanguageExam(rows[at]?.text ?? "")) for (const { code } of found) named.set(code, (named.get(code) ?? 0) + 1);
  const certified = rows.filter((row, at) => {
    const isExam = isLanguageExam(row.text);
    const isNamed = NAMES_CERTIFICATE.test(row.text);
    if (row.cells.length > 1 || row.label || row.prose || wordCount(row.text) > MAX_LISTED_DEGREE_WORDS || !(isExam || isNamed))
      return false;
    if (!isNamed && row.ranges.length === 0 && !spoken[at - 1]?.at(-1)?.fluency) return false;
    const own = isExam ? 0 : 1;
    return named.size > 0 && (spoken[at] ?? []).every(({ code }) => (named.get(code) ?? 0) > own);
  });
  const taken = new Set(certified);
  return { certified, rest: rows.filter((row) => !taken.has(row)) };
}
