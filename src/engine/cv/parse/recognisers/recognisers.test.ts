import { expect, test } from "bun:test";
import { detectLanguage } from "../1-document/language-detect.ts";
import { guessAgencyField, splitLabel } from "./agency-fields.ts";
import { findContacts } from "./contact/contact.ts";
import { findScore, looksLikeCompany, looksLikeInstitution, looksLikePosition, splitDegree } from "./degrees.ts";
import { findSpokenLanguages, fluencyRank } from "./languages.ts";
import { isDocumentTitle, looksLikeName, splitName } from "./names.ts";
import { looksLikePlace, parsePlace } from "./places/places.ts";

test("letters with accents are letters: no word of a school ends before one", () => {
  expect(looksLikeName("Rocío Albadalejo Vidal")).toBeGreaterThan(0.6);
  expect(looksLikeInstitution("ROC Midden Nederland")).toBeGreaterThan(0.6);
});

test.each([
  "Samordnare",
  "Starszy spedytor morski",
  "Zámečník",
  "Vrachtwagenchauffeur",
  "Regnskapsfører",
  "Drugi strojar",
  "Nhân viên chăm sóc khách hàng",
  "Commis de cuisine",
  "Eksporto vadybininkė",
  "Barnevernspedagog",
  "Klienditeenindaja",
  "רואה חשבון",
  "介護福祉士",
  "회계사",
])("%s is a job", (title) => {
  expect(looksLikePosition(title)).toBeGreaterThan(0.7);
});

test.each([
  ["Oberlandesgericht Köln (vollbefriedigend)", "vollbefriedigend"],
  ["Oberlandesgericht Köln (Note: vollbefriedigend)", "Note: vollbefriedigend"],
  ["동백대학교, 3.9/4.5", "3.9/4.5"],
  ["bardzo dobry", "bardzo dobry"],
  ["Guts- und Forstwirtschaft", undefined],
])("the grade in %s", (text, score) => {
  expect(findScore(text)?.score).toBe(score as string);
});

test("the legal form of an employer may stand before its name", () => {
  expect(
    ["UAB Nemuno baldai", "SIA Latvijas Maize", "OÜ Põhjatäht", "PT Nusantara Jaya"].every((text) => looksLikeCompany(text) > 0.9),
  ).toBe(true);
  expect(["AS Level Mathematics", "AB testing", "PT"].some((text) => looksLikeCompany(text) > 0.5)).toBe(false);
});

test("the level is part of a vocational degree", () => {
  expect(splitDegree("BTEC Level 3, Engineering")).toEqual({ studyType: "BTEC Level 3", area: "Engineering" });
  expect(splitDegree("BTEC Level 3 Extended Diploma in Sport")).toEqual({ studyType: "BTEC Level 3 Extended Diploma", area: "Sport" });
});

test.each([
  ["Bachelor of Arts (cum laude) Physics", "Bachelor of Arts (cum laude)", "Physics"],
  ["Bachelor (Informatik), berufsbegleitend", "Bachelor", "Informatik, berufsbegleitend"],
  ["Erasmus-Masterstudium Physik", "Erasmus-Masterstudium", "Physik"],
])("a bracket and a compound stay whole in the degree %s", (text, studyType, area) =>
  expect(splitDegree(text)).toEqual({ studyType, area }),
);

test("a place may have full stops for commas", () => {
  expect(looksLikePlace("Barcelona. Edo. Anz.")).toBeGreaterThanOrEqual(0.6);
  expect(looksLikePlace("St. Gallen")).toBeGreaterThan(0.8);
});

test("a list of cities is no address", () => {
  expect(parsePlace("Berlin, Hamburg, München")).toBeUndefined();
  expect(parsePlace("Valencia, Carabobo, Venezuela")).toMatchObject({ city: "Valencia", countryCode: "VE" });
});

test("a town or a family that begins like a trade is no job", () => {
  expect(["Vincent Berberi", "Monterrey", "Kasapoğlu", "Svendborg", "Festo"].map((text) => looksLikePosition(text))).toEqual([
    0, 0, 0, 0, 0,
  ]);
});

test("a contact line gives every kind of contact once and nothing else", () => {
  const found = findContacts([
    {
      text: "14 Harbour Terrace, Bristol BS1 5TY | +44 117 496 0142 | jane@example.com | whitcombe.example.org | linkedin.com/in/jane-x | github.com/janex",
    },
  ]);

  expect(found.emails.map((email) => email.value)).toEqual(["jane@example.com"]);
  expect(found.phones.map((phone) => phone.value)).toEqual(["+44 117 496 0142"]);
  expect(found.urls.map((url) => url.value)).toEqual(["whitcombe.example.org"]);
  expect(found.profiles.map((profile) => `${profile.network} ${profile.username} ${profile.url}`)).toEqual([
    "LinkedIn jane-x https://linkedin.com/in/jane-x",
    "GitHub janex https://github.com/janex",
  ]);
});

