import { expect, test } from "bun:test";
import type { Resume, Work } from "../../../contract/resume.ts";
import { loadTemplate } from "../../../templates/load-template.ts";
import { buildView } from "../view/build-view.ts";
import { heightOf } from "./cards.ts";
import { paginateSlides, type SlideArea } from "./paginate.ts";

const AREA: SlideArea = { width: 850, height: 370, gap: 50, dates: 165, inset: 18, letters: 1 };
const template = await loadTemplate("default_ppt");
const words = (count: number) => Array.from({ length: count }, (_, at) => `word${at % 10}`).join(" ");
const job = (count: number): Work => ({
  position: "Engineer",
  name: "Acme",
  startDate: "2019-01",
  endDate: "2020-01",
  highlights: count > 0 ? [words(count)] : [],
});
const awards = (count: number) => Array.from({ length: count }, (_, at) => ({ title: `Award ${at}` }));
const languages = ["Greek", "Czech", "Irish"].map((language) => ({ language, fluency: "C1" }));

const plansOf = (content: Partial<Resume>, sections = template.sections) => {
  const meta = { vitae: { language: "en", pages: 1, ocr: false, parser: "rules", warnings: [] } };
  return paginateSlides(buildView({ basics: { name: "Anna Berg" }, ...content, meta }, { ...template, sections }), AREA);
};
/** Each slide as "title: heights of the entries, in points | of the next section || of the next column". */
const slidesOf = (content: Partial<Resume>) =>
  plansOf(content).map(({ title, columns }) => {
    const parts = columns.map((column) => column.parts.map(({ cards }) => cards.map((card) => Math.round(heightOf(card))).join(" ")));
    return `${title}: ${parts.map((column) => column.join(" | ")).join(" || ")}`;
  });
const jobs = (...counts: number[]) => slidesOf({ work: counts.map(job) });

test("short entries fill the slides of a section alike", () => {
  expect(jobs(...Array<number>(14).fill(5))).toEqual([
    "Experience: 70 70 70 70 70",
    "Experience (continued): 70 70 70 70 70",
    "Experience (continued): 70 70 70 70",
  ]);
});

test("a long entry is split between its lines, one that fits on the next slide moves there", () => {
  expect(jobs(900)).toEqual(["Experience: 369", "Experience (continued): 369", "Experience (continued): 241"]);
  expect(jobs(480, 480)).toEqual(["Experience: 369", "Experience (continued): 166 160", "Experience (continued): 365"]);
  expect(jobs(300, 100, 350)).toEqual(["Experience: 366", "Experience (continued): 161 118", "Experience (continued): 350"]);
  expect(jobs(0, 0, 0, 330, 120)).toEqual(["Experience: 44 44 44 220", "Experience (continued): 176 165"]);
  expect(jobs(5, 5, 5, 5, 5, 400)).toEqual(["Experience: 59 59 59 59 59", "Experience (continued): 358"]);
  expect(jobs(150, 400)).toEqual(["Experience: 208 154", "Experience (continued): 363"]);
});

test("a paragraph of more than half a slide is split below the one before, so that no slide stays nearly empty", () => {
  expect(slidesOf({ work: [{ ...job(0), highlights: [words(100), words(400)] }] })).toEqual([
    "Experience: 369",
    "Experience (continued): 267",
  ]);
});

test("a nearly empty slide moves below the one before, or is spared by smaller text", () => {
  expect(slidesOf({ awards: awards(16), interests: [{ name: "Chess" }] })).toEqual([
    `Awards: ${Array(16).fill(23).join(" ")}`,
    "Interests: 22",
  ]);
  expect(slidesOf({ awards: awards(20), interests: [{ name: "Chess" }] })).toEqual([
    `Awards: ${Array(10).fill(28).join(" ")}`,
    `Awards (continued) · Interests: ${Array(10).fill(28).join(" ")} | 22`,
  ]);
});

test("a section that is taller than one and a half slides of half the width takes the full width", () => {
  expect(slidesOf({ awards: awards(10), interests: [{ name: "Chess" }] })).toEqual([
    `Awards · Interests: ${Array(10).fill(28).join(" ")} || 22`,
  ]);
  expect(slidesOf({ awards: awards(26), interests: [{ name: "Chess" }] })).toHaveLength(3);
});

test("languages stand beside the profile on the first slide", () => {
  const [plan] = plansOf({ basics: { name: "Anna Berg", summary: words(60) }, languages });
  expect(plan?.columns.map(({ ratio }) => ratio)).toEqual([0.58, 0.42].map((ratio) => expect.closeTo(ratio)));
});

test("labels of a table get at most half of its width", () => {
  const facts = { x: { nationality: "French", noticePeriod: "3 months", availability: "now" } };
  const widths = (label: string) =>
    plansOf({ ...facts, x: { ...facts.x, [label]: "x" } } as Partial<Resume>, [{ key: "facts", layout: "table" }])
      .flatMap(({ columns }) =>
        columns.flatMap(({ parts }) => parts.flatMap(({ cards }) => cards.flatMap(({ row }) => row?.widths[0] ?? []))),
      )
      .map((ratio) => Math.round(ratio * 100) / 100);
  expect(widths("pets")[0]).toBe(0.33);
  expect(widths("w".repeat(70))[0]).toBe(0.5);
});
