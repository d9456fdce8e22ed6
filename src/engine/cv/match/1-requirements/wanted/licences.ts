import { foldLetters } from "../../../text/fold.ts";

const WORDS =
  /driv\w* licen[cs]\w*|driver s licen\w*|driver'?s? licen[cs]e|licen[cs]e|category|categories|cat\.?|class|klasse|fuhrerschein\w*|fahrerlaubnis|permis(?: de conduire)?|permiso(?: de conducir| de circulacion)?|carnet? de conducir|carnet?(?=\s+(?:tipo |clase )?(?:be|b|ce|c1|c|d1|d)(?![a-z0-9]))|patente(?: di guida)?|rijbewijs|carta(?: de conducao)?|cnh|prawo jazdy|kat\.?|kategori\w*|korkort|korekort|forerkort|ridicsk\w+|vodicsk\w+|diploma d'autista|διπλωμα οδηγησησ|αδεια οδηγησησ|κατηγορια\w*|водійськ\w+|водительск\w+|права|категор\w+|шофьорск\w+|ajokortti|jogositvany|ehliyet|permis auto/;
/** "Driving licence a must": this "a" is an article. */
const CATEGORY_A = "a(?!\\s+(?:must|plus|bonus|requirement|prerequisite|necessity|advantage)\\b)";
/** The "de" of "permis de conduire" is not the category D+E. */
const NO_NAME = "(?!de\\s+(?:conduire|conducir|conducao|circulacion|guida)(?![a-z]))";
const AFTER = new RegExp(
  `(?:${WORDS.source})[\\s:.,(«"-]*${NO_NAME}((?:(?:kategori\\w*|categor\\w*|cat\\.?|kl\\.?|klassen?|class|kat\\.?|und|and|et|y|e|i|en|of|de|lub|oraz|,|/|\\+|&)[\\s.:]*|(?:am|a1|a2|${CATEGORY_A}|be|b1|b96|b|c1e|c1|ce|c|d1e|d1|de|d|t|l)(?![\\p{L}\\p{N}])[\\s,/+&]*)+)`,
  "giu",
);
const BEFORE =
  /(?<![\p{L}\p{N}])((?:c ?\+ ?e|c1 ?\+ ?e|c1e|ce|c1|c|be|b|d|a|t))[\s-]*(?:licen[cs]e|fuhrerschein|rijbewijs|korkort|driver|category|permis|patente|kategori)/giu;
