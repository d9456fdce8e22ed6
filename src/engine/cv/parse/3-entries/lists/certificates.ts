import type { Certificate } from "../../../../contract/resume.ts";
import type { Context } from "../../1-document/context.ts";
import type { Row } from "../../1-document/row.ts";
import { withIssuersLast } from "./issued-items.ts";
import { itemRows } from "./item-rows.ts";
import { divideListed } from "./listed-in-row.ts";
import { standAlone } from "./one-per-row.ts";
import { divideTitled, HOURS, readTitled, type Titled } from "./titled-items.ts";
import { saysValidity } from "./validity.ts";

/** Certificates, licences and courses: one below the other with their issuers and dates, or several in a row. */
export function parseCertificates(printed: readonly Row[], context: Context): Certificate[] {
  const items = itemRows(printed, context);
  const rows = divideListed(items, context);
  const entries = rows.length > items.length || standAlone(rows) ? rows.flatMap((row) => divideTitled([row])) : divideTitled(rows);
  return withIssuersLast(readTitled(entries, context)).map(toCertificate);
}

/** Without an issuer in its line, the first line below a certificate is one: "CAE ⏎ Cambridge Assessment". */
export function toCertificate({ title, by, date, text }: Titled): Certificate {
  const told = by ? [by, ...text] : text;
  const first = told[0] ?? "";
  const [issuer, ...rest] = HOURS.test(first) || saysValidity(first) ? [undefined, ...told] : told;
  return { name: title, issuer, date, summary: rest.join("\n") || undefined };
}
