import { beforeAll, describe, expect, test } from "bun:test";
import type { Resume } from "../../../contract/resume.ts";
import { loadTemplate } from "../../../templates/load-template.ts";
import { chooseWords, languageTag } from "../labels/labels.ts";
import type { SectionKey, Template } from "../template/template.ts";
import { buildView } from "./build-view.ts";
import { cleanText, cleanTexts } from "./clean.ts";
import { countryName, webText } from "./contacts.ts";
import { formatDate, formatRange } from "./dates.ts";
import { withAside, withoutLabel } from "./entries.ts";
import { sideBySide, table } from "./tables.ts";

let template: Template;
beforeAll(async () => {
  template = await loadTemplate("default");
});
const cv = (content: Partial<Resume>, language = "en"): Resume => ({
  basics: { name: "Ana Kos" },
  ...content,
  meta: { vitae: { language, pages: 1, ocr: false, parser: "test", warnings: [] } },
});
/** The block of one section in a layout. */
const block = (key: SectionKey, layout: string, content: Partial<Resume>) =>
  buildView(cv(content), { ...template, sections: [{ key, layout } as Template["sections"][number]] }).sections[0]
    ?.block as never as Record<string, never>;
const entries = (key: SectionKey, layout: string, content: Partial<Resume>) => block(key, layout, content)?.entries as unknown as object[];
const words = () => chooseWords(template, "en");

describe("a job", () => {
  const job = { name: "Acme", position: "Fitter", location: "Leeds", startDate: "2014", endDate: "2018" };
  test("has its position as title and its employer below", () => {
    expect(entries("work", "entries", { work: [job] })).toMatchObject([
      { title: { text: "Fitter" }, subtitle: { text: "Acme" }, place: "Leeds", date: "2014 – 2018" },
    ]);
  });
  test("without a position has its employer as title, and without that its client", () => {
    expect(entries("work", "entries", { work: [{ name: "Acme" }] })).toMatchObject([{ title: { text: "Acme" }, subtitle: undefined }]);
    expect(entries("work", "entries", { work: [{ client: "Ovalis" }] })).toMatchObject([{ title: { text: "Ovalis" }, details: [] }]);
    expect(entries("work", "entries", { work: [{ position: "Fitter", client: "Ovalis" }] })).toMatchObject([
      { subtitle: { text: "Ovalis" }, details: [] },
    ]);
  });
  test("names its client beside an employer, and in a mission always", () => {
    const labelled = [{ label: "Client", value: "Ovalis" }];
    expect(entries("work", "entries", { work: [{ ...job, client: "Ovalis" }] })).toMatchObject([{ details: labelled }]);
    expect(entries("work", "missions", { work: [{ position: "Fitter", client: "Ovalis" }] })).toMatchObject([
      { subtitle: undefined, details: labelled },
    ]);
    expect(entries("work", "missions", { work: [{ client: "Ovalis" }] })).toMatchObject([{ details: [] }]);
  });
  test("prints the address of its employer beside the name, which links to it", () => {
    expect(entries("work", "entries", { work: [{ ...job, url: "https://www.acme.example/" }] })).toMatchObject([
      { subtitle: { text: "Acme", link: "https://www.acme.example/" }, address: { text: "acme.example" } },
    ]);
    expect(entries("work", "entries", { work: [{ url: "acme.example" }] })).toMatchObject([
      { title: { text: "acme.example", link: "https://acme.example/" }, address: undefined },
    ]);
  });
  test("has its description before its summary, paragraph by paragraph", () => {
    expect(
      entries("work", "entries", { work: [{ ...job, description: "Pumps", summary: "one\n\ntwo", keywords: ["Rhino"] }] }),
    ).toMatchObject([{ paragraphs: ["Pumps", "one", "two"], environment: ["Rhino"] }]);
  });
});

