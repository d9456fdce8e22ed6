import { expect, test } from "bun:test";
import type { Resume } from "../../../contract/resume.ts";
import { loadTemplate } from "../../../templates/load-template.ts";
import { buildView } from "../view/build-view.ts";
import { type Column, heightIn, type Plan, paginateSlides, type SlideArea } from "./paginate.ts";
import { frameLetters } from "./text-lines.ts";

const AREA: SlideArea = { width: 850, height: 380, gap: 44, inset: 18, letters: frameLetters("Calibri") };
const fixture = (name: string): Promise<Resume> =>
  Bun.file(new URL(`../../../../../tests/fixtures/resume/${name}.json`, import.meta.url)).json();
const slidesOf = async (resume: Resume, key = "default_ppt") => paginateSlides(buildView(resume, await loadTemplate(key)), AREA);

for (const name of ["sample", "strange", "arabic", "japanese", "hindi", "edges"]) {
  test(`no slide of the ${name} CV holds more than it has room for, and no column is empty`, async () => {
    for (const key of ["default_ppt", "viseo_template_v2", "default"]) {
      const columns = (await slidesOf(await fixture(name), key)).flatMap((plan) => {
        expect(plan.title).not.toBe("");
        return plan.columns;
      });

      expect(columns.length).toBeGreaterThan(0);
      expect(Math.max(...columns.map(heightIn))).toBeLessThanOrEqual(AREA.height);
      expect(Math.min(...columns.map(heightIn))).toBeGreaterThan(0);
    }
  });
}

const job = (highlights: string[]) => ({ name: "Acme", position: "Engineer", startDate: "2019-01", endDate: "2020-01", highlights });
const { meta } = await fixture("sample");
const words = (count: number) => Array.from({ length: count }, (_, at) => `word${at % 10}`).join(" ");
const person = (content: Partial<Resume>): Resume => ({ basics: { name: "Anna Berg" }, ...content, meta });

test("a career that needs several slides fills all their columns alike", async () => {
  const heights = async (jobs: number) =>
    (await slidesOf(person({ work: Array(jobs).fill(job([words(20), words(20)])) }))).map(({ columns }) => columns.map(heightIn));
  const alike = (columns: number[]) => Math.max(...columns) - Math.min(...columns) < 1;

  expect((await heights(12)).map(alike)).toEqual([true, true, true]);
  // What is left for the last slide stands in both of its columns.
  expect((await heights(14)).map(alike)).toEqual([true, true, true, true]);
});

test("text grows where it needs no further slide, and is never smaller than 14 points", async () => {
  const sizes = async (count: number) => {
    const plans = await slidesOf(person({ work: Array(count).fill(job([words(20)])) }));
    return plans.flatMap(({ columns }) =>
      columns.flatMap((column) =>
        "text" in column ? column.text.flatMap(({ cards }) => cards.flatMap(({ body }) => body.map(({ size }) => size))) : [],
      ),
    );
  };

  expect(Math.min(...(await sizes(4)))).toBeGreaterThan(Math.max(...(await sizes(10))));
  expect(Math.min(...(await sizes(30)))).toBeGreaterThanOrEqual(14);
});

test("the text of a long entry goes on in the next column without its head, and on the next slide with it", async () => {
  const plans = await slidesOf(person({ work: [job([words(600)])] }));
  const heads = plans.map(({ columns }) =>
    columns.map((column) => ("text" in column ? column.text.flatMap(({ cards }) => cards.map(({ head }) => head.length > 0)) : [])),
  );

  expect(heads).toEqual([
    [[true], [false]],
    [[true], [false]],
  ]);
  expect(plans.map(({ title }) => title)).toEqual(["Experience", "Experience (continued)"]);
  const text = plans.flatMap(({ columns }) => columns.flatMap((column) => ("text" in column ? column.text : [])));
  const said = text.flatMap(({ cards }) => cards.flatMap(({ body }) => body.flatMap((line) => line.words.map((word) => word.text))));
  expect(said.join("").split(/\s+/).length).toBe(600);
});

test("short sections share a slide, and its title names them", async () => {
  const plans = await slidesOf(
    person({ interests: [{ name: "Chess" }], awards: [{ title: "Best paper" }], references: [{ name: "Jo", reference: "Good." }] }),
  );

  expect(plans.map(({ title }) => title)).toEqual(["Awards · Interests · References"]);
});

test("a career and what follows have slides of their own where that takes no further slide", async () => {
  const volunteer = Array.from({ length: 6 }, (_, at) => ({ organization: `Club ${at}`, position: "Driver", summary: words(30) }));
  const titles = async (jobs: number) =>
    (await slidesOf(person({ work: Array(jobs).fill(job([words(40)])), volunteer }))).map(({ title }) => title);

  expect(await titles(4)).toEqual(["Experience", "Volunteering", "Volunteering (continued)"]);
  expect(await titles(5)).toEqual(["Experience", "Experience (continued) · Volunteering", "Volunteering (continued)"]);
});

