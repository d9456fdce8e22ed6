import { expect, test } from "bun:test";
import type { Resume } from "../../../contract/resume.ts";
import { loadTemplate } from "../../../templates/load-template.ts";
import { buildView } from "../view/build-view.ts";
import { heightOf } from "./cards.ts";
import { type Plan, paginateSlides, type SlideArea } from "./paginate.ts";

const AREA: SlideArea = { width: 850, height: 370, gap: 50, dates: 165, inset: 18, letters: 1 };
const fixture = (name: string): Promise<Resume> =>
  Bun.file(new URL(`../../../../../tests/fixtures/resume/${name}.json`, import.meta.url)).json();

for (const name of ["sample", "strange", "arabic", "japanese"]) {
  test(`no slide of the ${name} CV holds more than it has room for`, async () => {
    for (const key of ["default_ppt", "viseo_template_v2"]) {
      const plans = paginateSlides(buildView(await fixture(name), await loadTemplate(key)), AREA);
      const heights = plans.flatMap(({ columns }) =>
        columns.map(({ parts }) => parts.reduce((sum, { cards }) => sum + cards.reduce((all, card) => all + heightOf(card), 0), 0)),
      );

      expect(plans.length).toBeGreaterThan(0);
      expect(Math.max(...heights)).toBeLessThanOrEqual(AREA.height);
      expect(plans.every(({ title, columns }) => title && columns.every(({ parts }) => parts.every(({ cards }) => cards.length > 0)))).toBe(
        true,
      );
    }
  });
}

const heightsOf = (plans: Plan[]) =>
  plans.map(({ columns }) =>
    columns.flatMap(({ parts }) => parts.flatMap(({ cards }) => cards)).reduce((sum, card) => sum + heightOf(card), 0),
  );

test("a career that needs several slides fills them alike", async () => {
  const resume = await fixture("sample");
  const view = buildView(resume, await loadTemplate("default_ppt"));
  const heights = heightsOf(paginateSlides(view, AREA).filter(({ title }) => title.startsWith("Experience")));

  expect(heights.length).toBe(2);
  expect(Math.min(...heights)).toBeGreaterThan(Math.max(...heights) * 0.5);
});

test("text grows where it needs no further slide", async () => {
  const resume = await fixture("sample");
  const sizes = async (skills: Resume["skills"]) => {
    const view = buildView({ ...resume, skills }, await loadTemplate("default_ppt"));
    const plan = paginateSlides(view, AREA).find(({ title }) => title === "Skills") as Plan;
    return plan.columns.flatMap(({ parts }) => parts.flatMap(({ cards }) => cards.map(({ row }) => row?.size ?? 0)));
  };
  const many = Array.from({ length: 14 }, (_, index) => ({ name: `Skill ${index}`, keywords: ["one", "two"] }));

  expect(Math.min(...(await sizes(many.slice(0, 7))))).toBeGreaterThan(Math.max(...(await sizes(many))));
});

test("labels beside values keep their words whole", async () => {
  const resume = await fixture("strange");
  const opening = paginateSlides(buildView(resume, await loadTemplate("default_ppt")), AREA)[0] as Plan;
  const rows = opening.columns.flatMap(({ parts }) => parts.flatMap(({ cards }) => cards.flatMap(({ row }) => row ?? [])));

  expect(rows.map(({ cells }) => cells[0])).toContain("Staatsangehörigkeit");
  expect(rows.filter(({ breaksWords }) => breaksWords)).toEqual([]);
});

test("a last slide that would be nearly empty is spared by smaller print; one that is half full stays", async () => {
  const { meta } = await fixture("sample");
  const template = await loadTemplate("default_ppt");
  const job = {
    name: "Acme",
    position: "Engineer",
    startDate: "2019-01",
    endDate: "2020-01",
    highlights: ["Ran the servers of the house."],
  };
  const slidesFor = (jobs: number) =>
    paginateSlides(buildView({ basics: { name: "Anna Berg" }, work: Array<typeof job>(jobs).fill(job), meta }, template), AREA).length;

  expect(slidesFor(5)).toBe(1);
  // The sixth job alone would fill less than three tenths of a second slide, the eleventh and twelfth half of a third.
  expect(slidesFor(6)).toBe(1);
  expect(slidesFor(12)).toBe(3);
});
