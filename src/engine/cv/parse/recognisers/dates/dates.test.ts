import { describe, expect, test } from "bun:test";
import { findDateRanges, isDateOnly, parseDate, stripDates } from "./dates.ts";

/** start/end, "…" for ongoing; a single date alone. */
const print = (text: string, language?: string) =>
  findDateRanges(text, { language })
    .filter((range) => range.confidence >= 0.3)
    .map(
      (range) =>
        (range.single ? (range.start ?? "") : `${range.start ?? ""}/${range.end ?? ""}${range.ongoing ? "…" : ""}`) +
        (range.season ? ` ${range.season}` : ""),
    )
    .join(", ");

const CASES: [text: string, expected: string, language?: string][] = [
  ["Jan 2019 – Mar 2021", "2019-01/2021-03"],
  ["01/2019 - 03/2021", "2019-01/2021-03"],
  ["01.2019–heute", "2019-01/…", "de"],
  ["2019-2021", "2019/2021"],
  ["[01/2012 07/2013]", "2012-01/2013-07"],
  ["Fevereiro 2017 Maio 2021", "2017-02/2021-05", "pt"],
  ["07/2013 01/2012", "2013-07, 2012-01"],
  ["2019 – 2015", "2019, 2015"],
  ["May 2019 – March 2019", "2019-05, 2019-03"],
  ["2015 … 2018", "2015/2018"],
  ["between 2015 and 2018", "2015/2018"],
  ["graduated in 2012", "/2012"],
  ["conclusão em 2017", "/2017", "pt"],
  ["zwischen März 2015 und Mai 2018", "2015-03/2018-05", "de"],
  ["2019 – present", "2019/…"],
  ["2018. – 2020.", "2018/2020", "hr"],
  ["svi 2018. – trenutno", "2018-05/…", "hr"],
  ["tra 2012. – lip 2018.", "2012-04/2018-06", "hr"],
  ["05.2018. – danas", "2018-05/…", "sr"],
  ["III 2015 – II 2018", "2015-03/2018-02", "pl"],
  ["VI.2019 – obecnie", "2019-06/…", "pl"],
  ["2015. III. – 2018. V.", "2015-03/2018-05", "hu"],
  ["2015 III. miejsce", "2015", "pl"],
  ["Certificate III 2020", "2020", "en"],
  ["Da gennaio 2014 ad agosto 2019", "2014-01/2019-08", "it"],
  ["2014 — अब तक", "2014/…", "hi"],
  ["मार्च 2014 – जून 2018", "2014-03/2018-06", "hi"],
  ["seit 03/2018", "2018-03/…", "de"],
  ["depuis mars 2018", "2018-03/…", "fr"],
  ["mars 2018 à ce jour", "2018-03/…", "fr"],
  ["de 2018 à 2020", "2018/2020", "fr"],
  ["05/2018 – nay", "2018-05/…", "vi"],
  ["2018 - sekarang", "2018/…", "id"],
  ["von Januar 2018 bis März 2020", "2018-01/2020-03", "de"],
  ["del 2018 al 2020", "2018/2020", "es"],
  ["dal 2018", "2018/…", "it"],
  ["mei 2015 - heden", "2015-05/…", "nl"],
  ["2018 – tegenwoordig", "2018/…", "nl"],
  ["2018 - momenteel", "2018/…", "nl"],
  ["thg 5 2018 – nay", "2018-05/…", "vi"],
  ["Tháng 8 năm 2013 đến tháng 4/2018", "2013-08/2018-04", "vi"],
  ["Summer 2017", "2017 summer"],
  ["été 2015", "2015 summer", "fr"],
  ["2017 (Sommer)", "2017 summer", "de"],
  ["Q3 2019", "2019 Q3"],
  ["3. Quartal 2019", "2019 Q3", "de"],
  ["2018/19", "2018/2019"],
  ["'19 – '21", "2019/2021"],
  ["09/14 - 12/16", "2014-09/2016-12"],
  ["Dec -2012 to May - 2016", "2012-12/2016-05"],
  ["June–2019 – present", "2019-06/…"],
  ["3 May – 2014", "2014-05-03"],
  ["2012 Mar – 2014", "2012-03/2014"],
  ["Packer | 1-2/2015", "2015-01/2015-02"],
  ["2. 2011.05—2018.02", "2011-05/2018-02"],
  ["12 March 2019", "2019-03-12"],
  ["March 12, 2019", "2019-03-12"],
  ["July, 8th 2019", "2019-07-08"],
  ["DÍA 03 MES 02 AÑO 2016", "2016-02-03", "es"],
  ["Month: 02 Year: 2016", "2016-02"],
  ["July, 8, 2019", "2019-07-08"],
  ["1er mars 2019", "2019-03-01", "fr"],
  ["12 de marzo de 2019", "2019-03-12", "es"],
  ["2019年4月 – 2021年3月", "2019-04/2021-03", "ja"],
  ["2019年4月至今", "2019-04/…", "zh"],
  ["平成30年4月～令和2年3月", "2018-04/2020-03", "ja"],
  ["2019.04~現在", "2019-04/…", "ja"],
  ["2019년 3월 ~ 현재", "2019-03/…", "ko"],
  ["٢٠١٩ - ٢٠٢١", "2019/2021", "ar"],
  ["كانون الثاني 2018 - حتى الآن", "2018-01/…", "ar"],
  ["من 2018م حتى الآن", "2018/…", "ar"],
  ["2008م - 2010م", "2008/2010", "ar"],
  ["من عام 2008م إلى عام 2010م", "2008/2010", "ar"],
  ["2018 - היום", "2018/…", "he"],
  ["stycznia 2019 – grudnia 2020", "2019-01/2020-12", "pl"],
  ["січня 2019 – дотепер", "2019-01/…", "uk"],
  ["Μάιος 2018 – σήμερα", "2018-05/…", "el"],
  ["2019. március – 2020. május", "2019-03/2020-05", "hu"],
  ["2019 m. kovo – 2020 m. gegužė", "2019-03/2020-05", "lt"],
  ["март 2018 г. – по н.в.", "2018-03/…", "ru"],
  ["kesäkuu 2018 – nykyhetki", "2018-06/…", "fi"],
  ["Listopad 2019", "2019-11", "cs"],
  ["listopad 2019", "2019-10", "hr"],
  ["Dean’s List 2019", "2019", "en"],
  ["Mar – Jun 2019", "2019-03/2019-06"],
  ["Nov 2018 - Feb", "2018-11/2019-02"],
  ["01 – 03/2019", "2019-01/2019-03"],
  ["12 – 14 March 2019", "2019-03-12/2019-03-14"],
  ["2010-12", "2010/2012"],
  ["2010-12 – 2012-03", "2010-12/2012-03"],
  ["2015-03", "2015-03"],
  ["bis 12/2019", "/2019-12", "de"],
  ["2018 onwards", "2018/…"],
  ["04/01/2019", "2019-04-01", "en-US"],
  ["01/04/2019", "2019-04-01", "de"],
  ["01/04/2019", "2019", "en"],
  ["Ende 2015 - Anfang 2018", "2015/2018", "de"],
  ["Late 2015 – Early 2018", "2015/2018"],
  ["mid-2016 – present", "2016/…"],
  ["Fin 2015 - début 2018", "2015/2018", "fr"],
  ["début '15 - fin '18", "2015/2018", "fr"],
  ["Finales de 2015 – principios de 2018", "2015/2018", "es"],
  ["início de 2018 – meados de 2020", "2018/2020", "pt"],
  ["inizio 2018 - fine 2020", "2018/2020", "it"],
  ["begin 2018 – eind 2020", "2018/2020", "nl"],
  ["början av 2018 – slutet av 2020", "2018/2020", "sv"],
  ["koniec 2015 – początek 2018", "2015/2018", "pl"],
  ["конец 2015 – начало 2018", "2015/2018", "ru"],
  ["2015. vége – 2018. eleje", "2015/2018", "hu"],
  ["2018年初 – 2019年底", "2018/2019", "zh"],
  ["seit Anfang 2018", "2018/…", "de"],
  ["bis Ende 2019", "/2019", "de"],
  ["von Ende 2015 bis Anfang 2018", "2015/2018", "de"],
  ["early March 2018 – late May 2019", "2018-03/2019-05"],
  ["beginning of 2018", "2018"],
  ["beginning 2018", "2018/…"],
  ["2018 - Current position", "2018/…"],
  ["2018 - current role", "2018/…"],
  ["2019 – Current Account Manager", "2019"],
  ["2019, 2021–2023", "2019, 2021/2023"],
  ["ISO 9001:2015", ""],
  ["Windows 2019", ""],
  ["24/7", ""],
  ["+49 176 2019 2020", ""],
  ["2000 employees", ""],
  ["github.com/x2019", ""],
  ["cv-2019.pdf", ""],
  ["360", ""],
  ["2 years 3 months", ""],
  ["I led 30 people", ""],
];

