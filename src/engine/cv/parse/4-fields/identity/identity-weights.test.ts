import { expect, test } from "bun:test";
import type { Line } from "../../../reading.ts";
import { parseResume } from "../../parse-resume.ts";
import { buildReading, heading, line } from "../../testing/build-reading.ts";

const JOBS = [heading("Experience"), line("Welder, Corve Ltd"), line("2017 – 2021"), heading("Education"), line("Ludlow College, 2016")];
const basicsOf = (...head: Line[]) => parseResume(buildReading([...head, ...JOBS])).resume.basics;
const nameOf = (...head: Line[]) => basicsOf(...head).name;
const details = (count: number) => Array.from({ length: count }, (_, index) => line(`Detail no. ${index + 1}`));

test("of two names the one in the largest print is that of the person", () => {
  expect(nameOf(line("Percival Gosling"), line("Ottoline Birdsall", { size: 20 }))).toBe("Ottoline Birdsall");
});

test("a name far below another is not that of the person, though an address spells it", () => {
  const profile = line("linkedin.com/in/percival-gosling");
  expect(nameOf(line("Ottoline Birdsall"), profile, ...details(20), line("Percival Gosling"))).toBe("Ottoline Birdsall");
  expect(nameOf(line("Ottoline Birdsall"), profile, ...details(5), line("Percival Gosling"))).toBe("Percival Gosling");
});

test("a name in the footer is not that of the person", () => {
  expect(nameOf(line("Percival Gosling", { place: "footer" }), line("Ottoline Birdsall"))).toBe("Ottoline Birdsall");
});

test("a name that fills its line is taken before one that is a part of a line", () => {
  expect(nameOf(line("Percival Gosling | Ledbury"), line("Ottoline Birdsall"))).toBe("Ottoline Birdsall");
});

test("a name goes on in the next lines of its print", () => {
  const large = (text: string) => line(text, { size: 20 });
  expect(nameOf(large("Anna Maria Sofia"), large("Lopez Garcia"))).toBe("Anna Maria Sofia Lopez Garcia");
  expect(nameOf(large("Ottoline"), large("Maud"), large("Birdsall"))).toBe("Ottoline Maud Birdsall");
});

test("a name that the e-mail address spells is taken before another", () => {
  expect(nameOf(line("Percival Gosling"), line("Ottoline Birdsall"), line("ottoline.birdsall@example.org"))).toBe("Ottoline Birdsall");
});

const name = line("Ottoline Birdsall", { size: 20 });
const headlineOf = (...lines: Line[]) => basicsOf(...lines).label;
const mail = line("o.birdsall@example.org");

test("of two positions the one next to the name is the headline", () => {
  expect(headlineOf(name, line("Registered Nurse"), line("Staff Nurse", { size: 12 }))).toBe("Registered Nurse");
  expect(headlineOf(line("Registered Nurse"), name, mail, line("Staff Nurse"))).toBe("Staff Nurse");
});

test("a position in larger print than the text is the headline, be it a line further from the name", () => {
  expect(headlineOf(name, mail, line("Registered Nurse"), line("Staff Nurse", { size: 12 }))).toBe("Staff Nurse");
});

test("a position in smaller print than the name is the headline, be it a line further from the name", () => {
  expect(headlineOf(name, mail, mail, line("Registered Nurse", { size: 20 }), line("Staff Nurse", { size: 14 }))).toBe("Staff Nurse");
});

test("a position in the column of the name is the headline before one in another", () => {
  expect(headlineOf(name, mail, line("Registered Nurse", { flow: 1 }), mail, line("Staff Nurse"))).toBe("Staff Nurse");
});

test("a position that fills its line is the headline before one in a row", () => {
  expect(headlineOf(name, line("Registered Nurse\tLedbury"), line("Staff Nurse", { size: 12 }))).toBe("Staff Nurse");
});

test("a name that the document says is its author's is taken before another", () => {
  const reading = buildReading([line("Percival Gosling"), line("Ottoline Birdsall"), ...JOBS]);
  const nameBy = (author?: string) => parseResume({ ...reading, properties: author ? { author } : {} }).resume.basics.name;
  expect([nameBy(), nameBy("Ottoline Birdsall")]).toEqual(["Percival Gosling", "Ottoline Birdsall"]);
});
