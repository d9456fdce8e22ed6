import { expect, test } from "bun:test";
import type { Resume, Work } from "../../../contract/resume.ts";
import { readRequirement } from "../1-requirements/read-requirement.ts";
import { readJobDescription } from "../1-requirements/requirements.ts";
import { collectEvidence } from "../2-evidence/passages.ts";
import { evaluateRequirement } from "./evaluate-requirement.ts";
import type { Job } from "./job.ts";
import { matchResume } from "./match-resume.ts";

const now = new Date("2025-06-30");
const engineer: Job = { level: 2, teaches: false, roles: [], titleStems: [], language: "en" };
const cv = (content: Partial<Resume>): Resume => ({
  basics: {},
  meta: { vitae: { language: "en", pages: 1, ocr: false, parser: "rules", warnings: [] } },
  ...content,
});
const role = (position: string, years: number, ...highlights: string[]): Work => ({
  position,
  startDate: `${2025 - years}-01`,
  endDate: "2024-12",
  highlights,
});
const evaluate = (resume: Resume, requirement: string, job = engineer) =>
  evaluateRequirement(readRequirement(requirement, "must", "r1"), collectEvidence(resume, now), job);
const score = (...of: Parameters<typeof evaluate>) => evaluate(...of).score;
const match = (resume: Resume, jd: string) => matchResume(resume, readJobDescription(jd), { now });

test("a requirement with a missing part is not met, however well the others are", () => {
  const { score: value, met } = evaluate(
    cv({ work: [role("Developer", 3, "Java, SQL, Kafka, Terraform.")] }),
    "Java, SQL, Kafka, Terraform and Salesforce",
  );
  expect(value).toBeCloseTo(0.65);
  expect(met).toBe("partly");
});

test("three quotes are shown, and none that proves much less than the best", () => {
  const five = cv({ work: [role("Developer", 3, ...["One", "Two", "Three", "Four"].map((team) => `Kubernetes for team ${team}.`))] });
  expect(evaluate(five, "Kubernetes").evidence).toHaveLength(3);
  const assisted = cv({ work: [role("Developer", 3, "Ran Kubernetes.", "Assisted with Kubernetes.")] });
  expect(evaluate(assisted, "Kubernetes").evidence).toHaveLength(2);
  const wished = cv({ work: [role("Developer", 3, "Ran Kubernetes.", "Keen to learn Kubernetes at home.")] });
  expect(evaluate(wished, "Kubernetes").evidence).toHaveLength(1);
  const taught = cv({ work: [role("Developer", 3, "Ran Kubernetes.", "Taught Kubernetes.")] });
  expect(evaluate(taught, "Kubernetes").evidence).toHaveLength(1);
});

test("several passages support a thing that the best of them does not prove well", () => {
  const passages = (count: number) =>
    cv({ additional: [{ title: "Other", items: Array.from({ length: count }, (_, at) => `Kubernetes in case ${at}.`) }] });
  expect(score(passages(1), "Kubernetes")).toBeCloseTo(0.75);
  expect(score(passages(2), "Kubernetes")).toBeCloseTo(0.8);
  expect(score(passages(4), "Kubernetes")).toBeCloseTo(0.85);
  const listed = cv({ projects: [{ name: "Kubernetes" }, { name: "Kubernetes platform" }] });
  expect(score(listed, "Kubernetes")).toBeCloseTo(0.9);
  const taught = cv({ work: [role("Developer", 3, "Taught Kubernetes.", "Taught Kubernetes again.")] });
  expect(score(taught, "Kubernetes")).toBeCloseTo(0.45);
});

test("a language below the level asked for is partly met", () => {
  const speaks = (fluency: string) => score(cv({ languages: [{ language: "German", fluency }] }), "German C1");
  expect([speaks("C1"), speaks("B2"), speaks("B1"), speaks("A1")]).toEqual([1, 0.6, 0.3, 0.3]);
});

test("a CV that is written in a language proves no level of it, and no sentence is quoted for it", () => {
  const baker = cv({ work: [role("Baker", 3, "Prepared the dough and baked bread for six shops.")] });
  const { score: value, met, evidence, related, why } = evaluate(baker, "Fluent English");
  expect([value, met, evidence, related]).toEqual([0, "no", [], []]);
  expect(why).toBe("The CV is written in English, which proves no level of it.");
  expect(evaluate(baker, "Fluent German").why).toBe("Nothing in the CV shows it.");
  const fluent = evaluate(cv({ basics: { summary: "Baker. Fluent in English." } }), "Fluent English");
  expect([fluent.met, fluent.evidence.map(({ text }) => text)]).toEqual(["yes", ["Fluent in English."]]);
});

