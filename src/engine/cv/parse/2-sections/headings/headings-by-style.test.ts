import { describe, expect, test } from "bun:test";
import type { Line } from "../../../reading.ts";
import { dominantStyle } from "../../1-document/line-style.ts";
import { bullet, heading, type LineLooks, line } from "../../testing/build-reading.ts";
import { splitSections } from "../split-sections.ts";
import { isNameUnderLabel } from "./name-under-label.ts";

const scanned = (lines: readonly Line[]): Line[] =>
  lines.map((one) => ({ ...one, physicalLines: [{ text: one.text, box: { page: 1, x: 50, y: 50, width: 90, height: 10 } }] }));
/** "kind: title (lines)" for each section that a heading opens. */
function sections(lines: readonly Line[], recognized: number[] = []): string[] {
  const context = { language: "en", body: dominantStyle(lines), recognized: new Set(recognized) };
  return splitSections(lines, context)
    .filter(({ heading: one }) => one)
    .map(({ kind, title, lines: own }) => `${kind}: ${title} (${own.length})`);
}
const top = [line("Jane Doe", { size: 22 }), line("jane@example.com")];
const jobs = [line("Fitter, Acme Ltd\t2014 – 2018"), bullet("Mended the pumps of the harbour")];
const degrees = [line("BSc Economics, University of Leith\t2010 – 2013")];
const plain = (...titles: string[]) => titles.map((title) => line(title));

describe("a known title", () => {
  test("without a style of its own is a heading where white or a list sets it apart", () => {
    const cv = (looks: LineLooks, below: Line[] = [line("Chess")]) =>
      sections([...top, heading("Experience"), ...jobs, line("Boats"), line("Interests", looks), ...below]);
    expect(cv({ gap: 1 }).at(-1)).toBe("interests: Interests (1)");
    expect(cv({}, [bullet("Chess")]).at(-1)).toBe("interests: Interests (1)");
    expect(cv({}, [line("Chess", { indent: 80 })]).at(-1)).toBe("interests: Interests (1)");
    expect(cv({}, [line("Chess", { gap: 1 })]).at(-1)).toBe("interests: Interests (1)");
    expect(cv({})).toHaveLength(1);
    expect(sections([...top, heading("Experience"), ...jobs, line("Boats"), line("INTERESTS"), line("Chess")]).at(-1)).toBe(
      "interests: INTERESTS (1)",
    );
  });

  test("smaller than the headings is one where the heading above it names it as a part", () => {
    const bold = (text: string) => line(text, { bold: true });
    const cv = (title: string, part: string) =>
      sections([
        ...top,
        heading("Experience"),
        ...jobs,
        heading("Education"),
        ...degrees,
        heading(title),
        bullet("Gold medal"),
        bold(part),
        bullet("First aid"),
      ]);
    expect(cv("Awards and certificates", "Certificates:").slice(2)).toEqual([
      "awards: Awards and certificates (1)",
      "certificates: Certificates (1)",
    ]);
    expect(cv("Interests and plans for the years to come", "Interests:").at(-1)).toBe("interests: Interests (1)");
    expect(cv("Awards", "Certificates:")).toHaveLength(3);
  });

  test("in the print of the text is a heading where those of three kinds are, and no other style is that of headings", () => {
    const bold = (text: string) => line(text, { bold: true });
    const education = [bold("BSc Economics"), line("University of Leith, 2010 – 2013")];
    const work = [bold("Fitter"), line("Acme Ltd, 2014 – 2018"), line("Harbour Street")];
    expect(sections([...top, line("Education:"), ...education, line("Experience:"), ...work, line("Interests:"), line("Chess")])).toEqual([
      "education: Education (2)",
      "work: Experience (3)",
      "interests: Interests (1)",
    ]);
    expect(sections([...top, line("Education:"), ...education, line("Experience:"), ...work])).toEqual([]);
    expect(
      sections([
        ...top,
        heading("Education"),
        ...education,
        heading("Experience"),
        ...work,
        heading("Skills"),
        ...plain("Training", "Languages", "Projects"),
      ]),
    ).toEqual(["education: Education (2)", "work: Experience (3)", "skills: Skills (3)"]);
  });

  test("smaller than the headings of the other column is a heading where those of its own column are no larger", () => {
    const large = { size: 16, bold: true };
    const body = (flow: number) => [
      line("Education", { ...large, flow }),
      ...degrees.map((one) => ({ ...one, flow })),
      line("Experience", { ...large, flow }),
      ...jobs.map((one) => ({ ...one, flow })),
      line("References", { ...large, flow }),
      line("Harriet Penhale, Acme Ltd", { flow }),
    ];
    const side = [line("Skills", { size: 12, bold: true }), line("Excel, SAP"), line("Interests", { size: 12, bold: true }), line("Chess")];
    expect(sections([...top, ...side, ...body(1)]).slice(0, 2)).toEqual(["skills: Skills (1)", "interests: Interests (1)"]);
    expect(sections([...top, ...side, ...body(0)]).join()).not.toContain("Interests");
  });

  test("smaller than the headings is a title within a section, unless it ends a summary", () => {
    const large = { size: 16, bold: true };
    const small = { size: 11, bold: true };
    const cv = (...middle: Line[]) =>
      sections([
        ...top,
        line("Summary", large),
        line("She keeps books"),
        ...middle,
        line("Experience", large),
        ...jobs,
        line("Education", large),
        ...degrees,
        line("Interests", large),
        line("Chess"),
      ]);
    expect(cv(line("Skills", small), line("Excel, SAP"))[1]).toBe("skills: Skills (1)");
    expect(cv(line("Awards", small), line("Cup"))[0]).toBe("profile: Summary (3)");
    const inJob = sections([
      ...top,
      line("Experience", large),
      ...jobs,
      line("Skills", small),
      line("Excel"),
      line("Education", large),
      ...degrees,
      line("Interests", large),
      line("Chess"),
    ]);
    expect(inJob[0]).toBe("work: Experience (4)");
  });

  test("is the title of the whole CV where none stands above it, and else heads a section", () => {
    expect(sections([line("Kurzprofil", { size: 24 }), ...top, heading("Experience"), ...jobs])).toEqual(["work: Experience (2)"]);
    expect(sections([...top, heading("Experience"), ...jobs, heading("Kurzprofil"), line("She keeps books")]).at(-1)).toBe(
      "profile: Kurzprofil (1)",
    );
  });

  test("or where another title of the document stands above it and it has the style of the headings below", () => {
    const title = line("Curriculum Vitae", { size: 24 });
    const below = (style: (text: string) => Line) =>
      sections([
        title,
        style("Résumé"),
        line("Peintre et sculpteur"),
        heading("Expérience professionnelle"),
        ...jobs,
        heading("Langues"),
        line("Anglais"),
      ])[0];
    expect(below(heading)).toBe("profile: Résumé (1)");
    expect(below((text) => line(text, { size: 18 }))).not.toContain("Résumé");
  });
});

