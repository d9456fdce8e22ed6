import { hasRightToLeft } from "../../../render/labels/labels.ts";
import type { Letterhead } from "../../letterhead.ts";
import type { Logo, Pen } from "./markup.ts";
import { twips, twipsOfMm } from "./markup.ts";
import { LETTERHEAD_GAP_PT } from "./thresholds.ts";

/** Points. */
const SIZES = { header: 9, agency: 11, footer: 8 };

/** The logo, or the agency's name, at the beginning of the line, the words of the header at its end. */
export function headerMarkup(letterhead: Letterhead, logo: Logo | undefined, width: number, pen: Pen): string {
  const { agency, header, colors, font } = letterhead;
  const name =
    !logo && agency ? pen.run(agency, { sizePt: SIZES.agency, color: colors.accent, bold: true, font }, hasRightToLeft(agency)) : "";
  const first = logo ? pen.logo(logo) : name;
  const words = header ? pen.run(header, { sizePt: SIZES.header, color: colors.muted, font }, hasRightToLeft(header)) : "";
  const rtl = hasRightToLeft(`${agency ?? ""} ${header ?? ""}`);
  return pen.paragraph(first + (words === "" ? "" : pen.tab() + words), { rtl, rightTab: width, afterPt: LETTERHEAD_GAP_PT });
}

/** How high the letterhead is. Unit: twips. */
export const headerHeight = ({ logo }: Letterhead): number =>
  (logo ? twipsOfMm(logo.heightMm) : twips(SIZES.agency * LINE)) + twips(LETTERHEAD_GAP_PT);

/** Usual fonts have lines that are so much higher than their size. */
const LINE = 1.25;

/** The same of the lines of the footer. */
export const footerHeight = ({ footer = [] }: Letterhead): number =>
  footer.length === 0 ? 0 : footer.length * twips(SIZES.footer * LINE) + twips(LETTERHEAD_GAP_PT);

/** The lines of the footer under a rule. */
export function footerMarkup({ footer = [], colors, font }: Letterhead, pen: Pen): string {
  return footer
    .map((line, index) =>
      pen.paragraph(pen.run(line, { sizePt: SIZES.footer, color: colors.muted, font }, hasRightToLeft(line)), {
        rtl: hasRightToLeft(line),
        ...(index === 0 && { beforePt: LETTERHEAD_GAP_PT, ruleColor: colors.accent }),
      }),
    )
    .join("");
}