test("years in the job replace a degree where the job says so", () => {
  const developer = { ...engineer, roles: ["software developer"] };
  const years = (count: number) =>
    score(cv({ work: [role("Software Developer", count)] }), "Bachelor in computer science or equivalent experience", developer);
  expect([years(4), years(3)]).toEqual([0.75, 0]);
});

test("a degree counts by its level and its field", () => {
  const degree = (studyType: string, area: string) => score(cv({ education: [{ studyType, area }] }), "Master in statistics");
  expect(degree("Master", "Statistics")).toBe(1);
  expect(degree("Bachelor", "Statistics")).toBe(0.55);
  expect(degree("Abitur", "Statistics")).toBe(0.2);
  expect(degree("Master", "Mathematics")).toBe(0.25);
  expect(degree("Master", "History")).toBe(0.25);
  const engineering = cv({ education: [{ studyType: "Master", area: "Electrical engineering" }] });
  expect(score(engineering, "Master in mechanical engineering")).toBeCloseTo(0.6);
});

test("years count in full in the craft itself, less in its field, and as an executive for those who lead", () => {
  const developer = { ...engineer, roles: ["software developer"], titleStems: [] };
  const java = (work: Work) => score(cv({ work: [work] }), "Five years of Java");
  expect(java(role("Java Developer", 5, "Java services."))).toBe(1);
  expect(java(role("Java Developer", 3, "Java services."))).toBeCloseTo(0.42);
  expect(java(role("Python Developer", 5, "Python services."))).toBeCloseTo(0.25);
  expect(java(role("Java Teacher", 5, "Java lessons."))).toBeCloseTo(0.35);
  expect(java(role("Chief Technology Officer", 5, "Java services."))).toBeCloseTo(0.6);
  const lead = { ...engineer, level: 5 };
  expect(score(cv({ work: [role("Chief Technology Officer", 5, "Java services.")] }), "Five years of Java", lead)).toBe(1);
  expect(
    score(cv({ work: [role("Chief Technology Officer", 5, "Java services.")] }), "Five years of Java", { ...engineer, level: 4 }),
  ).toBeCloseTo(0.6);
  expect(score(cv({ work: [{ ...role("Java Developer", 5, "Java."), endDate: "2024-11" }] }), "Five years of Java")).toBe(1);
  expect(score(cv({ work: [{ ...role("Java Developer", 5, "Java."), endDate: "2024-09" }] }), "Five years of Java")).toBeLessThan(0.7);
  expect(score(cv({ work: [role("Baker", 5, "Bread.")] }), "Five years of experience", developer)).toBe(0);
});

test("too many years are partly met up to twice as many", () => {
  const years = (count: number) => score(cv({ work: [role("Developer", count)] }), "Not more than two years of experience");
  expect([years(2), years(3), years(4), years(5)]).toEqual([1, 0.4, 0.4, 0]);
  const months = cv({ work: [{ ...role("Developer", 2), endDate: "2025-06" }] });
  expect(score(months, "Not more than two years of experience")).toBe(1);
  expect(score(cv({ work: [{ ...role("Developer", 3), startDate: "2022-05" }] }), "Not more than two years of experience")).toBe(0.4);
});

test("one word in common with a longer requirement counts less", () => {
  const plain = (text: string) => score(cv({ work: [role("Baker", 3, text)] }), "wuzzling, grommling and frobbling");
  expect(plain("We did wuzzling.")).toBeCloseTo(0.7 / 3);
  expect(plain("We did wuzzling grommling.")).toBeCloseTo(2 / 3);
});

test("the role score takes the headline, the level and the years into account", () => {
  const jd = "Site Reliability Engineer\nRequirements\n- Kubernetes";
  const roleScore = (resume: Resume) => match(resume, jd).role_experience_score;
  expect(roleScore(cv({ basics: { label: "Site Reliability Engineer" } }))).toBe(4);
  expect(roleScore(cv({ basics: { label: "Keen to learn as Site Reliability Engineer" } }))).toBe(0.2);
  expect(roleScore(cv({ work: [role("Site Reliability Engineer", 3)] }))).toBe(8.5);
  expect(roleScore(cv({ work: [role("Data Engineer", 3)] }))).toBe(1.3);
  expect(roleScore(cv({ work: [role("Baker", 3)] }))).toBe(0);
});

