/** Thresholds of what a PDF says beside its pages: links, tags, attachments. `bun run thresholds pdf/document` verifies the fixtures named. */

/** A larger attachment is no Europass CV. Unit: bytes. Test: src/engine/cv/read/pdf/document/attachments.test.ts. */
export const MAX_XML_BYTES = 5_242_880;

/** More attachments are not looked at. Unit: files. Test: src/engine/cv/read/pdf/document/attachments.test.ts. */
export const MAX_ATTACHMENTS = 20;

/** More links of a page are not looked at. Unit: links. Test: src/engine/cv/read/pdf/document/links.test.ts. */
export const MAX_LINKS = 500;

/** A link over an icon belongs to text that begins so near to it. Unit: em. Fixture: pdf-icons-and-links. */
export const MAX_ICON_GAP_EM = 3;

/** More elements of a structure tree are not looked at. Unit: elements. Test: src/engine/cv/read/pdf/document/structure.test.ts. */
export const MAX_STRUCTURE_ELEMENTS = 20_000;

/** A link is that of text that it covers, or that covers it, by more than this. Unit: ratio of the width of the narrower. Test: src/engine/cv/read/pdf/document/links.test.ts. */
export const MIN_LINK_WIDTH_RATIO = 0.5;

/** The same from above to below: the boxes of links are often a little too high or too low. Unit: ratio of the height of the lower. Test: src/engine/cv/read/pdf/document/links.test.ts. */
export const MIN_LINK_HEIGHT_RATIO = 0.4;

/** The middle of an icon may lie so much above or below the text beside it. Unit: points. Test: src/engine/cv/read/pdf/document/links.test.ts. */
export const MAX_ICON_SHIFT = 2;
