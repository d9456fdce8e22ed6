import { expect, test } from "bun:test";
import { parseResume } from "../parse-resume.ts";
import { buildReading, bullet, heading, line } from "../testing/build-reading.ts";

const parse = (...lines: ReturnType<typeof line>[]) =>
  parseResume(buildReading([line("Anna Berger", { size: 20 }), line("anna@berger.example"), ...lines])).resume;

test("a city and its country behind a dash are the place of each job", () => {
  const { work } = parse(
    heading("Work Experience"),
    line("Cook\t09/2014 – 08/2016"),
    line("Penhale Foods – Leeds, England"),
    bullet("Fried fish"),
    line("Baker\t03/2010 – 08/2014"),
    line("Corve Foods – Exmoor, England"),
    bullet("Baked bread"),
  );
  expect(work?.map(({ name, location }) => [name, location])).toEqual([
    ["Penhale Foods", "Leeds, England"],
    ["Corve Foods", "Exmoor, England"],
  ]);
});

const listed = (text: string, level: number) => ({ ...bullet(text), bullet: { glyph: "•", level } });
const jobsOfList = (...items: [string, string][]) =>
  parse(heading("Praxe"), ...items.flatMap(([outer, inner]) => [listed(outer, 0), listed(inner, 1)])).work;

test("the only item below each position is its employer where most are written like one", () => {
  const work = jobsOfList(
    ["listopad 2022 - do současnosti: lektor", "Pedagogický institut Skalice"],
    ["březen 2021 - říjen 2022: jednatel", "Dubina CZ s.r.o."],
    ["květen 2010 - srpen 2019: redaktor", "Skalická televize"],
  );
  expect(work?.map(({ position, name }) => [position, name])).toEqual([
    ["lektor", "Pedagogický institut Skalice"],
    ["jednatel", "Dubina CZ s.r.o."],
    ["redaktor", "Skalická televize"],
  ]);
});

test("the only item below each position stays its task where most are written like one", () => {
  const work = jobsOfList(
    ["listopad 2022 - do současnosti: lektor, Institut Skalice", "vedení kurzů pro dospělé"],
    ["březen 2021 - říjen 2022: prodavač, Obchodní dům Dubina", "doplňování zboží a úklid"],
    ["květen 2010 - srpen 2019: redaktor, Skalická televize", "příprava pořadů"],
  );
  expect(work?.map(({ highlights }) => highlights)).toEqual([
    ["vedení kurzů pro dospělé"],
    ["doplňování zboží a úklid"],
    ["příprava pořadů"],
  ]);
});

test("a Chinese job may have its employer, size and duration behind the period, and its industry before its position", () => {
  const bold = (text: string) => line(text, { bold: true });
  const { work } = parse(
    heading("工作经验"),
    bold("2012/05--至今：青山国际上海代表处（50-150人） [ 1年8个月 ]"),
    line("所属行业：\t金融/投资"),
    bold("市场部\t外汇经纪人"),
    line("主要是开发中国的代理市场。"),
    bold("2011/07--2012/04：上海白云投资咨询有限公司（少于50人） [ 9个月 ]"),
    line("所属行业：\t金融/投资"),
    bold("销售部\t电话销售"),
    line("每天拨打电话。"),
  );
  expect(work?.map(({ name, position, startDate, location }) => [name, position, startDate, location])).toEqual([
    ["青山国际上海代表处", "外汇经纪人", "2012-05", undefined],
    ["上海白云投资咨询有限公司", "电话销售", "2011-07", undefined],
  ]);
});

test("how many people an employer has is no part of its name", () => {
  const { work } = parse(
    heading("Experience"),
    line("Cook, Penhale Foods (ca. 50 people)\t2009 – 2012", { bold: true }),
    bullet("Fried fish"),
    line("Baker, Corve Mills (120+ employees)\t2005 – 2009", { bold: true }),
    bullet("Baked bread"),
  );
  expect(work?.map(({ name, summary }) => [name, summary])).toEqual([
    ["Penhale Foods", "ca. 50 people"],
    ["Corve Mills", "120+ employees"],
  ]);
});

const assignments = (...rows: string[]) =>
  parse(
    heading("Projekthistorie"),
    ...rows.map((text) => line(text)),
    heading("Berufserfahrung"),
    line("2009 – 2016\tLeiterin Distribution"),
    line("Penhale Kühllogistik GmbH, Kassel"),
    line("2003 – 2009\tDisponentin"),
    line("Corve Spedition GmbH, Kassel"),
  );

