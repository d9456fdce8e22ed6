import { wordCount } from "../../text/spaces.ts";
import { guessAgencyField, matchLabel } from "./agency-fields.ts";
import { MAX_LICENCE_CHARACTERS, MAX_LICENCE_NAME_WORDS } from "./thresholds.ts";

/** What a text about a driving licence says: its classes as printed, and whether somebody has a car. */
export type LicenceParts = { licence: string; car?: string };

/**
 * "B, own car": the classes are the licence, and the car is said apart. "Klasse B" and "Patente B" keep their word, "Driving licence (B)" names the field. A text
 * without classes, or in which they are part of a sentence, stays as it is.
 */
export function licenceParts(text: string): LicenceParts {
  const found = text.length <= MAX_LICENCE_CHARACTERS ? CLASSES.exec(text) : null;
  const before = found ? text.slice(0, found.index).replace(/[\s(:：–—-]+$/u, "") : "";
  if (!found || !(before === "" || CLASS_WORD.test(before) || namesLicence(before))) return { licence: text };
  const rest = text.slice(found.index + found[0].length).replace(/^[)\s]+(?=[,;.–—-]|$)/u, "");
  // "B (in progress)"
  if (/^\s*[(（]/u.test(rest) && !OWN_CAR.test(rest)) return { licence: text };
  const isBracketed = /[(（]\s*$/u.test(text.slice(0, found.index));
  const start = isBracketed ? found.index : startOfValue(text, before, found.index);
  const licence = text.slice(start, found.index + found[0].length).trim();
  const car = rest.split(/[,;.()]|\s[–—-]\s|^\s*[–—-]\s|\s(?:und|et|and|y|e|och|og|en|i|и|та)\s/u).find((part) => OWN_CAR.test(part));
  return car ? { licence, car: car.trim() } : { licence };
}

/** In "Patente B" and "Klasse B" one word stands before the classes and belongs to them, in "Führerschein Klasse B" it is the last. */
function startOfValue(text: string, before: string, classes: number): number {
  const word = CLASS_WORD.test(before) || wordCount(before) === 1 ? before : CLASS_WORD_AT_END.exec(before)?.[0].trim();
  return word ? text.lastIndexOf(word, classes) : classes;
}

export const namesClasses = (text: string) => CLASSES.test(text);

/** "Permis de conduire", "CNH categoria" */
function namesLicence(text: string): boolean {
  const named = text.replace(CLASS_WORD_AT_END, "");
  if (matchLabel(named)?.field === "drivingLicence") return true;
  return wordCount(named) <= MAX_LICENCE_NAME_WORDS && guessAgencyField(named)?.field === "drivingLicence";
}

const CLASS = String.raw`(?:AM|A[12]?|B(?:-?1|E|96)?|C1?E?|D1?E?|[BCD]1?\+E|T|[ΑΒΓΔ])`;
/** "B", "A/B", "B et BE", "C + E", "AB", and what stands behind them ends there. */
const CLASSES = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${CLASS}(?:(?:\s*[,/+&]\s*|\s(?:und|et|and|y|e|och|og|en|i|и|та)\s|\s)${CLASS})*|ABC?D?E?)['’΄´]?(?=\s*(?:$|[,;.()]|\s[–—-]|\s(?:und|et|and|y|e|och|og|en|i|и|та)\s))`,
  "u",
);
const CLASS_WORDS = String.raw`(?:klassen?|class|cat(?:egor(?:y|ies?|ía|ia))?\.?|catégories?|kat(?:egori[ea]?)?\.?|категори[яиії]|кат\.?|tř(?:ída)?\.?|sk(?:upin[ay])?\.?)`;
const CLASS_WORD = new RegExp(`^${CLASS_WORDS}$`, "iu");
const CLASS_WORD_AT_END = new RegExp(String.raw`\s${CLASS_WORDS}$`, "iu");

/** Somebody comes to work in a car of their own. */
export const OWN_CAR =
  /(?:véhicul|voiture|eigene[rmn]? (?:pkw|wagen)|pkw vorhanden|mit pkw|eigenes auto|\bown (?:car|vehicle|transport)|automunit|auto propria|mezzo proprio|egen bil|eigen (?:auto|vervoer)|coche propio|vehículo propio|carro próprio|veículo próprio|viatura própria|własn\p{L}+ (?:samoch|aut)|vlastní(?:m)? auto|vlastné auto|vlastit\p{L}+ (?:voz|aut)|lastn\p{L}+ (?:voz|avt)|личн\p{L}+ авто|власн\p{L}+ авто|собствен\p{L}* (?:авто|кола)|saját (?:autó|gépkocsi)|autoturism propriu|mașină personală|oma auto|ιδιόκτητο|δικό μου αυτοκίνητο|kendi aracım)/iu;
