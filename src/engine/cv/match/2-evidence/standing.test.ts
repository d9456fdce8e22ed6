import { describe, expect, test } from "bun:test";
import { standingsIn } from "./standing.ts";
import { toPassage } from "./to-passage.ts";

/** The parts of a sentence that are not, or not fully, the author's. */
const marked = (text: string) => standingsIn(text, 2025).map(({ from, to, standing }) => `${standing}: ${text.slice(from, to).trim()}`);

describe("what a team, a supplier or a customer does is theirs:", () => {
  test.each([
    ["GDPR questions were handled by outside counsel.", "GDPR questions were handled by outside counsel"],
    ["The data engineering team runs Airflow; I write the reports.", "The data engineering team runs Airflow"],
    ["Der Betrieb auf AWS lag beim Plattformteam.", "Der Betrieb auf AWS lag beim Plattformteam"],
    ["Mentre le colleghe fanno balayage, io faccio le mani.", "Mentre le colleghe fanno balayage"],
    ["Concursos; la fase de Revit la desarrollaba otro despacho.", "la fase de Revit la desarrollaba otro despacho"],
    ["Umplanung; neben mir sitzen die Disponenten mit LIDO.", "neben mir sitzen die Disponenten mit LIDO"],
    ["Chargement ; le plan de vol LIDO nous arrive tout prêt.", "le plan de vol LIDO nous arrive tout prêt"],
    [
      "Wartung; die Programmierung mit TIA Portal übernahm ein Dienstleister.",
      "die Programmierung mit TIA Portal übernahm ein Dienstleister",
    ],
    ["Verkauf an Kunden, die mit Siemens S7 arbeiten.", "Kunden, die mit Siemens S7 arbeiten"],
    ["React; Zusammenarbeit mit dem Backend-Team (Java, Kafka).", "Zusammenarbeit mit dem Backend-Team (Java, Kafka)"],
    ["Les campagnes relèvent d'une autre équipe.", "Les campagnes relèvent d'une autre équipe"],
    ["La paie était confiée à un prestataire.", "La paie était confiée à un prestataire"],
    [
      "Planos en AutoCAD; los presupuestos con Presto los llevaba la oficina técnica.",
      "los presupuestos con Presto los llevaba la oficina técnica",
    ],
    ["FMEA prowadził dział technologii.", "FMEA prowadził dział technologii"],
    ["NT2-lessen, dat deed een collega.", "dat deed een collega"],
    ["Vorbereitende Buchhaltung, die Lohnbuchhaltung macht der Steuerberater.", "die Lohnbuchhaltung macht der Steuerberater"],
    ["El carnet de manipulador lo tenía la cocinera.", "El carnet de manipulador lo tenía la cocinera"],
    ["O SolidWorks era usado pelo gabinete de projeto.", "O SolidWorks era usado pelo gabinete de projeto"],
    ["Venda a fábricas de papel, cujas equipas usam SAP PM.", "Venda a fábricas de papel, cujas equipas usam SAP PM"],
    ["Dental radiography is done by the vets.", "Dental radiography is done by the vets"],
    ["Röntgen wird von den Ärzten gemacht.", "Röntgen wird von den Ärzten gemacht"],
    ["Les bases Oracle sont administrées par les DBA.", "Les bases Oracle sont administrées par les DBA"],
    ["Los tratamientos eran elaborados por los farmacéuticos.", "Los tratamientos eran elaborados por los farmacéuticos"],
    ["Fragen zu Gefahrstoffen beantwortet ein externer Toxikologe.", "Fragen zu Gefahrstoffen beantwortet ein externer Toxikologe"],
    ["Presented notes on SPI to teams that write in C.", "teams that write in C"],
    ["Supplied contract engineers with B1 licences.", "Supplied contract engineers with B1 licences"],
    ["Um die Vollstreckung kümmert sich eine Kollegin.", "Um die Vollstreckung kümmert sich eine Kollegin"],
    [
      "Station in einer Kanzlei, in der die Angestellten RVG-Abrechnungen erledigen.",
      ", in der die Angestellten RVG-Abrechnungen erledigen",
    ],
    ["Vigilo a pacientes durante el TAC, que realizan los técnicos.", "Vigilo a pacientes durante el TAC, que realizan los técnicos"],
    ["Relevé pour le service qualité, qui gère IFS et BRC.", "service qualité, qui gère IFS et BRC"],
    ["Citas de resonancia magnética.", "Citas de resonancia magnética"],
    ["Our customers place their orders in SAP MM.", "Our customers place their orders in SAP MM"],
    ["Nos clients passent leurs commandes par SAP MM.", "Nos clients passent leurs commandes par SAP MM"],
    ["I clienti svolgono le analisi HAZOP.", "I clienti svolgono le analisi HAZOP"],
    ["Plans in Jira; suppliers did the user interviews.", "suppliers did the user interviews"],
    ["Le analisi HAZOP erano affidate a una società esterna.", "Le analisi HAZOP erano affidate a una società esterna"],
    ["Keep the list of whose forklift licence runs out.", "of whose forklift licence runs out"],
    ["Nuestros arquitectos llevan Kafka.", "Nuestros arquitectos llevan Kafka"],
    ["I nostri architetti gestiscono Kafka.", "I nostri architetti gestiscono Kafka"],
    ["Onze ontwikkelaars werken met Kafka.", "Onze ontwikkelaars werken met Kafka"],
    ["Nuestro equipo técnico programa en Kafka.", "Nuestro equipo técnico programa en Kafka"],
    ["Die Kollegen kümmern sich um Kafka.", "Die Kollegen kümmern sich um Kafka"],
    ["Mis compañeros se ocupan de Kafka.", "Mis compañeros se ocupan de Kafka"],
    ["Koledzy obsługują Kafka.", "Koledzy obsługują Kafka"],
    ["Kafka jest obsługiwana przez partnera.", "Kafka jest obsługiwana przez partnera"],
    ["Scheduled the people who operate Kafka.", "people who operate Kafka"],
    ["Planowanie pracy techników, którzy obsługują Kafka.", "techników, którzy obsługują Kafka"],
    ["Achat de licences Kafka.", "Achat de licences Kafka"],
    ["Einkauf von Kafka-Lizenzen.", "Einkauf von Kafka-Lizenzen"],
    ["Wrote job adverts for Kafka developers.", "job adverts for Kafka developers"],
    ["Interviewed Kafka developers.", "Interviewed Kafka developers"],
    ["Testy w Selenium i Javie pisze zespół automatyzacji.", "Testy w Selenium i Javie pisze zespół automatyzacji"],
    ["Beladung; die Papiere und ATLAS machen die Speditionen.", "die Papiere und ATLAS machen die Speditionen"],
    ["Berichte über Kosten; das Recruiting nutzt Personio.", "das Recruiting nutzt Personio"],
    ["Typed in bookings at the prices that the revenue manager set in IDeaS.", "that the revenue manager set in IDeaS"],
    ["Consegna dei campioni al laboratorio controllo qualità, che usa HPLC.", "al laboratorio controllo qualità, che usa HPLC"],
    ["Recruited Kafka developers.", "Recruited Kafka developers"],
    ["Placed solicitors with experience of contracts.", "Placed solicitors with experience of contracts"],
  ])("%p", (text, part) => expect(marked(text)).toContain(`others: ${part}`));

  test.each([
    "Unsere Kollegen schule ich in Kafka.",
    "Colleagues in Spain, Kafka in Leeds.",
    "Developed Kafka consumers that the sales team uses.",
    "Kafka, das unsere Kunden nutzen, ausgebaut.",
    "Interviewed patients before surgery.",
    "Won our customers for SAP MM.",
    "Nos clients dans la fonderie.",
    "Customers advised on SAP MM.",
    "Recruiting von Ingenieuren, Active Sourcing auf Xing.",
    "Aufbau einer Plattform; die Plattform nutzt Kafka.",
    "Skutecznie zarządzam zespołem.",
  ])("%p is the author's own", (text) => expect(marked(text).filter((part) => part.startsWith("others"))).toEqual([]));

  test("the items of a list before it too, and longer parts not", () => {
    expect(marked("Java, Kotlin and Scala were handled by another team")).toContain(
      "others: Java, Kotlin and Scala were handled by another team",
    );
    expect(marked("Own Java services, tests and scripts were handled by another team")).toContain(
      "others: Own Java services, tests and scripts were handled by another team",
    );
    expect(marked("Own services in Java, tests and scripts were handled by another team")).toContain(
      "others: tests and scripts were handled by another team",
    );
    expect(marked("Java, tests were handled by another team")).toContain("others: tests were handled by another team");
  });
});