describe("other entries:", () => {
  test("a project has its roles, its firm and its kind below its name", () => {
    const project = { name: "Weather", roles: ["Lead", "Fitter"], entity: "Acme", type: "research", description: "On a roof" };
    expect(entries("projects", "entries", { projects: [project] })).toMatchObject([
      { title: { text: "Weather" }, subtitle: { text: "Lead, Fitter · Acme · research" }, paragraphs: ["On a roof"] },
    ]);
    expect(entries("projects", "entries", { projects: [{ entity: "Acme" }] })).toMatchObject([
      { title: { text: "Acme" }, subtitle: undefined },
    ]);
  });
  test("a degree has its subject, its school below and its mark and courses beside", () => {
    const degree = { institution: "Leith", studyType: "BSc", area: "Economics", score: "1.3", courses: ["Tides", "Pumps"] };
    expect(entries("education", "entries", { education: [degree] })).toMatchObject([
      {
        title: { text: "BSc, Economics" },
        subtitle: { text: "Leith" },
        details: [
          { label: "Grade", value: "1.3" },
          { label: "Courses", value: "Tides, Pumps" },
        ],
      },
    ]);
    expect(entries("education", "entries", { education: [{ institution: "Leith" }] })).toMatchObject([
      { title: { text: "Leith" }, subtitle: undefined, details: [] },
    ]);
  });
  test("unpaid work without a position has its organisation as title", () => {
    const entry = (volunteer: object) => entries("volunteer", "entries", { volunteer: [volunteer] });
    expect(entry({ organization: "Teme", position: "Porter" })).toMatchObject([{ title: { text: "Porter" }, subtitle: { text: "Teme" } }]);
    expect(entry({ organization: "Teme" })).toMatchObject([{ title: { text: "Teme" }, subtitle: undefined }]);
  });
  test("interests have what they are about in brackets", () => {
    const interests = [{ name: "Baking", keywords: ["tarts", "bread"] }, { name: "Chess" }, { keywords: ["boats", "rafts"] }, {}];
    expect(block("interests", "inline", { interests })).toMatchObject({
      items: [{ text: "Baking (tarts, bread)" }, { text: "Chess" }, { text: "boats, rafts" }],
    });
  });
  test("certificates with what was learnt", () => {
    const certificates = [{ name: "First aid", issuer: "Red Cross", date: "2021", summary: "Adults\nChildren" }];
    expect(entries("certificates", "entries", { certificates })).toMatchObject([
      { title: { text: "First aid" }, subtitle: { text: "Red Cross" }, date: "2021", paragraphs: ["Adults", "Children"] },
    ]);
    expect(block("certificates", "table", { certificates })).toMatchObject({
      rows: [["2021", "First aid\nAdults\nChildren", "Red Cross"]],
    });
  });
  test("references and awards", () => {
    expect(entries("references", "entries", { references: [{ name: "Orla Penhale", reference: "Head\nof sales" }, {}] })).toMatchObject([
      { title: { text: "Orla Penhale" }, paragraphs: ["Head", "of sales"] },
    ]);
    expect(entries("awards", "entries", { awards: [{ title: "Cup", awarder: "Teme", date: "2014-05" }] })).toMatchObject([
      { title: { text: "Cup" }, subtitle: { text: "Teme" }, date: "May 2014" },
    ]);
  });
});

