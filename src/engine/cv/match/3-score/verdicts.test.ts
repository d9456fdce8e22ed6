import { describe, expect, test } from "bun:test";
import type { Resume } from "../../../contract/resume.ts";
import { readJobDescription } from "../1-requirements/requirements.ts";
import { matchResume } from "./match-resume.ts";

const now = new Date("2025-06-30");
type Content = Omit<Partial<Resume>, "meta">;
/** What a recruiter reads about one requirement of a post: verdict and quotes. */
function told(content: Content, requirement: string, title = "Post", wish = "Java"): { met: string; evidence: string[] } {
  const heading = { fr: "Votre profil", it: "Requisiti", de: "Anforderungen", en: "Requirements" };
  const language = /Kanal/.test(requirement)
    ? "de"
    : /Bilingue|parmi/.test(requirement)
      ? "fr"
      : /[àùò]|\b(?:di|alla|in ing)/u.test(requirement)
        ? "it"
        : /\b(?:des|achats|cinq)\b/u.test(requirement)
          ? "fr"
          : "en";
  const jd = readJobDescription(`${title}\n${heading[language]}\n- ${requirement}\n- ${wish}`);
  const resume: Resume = {
    basics: {},
    ...content,
    meta: { vitae: { language: "en", pages: 1, ocr: false, parser: "json", warnings: [] } },
  };
  const [first] = matchResume(resume, jd, { now }).requirements;
  return { met: first?.met ?? "", evidence: first?.evidence ?? [] };
}
const doing = (position: string, ...highlights: string[]): Content => ({
  work: [{ name: "Acme", position, startDate: "2015-01", highlights }],
});
const studied = (studyType: string, area: string): Content => ({ education: [{ studyType, area, endDate: "2015" }] });

describe("what the people of an occupation do is theirs:", () => {
  test.each<[string, Content]>([
    ["who plans their visits", doing("Planner", "Plan the visits of 24 technicians who service wind turbines.")],
    ["who supports them", doing("Clerk", "Orders for the engineers who service wind turbines.")],
    ["who writes for them", doing("Assistant achats", "Saisie pour les acheteurs, qui négocient pour les éoliennes et wind turbines.")],
  ])("%s", (_, cv) => expect(told(cv, "Wind turbines")).toMatchObject({ met: "no", evidence: [] }));

  test.each<[string, Content]>([
    ["who leads them", doing("Team Leader", "Led 24 technicians who service wind turbines.")],
    ["who is one of them", doing("Technician", "One of four technicians who service wind turbines.")],
    ["who works as one of them", doing("Technician", "Worked as a technician who services wind turbines.")],
    ["who plans and does it", doing("Technician", "Plan and service wind turbines.")],
  ])("not where the candidate is one %s", (_, cv) => expect(told(cv, "Wind turbines").met).toBe("yes"));
});

describe("a degree is of the level that its name says:", () => {
  test.each([
    ["Laurea triennale", "Laurea magistrale in ingegneria chimica", "Ingegneria chimica", "partly"],
    ["Laurea magistrale", "Laurea magistrale in ingegneria chimica", "Ingegneria chimica", "yes"],
    ["BSc", "Master's degree in physics", "Physics", "partly"],
    ["MSc", "Master's degree in physics", "Physics", "yes"],
    ["BSc", "Bachelor's or master's degree in physics", "Physics", "yes"],
    ["Vmbo", "Mbo 2 of 3 groen", "Groen", "partly"],
  ])("%s for %p", (held, asked, area, met) => expect(told(studied(held, area), asked).met).toBe(met));
});

describe("the field of an apprenticeship may stand before it:", () => {
  const asked = "Electrical or mechanical apprenticeship (NVQ level 3 or equivalent)";
  test.each([
    ["NVQ Level 3", "Electrical Maintenance", "yes"],
    ["Apprenticeship", "Mechanical Engineering", "yes"],
    ["Vocational Diploma (level 3)", "Electromechanical Maintenance", "yes"],
    ["BA", "Business Studies", "no"],
    ["HND", "Logistics", "no"],
  ])("%s %s", (held, area, met) => expect(told(studied(held, area), asked).met).toBe(met));

  test("and behind its level", () => {
    expect(told(studied("NVQ Level 3", "Professional Cookery"), "NVQ Level 3 in Professional Cookery").met).toBe("yes");
    expect(told(studied("BA", "Tourism"), "NVQ Level 3 in Professional Cookery").met).toBe("no");
  });
});

