/**
 * URW's fonts of TeX cut the words of their names to four letters, and their bold Times is called "Medi". Linux Libertine and Biolinum end in letters:
 * "LinBiolinumOB" and "LinLibertineTZ" (semibold), "LinLibertineOBI", "LinLibertineTI".
 */
const BOLD =
  /bold|black|heavy|demi|semibd|[-,_ ](?:bd|b|bx|sb)$|cmbx|cmssbx|-medi(?:ital)?$|[a-z]-?(?:w[6-9])$|(?:sf|lm)(?:bx|sx|ssdc)\d|cmssdc|^lin(?:libertine|biolinum)[ot][bz]i?$/i;
const ITALIC =
  /italic|oblique|ital$|obli$|kursiv|slanted|[-,_ ](?:it|i|bi|sl)$|cm(?:ti|sl|bxti|mi)\d|(?:sf|lm)(?:ti|sl|si)\d|^lin(?:libertine|biolinum)[ot][bz]?i$/i;
/** XeTeX writes the encoding behind the name: "LMRoman10-Regular-Identity-H". */
const ENCODING_TAIL = /-identity-[hv]$/i;
const LIGHTER = /demilight|semilight/i;
/** Weights from here on are bold, as in CSS. */
const SEMIBOLD = 600;
const STYLE_TAIL =
  /(?:[-,_ ]?(?:bold|black|heavy|demi|semi|extra|ultra|light|thin|regular|roman|medium|book|italic|oblique|condensed|mt|ps|bd|it|bi))+$|-(?:regu|roma|ligh|medi|bold|demi|book)?(?:ital|obli)?$/i;

/** Weight, slope and family from a PostScript font name such as `CAAAAA+LiberationSans-BoldItalic`. */
export function fontStyle(name: string): { bold: boolean; italic: boolean; font?: string } {
  const plain = name
    .replace(/^[A-Z]{6}\+/, "")
    .replace(ENCODING_TAIL, "")
    .replace(/_wght_?(\d+)|[-_]wght(\d+)/i, (_, a, b) => (Number(a ?? b) >= SEMIBOLD ? "-Bold" : ""));
  return {
    bold: BOLD.test(plain) && !LIGHTER.test(plain),
    italic: ITALIC.test(plain),
    font: plain.replace(STYLE_TAIL, "").replace(/[-,_ ]+$/, "") || plain || undefined,
  };
}
