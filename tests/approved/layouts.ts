import type { PageContent, PositionedRun } from "../../src/engine/cv/read/layout/1-words/content.ts";
import { layoutPages } from "../../src/engine/cv/read/layout/layout.ts";
import { block, page, print, printAround, printBefore, rule, type Style } from "../../src/engine/cv/read/layout/print.testing.ts";
import type { Approved } from "./approved.ts";
import { range, stepByStep } from "./steps.ts";

/** A page as it is read: each line with its cells between bars, marked where it is no plain line of the body's first flow; then what was set aside. */
function readPages(pages: PageContent[]): string {
  const { lines, setAside } = layoutPages(pages);
  const texts = lines.map(({ cells, place, flow, bullet, ruled, shaded, table, heading }) => {
    const marks = [
      place === "body" ? "" : place,
      flow === 0 ? "" : `flow ${flow}`,
      bullet ? `bullet ${bullet.level}` : "",
      ruled ? "ruled" : "",
      shaded ? "shaded" : "",
      table ? `table ${table.row}.${table.column}` : "",
      heading === undefined ? "" : `heading ${heading}`,
    ].filter(Boolean);
    return `${cells.map(({ text }) => text).join(" | ")}${marks.length > 0 ? ` (${marks.join(", ")})` : ""}`;
  });
  return [...texts, ...setAside.map(({ text, reason }) => `[${reason}: ${text}]`)].join(" // ");
}

type Make = (step: number) => PositionedRun[] | PageContent | PageContent[];
const pagesOf = (made: ReturnType<Make>): PageContent[] => {
  if (!Array.isArray(made)) return [made];
  const [first] = made;
  return first && "runs" in first ? (made as PageContent[]) : [page(made as PositionedRun[])];
};

const LEFT = [
  "Kept the stores of three sites.",
  "Ordered bolts, rails and paint.",
  "Trained nine apprentices well.",
  "Wrote the plan for winters.",
  "Led the night shift twice.",
];
const RIGHT = ["Welding", "Brazing", "Measuring", "Reading plans", "First aid"];
const FULL = "Kept the stores of three sites and ordered bolts, rails and paint for forty bridges of the line";
const MORE = [...LEFT, "Sold the old boats at last.", "Mended pumps of two mills.", "Kept the books of the firm."];
const bold = (x: number, y: number, text: string, style: Style = {}) => print(x, y, text, { bold: true, size: 12, ...style });
const jobs = (x: number, end: number, leading = 14) =>
  ["2019 – 2021", "2015 – 2019", "2011 – 2015"].flatMap((date, at) => [
    ...print(x, 120 + at * 4 * leading, ["Fitter, Corve Works", "Welder, Penhale & Sons", "Driver, Leith Haulage"][at] as string, {
      bold: true,
    }),
    ...printBefore(end, 120 + at * 4 * leading, date),
    ...block(x, 120 + at * 4 * leading + leading, LEFT.slice(at, at + 2), { leading }),
  ]);
const furniture = (y: number, text: string, style: Style = {}): PageContent[] =>
  [1, 2, 3].map((number) =>
    onPage(number, [
      ...print(50, y, text.replace("#", `${number}`), style),
      ...block(
        50,
        200,
        LEFT.map((line) => `${line} ${"abc"[number - 1]}`),
      ),
      ...block(
        50,
        500,
        LEFT.map((line) => `${"abc"[number - 1]} ${line}`),
      ),
    ]),
  );
const onPage = (number: number, runs: PositionedRun[]): PageContent =>
  page(
    runs.map((run) => ({ ...run, box: { ...run.box, page: number } })),
    { page: number, height: 1000 },
  );

