import { describe, expect, test } from "bun:test";
import type { Line } from "../../reading.ts";
import { toRow } from "../1-document/row.ts";
import type { Section } from "../2-sections/section.ts";
import type { SectionKind } from "../lexicon/headings/section-kind.ts";
import { parseResume } from "../parse-resume.ts";
import { buildReading, bullet, heading, line } from "../testing/build-reading.ts";
import { isPlainDetail } from "./personal-details.ts";
import { schoolInDetails } from "./school-in-details.ts";

const context = { language: "en", body: { size: 10, bold: false, italic: false }, recognized: new Set<number>() };

describe("a school among the personal details", () => {
  const school = (kind: SectionKind | "head", ...texts: string[]) => {
    const section: Section = { kind, kinds: kind === "head" ? [] : [kind], title: "", lines: texts.map((text) => line(text)) };
    return schoolInDetails([section], context);
  };
  const huzhou = { institution: "湖州大学", studyType: "本科" };

  test("is read beside its degree, in a section of details and not in the head or elsewhere", () => {
    expect(school("personal", "本科/湖州大学")).toEqual([huzhou]);
    expect(school("contact", "本科/湖州大学")).toEqual([huzhou]);
    expect(school("head", "本科/湖州大学")).toBeUndefined();
    expect(school("skills", "本科/湖州大学")).toBeUndefined();
  });

  test("is read by its label where a subject or a degree has one too", () => {
    const labelled = ["School: Teme College", "Subject: Hydrology"];
    expect(school("personal", ...labelled)).toEqual([{ institution: "Teme College", area: "Hydrology" }]);
    expect(school("head", ...labelled)).toEqual([{ institution: "Teme College", area: "Hydrology" }]);
    expect(school("personal", "School: Teme College", "Degree: BSc")).toEqual([{ institution: "Teme College", studyType: "BSc" }]);
    expect(school("personal", "School: Teme College")).toBeUndefined();
    expect(school("personal", "Subject: Hydrology")).toBeUndefined();
    expect(school("skills", ...labelled)).toBeUndefined();
  });
});

test("a detail without a label is a line that says what it is, and no item of a list", () => {
  const is = (one: ReturnType<typeof line>) => isPlainDetail(toRow(one, context));
  expect(is(line("Full clean driving licence"))).toBe(true);
  expect(is(bullet("Full clean driving licence"))).toBe(false);
  expect(is(line("Driving licence: B"))).toBe(false);
  expect(is(line("Notice: full clean driving licence"))).toBe(false);
  expect(is(line("Boats"))).toBe(false);
});

describe("a heading that names a personal detail", () => {
  const jobs = [heading("Experience"), line("Fitter, Corve Ltd\t2017 – 2021"), heading("Education"), line("Ludlow College, 2016")];
  const read = (...lines: ReturnType<typeof line>[]) =>
    parseResume(buildReading([line("Ottoline Birdsall", { size: 20 }), line("o.birdsall@example.org"), ...lines, ...jobs])).resume;

  test("has it in the line or two below, a sentence too, which is neither profile nor headline", () => {
    const { x, basics } = read(heading("Availability"), line("At once. I can work on any of the shifts, and on Sundays."));
    expect(x?.availability).toBe("At once. I can work on any of the shifts, and on Sundays.");
    expect(basics.summary).toBeUndefined();
    const licence = read(heading("Driving licence"), line("Group B – active driver"), line("Group T"));
    expect([licence.x?.drivingLicence, licence.basics.label]).toEqual(["Group B – active driver\nGroup T", undefined]);
  });

  test("has other things too in more lines, or behind labels", () => {
    expect(read(heading("Driving licence"), line("Group B"), line("Group T"), line("Group C")).x?.drivingLicence ?? "").not.toContain(
      "Group C",
    );
    expect(read(heading("Driving licence"), line("Nationality: British")).x).toEqual({ nationality: "British" });
  });
});

test("what somebody tells of herself in sentences is the profile under strengths too, and a list there is skills", () => {
  const strengths = (...lines: ReturnType<typeof line>[]) =>
    parseResume(
      buildReading([
        line("Ottoline Birdsall"),
        line("o.birdsall@example.org"),
        heading("Strengths"),
        ...lines,
        heading("Education"),
        line("Ludlow College, 2016"),
      ]),
    ).resume;
  expect(strengths(line("Exact, calm, reliable. I like to learn.")).basics.summary).toBe("Exact, calm, reliable. I like to learn.");
  expect(strengths(line("Exact, calm, reliable.")).skills?.length).toBe(3);
  expect(strengths(bullet("Exact. Calm."), bullet("Reliable. Kind.")).basics.summary).toBeUndefined();
});

