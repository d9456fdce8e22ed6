import { foldEntry } from "../../../text/fold.ts";
import { tableText } from "../../../text/table-text.ts";
import { LANGUAGE_TAGS, languageTagOf } from "../languages/language-tags.ts";

/** What `Intl` does not print: nominatives, regional names, abbreviations and usual misspellings. Twelve lists per language. */
const MORE: Record<string, string> = {
  en: "Janu Janurary Januray Janaury|Febr Febuary Feburary Februray|Marhc|Aprill||||Augest Agust|Sept Septem Septmber Septemeber Setember|Ocotber Octobar Octuber|Novemeber Novmber|Decemeber Decmber Desember",
  fr: "janv|févr fév fev|mar|avr|||juil jui jul|aou aoû|sept||nov|déc",
  de: "Jän Jänner Jaenner|Febr Feber|Mär Mrz Maerz|Apr||Juno|Julei||Sept||Nov|Dez",
  es: "ene|||abr||||agt|sep sept set setiembre||novbre|dicbre dcbre",
  it: "genn|febbr||||giu|lug||sett|ott|nov|dic",
  pt: "jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez",
  nl: "||mrt maa|||||aug|||",
  pl: "stycz styczniu|luty lutym|marcu|kwiet kwietniu|maju|czerw czerwcu|lipcu|sierp sierpniu|wrzes wrzesniu|paz pazdz październiku|listopadzie|grud grudniu",
  el: "Ιανουάριος Ιανουάριο Γενάρης|Φεβρουάριος Φεβρουάριο Φλεβάρης|Μάρτιος Μάρτιο Μάρτης|Απρίλιος Απρίλιο Απρίλης|Μάιος Μάιο Μάης|Ιούνιος Ιούνιο Ιούνης|Ιούλιος Ιούλιο Ιούλης|Αύγουστος Αύγουστο|Σεπτέμβριος Σεπτέμβριο Σεπτέμβρης|Οκτώβριος Οκτώβριο Οκτώβρης|Νοέμβριος Νοέμβριο Νοέμβρης|Δεκέμβριος Δεκέμβριο Δεκέμβρης",
  uk: "січ січні|лют лютому|бер березні|кві квіт квітні|тра трав травні|чер черв червні|лип липні|сер серп серпні|вер верес вересні|жов жовт жовтні|лис лист листопаді|гру груд грудні",
  ru: "янв январе|фев феврале|мар марте|апр апреле|мая мае|июн июне|июл июле|авг августе|сен сент сентябре|окт октябре|ноя нояб ноябре|дек декабре",
  bg: "яну ян|фев февр|мар|апр|май|юни|юли|авг|сеп септ|окт|ное ноем|дек",
  sv: "||mar|||||||||",
  nb: "||||||||sept|||",
  fi: "tammikuusta|helmikuusta|maaliskuusta|huhtikuusta|toukokuusta|kesäkuusta|heinäkuusta|elokuusta|syyskuusta|lokakuusta|marraskuusta|joulukuusta",
  cs: "leden ledna|únor února|březen března|duben dubna|květen května|červen června|červenec července|srpen srpna|září zari|říjen října|listopad listopadu|prosinec prosince",
  hu: "jan|feb febr|már marc|ápr|máj|jún|júl|aug|sze szept|okt|nov|dec",
  ro: "ian|feb febr|mar|apr|mai|iun|iul|aug|sep sept|oct|nov noi|dec",
  hr: "siječanj|veljača|ožujak|travanj|svibanj|lipanj|srpanj|kolovoz|rujan|listopad|studeni studenog|prosinac",
  sr: "јан|феб|мар|апр|мај|јун јуни|јул јули|авг|сеп септ|окт|нов|дец",
  "sr-Latn": "jan|feb|mar|apr|maj|jun juni|jul juli|avg avgust|sep|okt|nov|dec",
  tr: "||||||Tmz||||Ksm|",
  ar: "كانون الثاني|شباط|آذار|نيسان|أيار|حزيران|تموز|آب|أيلول|تشرين الأول|تشرين الثاني|كانون الأول",
  "ar-DZ": "جانفي|فيفري|مارس|أفريل|ماي|جوان|جويلية|أوت|سبتمبر|أكتوبر|نوفمبر|ديسمبر",
  "ar-MA": "يناير|فبراير|مارس|أبريل|ماي|يونيو|يوليوز|غشت|شتنبر|أكتوبر|نونبر|دجنبر",
  he: "ינו|פבר|מרס|אפר||||אוג|ספט|אוק|נוב|דצמ",
  ca: "gen|feb|mar|abr|mai|jun|jul|ag|set|oct|nov|des",
  lt: "saus sausis|vas vasaris|kov kovas|bal balandis|geg gegužė|birž birželis|liep liepa|rugp rugpjūtis|rugs rugsėjis|spal spalis|lapkr lapkritis|gruod gruodis",
  lv: "janv|febr|mar|apr|mai|jūn|jūl|aug|sept|okt|nov|dec",
  hi: "जनवरी जन|फरवरी फ़रवरी फर|मार्च|अप्रैल|मई|जून|जुलाई जुल जुलाइ|अगस्त अग|सितंबर सितम्बर सित|अक्टूबर अक्तूबर अक्टू|नवंबर नवम्बर नव|दिसंबर दिसम्बर दिस",
  fa: "ژانویه|فوریه|مارس|آوریل|مه|ژوئن|ژوئیه|اوت|سپتامبر|اکتبر|نوامبر|دسامبر",
  th: "มกราคม ม.ค|กุมภาพันธ์ ก.พ|มีนาคม มี.ค|เมษายน เม.ย|พฤษภาคม พ.ค|มิถุนายน มิ.ย|กรกฎาคม ก.ค|สิงหาคม ส.ค|กันยายน ก.ย|ตุลาคม ต.ค|พฤศจิกายน พ.ย|ธันวาคม ธ.ค",
  id: "januari|februari|maret|april|mei|juni|juli|agustus agt|september|oktober okt|november|desember des",
  et: "jaan|veebr|mär|apr|mai|juun|juul|aug|sept|okt|nov|dets",
};
/** Words that end a month's name on paper but not in the table: `in` of "martie" needs none, Catalan "de març" loses its preposition. */
const PREPOSITION = /^(?:de |d )/;

