import { fold } from "../../../text/fold.ts";
import { tokenize } from "../../concepts/words.ts";
import { MAX_PLACE_WORDS } from "../thresholds.ts";

/** Where a job description wants somebody to live, or, `onSite`, to come to work: the words of the place by their stems, and whether moving there is enough. */
export type WantedPlace = { stems: string[]; surface: string; mayMove: boolean; onSite: boolean };

const LIVES =
  /(?<!\p{L})(?:based in|living in|live in|located in|resident in|residence in|residing in|commutable distance of|wohnhaft in|wohnort|wohnsitz in|ansässig in|lebst in|leben in|résid\p{L}+ (?:à|en|dans)|résidence à|domicili\p{L}+ (?:à|en)|basée? à|residencia en|residente en|residir en|vivir en|residenza (?:a|in)|residente (?:a|in)|residenti (?:a|in)|domicilio (?:a|in)|domiciliat[oa] (?:a|in)|(?:live |living |based |resident )?within \d+ (?:miles|km|kilometres|minutes) of|(?:wohnhaft )?im umkreis von \d+ km (?:um|von)|à moins de \d+ (?:km|minutes) de|a menos de \d+ km de|entro \d+ km da|woonachtig in|woonachtig binnen \d+ (?:km|minuten) van|binnen \d+ km van|do \d+ km od|woonplaats|zamieszkani\p{L}+ w|miejsce zamieszkania|residência em|residir em|bosatt i|bosat i)\s*:?\s+/iu;
/** "Presencial en Valencia", "able to attend the site in Lancaster": where the work is done. */
const WORKS_AT =
  /(?<!\p{L})(?:presencial(?:es|mente)?|on[- ]site|attend(?:ing|ance at)?\s(?:the\s|our\s)?(?:site|office|workshop|premises)|in person|office[- ]based|vor Ort|in Präsenz|sur site|sur place|en présentiel|in presenza|in sede|op locatie|op kantoor|stacjonarn\p{L}*|na miejscu|på plats)\s+(?:in|at|en|à|a|bei|te|w|we|i|em)\s+(?=\p{Lu})/iu;
const MOVES =
  /(?<!\p{L})(?:relocat\p{L}*|willing to move|ready to move|move to|umzugsbereit\p{L}*|umzugsbereitschaft|umzug|demenag\p{L}*|mobilite|mobile (?:sur|en|dans)|traslad\p{L}*|mudar\p{L}*|trasferi\p{L}*|verhuiz\p{L}*|przeprowadz\p{L}*|relokac\p{L}*|flytta)(?!\p{L})/u;

/** The place that a short requirement asks to live in: "Based in Leeds or willing to relocate". */
export function wantedPlace(text: string): WantedPlace | undefined {
  const living = LIVES.exec(text);
  const cue = living ?? WORKS_AT.exec(text);
  if (!cue || tokenize(text).length > MAX_PLACE_WORDS) return undefined;
  const behind = text.slice(cue.index + cue[0].length);
  const [named = ""] = behind.split(/[,;(]|\s(?:or|oder|ou|o|of|lub|eller|and|und|et|y|e)\s/u);
  // "In Lancaster two days a week": the name ends with its capitals.
  const [name = named] = NAME.exec(named) ?? [];
  const stems = tokenize(name).flatMap(({ stem, surface }) => (/^\p{Lu}/u.test(surface) ? [stem] : []));
  return stems.length > 0
    ? { stems, surface: living ? named.trim() : name.replace(/[.\s]+$/u, ""), mayMove: MOVES.test(fold(text)), onSite: !living }
    : undefined;
}

const NAME =
  /^\p{Lu}[\p{L}'’-]*\.?(?:[ -](?:\p{Lu}[\p{L}'’-]*\.?|(?:am|an der|sur|sous|de|del|da|do|di|upon|on|under|la|le|el)(?= \p{Lu})))*/u;

/** True where somebody would work from home alone: "I can only take fully remote roles", "solo en remoto". */
export const onlyRemote = (text: string): boolean => REMOTE.test(fold(text));
const REMOTE =
  /(?<!\p{L})(?:(?:remote|remotely|from home|home office|homeoffice|remoto|da remoto|teletrabajo|teletravail|a distance|thuiswerken|zdalnie|distans) (?:only|seulement|uniquement|solo|ausschliesslich|alleen|tylko)|(?:only|solely|exclusively|nur|ausschliesslich|seulement|uniquement|exclusivement|solo|solamente|exclusivamente|soltanto|alleen|uitsluitend|so|apenas|tylko|wylacznie|endast)(?: \p{L}+){0,3} (?:remote|remotely|from home|home office|homeoffice|remoto|teletrabajo|teletravail|distance|smart working|thuis|thuiswerk\p{L}*|zdaln\p{L}*|distans)|fully remote|100 remote|full remote)(?!\p{L})/u;

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
