import { expect, test } from "bun:test";
import type { Line } from "../../reading.ts";
import { parseResume } from "../parse-resume.ts";
import { buildReading, bullet, heading, line } from "../testing/build-reading.ts";

const languagesUnder = (title: string, ...lines: Line[]) => {
  const { resume } = parseResume(
    buildReading([
      line("Anna Berger", { size: 20 }),
      line("a@example.com"),
      heading("Istruzione"),
      line("Liceo, 2016"),
      heading(title),
      ...lines,
    ]),
  );
  const said = (resume.languages ?? []).map(({ language, fluency }) => (fluency ? `${language}: ${fluency}` : language));
  return { said, skills: resume.skills ?? [] };
};

test("the rows of the Europass grid are no skills, and all levels of a language are its level", () => {
  const grid = [
    line("COMPRENSIONE\tPARLATO\tPRODUZIONE SCRITTA"),
    line("Ascolto\tLettura\tInterazione\tProduzione orale"),
    line("Italiano"),
    line("C1\tC1\tC1\tB2\tB2"),
    line("Inglese"),
    line("A2\tA2\tA2\tA2\tA2"),
  ];
  expect(languagesUnder("Altre lingue", ...grid)).toEqual({ said: ["Italiano: C1 C1 C1 B2 B2", "Inglese: A2"], skills: [] });
});

test("levels above a language whose name stands in the middle of its row are its own", () => {
  const rows = [
    line("Ascolto\tLettura\tScritto"),
    line("C1 Livello\tC2 Livello\tC1 Livello"),
    line("Inglese"),
    line("avanzato\tavanzato\tavanzato"),
  ];
  expect(languagesUnder("Autovalutazione", ...rows, line("B1 Livello\tB1 Livello\tB1 Livello"), line("Tedesco")).said).toEqual([
    "Inglese: C1 C2 C1",
    "Tedesco: B1",
  ]);
});

test("levels in rows of their skills are those of the language above, said once where they are the same", () => {
  const rows = [line("Inglese"), line("Capacità di lettura\tbuono"), line("Capacità di scrittura\telementare")];
  expect(languagesUnder("Altre lingue", ...rows).said).toEqual(["Inglese: Capacità di lettura buono, Capacità di scrittura elementare"]);
  expect(
    languagesUnder("Languages", line("French: native"), line("English"), bullet("Listening - B1"), bullet("Writing - B1")).said,
  ).toEqual(["French: native", "English: B1"]);
});

test("levels in rows of their skills stand below several languages side by side", () => {
  const rows = [line("Engleski\tNjemački"), line("Slušanje - C1\tSlušanje - A2"), line("Pisanje - B2\tPisanje - A1")];
  expect(languagesUnder("Strani jezici", ...rows).said).toEqual(["Engleski: Slušanje C1, Pisanje B2", "Njemački: Slušanje A2, Pisanje A1"]);
});
