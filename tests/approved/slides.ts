import type { Resume } from "../../src/engine/contract/resume.ts";
import { heightOf } from "../../src/engine/cv/render/pptx/cards.ts";
import { type Column, paginateSlides, type SlideArea } from "../../src/engine/cv/render/pptx/paginate.ts";
import { heightOfTable } from "../../src/engine/cv/render/pptx/tables.ts";
import { frameLetters } from "../../src/engine/cv/render/pptx/text-lines.ts";
import { buildView } from "../../src/engine/cv/render/view/build-view.ts";
import { loadTemplate } from "../../src/engine/templates/load-template.ts";
import type { Approved } from "./approved.ts";
import { range, stepByStep } from "./steps.ts";

const AREA: SlideArea = { width: 850, height: 380, gap: 44, inset: 18, letters: frameLetters("Calibri") };
const META = { vitae: { language: "en", pages: 1, ocr: false, parser: "test", warnings: [] } };

/** "a height@size b height@size" of the entries of a column, heights in points, with the titles that stand above them; tables with their rows. */
function columnText(column: Column): string {
  const ratio = column.ratio === 1 ? "" : ` of ${Math.round(column.ratio * 100)} %`;
  if ("table" in column) {
    const { rows, size, widths } = column.table;
    const kinds = rows.map(({ kind, cells, height }) => (kind === "section" ? `[${cells}]` : Math.round(height)));
    return `table ${Math.round(heightOfTable(column.table))}@${size} (${widths.map((one) => Math.round(one * 100))}): ${kinds.join(" ")}${ratio}`;
  }
  const parts = column.text.map(({ section, cards, starts, title }) => {
    const sizes = cards.flatMap(({ head, body }) => [...head, ...body].map(({ size }) => size));
    const heights = cards.map((card) => `${Math.round(heightOf(card))}${card.head.length > 0 ? "" : "…"}`);
    return `${section.title}${starts ? "" : "…"} ${Math.round(title.height)} ${heights.join(" ")}@${Math.max(...sizes)}`;
  });
  return parts.join(", ") + ratio;
}

const words = (count: number) => Array.from({ length: count }, (_, at) => `word${at % 10}`).join(" ");
const many = <T>(count: number, make: (at: number) => T) => Array.from({ length: count }, (_, at) => make(at));
const job = (...lengths: number[]) => ({
  name: "Acme",
  position: "Engineer",
  startDate: "2019-01",
  endDate: "2020-01",
  highlights: lengths.map(words),
});
const club = (length: number) => (at: number) => ({ organization: `Club ${at}`, position: "Driver", summary: words(length) });
const skill = (at: number) => ({ name: `Skill ${at}`, level: "C1", keywords: ["x"] });
const school = (at: number) => ({ institution: `School ${at}`, area: "Physics", endDate: `${1990 + at}` });
const paper = (at: number) => ({ name: `Paper ${at}`, issuer: "Institute", date: `${1990 + at}` });
const tongue = (at: number) => ({ language: `Language ${at}`, fluency: "C1" });

type Content = Omit<Partial<Resume>, "meta">;
/** CVs that grow step by step, and what grows. */
const GROWING: Record<string, [steps: number[], make: (step: number) => Content]> = {
  "jobs of 40 words": [range(1, 14), (count) => ({ work: Array(count).fill(job(20, 20)) })],
  "words of one job": [range(20, 900, 40), (count) => ({ work: [job(count)] })],
  "lines of five jobs": [range(1, 14), (lines) => ({ work: Array(5).fill(job(...Array<number>(lines).fill(5))) })],
  "clubs behind four jobs": [range(0, 8), (count) => ({ work: Array(4).fill(job(40)), volunteer: many(count, club(30)) })],
  "words of two clubs behind five jobs": [
    range(5, 125, 10),
    (length) => ({ work: Array(5).fill(job(40)), volunteer: many(2, club(length)) }),
  ],
  "words of a profile beside languages and facts": [
    range(20, 260, 20),
    (count) => ({
      basics: { name: "Anna Berg", summary: words(count) },
      languages: many(3, tongue),
      x: { nationality: "French", pets: "x" },
    }),
  ],
  "languages beside a profile": [
    range(1, 24),
    (count) => ({ basics: { name: "Anna Berg", summary: words(60) }, languages: many(count, tongue) }),
  ],
  "words of a profile over a job": [
    range(20, 220, 20),
    (count) => ({ basics: { name: "Anna Berg", summary: words(count) }, work: [job(30)] }),
  ],
  "skills over two jobs": [range(1, 40, 3), (count) => ({ skills: many(count, skill), work: [job(30), job(30)] })],
  "schools and papers": [range(1, 14), (count) => ({ education: many(count, school), certificates: many(count, paper) })],
  "schools behind interests": [
    range(1, 9),
    (count) => ({ interests: [{ name: "Chess" }], work: [job(60)], education: many(count, school) }),
  ],
  "projects behind clubs and jobs": [
    range(1, 10),
    (count) => ({
      work: Array(5).fill(job(40)),
      volunteer: many(5, club(40)),
      projects: many(count, (at) => ({ name: `Bridge ${at}`, description: words(40) })),
    }),
  ],
  "jobs before clubs, projects and awards": [
    range(2, 9),
    (count) => ({
      work: Array(count).fill(job(40)),
      volunteer: many(3, club(50)),
      projects: many(3, (at) => ({ name: `Bridge ${at}`, description: words(60) })),
      awards: many(4, (at) => ({ title: `Award ${at}`, summary: words(30) })),
    }),
  ],
  "words of projects behind two jobs and two clubs": [
    range(10, 150, 10),
    (count) => ({
      work: [job(35), job(35)],
      volunteer: many(2, club(35)),
      projects: many(2, (at) => ({ name: `Bridge ${at}`, description: words(count) })),
    }),
  ],
  "words of a skill": [range(5, 185, 15), (count) => ({ skills: many(6, (at) => ({ ...skill(at), keywords: [words(count)] })) })],
};

async function planned(key: string): Promise<string> {
  const template = await loadTemplate(key);
  const plan = (content: Content) =>
    paginateSlides(buildView({ basics: { name: "Anna Berg" }, ...content, meta: META } as Resume, template), AREA)
      .map(({ title, columns, framed }) => `${framed ? "framed " : ""}${title}: ${columns.map(columnText).join(" | ")}`)
      .join("\n    ");
  return Object.entries(GROWING)
    .map(([what, [steps, make]]) => stepByStep(what, steps, (step) => `${plan(make(step))}`))
    .join("\n");
}

/** How CVs that grow are divided over slides, in a style of slides and in one of an agency with words of its own. */
export const SLIDES: Approved = {
  "slides-default-ppt": () => planned("default_ppt"),
  "slides-viseo-template-v2": () => planned("viseo_template_v2"),
};