test.each([
  ["Tel.: 030 / 1234567, Mobil: 0176 12345678", "de", ["030 / 1234567", "0176 12345678"]],
  ["06 12 34 56 78", "fr", ["06 12 34 56 78"]],
  ["M: +1 (312) 555-0123", "en", ["+1 (312) 555-0123"]],
  ["电话：138 0013 8000", "zh", ["138 0013 8000"]],
  ["0117 496 0142 / 07700 900123", "en", ["0117 496 0142", "07700 900123"]],
  ["(+34) 600 123 456", "es", ["(+34) 600 123 456"]],
  ["+34 655 501 284\t41004 Sevilla", "es", ["+34 655 501 284"]],
  ["2015 - 2019 and 2010-2014", "en", []],
  ["01.02.2019 - 03.04.2020", "de", []],
  ["Fax: 030 1234567", "de", []],
  ["DNI 12345678Z", "es", []],
  ["Recife/PE – CEP 51020-000 | (81) 99555-0142", "pt", ["(81) 99555-0142"]],
  ["0812-5550-1422", "id", ["0812-5550-1422"]],
  ["4111-1111-1111-1111", "en", []],
  ["Rua das Acácias, 210, 30130-010 Belo Horizonte · +55 31 95550-1827", "pt", ["+55 31 95550-1827"]],
])("phones of %s", (text, language, expected) =>
  expect(findContacts([{ text }], { language }).phones.map((phone) => phone.value)).toEqual(expected),
);

test("products and abbreviations are no web addresses; labels and link targets are read", () => {
  expect(findContacts([{ text: "Node.js, ASP.NET, e.g. React.js, B.Sc., Socket.io" }]).urls).toEqual([]);
  expect(findContacts([{ text: "LinkedIn", links: ["https://www.linkedin.com/in/abc-def"] }]).profiles[0]?.username).toBe("abc-def");
  expect(findContacts([{ text: "Skype: live:jane.doe" }]).profiles[0]?.username).toBe("live:jane.doe");
  expect(findContacts([{ text: "E-Mail: jane @ example.com" }]).emails[0]?.value).toBe("jane@example.com");
});

test.each([
  ["14 Harbour Terrace, Bristol BS1 5TY", { address: "14 Harbour Terrace", city: "Bristol", postalCode: "BS1 5TY", countryCode: "GB" }],
  ["8 rue des Glycines, 69003 Lyon", { address: "8 rue des Glycines", city: "Lyon", postalCode: "69003", countryCode: "FR" }],
  ["شارع الأردن 15، عمّان", { address: "شارع الأردن 15", city: "عمّان", countryCode: "JO" }],
  ["مسقط، سلطنة عمان", { city: "مسقط", countryCode: "OM" }],
  ["Chicago, IL 60614", { city: "Chicago", region: "IL", postalCode: "60614", countryCode: "US" }],
  ["1427 W Fillmore St", { address: "1427 W Fillmore St" }],
  ["Austin, TX", { city: "Austin", region: "TX", countryCode: "US" }],
  [
    "Rua das Acácias, 210 – Jardim Aurora – Campinas/SP",
    { address: "Rua das Acácias, 210 – Jardim Aurora", city: "Campinas", region: "SP", countryCode: "BR" },
  ],
  ["Rua do Sol, 12, Curitiba - PR", { address: "Rua do Sol, 12", city: "Curitiba", region: "PR", countryCode: "BR" }],
  [
    "Via Tal dei Tali 12 – 20100 Milano (MI)",
    { address: "Via Tal dei Tali 12", city: "Milano", region: "MI", postalCode: "20100", countryCode: "IT" },
  ],
  ["ul. Długa 5, 00-238 Warszawa", { address: "ul. Długa 5", city: "Warszawa", postalCode: "00-238", countryCode: "PL" }],
  ["杭州市西湖区文三路18号", { city: "杭州市", address: "西湖区文三路18号", countryCode: "CN" }],
  ["310012 杭州市西湖区文三路18号", { city: "杭州市", address: "西湖区文三路18号", postalCode: "310012", countryCode: "CN" }],
  ["شارع الوصل ١٢، دبي", { city: "دبي", address: "شارع الوصل ١٢", countryCode: "AE" }],
  ["שדרות הנשיא 40, 3463804 חיפה", { city: "חיפה", address: "שדרות הנשיא 40", postalCode: "3463804", countryCode: "IL" }],
  ["浙江省杭州市西湖区文三路18号", { city: "杭州市", region: "浙江省", address: "西湖区文三路18号", countryCode: "CN" }],
  ["شارع الياسمين 8، عمّان", { address: "شارع الياسمين 8", city: "عمّان", countryCode: "JO" }],
  ["1012 AB Amsterdam", { city: "Amsterdam", postalCode: "1012 AB", countryCode: "NL" }],
  ["4000-041 Porto", { city: "Porto", postalCode: "4000-041", countryCode: "PT" }],
  ["Οδός Ερμού 45, 54632 Θεσσαλονίκη", { address: "Οδός Ερμού 45", city: "Θεσσαλονίκη", postalCode: "54632", countryCode: "GR" }],
  ["Lisbon, Portugal", { city: "Lisbon", countryCode: "PT" }],
  ["Ferrara IT", { city: "Ferrara", countryCode: "IT" }],
  ["London UK", { city: "London", countryCode: "GB" }],
  ["Trier, DE", { city: "Trier", countryCode: "DE" }],
  ["Wilmington, DE", { city: "Wilmington", region: "DE", countryCode: "US" }],
  ["Austin, IN", { city: "Austin", region: "IN", countryCode: "US" }],
  ["Lindenstr. 85 Trier", { address: "Lindenstr. 85", city: "Trier", countryCode: "DE" }],
  ["5 rue de Paris", { address: "5 rue de Paris" }],
  ["Lindenstr. 85, 54290 Trier DE", { address: "Lindenstr. 85", city: "Trier", postalCode: "54290", countryCode: "DE" }],
  ["54290 DE", { postalCode: "54290", countryCode: "DE" }],
])("place %s", (text, expected) => expect(parsePlace(text)).toEqual(expected));

