import { expect, test } from "bun:test";
import { parseResume } from "../parse-resume.ts";
import { buildReading, bullet, heading, line } from "../testing/build-reading.ts";
import { licenceParts } from "./licences.ts";

test.each<[string, string, string | undefined]>([
  ["B", "B", undefined],
  ["A/B", "A/B", undefined],
  ["B et BE", "B et BE", undefined],
  ["B, C, C+E", "B, C, C+E", undefined],
  ["B, eigener PKW", "B", "eigener PKW"],
  ["B y coche propio", "B", "coche propio"],
  ["Permis B – véhiculé", "Permis B", "véhiculé"],
  ["Führerschein Klasse B", "Klasse B", undefined],
  ["Permis de conduire (B)", "B", undefined],
  ["Titulaire du permis de conduire B.", "B", undefined],
  ["CNH categoria A/B", "categoria A/B", undefined],
  ["Δίπλωμα οδήγησης Β΄", "Β΄", undefined],
  ["B, own car, 17 years on the road", "B", "own car"],
  // The class keeps its word.
  ["Klasse B", "Klasse B", undefined],
  ["class D, own car", "class D", "own car"],
  // How far it has got, a licence without a class, and letters of other words.
  ["B (en cours)", "B (en cours)", undefined],
  ["Klasse B (PKW)", "Klasse B (PKW)", undefined],
  ["Full clean UK driving licence", "Full clean UK driving licence", undefined],
  ["A full licence", "A full licence", undefined],
  [`B, ${"much road ".repeat(20)}`, `B, ${"much road ".repeat(20)}`, undefined],
  ["The licence that I hold in this country is B", "The licence that I hold in this country is B", undefined],
])("the licence in %p is %p", (text, licence, car) => {
  expect(licenceParts(text)).toEqual({ licence, ...(car && { car }) });
});

const details = (...head: Parameters<typeof line>[0][]) =>
  parseResume(
    buildReading([
      line("Anna Berger", { size: 20 }),
      ...head.map((text) => line(text)),
      heading("Experience"),
      line("Welder, Corve Ltd"),
      line("2017 – 2021"),
    ]),
  ).resume.x;

test("a licence stands among the contact data, in a line of its own or in a part of one", () => {
  expect(details("a@example.com", "Permis de conduire (B)")).toEqual({ drivingLicence: "B" });
  expect(details("Orléans, permis B, véhiculée – 06 55 50 19 28 – a@example.fr")).toEqual({
    drivingLicence: "permis B",
    mobility: "véhiculée",
  });
  expect(details("a@example.com", "Class B licences of software, 12 clients")).toBeUndefined();
});

test("a licence beside the words for a car stands among interests", () => {
  const { resume } = parseResume(
    buildReading([
      line("Anna Berger", { size: 20 }),
      line("a@example.fr"),
      heading("Formation"),
      line("Lycée Colbert, 2016"),
      heading("Loisirs"),
      bullet("Permis B, véhicule"),
      bullet("Natation"),
    ]),
  );
  expect(resume.x).toEqual({ drivingLicence: "B", mobility: "véhicule" });
  expect(resume.interests).toEqual([{ name: "Natation" }]);
});