const CLASS =
  /(?<!\p{L})(?:hgv|lgv)\s*(?:class|cat(?:egory)?)?\s*(1|2|c\s*\+?\s*e|c)(?![\p{L}\p{N}])|class\s*(1|2)\s*(?:\(|driver|hgv|lgv|licen)|(poids lourds?|super lourds?|permis (?:spl|pl)(?!\p{L}))/giu;

/** For each category of driving licence the categories that its holder may drive too. */
const CONTAINS: Record<string, string[]> = {
  ce: ["ce", "c", "c1e", "c1", "be", "b"],
  c1e: ["c1e", "c1", "be", "b"],
  c: ["c", "c1", "b"],
  c1: ["c1", "b"],
  de: ["de", "d", "d1", "be", "b"],
  d: ["d", "d1", "b"],
  d1: ["d1", "b"],
  be: ["be", "b"],
};

/** "Führerschein der Klasse", "licence of category": the words between the licence and its category. */
const SEPARATOR =
  /(fuhrerschein\w*|fahrerlaubnis|licen[cs]es?|permis|permiso|carnet|patente|rijbewijs|carta|jazdy|korkort|forerkort)\s+(?:(?:der|des|die|of|for|de|del|du|da|di|van|voor|conducir|conduire|conducao|guida)\s+)*(?:klassen?|class(?:es)?|categor\w*|kategori\w*|kat\.?|cat\.?)\s+/gu;
/** Words without which a category is no driving licence: "category A product". */
const DRIVING =
  /driv|licen|carnet? (?:tipo |clase )?[bcd](?![a-z])|fuhrer|fahrerl|permis|conduc|conduire|guida|rijb|prawo jazdy|kat\.|korkort|forerkort|hgv|lgv|lorry|truck|patente|carta de|cnh|ridic|vodic|οδηγ|водій|водит|права|poids|ajokort|jogosit|ehliyet/u;

/** Categories written with Greek or Cyrillic letters: "В" is "B". */
const OTHER_ALPHABETS = /(?<![\p{L}\p{N}])[ΑΒΓΔΕАВСДЕ]{1,2}(?![\p{L}\p{N}])/gu;
const LATIN: Record<string, string> = { Α: "A", Β: "B", Γ: "C", Δ: "D", Ε: "E", А: "A", В: "B", С: "C", Д: "D", Е: "E" };

/** Names of a driving licence without a category: it is the one for cars, category B. */
const CAR_LICENCE =
  /(?<![\p{L}-])(?:(?:pkw-?\s?)?fuhrerschein|fahrerlaubnis|driving licen[cs]e|driver'?s? licen[cs]e|permis de conduire|permiso de conducir|carnet? de conducir|patente di guida|rijbewijs|carta de conducao|prawo jazdy|korkort|korekort|forerkort|ridicsky prukaz|permis de conducere|διπλωμα οδηγησησ|αδεια οδηγησησ|водіиськ\p{L}+ (?:посвідчення|права)|водительск\p{L}+ (?:удостоверение|права))(?!\p{L})/u;
/** "Carta de condução de ligeiros", "carta de pesados": Portuguese names the vehicles. */
const LIGHT = /carta (?:de conducao )?(?:de |profissional de )?(?:veiculos )?ligeiros/u;
const HEAVY = /carta (?:de conducao )?(?:de |profissional de )?(?:veiculos )?pesados/u;
const OTHER_VEHICLE = /stapler|forklift|kran|crane|boot|boat|hgv|lgv|lorry|lkw|truck|poids|bus|autobus|carretilla|muletto|heftruck|widlow/u;

/** True where the name of a driving licence begins a text: "Prawo jazdy" is no law. */
export const beginsWithLicence = (text: string) => LICENCE_NAME.test(foldLetters(text));
const LICENCE_NAME = new RegExp(`^(?:${WORDS.source})(?![\\p{L}\\p{N}])`, "iu");

const licenceId = (category: string) => `driving licence ${category}`;

/**
 * The concepts of the driving licences in a text ("Führerschein C/E", "HGV class 1", "permis B"), with the categories that they include.
 * `bare`: the text is known to be about a licence, so that "B" or "yes" alone name one.
 */
export function findLicences(text: string, { bare = false } = {}): string[] {
  const folded = foldLetters(text.replace(OTHER_ALPHABETS, (letters) => [...letters].map((one) => LATIN[one] ?? one).join(""))).replace(
    SEPARATOR,
    "$1 ",
  );
  if (!bare && !DRIVING.test(folded)) return [];
  const named = new Set<string>();
  const add = (list: string) => {
    const joined = list
      .replace(/c1\s*\+\s*e/g, " c1e ")
      .replace(/([bcd])\s*[+/]?\s*\+\s*e(?![a-z0-9])/g, " $1e ")
      .replace(/c\s*\/\s*e(?![a-z0-9])/g, " ce ");
    for (const word of joined.split(/[^a-z0-9]+/)) if (/^(?:am|a1|a2|a|b|be|b1|c1e|c1|ce|c|d1e|d1|de|d|t)$/.test(word)) named.add(word);
  };
  for (const match of folded.matchAll(AFTER)) {
    // "Carta de ligeiros": this "de" begins the next word's phrase and is not the category D+E.
    const goesOn = /^[a-z]{3}/.test(folded.slice(match.index + match[0].length));
    add(withoutArticles(goesOn ? (match[1] ?? "").replace(/(?<![a-z0-9])de\s+$/, "") : (match[1] ?? "")));
  }
  for (const match of folded.matchAll(BEFORE)) add(match[1] ?? "");
  for (const [, first, second, heavy] of folded.matchAll(CLASS)) {
    const value = (first ?? second ?? "").replace(/[\s+]/g, "");
    if (value === "1" || value === "ce") named.add("ce");
    else if (value === "2" || value === "c") named.add("c");
    else if (heavy) named.add(/super|spl/.test(heavy) ? "ce" : "c");
  }
  if (named.size === 0 && LIGHT.test(folded)) named.add("b");
  if (named.size === 0 && HEAVY.test(folded)) named.add("c");
  if (named.size === 0 && CAR_LICENCE.test(folded) && !OTHER_VEHICLE.test(folded)) named.add("b");
  if (bare) add(folded);
  if (bare && named.size === 0 && /\p{L}/u.test(folded)) named.add("b");
  return [...new Set([...named].flatMap((category) => CONTAINS[category] ?? [category]))].map(licenceId);
}

// "permis de conduire": this "de" is an article and not the category D+E.
const withoutArticles = (list: string) => list.replace(/(?<![a-z0-9])de(?![a-z0-9])(?=\s+[a-z])/g, " ");