test("tables are divided over slides, each part with its heads, and every row is there", async () => {
  const skills = Array.from({ length: 60 }, (_, at) => ({ name: `Skill ${at}`, level: "Expert", keywords: ["one", "two"] }));
  const plans = await slidesOf(person({ skills }));
  const tables = plans.flatMap(({ columns }) => columns.flatMap((column) => ("table" in column ? column.table : [])));

  expect(plans.map(({ title }) => title)).toEqual(["Skills", ...Array(tables.length - 1).fill("Skills (continued)")]);
  expect(new Set(tables.map(({ rows }) => rows[0]?.cells.join()))).toEqual(new Set(["Skill,Details,Level"]));
  expect(tables.flatMap(({ rows }) => rows.slice(1).map(({ cells }) => cells[0]))).toEqual(skills.map(({ name }) => name));
});

test("tables with as many columns are one, with a title for each; a small one among texts becomes lines", async () => {
  const education = [1, 2, 3, 4].map((at) => ({ institution: `School ${at}`, area: "Physics", endDate: `200${at}` }));
  const certificates = [1, 2, 3, 4].map((at) => ({ name: `Paper ${at}`, issuer: "Institute", date: `201${at}` }));
  const [both] = (await slidesOf(person({ education, certificates }))) as [Plan];
  const [column] = both.columns as [Column];

  expect(both.title).toBe("Education · Certifications");
  expect("table" in column && column.table.rows.filter(({ kind }) => kind === "section").map(({ cells }) => cells)).toEqual([
    ["Education"],
    ["Certifications"],
  ]);
  const [small] = await slidesOf(person({ education: education.slice(0, 1), interests: [{ name: "Chess" }] }));
  expect(small?.columns.every((one) => "text" in one)).toBe(true);
  expect(small?.title).toBe("Education · Interests");
});

test("a row of a table that became lines has the first lines of its cells together, and what else they hold below", async () => {
  const long = { ...person({}), work: [job([words(20)])] };
  const studies = {
    institution: "Lund University",
    studyType: "MSc",
    area: "Mathematics",
    endDate: "2012",
    summary: "Thesis: Late events.",
  };
  const [plan] = await slidesOf({ ...long, education: [studies] });
  const cards = plan?.columns.flatMap((column) => ("text" in column ? column.text.flatMap(({ cards }) => cards) : []));
  const textOf = ({ words }: { words: { text: string }[] }) => words.map(({ text }) => text).join("");

  expect(cards?.map(({ head, body }) => [...head, ...body].map(textOf)).at(-1)).toEqual([
    "2012  MSc, Mathematics  ·  Lund University",
    "Thesis: Late events.",
  ]);
});

test("a table whose words would be broken, or with a row as high as half a slide, becomes lines", async () => {
  const skills = (keyword: string) => Array.from({ length: 8 }, (_, at) => ({ name: `Skill ${at}`, level: "Expert", keywords: [keyword] }));
  const isTable = async (keyword: string) =>
    (await slidesOf(person({ skills: skills(keyword) })))[0]?.columns.some((column) => "table" in column);

  expect(await isTable("one")).toBe(true);
  expect(await isTable("w".repeat(80))).toBe(false);
  expect(await isTable(words(150))).toBe(false);
});

test("labels beside values keep their words whole", async () => {
  const facts = { nationality: "österreichisch", noticePeriod: "drei Monate zum Quartal" };
  const german = { vitae: { ...meta.vitae, language: "de" } };
  const [opening] = (await slidesOf({ basics: { name: "Anna Berg", summary: words(60) }, x: facts, meta: german })) as [Plan];
  const [, beside] = opening.columns as [Column, Column];

  expect("table" in beside && beside.table.rows.map(({ cells }) => cells[0])).toEqual(["Staatsangehörigkeit", "Kündigungsfrist"]);
});

test("no line of a paragraph stands alone in a column", async () => {
  for (const length of [60, 70, 80, 90, 100, 110, 120]) {
    const plans = await slidesOf(person({ work: Array(4).fill(job([words(length), words(length)])) }));
    const columns = plans.flatMap(({ columns: some }) => some.flatMap((column) => ("text" in column ? [column.text] : [])));
    const paragraphs = columns.flatMap((text) => text.flatMap(({ cards }) => cards.flatMap(({ body }) => body)));
    expect(Math.min(...paragraphs.map(({ broken }) => broken.length))).toBeGreaterThan(1);
  }
});
