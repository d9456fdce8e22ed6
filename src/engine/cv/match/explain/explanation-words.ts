import type { CandidateLanguage } from "../../../contract/limits.ts";

/** `{...}` is filled in. Sentences speak to the candidate, and leave out every word of the trade. */
export type ExplanationWords = {
  kind: string;
  title: string;
  of: string;
  comparedHead: string;
  compared: string;
  pastedJob: string;
  model: string;
  foundHead: string;
  foundNone: string;
  partly: string;
  missingHead: string;
  missingNote: string;
  missingNone: string;
  more: string;
  resultHead: string;
  /** How many of what the job needs, and of what would be good to have: each where there is such a thing. */
  musts: string;
  nices: string;
  result: string;
  decidesHead: string;
  decides: string;
  byAgency: string;
  changedHead: string;
  changed: string;
  /** The matcher's verdicts and the weights of requirements, as the decision log writes them; a score stays a number. */
  verdicts: Record<string, string>;
  objectHead: string;
  object: string;
  quotes: [open: string, close: string];
  locale: string;
};

export const EXPLANATION_WORDS: Record<CandidateLanguage, ExplanationWords> = {
  en: {
    kind: "Explanation for a candidate",
    title: "How your CV was compared with a job",
    of: "CV: {candidate}",
    comparedHead: "What was compared",
    compared:
      "On {date} a program compared your CV ({file}) with the job description {job}. It looked for each thing that the job description asks for: skills, roles, years, languages, degrees and licences, by fixed rules (Vitae {rules}). Your name, address, photo, age, sex, nationality, family, hobbies and references took no part.",
    pastedJob: "that the recruiter gave it",
    model:
      "For what the rules did not find, the language model {model} was asked too. What it said stands beside the result and has not changed it.",
    foundHead: "What it found in your CV",
    foundNone: "It found none of the things that the job description asks for.",
    partly: "in part",
    missingHead: "What it did not find",
    missingNote: "This does not say that you cannot do it: only that the program did not see it in the CV.",
    missingNone: "Nothing: it found all that the job description asks for.",
    more: "and {count} more, which the recruiter can show you",
    resultHead: "What came of it",
    musts: "Found in full: {met} of {all} things that the job needs.",
    nices: "Found in full: {met} of {all} things that would be good to have.",
    result: "The program gave {score} of 10 points. The points help the recruiter to decide which CV to read first.",
    decidesHead: "Who decides",
    decides:
      "A person{agency} reads your CV and decides. The points alone neither select nor reject anybody, and the recruiter can decide otherwise than the program.",
    byAgency: " at {agency}",
    changedHead: "What a person changed",
    changed: "{what}: {from} became {to}. {reason}",
    verdicts: {
      yes: "“found”",
      partly: "“found in part”",
      no: "“not found”",
      must: "“must-have”",
      nice: "“nice to have”",
      ignore: "“left out”",
      none: "“not asked for”",
      open: "“not judged”",
    },
    objectHead: "If you do not agree",
    object:
      "Answer the recruiter who gave you this page: say what is wrong or missing. You may ask that a person looks at it again, say how you see it, and contest the decision. You may also ask what is held of you, and have it corrected or erased. If that does not help, you can complain to the data protection authority of your country.",
    quotes: ["“", "”"],
    locale: "en-GB",
  },
  de: {
    kind: "Erklärung für Bewerberinnen und Bewerber",
    title: "Wie Ihr Lebenslauf mit einer Stelle verglichen wurde",
    of: "Lebenslauf: {candidate}",
    comparedHead: "Was verglichen wurde",
    compared:
      "Am {date} hat ein Programm Ihren Lebenslauf ({file}) mit der Stellenbeschreibung {job} verglichen. Es hat nach allem gesucht, was die Stelle verlangt: Fähigkeiten, Tätigkeiten, Jahre, Sprachen, Abschlüsse und Berechtigungen, nach festen Regeln (Vitae {rules}). Name, Anschrift, Foto, Alter, Geschlecht, Nationalität, Familie, Hobbys und Referenzen spielten keine Rolle.",
    pastedJob: ", die ihm vorgelegt wurde,",
    model:
      "Wo die Regeln nichts fanden, wurde auch das Sprachmodell {model} gefragt. Was es sagte, steht neben dem Ergebnis und hat es nicht verändert.",
    foundHead: "Was es in Ihrem Lebenslauf gefunden hat",
    foundNone: "Es hat nichts von dem gefunden, was die Stelle verlangt.",
    partly: "zum Teil",
    missingHead: "Was es nicht gefunden hat",
    missingNote: "Das heißt nicht, dass Sie es nicht können: nur, dass das Programm es im Lebenslauf nicht gesehen hat.",
    missingNone: "Nichts: Es hat alles gefunden, was die Stelle verlangt.",
    more: "und {count} weitere, die man Ihnen auf Wunsch zeigt",
    resultHead: "Was dabei herauskam",
    musts: "Ganz gefunden: {met} von {all} Dingen, die die Stelle braucht.",
    nices: "Ganz gefunden: {met} von {all} Dingen, die erwünscht sind.",
    result: "Das Programm hat {score} von 10 Punkten vergeben. Die Punkte helfen bei der Frage, welcher Lebenslauf zuerst gelesen wird.",
    decidesHead: "Wer entscheidet",
    decides:
      "Ein Mensch{agency} liest Ihren Lebenslauf und entscheidet. Die Punkte allein wählen niemanden aus und lehnen niemanden ab, und der Mensch kann anders entscheiden als das Programm.",
    byAgency: " bei {agency}",
    changedHead: "Was ein Mensch geändert hat",
    changed: "{what}: aus {from} wurde {to}. {reason}",
    verdicts: {
      yes: "„gefunden“",
      partly: "„zum Teil gefunden“",
      no: "„nicht gefunden“",
      must: "„Muss“",
      nice: "„von Vorteil“",
      ignore: "„zählt nicht“",
      none: "„nicht verlangt“",
      open: "„nicht beurteilt“",
    },
    objectHead: "Wenn Sie nicht einverstanden sind",
    object:
      "Antworten Sie der Person, von der Sie diese Seite haben: Sagen Sie, was falsch ist oder fehlt. Sie können verlangen, dass ein Mensch es noch einmal ansieht, Ihre Sicht darlegen und die Entscheidung anfechten. Sie können auch fragen, was über Sie gespeichert ist, und es berichtigen oder löschen lassen. Hilft das nicht, können Sie sich bei der Datenschutzbehörde Ihres Landes beschweren.",
    quotes: ["„", "“"],
    locale: "de-DE",
  },
  fr: {
    kind: "Explication pour les candidats",
    title: "Comment votre CV a été comparé à un poste",
    of: "CV : {candidate}",
    comparedHead: "Ce qui a été comparé",
    compared:
      "Le {date}, un programme a comparé votre CV ({file}) à la description de poste {job}. Il a cherché chaque chose que le poste demande : compétences, fonctions, années, langues, diplômes et permis, selon des règles fixes (Vitae {rules}). Votre nom, adresse, photo, âge, sexe, nationalité, situation de famille, loisirs et références n'ont joué aucun rôle.",
    pastedJob: "qui lui a été donnée",
    model:
      "Pour ce que les règles n'ont pas trouvé, le modèle de langage {model} a aussi été interrogé. Ses réponses figurent à côté du résultat et ne l'ont pas changé.",
    foundHead: "Ce qu'il a trouvé dans votre CV",
    foundNone: "Il n'a rien trouvé de ce que le poste demande.",
    partly: "en partie",
    missingHead: "Ce qu'il n'a pas trouvé",
    missingNote: "Cela ne veut pas dire que vous ne savez pas le faire : seulement que le programme ne l'a pas vu dans le CV.",
    missingNone: "Rien : il a trouvé tout ce que le poste demande.",
    more: "et {count} autres, que l'on vous montrera sur demande",
    resultHead: "Le résultat",
    musts: "Trouvé en entier : {met} sur {all} choses dont le poste a besoin.",
    nices: "Trouvé en entier : {met} sur {all} choses souhaitées.",
    result: "Le programme a donné {score} points sur 10. Les points aident à décider quel CV lire en premier.",
    decidesHead: "Qui décide",
    decides:
      "Une personne{agency} lit votre CV et décide. Les points à eux seuls ne retiennent et n'écartent personne, et la personne peut décider autrement que le programme.",
    byAgency: " chez {agency}",
    changedHead: "Ce qu'une personne a changé",
    changed: "{what} : {from} est devenu {to}. {reason}",
    verdicts: {
      yes: "« trouvé »",
      partly: "« trouvé en partie »",
      no: "« pas trouvé »",
      must: "« indispensable »",
      nice: "« un atout »",
      ignore: "« ne compte pas »",
      none: "« pas demandé »",
      open: "« pas jugé »",
    },
    objectHead: "Si vous n'êtes pas d'accord",
    object:
      "Répondez à la personne qui vous a remis cette page : dites ce qui est faux ou ce qui manque. Vous pouvez demander qu'une personne regarde de nouveau, donner votre point de vue et contester la décision. Vous pouvez aussi demander ce qui est conservé sur vous, et le faire rectifier ou effacer. Si cela ne suffit pas, vous pouvez vous plaindre à l'autorité de protection des données de votre pays.",
    quotes: ["« ", " »"],
    locale: "fr-FR",
  },
  es: {
    kind: "Explicación para los candidatos",
    title: "Cómo se comparó su currículum con un puesto",
    of: "Currículum: {candidate}",
    comparedHead: "Qué se comparó",
    compared:
      "El {date} un programa comparó su currículum ({file}) con la descripción del puesto {job}. Buscó cada cosa que el puesto pide: competencias, funciones, años, idiomas, títulos y permisos, según reglas fijas (Vitae {rules}). Su nombre, dirección, foto, edad, sexo, nacionalidad, familia, aficiones y referencias no intervinieron.",
    pastedJob: "que se le dio",
    model:
      "Sobre lo que las reglas no encontraron se preguntó también al modelo de lenguaje {model}. Sus respuestas figuran junto al resultado y no lo han cambiado.",
    foundHead: "Qué encontró en su currículum",
    foundNone: "No encontró nada de lo que el puesto pide.",
    partly: "en parte",
    missingHead: "Qué no encontró",
    missingNote: "Esto no quiere decir que usted no sepa hacerlo: solo que el programa no lo vio en el currículum.",
    missingNone: "Nada: encontró todo lo que el puesto pide.",
    more: "y {count} más, que se le mostrarán si lo pide",
    resultHead: "El resultado",
    musts: "Encontrado por completo: {met} de {all} cosas que el puesto necesita.",
    nices: "Encontrado por completo: {met} de {all} cosas que se desean.",
    result: "El programa dio {score} de 10 puntos. Los puntos ayudan a decidir qué currículum se lee primero.",
    decidesHead: "Quién decide",
    decides:
      "Una persona{agency} lee su currículum y decide. Los puntos por sí solos no seleccionan ni descartan a nadie, y la persona puede decidir de otro modo que el programa.",
    byAgency: " de {agency}",
    changedHead: "Qué cambió una persona",
    changed: "{what}: {from} pasó a ser {to}. {reason}",
    verdicts: {
      yes: "«encontrado»",
      partly: "«encontrado en parte»",
      no: "«no encontrado»",
      must: "«imprescindible»",
      nice: "«deseable»",
      ignore: "«no cuenta»",
      none: "«no se pide»",
      open: "«sin valorar»",
    },
    objectHead: "Si no está de acuerdo",
    object:
      "Responda a la persona que le dio esta página: diga qué es falso o qué falta. Puede pedir que una persona lo mire de nuevo, exponer su punto de vista e impugnar la decisión. También puede preguntar qué se guarda sobre usted, y pedir que se rectifique o se borre. Si eso no ayuda, puede reclamar ante la autoridad de protección de datos de su país.",
    quotes: ["«", "»"],
    locale: "es-ES",
  },
};
