import type { Pass } from "../source/edits.ts";
import { elementsOf } from "../source/source.ts";

/**
 * Settings that change how the pages look (ISO 29500-1, 17.15.1). All others go: variables of macros, mail merge, the attached template, protection,
 * revision ids, ids of the document, schemas, the writer of the text.
 */
const KEPT = new Set(
  `view zoom displayBackgroundShape mirrorMargins alignBordersAndEdges bordersDoNotSurroundHeader bordersDoNotSurroundFooter gutterAtTop
  hideSpellingErrors hideGrammaticalErrors embedTrueTypeFonts embedSystemFonts saveSubsetFonts defaultTabStop autoHyphenation
  consecutiveHyphenLimit hyphenationZone doNotHyphenateCaps evenAndOddHeaders bookFoldRevPrinting bookFoldPrinting bookFoldPrintingSheets
  drawingGridHorizontalSpacing drawingGridVerticalSpacing displayHorizontalDrawingGridEvery displayVerticalDrawingGridEvery
  doNotUseMarginsForDrawingGridOrigin drawingGridHorizontalOrigin drawingGridVerticalOrigin noPunctuationKerning characterSpacingControl
  printTwoOnOne strictFirstAndLastChars noLineBreaksAfter noLineBreaksBefore hdrShapeDefaults footnotePr endnotePr compat mathPr themeFontLang
  clrSchemeMapping shapeDefaults decimalSymbol listSeparator`.split(/\s+/),
);

export const keepLayoutSettings: Pass = ({ root }, edits) => {
  for (const setting of elementsOf(root)) if (!KEPT.has(setting.name.replace(/^[wm]:/, ""))) edits.remove(setting);
};
