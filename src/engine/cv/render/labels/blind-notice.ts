import type { Resume } from "../../../contract/resume.ts";
import { normalLanguage } from "./labels.ts";

/** What a blind CV withholds, in groups that a reader understands. */
export const WITHHELD_GROUPS = ["name", "contact", "personal", "employers", "schools", "referees", "dates", "places"] as const;
export type WithheldGroup = (typeof WITHHELD_GROUPS)[number];

/** The line for a Resume; undefined for one of which nothing was withheld. */
export const noticeOf = ({ meta }: Pick<Resume, "meta">, language: string): string | undefined =>
  blindNotice(meta?.vitae?.withheld ?? [], language, { named: meta?.vitae?.blind === undefined });

/** By language: the word "Withheld", the groups in their order, and that the document is pseudonymous and still personal data. */
const NOTICES: Record<string, string[]> = Object.fromEntries(
  `en Withheld|name|contact details|personal details|employers|schools|referees|exact dates|towns|Pseudonymised document: it is still personal data.
ar محجوب|الاسم|بيانات الاتصال|البيانات الشخصية|جهات العمل|المؤسسات التعليمية|المعرّفون|التواريخ الدقيقة|المدن|وثيقة باسم مستعار: تبقى بيانات شخصية.
bg Скрито|име|данни за контакт|лични данни|работодатели|учебни заведения|препоръчители|точни дати|градове|Псевдонимизиран документ: остава лични данни.
ca Omès|nom|dades de contacte|dades personals|empreses|centres d’estudis|referències|dates exactes|poblacions|Document pseudonimitzat: continua sent dades personals.
cs Neuvedeno|jméno|kontaktní údaje|osobní údaje|zaměstnavatelé|školy|referenční osoby|přesná data|města|Pseudonymizovaný dokument: jde stále o osobní údaje.
da Udeladt|navn|kontaktoplysninger|personlige oplysninger|arbejdsgivere|uddannelsessteder|referencepersoner|præcise datoer|byer|Pseudonymiseret dokument: det er stadig personoplysninger.
de Nicht genannt|Name|Kontaktdaten|persönliche Angaben|Arbeitgeber|Bildungseinrichtungen|Referenzpersonen|genaue Daten|Orte|Pseudonymisiertes Dokument: Es bleibt personenbezogen.
el Παραλείπονται|όνομα|στοιχεία επικοινωνίας|προσωπικά στοιχεία|εργοδότες|εκπαιδευτικά ιδρύματα|πρόσωπα αναφοράς|ακριβείς ημερομηνίες|πόλεις|Ψευδωνυμοποιημένο έγγραφο: παραμένει προσωπικά δεδομένα.
es Omitido|nombre|datos de contacto|datos personales|empresas|centros de estudios|referencias|fechas exactas|localidades|Documento seudonimizado: sigue siendo un dato personal.
et Varjatud|nimi|kontaktandmed|isiklikud andmed|tööandjad|koolid|soovitajad|täpsed kuupäevad|linnad|Pseudonüümitud dokument: need on endiselt isikuandmed.
fi Salattu|nimi|yhteystiedot|henkilökohtaiset tiedot|työnantajat|oppilaitokset|suosittelijat|tarkat päivämäärät|paikkakunnat|Pseudonymisoitu asiakirja: sisältää edelleen henkilötietoja.
fr Non communiqué|nom|coordonnées|données personnelles|employeurs|établissements|références|dates exactes|villes|Document pseudonymisé : il reste une donnée personnelle.
he הושמטו|שם|פרטי קשר|פרטים אישיים|מעסיקים|מוסדות לימוד|ממליצים|תאריכים מדויקים|ערים|מסמך בשם בדוי: עדיין מידע אישי.
hi छिपाया गया|नाम|संपर्क विवरण|व्यक्तिगत विवरण|नियोक्ता|शिक्षण संस्थान|संदर्भ व्यक्ति|सटीक तिथियाँ|शहर|छद्मनामित दस्तावेज़: यह अब भी व्यक्तिगत डेटा है।
hr Izostavljeno|ime|podaci za kontakt|osobni podaci|poslodavci|škole|osobe za preporuku|točni datumi|mjesta|Pseudonimizirani dokument: i dalje su to osobni podaci.
hu Nem közölt|név|elérhetőségek|személyes adatok|munkáltatók|iskolák|referenciaszemélyek|pontos dátumok|települések|Álnevesített dokumentum: továbbra is személyes adat.
id Disembunyikan|nama|data kontak|data pribadi|perusahaan|lembaga pendidikan|pemberi referensi|tanggal pasti|kota|Dokumen pseudonim: tetap merupakan data pribadi.
it Omesso|nome|recapiti|dati personali|aziende|istituti|referenze|date esatte|località|Documento pseudonimizzato: resta un dato personale.
ja 非公開|氏名|連絡先|個人情報|勤務先|教育機関|推薦者|正確な日付|地名|仮名化された文書です。引き続き個人データに当たります。
ko 비공개|이름|연락처|개인 정보|회사|교육기관|추천인|정확한 날짜|도시|가명 처리된 문서이며 여전히 개인정보입니다.
lt Nenurodyta|vardas|kontaktiniai duomenys|asmeniniai duomenys|darbdaviai|mokyklos|rekomenduotojai|tikslios datos|miestai|Pseudonimizuotas dokumentas: tai vis dar asmens duomenys.
lv Nav norādīts|vārds|kontaktinformācija|personiskie dati|darba devēji|mācību iestādes|ieteicēji|precīzi datumi|pilsētas|Pseidonimizēts dokuments: tie joprojām ir personas dati.
nb Utelatt|navn|kontaktopplysninger|personlige opplysninger|arbeidsgivere|læresteder|referansepersoner|nøyaktige datoer|steder|Pseudonymisert dokument: det er fortsatt personopplysninger.
nl Weggelaten|naam|contactgegevens|persoonlijke gegevens|werkgevers|onderwijsinstellingen|referenten|exacte data|plaatsen|Gepseudonimiseerd document: het blijven persoonsgegevens.
pl Pominięto|imię i nazwisko|dane kontaktowe|dane osobiste|pracodawcy|uczelnie i szkoły|osoby polecające|dokładne daty|miejscowości|Dokument spseudonimizowany: nadal są to dane osobowe.
pt Omitido|nome|contactos|dados pessoais|empresas|instituições de ensino|referências|datas exatas|localidades|Documento pseudonimizado: continua a ser um dado pessoal.
ro Omis|nume|date de contact|date personale|angajatori|instituții de învățământ|persoane de referință|date calendaristice exacte|localități|Document pseudonimizat: rămâne un document cu date cu caracter personal.
ru Скрыто|имя|контактные данные|личные сведения|работодатели|учебные заведения|рекомендатели|точные даты|города|Псевдонимизированный документ: это по-прежнему персональные данные.
sk Neuvedené|meno|kontaktné údaje|osobné údaje|zamestnávatelia|školy|referenčné osoby|presné dátumy|mestá|Pseudonymizovaný dokument: stále ide o osobné údaje.
sl Izpuščeno|ime|kontaktni podatki|osebni podatki|delodajalci|šole|referenčne osebe|natančni datumi|kraji|Psevdonimiziran dokument: še vedno gre za osebne podatke.
sr Izostavljeno|ime|podaci za kontakt|lični podaci|poslodavci|škole|osobe za preporuku|tačni datumi|mesta|Pseudonimizovan dokument: to su i dalje podaci o ličnosti.
sv Utelämnat|namn|kontaktuppgifter|personliga uppgifter|arbetsgivare|lärosäten|referenspersoner|exakta datum|orter|Pseudonymiserat dokument: det är fortfarande personuppgifter.
tr Gizlendi|ad|iletişim bilgileri|kişisel bilgiler|işverenler|okullar|referans kişileri|kesin tarihler|şehirler|Takma adlı belge: yine de kişisel veridir.
uk Приховано|ім’я|контактні дані|особисті відомості|роботодавці|навчальні заклади|рекомендувачі|точні дати|міста|Псевдонімізований документ: це все ще персональні дані.
vi Đã ẩn|họ tên|thông tin liên hệ|thông tin cá nhân|nhà tuyển dụng|trường học|người giới thiệu|ngày tháng cụ thể|thành phố|Tài liệu ẩn danh một phần: vẫn là dữ liệu cá nhân.
zh 已隐去|姓名|联系方式|个人信息|雇主|院校|推荐人|具体日期|城市|本文件已化名处理，仍属个人信息。`
    .split("\n")
    .map((line) => [line.slice(0, 2), line.slice(3).split("|")]),
);

/**
 * The line at the end of a blind document: what was withheld, and that it is pseudonymous and still personal data. One that names its candidate is not
 * pseudonymous, and says only what was withheld. In English for other languages.
 */
export function blindNotice(withheld: readonly string[], language: string, { named = false } = {}): string | undefined {
  const [said = "", ...words] = NOTICES[normalLanguage(language)] ?? (NOTICES.en as string[]);
  const groups = WITHHELD_GROUPS.flatMap((group, index) => (withheld.includes(group) ? [words[index] as string] : []));
  const sentence = words.at(-1) as string;
  if (groups.length === 0) return undefined;
  const list = `${said}: ${groups.join(/^(?:zh|ja)/.test(language) ? "、" : ", ")}.`;
  return named ? list : `${list} ${sentence}`;
}