test("lines in one style, of which a quarter is known, are headings where each has text below it, and are none where most stand together", () => {
  const bold = (text: string) => line(text, { bold: true });
  const known = [bold("Education"), ...degrees, bold("Experience"), ...jobs];
  const titles = ["Ropes and tides", "Odds and ends", "By night", "Far away", "At the quay", "In the yard"];
  const apart = titles.flatMap((title) => [bold(title), line("Chess and boats")]);
  const together = titles.flatMap((title, at) => (at % 3 === 2 ? [bold(title), line("Chess and boats")] : [bold(title)]));
  expect(sections([...top, ...known, ...apart])).toHaveLength(8);
  expect(sections([...top, ...known, ...together])).toEqual(["work: Experience (10)"]);
});

describe("unknown words in the style of known headings", () => {
  const cv = (title: string, ...below: Line[]) =>
    sections([
      ...top,
      heading("Experience"),
      ...jobs,
      heading("Education"),
      ...degrees,
      heading("Skills"),
      line("Excel"),
      heading(title),
      ...below,
    ]);
  test("are a heading", () => {
    expect(cv("Odds and ends", line("Chess")).at(-1)).toBe("other: Odds and ends (1)");
  });
  test.each<[string, string[]]>([
    ["English", ["fluent"]],
    ["2014 – 2018", ["Chess"]],
    ["May 2014 – June 2018", ["Chess"]],
    ["Gymnasium am Stadtpark", ["2010 – 2013"]],
    ["Odds and ends", []],
  ])("but not %p over %p", (title, below) => {
    expect(cv(title, ...plain(...below))).toHaveLength(3);
  });
  test("nor a name or a position at the top", () => {
    const named = sections([
      heading("Jane Doe"),
      heading("Registered Nurse"),
      line("jane@example.com"),
      heading("Experience"),
      ...jobs,
      heading("Education"),
      ...degrees,
      heading("Skills"),
      line("Excel"),
    ]);
    expect(named).toEqual(["work: Experience (2)", "education: Education (1)", "skills: Skills (1)"]);
  });
});

describe("where a flow begins without a heading,", () => {
  const side = { flow: 1, place: "sidebar" } as const;
  test("a column of the page goes on with the last section, a sidebar does not", () => {
    expect(sections([...top, heading("Experience"), ...jobs, line("Porter, Harbour Ltd", { flow: 1 })])).toEqual(["work: Experience (3)"]);
    expect(sections([...top, heading("Experience"), ...jobs, line("Porter, Harbour Ltd", side)])).toEqual(["work: Experience (2)"]);
  });
  test("a list in a sidebar goes on in the next, jobs do not", () => {
    const more = (title: string) =>
      sections([
        ...top,
        heading("Experience"),
        ...jobs,
        heading(title, side),
        line("Excel", side),
        ...plain("Boats"),
        line("SAP", { flow: 2, place: "sidebar" }),
      ]);
    expect(more("Skills")).toContain("skills: Skills (2)");
    expect(more("Awards")).toContain("awards: Awards (1)");
  });
  test("it stands under a heading that ended the flow before", () => {
    expect(sections([...top, heading("Experience"), ...jobs, heading("Skills"), line("Excel", { flow: 1 })]).at(-1)).toBe(
      "skills: Skills (1)",
    );
  });
});

