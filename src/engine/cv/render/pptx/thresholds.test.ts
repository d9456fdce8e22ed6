import { expect, test } from "bun:test";
import type { Resume, Work } from "../../../contract/resume.ts";
import { loadTemplate } from "../../../templates/load-template.ts";
import { buildView } from "../view/build-view.ts";
import { heightOf, type Line } from "./cards.ts";
import { type Column, paginateSlides, type SlideArea } from "./paginate.ts";
import { heightOfTable } from "./tables.ts";
import { frameLetters, WIDEST, widthOf } from "./text-lines.ts";

const AREA: SlideArea = { width: 850, height: 380, gap: 44, inset: 18, letters: frameLetters("Calibri") };
const template = await loadTemplate("default_ppt");
const words = (count: number) => Array.from({ length: count }, (_, at) => `word${at % 10}`).join(" ");
const job = (...counts: number[]): Work => ({
  position: "Engineer",
  name: "Acme",
  startDate: "2019-01",
  endDate: "2020-01",
  highlights: counts.map(words),
});
const volunteers = (count: number, length: number) =>
  Array.from({ length: count }, (_, at) => ({ organization: `Club ${at}`, position: "Driver", summary: words(length) }));
const languages = ["Greek", "Czech", "Irish"].map((language) => ({ language, fluency: "C1" }));

const plansOf = (content: Partial<Resume>) => {
  const meta = { vitae: { language: "en", pages: 1, ocr: false, parser: "rules", warnings: [] } };
  return paginateSlides(buildView({ basics: { name: "Anna Berg" }, ...content, meta }, template), AREA);
};
const sizeOf = (lines: Line[]) => Math.max(...lines.map(({ size }) => size));
/** A column as "heights of its entries, in points @ largest size of their text", a table as "table height @ size". */
const columnOf = (column: Column) => {
  if ("table" in column) return `table ${Math.round(heightOfTable(column.table))}@${column.table.size}`;
  const cards = column.text.flatMap((part) => part.cards);
  return `${cards.map((card) => Math.round(heightOf(card))).join(" ")}@${sizeOf(cards.flatMap(({ body }) => body))}`;
};
/** Each slide as "title: column | column". */
const slidesOf = (content: Partial<Resume>) =>
  plansOf(content).map(({ title, columns }) => `${title}: ${columns.map(columnOf).join(" | ")}`);

test("the text of a full slide has 14 points, and larger ones where there is room", () => {
  expect(slidesOf({ work: [job(600)] })).toEqual(["Experience: 342@14 | 329@14", "Experience (continued): 342@14 | 243@14"]);
  expect(slidesOf({ work: Array(4).fill(job(20)) })).toEqual(["Experience: 125 125@17.5 | 125 125@17.5"]);
});

test("text of a frame counts in the letters of its font, that of a table in the widest ones; bold letters are wider", () => {
  const width = (role: "plain" | "strong", letters = frameLetters("Calibri")) => widthOf({ text: "Engineer", role }, 100, letters);
  expect(width("strong") / width("plain")).toBeCloseTo(1.08);
  expect(width("plain", WIDEST) / width("plain", frameLetters("Arial"))).toBeCloseTo(1.2);
});

test("a profile or table that would leave another slide nearly empty stands with it", () => {
  const basics = { name: "Anna Berg", summary: words(40) };
  expect(slidesOf({ basics, interests: [{ name: "Chess" }] })).toEqual(["Profile · Interests: 136@17.5 | 25@17.5"]);
  expect(slidesOf({ basics, volunteer: volunteers(1, 20) })).toEqual(["Profile: 118@22.5", "Volunteering: 125@17.5"]);
});

test("a table of a third of a slide has a slide, a smaller one stands among the text", () => {
  const skills = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `Skill ${at}`, level: "C1", keywords: ["x"] }));
  const titles = (count: number) => plansOf({ skills: skills(count), work: Array(4).fill(job(20)) }).map(({ title }) => title);
  expect(titles(4)).toEqual(["Skills · Experience"]);
  expect(titles(5)).toEqual(["Skills", "Experience"]);
});

test("sections are divided over slides where both parts fill theirs well, else they go on from slide to slide", () => {
  const titles = (count: number, length: number) =>
    plansOf({ work: Array(4).fill(job(40)), volunteer: volunteers(count, length) }).map(({ title }) => title);
  expect(titles(3, 30)).toEqual(["Experience", "Volunteering"]);
  expect(titles(1, 3)).toEqual(["Experience", "Experience (continued) · Volunteering"]);
});

test("languages stand beside the profile on the first slide", () => {
  const [plan] = plansOf({ basics: { name: "Anna Berg", summary: words(60) }, languages });
  expect(plan?.columns.map(({ ratio }) => ratio)).toEqual([0.58, 0.42].map((ratio) => expect.closeTo(ratio)));
});

test("two short entries stand side by side", () => {
  expect(slidesOf({ volunteer: volunteers(2, 3) })).toEqual(["Volunteering: 82@17.5 | 82@17.5"]);
});

test("columns are filled alike to a few points", () => {
  const items = Array.from({ length: 19 }, (_, at) => `Tool ${at}`);
  const [plan] = plansOf({ additional: [{ title: "Tools", items }] });
  const counts = plan?.columns.map((column) => ("text" in column ? column.text.flatMap(({ cards }) => cards).length : 0));
  expect(counts).toEqual([10, 9]);
});

test("an entry of more than six tenths of a column is divided where that spares a slide, a lower one stays whole", () => {
  const jobs = (lines: number) => slidesOf({ work: Array(5).fill(job(...Array<number>(lines).fill(5))) });
  expect(jobs(9)).toEqual(["Experience: 251 72@15 | 178 162@15", "Experience (continued): 139 184@15 | 67 251@15"]);
  expect(jobs(6)).toEqual([
    "Experience: 209@17.5 | 209@17.5",
    "Experience (continued): 209@17.5 | 209@17.5",
    "Experience (continued): 209@17.5",
  ]);
});

test("an entry is not divided only to fill columns alike", () => {
  expect(slidesOf({ work: [job(5), job(...Array<number>(9).fill(5))] })).toEqual(["Experience: 82@17.5 | 285@17.5"]);
});

test("a paragraph does not begin in the last lines of a column", () => {
  expect(slidesOf({ work: [job(150), job(200)] })).toEqual([
    "Experience: 338@17.5 | 196 125@17.5",
    "Experience (continued): 338@17.5 | 282@17.5",
  ]);
});

test("labels of a table get what their longest word needs, up to six tenths of its width", () => {
  const facts = (label: string) => ({ basics: { name: "Anna Berg", summary: words(60) }, x: { nationality: "French", [label]: "x" } });
  const widths = (label: string) =>
    plansOf(facts(label) as Partial<Resume>).flatMap(({ columns }) =>
      columns.flatMap((column) => ("table" in column ? column.table.widths : [])),
    );
  expect(widths("pets")[0]).toBeCloseTo(0.4, 1);
  expect(widths("w".repeat(10))[0]).toBeCloseTo(0.58, 1);
  expect(widths("w".repeat(15))).toEqual([]);
});
