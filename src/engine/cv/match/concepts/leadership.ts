import { fold } from "../../text/fold.ts";

const LEADS =
  "led|lead|leads|leading|managed|manage|manages|managing|supervised|supervise|supervising|headed|heading|ran|running|in charge of|responsible for|direct reports|fuhrung|leitung|leite|leitete|fuhrte|fuhre|geleitet|gefuhrt|verantwortung fur|personalverantwortung|management|encadrement|encadre\\p{L}*|dirige\\p{L}*|pilotage|animation|manage\\p{L}*|direccion|dirigi\\p{L}*|lider\\p{L}*|gestion|coordinacion|responsable|a cargo|guida|gestione|coordinamento|coordinat\\p{L}*|leiding|leidinggeven|aansturing|aangestuurd|leidde|kierowanie|kierowal\\p{L}*|zarzadzanie|zarzadzal\\p{L}*|prowadzenie|nadzor|coordenacao|gestao|liderou|lideranca|ledde|ledning|vedeni|vedl|conducere|condus";
const PEOPLE =
  "teams?|\\p{L}*teams?|squads?|crew|staff|people|persons?|employees|reports|colleagues|engineers|developers|nurses|workers|drivers|mitarbeitende\\p{L}*|mitarbeiter\\p{L}*|personen|leuten|kollegen|beschaftigten|fachkraft\\p{L}*|qualiticiens|agents|vendeurs|ouvriers|equipes?|personnes|collaborateurs|collaboratrices|salaries|consultants|commis|techniciens|equipos?|personas|empleados|operarios|trabajadores|squadra|squadre|persone|collaboratori|dipendenti|operai|medewerkers|mensen|ploeg|zespolem|zespolu|osob|osobami|pracownikow|pracownikami|equipas?|pessoas|colaboradores|medarbetare|personer|tymu|lidi|echipei|oameni";
const NUMBER =
  "\\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|zwolf|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|twee|drie|vijf|zes|acht|tien|dwoch|trzech|czterech|pieciu|szesciu|osmiu|dziesieciu|several|mehreren|plusieurs|varios|kilku";

/** "Led a team of six", "Führung von 28 Mitarbeitenden", "équipe de trois personnes encadrée": a verb or noun of leading near to people. */
const PATTERNS = [
  new RegExp(`(?<![\\p{L}])(?:${LEADS}) (?:[\\p{L}\\p{N}]+ ){0,4}?(?:${PEOPLE})(?![\\p{L}])`, "u"),
  new RegExp(
    `(?<![\\p{L}])(?:${PEOPLE}) (?:of|von|de|di|van|z) (?:${NUMBER}) (?:[\\p{L}]+ ){0,3}?(?:encadre\\p{L}*|dirige\\p{L}*|manage\\p{L}*|gefuhrt|geleitet|led|managed)(?![\\p{L}])`,
    "u",
  ),
];
const TEAM_OF = new RegExp(`^(?:equipe|team|equipo|squadra|zespol|equipa) (?:of|von|de|di|van) (?:${NUMBER})(?![\\p{L}])`, "u");

/** Words between which turn it into something else: "managed tickets for the team", "gestion des stocks avec l'équipe". */
const NO_LEADERSHIP =
  /(?<![\p{L}])(?:for|with|within|by|fur|mit|im|bei|avec|pour|au sein|dans|con|para|en|dentro|voor|met|binnen|dla|w ramach|per|com|tickets?|projects?|projekt\p{L}*|projets?|proyectos?|stocks?|stock|orders|accounts|customers?|kunden|clients?|clientes?|systems?|systeme)(?![\p{L}])/u;

const TEACHES =
  "formation|encadrement|encadre\\p{L}*|tutorat|tuteur|tutrice|ausbildung|anleitung|betreuung|praxisanleitung|supervis\\p{L}+|mentor\\p{L}*|training|trained|formacion|tutora\\p{L}*|formazione|affiancamento|begeleid\\p{L}*|opieka nad|szkolenie|formacao|handledning";
const LEARNERS =
  "apprentis?|apprenties?|stagiaires?|students?|trainees?|apprentices?|azubis?|auszubildende\\p{L}*|lehrlinge\\p{L}*|praktikant\\p{L}*|studierende\\p{L}*|aprendices|becarios|alumnos en practicas|stazyst\\p{L}*|uczniow|leerlingen|tirocinanti|apprendisti|estagiari\\p{L}*|elever|larlingar";
const MENTORING = new RegExp(`(?<![\\p{L}])(?:${TEACHES}) (?:[\\p{L}\\p{N}]+ ){0,3}?(?:${LEARNERS})(?![\\p{L}])`, "u");

/** True where a sentence says that its author trains apprentices, students or trainees. */
export const namesMentoring = (text: string): boolean => MENTORING.test(fold(text));

/** "…, équipe de quatre techniciens": in the job of somebody who leads it is the team that is led; "Java, team of six" of a developer is not. */
export const namesTeam = (text: string): boolean => text.split(/[,;:.]/).some((part) => TEAM_OF.test(fold(part)));

/** True where a sentence says that its author leads people. */
export function namesLeadership(text: string): boolean {
  const folded = fold(text);
  return PATTERNS.some((pattern) => {
    const match = pattern.exec(folded)?.[0];
    return match !== undefined && !NO_LEADERSHIP.test(match);
  });
}