type Reading = { month: number; tag: string };

/** The names of the months in every tongue, each with what it means: "3:en 3:de". */
export const monthTable = () =>
  tableText([...buildTable()].map(([name, readings]) => [name, readings.map(({ month, tag }) => `${month}:${tag}`).join(" ")] as const));

function buildTable(): Map<string, Reading[]> {
  const months = new Map<string, Reading[]>();
  for (const languageTag of LANGUAGE_TAGS) {
    const tag = languageTagOf(languageTag);
    printedNames(languageTag).forEach((names, index) => {
      for (const name of names) add(months, name, { month: index + 1, tag });
    });
  }
  for (const [tag, lists] of Object.entries(MORE)) {
    lists.split("|").forEach((list, index) => {
      for (const name of tag === "ar" ? [list] : list.split(" ")) add(months, name, { month: index + 1, tag: languageTagOf(tag) });
    });
  }

  return months;
}

const DAYS = Array.from({ length: 12 }, (_, month) => Date.UTC(2020, month, 1));

/** For each month its names, alone and within a date, long and short. */
function printedNames(tag: string): string[][] {
  const formats = (["long", "short"] as const).map((month) => ({
    alone: new Intl.DateTimeFormat(tag, { month, timeZone: "UTC", calendar: "gregory" }),
    inDate: new Intl.DateTimeFormat(tag, { day: "numeric", month, year: "numeric", timeZone: "UTC", calendar: "gregory" }),
  }));

  return DAYS.map((day) =>
    formats.flatMap(({ alone, inDate }) => [
      alone.format(day),
      ...inDate
        .formatToParts(day)
        .filter((part) => part.type === "month")
        .map((part) => part.value),
    ]),
  );
}

function add(months: Map<string, Reading[]>, name: string, reading: Reading): void {
  const folded = foldEntry(name).replace(PREPOSITION, "");
  if (folded === "" || /\p{N}|月|월/u.test(folded)) return;
  const readings = months.get(folded) ?? [];
  if (!readings.some((known) => known.tag === reading.tag && known.month === reading.month)) readings.push(reading);
  months.set(folded, readings);
}
