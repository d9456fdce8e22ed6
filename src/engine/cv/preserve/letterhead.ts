import type { Template } from "../render/template/template.ts";
import { worded } from "../render/template/template.ts";
import { officeFonts } from "../render/typography/fonts.ts";
import { fillIn } from "../render/view/build-view.ts";

/** What an agency prints on each page of a candidate's own document. */
export type Letterhead = {
  logo?: { png: string; widthMm: number; heightMm: number; alt: string };
  agency?: string;
  /** The running header, one line. */
  header?: string;
  /** The lines of the footer. */
  footer?: string[];
  /** `#rrggbb` each. */
  colors: { accent: string; muted: string };
  /** The font of its texts; without one they have that of the document. */
  font?: string;
};

/**
 * The letterhead of a house style. `shown` is what the documents say in the place of `{name}` and `{label}`; `language` is that of its words. A style that
 * has neither a logo nor the agency's name has nobody's letterhead: of it there are the colours and the font.
 */
export function letterheadOf(template: Template, language: string, shown: { name?: string; label?: string }): Letterhead {
  const { logo, colors } = template;
  const said = (text: Parameters<typeof worded>[0]) => fillIn(worded(text, language), shown);
  const header = said(template.header.text);
  const footer = [said(template.footer.text), said(template.confidentiality)].filter((line) => line !== undefined);
  const font = officeFonts(template.fonts).body;
  const look = { colors: { accent: colors.accentText, muted: colors.muted }, ...(font && { font }) };
  if (!logo && !template.agency) return look;
  return {
    ...(logo && template.header.logo !== "none" && { logo: { png: logo.png, widthMm: logo.width, heightMm: logo.height, alt: logo.alt } }),
    ...(template.agency && { agency: template.agency }),
    ...(header && { header }),
    ...(footer.length > 0 && { footer }),
    ...look,
  };
}
