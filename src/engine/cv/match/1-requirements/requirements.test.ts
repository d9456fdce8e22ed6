import { describe, expect, test } from "bun:test";
import { readRequirement } from "./read-requirement.ts";
import { readJobDescription } from "./requirements.ts";
import { findLicences } from "./wanted/licences.ts";

const stated = (text: string) => readJobDescription(text).requirements.map(({ kind, text: one }) => `${kind}: ${one}`);
const wanted = (text: string) => readJobDescription(`Job\nRequirements\n- ${text}`).requirements[0];

test("what an employer offers is no requirement, whatever its heading is called", () => {
  expect(
    stated(
      "Elektroniker (m/w/d)\nDas solltest du mitbringen:\n- Kenntnisse in KNX\nDas wäre ein Plus:\n- Erfahrung mit Loxone\nDarauf kannst du dich freuen:\n- 30 Tage Urlaub\n- Firmenwagen auch zur privaten Nutzung\n- Werkzeug von Hilti",
    ),
  ).toEqual(["must: Kenntnisse in KNX", "nice: Erfahrung mit Loxone"]);
  expect(stated("Underwriter\nRequirements\n- Life insurance\n- Risk analysis")).toEqual(["must: Life insurance", "must: Risk analysis"]);
});

test("what a company tells of itself is no requirement, and no wish", () => {
  const about = "Bäcker\n\nWillkommen bei Muster\n- Wir backen seit 1900\n\nAnforderungen\n- HACCP";
  expect(stated(about)).toEqual(["must: HACCP"]);
  expect(stated("Boulanger\n\nBienvenue chez nous\n- Farine locale\n\nProfil\n- HACCP")).toEqual(["must: HACCP"]);
  expect(stated("Baker\nOur customers must love the bread. We ship without a middleman. You must know HACCP.")).toEqual([
    "must: You must know HACCP.",
  ]);
  expect(stated("Panettiere\nL'azienda serve clienti in 20 paesi. Serve la patente B.")).toEqual(["must: Serve la patente B."]);
  expect(stated("Bäcker\nWir backen ohne Zusatzstoffe. Ohne HACCP geht es nicht. Wir erwarten Englisch.")).toEqual([
    "must: Ohne HACCP geht es nicht.",
    "must: Wir erwarten Englisch.",
  ]);
});

test("a condition and a wish in one sentence are two", () => {
  expect(stated("Bauleiter\nAnforderungen\nVerhandlungssicheres Deutsch, Französisch von Vorteil.")).toEqual([
    "must: Verhandlungssicheres Deutsch",
    "nice: Französisch von Vorteil.",
  ]);
  expect(stated("Job\nMust have\n- Fluency in English (C1); German at B1 is a plus\n- Führerschein Klasse B, idealerweise BE")).toEqual([
    "must: Fluency in English (C1)",
    "nice: German at B1 is a plus",
    "must: Führerschein Klasse B, idealerweise BE",
  ]);
  expect(stated("Job\nRequirements\n- It isn't essential, but SQL would be lovely")[0]).toStartWith("nice");
});

test("the Portuguese licence is named by its vehicles, and its article is no category", () => {
  expect(findLicences("Carta de condução de ligeiros")).toEqual(["driving licence b"]);
  expect(findLicences("Carta de pesados")).toContain("driving licence c");
});

test("a table of essential and desirable criteria is read by its columns", () => {
  expect(
    stated("Shift Lead | Daventry\n\nCriteria | Essential | Desirable\nSystems | SAP EWM | Power BI\nLicences | Reach truck |"),
  ).toEqual(["must: SAP EWM", "nice: Power BI", "must: Reach truck"]);
});

test("the rows of a table in a document are read like lines", () => {
  const jd = readJobDescription(
    "Nurse\nSt Example\nLocation:\tBarnstaple\nSalary\t£37,000\nRequirements\nQualification\tNMC registration\n- Triage",
  );
  expect(jd.locations).toEqual(["Barnstaple"]);
  expect(jd.requirements.map(({ text }) => text)).toEqual(["NMC registration", "Triage"]);
});

