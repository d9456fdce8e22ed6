type Wording = Record<"candidate" | "employer" | "client" | "institution" | "organization", string>;

/** The words that replace a name, an employer or a school, by language. */
const WORDINGS: Record<string, Wording> = Object.fromEntries(
  `en Candidate|Employer|Client|Institution|Organisation
de Kandidat:in|Arbeitgeber|Kunde|Bildungseinrichtung|Organisation
fr Candidat·e|Employeur|Client|Établissement|Organisation
es Candidatura|Empresa|Cliente|Centro de estudios|Organización
it Candidatura|Azienda|Cliente|Istituto|Organizzazione
pt Candidatura|Empresa|Cliente|Instituição|Organização
nl Kandidaat|Werkgever|Klant|Onderwijsinstelling|Organisatie
pl Kandydatura|Pracodawca|Klient|Uczelnia|Organizacja
el Υποψηφιότητα|Εργοδότης|Πελάτης|Ίδρυμα|Οργανισμός
uk Кандидатура|Роботодавець|Клієнт|Навчальний заклад|Організація
ru Кандидатура|Работодатель|Клиент|Учебное заведение|Организация
bg Кандидатура|Работодател|Клиент|Учебно заведение|Организация
sv Kandidat|Arbetsgivare|Kund|Lärosäte|Organisation
da Kandidat|Arbejdsgiver|Kunde|Uddannelsessted|Organisation
nb Kandidat|Arbeidsgiver|Kunde|Lærested|Organisasjon
fi Hakija|Työnantaja|Asiakas|Oppilaitos|Järjestö
cs Kandidatura|Zaměstnavatel|Klient|Škola|Organizace
sk Kandidatúra|Zamestnávateľ|Klient|Škola|Organizácia
hu Jelölt|Munkáltató|Ügyfél|Intézmény|Szervezet
ro Candidatură|Angajator|Client|Instituție|Organizație
hr Kandidatura|Poslodavac|Klijent|Ustanova|Organizacija
sl Kandidatura|Delodajalec|Stranka|Ustanova|Organizacija
tr Aday|İşveren|Müşteri|Kurum|Kuruluş
ar مرشح|جهة العمل|عميل|مؤسسة تعليمية|منظمة
he מועמדות|מעסיק|לקוח|מוסד לימודים|ארגון
zh 候选人|公司|客户|院校|组织
ja 候補者|勤務先|クライアント|教育機関|団体
ko 지원자|회사|고객사|교육기관|단체`
    .split("\n")
    .map((line) => {
      const language = line.slice(0, 2);
      const [candidate, employer, client, institution, organization] = line.slice(3).split("|") as [string, string, string, string, string];
      return [language, { candidate, employer, client, institution, organization }];
    }),
);

export const wordingFor = (language: string): Wording => WORDINGS[language.slice(0, 2).toLowerCase()] ?? (WORDINGS.en as Wording);
