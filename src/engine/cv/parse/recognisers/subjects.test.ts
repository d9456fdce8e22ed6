import { describe, expect, test } from "bun:test";
import { readAuthors } from "./authors.ts";
import { isCampus, isDepartment, isLegalForm, splitDegree } from "./degrees.ts";
import { looksLikeName, printedName, splitName } from "./names.ts";
import { isLevel, readSkill } from "./skill-level.ts";
import { splitList } from "./split-list.ts";

describe("a degree and its subject:", () => {
  test.each<[string, string | undefined, string | undefined]>([
    ["BSc (Hons) in Computer Science", "BSc (Hons)", "Computer Science"],
    ["BSc Economics", "BSc", "Economics"],
    ["BSc: Physics", "BSc", "Physics"],
    ["BSc – Physics", "BSc", "Physics"],
    ["BSc, Physics,", "BSc", "Physics"],
    ["BSc", "BSc", undefined],
    ["Economics", undefined, "Economics"],
    ["Master (Physics)", "Master", "Physics"],
    ["Bachelor (Informatik), berufsbegleitend", "Bachelor", "Informatik, berufsbegleitend"],
    ["Diplôme d'État, Soins infirmiers", "Diplôme d'État", "Soins infirmiers"],
    ["MSW, Family Services", "MSW", "Family Services"],
    ["A.A.S. Welding", "A.A.S.", "Welding"],
    ["M.M., Performance", "M.M.", "Performance"],
    ["Associate in Applied Science in Marketing", "Associate in Applied Science", "Marketing"],
    ["QQI Level 6 in Childcare", "QQI Level 6", "Childcare"],
    ["Some college, Forestry", "Some college", "Forestry"],
    ["5 CXC passes", "5 CXC passes", undefined],
    ["S1 Teknik Sipil", "S1", "Teknik Sipil"],
    ["Residência médica em Psiquiatria", "Residência médica", "Psiquiatria"],
    ["Especialista em Saúde", "Especialista", "Saúde"],
    ["Titre pro Soudeur", "Titre pro", "Soudeur"],
    ["Exchange semester", "Exchange semester", undefined],
    ["HD(R)", "HD(R)", undefined],
    ["YH-utbildning, Logistik", "YH-utbildning", "Logistik"],
    ["Lehre Bäcker", "Lehre", "Bäcker"],
    ["Lehre an der Küste", undefined, "Lehre an der Küste"],
    ["Licencié en droit", "Licencié", "droit"],
    ["Vyučen v oboru zedník", "Vyučen v oboru", "zedník"],
    ["Απόφοιτος Λυκείου", "Απόφοιτος Λυκείου", undefined],
    ["D3 charts", undefined, "D3 charts"],
    // A second degree word, and how it was passed, belong to the first.
    ["Bachelor of Arts (B.A.)", "Bachelor of Arts (B.A.)", undefined],
    ["Bachelor of Arts (B.A.) History", "Bachelor of Arts (B.A.)", "History"],
    ["BSc (cum laude), Physics", "BSc (cum laude)", "Physics"],
    ["BSc Physics (cum laude)", "BSc", "Physics (cum laude)"],
    // The degree behind its subject.
    ["Economics, BSc", "BSc", "Economics"],
    ["Informatik (B.Sc.)", "B.Sc.", "Informatik"],
    ["Medieninformatik, Bachelor of Science", "Bachelor of Science", "Medieninformatik"],
    ["Physics: BSc in Optics", "BSc", "Physics, Optics"],
    ["Erasmus-Masterstudium Physik", "Erasmus-Masterstudium", "Physik"],
    ["A very long text with many words before the one BSc", undefined, "A very long text with many words before the one BSc"],
    ["", undefined, undefined],
  ])("%p", (text, studyType, area) => {
    expect(splitDegree(text)).toEqual({ ...(studyType && { studyType }), ...(area && { area }) });
  });
});

test.each<[string, string, boolean]>([
  ["University of California", "Berkeley", true],
  ["University of California", "Berkeley – Haas", true],
  ["University of California", "Department of Physics", false],
  ["University of Wisconsin", "United States", false],
  ["Acme Ltd", "Berkeley", false],
  ["University of California", "berkeley", false],
])("behind %p %p is its campus: %p", (name, next, expected) => {
  expect(isCampus(name, next)).toBe(expected);
});

test.each<[string, boolean]>([
  ["Inc.", true],
  ["LLC", true],
  ["GmbH", true],
  ["Acme Inc.", false],
  ["Incorporated pumps and gates of the north", false],
])("%p is a legal form alone: %p", (text, expected) => {
  expect(isLegalForm(text)).toBe(expected);
});

