import { inAnyCase } from "../../text/any-case.ts";
import { mayBeEastAsian } from "../../text/east-asian.ts";
import { fold, inLatin, spellingsOf } from "../../text/fold.ts";
import { memoize } from "../../text/memoize.ts";
import { isSpace, wordCount } from "../../text/spaces.ts";
import { AND_IN_TEXT, ANY_OR } from "../lexicon/joining-words.ts";
import type { AgencyField, LabelField } from "../lexicon/label-field.ts";
import { LABELS } from "../lexicon/label-words.ts";
import { findDateRanges } from "./dates/dates.ts";
import { languageCodeOf } from "./languages.ts";
import { countryCodeOf } from "./places/countries.ts";
import {
  DOUBT_OF_GAP,
  DOUBT_OF_SPACE,
  EXACT_LABEL,
  FRAMED_LABEL,
  FREE_LABEL,
  LIKELY_DETAIL,
  MAX_COMPOUND_CHARACTERS,
  MAX_DETAIL_CHARACTERS,
  MAX_DETAIL_WORDS,
  MAX_LABEL_BEFORE_GAP,
  MAX_LABEL_CHARACTERS,
  MAX_LABEL_PARTS,
  MAX_LABEL_WORDS,
  MAX_NATIONALITY_WORDS,
  MIN_HEAD_CHARACTERS,
  MIN_SPACED_LABEL,
  POSSIBLE_NATIONALITY,
  SURE_DETAIL,
} from "./thresholds.ts";
export type LabelMatch = { field: LabelField; confidence: number };
/** `from`..`to`: offsets of the value within the text. */
export type LabelledValue = { label: string; value: string; field: LabelField; confidence: number; from: number; to: number };

let table: Map<string, LabelField> | undefined;

/** The field that a label names, in any language: "Nationality", "Geburtsdatum:", "Main activities and responsibilities". */
export const matchLabel = memoize((text: string): LabelMatch | undefined => {
  const bare = text
    .trim()
    .replace(NUMBER_OF_FIELD, "")
    .replace(/[:：.\s–—-]+$/u, "");
  if (bare === "" || bare.length > MAX_LABEL_CHARACTERS) return undefined;
  const found = bareLabel(bare);
  return found?.confidence === EXACT_LABEL && /[:：]\s*$/u.test(text) ? { ...found, confidence: 1 } : found;
});

/** Forms number their fields: "4. Place of birth", "17) Address". */
const NUMBER_OF_FIELD = /^\d{1,2}[.)]\s*(?=\p{L})/u;

function bareLabel(bare: string): LabelMatch | undefined {
  table ??= labelTable();
  const folded = fold(bare);
  const exact = table.get(folded) ?? table.get(inLatin(folded) ?? "");
  if (exact) return { field: exact, confidence: EXACT_LABEL };
  const outside = bare.includes("(") ? fold(bare.replace(/\([^)]*\)/g, " ")) : folded;
  // "Dates (from – to)"
  const framed = table.get(outside);
  if (framed) return { field: framed, confidence: FRAMED_LABEL };
  // "Previous employer 2"
  const unnumbered = folded.replace(/ \d{1,2}$/u, "");
  const space = unnumbered.indexOf(" ");
  const owned = OWNERS.has(unnumbered.slice(0, Math.max(space, 0))) ? unnumbered.slice(space + 1) : unnumbered;
  const parts = partsOf(bare);
  const field = table.get(owned) ?? (parts.every((part) => part !== undefined) ? parts[0] : undefined) ?? compound(bare);
  // "School / training company"
  const isOneField =
    field !== undefined &&
    parts.length > 1 &&
    parts.every((part) => part === field || (part && ONE_FIELD.some((fields) => fields.has(part) && fields.has(field))));

  return field && { field, confidence: isOneField ? FRAMED_LABEL : FREE_LABEL };
}

