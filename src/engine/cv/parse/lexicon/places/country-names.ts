import { fold, foldEntry } from "../../../text/fold.ts";
import { tableText } from "../../../text/table-text.ts";
import { LANGUAGE_TAGS } from "../languages/language-tags.ts";

const COUNTRY_VARIANTS: Record<string, string> = {
  GB: "uk, u k, united kingdom, great britain, england, scotland, wales, northern ireland, großbritannien, royaume uni, angleterre, reino unido, inghilterra, regno unito, gran bretagna, inglaterra, verenigd koninkrijk, wielka brytania, anglia, великобританія, великобритания, англия, αγγλία, ηνωμένο βασίλειο, engleska, storbritannien, 英国, イギリス, 영국",
  US: "usa, u s a, us, u s, united states, united states of america, america, vereinigte staaten, états unis, etats unis, estados unidos, ee uu, eeuu, stati uniti, eua, verenigde staten, stany zjednoczone, ηπα, сша, 美国, アメリカ, 미국",
  DE: "germany, deutschland, brd, bundesrepublik deutschland, allemagne, alemania, germania, alemanha, duitsland, niemcy",
  NL: "netherlands, the netherlands, holland, nederland, niederlande, pays bas",
  CZ: "czech republic, czechia, česká republika, tschechien, tschechische republik, république tchèque, čr",
  AE: "uae, u a e, united arab emirates, emirates, vae, الإمارات",
  CH: "switzerland, schweiz, suisse, svizzera, suiza, suíça",
  AT: "austria, österreich, autriche",
  KR: "south korea, korea, republic of korea, 한국, 대한민국, 韩国, 韓国",
  CN: "china, pr china, prc, people s republic of china, 中国",
  TW: "taiwan, 台湾, 臺灣, 台灣",
  HK: "hong kong",
  RU: "russia, russian federation, russland, россия, рф",
  MK: "macedonia, north macedonia, mazedonien",
  TR: "turkey, türkiye, turkiye, türkei",
  CI: "ivory coast, côte d'ivoire",
  SA: "ksa, saudi arabia, السعودية",
  OM: "oman, سلطنة عمان",
  IE: "ireland, republic of ireland, irland, irlande, irlanda, éire",
  SK: "slovakia, slovak republic, slovensko",
  BA: "bosnia, bosnien, bih, bosnia and herzegovina",
  VN: "vietnam",
  PS: "palestine",
  CV: "cape verde",
  BY: "belarus, weißrussland",
  MD: "moldova, moldawien",
};

/** Names that are rather something else on a CV: months, first names, US states, languages, Amman without its vowel signs. */
const NOT_COUNTRIES = new Set([
  fold("عمان"),
  "georgia",
  "jordan",
  "chad",
  "mali",
  "togo",
  "niger",
  "world",
  "me",
  "no",
  "it",
  "in",
  "may",
  "is",
  "man",
  "guam",
  "svet",
  "dominica",
]);

/** The code of each country by its names in every tongue. */
export function countryTable(): string {
  const names = new Map<string, string>();
  for (const [code, list] of Object.entries(COUNTRY_VARIANTS)) for (const name of list.split(",")) names.set(fold(name), code);
  const codes = regionCodes();
  for (const tag of LANGUAGE_TAGS) {
    const display = new Intl.DisplayNames(tag, { type: "region", fallback: "none" });
    for (const code of codes) {
      const name = foldEntry(display.of(code) ?? "");
      if (name.length > 1 && !names.has(name) && !NOT_COUNTRIES.has(name)) names.set(name, code);
    }
  }
  for (const [name, code] of [
    ["georgia", "GE"],
    ["jordan", "JO"],
    ["mali", "ML"],
    ["togo", "TG"],
    ["niger", "NE"],
    ["chad", "TD"],
  ] as const)
    names.set(name, code);

  return tableText(names);
}

function regionCodes(): string[] {
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const english = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  const old = new Set([
    "EU",
    "EZ",
    "UN",
    "QO",
    "XA",
    "XB",
    "ZZ",
    "SU",
    "DD",
    "YU",
    "CS",
    "FX",
    "TP",
    "AN",
    "BU",
    "NT",
    "ZR",
    "UK",
    "CP",
    "AC",
    "DG",
    "EA",
    "IC",
    "TA",
  ]);

  return letters.flatMap((first) => letters.map((second) => first + second)).filter((code) => !old.has(code) && english.of(code));
}
