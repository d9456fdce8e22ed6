/** The sectors, in the order of the columns of `SECTOR_NAMES`. */
export const SECTORS = [
  "bank",
  "insurance",
  "hospital",
  "logistics",
  "consulting",
  "software",
  "hospitality",
  "education",
  "pharmaceuticals",
  "energy",
] as const;
export type Sector = (typeof SECTORS)[number];

/** What a sector is called, a line for each language that documents have words in. */
const SECTOR_NAMES: Record<string, string[]> = Object.fromEntries(
  `en bank|insurance|hospital|logistics|consulting|software|hospitality|education|pharmaceuticals|energy
ar بنك|تأمين|مستشفى|خدمات لوجستية|استشارات|برمجيات|فنادق ومطاعم|تعليم|صناعة دوائية|طاقة
bg банка|застраховане|болница|логистика|консултантски услуги|софтуер|хотелиерство и ресторантьорство|образование|фармация|енергетика
ca banc|assegurances|hospital|logística|consultoria|programari|hostaleria|ensenyament|indústria farmacèutica|energia
cs banka|pojišťovnictví|nemocnice|logistika|poradenství|software|hotelnictví a gastronomie|školství|farmacie|energetika
da bank|forsikring|sygehus|logistik|rådgivning|software|hotel og restauration|uddannelse|medicinalindustri|energi
de Bank|Versicherung|Krankenhaus|Logistik|Beratung|Software|Gastgewerbe|Bildung|Pharma|Energie
el τράπεζα|ασφάλειες|νοσοκομείο|εφοδιαστική|συμβουλευτικές υπηρεσίες|λογισμικό|ξενοδοχεία και εστίαση|εκπαίδευση|φαρμακοβιομηχανία|ενέργεια
es banco|seguros|hospital|logística|consultoría|informática|hostelería|enseñanza|industria farmacéutica|energía
et pank|kindlustus|haigla|logistika|nõustamine|tarkvara|majutus ja toitlustus|haridus|ravimitööstus|energeetika
fi pankki|vakuutusala|sairaala|logistiikka|konsultointi|ohjelmistoala|hotelli- ja ravintola-ala|koulutus|lääketeollisuus|energia-ala
fr banque|assurances|hôpital|logistique|conseil|informatique|hôtellerie-restauration|enseignement|industrie pharmaceutique|énergie
he בנק|ביטוח|בית חולים|לוגיסטיקה|ייעוץ|תוכנה|מלונאות והסעדה|חינוך|תעשיית התרופות|אנרגיה
hi बैंक|बीमा|अस्पताल|लॉजिस्टिक्स|परामर्श|सॉफ़्टवेयर|होटल और रेस्तराँ|शिक्षा|औषधि उद्योग|ऊर्जा
hr banka|osiguranje|bolnica|logistika|savjetovanje|softver|ugostiteljstvo|obrazovanje|farmaceutska industrija|energetika
hu bank|biztosítás|kórház|logisztika|tanácsadás|szoftver|szállodaipar és vendéglátás|oktatás|gyógyszeripar|energetika
id bank|asuransi|rumah sakit|logistik|konsultan|perangkat lunak|perhotelan dan restoran|pendidikan|farmasi|energi
it banca|assicurazioni|ospedale|logistica|consulenza|informatica|alberghi e ristorazione|istruzione|industria farmaceutica|energia
ja 銀行|保険|病院|物流|コンサルティング|ソフトウェア|ホテル・飲食|教育|製薬|エネルギー
ko 은행|보험|병원|물류|컨설팅|소프트웨어|호텔·외식업|교육|제약|에너지
lt bankas|draudimas|ligoninė|logistika|konsultavimas|programinė įranga|apgyvendinimas ir maitinimas|švietimas|farmacija|energetika
lv banka|apdrošināšana|slimnīca|loģistika|konsultācijas|programmatūra|viesmīlība|izglītība|farmācija|enerģētika
nb bank|forsikring|sykehus|logistikk|rådgivning|programvare|hotell og restaurant|utdanning|legemiddelindustri|energi
nl bank|verzekeringen|ziekenhuis|logistiek|advies|software|horeca|onderwijs|farmacie|energie
pl bank|ubezpieczenia|szpital|logistyka|doradztwo|oprogramowanie|hotelarstwo i gastronomia|edukacja|farmacja|energetyka
pt banco|seguros|hospital|logística|consultoria|informática|hotelaria|ensino|indústria farmacêutica|energia
ro bancă|asigurări|spital|logistică|consultanță|software|hoteluri și restaurante|învățământ|industria farmaceutică|energie
ru банк|страхование|больница|логистика|консалтинг|разработка ПО|гостинично-ресторанный бизнес|образование|фармацевтика|энергетика
sk banka|poisťovníctvo|nemocnica|logistika|poradenstvo|softvér|hotelierstvo a gastronómia|školstvo|farmácia|energetika
sl banka|zavarovalništvo|bolnišnica|logistika|svetovanje|programska oprema|gostinstvo|izobraževanje|farmacija|energetika
sr banka|osiguranje|bolnica|logistika|konsalting|softver|ugostiteljstvo|obrazovanje|farmaceutska industrija|energetika
sv bank|försäkring|sjukhus|logistik|konsultverksamhet|programvara|hotell och restaurang|utbildning|läkemedelsindustri|energi
tr banka|sigorta|hastane|lojistik|danışmanlık|yazılım|otelcilik ve yeme içme|eğitim|ilaç sanayi|enerji
uk банк|страхування|лікарня|логістика|консалтинг|розробка ПЗ|готельно-ресторанний бізнес|освіта|фармацевтика|енергетика
vi ngân hàng|bảo hiểm|bệnh viện|logistics|tư vấn|phần mềm|khách sạn và nhà hàng|giáo dục|dược phẩm|năng lượng
zh 银行|保险|医院|物流|咨询|软件|酒店餐饮|教育|制药|能源`
    .split("\n")
    .map((line) => [line.slice(0, 2), line.slice(3).split("|")]),
);

