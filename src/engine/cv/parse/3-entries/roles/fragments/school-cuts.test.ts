import { describe, expect, test } from "bun:test";
import { parseResume } from "../../../parse-resume.ts";
import { buildReading, heading, line } from "../../../testing/build-reading.ts";
import { readSection } from "../../../testing/read-section.ts";
import { degreeBeforeSchool, schoolBehindWord, withoutWordBeforeSchool } from "./school-cuts.ts";

const read = (text: string) => {
  const { resume } = parseResume(
    buildReading([line("Mara Lindholm", { size: 20, bold: true }), line("mara@example.org"), heading("Education"), line(text)]),
  );
  const { institution, studyType, area } = resume.education?.[0] ?? {};
  return { institution, degree: [studyType, area].filter(Boolean).join(" | "), left: resume.additional?.length ?? 0 };
};

describe("a degree and the school behind a joining word are two fields", () => {
  test.each([
    ["2009 Bac scientifique au lycée Maupertuis", "Bac scientifique", "lycée Maupertuis"],
    ["2011 DU Gestion du risque à l’Université de Corvelle", "DU | Gestion du risque", "Université de Corvelle"],
    ["1997 Auxiliar de Clínica en el colegio Ribera", "Auxiliar de Clínica", "colegio Ribera"],
    ["2020 Laurea in Economia all'Università di Bardena", "Laurea | Economia", "Università di Bardena"],
    ["2016 Språkprogrammet vid Norra universitetet", "Språkprogrammet", "Norra universitetet"],
    ["2016 Kandidatgrad i historie på Nordhavns Universitet", "Kandidatgrad | historie", "Nordhavns Universitet"],
    ["2015 Studia inżynierskie w Politechnice Nadrzecznej", "Studia inżynierskie", "Politechnice Nadrzecznej"],
    ["2015 Högskoleexamen i vattenteknik, Norra Högskola", "Högskoleexamen | vattenteknik", "Norra Högskola"],
  ])("%p", (text, degree, institution) => {
    expect(read(text)).toMatchObject({ institution, degree });
  });

  test.each([
    ["2020 Máster Universitario en Formación del Profesorado", "Máster Universitario | Formación del Profesorado"],
    ["2020 Licenciatura em Ensino Básico", "Licenciatura | Ensino Básico"],
    ["2020 MA School Psychology", "MA | School Psychology"],
    ["2020 Master of Education in School Leadership", "Master of Education | School Leadership"],
  ])("but a subject with such a word stays with its degree: %p", (text, degree) => {
    expect(read(text)).toMatchObject({ institution: undefined, degree });
  });

  test("and the joining word is no text that was left over", () => {
    expect(read("2020 Laurea in Economia presso l'Università di Bardena").left).toBe(0);
  });

  test("a full stop before the school is no part of its name", () => {
    expect(schoolBehindWord("PhD en Acústica. Universidade Norte", 3)).toBeUndefined();
  });

  test("a long sentence before the school names no degree", () => {
    const told = "Kurs i samband med mitt arbete som mentor för nya studenter";
    expect(schoolBehindWord(`${told} vid Norra universitetet`, told.length)).toBeUndefined();
    expect(schoolBehindWord("Kurs vid Norra universitetet", 4)).toBe(9);
  });

  test.each([
    ["2006 Boekhouden te Sint Corve Gent", "Boekhouden", "Sint Corve Gent"],
    ["2019 Datalogi ved Nordhavn", "Datalogi", "Nordhavn"],
    ["2019 HTX på Nordhavn", "HTX", "Nordhavn"],
    ["2010 Magister w SGX", "Magister", "SGX"],
  ])("also where no list knows the school, if the word stands before no subject: %p", (text, degree, institution) => {
    expect(read(text)).toMatchObject({ institution, degree });
  });

  test("a school in a row below its degree has no such word before it, known or not", () => {
    const schools = ["à Université de Corvelle", "à LP Mont Corve"].map((school) => {
      const education = readSection("Formation", "2019\tLicence Histoire", school).education ?? [];
      return education[0]?.institution;
    });
    expect(schools).toEqual(["Université de Corvelle", "LP Mont Corve"]);
  });

  test("a school in a text of its own loses the joining word", () => {
    expect(withoutWordBeforeSchool("à l’Université de Corvelle")).toBe("Université de Corvelle");
    expect(withoutWordBeforeSchool("à distance")).toBe("à distance");
  });
});

describe("a degree and the school right behind it are two fields", () => {
  test.each([
    ["2012 MBA Corve Business School", "MBA", "Corve Business School"],
    ["2018 B.Sc. University of Ludlow", "B.Sc.", "University of Ludlow"],
    ["2018 BSc San Corve Valley College", "BSc", "San Corve Valley College"],
    ["2020 Abitur Humboldt-Gymnasium", "Abitur", "Humboldt-Gymnasium"],
    ["2020 Diplom Technische Universität Bardena", "Diplom", "Technische Universität Bardena"],
  ])("%p", (text, degree, institution) => {
    expect(read(text)).toMatchObject({ institution, degree });
  });

  test("a name with more words before its kind of school is not divided", () => {
    expect(degreeBeforeSchool("BSc Upper San Corve Valley College")).toBeUndefined();
  });
});

describe("a boot camp is what was attended", () => {
  test.each([
    ["2023 Web Development Bootcamp, Codeforge", "Web Development Bootcamp", "Codeforge"],
    ["2023 Bootcamp certificate in Web Development, Codeforge Bristol", "Bootcamp certificate | Web Development", "Codeforge Bristol"],
  ])("%p", (text, degree, institution) => {
    expect(read(text)).toMatchObject({ institution, degree });
  });
});

test("a school that is named after an officer is one name", () => {
  expect(read("2013 II Liceum im. hetm. J. Nowaka").institution).toContain("J. Nowaka");
});
