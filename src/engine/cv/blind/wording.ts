import { normalLanguage } from "../render/labels/labels.ts";

type Six = [string, string, string, string, string, string];
type Wording = Record<"candidate" | "employer" | "client" | "institution" | "organization" | "withheld", string>;

/** The words that replace a name, an employer, a school, and what is withheld because it may be one of them, by language. */
const WORDINGS: Record<string, Wording> = Object.fromEntries(
  `en Candidate|Employer|Client|Institution|Organisation|withheld
de Kandidat:in|Arbeitgeber|Kunde|Bildungseinrichtung|Organisation|zurückgehalten
fr Candidat·e|Employeur|Client|Établissement|Organisation|non communiqué
es Candidatura|Empresa|Cliente|Centro de estudios|Organización|omitido
it Candidatura|Azienda|Cliente|Istituto|Organizzazione|omesso
pt Candidatura|Empresa|Cliente|Instituição|Organização|omitido
nl Kandidaat|Werkgever|Klant|Onderwijsinstelling|Organisatie|weggelaten
pl Kandydatura|Pracodawca|Klient|Uczelnia|Organizacja|pominięto
el Υποψηφιότητα|Εργοδότης|Πελάτης|Ίδρυμα|Οργανισμός|παραλείπεται
uk Кандидатура|Роботодавець|Клієнт|Навчальний заклад|Організація|приховано
ru Кандидатура|Работодатель|Клиент|Учебное заведение|Организация|скрыто
bg Кандидатура|Работодател|Клиент|Учебно заведение|Организация|скрито
sv Kandidat|Arbetsgivare|Kund|Lärosäte|Organisation|utelämnat
da Kandidat|Arbejdsgiver|Kunde|Uddannelsessted|Organisation|udeladt
nb Kandidat|Arbeidsgiver|Kunde|Lærested|Organisasjon|utelatt
fi Hakija|Työnantaja|Asiakas|Oppilaitos|Järjestö|salattu
cs Kandidatura|Zaměstnavatel|Klient|Škola|Organizace|neuvedeno
sk Kandidatúra|Zamestnávateľ|Klient|Škola|Organizácia|neuvedené
hu Jelölt|Munkáltató|Ügyfél|Intézmény|Szervezet|nem közölt
ro Candidatură|Angajator|Client|Instituție|Organizație|omis
hr Kandidatura|Poslodavac|Klijent|Ustanova|Organizacija|izostavljeno
sl Kandidatura|Delodajalec|Stranka|Ustanova|Organizacija|izpuščeno
tr Aday|İşveren|Müşteri|Kurum|Kuruluş|gizlendi
ar مرشح|جهة العمل|عميل|مؤسسة تعليمية|منظمة|محجوب
he מועמדות|מעסיק|לקוח|מוסד לימודים|ארגון|הושמט
ca Candidatura|Empresa|Client|Centre d’estudis|Organització|omès
et Kandidaat|Tööandja|Klient|Õppeasutus|Organisatsioon|varjatud
hi उम्मीदवार|नियोक्ता|ग्राहक|शिक्षण संस्थान|संगठन|छिपाया गया
id Kandidat|Perusahaan|Klien|Lembaga pendidikan|Organisasi|disembunyikan
lt Kandidatūra|Darbdavys|Klientas|Mokymo įstaiga|Organizacija|nenurodyta
lv Kandidatūra|Darba devējs|Klients|Mācību iestāde|Organizācija|nav norādīts
sr Kandidatura|Poslodavac|Klijent|Ustanova|Organizacija|izostavljeno
vi Ứng viên|Công ty|Khách hàng|Cơ sở đào tạo|Tổ chức|đã ẩn
zh 候选人|公司|客户|院校|组织|已隐去
ja 候補者|勤務先|クライアント|教育機関|団体|非公開
ko 지원자|회사|고객사|교육기관|단체|비공개`
    .split("\n")
    .map((line) => {
      const language = line.slice(0, 2);
      const [candidate, employer, client, institution, organization, withheld] = line.slice(3).split("|") as Six;
      return [language, { candidate, employer, client, institution, organization, withheld }];
    }),
);

export const wordingFor = (language: string): Wording => WORDINGS[normalLanguage(language)] ?? (WORDINGS.en as Wording);

/** Stands where something was withheld that may say who the candidate is: "[withheld]". */
export const markerFor = (language: string) => `[${wordingFor(language).withheld}]`;
