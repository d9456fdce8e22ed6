import { fold } from "../../../text/fold.ts";
import { tokenize } from "../../concepts/words.ts";
import { MAX_PLACE_WORDS } from "../thresholds.ts";

/** Where a job description wants somebody to live: the words of the place by their stems, and whether moving there is enough. */
export type WantedPlace = { stems: string[]; surface: string; mayMove: boolean };

const LIVES =
  /(?<!\p{L})(?:based in|living in|live in|located in|resident in|residence in|residing in|commutable distance of|wohnhaft in|wohnort|wohnsitz in|ansässig in|lebst in|leben in|résid\p{L}+ (?:à|en|dans)|résidence à|domicili\p{L}+ (?:à|en)|basée? à|residencia en|residente en|residir en|vivir en|residenza a|residente a|residenti a|domicilio a|woonachtig in|woonplaats|zamieszkani\p{L}+ w|miejsce zamieszkania|residência em|residir em|bosatt i|bosat i)\s*:?\s+/iu;
const MOVES =
  /(?<!\p{L})(?:relocat\p{L}*|willing to move|ready to move|move to|umzugsbereit\p{L}*|umzugsbereitschaft|umzug|demenag\p{L}*|mobilite|mobile (?:sur|en|dans)|traslad\p{L}*|mudar\p{L}*|trasferi\p{L}*|verhuiz\p{L}*|przeprowadz\p{L}*|relokac\p{L}*|flytta)(?!\p{L})/u;

/** The place that a short requirement asks to live in: "Based in Leeds or willing to relocate". */
export function wantedPlace(text: string): WantedPlace | undefined {
  const cue = LIVES.exec(text);
  if (!cue || tokenize(text).length > MAX_PLACE_WORDS) return undefined;
  const behind = text.slice(cue.index + cue[0].length);
  const [named = ""] = behind.split(/[,;(]|\s(?:or|oder|ou|o|of|lub|eller|and|und|et|y|e)\s/u);
  const stems = tokenize(named).flatMap(({ stem, surface }) => (/^\p{Lu}/u.test(surface) ? [stem] : []));
  return stems.length > 0 ? { stems, surface: named.trim(), mayMove: MOVES.test(fold(text)) } : undefined;
}

/**
 * True where somebody says that he or she would move. `isAsked`: the text answers that question, so that "Relocation within Germany" is enough; elsewhere it
 * needs a word of being ready: "planned the relocation of two offices" and "mobilité électrique" are about other things.
 */
export function wouldMove(text: string, isAsked: boolean): boolean {
  const folded = fold(text);
  return MOVES.test(folded) && (isAsked || READY.test(folded));
}
const READY =
  /bereit|(?<!\p{L})(?:willing|ready|open|happy|prepared|able|available|flexible|(?:would|will|can) (?:relocate|move)|offen|moglich|pret|prete|ouvert\p{L}*|disponible|disponib\p{L}*|dispuest\p{L}*|disposicion|dispost\p{L}*|posib\p{L}*|possib\p{L}*|bereid|mogelijk|gotow\p{L}*|gotowosc|otwart\p{L}*|mozliw\p{L}*|beredd|villig|yes|ja|oui|si|sim|tak)(?!\p{L})/u;