describe("the title of a section", () => {
  test("has no colon, and on paper no dots at its end", () => {
    const title = (text: string, more: Partial<LineLooks> = {}) =>
      sections([...top, heading(text, more), ...jobs, heading("Education"), ...degrees])[0];
    expect(title("Experience:")).toBe("work: Experience (2)");
    expect(title("Experience ......")).toBe("work: Experience (2)");
  });
  test("may be told by one word of it", () => {
    const kind = (text: string) =>
      sections([...top, heading("Experience"), ...jobs, heading("Education"), ...degrees, heading(text), line("Chess")])
        .at(-1)
        ?.split(":")[0];
    expect(kind("What my references say")).toBe("references");
    expect(kind("Certfications")).toBe("certificates");
  });
});

test("on a scan a known title in capitals needs no style of its own", () => {
  const lines = scanned([...top, line("EXPERIENCE", { gap: 1 }), ...jobs, line("EDUCATION", { gap: 1 }), ...degrees]);
  expect(sections(lines, [1])).toEqual(["work: EXPERIENCE (2)", "education: EDUCATION (1)"]);
});

test("below the label of a name stands a name, in the same column and alone in its row", () => {
  const is = (above: Line | undefined, below: Line) => isNameUnderLabel(above, below);
  expect(is(line("Name"), line("Jane Doe"))).toBe(true);
  expect(is(line("Name"), line("Jane Doe", { flow: 1 }))).toBe(false);
  expect(is(line("Name\tAge"), line("Jane Doe"))).toBe(false);
  expect(is(line("Name"), line("Jane Doe\t31"))).toBe(false);
  expect(is(line("Nationality"), line("Jane Doe"))).toBe(false);
  expect(is(line("Name"), line("jane doe of 1990"))).toBe(false);
  expect(is(undefined, line("Jane Doe"))).toBe(false);
});

test("a title that ends in three points heads a section where it is set like the known ones", () => {
  const cv = (title: string) =>
    sections([
      ...top,
      heading("Experience"),
      ...jobs,
      heading("Education"),
      ...degrees,
      heading("Skills"),
      line("Excel"),
      heading(title),
      line("Boats"),
    ]);
  expect(cv("What else...").at(-1)).toBe("other: What else... (1)");
  expect(cv("What else.").at(-1)).toBe("skills: Skills (3)");
});

describe("a title over its years, set like the headings,", () => {
  const cv = (title: string) =>
    sections([
      ...top,
      heading("Experience"),
      ...jobs,
      heading(title),
      line("2014 – 2018"),
      line("Ran the desk"),
      heading("Education"),
      ...degrees,
      heading("Skills"),
      line("Excel"),
    ]).slice(0, -2);

  test.each(["PhD Teaching Experience", "MBA Work Experience"])("heads jobs where it ends like a heading of jobs: %s", (title) => {
    expect(cv(title)).toEqual(["work: Experience (2)", `work: ${title} (2)`]);
  });

  test.each(["Head of Customer Care", "Director of Customer Experience", "BSc Economics", "BSc Youth Work", "Experience Academy"])(
    "is that of an entry where it names a post, a degree or an employer otherwise: %s",
    (title) => {
      expect(cv(title)).toEqual(["work: Experience (5)"]);
    },
  );
});

test("capitals in a list, set as the headings are but without the white above them, head nothing", () => {
  const caps = (text: string) => line(text, { gap: 1 });
  const cv = (looks: LineLooks) =>
    sections([
      ...top,
      caps("EXPERIENCE"),
      ...jobs,
      caps("EDUCATION"),
      ...degrees,
      caps("SKILLS"),
      line("Python"),
      line("SQL", looks),
      line("Rust"),
    ]);
  expect(cv({ gap: 0.1 }).at(-1)).toBe("skills: SKILLS (3)");
  expect(cv({ gap: 1 }).at(-1)).toBe("other: SQL (1)");
});

test("white of a third of a line sets a known title in the print of the text apart, that between two lines of text does not", () => {
  const cv = (gap: number) =>
    sections([...top, heading("Experience"), ...jobs, line("Boats"), line("Interests", { gap }), line("Chess")]).at(-1);
  expect(cv(0.33)).toBe("interests: Interests (1)");
  expect(cv(0.2)).toBe("work: Experience (5)");
});

test("on a scan unknown words head a section where they are set larger than the text, and not where only their weight was measured to be that of titles", () => {
  const cv = (looks: LineLooks, ...titles: [string, string, string]) => {
    const [work, education, skills] = titles.map((title) => line(title, looks));
    const known = [work as Line, ...jobs, education as Line, ...degrees, skills as Line, line("Excel and all that goes with it")];
    return sections(scanned([...top, ...known, line("Odds and ends", looks), line("Chess")]), [1]).at(-1);
  };
  const titles = ["Experience", "Education", "Skills"] as const;
  expect(cv({ bold: true, size: 12 }, ...titles)).toBe("other: Odds and ends (1)");
  expect(cv({ bold: true }, ...titles)).toBe("skills: Skills (3)");
});
