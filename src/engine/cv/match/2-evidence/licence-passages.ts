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
  const concepts = denied ? [] : ids.map((id) => ({ id, surface: text, strength: 1 }));
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

/** The licence of a learner. */
const PROVISIONAL =
  /(?<![\p{L}\p{N}])(?:provisional|learner|learner s|lernfahrausweis|in ausbildung|en cours|apprentissage|conduite accompagnee|en curso|en tramite|foglio rosa|in corso|bezig|w trakcie|em curso)(?![\p{L}\p{N}])/u;
const NO_LICENCE =
  /^(?:no|none|not|nein|kein\w*|keine|nicht|non|aucun|pas|sans|sin|ningun\w*|nessun\w*|geen|nao|nenhum\w*|nie|brak|bez|ingen|nej|nei|nemam|fara|δεν|οχι|ні|немає|нет)(?: |$)/;