test("what is like the tool in brackets is a tool of that kind, and not what is near to the kind", () => {
  const asked = "Diagnosegeräte (ODIS oder vergleichbar)";
  expect(told(doing("Car mechanic", "Diagnose mit ODIS."), asked).met).toBe("yes");
  expect(told({ certificates: [{ name: "Hochvoltschein Stufe 2" }] }, asked)).toMatchObject({ met: "no", evidence: [] });
});

test("years as a helper count in part, unless the post is a helper's or the years are those of an industry", () => {
  const asked = "Five years of procurement";
  expect(told(doing("Purchasing assistant", "Procurement of steel."), asked).met).toBe("partly");
  expect(told(doing("Buyer", "Procurement of steel."), asked).met).toBe("yes");
  expect(told(doing("Assistant manager, procurement", "Procurement of steel."), asked).met).toBe("yes");
  expect(told(doing("Purchasing assistant", "Procurement of steel."), asked, "Purchasing assistant").met).toBe("yes");
  expect(told(doing("Assistant buyer", "Work in a manufacturing company."), "Three years in manufacturing").met).toBe("yes");
});

test("who works in an occupation is not thereby admitted to it", () => {
  const asked = "Abilitazione alla professione di ingegnere";
  const engineer = { ...doing("Ingegnere", "Colonne di distillazione."), ...studied("Laurea", "Ingegneria chimica") };
  expect(told(engineer, asked)).toMatchObject({ met: "no", evidence: [] });
  const admitted = told({ ...engineer, certificates: [{ name: "Abilitazione all'esercizio della professione" }] }, asked);
  expect(admitted).toMatchObject({ met: "yes", evidence: expect.arrayContaining(["Abilitazione all'esercizio della professione"]) });
});

test("names beside plain words are names, though most of the words are names", () => {
  const asked = "uso corrente di Aspen Plus o di HYSYS";
  expect(told(doing("Ingegnere", "Simulazioni in Aspen Plus."), asked).met).toBe("yes");
  expect(told(doing("Ingegnere", "Simulazioni in HYSYS."), asked).met).toBe("yes");
  expect(told(doing("Ingegnere", "Simulazioni."), asked).met).toBe("no");
});

const speaking = (...spoken: [string, string][]): Content => ({ languages: spoken.map(([language, fluency]) => ({ language, fluency })) });
const certified = (name: string): Content => ({ certificates: [{ name }] });
const driving = (drivingLicence: string): Content => ({ x: { drivingLicence } });

test("two languages joined by a hyphen are both asked for", () => {
  const asked = "Bilingue français-espagnol";
  expect(told(speaking(["Français", "langue maternelle"], ["Espagnol", "C2"]), asked).met).toBe("yes");
  expect(told(speaking(["Français", "langue maternelle"], ["Espagnol", "B1"]), asked).met).toBe("partly");
});

test("a learner's licence and one that was withdrawn are none", () => {
  for (const held of ["Provisional licence", "B, derzeit entzogen", "B (expired 2021)"])
    expect(told(driving(held), "Full driving licence B")).toMatchObject({ met: "no", evidence: [] });
  expect(told(driving("B, valid until 2030"), "Full driving licence B").met).toBe("yes");
});

test.each([
  ["Licence", "Master of computer science", "Computer science", "partly"],
  ["HBO bachelor", "Afgeronde wo-master econometrie", "Econometrie", "partly"],
  ["Grado medio", "Grado superior en Administración", "Administración", "partly"],
  ["Grado superior", "Grado superior en Administración", "Administración", "yes"],
])("%s for %p in %s: %s, as a level below is met in part", (held, asked, area, met) =>
  expect(told(studied(held, area), asked).met).toBe(met),
);