test("industries count by the best of three, a neighbouring one less", () => {
  const industry = (jd: string, text: string) => match(cv({ work: [role("Clerk", 3, text)] }), jd).industry_experience_score;
  expect(industry("Clerk in banking\nRequirements\n- Excel", "Work in banking.")).toBe(10);
  expect(industry("Clerk in banking\nRequirements\n- Excel", "Work in insurance.")).toBe(4);
  expect(industry("Clerk in banking and insurance\nRequirements\n- Excel", "Work in banking.")).toBe(9.1);
  const four = "Clerk in banking, insurance, retail and logistics\nRequirements\n- Excel";
  expect(match(cv({ work: [role("Clerk", 3, "Work in banking.")] }), four).industry_experience_score).toBe(8.4);
});

test("topics of the same family count a little, the rarest not at all", () => {
  const part = (text: string, jd: string) =>
    match(cv({ work: [role("Baker", 3, text)] }), jd).sum.find((term) => term.part === "role")?.value ?? 0;
  const gained = (text: string) => part(text, "Clerk\nWe use PostgreSQL") - part("Bread.", "Clerk\nWe use PostgreSQL");
  expect(gained("MySQL.") / gained("PostgreSQL.")).toBeCloseTo(0.3, 1);
  const named =
    "Angular Ansible Docker Java Jenkins Kafka Kotlin Kubernetes MongoDB Perl PHP PostgreSQL Python Redis Ruby Salesforce Scala";
  const twice = `${named} Swift Tableau`.split(" ").map((topic) => `We use ${topic} and more ${topic}.`);
  const rare = `Clerk\n${[...twice, "We use Grafana."].join("\n")}`;
  expect(part("Grafana.", rare)).toBe(part("Bread.", rare));
  expect(part("Tableau.", rare)).toBeGreaterThan(part("Bread.", rare));
});

test("six highlights and six gaps are shown", () => {
  const skills = ["Kubernetes", "Terraform", "Java", "Python", "SQL", "Kafka", "Salesforce", "Ansible"];
  const jd = `Clerk\nRequirements\n${skills.map((skill) => `- ${skill}`).join("\n")}`;
  expect(match(cv({ work: [role("Baker", 3, ...skills)] }), jd).key_highlights).toHaveLength(6);
  expect(match(cv({ work: [role("Baker", 3, "Bread.")] }), jd).main_gaps).toHaveLength(6);
});

test("a role two levels away is a gap, one level away none", () => {
  const gaps = (position: string) => match(cv({ work: [role(position, 3)] }), "Senior Developer\nRequirements\n- Java").main_gaps.join();
  expect(gaps("Junior Developer")).toContain("below the level");
  expect(gaps("Developer")).not.toContain("level");
});

test("a similar title is a highlight", () => {
  const highlight = (position: string) => match(cv({ work: [role(position, 3)] }), "Nurse\nRequirements\n- Excel").key_highlights.join();
  expect(highlight("Nurse")).toContain("Nurse");
  expect(highlight("Midwife")).toContain("Midwife");
  expect(highlight("Medical Secretary")).toBe("");
  expect(highlight("Baker")).toBe("");
});

test("a language is quoted with its level, a long quote alone", () => {
  const jd = "Clerk\nRequirements\n- English";
  const shown = (fluency: string) => match(cv({ languages: [{ language: "English", fluency }] }), jd).key_highlights[0];
  expect(shown("C1")).toBe('English: "English", "C1"');
  expect(shown("C1, certified by an examination of 2020")).toContain('", "');
  expect(shown("C1, certified by an examination board in 2020")).not.toContain('", "');
});

test("years in the job itself are years of a thing that no list names, years in a job like it are near", () => {
  const wanted = { ...engineer, roles: ["nurse"], titleStems: [] };
  const years = (position: string) => score(cv({ work: [role(position, 5)] }), "Five years of wuzzling", wanted);
  expect(years("Nurse")).toBe(1);
  expect(years("Midwife")).toBeCloseTo(0.25);
  expect(years("Baker")).toBe(0);
});

test("years without a subject are years in the occupation, and in one beside it they are near", () => {
  const wanted = { ...engineer, roles: ["nurse"], titleStems: [] };
  const years = (position: string) => score(cv({ work: [role(position, 5)] }), "Five years of experience", wanted);
  expect(years("Nurse")).toBe(1);
  expect(years("Midwife")).toBeCloseTo(0.25);
});

test("a licence of another country is near to the one asked for, and no part of it", () => {
  const solicitor = (name: string) => evaluate(cv({ certificates: [{ name }] }), "Admission and practice as a solicitor in England");
  expect(solicitor("Qualified solicitor, England").met).toBe("yes");
  expect(solicitor("Qualified solicitor, Scotland")).toMatchObject({ met: "no", evidence: [] });
});