/** Where somebody learnt or worked: "School / company", "Customer / industry"; what was done there: "Tasks / result", "Duties and tools". */
const ONE_FIELD: readonly ReadonlySet<LabelField>[] = [
  new Set<LabelField>(["institution", "company", "client", "industry"]),
  new Set<LabelField>(["tasks", "achievements", "summary", "technologies"]),
];

/** What may stand before any label. */
const OWNERS = new Set(
  fold(`my mein meine mon ma mes mi mis the ihr ihre current aktuelle aktueller aktuelles actual personal privat private main your
    previous former last present past letzter letzte letztes bisheriger bisherige früherer frühere dernier dernière précédent précédente ancien ancienne
    último última anterior ultimo ultima precedente laatste vorige huidige ostatni ostatnia poprzedni poprzednia`).split(" "),
);

function labelTable(): Map<string, LabelField> {
  const labels = new Map<string, LabelField>();
  for (const [field, list] of Object.entries(LABELS))
    for (const label of list.split(",").flatMap(spellingsOf)) {
      const folded = fold(label);
      if (folded && !labels.has(folded)) labels.set(folded, field as LabelField);
    }

  return labels;
}

/** "재학기간", "现工作地址": a compound of these scripts ends with what it is, a period or an address. */
function compound(bare: string): LabelField | undefined {
  if (!mayBeEastAsian(bare) || bare.length > MAX_COMPOUND_CHARACTERS) return undefined;
  for (let from = 1; from <= bare.length - MIN_HEAD_CHARACTERS; from += 1) {
    const field = table?.get(fold(bare.slice(from)));
    if (field) return COMPOUND_FIELDS.has(field) ? field : undefined;
  }
  return undefined;
}

/** Fields whose values never end with the word for them, as the name of a school does. */
const COMPOUND_FIELDS = new Set<LabelField>(["dates", "address", "phone", "email"]);

/** "Tel. / Mobile", "Nationality/Citizenship", "Company or organisation": what each part names. The first decides where all are labels. */
function partsOf(text: string): (LabelField | undefined)[] {
  const parts = text.split(PARTS).filter(Boolean);
  return parts.length < 2 || parts.length > MAX_LABEL_PARTS ? [] : parts.map((part) => table?.get(fold(part)));
}

/**
 * The field of a label that fills its line, where the line below is its value: "Born:" above "Leeds". Without a colon the value has to say
 * itself what it is: "Date of birth" above "12 March 1986".
 */
export function fieldAbove(label: string, text: string): LabelField | undefined {
  const field = /[:：]\s*\S/u.test(text) ? undefined : matchLabel(label)?.field;
  return field && (/[:：]\s*$/u.test(label) || saysItIs(field, text)) ? field : undefined;
}

function saysItIs(field: LabelField, text: string): boolean {
  if (field === "dateOfBirth") return SHAPES.dateOfBirth?.test(text) === true && findDateRanges(text).length > 0;
  return field === "nationality" && guessAgencyField(text)?.field === "nationality";
}

const PARTS = new RegExp(String.raw`\s*[/|&,]\s*|\s+(?:${AND_IN_TEXT}|${ANY_OR})\s+`, "iu");

/** "Nationality: British", "Geburtsdatum  02.11.1985", a tab between label and value. Undefined when the label is none we know. */
export const splitLabel = memoize((text: string): LabelledValue | undefined => atSign(text) ?? atGap(text) ?? atWord(text) ?? glued(text));

/** "氏名藤原美咲", "現住所 〒060-0003": labels of forms in scripts without spaces. */
const GLUED =
  /^(?:氏名|姓名|生年月日|現住所|住所|電話番号|電話|携帯電話|携帯|メールアドレス|メール|国籍|성명|주소|연락처)(?=[\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}〒\d+(])/u;

function glued(text: string): LabelledValue | undefined {
  const label = GLUED.exec(text)?.[0];
  if (!label) return undefined;
  const rest = text.slice(label.length);
  return labelled(text, label.length, text.length - rest.trimStart().length, 0);
}

function atSign(text: string): LabelledValue | undefined {
  const colon = /[:：=]/u.exec(text);
  if (!colon || colon.index > MAX_LABEL_CHARACTERS || /^https?$/i.test(text.slice(0, colon.index).trim())) return undefined;

  return labelled(text, colon.index, colon.index + 1, 0);
}

