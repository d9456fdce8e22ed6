import type { Context } from "../../1-document/context.ts";
import type { Row } from "../../1-document/row.ts";
import { looksLikeCompany, looksLikeInstitution } from "../../recognisers/degrees.ts";
import { LETTERS_OF_ISSUER, MIN_ISSUER_LEAD, MIN_ISSUER_LEAD_ALONE } from "../thresholds.ts";
import { ISSUER, NAMES_CERTIFICATE, parseTitled, type Titled } from "./titled-items.ts";

/** Items that have an issuer: certificates, awards, publications. The issuer may be printed first. */
export function parseIssued(rows: readonly Row[], context: Context): Titled[] {
  return withIssuersLast(parseTitled(rows, context));
}

/** The same, with the issuer in its place where the section prints it first. */
export function withIssuersLast(read: Titled[]): Titled[] {
  return issuersFirst(read) ? read.map((item) => (item.by ? { ...item, title: item.by, by: item.title } : item)) : read;
}

/** Some CVs print the issuer first and the certificate after it. Judged over the whole section. */
function issuersFirst(items: readonly Titled[]): boolean {
  const pairs = items.filter((item) => item.by);
  // "Food Handler Card" of "Food Handler Card, State of Leith" sounds like a company, and is what was issued.
  const strength = (text: string) =>
    NAMES_CERTIFICATE.test(text) && looksLikeInstitution(text) === 0
      ? 0
      : Math.max(looksLikeInstitution(text), looksLikeCompany(text), ISSUER.test(text) ? LETTERS_OF_ISSUER : 0);
  const differences = pairs.map((item) => strength(item.title) - strength(item.by as string));
  const favoured = differences.filter((difference) => difference > MIN_ISSUER_LEAD).length;
  const isPlain = pairs.length === 1 && (differences[0] as number) >= MIN_ISSUER_LEAD_ALONE;
  return (favoured > 1 || isPlain) && differences.every((difference) => difference > -MIN_ISSUER_LEAD) && favoured * 3 >= pairs.length * 2;
}
