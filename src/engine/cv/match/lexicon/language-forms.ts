import { memoize } from "../../text/memoize.ts";

/** Declined forms of languages and levels in job descriptions, and the form in which a CV lists them. The printed length may change. */
export const LANGUAGE_FORMS: readonly (readonly [RegExp, string])[] = [
  // "Bilingue français-espagnol"
  [
    /(?<=(?<!\p{L})(?:bilingual|bilingue|zweisprachig|tweetalig|bilíngue|dwujęzyczn\p{L}*)\s(?:in |en |w |em )?\p{L}{4,})\s?[-/]\s?(?=\p{L}{4,})/giu,
    ", ",
  ],
  // "d'anglais", "l'italiano"
  [/(?<=\b[dl])['’]/giu, " "],
  [
    /\b(verhandlungssicher|fließend|fliessend|gut|muttersprachlich|perfekt|hervorragend|ausgezeichnet|exzellent|solid|sicher)(?:es|e|er|en|em)\b/giu,
    "$1",
  ],
  // "знання англійської мови", "володіння українською", "знание английского языка"
  [/(?<=\p{L}(?:ськ|цьк))(?:ої|ою|у|ій)(?!\p{L})/giu, "а"],
  [/(?<!\p{L})мов(?:и|ою|у|і)(?!\p{L})/giu, "мова"],
  [/(?<=\p{L}(?:ск|цк))(?:ого|ому|им|ом)(?!\p{L})/giu, "ий"],
  [/(?<!\p{L})язык(?:а|ом|у|е)(?!\p{L})/giu, "язык"],
  [/(?<!\p{L})вільн(?:а|ої|ою|ий|им|е|ому)(?!\p{L})/giu, "вільно"],
  // "γνώση αγγλικών", "της αγγλικής γλώσσας"
  [/(?<=\p{L}(?:λικ|νικ|λλικ|ανικ|σικ|πανικ|αλικ))(?:ών|ής|ή|ων|ης)(?!\p{L})/giu, "ά"],
  [/(?<!\p{L})άριστη(?:ς)?(?: γνώση)?(?!\p{L})/giu, "άριστα"],
  // "język angielskim", "z językiem niemieckim"
  [/(?<=\p{L}(?:sk|ck))im(?!\p{L})/giu, "i"],
  // "znalost angličtiny", "anglického jazyka"
  [/(?<=\p{L}(?:čtin|štin|mčin))(?:y|ě|ou|u)(?!\p{L})/giu, "a"],
  // "de Nederlandse of Engelse taal"
  [/\b(nederlands|engels|frans|duits|spaans|italiaans|pools|zweeds|turks)e\b/giu, "$1"],
  [/(?<=\p{L}(?:ck|sk))ého jazyka(?!\p{L})/giu, "ý jazyk"],
  [/\blimbii (\p{L}+)e(?!\p{L})/giu, "limba $1ă"],
];

/**
 * Words of one language that are spelled like a name of the lexicon in another, or that mean something else where they stand alone: Portuguese "cobre" is copper and no Spanish
 * bill, Dutch "werken" is to work and no German plant, Italian "Devi" no French quotation. By the language of the job description, folded.
 */
const FALSE_FRIENDS: Record<string, string> = {
  de: "abschluss berufsabschluss ausbildungsabschluss schulabschluss lehrabschluss studienabschluss hochschulabschluss abschlusse art arten monat monate",
  en: "personal governance canvas commercial",
  es: "nubes sanitario sanitaria sanitarios sanitarias media medio medios nota carta patente personas dato datos",
  fr: "plante plantes tableau banc bancs carte cartes arts",
  it: "devi devo deve cura cure media sale sala nota note patente patenti tecnica medica medici beni",
  nl: "werken werk werkt rond data",
  pl: "dane stan stanu data daty",
  pt: "cobre ponto pontos nota carta data datas media",
  sv: "data",
};

/** True for a word that names nothing of the lexicon in this language. */
export const isFalseFriend = (word: string, language: string): boolean => friendsOf(language).has(word);
const friendsOf = memoize((language: string) => new Set((FALSE_FRIENDS[language] ?? "").split(" ")));