test("a sentence that is wrapped is one, also where its second line is indented", () => {
  const sentence = "You must have many years of experience with wound care and with triage of patients";
  expect(stated(`Nurse\nRequirements\n${sentence.replace("wound", "\n   wound")}`)).toEqual([`must: ${sentence}`]);
});

test("what a bracket denies is not asked for, what stands directly behind it is", () => {
  const asked = (text: string) => wanted(text)?.wanted.map((one) => ("surface" in one ? one.surface : ""));
  expect(asked("Java (not JavaScript), SQL")).toEqual(["Java", "SQL"]);
  expect(asked("(not JavaScript)Java")).toEqual(["Java"]);
});

test("where nothing is under a heading of requirements, the lists are what is asked for, but not what is done or offered there", () => {
  const text = "Nurse\nNorthwind Clinic\n- Wound care\n- Triage\nYour tasks\n- Visits at home\nWe offer\n- A company bike";
  expect(stated(text)).toEqual(["must: Wound care", "must: Triage"]);
});

test("running text without headings is read for what it asks of the reader", () => {
  expect(
    stated(
      "Product Designer, Berlin\nWe're Parcelo and we love parcels. You live in Figma and know WCAG 2.1. German would be nice too. In return you get 30 days of holiday.",
    ),
  ).toEqual(["must: You live in Figma", "must: know WCAG 2.1", "nice: German would be nice too."]);
});

test("a text that states no conditions asks for what it names beside the occupation", () => {
  expect(stated("Senior React developer with TypeScript and GraphQL, English fluent")).toEqual([
    "must: TypeScript",
    "must: GraphQL",
    "must: English fluent",
  ]);
  expect(stated("Comptable confirmé avec 5 ans d'expérience, maîtrise de SAP et anglais courant")).toEqual([
    "must: Comptable confirmé avec 5 ans d'expérience",
    "must: maîtrise de SAP",
    "must: anglais courant",
  ]);
  expect(stated("We need a Python engineer with Kubernetes. 5 years experience required.")).toEqual([
    "must: We need a Python engineer with Kubernetes.",
    "must: 5 years experience required.",
  ]);
  expect(stated("React developer\nWe are a friendly company in Berlin.")).toEqual([]);
});

test("title, place, level and what no CV proves are told apart from the requirements", () => {
  const jd = readJobDescription(
    "JOB TITLE: Senior Nurse\nLOCATION: Barnstaple, Devon\nEssential\n- Teamgeist und Zuverlässigkeit\n- Wound care",
  );
  expect(jd).toMatchObject({
    title: "Senior Nurse",
    locations: ["Barnstaple, Devon"],
    seniority: 3,
    traits: ["Teamgeist und Zuverlässigkeit"],
  });
  expect(jd.requirements.map(({ text }) => text)).toEqual(["Wound care"]);
});

test("years are read from ranges and words in any language", () => {
  expect(wanted("entre cuatro y seis años de experiencia en contabilidad")?.years).toEqual({ min: 4 });
  expect(wanted("drie tot vijf jaar ervaring als data engineer")?.years).toEqual({ min: 3 });
  expect(wanted("Τουλάχιστον πέντε χρόνια εμπειρία")?.years).toEqual({ min: 5 });
});

test("licences, languages and degrees are read in other alphabets and inflections, and small words are none", () => {
  const things = (text: string) => wanted(text)?.wanted;
  expect(things("Δίπλωμα οδήγησης Β κατηγορίας")).toMatchObject([{ concepts: ["driving licence b"] }]);
  expect(things("Pkw-Führerschein")).toMatchObject([{ concepts: ["driving licence b"] }]);
  expect(things("Άριστη γνώση αγγλικών")).toMatchObject([{ code: "en", rank: 6 }]);
  expect(things("вільна українська, англійська на рівні B1")).toMatchObject([
    { code: "uk", rank: 5 },
    { code: "en", rank: 3 },
  ]);
  expect(things("GCSE Maths and English")).toMatchObject([{ by: "degree", level: 1 }]);
  expect(things("not HTML but CSS")?.some(({ by }) => by === "degree")).toBe(false);
  expect(things("laurea in ingegneria meccanica")).toMatchObject([{ by: "degree", level: 3 }]);
});