describe("findDateRanges", () => {
  for (const [text, expected, language] of CASES)
    test(`${text} is ${expected || "no date"}`, () => expect(print(text, language)).toBe(expected));

  test("offsets cut the quote out of the text", () => {
    const text = "Engineer, Acme (Jan 2018 – Mar 2020), Bristol";
    const [range] = findDateRanges(text);

    expect(text.slice(range?.from, range?.to)).toBe("Jan 2018 – Mar 2020");
    expect(stripDates(text, findDateRanges(text))).toBe("Engineer, Acme, Bristol");
  });
});

test.each(["tills nu", "fram till nu", "frem til nå", "– tähän päivään asti", "do teď"])("2018 %s goes on", (now) => {
  expect(print(`2018 ${now}`)).toBe(print("2018 – today"));
});

test("a line of dates, durations and brackets alone is told from a line with words", () => {
  expect(["2019 – 2021", "(Jan 2019 - Mar 2021, 2 years 3 months)", "seit 03/2018"].map((text) => isDateOnly(text))).toEqual([
    true,
    true,
    true,
  ]);
  expect(["Engineer 2019", "2 years", ""].map((text) => isDateOnly(text))).toEqual([false, false, false]);
});

test("stripDates removes what only held the dates", () => {
  const strip = (text: string) => stripDates(text, findDateRanges(text));

  expect(strip("Engineer | 2018 – 2020 | Bristol")).toBe("Engineer | Bristol");
  expect(strip("Jan 2019 - Present · 2 yrs 3 mos")).toBe("");
  expect(strip("2018 - 2020: Engineer")).toBe("Engineer");
});