test("jobs, companies and years are no places", () => {
  expect(
    ["Software Engineer", "Acme Ltd, Bristol", "2019 Berlin", "5 years of experience", "12345 Items processed"].map(
      (text) => parsePlace(text)?.postalCode,
    ),
  ).toEqual([undefined, undefined, undefined, undefined, undefined]);
  expect(looksLikePlace("Bristol")).toBeGreaterThan(0.8);
  expect(looksLikePlace("Software Engineer")).toBeLessThan(0.4);
});

test.each([
  ["English (Native), Spanish (B1)", "en=Native es=B1"],
  ["Englisch: verhandlungssicher", "en=verhandlungssicher"],
  ["Italiano: madrelingua; Inglese: C1", "it=madrelingua en=C1"],
  ["Native English, fluent French and basic German", "en=Native fr=fluent de=basic"],
  ["Англійська (вільно), українська — рідна", "en=вільно uk=рідна"],
  ["日本語（母国語）、英語（ビジネスレベル）", "ja=母国語 en=ビジネスレベル"],
  ["Mother tongue: Dutch", "nl=Mother tongue"],
  ["English, German", "en= de="],
])("languages of %s", (text, expected) =>
  expect(
    findSpokenLanguages(text)
      .map((spoken) => `${spoken.code}=${spoken.fluency ?? ""}`)
      .join(" "),
  ).toBe(expected),
);

test("a sentence that praises a language is no level of it", () => {
  const sentence = "English: fluent since I grew up with it at home and wrote all of my school papers in it";
  expect(findSpokenLanguages(sentence).map(({ language, fluency }) => [language, fluency])).toEqual([["English", undefined]]);
});

test("levels rank by CEFR", () => {
  expect(["A1", "B2", "langue maternelle", "verhandlungssicher", "Nivel medio", "●●●○○", "Kochen"].map(fluencyRank)).toEqual([
    1, 4, 6, 5, 3, 4, 0,
  ]);
});

test.each([
  ["Nationality: British", "nationality", "British"],
  ["Geburtsdatum  02.11.1985", "dateOfBirth", "02.11.1985"],
  ["Born: Utrecht", "birthPlace", "Utrecht"],
  ["Born: 2 May 1986, Utrecht", "dateOfBirth", "2 May 1986, Utrecht"],
  ["生年月日：一九八五年五月二日", "dateOfBirth", "一九八五年五月二日"],
  ["Notice period: 3 months", "noticePeriod", "3 months"],
  ["Environment: Java", "technologies", "Java"],
  ["Водительские права: B", "drivingLicence", "B"],
])("label %s", (text, field, value) => expect(splitLabel(text)).toMatchObject({ field, value }));