function atGap(text: string): LabelledValue | undefined {
  const gap = /\t+|\s{2,}|\s+[–—|-]\s+/u.exec(text);

  return gap && gap.index <= MAX_LABEL_BEFORE_GAP ? labelled(text, gap.index, gap.index + gap[0].length, -DOUBT_OF_GAP) : undefined;
}

/** Fields whose value may follow its label after one space, without a colon, because the shape of the value shows where it begins. */
const SHAPES: Partial<Record<LabelField, RegExp>> = {
  dateOfBirth: /^(?:\d|on |am |le |el |il |\p{L}{3,10}\.? \d|in \d)/iu,
  drivingLicence:
    /^(?:(?:klassen?|class|cat(?:egory|égorie|egoría|egoria)?\.?|kat\.?|kategorii|type|tipo|category)\s*)?(?:AM|A1|A2|B1|BE|C1E|C1|CE|D1|DE|[A-DFLT])(?:[\s,/+&]|$)/u,
  phone: /^[+(]?\d/u,
  email: /^\S+@\S+/u,
  postalCode: /^\d/u,
  dayRate: /^[€$£]?\s?\d/u,
  salary: /^(?:ca\.?\s*)?[€$£]?\s?\d/u,
  noticePeriod: /^(?:\d|one|two|three|none|keine|aucun|ein|zwei|drei|un|deux|trois|immediate)/iu,
  availability: /^(?:immediate|ab |from |sofort|immédiate|inmediata|immediata|\d|now|per )/iu,
  age: /^\d{2}\b/u,
  nationality: /^\p{Lu}\p{L}+$/u,
};

function atWord(text: string): LabelledValue | undefined {
  const gaps = firstGaps(text);
  for (let at = gaps.length - 2; at >= 0; at -= 2) {
    const [end, start] = [gaps[at] as number, gaps[at + 1] as number];
    const found = labelled(text, end, start, -DOUBT_OF_SPACE);
    if (found && found.confidence >= MIN_SPACED_LABEL && SHAPES[found.field]?.test(found.value)) return found;
  }

  return undefined;
}

/** The end of each of the first words, and the start of the next. */
function firstGaps(text: string): number[] {
  const gaps: number[] = [];
  const first = text.length - text.trimStart().length;
  for (let at = first + 1, end = 0; at < text.length && gaps.length < 2 * MAX_LABEL_WORDS; at += 1) {
    if (isSpace(text.charCodeAt(at))) end ||= at;
    else if (end > 0) {
      gaps.push(end, at);
      end = 0;
    }
  }
  return gaps;
}

const valueStart = (text: string, from: number) => from + (/^\s*[:：–—-]?\s*/u.exec(text.slice(from))?.[0].length ?? 0);

function labelled(text: string, end: number, start: number, less: number): LabelledValue | undefined {
  const label = text
    .slice(0, end)
    .replace(/^[^\p{L}\p{N}]+/u, "")
    .trim();
  const match = matchLabel(`${label}:`);
  if (!match) return undefined;
  const from = valueStart(text, start);
  const value = text.slice(from).trimEnd();

  // "Born: Utrecht" tells where, not when.
  const field = match.field === "dateOfBirth" && value !== "" && !/[\p{N}年]/u.test(value) ? "birthPlace" : match.field;

  return { label, value, field, confidence: Math.round((match.confidence + less) * 100) / 100, from, to: from + value.length };
}

type Guess = { field: AgencyField; says: (text: string) => boolean; confidence: number };

const saysBorn = inAnyCase(
  /^(?:born(?: on)?|\*\s*\d|geb(?:oren)?\.?(?: am)?|née?(?: le)?|nacid[oa](?: el)?|nat[oa](?: il| a)|nascid[oa](?: a| em)?|geboren op|ur(?:odzon[ya])?\.|γεννήθηκ|γεννημέν|народи(?:вся|лася|лась)|роди(?:лся|лась)|роден[а]?|född|født|syntynyt|narozen|narodený|született|născută?|rođen|рођен|rojen|doğum|مواليد|ولدت?|נולד)(?=[\s\d:(])/iu,
);
/** "1986年10月2日生（満33歳）", "12.03.1986 doğumlu", "1986. október 2-án született": the word directly behind the date. "2019年4月 大学3年生" is a student of the third year. */
const BORN_BEHIND = /^(?:\s*\d{1,2}-j?[áé]n)?\s*(?:生(?:まれ)?|생|出生|doğumlu|született)\s*(?:[（(][^()（）]{1,12}[)）])?$/iu;

function saysBirthDate(detail: string): boolean {
  const [date] = findDateRanges(detail);
  return date !== undefined && (saysBorn(detail) || (date.from === 0 && BORN_BEHIND.test(detail.slice(date.to))));
}

/** Values that need no label. The first match counts. */
const GUESSES: Guess[] = [
  {
    field: "drivingLicence",
    confidence: SURE_DETAIL,
    says: inAnyCase(
      /(?:driv(?:ing|er[’']?s?) licen[cs]e|führerschein|fahrerlaubnis|permis (?:de conduire|[ab]\b|moto)|^permis b|carn[eé]t? de (?:conducir|conduir|coche|moto)|permiso de (?:conducir|conducción)|patente (?:di guida|b\b|auto|tipo)|automunit[oa]|carta de condução|\bCNH\b|rijbewijs|prawo jazdy|δίπλωμα οδήγησης|άδεια οδήγησης|водійськ|посвідчення водія|водительск|права кат|шофьорска|körkort|kørekort|førerkort|ajokortti|řidičsk|vodičsk|jogosítvány|vezetői engedély|permis de conducere|permis auto|vozačk|возачк|vozniš|ehliyet|sürücü belgesi|رخصة (?:ال)?قيادة|רישיון נהיגה|驾照|驾驶证|自動車(?:運転)?免許|運転免許|운전면허|vairuotojo|autovadītāja|juhiload|véhiculée?\b|vehículo propio|coche propio|own car|eigener pkw|own vehicle|clean licen[cs]e)/iu,
    ),
  },
  {
    field: "maritalStatus",
    confidence: SURE_DETAIL,
    says: inAnyCase(
      /^(?:single|married|divorced|widowed|separated|engaged|in a relationship|ledig|verheiratet|geschieden|verwitwet|verlobt|in partnerschaft(?: lebend)?|célibataire|mariée?|marié\(e\)|divorcée?|pacsée?|veufs?|veuve|en couple|concubinage|vie maritale|solter[oa]|casad[oa]|divorciad[oa]|separad[oa]|viud[oa]|pareja de hecho|celibe|nubile|coniugat[oa]|sposat[oa]|divorziat[oa]|solteir[oa]|divorciad[oa]|união de facto|viúv[oa]|ongehuwd|gehuwd|getrouwd|samenwonend|gescheiden|alleenstaand|kawaler|panna|żonaty|zamężna|mężatka|rozwiedzion[ay]|άγαμ(?:ος|η)|έγγαμ(?:ος|η)|παντρεμέν(?:ος|η)|διαζευγμέν(?:ος|η)|неодружен(?:ий|а)|одружений|заміжня|розлучен(?:ий|а)|холост|не замужем|женат|замужем|разведен[а]?|в браке|неженен|неомъжена|омъжена|женен|gift|ogift|sambo|skild|ugift|samboende|samboer|fraskilt|fraskild|naimisissa|naimaton|avoliitossa|eronnut|svobodn[ýá]|ženatý|vdaná|rozvedený|rozvedená|slobodn[ýá]|vydatá|nőtlen|hajadon|házas|elvált|necăsătorită?|căsătorită?|divorțată?|neoženjen|neudana|oženjen|udana|razveden[a]?|samsk[ai]|poročen[a]?|bekar|evli|boşanmış|أعزب|عزباء|متزوج|متزوجة|مطلق|مطلقة|רווק|רווקה|נשוי|נשואה|גרוש|גרושה|未婚|已婚|离异|独身|既婚|미혼|기혼|vedęs|ištekėjusi|nevedęs|netekėjusi|precējies|precējusies|neprecēj\p{L}+|abielus|vallaline)(?=$|\s*[,.(;/]|\s+[-–]\s|\s+(?:mit|with|and|avec|con|com|et|und|y|e|no|ohne|sans|sin)\s|\s\d)/iu,
    ),
  },
  {
    field: "noticePeriod",
    confidence: SURE_DETAIL,
    says: inAnyCase(
      /(?:weeks?|months?|days?)[’']?s?[’']? notice|notice(?: period)?[: ]+(?:of )?(?:\d|one|two|three)|^no notice|kündigungsfrist|(?:mois|semaines?) de préavis|préavis (?:de|d[’'])|preaviso|preavviso|aviso prévio|opzegtermijn|okres(?:em|u)? wypowiedzenia|uppsägningstid|opsigelsesvarsel|oppsigelsestid|irtisanomisaika|výpovědní|výpovedn|felmondási idő|preaviz|otkazni rok|odpovedni rok|ihbar süresi|попередження про звільнення|предизвестие/iu,
    ),
  },
  {
    field: "availability",
    confidence: SURE_DETAIL,
    says: inAnyCase(
      /^(?:available|immediately available|availability|available immediately|can start|ready to start|ab sofort|sofort verfügbar|verfügbar|disponible (?:imm|de suite|à|à partir|en|dès|desde|inm)|disponibilité|disponibilidad inmediata|incorporación inmediata|disponibile (?:da|subito|imm)|immediatamente disponibile|disponibilità immediata|disponível|disponibilidade imediata|per direct|direct beschikbaar|beschikbaar|dostępny od|od zaraz|άμεσα διαθέσιμ|доступний|готовий приступити|готов приступить|tillgänglig|omgående|tiltræde|tilgjengelig|heti|dostupný|nástup|azonnal|disponibil|dostupan|takoj|hemen başla|متاح|זמין|随时到岗|即时入社|즉시)/iu,
    ),
  },
  {
    field: "dayRate",
    confidence: SURE_DETAIL,
    says: inAnyCase(
      /[€$£]\s?\d[\d.,]*\s*(?:\/|per |pro |par |al |por )\s?(?:day|tag|jour|día|dia|giorno|dag|dzień|d\b|hour|stunde|heure|hora|ora|h\b)|\d[\d.,]*\s*(?:€|eur(?:os?)?|usd|gbp|chf|pln|zł)\s*(?:\/|per |pro |par |al |por )\s?(?:day|tag|jour|día|dia|giorno|dag|dzień|j\b|d\b|hour|stunde|std|heure|hora|ora|h\b)|\bTJM\b|\btagessatz|\bstundensatz|day rate/iu,
    ),
  },
  {
    field: "salary",
    confidence: SURE_DETAIL,
    says: inAnyCase(
      /[€$£]\s?\d[\d.,]*k?\s*(?:p\.?\s?a\.?|per (?:year|annum|month)|pro (?:jahr|monat)|brut|gross|\/(?:year|month))|\d[\d.,]*\s?k?\s*(?:€|eur|usd|gbp|chf|pln|zł)\s*(?:p\.?\s?a\.?|per (?:year|annum)|pro jahr|brutto|brut|bruto|lordi|brutos|par an|al año|gross|\/(?:year|jahr|an|año|anno))|gehaltsvorstellung|salary expectation|prétentions salariales|pretensiones salariales|\bRAL\b/iu,
    ),
  },
  {
    field: "workPermit",
    confidence: SURE_DETAIL,
    says: inAnyCase(
      /(?:work|residence) permit|right to work|authori[sz]ed to work|eligible to work|(?:h-?1b|l-?1|f-?1|o-?1) visa|green card|eu citizen|eu blue card|blaue karte|blue card|settled status|indefinite leave|arbeitserlaubnis|aufenthalts(?:erlaubnis|titel|genehmigung)|niederlassungserlaubnis|permis de travail|titre de séjour|carte de séjour|autorisation de travail|permiso de (?:trabajo|residencia)|permesso di (?:soggiorno|lavoro)|autorização de (?:trabalho|residência)|werkvergunning|verblijfsvergunning|karta pobytu|pozwolenie na pracę|no sponsorship|permit (?:b|c|g|l)\b|(?:permis|ausweis) [bcgl] \(/iu,
    ),
  },
  {
    field: "remote",
    confidence: LIKELY_DETAIL,
    says: inAnyCase(
      /^(?:remote|fully remote|remote only|open to remote|remote or hybrid|hybrid|home ?office|100 ?% remote|remote möglich|télétravail|teletrabajo|smart working|teletrabalho|praca zdalna|thuiswerken|distansarbete|etätyö|távmunka)(?:$|[\s,/(–-])/iu,
    ),
  },
  {
    field: "mobility",
    confidence: LIKELY_DETAIL,
    says: inAnyCase(
      /willing to (?:travel|relocate)|open to relocation|relocation possible|ready to relocate|available to travel|reisebereit|umzugsbereit|bundesweit (?:mobil|einsetzbar)|deutschlandweit|europaweit|weltweit einsetzbar|mobil(?:e|ité) (?:nationale|internationale|géographique|france|sur)|^mobile? (?:sur|in|en|dans|auf)|disponibilidad para viajar|disponibilidad geográfica|movilidad|disponibil(?:e|ità) a (?:trasferte|trasferimenti|viaggiare)|disponibilidade para (?:viajar|mudança|deslocações)|bereid te (?:reizen|verhuizen)|gotowość do (?:wyjazdów|relokacji|przeprowadzki)|готов(?:ий|а|ність)? до (?:відряджень|переїзду)|готов[а]? к (?:командировкам|переезду)|ochota (?:cestovat|cestovať)|seyahat engeli yok/iu,
    ),
  },
  { field: "dateOfBirth", confidence: SURE_DETAIL, says: saysBirthDate },
];

/** Gender words that stand alone. */
const GENDER = new Set(
  fold(
    "male, female, männlich, weiblich, divers, homme, femme, masculin, féminin, hombre, mujer, masculino, femenino, uomo, donna, maschio, femmina, maschile, femminile, feminino, man, vrouw, mężczyzna, kobieta, άνδρας, γυναίκα, чоловік, жінка, чоловіча, жіноча, мужской, женский, мужчина, женщина, мъж, жена, kvinna, mand, kvinde, mann, kvinne, mies, nainen, muž, žena, férfi, nő, bărbat, femeie, muško, žensko, moški, ženska, erkek, kadın, ذكر, أنثى, זכר, נקבה, 男, 女, 男性, 女性, 남, 여, 남성, 여성, vyras, moteris, vīrietis, sieviete, mees, naine",
  ).split(" "),
);
const NATIONALITY_WORD =
  /(?<!\p{L})(?:citizen|passport|nationality|staatsbürger(?:in)?|staatsangehörige[r]?|nationalité|nacionalidad|cittadin[oa]|nacionalidade|obywatel(?:ka)?|гражданин|гражданка|громадян(?:ин|ка))(?!\p{L})/iu;

/** Which field a value without a label fills: "Permis B, véhiculé", "verheiratet, 2 Kinder", "Two weeks' notice". For short lines of personal details only. */
export function guessAgencyField(text: string): { field: AgencyField; confidence: number } | undefined {
  const detail = detailOf(text);
  if (detail === undefined) return undefined;
  const guess = GUESSES.find(({ says }) => says(detail));
  if (guess) return { field: guess.field, confidence: guess.confidence };
  const folded = fold(detail);
  if (GENDER.has(folded)) return { field: "gender", confidence: SURE_DETAIL };
  if (isNationality(detail, folded))
    return { field: "nationality", confidence: NATIONALITY_WORD.test(detail) ? SURE_DETAIL : POSSIBLE_NATIONALITY };

  return undefined;
}

/** "Born in Leeds, 13 November 1980": says in a short line when somebody was born. */
export function isBirthDate(text: string): boolean {
  const detail = detailOf(text);
  return koreanBirth(text) !== undefined || (detail !== undefined && saysBirthDate(detail));
}

/** "한도윤 1998년 (24세/만 23세) 남", "오민재 남, 1995년 (만 29세)", "출생 1999년": the year of birth beside the age or its label, and the gender. */
export function koreanBirth(text: string): { dateOfBirth?: string; gender?: string } | undefined {
  const [found, genderBefore, yearAndAge, genderBehind, labelled] = KOREAN_BIRTH.exec(text) ?? [];
  return found === undefined ? undefined : { dateOfBirth: yearAndAge ?? labelled, gender: genderBefore ?? genderBehind };
}

const KOREAN_BIRTH =
  /(?:(?<!\p{L})([남여]성?)[,\s]+)?(\d{4}년)생?\s*[(（][^()（）]{0,8}만?\s?\d{2}세[)）](?:\s*([남여]성?)(?!\p{L}))?|출생(?:년도)?\s*[:：]?\s*(\d{4}년)/u;

/** A line that is short enough for a personal detail, without the bullet before it. */
function detailOf(text: string): string | undefined {
  const detail = text.trim().replace(/^[^\p{L}\p{N}*€$£]+/u, "");
  const isShort = detail.length <= MAX_DETAIL_CHARACTERS && wordCount(detail) <= MAX_DETAIL_WORDS;
  return detail !== "" && isShort ? detail : undefined;
}

/** "British", "italienisch", "EU citizen": an adjective of a country that is a language's name too, or a word that says so. */
function isNationality(text: string, folded: string): boolean {
  if (matchLabel(text)?.field === "nationality") return false;
  if (NATIONALITY_WORD.test(text) && text.split(/\s+/).length <= MAX_NATIONALITY_WORDS) return true;
  if (countryCodeOf(text)) return false;

  return (
    NATIONALITIES.has(folded) ||
    (languageCodeOf(text) !== undefined && !/^(?:en|sgn|la|eo|yi)$/.test(languageCodeOf(text) ?? "") && /^\p{L}+$/u.test(text))
  );
}

const NATIONALITIES = new Set(
  fold(`british american irish scottish welsh canadian australian austrian swiss belgian brazilian mexican argentinian colombian chilean peruvian venezuelan indian pakistani bangladeshi egyptian moroccan algerian tunisian syrian iraqi iranian lebanese israeli nigerian kenyan ghanaian ethiopian filipino singaporean malaysian emirati saudi cypriot maltese luxembourgish
  britisch amerikanisch irisch kanadisch australisch österreichisch schweizerisch belgisch brasilianisch mexikanisch indisch ägyptisch marokkanisch syrisch irakisch iranisch
  britannique américaine américain irlandaise canadienne canadien australienne autrichienne suisse belge brésilienne indienne marocaine algérienne tunisienne libanaise sénégalaise ivoirienne camerounaise
  británica británico estadounidense irlandés canadiense australiana austriaca suiza belga brasileña mexicana argentina colombiana chilena peruana venezolana ecuatoriana boliviana cubana uruguaya paraguaya marroquí mexicano argentino colombiano chileno peruano venezolano ecuatoriano boliviano cubano uruguayo paraguayo hondureño hondureña guatemalteco guatemalteca salvadoreño salvadoreña dominicano dominicana panameño panameña costarricense nicaragüense británico brasileño austriaco suizo
  britannica statunitense americana irlandese canadese australiana austriaca svizzera belga brasiliana argentina marocchina britânica brasileira angolana moçambicana cabo-verdiana britânico brasileiro angolano moçambicano cabo-verdiano brasiliano marocchino argentino austriaco svizzero canadese
  brits belg oostenrijks zwitsers amerikaans brytyjskie amerykańskie austriackie szwajcarskie`).split(" "),
);