describe("what is the author's own stays:", () => {
  test.each([
    "Built the merchant API used by 600 customers",
    "Managed the data team and ran Airflow",
    "Set up Kafka for the payments department",
    "Maintained customers' Kubernetes clusters",
    "My team runs Airflow",
    "Machine learning models in Python",
    "Lecture de plans sur chantiers",
    "Gehäuse von der Zeichnung bis zur Serie betreut",
    "Led teams that write in C",
    "Parts made by hand",
    "Software developed by the book in C",
    "Designed by the rules of IEC 62304",
    "Built Kafka pipelines and handed them over to the operations team",
    "Passed ISO 9001 knowledge on to the team",
    "Accompanied tourists through Lisbon",
    "Begleitete die Einführung von SAP",
    "Leitete ein Projekt, bei dem die Migration auf Kubernetes gelang",
    "Als ein externer Berater SAP eingeführt",
    "Einstellung von CNC-Maschinen",
    "Technische Zeichnungen gelesen",
    "Préparé un audit externe ISO 9001",
    "Le projet a été réalisé par la méthode agile",
    "Développé des services qui traitent les commandes en Java",
    "Accompagne les personnes âgées au quotidien",
    "Découverte des besoins des clients",
    "Desarrollo de una aplicación en Java, que gestiona los pedidos",
    "Proyecto gestionado por el método Scrum",
    "Sviluppo di un'app in Java, che gestisce gli ordini",
    "Zewnętrzny audyt ISO 9001",
    "Onderzoek uitgevoerd door een combinatie van Python en R",
    "En cours de réalisation: le site en Java",
    "Leitete ein Team und führte die Kasse",
    "Basic Life Support",
    "Coded welder EN ISO 9606-1 (valid to 2026)",
  ])("%p", (text) => expect(marked(text)).toEqual([]));
});

