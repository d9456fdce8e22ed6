import { describe, expect, test } from "bun:test";
import type { Line } from "../../../reading.ts";
import { heading, type LineLooks, line } from "../../testing/build-reading.ts";
import { separateRunInHeadings } from "./run-in-headings.ts";
import { joinWrappedHeadings } from "./wrapped-headings.ts";

const separated = (...lines: Line[]) => {
  const { lines: read, headings } = separateRunInHeadings(lines);
  return read.map((one) => (headings.has(one) ? `[${one.text}]` : one.text));
};
/** A paragraph whose title, up to the colon, is set in bold. */
const runIn = (text: string, looks: LineLooks = {}) => line(text, { lead: text.slice(0, text.indexOf(":") + 1), ...looks });

describe("a title in bold that runs into its text opens a section:", () => {
  test.each([
    ["Skills: Excel, SAP", ["Skills", "Excel, SAP"]],
    ["Education: University of Leeds, 2012", ["Education", "University of Leeds, 2012"]],
    ["Languages: English, fluent", ["Languages", "English, fluent"]],
    ["Interests： chess, rowing", ["Interests", "chess, rowing"]],
    // Without levels, languages may be those of a position or of a program.
    ["Languages: English, German", ["Languages: English, German"]],
    // A label of a value, a word that is no title, and a kind that only a line of its own may open.
    ["Nationality: British", ["Nationality: British"]],
    ["Harbours: Dover, Leith", ["Harbours: Dover, Leith"]],
    ["Contact: by telephone", ["Contact: by telephone"]],
    ["Skills:", ["Skills:"]],
    ["Skills:Excel", ["Skills:Excel"]],
  ])("%p", (text, expected) => {
    const lead = text.includes("：") ? { lead: text.slice(0, text.indexOf("：") + 1) } : {};
    expect(separated(runIn(text, lead))).toEqual(expected);
  });

  test("a title in capitals needs no bold, any other does", () => {
    expect(separated(line("SKILLS: Excel, SAP"))).toEqual(["SKILLS", "Excel, SAP"]);
    expect(separated(line("Skills: Excel, SAP"))).toEqual(["Skills: Excel, SAP"]);
    expect(separated(line("Skills: Excel, SAP", { bold: true }))).toEqual(["Skills: Excel, SAP"]);
    expect(separated(line("Skills: Excel, SAP", { lead: "Ski" }))).toEqual(["Skills: Excel, SAP"]);
  });

  test("what is all in bold, and what is bold behind the title, is none", () => {
    const [cell] = line("Skills: Excel").cells as [Line["cells"][number]];
    const [run] = cell.runs as [Line["cells"][number]["runs"][number]];
    const runs = (...parts: [string, boolean][]) => ({
      ...line("Skills: Excel"),
      cells: [{ ...cell, runs: parts.map(([text, bold]) => ({ ...run, text, bold })) }],
    });
    expect(separated(runs(["Skills: ", true], ["Excel", false]))).toEqual(["Skills", "Excel"]);
    expect(separated(runs(["Skills: ", true], ["Excel", true]))).toEqual(["Skills: Excel"]);
    expect(separated(runs(["Skills: ", false], ["Excel", true]))).toEqual(["Skills: Excel"]);
    expect(separated(runs(["Skills: ", true], [" – ", false]))).toEqual(["Skills: Excel"]);
    expect(separated(runs(["★", true], ["Skills: Excel", false]))).toEqual(["Skills: Excel"]);
  });

  test.each([
    ["**Profile** | Fitter of pumps", ["Profile", "Fitter of pumps"]],
    ["**About me** Fitter of pumps", ["About me", "Fitter of pumps"]],
    ["**ABOUT ME** Fitter of pumps", ["ABOUT ME", "Fitter of pumps"]],
    ["**Projects** of the last year", ["Projects of the last year"]],
    ["**Harbours** Dover, Leith", ["Harbours Dover, Leith"]],
    ["Profile Fitter of pumps", ["Profile Fitter of pumps"]],
  ])("without a colon where its style divides it: %p", (marked, expected) => {
    const lead = /^\*\*(.*)\*\*/.exec(marked)?.[1];
    expect(separated(line(marked.replaceAll("**", ""), lead ? { lead } : {}))).toEqual(expected);
    expect(separated(line(marked.replaceAll("**", ""), { lead, bullet: true })).length).toBe(1);
  });

  test("the title and the text keep their own style, and the text follows without a gap", () => {
    const [title, text] = separateRunInHeadings([runIn("Skills: Excel, SAP", { gap: 1, bullet: false })]).lines as [Line, Line];
    expect([title.style.bold, title.gap, text.style.bold, text.gap]).toEqual([true, 1, false, 0]);
    expect([title.cells[0]?.runs.map(({ text }) => text), text.cells[0]?.runs.map(({ text }) => text)]).toEqual([
      ["Skills:"],
      [" Excel, SAP"],
    ]);
  });

  test("not as an item of a list, in a table, beside another cell or below a title of its kind", () => {
    expect(separated(runIn("Skills: Excel", { bullet: true }))).toEqual(["Skills: Excel"]);
    expect(separated(runIn("Skills: Excel", { table: { id: 1, row: 0, column: 0, columns: 2 } }))).toEqual(["Skills: Excel"]);
    expect(separated(runIn("Skills: Excel\t2019"))).toEqual(["Skills: Excel\t2019"]);
    expect(separated(line("Skills"), runIn("Skills: Excel"))).toEqual(["Skills", "Skills: Excel"]);
    expect(separated(line("Education"), runIn("Skills: Excel"))).toEqual(["Education", "Skills", "Excel"]);
    expect(separated(line("Skills", { bullet: true }), runIn("Skills: Excel"))).toEqual(["Skills", "Skills", "Excel"]);
    expect(separated(line("Skills\t2019"), runIn("Skills: Excel"))).toEqual(["Skills\t2019", "Skills", "Excel"]);
  });

  test("not where it tells of a job or of a project", () => {
    expect(separated(heading("Work experience"), runIn("Tools: Excel, SAP"))).toEqual(["Work experience", "Tools: Excel, SAP"]);
    expect(separated(heading("My road"), line("Tasks"), runIn("Tools: Excel, SAP"))).toEqual(["My road", "Tasks", "Tools: Excel, SAP"]);
    expect(separated(heading("Education"), runIn("Tools: Excel, SAP"))).toEqual(["Education", "Tools", "Excel, SAP"]);
  });

  test("one that comes again, however it is written, is a label of each job", () => {
    expect(separated(runIn("Skills: Excel"), line("Fitter"), runIn("SKILLS: SAP"))).toEqual(["Skills: Excel", "Fitter", "SKILLS: SAP"]);
    expect(separated(runIn("Skills: Excel"), line("Fitter"), runIn("Awards: 2019"))).toEqual([
      "Skills",
      "Excel",
      "Fitter",
      "Awards",
      "2019",
    ]);
  });
});

