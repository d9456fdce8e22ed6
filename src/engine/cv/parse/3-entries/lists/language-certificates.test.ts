import { expect, test } from "bun:test";
import { readSection } from "../../testing/read-section.ts";

const read = (title: string, ...rows: string[]) => {
  const { languages = [], certificates = [] } = readSection(title, ...rows);
  return [
    languages.map(({ language, fluency }) => `${language} ${fluency}`),
    certificates.map(({ name, date }) => [name, date].filter(Boolean).join(" ")),
  ];
};

test.each([
  ["Languages", "English: fluent", "IELTS 7.5 (2019)", "IELTS 7.5 2019"],
  ["Languages", "English: fluent", "Certificate in Advanced English, 2014", "Certificate in Advanced English 2014"],
  ["Jazyky", "Angličtina (C2)", "Certifikát CAE", "Certifikát CAE"],
  ["Sprachen", "Englisch: fließend", "Goethe-Zertifikat B2", "Goethe-Zertifikat B2"],
])("a certificate in a row of its own among the languages is one: %s", (title, language, certificate, expected) => {
  const [languages, certificates] = read(title, language, certificate);
  expect(languages).toHaveLength(1);
  expect(certificates).toEqual([expected]);
});

test("an examination below a language without a level is its level, and one of a language that no other row names stays with it", () => {
  expect(read("Languages", "French", "DELF B2")).toEqual([["French DELF B2"], []]);
  expect(read("Languages", "French: fluent", "TOEFL English 105")[1]).toEqual([]);
  expect(read("Langues", "Anglais : courant", "Petit niveau en espagnol")[1]).toEqual([]);
});
