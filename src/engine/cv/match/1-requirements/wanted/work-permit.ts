import { lookUp } from "../../../../contract/look-up.ts";
import { countryOfFolded } from "../../../parse/recognisers/places/countries.ts";
import { fold } from "../../../text/fold.ts";
import { MIN_COUNTRY_CHARS } from "../thresholds.ts";

/** ISO 3166 codes of the countries of a text, and `EU` for the union as a whole. */
export function regionsIn(text: string): string[] {
  const words = fold(text).split(" ");
  const found = new Set<string>();
  for (let at = 0; at < words.length; ) {
    const length = [3, 2, 1].find((count) => at + count <= words.length && regionOf(words.slice(at, at + count).join(" ")));
    if (length) found.add(regionOf(words.slice(at, at + length).join(" ")) as string);
    at += length ?? 1;
  }
  return [...found];
}

function regionOf(folded: string): string | undefined {
  if (UNION.test(folded)) return "EU";
  if (folded.length < MIN_COUNTRY_CHARS && !SHORT_COUNTRIES.has(folded)) return undefined;
  return countryOfFolded(folded) ?? lookUp(CITIZENS, folded);
}
const UNION =
  /^(?:eu|ue|e u|eea|ewr|eee|eer|eog|european union|europaische union|europaischen union|union europeenne|union europea|unione europea|europese unie|unii europejskiej|schengen\p{L}*)$/u;
const SHORT_COUNTRIES = new Set(["uk", "usa", "gb"]);

/** Who is a citizen of an English adjective: "Irish citizen". */
const CITIZENS: Record<string, string> = Object.fromEntries(
  "austrian AT, belgian BE, bulgarian BG, croatian HR, cypriot CY, czech CZ, danish DK, dutch NL, estonian EE, finnish FI, french FR, german DE, greek GR, hungarian HU, irish IE, italian IT, latvian LV, lithuanian LT, maltese MT, polish PL, portuguese PT, romanian RO, slovak SK, slovenian SI, spanish ES, swedish SE, british GB, swiss CH, norwegian NO, american US, canadian CA, australian AU, deutsche DE, deutscher DE, deutsch DE, schweizer CH, schweizerin CH, osterreichische AT, osterreicher AT, polnische PL, franzosische FR, italienische IT, spanische ES, portugiesische PT, niederlandische NL, francaise FR, francais FR, suisse CH, suissesse CH, belge BE, allemande DE, italienne IT, espagnole ES, portugaise PT, polonaise PL, espanola ES, espanol ES, francesa FR, italiana IT, italiano IT, alemana DE, portuguesa PT, portugues PT, svizzera CH, svizzero CH, francese FR, tedesca DE, spagnola ES, polacca PL, nederlandse NL, belgische BE, duitse DE, polskie PL, polska PL, polski PL, polskiego PL, ukrainska UA, ukrainskie UA, svensk SE, svenskt SE, brasileira BR, brasileiro BR"
    .split(", ")
    .map((pair) => pair.split(" ") as [string, string]),
);

const MEMBERS = new Set("AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE".split(" "));
/** Countries in which citizens of the union may work too. */
const ASSOCIATED = new Set(["NO", "IS", "LI", "CH"]);
const CITIZEN =
  /(?<![\p{L}])(?:citizen\p{L}*|national|nationals|passport|burger\p{L}*|staatsburger\p{L}*|pass|citoyen\p{L}*|ressortissant\p{L}*|ciudadan\p{L}*|cittadin\p{L}*|cidada\p{L}*|obywatel\p{L}*|staatsburger|burgerschap|medborgar\p{L}*|staatsangehorig\p{L}*|nationalit\p{L}*|nacionalidade?|nazionalita|obywatelstw\p{L}*|cittadinanza|cidadania|schweizer(?:in)?|suisse(?:sse)?|svizzer[oa])(?![\p{L}])/u;
const NO_PERMIT =
  /(?<![\p{L}])(?:wniosek o|applied for|application pending|beantragt|demande en cours|en tramite|in attesa di|aangevraagd|would need|sponsor\p{L}*|visa needed|visa required|needs? (?:a )?visa|visum erforderlich|visum notwendig|visa requis|visa necessaire|requiere visado|necesita visado|visto necessario|wymagan\p{L}* (?:wiza|zezwolenie)|no (?:eu )?(?:work )?permit|kein\p{L}*|sans|sin|senza|geen|bez|nie posiadam|not (?:entitled|allowed|eligible))(?![\p{L}])/u;

/** Where the words of a CV about a work permit let somebody work: region codes, `anywhere` where they name none, nothing where they deny it. */
export function permittedIn(text: string): { regions: string[]; anywhere: boolean } {
  const folded = fold(text);
  if (NO_PERMIT.test(folded)) return { regions: [], anywhere: false };
  const named = regionsIn(text);
  const isCitizen = CITIZEN.test(folded);
  const union = named.includes("EU") || (isCitizen && named.some((code) => MEMBERS.has(code)));
  return { regions: [...named, ...(union ? ["EU", ...MEMBERS, ...ASSOCIATED] : [])], anywhere: named.length === 0 };
}