/** Pages in which one measure grows, in points unless it is said otherwise. */
const PAGES: Record<string, [steps: number[], make: Make]> = {
  "space between two columns": [range(4, 60, 2), (gap) => [...block(50, 100, LEFT), ...block(50 + 5 * 31 + 30 + gap, 100, RIGHT)]],
  "space between two columns whose lines are not level": [
    range(4, 60, 2),
    (gap) => [...block(50, 100, LEFT), ...block(230 + gap, 106, RIGHT, { leading: 15 })],
  ],
  "space between headed columns": [
    range(2, 40, 2),
    (gap) => [...bold(50, 80, "Work"), ...bold(230 + gap, 80, "Skills"), ...block(50, 100, LEFT), ...block(230 + gap, 100, RIGHT)],
  ],
  "left edge of dates": [range(200, 540, 20), (end) => jobs(50, end)],
  "dates before the jobs": [range(100, 200, 5), (x) => jobs(x, 95)],
  "leading of jobs with dates": [range(10, 26), (leading) => jobs(50, 500, leading)],
  "space at the end of a line before a sentence that goes on": [
    range(0, 200, 10),
    (space) => [
      ...print(50, 76, FULL),
      ...print(50, 100, FULL.slice(0, Math.max(4, FULL.length - Math.round(space / 5)))),
      ...print(50, 112, "and kept their books."),
    ],
  ],
  "space at the end of a line before another sentence": [
    range(0, 200, 10),
    (space) => [
      ...print(50, 76, FULL),
      ...print(50, 100, FULL.slice(0, Math.max(4, FULL.length - Math.round(space / 5)))),
      ...print(50, 112, "Then sold all of them."),
    ],
  ],
  "lines at the edge above one that ends shortly before it": [
    range(0, 6),
    (count) => [
      ...block(50, 100, Array(count).fill("Kept stores of three sites in winter. Sold")),
      ...block(50, 100 + count * 12, ["Ordered bolts, rails and more, Ltd", "Penhale sold it."]),
    ],
  ],
  "from line to line": [range(8, 30), (leading) => block(50, 100, [FULL, "and went on with bolts.", "Then sold them."], { leading })],
  "from line to line behind two usual ones": [
    range(8, 30),
    (step) => [...block(50, 100, [FULL, `and ${FULL.toLowerCase()}`]), ...print(50, 112 + step, "and sold them.")],
  ],
  "indent of the next line": [
    range(-20, 40, 2),
    (shift) => [...print(50, 100, FULL), ...print(50 + shift, 112, "and went on with bolts.")],
  ],
  "shift of a centred line": [
    range(0, 40, 2),
    (shift) => [...printAround(300, 100, FULL), ...printAround(300 + shift, 112, "and went on with bolts.")],
  ],
  "size of the next line, tenths": [
    range(60, 160, 5),
    (size) => [...print(50, 100, FULL), ...print(50, 112, "and went on with bolts.", { size: size / 10 })],
  ],
  "space between two words": [range(0, 40), (gap) => [...print(50, 100, "Senior"), ...print(50 + 30 + gap, 100, "Fitter")]],
  "space between words that are set wide, tenths of an em": [range(0, 12), (gap) => block(50, 100, LEFT, { gap: gap / 10 })],
  "space between letters of a heading": [
    range(0, 20),
    (gap) => [..."PROFILE"].flatMap((letter, at) => print(50 + at * (5 + gap), 100, letter)),
  ],
  "second word above or below its line": [
    range(-12, 12),
    (shift) => [...print(50, 100, "Senior"), ...print(83, 100 + shift, "Fitter"), ...block(50, 130, LEFT)],
  ],
  "second cell above or below its line": [
    range(-12, 12),
    (shift) => [...print(50, 100, "Senior Fitter"), ...print(300, 100 + shift, "2019 – 2021"), ...block(50, 130, LEFT)],
  ],
  "size of a raised letter, tenths": [
    range(30, 120, 10),
    (size) => [...print(50, 100, "Area of 30 m"), ...print(108, 96, "2", { size: size / 10 })],
  ],
  "space between a bullet and its text": [
    range(2, 60, 2),
    (gap) => ["Bolts", "Rails", "Paint"].flatMap((text, at) => [...print(50, 100 + at * 14, "•"), ...print(55 + gap, 100 + at * 14, text)]),
  ],
  "indent of an inner list": [
    range(0, 40, 2),
    (shift) =>
      ["Bolts", "Rails", "Paint"].flatMap((text, at) => [
        ...print(50 + (at === 1 ? shift : 0), 100 + at * 14, "•"),
        ...print(62 + (at === 1 ? shift : 0), 100 + at * 14, text),
      ]),
  ],
  "second line of a list item": [
    range(30, 80, 2),
    (x) => [
      ...print(50, 100, "•"),
      ...print(62, 100, FULL),
      ...print(x, 112, "and went on with bolts."),
      ...print(50, 124, "•"),
      ...print(62, 124, "Rails"),
    ],
  ],
  "height of a line on three pages": [range(10, 250, 5), (y) => furniture(y, "Anna Berg, Fitter")],
  "foot of a line on three pages": [range(760, 990, 5), (y) => furniture(y, "Anna Berg, Fitter")],
  "height of a page number": [range(10, 250, 5), (y) => furniture(y, "#")],
  "foot of a page number": [range(760, 990, 5), (y) => furniture(y, "Page # of 3")],
  "sizes of a running header on the second page, tenths": [
    range(80, 130, 5),
    (size) =>
      furniture(40, "Anna Berg, Fitter").map((one, at) =>
        at === 1 ? onPage(2, [...print(50, 40, "Anna Berg, Fitter", { size: size / 10 }), ...one.runs.slice(3)]) : one,
      ),
  ],
  "shift of a running header on the second page": [
    range(0, 40, 2),
    (shift) =>
      furniture(40, "Anna Berg, Fitter").map((one, at) =>
        at === 1 ? onPage(2, [...print(50 + shift, 40, "Anna Berg, Fitter"), ...one.runs.slice(3)]) : one,
      ),
  ],
  "space between a foot and the text above": [
    range(12, 80, 4),
    (gap) => [page([...block(50, 100, LEFT), ...print(50, 148 + gap, "anna@example.org | +44 117 496 0142")])],
  ],
  "foot of small print on one page": [
    range(900, 960, 2),
    (y) => onPage(1, [...block(50, 100, MORE), ...print(50, y, "Printed on 1 May", { size: 8 })]),
  ],
  "text above small print": [
    range(870, 920, 1),
    (y) => onPage(1, [...block(50, 100, MORE), ...print(50, y, "Led the last shift."), ...print(50, 940, "Printed on 1 May", { size: 8 })]),
  ],
  "size of small print at the foot, tenths": [
    range(70, 110, 1),
    (size) => onPage(1, [...block(50, 100, MORE), ...print(50, 950, "Printed on 1 May", { size: size / 10 })]),
  ],
  "lines above small print": [
    range(1, 8),
    (count) => onPage(1, [...block(50, 100, MORE.slice(0, count)), ...print(50, 950, "Printed on 1 May", { size: 8 })]),
  ],
  "middle of contact data at the foot": [
    range(270, 330, 2),
    (middle) =>
      onPage(1, [
        ...block(50, 100, MORE),
        ...printAround(middle, 950, "anna@example.org | +44 117 496 0142", { size: 9, color: "#444444" }),
      ]),
  ],
  "value beside a label on each page": [
    range(10, 200, 5),
    (gap) =>
      [1, 2, 3].map((number) =>
        onPage(number, [
          ...print(50, 60, "Client", { bold: true }),
          ...print(80 + gap, 60, ["Acme Ltd", "Penhale", "Harbour Grid"][number - 1] as string),
          ...block(
            50,
            200,
            MORE.map((line) => `${line} ${number}`),
          ),
        ]),
      ),
  ],
  "value below a label on each page": [
    range(8, 40, 1),
    (step) =>
      [1, 2, 3].map((number) =>
        onPage(number, [
          ...print(50, 60, "Client", { size: 8 }),
          ...print(50, 60 + step, ["Acme Ltd", "Penhale", "Harbour Grid"][number - 1] as string, { size: 11 }),
          ...block(
            50,
            200,
            MORE.map((line) => `${line} ${number}`),
          ),
        ]),
      ),
  ],
  "height of a running header on the second page": [
    range(34, 50),
    (y) =>
      furniture(40, "Anna Berg, Fitter").map((one, at) =>
        at === 1 ? onPage(2, [...print(50, y, "Anna Berg, Fitter"), ...one.runs.slice(3)]) : one,
      ),
  ],
  "gap between two strips of text": [
    range(2, 40, 2),
    (gap) => [
      ...block(
        50,
        100,
        MORE.map((line) => line.slice(0, 24)),
        { leading: 13 },
      ),
      ...block(
        170 + gap,
        100,
        MORE.map((line) => line.slice(5, 30)),
        { leading: 13 },
      ),
    ],
  ],
  "rows of dates beside text": [
    range(1, 8),
    (count) => [
      ...block(50, 100, MORE, { leading: 14 }),
      ...block(420, 100, ["2019 – 2021", "2017 – 2019", "2015", "2012 – 2014", "2011", "2010", "2009", "2008"].slice(0, count), {
        leading: 14,
      }),
    ],
  ],
  "places in a strip of their own": [
    range(1, 7),
    (count) =>
      [
        "Fitter, Corve Works",
        "Welder, Penhale & Sons",
        "Driver, Leith Haulage",
        "Clerk, Harbour Grid",
        "Cook, Teme Inn",
        "Porter, Ludlow Arms",
      ].flatMap((job, at) => [
        ...print(50, 100 + at * 42, job, { bold: true }),
        ...block(50, 114 + at * 42, [LEFT[at % 5] as string]),
        ...(at < count ? printBefore(550, 100 + at * 42, ["Leeds", "Truro", "Leith", "Bristol", "Ludlow", "York"][at] as string) : []),
      ]),
  ],
  "icons of contact data": [
    range(2, 30, 2),
    (gap) =>
      ["anna@example.org", "+44 117 496 0142", "Bristol"].flatMap((text, at) => [
        ...print(50, 100 + at * 14, ["✉", "☎", "⌂"][at] as string),
        ...print(56 + gap, 100 + at * 14, text),
      ]),
  ],
  "lines of Japanese whose first is full": [
    range(4, 24, 2),
    (count) =>
      block(50, 100, ["倉庫の管理と船の手入れを三つの工場で担当".slice(0, count), "しました。二人で働く。", "資格"], { letter: 1 }),
  ],
  "edge of a cell in a row": [
    range(100, 330, 10),
    (x) => [
      ...block(50, 100, ["Excel", "Word", "SAP"], { leading: 14 }),
      ...block(x, 100, ["very good", "good", "basic"], { leading: 14 }),
      ...block(350, 100, ["2019", "2018", "2017"], { leading: 14 }),
    ],
  ],
  "text drawn twice, shift in tenths": [
    range(0, 40, 2),
    (shift) => [...print(50, 100, "Anna Berg"), ...print(50 + shift / 10, 100, "Anna Berg"), ...print(50, 130, "Fitter")],
  ],
  "text drawn twice below itself, shift in tenths": [
    range(0, 60, 4),
    (shift) => [...print(50, 100, "Anna Berg"), ...print(50, 100 + shift / 10, "Anna Berg"), ...print(50, 130, "Fitter")],
  ],
  "size of small print, tenths": [
    range(2, 60, 2),
    (size) => [...block(50, 100, LEFT), ...print(50, 200, "python java cobol", { size: size / 10 })],
  ],
  "grey of the letters": [
    range(224, 255),
    (grey) => [...block(50, 100, LEFT), ...print(50, 200, "python java cobol", { color: `#${grey.toString(16).repeat(3)}` })],
  ],
  "rule below a heading": [
    range(-14, 30, 2),
    (shift) => page([...bold(50, 100, "Work"), ...block(50, 140, LEFT)], { rules: [rule(50, 100 + shift, 500, 0.5)] }),
  ],
  "height of a rule": [
    range(0, 30, 2),
    (height) => page([...bold(50, 100, "Work"), ...block(50, 140, LEFT)], { rules: [rule(50, 104, 500, height + 0.5)] }),
  ],
  "left edge of a rule": [
    range(0, 120, 5),
    (x) => page([...bold(50, 100, "Work"), ...block(50, 140, LEFT)], { rules: [rule(x, 104, 500 - x, 0.5)] }),
  ],
  "width of a rule": [
    range(5, 65, 5),
    (width) => page([...bold(50, 100, "Work"), ...block(50, 140, LEFT)], { rules: [rule(50, 104, width, 0.5)] }),
  ],
  "band behind a heading": [
    range(4, 40, 2),
    (height) => page([...bold(50, 100, "Work"), ...block(50, 140, LEFT)], { rules: [rule(40, 90, 400, height, "#DDDDDD")] }),
  ],
  "border beside the first column of a table": [
    range(60, 260, 10),
    (x) =>
      page(
        [
          ...block(55, 114, ["Fitter", "Welder"], { leading: 20 }),
          ...block(215, 114, ["2019", "2015"], { leading: 20 }),
          ...block(50, 200, LEFT),
        ],
        {
          rules: [100, 120, 140].map((y) => rule(50, y, 300, 0.5)).concat([50, x, 350].map((at) => rule(at, 100, 0.5, 40))),
        },
      ),
  ],
  "lowest border of a table": [
    range(130, 160, 2),
    (y) =>
      page([...block(55, 114, ["Fitter", "Welder"], { leading: 20 }), ...block(215, 114, ["2019", "2015"], { leading: 20 })], {
        rules: [100, 120, y].map((at) => rule(50, at, 300, 0.5)).concat([50, 200, 350].map((at) => rule(at, 100, 0.5, 40))),
      }),
  ],
  "left edge of a sidebar's text": [
    range(150, 400, 10),
    (x) => [
      ...bold(30, 80, "Skills"),
      ...block(30, 100, RIGHT),
      ...bold(30, 180, "Contact"),
      ...block(30, 200, ["anna@example.org", "+44 117 496"]),
      ...bold(x, 80, "Work"),
      ...block(x, 100, [...LEFT, ...LEFT]),
    ],
  ],
  "height of the main column beside a sidebar": [
    range(1, 12),
    (count) => [
      ...bold(30, 80, "Skills"),
      ...block(30, 100, RIGHT),
      ...bold(220, 80, "Work"),
      ...block(220, 100, [...LEFT, ...LEFT, ...LEFT].slice(0, count)),
    ],
  ],
  "space between three columns": [
    range(4, 44, 4),
    (gap) =>
      [0, 1, 2].flatMap((at) => [
        ...bold(40 + at * (110 + gap), 80, ["Work", "Skills", "Hobbies"][at] as string),
        ...block(40 + at * (110 + gap), 100, ["Boats and rails", "Bolts, nuts, paint", "Books and chess"]),
      ]),
  ],
  "labels beside values": [
    range(60, 260, 10),
    (x) =>
      ["Name", "Birth", "Nationality", "Phone"].flatMap((label, at) => [
        ...print(50, 100 + at * 14, label, { bold: true }),
        ...print(x, 100 + at * 14, ["Anna Berg", "12 March 1986", "Swedish", "+44 117 496"][at] as string),
      ]),
  ],
  "titles beside their text": [
    range(80, 240, 10),
    (x) =>
      ["Profile", "Work", "Skills"].flatMap((title, at) => [
        ...bold(40, 100 + at * 60, title),
        ...block(x, 100 + at * 60, LEFT.slice(at, at + 3)),
      ]),
  ],
  "gap before a new paragraph": [range(12, 40, 2), (gap) => [...block(50, 100, LEFT.slice(0, 2)), ...block(50, 112 + gap, LEFT.slice(2))]],
  "size of a heading, tenths": [range(90, 200, 10), (size) => [...print(50, 100, "Work", { size: size / 10 }), ...block(50, 122, LEFT)]],
  "hyphen at the end of a line that ends earlier": [
    range(0, 60, 5),
    (space) => [
      ...print(50, 76, FULL),
      ...print(50, 100, `${FULL.slice(0, FULL.length - 5 - Math.round(space / 5)).trim()} har-`),
      ...print(50, 112, "bour of the line."),
    ],
  ],
};

const read = ([steps, make]: [number[], Make], title: string) => stepByStep(title, steps, (step) => readPages(pagesOf(make(step))));

/** Pages that change step by step: from which space on two texts are two columns, two lines one paragraph, a line at the top a running header. */
export const LAYOUTS: Approved = {
  "layout-step-by-step": () =>
    Object.entries(PAGES)
      .map(([title, one]) => read(one, title))
      .join("\n"),
};