describe("tables:", () => {
  test("degrees with what tells about them below their names", () => {
    const education = [
      { institution: "Leith", location: "Leeds", studyType: "BSc", score: "1.3", summary: "Thesis", url: "leith.example", endDate: "2013" },
    ];
    expect(block("education", "table", { education })).toMatchObject({
      header: ["Period", "Degree", "Institution"],
      rows: [["2013", "BSc\nGrade: 1.3\nThesis", "Leith, Leeds\nleith.example"]],
    });
  });
  test("certificates, without the columns that none fills", () => {
    const certificates = [
      { name: "First aid", date: "2021" },
      { name: "Forklift", date: "2019" },
    ];
    expect(block("certificates", "table", { certificates })).toMatchObject({
      header: ["Period", "Certificate"],
      rows: [
        ["2021", "First aid"],
        ["2019", "Forklift"],
      ],
    });
  });
  test("skills, without the columns that none fills", () => {
    const skills = [
      { name: "Excel", level: "good" },
      { name: "SAP", level: "basic" },
    ];
    expect(block("skills", "table", { skills })).toMatchObject({
      header: ["Skill", "Level"],
      rows: [
        ["Excel", "good"],
        ["SAP", "basic"],
      ],
    });
  });
  test("languages, if one has a level", () => {
    expect(block("languages", "table", { languages: [{ language: "English", fluency: "native" }, { language: "Dutch" }] })).toMatchObject({
      rows: [
        ["English", "native"],
        ["Dutch", ""],
      ],
    });
    expect(block("languages", "table", { languages: [{ language: "English" }] })).toMatchObject({
      kind: "inline",
      items: [{ text: "English" }],
    });
    expect(block("languages", "inline", { languages: [{ language: "English", fluency: "native" }, {}] })).toMatchObject({
      items: [{ text: "English (native)" }],
    });
  });
  test("details of the agency in their usual order, others behind, under words for their keys", () => {
    const x = { boatLicence: "yes", remote: "yes", nationality: "British", empty: "", count: 3 } as never;
    expect(block("facts", "table", { x })).toMatchObject({
      rows: [
        ["Nationality", "British"],
        ["Remote work", "yes"],
        ["Boat licence", "yes"],
      ],
    });
    expect(block("facts", "groups", { x })).toMatchObject({ groups: [{ name: "Nationality", items: ["British"] }, {}, {}] });
  });
  test("lose the columns and rows that hold nothing", () => {
    expect(
      table(
        ["a", "b", "c"],
        [1, 2, 3],
        [
          ["x", "", "y"],
          ["", "", ""],
          ["z", "", ""],
        ],
      ),
    ).toMatchObject({
      header: ["a", "c"],
      widths: [1, 3],
      rows: [
        ["x", "y"],
        ["z", ""],
      ],
    });
  });
  test("long ones of two short columns stand side by side", () => {
    const grid = (rows: string[][], widths = [1, 2]) => sideBySide({ kind: "table", header: [], rows, widths, rowHeaderColumns: [0] });
    const rows = ["a", "b", "c", "d", "e"].map((letter) => [letter, letter.toUpperCase()]);
    expect(grid(rows).rows).toEqual([
      ["a", "A", "d", "D"],
      ["b", "B", "e", "E"],
      ["c", "C", "", ""],
    ]);
    expect(grid(rows.slice(0, 3)).rows).toHaveLength(3);
    expect(
      grid(
        rows.map((row) => [...row, "x"]),
        [1, 2, 3],
      ).rows,
    ).toHaveLength(5);
    expect(grid([["a", "x".repeat(60)], ...rows.slice(1)]).rows).toHaveLength(5);
    expect(grid([["a", "x\ny"], ...rows.slice(1)]).rows).toHaveLength(5);
  });
});

describe("skills", () => {
  test("in one line each have their level and their list", () => {
    const skills = [{ name: "Excel", level: "good", keywords: ["pivot", "charts"] }, { name: "SAP" }];
    expect(block("skills", "inline", { skills })).toMatchObject({ items: [{ text: "Excel (good): pivot, charts" }, { text: "SAP" }] });
  });
  test("that are names alone are one list, whatever the layout", () => {
    expect(block("skills", "groups", { skills: [{ name: "Excel" }, { name: "SAP" }, {}] })).toMatchObject({
      kind: "inline",
      items: [{ text: "Excel" }, { text: "SAP" }],
    });
  });
});

describe("left-over text", () => {
  test("has the title that the CV gave it, or is a title alone", () => {
    const sections = buildView(
      cv({ additional: [{ title: "Boats", items: ["one\ntwo"] }, { items: ["three"] }, { title: "Four", items: [] }, { items: [] }] }),
      {
        ...template,
        sections: [{ key: "additional", layout: "list" } as Template["sections"][number]],
      },
    ).sections;
    const usual = sections[1]?.title as string;
    expect(sections.map(({ title, block: own }) => [title, (own as { items?: string[] }).items])).toEqual([
      ["Boats", ["one", "two"]],
      [usual, ["three"]],
      [usual, ["Four"]],
    ]);
  });
});

