import { describe, expect, test } from "bun:test";
import { guessAgencyField, matchLabel, splitLabel } from "./agency-fields.ts";
import { areAuthors } from "./authors.ts";
import { isLegalForm, looksLikeCompany, looksLikeDegree, looksLikeInstitution, looksLikePosition, splitDegree } from "./degrees.ts";
import { findSpokenLanguages, fluencyRank } from "./languages.ts";
import { looksLikeName, splitName } from "./names.ts";

/** Each line says how much a text looks like its kind: 1 surely, 0 not at all. The values are weighed against each other all over the parser. */
type Line = readonly [text: string, likeness: number];

const words = (count: number) => Array.from({ length: count }, (_, index) => "abcdefghijklmnop".charAt(index % 16).repeat(3)).join(" ");

describe("a text looks like a degree as much as its words say:", () => {
  test.each<Line>([
    ["BSc Physics", 0.9],
    ["Physics, BSc", 0.75],
    ["Physics BSc honours", 0.5],
    ["Master of Physics", 0.54],
    ["Studium", 0.81],
    ["Associate Consultant", 0.22],
    [`BSc ${words(39)}`, 0.9],
    [`BSc ${words(40)}`, 0],
  ])("%s", (text, likeness) => expect(looksLikeDegree(text)).toBe(likeness));
});

test("a degree word far into a line, or behind many words, is none of its own", () => {
  expect(splitDegree(`${words(14)} BSc Physics`)).toEqual({ studyType: undefined, area: `${words(14)} BSc Physics` });
  expect(splitDegree("European integrated Master Physik")).toEqual({ studyType: "European integrated Master", area: "Physik" });
  expect(splitDegree("An old and European Master Physik")).toEqual({ area: "An old and European Master Physik" });
  expect(splitDegree("Physics and Chemistry and History of the Arts and the Sea, BSc")).toMatchObject({ studyType: "BSc" });
  expect(splitDegree("Physics and Chemistry and History of the Arts, the Land and the Sea, BSc")).not.toHaveProperty("studyType");
  expect(splitDegree("Bachelor of Arts (B.A.) History")).toEqual({ studyType: "Bachelor of Arts (B.A.)", area: "History" });
  expect(splitDegree("Bachelor of Arts (Leith) History")).toEqual({ studyType: "Bachelor of Arts", area: "Leith History" });
});

describe("a text looks like a school as much as its words say:", () => {
  test.each<Line>([
    ["University of Leith", 0.9],
    ["Allgemeine Hochschulreife", 0],
    ["Hochschule Leith", 0.9],
    ["Univ. of Leith, University Dept.", 0.9],
    ["She taught at the University of Leith. Then she left the place.", 0.3],
    ["I studied long at a very old and famous University of Leith beside the sea side", 0.4],
    [`University ${words(32)}`, 0.4],
    [`University ${words(33)}`, 0],
  ])("%s", (text, likeness) => expect(looksLikeInstitution(text)).toBe(likeness));
});

describe("a text looks like an employer as much as its words say:", () => {
  test.each<Line>([
    ["Acme Ltd", 0.95],
    ["Moor Oy, Turku", 0.95],
    ["Corve, SA", 0.95],
    // States and provinces, whose codes are legal forms elsewhere.
    ["Louisville, KY", 0],
    ["Calgary, AB", 0],
    ["Florianópolis, SC", 0],
    ["He joined Acme Ltd. There he made all of the tools we use", 0.4],
    ["We left. Acme Ltd", 0.95],
    ["Freelance", 0.8],
    ["Harbour Hospital", 0.7],
    ["Hospital Nurse", 0.4],
    ["We worked for the Harbour Hospital in a big old town by sea", 0.3],
    ["University of Leith", 0.5],
    [`${words(28)} Acme Ltd`, 0.95],
    [`${words(29)} Acme Ltd`, 0],
  ])("%s", (text, likeness) => expect(looksLikeCompany(text)).toBe(likeness));

  test("a legal form alone is a short one", () => {
    expect(isLegalForm("GmbH & Co KG")).toBe(true);
    expect(isLegalForm("Gesellschaft mbH")).toBe(false);
  });
});

describe("a text looks like a position as much as its words say:", () => {
  test.each<Line>([
    ["Senior Nurse", 0.95],
    ["Senior Nurse for Children and Families", 0.85],
    ["Nurse for children and for their families here", 0.7],
    ["She was a nurse for children and for their families here", 0.3],
    ["Nurse.", 0.3],
    ["freelance editor", 0.76],
    ["Hospital Nurses Union", 0.57],
    ["Managed editors", 0.38],
    ["School nurse", 0.95],
    ["School of Nurses", 0.48],
    ["School of Senior Nurses of Leith", 0.85],
    ["Computer Engineering", 0.38],
    ["Baker Ltd", 0.1],
    ["営業部 主任", 0.7],
    ["Webdesigner", 0.95],
    ["Bester", 0],
    ["Ledare", 0.95],
    ["Líder de equipo", 0.95],
    ["Liderazgo", 0],
    [`Nurse ${words(15)}`, 0.3],
    [`Nurse ${words(16)}`, 0],
    [`Nurse ${"wellness".repeat(15)}`, 0.95],
    [`Nurse ${"wellness".repeat(16)}`, 0],
  ])("%s", (text, likeness) => expect(looksLikePosition(text)).toBe(likeness));
});

