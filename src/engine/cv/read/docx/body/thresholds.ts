/** Thresholds of the properties that the body of a Word file declares. */

/** A section with more text columns lays out no page of a CV. Unit: columns. Test: src/engine/cv/read/docx/body/sections.test.ts. */
export const MAX_TEXT_COLUMNS = 16;