describe("dates:", () => {
  test.each<[string | undefined, string | undefined, "short" | "long" | "numeric" | "year", string | undefined]>([
    ["2014", "2018", "short", "2014 – 2018"],
    ["2014-05", "2018-06", "long", "May 2014 – June 2018"],
    ["2014-05-03", "2018-06", "numeric", "05/2014 – 06/2018"],
    ["2014-05", "2014-09", "year", "2014"],
    ["2014", undefined, "short", "2014 – present"],
    [undefined, "2018", "short", "2018"],
    [undefined, undefined, "short", undefined],
    ["in spring", "2018", "short", "in spring – 2018"],
    ["2014-13", "2018-00", "short", "2014-13 – 2018-00"],
    ["0987", "1012", "year", "0987 – 1012"],
  ])("from %p to %p in style %p: %p", (startDate, endDate, style, expected) => {
    expect(formatRange({ startDate, endDate }, style, words())).toBe(expected);
  });
  test.each<[string | undefined, "short" | "long" | "numeric" | "year", string | undefined]>([
    ["2014-05-03", "long", "May 3, 2014"],
    ["2014-05-03", "numeric", "05/3/2014"],
    ["2014-05-03", "year", "2014"],
    ["2014-05", "long", "May 2014"],
    ["2014-05-32", "long", "2014-05-32"],
    ["some day", "long", "some day"],
    [undefined, "long", undefined],
  ])("%p in style %p: %p", (date, style, expected) => {
    expect(formatDate(date, style, words())).toBe(expected);
  });
  test("a Slavic year has no word behind it", () => {
    expect(formatRange({ startDate: "2019-04", endDate: "2020-05" }, "short", chooseWords(template, "bg"))).not.toMatch(/г/);
  });
});

describe("contact data:", () => {
  const contacts = (basics: Resume["basics"]) => buildView(cv({ basics }), template).header.contacts;
  test("the address says each thing once", () => {
    expect(
      contacts({ location: { address: "2 Mill Lane\nLeeds", postalCode: "LS1", city: "Leeds", region: "Leeds", countryCode: "GB" } }),
    ).toEqual([{ text: "2 Mill Lane, Leeds, LS1 Leeds, United Kingdom" }]);
    expect(contacts({ location: { countryCode: "Wales" } })).toEqual([{ text: "Wales" }]);
    expect(contacts({ location: {} })).toEqual([]);
  });
  test("a telephone number links to its digits, if it has enough", () => {
    expect(contacts({ phone: "+44 117 (496) 0142" })).toEqual([{ text: "+44 117 (496) 0142", link: "tel:+441174960142" }]);
    expect(contacts({ phone: "12" })).toEqual([{ text: "12", link: undefined }]);
  });
  test("a profile says its network and its user unless its address does", () => {
    const profile = (one: object) => contacts({ profiles: [one] })[0]?.text;
    expect(profile({ network: "GitHub", username: "ana", url: "https://github.com/ana" })).toBe("github.com/ana");
    expect(profile({ network: "GitHub", username: "kos", url: "https://code.example/ana" })).toBe("GitHub: kos (code.example/ana)");
    expect(profile({ network: "Skype", username: "ana" })).toBe("Skype: ana");
    expect(profile({ username: "ana" })).toBe("ana");
    expect(profile({})).toBeUndefined();
  });
  test.each<[string, string, string | undefined]>([
    ["https://www.acme.example/", "acme.example", "https://www.acme.example/"],
    ["acme.example/about", "acme.example/about", "https://acme.example/about"],
    ["mailto:ana@acme.example", "ana@acme.example", "mailto:ana@acme.example"],
    ["file:///etc/passwd", "file:///etc/passwd", undefined],
    ["https://acme example", "acme example", undefined],
  ])("%p is printed %p", (url, text, link) => {
    expect(webText(url)).toEqual({ text, link });
  });
  test("a country is named in the language of the document", () => {
    expect([countryName("de", "en"), countryName("DE", "fr"), countryName("Bavaria", "en"), countryName(undefined, "en")]).toEqual([
      "Germany",
      "Allemagne",
      "Bavaria",
      undefined,
    ]);
  });
});

