import type { CandidateLanguage } from "../../contract/limits.ts";
import de from "./notices/de.txt" with { type: "text" };
import en from "./notices/en.txt" with { type: "text" };
import es from "./notices/es.txt" with { type: "text" };
import fr from "./notices/fr.txt" with { type: "text" };

const NOTICES: Record<CandidateLanguage, string> = { en, de, fr, es };
const OWNER: Record<CandidateLanguage, string> = {
  en: "[NAME OF YOUR COMPANY]",
  de: "[NAME IHRES UNTERNEHMENS]",
  fr: "[NOM DE VOTRE ENTREPRISE]",
  es: "[NOMBRE DE SU EMPRESA]",
};
const MODEL: Record<CandidateLanguage, string> = {
  en: " A language model on our own server may be asked about what the rules did not find; it does not change the points.",
  de: " Ein Sprachmodell auf unserem eigenen Server kann zu dem gefragt werden, was die Regeln nicht fanden; es ändert die Punkte nicht.",
  fr: " Un modèle de langage sur notre propre serveur peut être interrogé sur ce que les règles n'ont pas trouvé ; il ne change pas les points.",
  es: " Se puede preguntar a un modelo de lenguaje en nuestro propio servidor por lo que las reglas no encontraron; no cambia los puntos.",
};
const NAMES: Record<CandidateLanguage, string> = {
  en: "Notice for candidates",
  de: "Hinweis für Bewerber",
  fr: "Information des candidats",
  es: "Información para candidatos",
};

/** What the service knows of itself, as far as the notice says it. */
export type NoticeFacts = { ownerName: string | null; retentionDays: number; decisionDays: number; ollamaModel: string | null };

/**
 * A notice for candidates as plain text, a template: what the service knows is filled in, what only its owner knows stands in brackets. A lawyer of the
 * owner's reads it before anybody else does.
 */
export function candidateNotice(language: CandidateLanguage, facts: NoticeFacts): { fileName: string; text: string } {
  const values: Record<string, string> = {
    owner: facts.ownerName ?? OWNER[language],
    days: String(facts.retentionDays),
    logDays: String(facts.decisionDays),
    model: facts.ollamaModel === null ? "" : MODEL[language],
  };
  return {
    fileName: `${NAMES[language]}.txt`,
    text: NOTICES[language].replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place),
  };
}