describe("a text looks like the name of a person as much as its form says:", () => {
  test.each<Line>([
    ["Anna Berg", 0.9],
    ["Anna Maria Helena Berg", 0.9],
    ["Anna Maria Helena Sofia Berg", 0.7],
    ["Anna Maria Helena Sofia Lena Berg", 0.7],
    ["Anna Maria Helena Sofia Lena Ida Berg", 0],
    ["Anna Wolfeschlegelstein Hausenbergerdorff Voralternwarengewissen", 0],
    ["Madonna", 0.2],
    ["A. B.", 0.2],
    ["Berg, Anna", 0.63],
    ["ANNA BERG", 0.81],
    ["王小明", 0.8],
    ["マリア・ゴンザレス", 0.5],
    ["محمد علي", 0.7],
    ["محمد علي حسن عمر سعيد", 0.7],
    ["محمد علي حسن عمر سعيد فهد", 0],
    ["Account Manager", 0.11],
    ["ACCOUNT MANAGER", 0.12],
    ["Harbour Hospital", 0.14],
    ["Baker Hospital", 0.11],
    ["Bachelor Physics", 0.14],
    ["Master Physics", 0.9],
    ["San Marino", 0.36],
    ["Florence", 0.02],
    ["Work Experience", 0],
    ["Retail Experience", 0.14],
  ])("%s", (text, likeness) => expect(looksLikeName(text)).toBe(likeness));

  test("behind the title of the document a name has four letters", () => {
    expect(splitName("CV Anna").name).toBe("Anna");
    expect(splitName("CV Ann").name).toBe("CV Ann");
    expect(splitName("Anna Berger's Resume").name).toBe("Anna Berger");
    expect(splitName("ANNA BERGER'S RESUME").name).toBe("ANNA BERGER");
    expect(splitName("[ CV ] Anna Berger").name).toBe("Anna Berger");
    expect(splitName("Anna Berger's Boats").name).toBe("Anna Berger's Boats");
  });
});

describe("a label is known as surely as its wording is listed:", () => {
  test.each<Line>([
    ["Nationality:", 1],
    ["Nationality", 0.9],
    ["Dates (from – to)", 0.85],
    ["my phone", 0.75],
    ["Tel. / Mobile / Phone", 0.75],
    ["Tel. / Mobile / Phone / Fax", 0],
    [`Nationality (${words(14)})`, 0.85],
    [`Nationality (${words(15)})`, 0],
  ])("%s", (text, confidence) => expect(matchLabel(text)?.confidence ?? 0).toBe(confidence));

  test.each<Line>([
    ["Nationality: British", 1],
    ["Nationality – British", 0.9],
    ["Nationality British", 0.85],
    ["phone (mobile) 0117 496 0142", 0.7],
    ["my phone 0117 496 0142", 0],
    ["phone (at the office of mine) 0117 496 0142", 0],
    [`Nationality (${words(11)}) – British`, 0.75],
    [`Nationality (${words(13)}) – British`, 0],
  ])("%s", (text, confidence) => expect(splitLabel(text)?.confidence ?? 0).toBe(confidence));
});

describe("a detail of a person is told by its words alone:", () => {
  test.each<Line>([
    ["married", 0.85],
    ["female", 0.85],
    ["remote", 0.75],
    ["British", 0.6],
    ["Swiss German", 0],
    ["Holder of a British passport", 0.85],
    ["She is holder of a British passport", 0],
    [`driving licence ${words(10)}`, 0.85],
    [`driving licence ${words(11)}`, 0],
    [`driving licence ${"B".repeat(74)}`, 0.85],
    [`driving licence ${"B".repeat(76)}`, 0],
  ])("%s", (text, confidence) => expect(guessAgencyField(text)?.confidence ?? 0).toBe(confidence));
});

test("no list of authors is longer than a paragraph", () => {
  const authors = (count: number) => Array.from({ length: count }, () => "Anna Berg").join(", ");
  expect(areAuthors(authors(36))).toBe(true);
  expect(areAuthors(authors(37))).toBe(false);
});