test("what has run out is not there any more", () => {
  expect(marked("My registration lapsed in 2022.")).toEqual(["expired: My registration lapsed in 2022"]);
  expect(marked("Staplerschein, gültig bis 2021")).toEqual(["expired: Staplerschein, gültig bis 2021"]);
  expect(marked("Permis caducado")).toEqual(["expired: Permis caducado"]);
});

test("a denial at the end of its clause covers the clause", () => {
  expect(marked("Mit Kafka habe ich noch keine Erfahrung, wohl aber mit RabbitMQ.")).toEqual([
    "denied: Mit Kafka habe ich noch keine Erfahrung,",
  ]);
  expect(marked("Kursu ADR nie ukończyłem.")).toEqual(["denied: Kursu ADR nie ukończyłem."]);
  expect(marked("Kafki nie używałam.")).toEqual(["denied: Kafki nie używałam."]);
});

test("what is said not to hold for the author is denied", () => {
  for (const text of [
    "SAP EWM nutzt der neue Standort, ich noch nicht.",
    "The new site runs Kafka, but not me.",
    "Kafka usan los demás, yo no.",
  ])
    expect([text, marked(text).some((part) => part.startsWith("denied: ") && /SAP EWM|Kafka/.test(part))]).toEqual([text, true]);
  expect(marked("Infirmière, plus inscrite à l'Ordre depuis 2023.").some((part) => part.startsWith("expired"))).toBe(true);
});