test("a certificate of a lower level is met in part", () => {
  const held = (name: string) => evaluate(cv({ certificates: [{ name }] }), "Food hygiene certificate level 3");
  expect(held("Food hygiene certificate level 3")).toMatchObject({ met: "yes", why: "" });
  expect(held("Food hygiene certificate level 2")).toMatchObject({ met: "partly", why: "The level is 2, and 3 is asked for." });
  const certificates = [{ name: "Food hygiene certificate" }, { name: "Food hygiene level 2" }];
  expect(evaluate(cv({ certificates }), "Food hygiene certificate level 3")).toMatchObject({
    met: "partly",
    evidence: [{ text: "Food hygiene level 2", path: "certificates[1].name" }],
  });
});

test("years of several things are those of roles that show each of them", () => {
  const years = (...works: Work[]) => evaluate(cv({ work: works }), "Three years of Java and Kubernetes");
  expect(years(role("Developer", 3, "Java services on Kubernetes."))).toMatchObject({ met: "yes" });
  expect(years(role("Developer", 3, "Java services."))).toMatchObject({
    met: "partly",
    why: "The years show one thing or the other, and not all together.",
  });
  // Of a thing that no list knows, years cannot be told apart from those of the rest.
  const unknown = evaluate(cv({ work: [role("Developer", 3, "Java services.")] }), "3 years experience with Java and Quorvex");
  expect(unknown.why).not.toBe("The years show one thing or the other, and not all together.");
});

test("a skill that was last shown long ago counts less, and says so", () => {
  const used = (endDate: string) => evaluate(cv({ work: [{ ...role("Developer", 20, "Java services."), endDate }] }), "Java");
  expect(used("2021-06").score).toBe(1);
  expect(used("2015-06")).toMatchObject({ score: 0.85, met: "yes", why: "Last shown in 2015." });
  expect(used("2007-06")).toMatchObject({ score: 0.65, met: "partly", why: "Last shown in 2007." });
  expect(used("2015-06").use).toMatchObject({ months: 126, isOngoing: false });
});

test("a missing must-have weighs more than a shade", () => {
  const must = (...highlights: string[]) =>
    match(cv({ work: [role("Developer", 3, ...highlights)] }), "Developer\nRequirements\n- Java\n- Kafka").sum[0]?.value;
  expect(must("Java services.", "Kafka topics.")).toBe(1);
  expect(must("Java services.", "Assisted with Kafka.")).toBeCloseTo(0.6 * ((1 + 0.65) / 2) + 0.4 / 2);
});

test("studies that are not finished meet a degree in part", () => {
  const student = (endDate: string) => cv({ education: [{ studyType: "BSc", area: "Social work", endDate }] });
  expect(score(student("2020"), "Degree in social work")).toBe(1);
  expect(score(student("2027"), "Degree in social work")).toBe(0.5);
  expect(evaluate(student("2027"), "Degree in social work").why).toContain("The studies are not finished.");
});

test("a degree in a field that no list knows is met by its name, and by a degree in another field in part", () => {
  const degree = (studyType: string, area: string) => cv({ education: [{ studyType, area, endDate: "2010" }] });
  expect(score(degree("BA", "Folklore"), "Degree in folklore")).toBe(1);
  expect(evaluate(degree("BA", "Physics"), "Degree in folklore").met).toBe("partly");
  expect(evaluate(degree("Ausbildung", "Industriekaufmann"), "Ausbildung als Brandschutzbeauftragter").met).toBe("no");
  expect(score(cv({ certificates: [{ name: "Brandschutzbeauftragter" }] }), "Ausbildung als Brandschutzbeauftragter")).toBe(1);
});

test("years of teaching a craft never meet years of practising it", () => {
  expect(evaluate(cv({ work: [role("Teacher", 20, "Kubernetes")] }), "3 years with Kubernetes").met).toBe("partly");
  expect(evaluate(cv({ work: [role("Developer", 5, "Kubernetes")] }), "3 years with Kubernetes").met).toBe("yes");
});

test("years of what a CV denies are none, though no list knows it and the title is the same", () => {
  const worker: Job = { ...engineer, roles: ["social worker"] };
  const denied = cv({ work: [role("Social Worker", 6, "Hospital wards.", "No experience of children's services.")] });
  expect(score(cv({ work: [role("Social Worker", 6, "Hospital wards.")] }), "Two years in children's services", worker)).toBe(1);
  expect(score(denied, "Two years in children's services", worker)).toBe(0);
});

