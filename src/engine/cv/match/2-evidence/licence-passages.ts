import { fold } from "../../text/fold.ts";
import { findLicences } from "../1-requirements/wanted/licences.ts";
import { tokenize } from "../concepts/words.ts";
import type { Passage } from "./evidence.ts";
import { standingsIn } from "./standing.ts";

/** The driving licence of its agency field, in which a category or "yes" stands alone. */
export function licencePassages(text: string | undefined, year: number): Passage[] {
  if (!text) return [];
  const denied =
    NO_LICENCE.test(fold(text)) || PROVISIONAL.test(fold(text)) || standingsIn(text, year).some(({ standing }) => standing === "expired");
  const ids = findLicences(text, { bare: true });
  const tokens = tokenize(text).map((token) => ({ ...token, strength: 1 }));
  const named = namesOwnCar(text) ? [...ids, "own vehicle"] : ids;
  const concepts = denied ? [] : named.map((id) => ({ id, surface: text, strength: 1 }));
  return [
    {
      text,
      path: "x.drivingLicence",
      section: "licence",
      tokens: denied ? [] : tokens,
      concepts,
      lost: denied ? [...new Set([...ids, ...findLicences("B", { bare: true })])].map((id) => ({ id, standing: "denied" as const })) : [],
      strength: 1,
    },
  ];
}

/** "B, coche propio", "Permis B, véhicule": beside a licence a car is one's own. */
const OWN_CAR =
  /(?<![\p{L}])(?:own car|own vehicle|car owner|car|vehicle|auto|pkw|fahrzeug|voiture|vehicule|coche|vehiculo|auto propria|wagen|kfz|macchina|automunit[oa]|carro|viatura|veiculo|samochod|egen bil|bil)(?![\p{L}])/u;
/** True for words about a licence that name a car beside it. */
export const namesOwnCar = (text: string): boolean => OWN_CAR.test(fold(text)) && !NO_CAR.test(fold(text));
const NO_CAR =
  /(?<![\p{L}])(?:no|without|kein\p{L}*|ohne|pas|sans|sin|senza|non|geen|zonder|sem|nao|bez|brak|ingen|utan|(?:car|auto|pkw|voiture|coche|passenger) (?:licen\p{L}+|fuhrer\p{L}*))(?![\p{L}])/u;

/** The licence of a learner. */
const PROVISIONAL =
  /(?<![\p{L}\p{N}])(?:provisional|learner|learner s|lernfahrausweis|in ausbildung|en cours|apprentissage|conduite accompagnee|en curso|en tramite|foglio rosa|in corso|bezig|w trakcie|em curso)(?![\p{L}\p{N}])/u;
const NO_LICENCE =
  /^(?:no|none|not|nein|kein\w*|keine|nicht|non|aucun|pas|sans|sin|ningun\w*|nessun\w*|geen|nao|nenhum\w*|nie|brak|bez|ingen|nej|nei|nemam|fara|δεν|οχι|ні|немає|нет)(?: |$)/;