test("what was only seen is no practice, and what only a course taught is basic", () => {
  const standings = (text: string) => marked(text).map((part) => part.split(":")[0]);
  for (const text of [
    "Kafka kenne ich nur vom Hörensagen.",
    "Kafkę znam tylko ze słyszenia.",
    "Seen Kafka at work but not used it.",
    "Kafka vu seulement en stage.",
  ])
    expect([text, standings(text).includes("wished")]).toEqual([text, true]);
  for (const text of [
    "Kafka ken ik alleen van een workshop.",
    "Kafka: theory from university only.",
    "Kafka solo lo he visto en un curso.",
  ])
    expect([text, standings(text).includes("basic")]).toEqual([text, true]);
  expect(marked("Only Kafka, for six years.")).toEqual([]);
});

test("somebody else's work, in more ways of saying so", () => {
  for (const text of [
    "Um Kafka kümmert sich bei uns die IT.",
    "Kafka, c'est le service informatique qui s'en charge.",
    "De Kafka se encarga informática.",
    "Kafka doet bij ons de ICT-afdeling.",
    "Kafka sköts av IT-avdelningen.",
    "I hand Kafka tickets over to the developers.",
    "Do Kafka mamy osobny zespół.",
  ])
    expect([text, marked(text).some((part) => part.startsWith("others") && /Kafka/.test(part))]).toEqual([text, true]);
});

test("a licence that somebody is about to win is wished for, and what was learnt at school is basic", () => {
  for (const text of ["Me estoy sacando el permiso D.", "Je voudrais me perfectionner sur Kafka.", "Estou a tirar a carta D."])
    expect([text, marked(text).map((part) => part.split(":")[0])]).toEqual([text, ["wished"]]);
  expect(marked("A scuola ho studiato Kafka.")).toEqual(["basic: A scuola ho studiato Kafka"]);
});

test("basic knowledge is told before and behind its thing, and goals are wishes", () => {
  expect(marked("Java, Grundkenntnisse in Kotlin")).toEqual(["basic: Grundkenntnisse in Kotlin"]);
  expect(marked("SQL (basics)")).toEqual(["basic: SQL (basics)"]);
  expect(marked("Begrenzte Kenntnisse in Kotlin")).toEqual(["basic: Begrenzte Kenntnisse in Kotlin"]);
  expect(marked("Découverte du CO2")).toEqual(["basic: Découverte du CO2"]);
  expect(marked("Angehende Fachkraft für Arbeitssicherheit")).toEqual(["wished: Angehende Fachkraft für Arbeitssicherheit"]);
  expect(marked("Notions de Silae")).toEqual(["basic: Notions de Silae"]);
  expect(marked("Mein Ziel: SAP EWM")).toEqual(["wished: Mein Ziel: SAP EWM"]);
  expect(marked("Je souhaite me former à Silae.")).toEqual(["wished: Je souhaite me former à Silae"]);
  expect(marked("Learning Kubernetes")).toEqual(["wished: Learning Kubernetes"]);
});

test("what is passed on or invoiced is somebody else's, and not the rest of the sentence", () => {
  expect(marked("Ran the SAP helpdesk and passed questions about Kafka to the platform team.")).toEqual([
    "others: passed questions about Kafka to the platform",
  ]);
  expect(marked("Abrechnung der Baustellen mit SAP")).toEqual(["others: Baustellen"]);
});

test("who works along with others, accompanies them or looks on is not in charge", () => {
  expect(marked("Mitarbeit an Gefährdungsbeurteilungen")).toEqual(["assisted: Mitarbeit an Gefährdungsbeurteilungen"]);
  expect(marked("Accompagne les techniciens au dépannage")).toEqual(["assisted: Accompagne les techniciens au dépannage"]);
  expect(marked("Accompanied the engineers")).toEqual(["assisted: Accompanied the engineers"]);
  expect(marked("Begleitete die Elektriker")).toEqual(["assisted: Begleitete die Elektriker"]);
});

describe("what is left out is denied:", () => {
  test.each([
    ["Achats hors production : voyages et nettoyage.", "hors production"],
    ["All lorries except tankers, for five years.", "except tankers"],
    ["Führerschein aller Klassen außer D.", "außer D"],
  ])("%p", (text, part) => expect(marked(text)).toContain(`denied: ${part}`));

  test("a starter on the menu denies nothing", () => expect(marked("Préparation des hors d'œuvre.")).toEqual([]));
});