test("a language that names where the work is done is not asked for beside short words, one with small words alone is", () => {
  const languages = (text: string) => wanted(text)?.wanted.flatMap((one) => (one.by === "language" ? [one.code] : []));
  expect(languages("Java for a French bank")).toEqual([]);
  expect(languages("French and good Dutch")).toEqual(["fr", "nl"]);
});

test("a list asks for each of its things, and names that belong to a family are not the family", () => {
  const groups = (text: string) => wanted(text)?.wanted.map(({ group, surface }) => `${group} ${surface}`);
  expect(groups("Java, Spring Boot and PostgreSQL")).toEqual(["0 Java", "1 Spring Boot", "2 PostgreSQL"]);
  expect(groups("Kafka or RabbitMQ")).toEqual(["0 Kafka", "0 RabbitMQ"]);
  expect(groups("6 years of labour law, preferably in a law firm")).toEqual(["0 labour law"]);
});

test("the number of years may stand some words before the word for years", () => {
  expect(wanted("5 oder mehr volle Jahre in der Pflege")?.years).toEqual({ min: 5 });
  expect(wanted("Ten or more full years in nursing")?.years).toEqual({ min: 10 });
});

test.each([
  ["Permis A et B", ["a", "b"]],
  ["permis b et a", ["b", "a"]],
  ["Führerschein Klasse A, B", ["a", "b"]],
  ["Permis de conduire B", ["b"]],
  ["Permis de conduire", ["b"]],
  ["Driving licence, a must", ["b"]],
  ["A driving licence is a plus", ["b"]],
  ["Category A licence", ["a"]],
  ["HGV class 2", ["c", "c1", "b"]],
  ["Permis poids lourd", ["c", "c1", "b"]],
  ["Licence C + E", ["ce", "c", "c1e", "c1", "be", "b"]],
  ["Führerschein für Stapler", []],
  ["Category A products", []],
])("%p asks for the driving licences %p", (text, categories) => {
  expect(findLicences(text).toSorted()).toEqual(categories.map((category) => `driving licence ${category}`).toSorted());
});

test.each([
  ["Bac +5 en informatique", 4],
  ["Bac+3", 3],
  ["bac + 2", 2],
  ["Bac pro", 2],
  ["Bac", 1],
  ["Baccalauréat", 1],
])("%p asks for the degree level %p", (text, level) => {
  expect(wanted(text)?.wanted).toMatchObject([{ by: "degree", level }]);
});

test("the value of a licence's label names its categories; anything that is said of a licence without one is the licence for cars", () => {
  const valued = (text: string) => findLicences(text, { bare: true }).map((id) => id.replace("driving licence ", ""));
  expect([valued("B"), valued("A, B"), valued("yes"), valued("Full, clean"), valued("–")]).toEqual([["b"], ["a", "b"], ["b"], ["b"], []]);
  expect(findLicences("yes")).toEqual([]);
});

test("where only the wishes have a heading that is known, the lists above it are what is asked for", () => {
  const { requirements } = readJobDescription(
    "Nurse\nStuff we talk about\n- Wound care\n- Triage\nIt would be great if you knew\n- Dialysis",
  );
  expect(requirements.map(({ text, kind }) => `${kind} ${text}`)).toEqual(["must Wound care", "must Triage", "nice Dialysis"]);
});

test("experience in a compound is experience of what stands before it, and words that join others ask for nothing", () => {
  const stems = (line: string, language: string) => readRequirement(line, "must", "r1", language).stems;
  expect(stems("mindestens zwei Jahre Wuzzelstatterfahrung", "de")).toEqual(["wuzzelstatt"]);
  expect(stems("Ervaring met wuzzelen", "nl")).toEqual(["wuzzel"]);
});

test('"What you must have" is a heading over running text too', () => {
  const text =
    "Developer\nThe role\nYou join a team of ten.\nWhat you must have\nYou must know Rust.\nWhat would be nice\nA degree in physics is a plus.";
  expect(stated(text)).toEqual(["must: You must know Rust.", "nice: A degree in physics is a plus."]);
});

test("where only the wishes have a heading that is known, the conditions before it are must-haves", () => {
  const text = "Nurse\nNorthwind Clinic\nYou must be on the register. Our team is friendly.\nDesirable\n- Wound care\n- Spanish";
  expect(stated(text)).toEqual(["must: You must be on the register.", "nice: Wound care", "nice: Spanish"]);
});