test("a certificate is not shown by the work alone", () => {
  const nurse = cv({ work: [role("Nurse", 5, "Intensive care and emergencies.")] });
  expect(evaluate(nurse, "Intensive care").met).toBe("yes");
  expect(evaluate(nurse, "Experience with certification in intensive care").met).toBe("yes");
  expect(evaluate(nurse, "Certificate in intensive care").met).toBe("no");
  expect(evaluate({ ...nurse, certificates: [{ name: "Intensive care" }] }, "Certificate in intensive care").met).toBe("yes");
});

test("a certificate of another category is met in part", () => {
  const held = (name: string) => cv({ certificates: [{ name }] });
  const asked = "Attestation d'aptitude fluides frigorigènes catégorie I";
  expect(evaluate(held("Attestation fluides frigorigènes catégorie 1"), asked).met).toBe("yes");
  expect(evaluate(held("Attestation fluides frigorigènes catégorie V"), asked).met).toBe("partly");
  for (const [at, roman] of ["I", "II", "III", "IV", "V", "VI"].entries()) {
    const wanted = asked.replace(/I$/, roman);
    const figures = [at + 1, at + 2].map((figure) => `Attestation fluides frigorigènes catégorie ${figure}`);
    expect(figures.map((figure) => evaluate(held(figure), wanted).met)).toEqual(["yes", "partly"]);
  }
  expect(evaluate(held("Attestation fluides frigorigènes"), asked).met).toBe("yes");
});

test("what a CV denies of a known thing keeps it from being met in full, unless it shows it elsewhere or the job asks to be without it", () => {
  const maker = (...highlights: string[]) => cv({ work: [role("Winemaker", 6, "Winemaking.", ...highlights)] });
  expect(evaluate(maker(), "Winemaking of rosé").met).toBe("yes");
  expect(evaluate(maker("No experience of rosé."), "Winemaking of rosé").met).toBe("partly");
  expect(evaluate(maker("Two years of rosé.", "No rosé from abroad."), "Winemaking of rosé").met).toBe("yes");
  expect(evaluate(maker("Never had restrictions."), "Winemaking without restrictions").met).toBe("yes");
});

test("a tool in brackets may stand for the words that no list knows", () => {
  const brewer = cv({ work: [role("Brewer", 3, "Ran the mash tun with Braumat.")] });
  expect(evaluate(brewer, "Erfahrung mit einer Maischesteuerung (Braumat oder ähnlich)").met).toBe("yes");
});

test("years of what no list knows are those of the trade; where another trade has the words they count in part", () => {
  const mechanic: Job = { ...engineer, roles: [], titleStems: ["elevator", "mechan"] };
  const years = (position: string) =>
    evaluate(cv({ work: [role(position, 6, "Gondola winches of the town.")] }), "3 years with gondola winches", mechanic).met;
  expect(years("Elevator mechanic")).toBe("yes");
  expect(years("Porter")).toBe("partly");
});

test("years in an industry are met in part by the title of the job, where the CV does not say what its employers make", () => {
  const manager: Job = { ...engineer, roles: ["quality manager"] };
  const years = (name: string) =>
    evaluate(cv({ work: [{ ...role("Quality manager", 8, "Audits and complaints."), name }] }), "5 years in the food industry", manager)
      .met;
  expect(years("Ty Gwenn")).toBe("partly");
  expect(years("Lebensmittelindustrie Kern")).toBe("yes");
  expect(years("Pharmaceutical industry works")).toBe("no");
});

test("a word of the same family proves a little less than the word, and one alone nothing", () => {
  const cleaner = (text: string) => cv({ work: [role("Cleaner", 5, text)] });
  expect(score(cleaner("Wuzzl polishing in hospitals."), "Wuzzl polishing")).toBe(1);
  expect(score(cleaner("Polished wuzzl in hospitals."), "Wuzzl polishing")).toBeCloseTo(0.95);
  expect(score(cleaner("Polished shoes."), "Wuzzl polishing")).toBe(0);
});

test("years that are asked for in the first two words of the title are those of the post, whatever else the words mean", () => {
  const operator = (title: string): Job => ({ ...engineer, roles: ["excavator operator"], titleStems: title.split(" "), language: "nl" });
  const years = (title: string) =>
    evaluate(cv({ work: [role("Baggerfahrer", 8)] }), "5 jaar ervaring als machinist wuzzl", operator(title)).met;
  expect(years("machinist wuzzl zwoll")).toBe("yes");
  expect(years("machinist kraan zwoll")).toBe("no");
});