describe("who lets, shows or demonstrates a thing sells it:", () => {
  test.each([
    "Ik verkoop Kafka-oplossingen.",
    "Vermarktung von Kafka-Lösungen.",
    "Venta y alquiler de grúas.",
    "Démonstration de Kafka aux clients.",
    "Vermietung von Kranen.",
  ])("%p", (text) => expect(marked(text).some((part) => part.startsWith("sold"))).toBe(true));
});

describe("lessons are given to others:", () => {
  test.each(["Lezioni agli studenti sul metodo HAZOP.", "Seminare zu Kafka.", "Gave lectures and used Kafka."])("%p", (text) =>
    expect(marked(text).some((part) => part.startsWith("taught"))).toBe(true),
  );
});

describe("what is to come is wished:", () => {
  test.each([
    "Preparing for the Kafka exam.",
    "Vorbereitung auf die Kafka-Prüfung.",
    "Formation Kafka prévue à l'automne.",
    "Curso de Kafka previsto para otoño.",
    "Kurs Kafka planowany na jesień.",
    "Kafka: solo teoría.",
    "Kafka würde ich gern vertiefen.",
  ])("%p", (text) => expect(marked(text).some((part) => part.startsWith("wished"))).toBe(true));

  test.each(["Preparing pupils for the GCSE exam.", "Vorbereitung auf den Winterdienst.", "Maintenance prévue et curative."])(
    "%p is done",
    (text) => expect(marked(text).filter((part) => part.startsWith("wished"))).toEqual([]),
  );
});

test("a certificate that is called expired in French has run out, one that expires in a year to come has not", () => {
  expect(marked("Certificat Kafka expiré.")).toEqual(["expired: Certificat Kafka expiré"]);
  expect(marked("Certificat Kafka, expire en 2027.")).toEqual([]);
});

describe("the work of others, and what is denied behind its name:", () => {
  const standing = (text: string, word: string) =>
    standingsIn(text, 2025).find(({ from, to }) => from <= text.indexOf(word) && text.indexOf(word) < to)?.standing;

  test.each([
    ["Plant stops; zij bedienen het DCS en de pompen", "DCS"],
    ["Machine breakdowns; they repair the PLC", "PLC"],
    ["Pompen en putten; het DCS-paneel bedient de eerste operator", "DCS"],
    ["Serviço de vinhos; a garrafeira e o custo de bebidas são dele", "garrafeira"],
    ["Relazioni; i dipinti li segue la collega", "dipinti"],
  ])("%s", (text, word) => expect(standing(text, word)).toBe("others"));

  test.each([
    ["Met gps heb ik nooit gedraaid.", "gps"],
    ["Colore, balayage; il taglio uomo non l’ho mai fatto", "taglio"],
    ["Przetargów unijnych u nas nie było", "Przetargów"],
  ])("%s", (text, word) => expect(standing(text, word)).toBe("denied"));

  test("what follows means, or stands before 'without', is not denied", () => {
    expect(standing("Blutabnahme ohne Narkose durch Targettraining", "Targettraining")).toBeUndefined();
    expect(standing("Builds Java without Maven", "Java")).toBeUndefined();
    expect(standing("Writes Java but never touched any of the old Kotlin code", "Java")).toBeUndefined();
  });
});

test("who gives work to those of an occupation does none of it", () => {
  const shown = (text: string) =>
    toPassage(text, {
      path: "work[0].highlights[0]",
      section: "work" as const,
      role: 0,
      level: undefined,
      factor: 1,
      leads: false,
      fullName: "",
      year: 2025,
    }).tokens.map(({ word }) => word);
  for (const [text, word] of [
    ["Asigno a doce intérpretes a citas sanitarias", "sanitarias"],
    ["Affido a restauratori la foderatura", "foderatura"],
    ["Book scaffolders for tube and fitting", "tube"],
  ] as const)
    expect([text, shown(text).includes(word)]).toEqual([text, false]);
});