test.each([
  "Le candidat doit parler allemand.",
  "Vous devez connaître Kafka.",
  "Sie muss Kafka kennen.",
  "La persona debe hablar alemán.",
  "Il candidato deve parlare tedesco.",
  "De kandidaat moet Duits spreken.",
  "Kandydat musi mówić po niemiecku.",
])("%p in running text is a condition", (sentence) => {
  expect(stated(`Title\nWe are a small company by the sea. ${sentence} We like dogs.`)).toEqual([`must: ${sentence}`]);
});

test("a row of a table that begins like a heading is a row, and a row of benefits asks for nothing", () => {
  const text =
    "Social Worker\nCriteria | Essential | Desirable\nExperience | Two years in a hospital | Experience of fostering\nPractice | Report writing |\nBenefits | 28 days of leave, pension scheme |";
  expect(stated(text)).toEqual(["must: Two years in a hospital", "nice: Experience of fostering", "must: Report writing"]);
});

test("words that only say that a thing is asked for are not looked for in a CV", () => {
  expect(wanted("La connaissance de Zyglo est indispensable")?.stems).toEqual(["zygl"]);
  expect(wanted("Experience with patents")?.stems).toEqual(["patent"]);
  expect(wanted("Taglio della carne")?.stems).toContain("carn");
  expect(wanted("Knowledge of Zyglo is essential")?.stems).toEqual(["zygl"]);
});

describe("in running text that states another condition,", () => {
  const BESIDE: Record<string, string> = {
    en: "We build trailers. A driving licence is required.",
    de: "Wir bauen Anhänger. Ein Führerschein ist erforderlich.",
    fr: "Nous construisons des remorques. Le permis B est indispensable.",
    es: "Fabricamos remolques. Es imprescindible el carné de conducir.",
    it: "Costruiamo rimorchi. È indispensabile la patente B.",
    nl: "Wij bouwen aanhangers. Een rijbewijs is vereist.",
    pt: "Fabricamos reboques. É indispensável a carta de condução.",
    pl: "Budujemy przyczepy. Wymagane jest prawo jazdy.",
  };
  test.each([
    ["en", "Applicants should be able to drive a forklift."],
    ["en", "A forklift licence is needed."],
    ["en", "You should be confident with Kafka."],
    ["de", "Ein Staplerschein ist Pflicht."],
    ["de", "Benötigt wird ein Staplerschein."],
    ["de", "Wir verlangen einen Staplerschein."],
    ["fr", "Nous demandons un CACES."],
    ["fr", "Le poste requiert le CACES."],
    ["es", "El candidato tiene que conocer Kafka."],
    ["es", "Pedimos dos años con Kafka."],
    ["it", "Serve il patentino muletto."],
    ["it", "Occorre conoscere Kafka."],
    ["nl", "Een heftruckcertificaat is nodig."],
    ["nl", "Wij vragen een heftruckcertificaat."],
    ["pt", "É preciso conhecer Kafka."],
    ["pl", "Trzeba znać Kafka."],
    ["pl", "Kandydat powinien znać Kafka."],
  ])("%s: %p is one", (language, sentence) => {
    expect(stated(`Welder\n${BESIDE[language]} ${sentence}`)).toContain(`must: ${sentence}`);
  });

  test.each([
    ["en", "Kafka would help."],
    ["de", "Kafka rundet das Profil ab."],
    ["fr", "Connaître Kafka est un avantage."],
    ["es", "Nos gustaría que conocieras Kafka."],
    ["it", "Meglio se con Kafka."],
    ["nl", "Fijn als je Kafka kent."],
    ["pt", "Gostaríamos que conhecesse Kafka."],
    ["pt", "Valorizamos Kafka."],
    ["pl", "Dobrze, jeśli znasz Kafka."],
  ])("%s: %p is a wish", (language, sentence) => {
    expect(stated(`Welder\n${BESIDE[language]} ${sentence}`)).toContain(`nice: ${sentence}`);
  });
});