describe("what stands beside a language is its level where it is short:", () => {
  const level = (text: string) => findSpokenLanguages(text)[0]?.fluency;
  test.each([
    ["Mandarin – HSK 4", "HSK 4"],
    ["Native English", "Native"],
    ["Spanish – taught at the evening school", "taught at the evening school"],
    ["Spanish – taught at the old evening school", undefined],
    ["Spanish: fluent and used every day at work in Chile and old Peru", "fluent and used every day at work in Chile and old Peru"],
    ["Spanish: fluent and used every day at work in Chile and in old Peru", undefined],
    ["Mandarin – C1. I have lived there", "C1"],
    [`Mandarin – C1. ${"I have lived there ".repeat(7)}`, "C1"],
    [`Mandarin – C1 ${"understandings ".repeat(9)}`, undefined],
    ["Very good working knowledge English", "Very good working knowledge"],
    ["Very good working daily knowledge English", undefined],
    ["British Sign Language – basic", "basic"],
  ])("%s", (text, said) => expect(level(text)).toBe(said));
});

test("the longest phrase of a level counts: good in speech and writing is less than fluent in both", () => {
  expect(fluencyRank("Ich kann es in Wort und Schrift")).toBe(5);
  expect(fluencyRank("Ich bin gut in Wort und Schrift")).toBe(4);
});

test("homes, kindergartens, surgeries and shops are employers in many languages", () => {
  const workplaces = [
    "Kita Wellenreiter",
    "Residencia Los Álamos",
    "Casa di riposo Villa Gaia",
    "Przychodnia Pod Lipą",
    "Поліклініка № 9",
    "Dişli Eczanesi",
  ];
  for (const workplace of workplaces) expect(looksLikeCompany(workplace)).toBeGreaterThan(0.5);
  for (const post of ["Kita-Leitung", "Директор магазина"]) expect(looksLikeCompany(post)).toBeLessThan(0.5);
});

test("a hotel is an employer, who works in one is not", () => {
  for (const hotel of ["Hotel Sa Cala", "Hoteles Sa Cala", "Hôtels de la Mer"]) {
    expect(looksLikePosition(hotel)).toBe(0);
    expect(looksLikeCompany(hotel)).toBeGreaterThan(0.5);
  }
  for (const post of ["Hotelfachfrau", "Hôte d'accueil", "Hôtesse d'accueil"]) expect(looksLikePosition(post)).toBeGreaterThan(0.5);
});

test("a compound of Chinese or Korean ends with what it is, a period or an address", () => {
  expect(matchLabel("재학기간")?.field).toBe("dates");
  expect(matchLabel("现工作地址")?.field).toBe("address");
  expect(matchLabel("泉州海丝学院")).toBeUndefined();
  expect(matchLabel("우리가 다닌 학교의 재학기간")).toBeUndefined();
});

describe("a trade is a position, and where it is worked at is an employer:", () => {
  test.each([
    ["English", ["Bookbinder", "Locksmith", "Tour guide", "Night porter", "Porter"], ["Gull Brewery", "The Old Foundry"]],
    ["German", ["Bäcker", "Schreinerin", "Fotograf", "Rettungssanitäter"], ["Tischlerei Moor", "Großbäckerei Wolff"]],
    ["French", ["Menuisier", "Serrurier", "Graphiste", "Boucher"], ["Menuiserie Duval", "Patisserie Duval"]],
    ["Spanish", ["Carpintero", "Fotógrafa", "Peluquera"], ["Carpintería Ugarte", "Taller Ugarte"]],
    ["Italian", ["Falegname", "Sarta", "Liutaio"], ["Falegnameria Costa", "Panificio Costa", "Casa del Tessuto Srl"]],
    ["Portuguese", ["Padeiro", "Serralheiro", "Arquiteta"], ["Padaria Nova", "Livraria Nova"]],
    ["Dutch", ["Slager", "Hovenier", "Drukker"], ["Drukkerij De Meeuw", "Boekhandel De Meeuw", "Deventer Ziekenhuis"]],
    ["Polish", ["Stolarz", "Drukarz", "Krawcowa"], ["Stolarnia Nowak", "Drukarnia Nowak"]],
  ])("%s", (_, posts, shops) => {
    for (const post of posts) expect([post, looksLikePosition(post) > 0.5]).toEqual([post, true]);
    for (const shop of shops) expect([shop, looksLikePosition(shop) < 0.2, looksLikeCompany(shop) > 0.5]).toEqual([shop, true, true]);
  });

  test("a field of work is neither, and a trade that is a surname counts alone only", () => {
    expect(looksLikePosition("Fachrichtung Mechatronik")).toBeLessThan(0.5);
    for (const text of ["Fotografie", "Imkerei und Obstbau", "Potter Moor", "Cole Porter"])
      expect([text, looksLikePosition(text)]).toEqual([text, 0]);
  });
});

test("who keeps the books, the stock or the tests in Chinese has a position", () => {
  for (const text of ["预算员", "仓库管理员", "高级质检员", "出纳"]) expect(looksLikePosition(text)).toBeGreaterThan(0.9);
  for (const text of ["中共党员", "优秀团员"]) expect(looksLikePosition(text)).toBe(0);
});
