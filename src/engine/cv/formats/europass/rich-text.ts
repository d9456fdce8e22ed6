import { codeOf } from "../written-data.ts";

/** Europass keeps rich text as HTML inside its XML: paragraphs and lists. What is written here is text; the XML around it is escaped once more. */
export const escapeHtml = (text: string): string =>
  text
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/"/g, "&quot;")
    .replace(/\r\n?|\n/g, "<br/>");

/** Paragraphs, and a list behind them. Undefined where there is neither. */
export function richText(paragraphs: readonly (string | undefined)[], items: readonly string[] = []): string | undefined {
  const said = paragraphs.filter((text): text is string => Boolean(text)).map((text) => `<p>${escapeHtml(text)}</p>`);
  return `${said.join("")}${listOf(items.filter(Boolean).map(escapeHtml))}` || undefined;
}

/** A list of items that are HTML. */
export const listOf = (items: readonly string[]): string =>
  items.length > 0 ? `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>` : "";

/** A name, as a link to its concept where that is known: Europass has no field for the codes of skills. */
export function linked(name: string, codes: Record<string, string>): string {
  const uri = codeOf(codes, name);
  return uri ? `<a href="${escapeHtml(uri)}">${escapeHtml(name)}</a>` : escapeHtml(name);
}