test("a Korean CV says the year of birth and the gender behind the name, below a motto", () => {
  const of = (text: string) =>
    parseResume(
      buildReading([
        line("환자와의 소통을 중시하는 물리치료사가 되겠습니다."),
        line(text),
        line("doyun@example.org"),
        heading("경력"),
        line("2022.03 ~ 2023.03 다온병원"),
      ]),
    ).resume;
  expect(of("한도윤 1998년 (24세/만 23세) 여 구직중")).toMatchObject({
    basics: { name: "한도윤" },
    x: { dateOfBirth: "1998년", gender: "여" },
  });
  expect(of("한도윤 남, 1995년 (만 29세)").x).toEqual({ dateOfBirth: "1995년", gender: "남" });
  expect(of("성명\t한도윤\t출생\t1999년").x).toEqual({ dateOfBirth: "1999년" });
});

describe("a consent or a declaration at the end of a CV", () => {
  const cv = [
    line("Ottoline Mary Birdsall", { size: 20 }),
    line("o.birdsall@example.org"),
    heading("Experience"),
    line("Welder, Corve Ltd, 2017 – 2021"),
  ];
  const read = (...lines: ReturnType<typeof line>[]) => parseResume(buildReading([...cv, ...lines])).resume;

  test("is no interest, though it goes on in the line below", () => {
    const { interests } = read(
      heading("Interests"),
      line("Rowing, chess"),
      line("Wyrażam zgodę na przetwarzanie danych zgodnie z ustawą z dnia 29"),
      line("sierpnia o ochronie danych, poz. 883"),
    );
    expect(interests).toEqual([{ name: "Rowing" }, { name: "chess" }]);
  });

  test("is no profile, and a form above it stays one", () => {
    const { basics, x } = read(
      heading("Personal profile"),
      line("Nationality: British"),
      line("Gender: female"),
      line("Hobby: rowing"),
      line("I assure you that all above details are correct."),
      line("Ottoline Birdsall"),
    );
    expect(basics.summary).toBeUndefined();
    expect(x).toMatchObject({ nationality: "British", gender: "female" });
    expect(
      read(
        heading("Profile"),
        line("Welder of boats and of gates, who likes to work with people."),
        line("Autorizzo il trattamento dei miei dati personali ai sensi di legge."),
      ).basics.summary,
    ).toBe("Welder of boats and of gates, who likes to work with people.");
  });
});

test("a date among the contact data is that of the birth, where the candidate was no child in the last year of the CV", () => {
  const of = (text: string) =>
    parseResume(
      buildReading([
        line("Ottoline Birdsall", { size: 20 }),
        line(text),
        line("ottoline@example.org"),
        heading("Experience"),
        line("Welder, Corve Ltd, 2017 – 2021"),
      ]),
    ).resume.x?.dateOfBirth;
  expect(of("Leeds – o.birdsall@example.org – 15/11/1993")).toBe("15/11/1993");
  expect(of("15/11/1993")).toBe("15/11/1993");
  expect(of("15/11/2020")).toBeUndefined();
  expect(of("11/1993")).toBeUndefined();
});

test("a driving licence among skills is a detail, also where its classes stand below its label", () => {
  const of = (...lines: Line[]) => {
    const { skills, x } = parseResume(
      buildReading([line("Ottoline Birdsall", { size: 20 }), line("ottoline@example.org"), heading("Skills"), ...lines]),
    ).resume;
    return [skills?.map(({ name }) => name).join(), x?.drivingLicence];
  };
  expect(of(line("Welding, Excel"), line("Driving licence"), line("Class B, T"))).toEqual(["Welding,Excel", "Class B, T"]);
  expect(of(line("Soldadura, Excel"), line("Permiso de conducir"), line("B"))).toEqual(["Soldadura,Excel", "B"]);
  expect(of(line("Welding, Excel"), line("Driving licence\tA, BE"))).toEqual(["Welding,Excel", "A, BE"]);
  expect(of(line("Driving licence"), line("Welding"))[0]).toContain("Welding");
});