/** A sector in a language; undefined for a language that has no words here. */
export const sectorName = (sector: Sector, language: string): string | undefined => SECTOR_NAMES[language]?.[SECTORS.indexOf(sector)];

/**
 * Words in the name of an employer that tell its sector surely, as whole words; a "-" before one stands for the rest of a compound ("Sparkassenversicherung"),
 * behind it for an ending ("ubezpieczeniowa"). "Pharmacy" is none: a chemist's shop makes no medicines.
 */
const SECTOR_WORDS: Record<Sector, string> = {
  bank: "banks banque banco banca bankhaus -bank -sparkasse caixa banc banka banky bankası bankas pankki pank bancă банк банка τράπεζα",
  insurance:
    "insurance -versicherung -versicherungen assurance assurances seguros assegurances assicurazioni verzekering verzekeringen ubezpieczeni- -forsikring -försäkring vakuutus- kindlustus pojišťovna poisťovňa biztosító asigurări osiguranje zavarovalnica draudimas apdrošināšana застраховане страхование страхова- страхування ασφάλειες ασφαλιστική sigorta",
  hospital:
    "hospital hospitals -klinik -klinikum -kliniken -krankenhaus spital spitalul hôpital chu clinique ospedale clinica clínica ziekenhuis szpital -sjukhus -sygehus -sykehus -sairaala haigla nemocnice nemocnica kórház bolnica bolnišnica ligoninė slimnīca болница больница лікарня νοσοκομείο hastane hastanesi",
  logistics:
    "logistic logistics -logistik logistique logística logistica logistiek logistikk logistiikka logistika loģistika logisztika logistică logistyka lojistik spedition transport transports freight логистика логістика",
  consulting:
    "consulting consultancy -beratung conseil consultoría consultoria consulenza adviesbureau doradztwo rådgivning konsultointi konsultavimas poradenství poradenstvo tanácsadó tanácsadás consultanță savjetovanje svetovanje konsalting danışmanlık консалтинг",
  software:
    "software it-services informatique informatik informática informatica ohjelmisto ohjelmistot tarkvara programvara programvare szoftver softver softvér yazılım софтуер λογισμικό",
  hospitality:
    "hotel hotels hôtel hôtels albergo hostel restaurant restaurants ristorante restaurante gasthof gasthaus hotell hotelli ravintola restaurang restauracja szálloda étterem viešbutis viesnīca gostilna otel oteli restoran хотел ресторант отель гостиница ресторан готель ξενοδοχείο εστιατόριο",
  education:
    "universit- universid- hochschule school schools -schule école lycée collège colegio escuela escola scuola skola skole szkoła uniwersytet univerzita univerzitet sveučilište univerza egyetem iskola škola yliopisto koulu ülikool mokykla üniversitesi okulu lisesi университет училище школа університет πανεπιστήμιο σχολείο universitas sekolah",
  pharmaceuticals:
    "pharma biotech pharmaceutical pharmaceuticals pharmazeutische pharmazeutika pharmaceutique pharmaceutiques farmacéutica farmacêutica farmaceutica farmaceutici farmaceutyczna gyógyszer- ilaç lääke läkemedel фарма фармацевтика",
  energy:
    "energy energie énergie energía energia stadtwerke -energi energetyka energetika energeetika enerji enerģija энергетика енергетика ενέργεια",
};