test.each([
  "Schön wäre",
  "Bonus if you have",
  "Ce serait bien:",
  "Nos encantaría que tuvieras",
  "Apprezziamo",
  "Leuk als je ook",
  "Seria bom",
  "Doceniamy",
])("%p over a list makes wishes", (heading) => {
  expect(stated(`Welder\nRequirements\n- Terraform\n\n${heading}\n- Kafka`)).toEqual(["must: Terraform", "nice: Kafka"]);
});

test.each<[string, string]>([
  ["a heading over the names of its rows", "Person specification | Essential | Desirable\nSkills | Kafka | Rust"],
  ["no heading over the names of its rows", " | Essential | Desirable\nSkills | Kafka | Rust"],
  ["a frame and a rule", "| Criteria | Essential | Desirable |\n| --- | --- | --- |\n| Skills | Kafka | Rust |"],
  ["only two columns", "Essential | Desirable\nKafka | Rust"],
  ["the weight in its last column", "Criterion | Weight\nKafka | essential\nRust | desirable"],
  ["German headings", "Bereich | Muss | Kann\nTechnik | Kafka | Rust"],
  ["French headings", "Critère | Exigé | Souhaité\nTechnique | Kafka | Rust"],
])("a table with %s is read by its columns", (_, table) => {
  expect(stated(`Welder\nAcme Trailers\n\n${table}`)).toEqual(["must: Kafka", "nice: Rust"]);
});

test("readiness to work at night is told and not scored", () => {
  expect(readJobDescription("Nurse\nRequirements\n- You must be willing to work nights\n- Wound care").traits).toEqual([
    "You must be willing to work nights",
  ]);
});

test("what stands behind a heading in its line is a list, unless its parts belong together", () => {
  expect(
    stated("Pizzaiolo\nRequisiti: tre anni con forno a legna, preparazione degli impasti, HACCP.\nGradito: pizza senza glutine, tedesco."),
  ).toEqual([
    "must: tre anni con forno a legna",
    "must: preparazione degli impasti",
    "must: HACCP",
    "nice: pizza senza glutine",
    "nice: tedesco",
  ]);
  expect(stated("Developer\nRequirements: Java, Kotlin or Scala")).toEqual(["must: Java, Kotlin or Scala"]);
  expect(stated("Developer\nRequirements: five years of Java, ideally with Spring")).toEqual([
    "must: five years of Java, ideally with Spring",
  ]);
});

test("readiness to work at weekends is told and not scored", () => {
  expect(readJobDescription("Pizzaiolo\nRequisiti\n- HACCP\n- disponibilità nei fine settimana").traits).toEqual([
    "disponibilità nei fine settimana",
  ]);
});

test("words that ask are not looked for in a CV, in whatever language", () => {
  expect(wanted("Hace falta la licencia de operador de grúa")?.stems).not.toContain("falt");
  expect(wanted("Pedimos dois anos em elevadores")?.stems).toEqual(["elevador"]);
});

test("of a job description without a heading for requirements the lists are read, but for what is offered and done", () => {
  expect(
    stated("Welder\nWe are a shipyard.\n- TIG welding\n- Reading drawings\nYour tasks:\n- Weld pipes\nWe offer\n- Forklift licence paid"),
  ).toEqual(["must: TIG welding", "must: Reading drawings"]);
});

test("words that are generic in another language alone are looked for", () => {
  expect(readRequirement("Préparations magistrales", "must", "1", "fr").stems).toEqual(["preparat", "magistral"]);
  expect(readRequirement("Zna się na zabiegach laserowych", "must", "1", "pl").stems).toEqual(["zabieg", "laser"]);
  expect(readRequirement("obsługi narzędzi pomiarowych", "must", "1", "pl").stems).toEqual(["narzedz", "pomiar"]);
});

test("a heading that says what would please opens the wishes", () => {
  const kinds = (heading: string) =>
    readJobDescription(`Nurse\n\nYou must have\n- Java\n\n${heading}\n- Kotlin`).requirements.map(({ kind }) => kind);
  for (const heading of ["We would be delighted if you had", "Schön fänden wir es, wenn du hast", "Ce serait bien si vous aviez"])
    expect([heading, kinds(heading)]).toEqual([heading, ["must", "nice"]]);
});
