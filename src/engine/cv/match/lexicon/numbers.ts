/** Number words up to thirty, folded, by value. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    1: "one ein eine einem einen ein un une uno una um uma jeden jedno een ett en et один одного ένα ένας jedno jeden en",
    2: "two zwei deux dos due twee dois duas dwa dwoch dwie dwuletni dwuletnie tva to два дві двох δυο dva doi doua zwo couple",
    3: "three drei trois tres tre drie trzy trzech tri три трьох τρια trei",
    4: "four vier quatre cuatro quattro quatro cztery czterech fyra fire чотири четыре τεσσερα ctyri styri patru",
    5: "five funf cinq cinco cinque vijf piec pieciu fem пять пяти п'ять пʼять пет πεντε pet pat cinci",
    6: "six sechs seis sei zes szesc szesciu sex seks шість шесть εξι sest sase",
    7: "seven sieben sept siete sette zeven sete siedem siedmiu sju syv сім семь επτα sedm sapte",
    8: "eight acht huit ocho otto oito osiem osmiu atta otte вісім восемь οκτω osm opt",
    9: "nine neun neuf nueve nove negen dziewiec dziewieciu nio ni девять дев'ять εννεα devet noua",
    10: "ten zehn dix diez dieci tien dez dziesiec dziesieciu tio ti десять δεκα deset zece",
    11: "eleven elf onze once undici elva",
    12: "twelve zwolf douze doce dodici twaalf doze dwanascie tolv",
    13: "thirteen dreizehn treize trece tredici dertien treze",
    14: "fourteen vierzehn quatorze catorce quattordici veertien catorze",
    15: "fifteen funfzehn quinze quince quindici vijftien pietnascie femton δεκαπεντε",
    16: "sixteen sechzehn seize dieciseis sedici zestien dezasseis",
    18: "eighteen achtzehn dixhuit dieciocho diciotto achttien dezoito",
    20: "twenty zwanzig vingt veinte venti twintig vinte dwadziescia tjugo dvacet",
    30: "thirty dreissig trente treinta trenta dertig trinta trzydziesci",
  }).flatMap(([value, words]) => words.split(" ").map((word) => [word, Number(value)])),
);

/** Stems of "year" as a word begins, folded. */
export const YEAR_WORD =
  /^(?:years?|yrs?|jahre?n?|jahrige?[rsn]?|ans?|annees?|anos?|anni|anno|jaar|jaren|lat|lata|rok|roku|let|roky|rokov|ar|arig|ars|ani|ετη|ετων|ετος|χρονια|χρονων|років|роки|рік|роков|лет|год|года|години|година|vuotta|vuoden|ev|yil|godina|godine|leta)$/u;

/** "Month", folded. */
export const MONTH_WORD =
  /^(?:months?|monate?n?|mois|mes|meses|mese|mesi|maand|maanden|miesiac\p{L}*|miesiec\p{L}*|manader|maneder|mesicu|luni|місяців|месяцев|μηνεσ|μηνων)$/u;
/** Words of sentences in which months are those of a contract, a notice or a look back, and not of experience. */
export const NO_EXPERIENCE =
  /(?<![\p{L}\p{N}])(?:within|contract|notice|last|past|every|fixed term|maternity|innerhalb|kundig\p{L}*|befrist\p{L}*|letzten|alle|vertrag\p{L}*|elternzeit|preavis|contrat|cdd|derniers|tous les|duree|plazo|contrato|ultimos|cada|entro|preavviso|contratto|ultimi|ogni|binnen|opzeg\p{L}*|laatste|elke|umow\p{L}*|wypowiedz\p{L}*|ostatnich|old|alt|age)(?![\p{L}\p{N}])/u;

/** "several years": at least this many. */
export const SEVERAL_YEARS = 3;
export const SEVERAL_CUES =
  /\b(?:several years|multiple years|many years|extensive experience|mehrjahrig\w*|langjahrig\w*|mehrere jahre|plusieurs annees|longue experience|varios anos|pluriennale|vari anni|meerdere jaren|meerjarige|jarenlange|ruime ervaring|varios anos|kilkuletni\w*|wieloletni\w*|kilka lat|flera ars|flerarig|flere ars|nekolikalet\w*|mai multi ani)\b/u;

/** The number is an upper limit. */
export const AT_MOST =
  /\b(?:not more than|no more than|up to|at most|maximum|max|less than|fewer than|under|hochstens|maximal|nicht mehr als|bis zu|weniger als|au plus|maximum|pas plus de|moins de|jusqu a|como maximo|maximo|no mas de|menos de|hasta|al massimo|massimo|non piu di|meno di|fino a|maximaal|hooguit|niet meer dan|minder dan|no maximo|nao mais de|ate|maksymalnie|nie wiecej niz|co najwyzej|mniej niz|do)\b/u;