test.each([
  ["Permis B, véhiculé", "drivingLicence"],
  ["verheiratet, 2 Kinder", "maritalStatus"],
  ["Two weeks' notice", "noticePeriod"],
  ["British", "nationality"],
  ["€450/day", "dayRate"],
  ["Software Engineer", undefined],
  ["Java", undefined],
  ["Single sign-on with SAML", undefined],
])("value without label %s", (text, field) => expect(guessAgencyField(text)?.field).toBe(field as never));

test.each([
  ["BSc (Hons) in Computer Science", "BSc (Hons)", "Computer Science"],
  ["Diplôme d'État, Soins infirmiers", "Diplôme d'État", "Soins infirmiers"],
  ["Master of Science – Data Science", "Master of Science", "Data Science"],
  ["Laurea magistrale in Ingegneria", "Laurea magistrale", "Ingegneria"],
  ["Магістр, Економіка", "Магістр", "Економіка"],
  ["Informatik (B.Sc.)", "B.Sc.", "Informatik"],
  ["Diplom-Ingenieur Maschinenbau", "Diplom-Ingenieur", "Maschinenbau"],
  ["Master 2 Marketing", "Master 2", "Marketing"],
  ["市场营销（本科）", "本科", "市场营销"],
  ["本科（市场营销）", "本科", "市场营销"],
])("degree %s", (text, studyType, area) => expect(splitDegree(text)).toEqual({ studyType, area }));

test("companies, schools, jobs and grades are told apart", () => {
  expect(["Tidewater Payments Ltd", "ABC S.L.", "株式会社日立", "Deutsche Bank"].every((text) => looksLikeCompany(text) >= 0.7)).toBe(true);
  expect(
    ["University of Bristol", "Lycée Jean Moulin", "IHK Köln", "IES Joan Miró"].every((text) => looksLikeInstitution(text) >= 0.7),
  ).toBe(true);
  expect(
    ["Senior Backend Engineer", "Sachbearbeiterin Einkauf", "Infirmière", "Kierowca", "Инженер-программист", "软件工程师"].every(
      (text) => looksLikePosition(text) >= 0.7,
    ),
  ).toBe(true);
  // Letters of Kazakh, Mongolian, Ossetian and Old Church Slavonic, which Serbian has no Latin ones for.
  expect(["Norfolk, VA", "Scranton, PA"].map((text) => looksLikePosition(text))).toEqual([0, 0]);
  expect(["営業部 主任", "商品企画部", "开发部门"].every((text) => looksLikePosition(text) >= 0.7)).toBe(true);
  expect(["法学部", "東都大学経済学部", "みなと食品株式会社営業部"].every((text) => looksLikePosition(text) < 0.7)).toBe(true);
  expect(["Әдіскер", "Өвөрмөц", "Ӕхсар", "ѡтъць", "Dev Әлем"].every((text) => looksLikePosition(text) < 0.7)).toBe(true);
  expect(["Oliver Whitcombe", "Python, SQL, Docker", "Tidewater Payments Ltd"].every((text) => looksLikePosition(text) < 0.3)).toBe(true);
  expect(
    ["University of Bristol – First Class", "Abschlussnote: 1,3", "110/110 e lode", "17 valores", "24/7"].map(
      (text) => findScore(text)?.score,
    ),
  ).toEqual(["First Class", "Abschlussnote: 1,3", "110/110 e lode", "17 valores", undefined]);
});

test("names are told from titles, headings and jobs", () => {
  expect(
    [
      "Oliver Whitcombe",
      "OLIVER WHITCOMBE",
      "Dr. Anna Berg, MBA",
      "Ludwig van der Berg",
      "李明",
      "محمد الأحمد",
      "Ελένη Παπαδοπούλου",
    ].every((text) => looksLikeName(text) >= 0.7),
  ).toBe(true);
  expect(
    ["Curriculum Vitae", "Work Experience", "Software Engineer", "New York", "Bristol, UK"].every((text) => looksLikeName(text) < 0.5),
  ).toBe(true);
  expect(["Lebenslauf", "CV", "简历", "Résumé"].every(isDocumentTitle)).toBe(true);
  expect(splitName("Prof. Dr. med. Hans Müller, MBA")).toEqual({ name: "Hans Müller", title: "Prof. Dr. med.", degrees: "MBA" });
});

