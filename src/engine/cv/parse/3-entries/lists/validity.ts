import type { Entry } from "../entry.ts";

/** What the date beside a certificate means where it is not the day of its issue. */
const EXPIRES =
  "exp(?:\\.|ir(?:es|ed|y|ation)?(?: date)?| date)?|(?:valid|good) (?:until|through|thru|till)|valid|gültig(?: bis)?|valable(?: jusqu['’](?:au|en))?|" +
  "(?:válid[oa]|vigente|valid[oa])(?: hasta| até| fino al?)?|vence|caduca|vencimiento|validade|scadenza|geldig(?: tot)?|ważn[ey](?: do)?|" +
  "platn[áéý](?: do)?|gäller(?: till)?|действителен(?: до)?|дійсний(?: до)?|geçerlilik";
const NOT_YET = "expected|anticipated|in progress|pending|sitting|voraussichtlich|vsl\\.";

/** That it was renewed, how often it is, or how it came out: "renewed 2021", "jährlich", "bestanden". */
const RENEWED =
  "(?:last )?(?:renewed|refreshed|updated|recertified|recertification|renewal)|(?:annually|yearly|every year|annual|ongoing|current|active|lifetime|completed|passed|obtained)|" +
  "rezertifi(?:zierung|ziert)|erneuert|aufgefrischt|jährlich|bestanden|laufend|renouvelée?|recyclage|recyclée?|mise à jour|annuel(?:lement)?|obtenue?|" +
  "renovad[oa]|actualizad[oa]|anual|vigente|obtenid[oa]|atualizad[oa]|reciclagem|rinnovat[oa]|aggiornat[oa]|aggiornamento|agg\\.|annuale|conseguit[oa]|" +
  "vernieuwd|verlengd|jaarlijks|herhaling|behaald|geldig|odnowion[ye]|coroczn[ye]|obnoven[oá]?|prodlouženo|ročně|förnyad|årligen|fornyet|årligt|årlig|uusittu|vuosittain|" +
  "megújítva|évente|reînnoit|anual|obnovljeno|yenilendi|her yıl|ανανεώθηκε|ετησίως|продлено|обновлено|ежегодно|продовжено|оновлено|щороку|дійсне|действует|diperbarui";

const EXPIRY = new RegExp(`^\\(?(?:${EXPIRES})[.:]?\\)?$`, "iu");
const VALIDITY = new RegExp(`^\\(?(?:${EXPIRES}|${NOT_YET}|${RENEWED})[.:]?\\)?$`, "iu");
const VALIDITY_BEHIND = new RegExp(`(?:\\s?[,;(]\\s?|\\s[–—-]\\s)(${EXPIRES}|${NOT_YET}|${RENEWED})[.:]?\\)?$`, "iu");

/** True for "exp.", "gültig bis", "expected" beside a date: nobody who issued anything. */
export const isValidity = (text: string) => VALIDITY.test(text);

/** "St John Ambulance, valid until" is "St John Ambulance" and "valid until". */
export function cutValidity(text: string): { name: string; validity?: string } {
  const found = VALIDITY_BEHIND.exec(text);
  return found && found.index > 0 ? { name: text.slice(0, found.index), validity: found[1] as string } : { name: text };
}

/** "exp." with its date, as printed, where it is the only date of the entry: it is no date of issue. */
export const expiryOf = (texts: readonly string[], { rows }: Entry): string | undefined => {
  const word = texts.find((text) => EXPIRY.test(text));
  const [range, ...others] = rows.flatMap(({ ranges }) => ranges);
  const isEnd = range !== undefined && others.length === 0 && (range.single || range.start === undefined);
  return word && isEnd ? `${word} ${range.quote}` : undefined;
};

/** "renewed 2021" behind the date of issue, as printed. */
export const laterDate = ({ rows }: Entry): string | undefined => {
  const row = rows.find(({ ranges }) => ranges.length > 1);
  const [first, second, ...others] = row?.ranges ?? [];
  if (!row || !first || !second || others.length > 0) return undefined;
  const word = row.text.slice(first.to, second.from).replace(NO_LETTERS, "");
  return isValidity(word) ? `${word} ${second.quote}` : undefined;
};

const NO_LETTERS = /^[^\p{L}]+|[^\p{L}.]+$/gu;

/** True for "expected", and for "exp. 2027" with its date. */
export const saysValidity = (text: string) => isValidity(text) || SAYS_EXPIRY.test(text);
const SAYS_EXPIRY = new RegExp(`^(?:${EXPIRES}|${RENEWED})[.:]?\\s.{0,30}\\d`, "iu");