test("the assignments of an interim manager, each with period, client and function, are jobs beside the permanent ones", () => {
  const { work, projects } = assignments(
    ...[
      "Zeitraum\t05/2022 – 12/2023",
      "Kunde / Branche\tFrischehandel",
      "Funktion\tLeitung Zentrallager",
      "Aufgaben / Ergebnis\tSpätschicht aufgebaut",
    ],
    ...["Zeitraum\t01/2021 – 03/2022", "Kunde / Branche\tPaketdienst", "Funktion\tBeraterin", "Aufgaben / Ergebnis\tRouten geplant"],
  );
  expect(projects).toBeUndefined();
  expect(work?.slice(0, 2).map(({ name, position, highlights }) => [name, position, highlights])).toEqual([
    ["Frischehandel", "Leitung Zentrallager", ["Spätschicht aufgebaut"]],
    ["Paketdienst", "Beraterin", ["Routen geplant"]],
  ]);
});

test("projects with a name of their own stay projects beside the jobs", () => {
  const { projects } = assignments(
    ...["Umzug Nordlager", "Zeitraum\t05/2022 – 12/2023", "Kunde\tFrischehandel", "Funktion\tLeitung"],
    ...["Neue Routen", "Zeitraum\t01/2021 – 03/2022", "Kunde\tPaketdienst", "Funktion\tBeraterin"],
  );
  expect(projects?.map(({ name }) => name)).toEqual(["Umzug Nordlager", "Neue Routen"]);
});

test("a job of a form is in the country that it names where it names no city", () => {
  const { work } = parse(
    heading("Work Experience"),
    ...["Employer: Penhale Family", "Position: Domestic Helper", "Country: Singapore", "Period: 2012 – 2015"].map((text) => line(text)),
    ...["Employer: Corve Family", "Position: Cook", "City: Leeds", "Country: England", "Period: 2009 – 2012"].map((text) => line(text)),
  );
  expect(work?.map(({ location }) => location)).toEqual(["Singapore", "Leeds"]);
});

test("a city that no list knows, with the letters of its state and no comma, is the place", () => {
  const { work } = parse(
    heading("Experience"),
    ...["Corve Works LLC, Penhale NC", "Service Technician", "July 2019 - Current"].map((text) => line(text)),
    bullet("Mended tractors"),
    ...["Harbour Stores, Tessaly TX", "Lot Associate", "2011 - 2013"].map((text) => line(text)),
  );
  expect(work?.map(({ name, location }) => [name, location])).toEqual([
    ["Corve Works LLC", "Penhale NC"],
    ["Harbour Stores", "Tessaly TX"],
  ]);
});

test("the comma before an address that goes on in the next line is no part of the employer", () => {
  const { work } = parse(
    heading("Work Experience"),
    line("Dates\t2001-07 to 2004-12"),
    line("Name and address of employer\tCorve House, 12 Quay Road,"),
    line("Leeds LS1 4AP"),
    line("Position held\tClerk"),
  );
  expect(work?.[0]).toMatchObject({ name: "Corve House, 12 Quay Road", position: "Clerk" });
});

test("a department and a rank with a slash between them are one position, and the label of both is none", () => {
  const job = (period: string, name: string, position: string) => [
    line(`근무기간\t${period}`),
    line(`회사명\t${name}`),
    line(`부서/직위\t${position}`),
    line("담당업무\t입고 원료 검사, 미생물 시험, 유통기한 설정 실험"),
  ];
  const { work } = parse(
    heading("경력사항"),
    ...job("2018.04 ~ 2022.03", "한강식품(주)", "품질팀 / 대리"),
    ...job("2016.03 ~ 2018.03", "서울제과(주)", "품질팀 / 사원"),
    ...job("2015.07 ~ 2015.08", "부산연구원", "현장실습생"),
  );
  expect(work?.map(({ position }) => position)).toEqual(["품질팀 / 대리", "품질팀 / 사원", "현장실습생"]);
});

test("the period beside a labelled value is no part of it, whether a cell or a bracket divides them", () => {
  const jobs = (first: string, second: string, role: string) => {
    const { work } = parse(
      heading("Work Experience"),
      ...[line(first), line(`${role}: Test Engineer`), bullet("Wrote tests for the portal")],
      ...[line(second), line(`${role}: Tester`), bullet("Wrote tests for the loans")],
    );
    return work?.map(({ name, location, position, startDate }) => [name, location, position, startDate]);
  };
  const expected = [
    ["Corve Health", "Boston, MA", "Test Engineer", "2020-03"],
    ["Tessaly Bank", undefined, "Tester", "2017-08"],
  ];
  expect(jobs("Client: Corve Health, Boston, MA\tMar 2020 – Feb 2022", "Client: Tessaly Bank\tAug 2017 – Feb 2020", "Role")).toEqual(
    expected,
  );
  expect(jobs("Company: Corve Health, Boston, MA\tMar 2020 – Feb 2022", "Company: Tessaly Bank\tAug 2017 – Feb 2020", "Position")).toEqual(
    expected,
  );
  expect(jobs("Employer: Corve Health, Boston, MA (03/2020 – 02/2022)", "Employer: Tessaly Bank (08/2017 – 02/2020)", "Position")).toEqual(
    expected,
  );
});