test.each([
  ["Led a team of engineers and was responsible for the delivery of new projects", "en"],
  ["Berufserfahrung\nLeitung eines Teams und Betreuung der Kunden", "de"],
  ["Expérience professionnelle\nGestion de projets pour des clients", "fr"],
  ["Gestión de proyectos y atención a los clientes de la empresa", "es"],
  ["Gestione dei progetti e sviluppo della rete di vendita", "it"],
  ["Досвід роботи та освіта", "uk"],
  ["Опыт работы и образование", "ru"],
  ["Опит и образование във фирма", "bg"],
  ["Arbetslivserfarenhet och utbildning inom vård", "sv"],
  ["職務経歴と学歴です", "ja"],
  ["工作经历和教育背景", "zh"],
  ["الخبرة العملية", "ar"],
])("language of %s", (text, expected) => expect(detectLanguage(text)).toBe(expected));

test("a long word of a script without capitals is tried as a place once, not in every division of its letters", () => {
  expect(
    parsePlace(
      Array(40)
        .fill(`${"京".repeat(60)}%, Kyoto`)
        .join(" | "),
    ),
  ).toBeUndefined();
});

test.each([
  ["(04021) 서울특별시 마포구 월드컵로 112", { postalCode: "04021", city: "서울특별시", address: "마포구 월드컵로 112" }],
  ["경기도 성남시 분당구 판교로 10", { region: "경기도", city: "성남시", address: "분당구 판교로 10" }],
  ["〒223-0061 横浜市港北区日吉3-5-12", { postalCode: "223-0061", city: "横浜市", address: "港北区日吉3-5-12" }],
  ["東京都渋谷区神南1-2-3", { region: "東京都", city: "渋谷区", address: "神南1-2-3" }],
  ["São Paulo - SP", { city: "São Paulo", region: "SP", countryCode: "BR" }],
  ["Curitiba/PR", { city: "Curitiba", region: "PR" }],
  ["25 Lê Lợi, Quận 1, TP. Hồ Chí Minh", { city: "TP. Hồ Chí Minh", address: "25 Lê Lợi, Quận 1" }],
  ["г. Казань, ул. Баумана, д. 20, кв. 7", { city: "Казань", address: "ул. Баумана, д. 20, кв. 7" }],
  ["Karaman Mah. Dereboyu Cad. No:41/6 Nilüfer / BURSA", { city: "BURSA", address: "Karaman Mah. Dereboyu Cad. No:41/6 Nilüfer" }],
  ["Tenali, Guntur (Dt), Andhra Pradesh – 522201", { city: "Tenali", region: "Guntur (Dt), Andhra Pradesh", postalCode: "522201" }],
  ["14 MG Road, Kochi, Kerala - 682001", { address: "14 MG Road", city: "Kochi", region: "Kerala", postalCode: "682001" }],
])("the larger place leads or the state follows: %s", (text, expected) => expect(parsePlace(text)).toMatchObject(expected));

test("a telephone number is no place", () => {
  expect(parsePlace("(11) 95550-0142")).toBeUndefined();
});

test.each([
  ["8.1 CGPA", "8.1 CGPA"],
  ["Abitur (1,4)", "1,4"],
  ["First Division", "First Division"],
  ["IPK 3,45", "IPK 3,45"],
  ["Matura (ausgezeichneter Erfolg)", "ausgezeichneter Erfolg"],
  ["Право, 9,12", "9,12"],
])("the mark of %s", (text, expected) => expect(findScore(text)?.score).toBe(expected));

test("a school is known by its letters, in capitals alone", () => {
  expect(looksLikeInstitution("FH Joanneum")).toBeGreaterThan(0.8);
  expect(looksLikeInstitution("Tu es un fh test")).toBe(0);
});

test.each([
  ["Ottoline Birdsall", { name: "Ottoline Birdsall" }],
  ["Dr. Ottoline Birdsall, MSc", { name: "Ottoline Birdsall", title: "Dr.", degrees: "MSc" }],
  ["Ottoline Birdsall (she/her)", { name: "Ottoline Birdsall" }],
  ["Ottoline Birdsall | CV", { name: "Ottoline Birdsall" }],
  ["Curriculum Vitae – Ottoline Birdsall", { name: "Ottoline Birdsall" }],
  ["CV | Résumé", { name: "CV | Résumé" }],
  ["Lebenslauf von Ottoline Birdsall", { name: "Ottoline Birdsall" }],
  ["Profil Ottoline Birdsall", { name: "Ottoline Birdsall" }],
  ["Beraterprofil von Ottoline Birdsall", { name: "Ottoline Birdsall" }],
  ["Profil de compétences techniques", { name: "Profil de compétences techniques" }],
  ["Profil Professionnel", { name: "Profil Professionnel" }],
  ["Ottoline Birdsall III", { name: "Ottoline Birdsall III" }],
])("%p is divided into name, title and degrees", (text, parts) => {
  expect(splitName(text)).toMatchObject(parts);
});