test("the part of a year goes with its date, and a word that only looks like one stays", () => {
  const strip = (text: string) => stripDates(text, findDateRanges(text));

  expect(["Mitte 2016", "End of 2019", "A finales de 2015", "start 2018"].filter((text) => !isDateOnly(text))).toEqual([]);
  expect(strip("Engineer, late 2015 – early 2018, Acme")).toBe("Engineer, Acme");
  expect(strip("Front-End 2019 – 2021")).toBe("Front-End");
  expect(strip("Front End 2019 – 2021")).toBe("Front End");
  expect(strip("Mitte, Berlin")).toBe("Mitte, Berlin");
});

test("a word that says that something was obtained goes with its date", () => {
  const strip = (text: string) => stripDates(text, findDateRanges(text));

  expect(strip("Forklift licence (obtained 2016)")).toBe("Forklift licence");
  expect(strip("Staplerschein, erworben 2018")).toBe("Staplerschein");
  expect(strip("普通自動車第一種運転免許（2014年8月取得）")).toBe("普通自動車第一種運転免許");
  expect(strip("Lycée Vaucanson en 2010")).toBe("Lycée Vaucanson");
  expect(strip("Well obtained results 2018")).toBe("Well obtained results");
});

test("a single date has its precision", () => {
  expect(parseDate("12.03.2019")).toEqual({ date: "2019-03-12", precision: "day" });
  expect(parseDate("March 2019")).toEqual({ date: "2019-03", precision: "month" });
  expect(parseDate("2019 – 2020")).toBeUndefined();
});

test("a date on the next line stands for itself, as one behind a tab does", () => {
  const sureness = (text: string) => findDateRanges(text).map(({ confidence }) => confidence);
  expect(sureness("2019\n2021")).toEqual(sureness("2019\t2021"));
  expect(sureness("2019\n2021")).not.toEqual(sureness("2019 2021"));
});

test.each([" / ", " | ", " · ", " • ", " – ", ", ", "; ", ": "])("without its dates a text keeps one sign of %p", (sign) => {
  const text = `Acme${sign}2019 – 2021${sign}Leeds`;
  expect(stripDates(text, findDateRanges(text))).toBe(`Acme${sign}Leeds`);
});

