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
