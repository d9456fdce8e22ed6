import type { CoverPage } from "../../cover-page.ts";
import type { Letterhead } from "../../letterhead.ts";
import type { Logo, Pen } from "./markup.ts";
import type { DocumentSection } from "./sections.ts";
import { COVER_TITLE_RATIO } from "./thresholds.ts";

/** Points. */
const SIZES = { title: 28, subtitle: 14, line: 11, notice: 8 };
const PLAIN = { accent: "#222222", muted: "#555555" };
const TEXT = "#222222";

/** Logo, title, headline and the agency's words; the last paragraph ends the section. */
export function coverMarkup(
  cover: CoverPage,
  letterhead: Letterhead | undefined,
  logo: Logo | undefined,
  page: DocumentSection["page"],
  end: string,
  pen: Pen,
): string {
  const { accent, muted } = letterhead?.colors ?? PLAIN;
  const font = letterhead?.font;
  const { rtl } = cover;
  const said = [
    {
      text: cover.title,
      look: { sizePt: SIZES.title, color: accent, bold: true, font },
      beforePt: (page.height / 20) * COVER_TITLE_RATIO,
      afterPt: 6,
    },
    ...(cover.subtitle ? [{ text: cover.subtitle, look: { sizePt: SIZES.subtitle, color: muted, font }, beforePt: 0, afterPt: 18 }] : []),
    ...cover.lines.map((text) => ({ text, look: { sizePt: SIZES.line, color: TEXT, font }, beforePt: 6, afterPt: 0 })),
  ];
  const head = logo ? pen.paragraph(pen.logo(logo), { rtl }) : "";
  const paragraphs = said.map(({ text, look, beforePt, afterPt }, index) =>
    pen.paragraph(pen.run(text, look, rtl), { rtl, beforePt, afterPt, ...(index === said.length - 1 && { end }) }),
  );
  return head + paragraphs.join("");
}

/** What was withheld, at the foot of the cover. */
export function noticeMarkup({ notice = [], rtl }: CoverPage, letterhead: Letterhead | undefined, pen: Pen): string {
  const look = { sizePt: SIZES.notice, color: letterhead?.colors.muted ?? PLAIN.muted, font: letterhead?.font };
  return notice.map((line) => pen.paragraph(pen.run(line, look, rtl), { rtl, afterPt: 2 })).join("");
}