test("a certificate of a lower rung is met in part", () => {
  expect(told(certified("PRINCE2 Foundation"), "PRINCE2 Practitioner").met).toBe("partly");
  expect(told(certified("PRINCE2 Practitioner"), "PRINCE2 Practitioner").met).toBe("yes");
  expect(told(certified("PRINCE2 Practitioner"), "PRINCE2 Foundation").met).toBe("yes");
  const both = { certificates: [{ name: "PRINCE2 Foundation" }, { name: "PRINCE2 Practitioner" }] };
  expect(told(both, "PRINCE2 Practitioner").met).toBe("yes");
  expect(told(certified("PRINCE2 Foundation"), "Professional experience with PRINCE2").met).toBe("yes");
});

test("a certificate that has run out is no degree either", () => expect(told(certified("CAP caducado en 2022"), "CAP").met).toBe("no"));

test("months are time that is asked for, but for those of a look back", () => {
  const kafka = (startDate: string): Content => ({ work: [{ name: "Acme", position: "Engineer", startDate, highlights: ["Kafka."] }] });
  expect(told(kafka("2024-09"), "A minimum of eighteen months with Kafka").met).toBe("partly");
  expect(told(kafka("2023-09"), "A minimum of eighteen months with Kafka").met).toBe("yes");
  expect(told(kafka("2024-09"), "Kafka in the last eighteen months").met).toBe("yes");
});

test("of a list of which one is enough one is enough", () => {
  const scala = doing("Engineer", "Scala.");
  for (const asked of ["At least one of Java, Kotlin and Scala", "Au moins un langage parmi Java, Kotlin, Scala", "Kafka and/or Scala"])
    expect([asked, told(scala, asked).met]).toEqual([asked, "yes"]);
  expect(told(scala, "Java, Kotlin and Scala").met).toBe("partly");
});

test("what proves most of several things that are asked for is quoted first", () => {
  const [weak, strong] = ["Basic knowledge of Java.", "Ran Kubernetes clusters of nine plants."];
  expect(told(doing("Engineer", weak, strong), "Java and Kubernetes")).toEqual({ met: "partly", evidence: [strong, weak] });
});

test("what a bracket says is not meant is not asked for", () => {
  expect(told(doing("Engineer", "JavaScript."), "Java (not JavaScript)", "Post", "Rust")).toMatchObject({ met: "no", evidence: [] });
  expect(told(doing("Engineer", "Java."), "Java (not JavaScript)", "Post", "Rust").met).toBe("yes");
});

describe("what a list does not know is found in another form of its words:", () => {
  test.each([
    ["Floor polishing", "Polished floors of hospitals."],
    ["Négociation de contrats-cadres", "A négocié douze contrats-cadres."],
    ["Erfahrung mit Kanalsanierung", "Sanierung von Kanälen in der Altstadt."],
    ["Kanal- und Leitungsbau", "Kanalbau und Leitungsbau."],
  ])("%p", (asked, done) => expect(told(doing("Post", done), asked)).toEqual({ met: "yes", evidence: [done] }));

  test.each([
    ["Protein purification", "Water purification plants."],
    ["Floor polishing", "Worked on the third floor."],
    ["Naprawa silników", "Nie naprawiam silników."],
  ])("%p is not met by %p", (asked, done) => expect(told(doing("Post", done), asked).met).not.toBe("yes"));
});

test("one word in common with a tool of several words is not the tool", () =>
  expect(told(doing("Post", "Purchase ledger on Sage."), "Experience of Sage 200 or a comparable ERP").met).not.toBe("yes"));