test.each<[string, boolean]>([
  ["営業部", true],
  ["営業部 主任", true],
  ["法学部", false],
  ["株式会社営業部", false],
  ["Sales", false],
])("%p is a department: %p", (text, expected) => {
  expect(isDepartment(text)).toBe(expected);
});

describe("a name", () => {
  test.each<[string, string, string | undefined]>([
    ["Dr. Anna Berger", "Dr. Anna Berger", undefined],
    ["Anna Berger, MSc", "Anna Berger, MSc", "MSc"],
    ["CV Anna Berger", "Anna Berger", undefined],
    ["Anna (Annie) Berger", "Anna (Annie) Berger", undefined],
    ["Lord Berger", "Lord Berger", undefined],
  ])("%p", (text, name, degrees) => {
    expect([printedName(text), splitName(text).degrees]).toEqual([name, degrees]);
  });

  test("is written like one", () => {
    const sure = [
      "Anna Berger",
      "ANNA BERGER",
      "Anna van der Berg",
      "Anna M. Berger",
      "A. Berger",
      "Anna O'Neil",
      "藤原 美咲",
      "김민수",
      "محمد علي",
    ];
    const unsure = [
      "Anna",
      "anna berger",
      "Anna Berger 2",
      "Work Experience",
      "Software Engineer",
      "Acme Ltd",
      "Leeds, UK",
      "Resume Sample",
    ];
    expect(sure.filter((text) => looksLikeName(text) < 0.6)).toEqual([]);
    expect(unsure.filter((text) => looksLikeName(text) >= 0.6)).toEqual([]);
  });
});

describe("the authors that a citation begins with:", () => {
  test.each<[string, string | undefined]>([
    ["Berg, A. & Roth, T. (2021). Tides", "Berg, A. & Roth, T."],
    ["A. Berg and T. Roth. Tides", "A. Berg and T. Roth"],
    ["Berg A, Roth T. Tides", "Berg A, Roth T"],
    ["Anna Berg, Tom Roth. Tides", "Anna Berg, Tom Roth"],
    ["Anderson, Bobby. The gospel of tides", "Anderson, Bobby"],
    ["Berg, A. et al. Tides", "Berg, A. et al"],
    ["de la Cruz, M. X. (2020)", "de la Cruz, M. X."],
    ["Tides of the north. Sea Letters", undefined],
  ])("%p", (text, authors) => {
    expect(readAuthors(text)?.text).toBe(authors as string);
  });
});

describe("a skill and its level:", () => {
  test.each<[string, string, string | undefined]>([
    ["DATEV – sehr gut", "DATEV", "sehr gut"],
    ["SAP FI [gut]", "SAP FI", "gut"],
    ["Excel (advanced)", "Excel", "advanced"],
    ["Excel advanced", "Excel", "advanced"],
    ["Excel: 4/5", "Excel", "4/5"],
    ["Excel (more than 3 years)", "Excel", "more than 3 years"],
    ["Excel (pivot)", "Excel (pivot)", undefined],
    ["advanced", "advanced", undefined],
    ["CI-good", "CI-good", undefined],
    ["熟悉Java", "Java", "熟悉"],
    ["精通 Spring Boot", "Spring Boot", "精通"],
    ["了解市场", "了解市场", undefined],
  ])("%p", (text, name, level) => {
    expect(readSkill(text)).toEqual({ name, ...(level && { level }) });
  });
  test.each<[string, boolean]>([
    ["advanced", true],
    [" Advanced ", true],
    ["80 %", true],
    ["4 of 5", true],
    ["5+ years", true],
    ["5年以上", true],
    ["★★★☆", true],
    ["★", false],
    ["boats", false],
    ["5 boats", false],
  ])("%p is a level: %p", (text, expected) => {
    expect(isLevel(text)).toBe(expected);
  });
});

test.each<[string, string[]]>([
  ["a, b (c, d) · e", ["a", "b (c, d)", "e"]],
  ["a; b | c • d\te", ["a", "b", "c", "d", "e"]],
  ["7,2 litres, boats", ["7,2 litres", "boats"]],
  ["in 2019,boats", ["in 2019", "boats"]],
  ["CI/CD / tests", ["CI/CD", "tests"]],
  ["a /b", ["a /b"]],
  ["Col·legi · boats", ["Col·legi", "boats"]],
  ["a], b", ["a]", "b"]],
  ["– a –, •, b.", ["a", "b"]],
  ["", []],
])("%p is divided at its separators", (text, parts) => {
  expect(splitList(text)).toEqual(parts);
});