test.each([
  ["Q1 2019", "2019 Q1"],
  ["Q3/19", "2019 Q3"],
  ["2019 Q3", "2019 Q3"],
  ["3. Quartal 2019", "2019 Q3"],
  ["2 Quartal 2019", "2019 Q2"],
  ["1er trimestre 2020", "2020 Q1"],
  ["T2 2020", "2020 Q2"],
  ["4Q 2020", "2020 Q4"],
  ["H1 2021", "2021 H1"],
  ["1H 2020", "2020 H1"],
  ["Q5 2019", "2019"],
  ["H3 2021", "2021"],
  ["1 T 2019", "2019"],
  ["3. T 2019", "2019"],
  ["summer term 2018", "2018 summer"],
  ["Summers 2018", "2018 summer"],
  ["Étés 2018", "2018 summer"],
  ["Hösten 2018", "2018 autumn"],
  ["winters '18", "2018 winter"],
  ["WS 2018/19", "2018 winter"],
  ["2017 (Sommer)", "2017 summer"],
  ["2017 Sommer", "2017 summer"],
])("a part of a year is read in %p", (text, expected) => {
  expect(findDateRanges(text).map(({ start, season }) => [start, season].filter(Boolean).join(" "))).toEqual([expected]);
});

test("a season between two years belongs to the second", () => {
  expect(findDateRanges("2016 Summer 2018").map(({ start, season }) => [start, season])).toEqual([
    ["2016", undefined],
    ["2018", "summer"],
  ]);
});

test.each([
  ["2019+", "2019 – now"],
  ["seit 2019", "2019 – now"],
  ["Since May 2019", "2019-05 – now"],
  ["2019 –", "2019 – now"],
  ["2019 to date", "2019 – now"],
  ["2019 – present Engineer", "2019 – now"],
  ["2019 – in attività", "2019 – now"],
  ["2019-től jelenleg is", "2019 – now"],
  ["Nov 2019 -- Present Working with three clients", "2019-11 – now"],
  ["2019 – [present]", "2019 – now"],
  ["until 2019", "… – 2019"],
  ["from 2018 till 2020", "2018 – 2020"],
  ["2018 - 20", "2018 – 2020"],
  ["2018/2019", "2018 – 2019"],
  ["31.12.19 – 01.02.20", "2019-12-31 – 2020-02-01"],
  ["2019 – Current Account Manager", "2019"],
  ["2019 – (present", "2019"],
  ["2019 + 2020", "2019, 2020"],
  ["before 2019", "2019"],
  ["2019/12", "2019-12"],
  ["3.4.2019", "2019-04-03"],
  ["May '19", "2019-05"],
  ["III.2019", ""],
])("the dates of %p are %p", (text, expected) => {
  const shown = findDateRanges(text).map(({ start = "…", end, ongoing, single }) =>
    single ? start : `${start} – ${ongoing ? "now" : end}`,
  );
  expect(shown.join(", ")).toBe(expected);
});

test.each([
  ["November – February 2019", "2018-11 – 2019-02"],
  ["March – June 2019", "2019-03 – 2019-06"],
  ["June – June 2019", "2019-06 – 2019-06"],
  ["Sept – Jan 2020", "2019-09 – 2020-01"],
  ["May 2019 – August", "2019-05 – 2019-08"],
  ["October 2019 – January", "2019-10 – 2020-01"],
])("the date of %p that names no year takes it from the other, over the turn of the year too", (text, expected) => {
  expect(findDateRanges(text).map(({ start, end }) => `${start} – ${end}`)).toEqual([expected]);
});

test("where the text runs from right to left, the end of a period may stand before its beginning", () => {
  expect(print("07/2025 – 05/2024", "ar")).toBe("2024-05/2025-07");
  expect(print("2018 – 2015", "he")).toBe("2015/2018");
  expect(print("2018 – 2015", "en")).toBe("2018, 2015");
});

test("a year beside a currency, a unit, a product or another number is hardly a date, alone it is one", () => {
  const sureness = (text: string) => findDateRanges(text)[0]?.confidence ?? 0;
  const doubted = [
    "2018 customers",
    "$2018",
    "Windows 2019",
    "v. 2019",
    "ISO 2015",
    "200 2019",
    "2019 %",
    "2019.de",
    "EN 2019",
    "10 – 20 2019",
  ];
  for (const text of doubted) expect({ text, isSure: sureness(text) > 0.3 }).toEqual({ text, isSure: false });
  for (const text of ["Room: 2019", "Acme 2019", "Leeds. 2019"])
    expect({ text, isSure: sureness(text) > 0.3 }).toEqual({ text, isSure: true });
});

test("months as people misspell them are months", () => {
  const start = (text: string) => findDateRanges(text, { language: "en" })[0]?.start;
  expect(["Janurary 2017", "Feburary 2017", "Septemeber 2017", "Ocotber 2017"].map(start)).toEqual([
    "2017-01",
    "2017-02",
    "2017-09",
    "2017-10",
  ]);
});