describe("years of work beside a certificate are a second condition:", () => {
  const year = (startDate: string): Content => ({
    work: [{ name: "Acme", position: "Project Manager", startDate, highlights: ["Kubernetes."] }],
  });
  const certificates = ["PMP", "CKA", "PRINCE2 Practitioner", "Forklift licence"].map((name) => ({ name }));
  test.each([
    ["PMP certification and at least five years of experience"],
    ["CKA certificate, 5+ years of experience with Kubernetes"],
    ["Five years of experience in project management and a PRINCE2 certificate"],
    ["Forklift licence and five years of experience"],
  ])("%s", (asked) => {
    expect(
      [year("2015-01"), { ...year("2024-06"), certificates }, { ...year("2015-01"), certificates }].map((cv) => told(cv, asked).met),
    ).toEqual(["no", "no", "yes"]);
  });

  test("years of a craft prove the craft, whatever the CV says of it besides", () => {
    const welder = (startDate: string): Content => ({ work: [{ name: "Acme", position: "Welder", startDate }] });
    expect(
      ["2015-01", "2023-10", "2025-05"].map((start) => told(welder(start), "At least three years of experience as a welder").met),
    ).toEqual(["yes", "partly", "no"]);
  });
});

describe("years around a craft are no years of it:", () => {
  const years = "Three years of aircraft maintenance";
  test.each(["Maintenance Planner", "Einkäufer", "Sales Manager", "Recruiter"])("%p", (position) =>
    expect(told(doing(position, "Aircraft maintenance."), years, "Aircraft Engineer").met).not.toBe("yes"),
  );
  test("who works in it has them, and so has a planner for a planner's post", () => {
    expect(told(doing("Aircraft Technician", "Aircraft maintenance."), years, "Aircraft Engineer").met).toBe("yes");
    expect(told(doing("Maintenance Planner", "Aircraft maintenance."), years, "Maintenance Planner").met).toBe("yes");
  });
});

test("a master craftsman's title is one in any trade, and a degree none of them", () => {
  const wanted = "Ausbildung als Koch, Meister oder ein Studium der Logistik";
  for (const one of [studied("Industriemeister", "Metall"), studied("Meisterprüfung", "Brauer"), studied("Ausbildung", "Koch")])
    expect(told(one, wanted).met).toBe("yes");
  expect(told(studied("Ausbildung", "Friseur"), wanted).met).not.toBe("yes");
});

test("all words of a skill in one place show it where the list knows a part of it alone", () => {
  const wanted = "Gestione degli ordini e dell'inventario";
  expect(told(doing("Manager", "Personale, turni, ordini e inventario."), wanted).met).toBe("yes");
  expect(told(doing("Manager", "Personale, turni, inventario."), wanted).met).toBe("partly");
});

describe("papers are known under the names that people use:", () => {
  const paper = (name: string): Content => ({ certificates: [{ name }] });
  test.each<[string, string]>([
    ["Curso de DESA al día", "Soporte vital básico y desfibrilador, vigente hasta 2026"],
    ["Belehrung nach § 43 Infektionsschutzgesetz", "Folgebelehrung § 43 IfSG, Januar 2025"],
    ["Confined space training", "City & Guilds 6160 confined space entry"],
    ["TCVT-certificaat W4-08", "Hijsbewijs graafmachine (TCVT)"],
    ["Certificado de delitos de naturaleza sexual", "Certificado del Registro Central de Delincuentes Sexuales"],
    ["BPSS", "Baseline checked for the naval base"],
  ])("%s: %s", (asked, name) => expect(told(paper(name), asked)).toMatchObject({ met: "yes", evidence: [name] }));

  test("a course in general is none in particular", () => {
    expect(told(paper("Bookkeeping training"), "Wuzzl zorb training").met).toBe("no");
    expect(told(paper("Wuzzl zorb training, two days"), "Wuzzl zorb training").met).toBe("yes");
    expect(told(paper("Bookkeeping training"), "Wuzzl training").met).toBe("yes");
  });
});

test("examples in brackets show the known thing before them, in years too", () => {
  const clerk = doing("Sachbearbeiterin", "Kaufverträge vorbereitet und vollzogen");
  expect(told(clerk, "Zwei Jahre Praxis im Immobilienrecht (Kaufverträge, Grundschulden)").met).toBe("yes");
});

