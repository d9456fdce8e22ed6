import type { Certificate } from "../../../../contract/resume.ts";
import { HOURS, type Titled } from "./titled-items.ts";
import { saysValidity } from "./validity.ts";

/** Without an issuer in its line, the first line below a certificate is one: "CAE ⏎ Cambridge Assessment". */
export function toCertificate({ title, by, date, text }: Titled): Certificate {
  const told = by ? [by, ...text] : text;
  const first = told[0] ?? "";
  const [issuer, ...rest] = HOURS.test(first) || saysValidity(first) ? [undefined, ...told] : told;
  return { name: title, issuer, date, summary: rest.join("\n") || undefined };
}