describe("words:", () => {
  test.each<[string, string, string]>([
    ["Note", "Note 1,8", "1,8"],
    ["Note", "note: gut", "gut"],
    ["Remote", "Remote – yes", "yes"],
    ["Remote", "Remote or Berlin", "Remote or Berlin"],
    ["Remote", "Remotely", "Remotely"],
    ["Remote", "yes", "yes"],
    ["Remote", "Remote", "Remote"],
  ])("under the label %p the value %p is %p", (label, value, expected) => {
    expect(withoutLabel(label, value)).toBe(expected);
  });
  test("what stands aside is in brackets", () => {
    expect([withAside("a", "b"), withAside("a", undefined), withAside(undefined, "b"), withAside(undefined, undefined)]).toEqual([
      "a (b)",
      "a",
      "b",
      "",
    ]);
  });
  test("a template's own words come before the built-in ones, those of the language before those of all", () => {
    const word = (labels: Template["labels"], language = "en") => chooseWords({ labels, labelLanguage: "cv" }, language).word("work");
    expect(word({ en: { work: "Career" }, "*": { work: "Jobs" } })).toBe("Career");
    expect(word({ "*": { work: "Jobs" } })).toBe("Jobs");
    expect(word({}, "de")).toBe("Berufserfahrung");
    expect(chooseWords({ labels: { eo: { work: "Laboro" } }, labelLanguage: "cv" }, "eo").language).toBe("eo");
    expect(chooseWords({ labels: {}, labelLanguage: "cv" }, "eo").language).toBe("en");
    expect(chooseWords({ labels: {}, labelLanguage: "fr" }, "de").language).toBe("fr");
    expect(chooseWords({ labels: {}, labelLanguage: "cv" }, "pt-BR").language).toBe("pt");
    expect(chooseWords({ labels: {}, labelLanguage: "cv" }, "no").language).toBe("nb");
  });
  test("the proofing of a document names a region", () => {
    expect(["en", "pt-BR", "de", "not a language"].map(languageTag)).toEqual(["en-US", "pt-BR", "de-DE", "en-GB"]);
  });
});

describe("text is cleaned", () => {
  test("of signs that no document may hold, with one space between words and no space around lines", () => {
    expect(cleanText("  a\u0000b \t\u00a0 c \r\n d\u2028e\u202e ")).toBe("ab c\nd\ne");
  });
  test("and what is left without any is left out", () => {
    expect(cleanTexts({ a: "", b: ["", "x", null], c: { d: " y " }, e: 3 } as unknown)).toEqual({
      a: undefined,
      b: ["x"],
      c: { d: "y" },
      e: 3,
    });
  });
});

describe("the head and the running lines of a document:", () => {
  const view = (basics: Resume["basics"], own: Partial<Template> = {}) => buildView(cv({ basics }), { ...template, ...own });
  test("the title is the name, else the headline, else the word for CV", () => {
    expect(view({ name: "Ana Kos", label: "Fitter" })).toMatchObject({
      title: "Ana Kos – Fitter",
      header: { name: "Ana Kos", label: "Fitter" },
    });
    expect(view({ label: "Fitter" })).toMatchObject({ title: "Fitter", header: { name: "Fitter", label: undefined } });
    const none = view({});
    expect(none.title).toBe(none.words.cv);
    expect(none.header.name).toBe(none.words.cv);
  });
  test("a running line names the candidate, cut where it is long, without signs left at its ends", () => {
    const running = (text: string, basics: Resume["basics"]) =>
      view(basics, { header: { ...template.header, text } as never }).running.header;
    expect(running("CV · {name} · {label}", { name: "Ana Kos", label: "Fitter" })).toBe("CV · Ana Kos · Fitter");
    expect(running("{name} · {label}", { name: "Ana Kos" })).toBe("Ana Kos");
    expect(running("{name}", {})).toBeUndefined();
    expect(running("{label}", { name: "A", label: `Fitter ${"of pumps and gates ".repeat(9)}` })?.length).toBeLessThan(75);
    expect(running("{label}", { name: "A", label: "Fitter\nof pumps" })).toBe("Fitter of pumps");
  });
});