test("vocational degrees have their own names in each country", () => {
  expect(told(studied("CFGS", "Arquitectura"), "Ciclo superior de Arquitectura").met).toBe("yes");
  expect(told(studied("Kandidatexamen", "Arkitektur"), "Examen i arkitektur").met).toBe("yes");
  expect(told(studied("Gesellenprüfung", "Bäcker"), "Bäcker mit abgeschlossener Lehre").met).toBe("yes");
});

describe("a certificate or a degree of another speciality is no proof in full:", () => {
  const asked = (requirement: string, content: Content, title: string) => {
    const jd = readJobDescription(`${title}\nAnforderungen\n- ${requirement}`);
    const resume: Resume = {
      basics: {},
      ...content,
      meta: { vitae: { language: "de", pages: 1, ocr: false, parser: "json", warnings: [] } },
    };
    return matchResume(resume, jd, { now }).requirements[0]?.met;
  };
  test("a diploma names its field beside its trade", () => {
    const keeper = "Berufsabschluss als Tierpfleger der Fachrichtung Zoo";
    expect(asked(keeper, studied("Ausbildung", "Tierpfleger, Fachrichtung Zoo"), "Tierpfleger")).toBe("yes");
    expect(asked(keeper, studied("Ausbildung", "Tierpfleger, Fachrichtung Tierheim"), "Tierpfleger")).toBe("partly");
  });
  test("a certificate of a lower level, by whatever word", () => {
    const held = (name: string): Content => ({ certificates: [{ name }] });
    expect(asked("WSET nível 3", held("WSET Level 3"), "Sommelier")).toBe("yes");
    expect(asked("WSET nível 3", held("WSET Level 2"), "Sommelier")).toBe("partly");
  });
  test("a certificate of another sector, of a higher number too", () => {
    const held = (name: string): Content => ({ certificates: [{ name }] });
    expect(asked("Qualifica di restauratore, settore 4", held("Qualifica di restauratore, settore 4"), "Restauratore")).toBe("yes");
    expect(asked("Qualifica di restauratore, settore 4", held("Qualifica di restauratore, settore 6"), "Restauratore")).toBe("partly");
  });
  test("the mark of a diploma is no speciality", () => {
    const held = (name: string): Content => ({ certificates: [{ name }] });
    const required = "Carte professionnelle CNAPS, mention aéroport";
    expect(asked(required, held("Carte professionnelle CNAPS, mention très bien"), "Agent")).toBe("yes");
    expect(asked(required, held("Carte professionnelle CNAPS, mention cynophile"), "Agent")).toBe("partly");
  });
});

test("a compound holds the words that it is made of, and the years of its kind", () => {
  expect(told(doing("Guide", "Schulklassenführungen im Kanalmuseum"), "Führungen für Schulklassen (Kanal)").met).toBe("yes");
  const asked = (highlight: string) => {
    const jd = readJobDescription("Notarfachangestellte\nAnforderungen\n- Zwei Jahre Praxis mit Kaufverträgen und Grundschulden");
    const work = [{ name: "Notariat", position: "Sachbearbeiterin", startDate: "2015-01", highlights: [highlight] }];
    const resume: Resume = { basics: {}, work, meta: { vitae: { language: "de", pages: 1, ocr: false, parser: "json", warnings: [] } } };
    return matchResume(resume, jd, { now }).requirements[0]?.met;
  };
  expect(asked("Vollzug von Grundstückskaufverträgen, Grundschulden")).not.toBe("no");
  expect(asked("Vollzug von Testamenten")).toBe("no");
});

test("the licence for tractors and the Court of Master Sommeliers are no car and no degree", () => {
  expect(told({ x: { drivingLicence: "T" } }, "T-rijbewijs").met).toBe("yes");
  expect(told({ x: { drivingLicence: "B" } }, "T-rijbewijs").met).toBe("no");
  const { requirements } = readJobDescription("Sommelier\nRequirements\n- Certificate of the Court of Master Sommeliers");
  expect(requirements[0]?.wanted.some(({ by }) => by === "degree")).toBe(false);
});
