import { isReadable, mix } from "../../../contract/contrast.ts";
import type { Colors } from "../template/template.ts";
import { BAND_TINT, LINE_TINT } from "./thresholds.ts";

const WHITE = "#ffffff";

/**
 * All colours of a style from those of a brand. Marks and rules have the accent; text in a light accent, which nobody could read, is set in the main
 * colour. Fills and lines are tints of the main colour.
 */
export function brandColors({ primary, accent = primary, text }: { primary: string; accent?: string; text?: string }, own: Colors): Colors {
  return {
    ...own,
    primary,
    accent,
    accentText: isReadable(accent) ? accent : primary,
    text: text ?? own.text,
    line: mix(primary, WHITE, LINE_TINT),
    band: mix(primary, WHITE, BAND_TINT),
    onPrimary: WHITE,
  };
}