/** The same in languages that write no spaces there, or join the article: a part of a word tells it too ("みらい銀行"). */
const JOINED_WORDS: Record<Sector, string> = {
  bank: "银行|銀行|은행|بنك|مصرف|בנק|बैंक|ngân hàng",
  insurance: "保险|保險|保険|보험|تأمين|ביטוח|बीमा|asuransi|bảo hiểm",
  hospital: "医院|醫院|病院|병원|مستشفى|בית חולים|अस्पताल|rumah sakit|bệnh viện",
  logistics: "物流|물류|لوجست|לוגיסטיקה|लॉजिस्टिक्स",
  consulting: "咨询|諮詢|コンサルティング|컨설팅|استشارات|ייעוץ|tư vấn",
  software: "软件|軟體|ソフトウェア|소프트웨어|برمجيات|תוכנה|सॉफ़्टवेयर|सॉफ्टवेयर|perangkat lunak|phần mềm",
  hospitality: "酒店|飯店|饭店|ホテル|レストラン|호텔|레스토랑|فندق|مطعم|מלון|מסעד|होटल|khách sạn|nhà hàng",
  education: "大学|大學|学校|學校|高校|대학교|학교|جامعة|مدرسة|אוניברסיט|בית ספר|विश्वविद्यालय|विद्यालय|đại học|trường học",
  pharmaceuticals: "制药|製藥|製薬|제약|أدوية|תרופות|dược phẩm",
  energy: "能源|電力|电力|エネルギー|에너지|طاقة|אנרגיה|ऊर्जा|năng lượng",
};

/** The sectors that the name of an employer tells. */
export const sectorsIn = (name: string): Sector[] => SECTORS.filter((sector) => (PATTERNS.get(sector) as RegExp).test(name));

const PATTERNS = new Map(SECTORS.map((sector) => [sector, patternOf(SECTOR_WORDS[sector], JOINED_WORDS[sector])]));

function patternOf(words: string, joined: string): RegExp {
  const spaced = words.split(" ").map((word) =>
    word
      .replace(/^-/, "\\p{L}*")
      .replace(/(?<=.)-$/, "\\p{L}*")
      .replace("-", "[ -]?"),
  );
  return new RegExp(`(?<!\\p{L})(?:${spaced.join("|")})(?!\\p{L})|${joined}`, "iu");
}
