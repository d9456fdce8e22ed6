import { expect, test } from "bun:test";
import { parseResume } from "../parse-resume.ts";
import { buildReading, heading, line } from "../testing/build-reading.ts";
import { readSection } from "../testing/read-section.ts";

const read = (text: string) => readSection("Education", text).education?.[0];

test.each([
  ["BSc Physics – Leith College – in progress", "in progress"],
  ["BSc Physics, Leith College, expected 2027", "expected"],
  ["BSc Physics, Leith College (dropped out), 2019", "dropped out"],
  ["Técnico em Física – Colégio Leme – cursando", "cursando"],
  ["Licence physique, Lycée Corve, en cours", "en cours"],
  ["Studium Physik, Hochschule Corve, abgebrochen", "abgebrochen"],
  ["MBO Zorg, Corve College (diploma behaald), 2012", "diploma behaald"],
  ["Técnico em Física – Colégio Leme – (concluído) 2012", "concluído"],
  ["BA History, Leith College (part time), 2012", "part time"],
  ["BSc Physics, Leith College Graduated\t2012", "Graduated"],
  ["Leith High School, class of 2016", "class of"],
  ["Leith College – currently enrolled, Economics", "currently enrolled"],
  ["Bac pro cuisine, lycée Corve – non validé", "non validé"],
  ["PhD in Forestry, University of Leith. Advisor: Ann Roe\t2016", "Advisor: Ann Roe"],
  ["Promotionsstudium, Universität Corve (Betreuerin: Ann Roe)\t2016", "Betreuerin: Ann Roe"],
])("how far the studies got is told and is no part of the school: %s", (text, status) => {
  const { institution, summary } = read(text) ?? {};
  expect(institution).not.toContain(status);
  expect(summary).toBe(status);
});

test("in a bracket behind the subject it stays there", () => {
  expect(read("BSc Physics (in progress)\tLeith College")?.summary).toBeUndefined();
});

test.each([
  ["Graduated from Leith College", "Leith College"],
  ["Studied at the Leith College", "Leith College"],
  ["Besuch der Grundschule Corve", "Grundschule Corve"],
  ["Diplômée du lycée Corve", "lycée Corve"],
  ["Ukończyła Liceum Corve", "Liceum Corve"],
  ["Навчалася в Корвському університеті", "Корвському університеті"],
])("what somebody did at a school is no part of its name: %s", (text, institution) => {
  expect(read(`${text}\t2010 – 2013`)?.institution).toBe(institution);
});

test("a text that says what was done has nothing left over when its school and dates are read", () => {
  const lines = [
    line("Jane Doe", { size: 22 }),
    line("jane.doe@example.com"),
    heading("Education"),
    line("Graduated from Leith College\t2013"),
  ];
  expect(parseResume(buildReading(lines)).resume.additional).toBeUndefined();
});