describe("under a heading of several lists a title opens its list in whatever style:", () => {
  test.each<[string, string, string[]]>([
    ["Additional information", "Skills: Excel", ["[Skills]", "Excel"]],
    ["Additional information", "Languages: English", ["[Languages]", "English"]],
    ["Additional information", "About me: patient and exact", ["[About me]", "patient and exact"]],
    ["Additional information", "Awards: none", ["Awards: none"]],
    ["Additional information", "Harbours: Dover", ["Harbours: Dover"]],
    ["Skills and interests", "Interests: chess", ["[Interests]", "chess"]],
    ["Skills", "Languages: English, fluent", ["[Languages]", "English, fluent"]],
    ["Skills", "Languages: English", ["Languages: English"]],
    ["Skills", "Interests: chess", ["Interests: chess"]],
    ["Skills", "About me: patient and exact", ["About me: patient and exact"]],
    ["Education", "Languages: English, fluent", ["Languages: English, fluent"]],
  ])("%p over %p", (title, text, expected) => {
    expect(separated(line(title), line(text))).toEqual([title, ...expected]);
    expect(separated(line(title), line(text, { bullet: true }))).toEqual([title, ...expected]);
  });

  test("before any heading there is none", () => {
    expect(separated(line("Languages: English, fluent"))).toEqual(["Languages: English, fluent"]);
  });
});

describe("a heading over two lines is one:", () => {
  const context = { language: "en", body: { size: 10, bold: false, italic: false, color: "#000000" }, recognized: new Set<number>() };
  const join = (above: string, below: string, looks: LineLooks = {}, aboveLooks: LineLooks = {}) =>
    joinWrappedHeadings([line(above, { bold: true, ...aboveLooks }), line(below, { bold: true, ...looks })], context).map(
      ({ text }) => text,
    );

  test("where its words are a title together only, or the first line ends in a conjunction or a sign", () => {
    expect(join("Professional", "Experience")).toEqual(["Professional Experience"]);
    expect(join("Education and", "Training")).toEqual(["Education and Training"]);
    expect(join("Education &", "Training")).toEqual(["Education & Training"]);
    expect(join("Education", "Training")).toEqual(["Education", "Training"]);
    expect(join("Harbour", "Lights")).toEqual(["Harbour", "Lights"]);
  });

  test.each<[string, LineLooks, LineLooks]>([
    ["in another flow", { flow: 1 }, {}],
    ["as an item of a list", { bullet: true }, {}],
    ["below an item of a list", {}, { bullet: true }],
    ["with white between", { gap: 1 }, {}],
    ["in another size", { size: 14 }, {}],
    ["in another weight", { bold: false, size: 14 }, { size: 14 }],
    ["set like the text", { bold: false }, { bold: false }],
  ])("not %s", (_, below, above) => {
    expect(join("Professional", "Experience", below, above)).toEqual(["Professional", "Experience"]);
  });

  test("nor beside another cell, nor in many words", () => {
    expect(join("Professional", "Experience\t2019")).toEqual(["Professional", "Experience\t2019"]);
    expect(join("Leeds\tProfessional", "Experience")).toEqual(["Leeds\tProfessional", "Experience"]);
    expect(join("My very own long professional", "experience")).toEqual(["My very own long professional", "experience"]);
  });

  test("it has the runs and the prints of both lines", () => {
    const [one] = joinWrappedHeadings([line("Professional", { bold: true }), line("Experience", { bold: true })], context) as [Line];
    expect([one.cells[0]?.text, one.cells[0]?.runs.length, one.physicalLines.length]).toEqual(["Professional Experience", 2, 2]);
  });
});
