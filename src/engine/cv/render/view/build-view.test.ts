import { beforeAll, expect, test } from "bun:test";
import { LABEL_LANGUAGES as OFFERED_LANGUAGES } from "../../../contract/limits.ts";
import type { Resume } from "../../../contract/resume.ts";
import { loadTemplate } from "../../../templates/load-template.ts";
import { HEADING_WORDS } from "../../parse/lexicon/headings/heading-words.ts";
import { HEADING_WORDS_EUROPE } from "../../parse/lexicon/headings/heading-words-europe.ts";
import { HEADING_WORDS_WORLD } from "../../parse/lexicon/headings/heading-words-world.ts";
import { LABEL_KEYS, LABEL_LANGUAGES, LABELS } from "../labels/lexicon.ts";
import { type DateStyle, type SectionRule, sectionsOnPaper, type Template } from "../template/template.ts";
import { buildView } from "./build-view.ts";

let template: Template;
beforeAll(async () => {
  template = await loadTemplate("default");
});

const cv = (language: string, content: Partial<Resume> = {}): Resume => ({
  basics: { name: "Ana Kos" },
  ...content,
  meta: { vitae: { language, pages: 1, ocr: false, parser: "test", warnings: [] } },
});
const since = (startDate?: string, endDate?: string) => [{ name: "Firm", position: "Engineer", startDate, endDate }];
const dateIn = (language: string, dates: DateStyle, startDate?: string, endDate?: string) => {
  const [section] = buildView(cv(language, { work: since(startDate, endDate) }), { ...template, dates }).sections;
  return section?.block.kind === "entries" ? section.block.entries[0]?.date : undefined;
};

test("the pages offer exactly the languages that there are labels in", () => {
  expect([...OFFERED_LANGUAGES].toSorted()).toEqual(LABEL_LANGUAGES.toSorted());
});

test("every label language has every label", () => {
  for (const language of LABEL_LANGUAGES) {
    const words = LABELS[language] as Record<string, string>;
    expect({ language, keys: Object.keys(words) }).toEqual({ language, keys: LABEL_KEYS });
    expect(Object.values(words).every(Boolean)).toBe(true);
  }
});

test("labels and dates speak the CV's language", () => {
  expect(dateIn("de", "long", "2019-03")).toBe("März 2019 – heute");
  expect(dateIn("fr", "long", "2019-03", "2020-01")).toBe("mars 2019 – janvier 2020");
  expect(dateIn("el", "short", "2019-03")).toBe("Μαρ 2019 – σήμερα");
  expect(dateIn("ru", "short", "2019-03", "2020-05")).toBe("март 2019 – май 2020");
  expect(buildView(cv("sv", { work: since("2019") }), template).sections[0]?.title).toBe("Arbetslivserfarenhet");
  expect(buildView(cv("nn", { work: since("2019") }), template).sections[0]?.title).toBe("Arbeidserfaring");
});

test("values that stand together have the comma of the CV's script between them, whatever language the labels are in", () => {
  const place = { basics: { name: "Ana Kos", location: { city: "A", region: "B" } }, education: [{ studyType: "C", area: "D" }] };
  const joined = (language: string, labelLanguage: string) => {
    const { header, sections, words } = buildView(cv(language, place), { ...template, labelLanguage });
    const block = sections[0]?.block;
    return [header.contacts[0]?.text, block?.kind === "entries" && block.entries[0]?.title?.text, words.comma];
  };
  for (const language of ["ar", "fa", "ur"]) expect(joined(language, "en")).toEqual(["A، B", "C، D", "، "]);
  for (const language of ["en", "he", "el"]) expect(joined(language, "ar")).toEqual(["A, B", "C, D", ", "]);
});

test("every language whose headings are read has words of its own", () => {
  const read = Object.keys({ ...HEADING_WORDS, ...HEADING_WORDS_EUROPE, ...HEADING_WORDS_WORLD });
  expect(read.filter((language) => !LABEL_LANGUAGES.includes(language))).toEqual([]);
  expect(dateIn("vi", "numeric", "2019-03")).toBe("03/2019 – nay");
});

test("a language without labels gets English words and English months", () => {
  expect(dateIn("sw", "long", "2019-03")).toBe("March 2019 – present");
});

test("a template may fix the language of its labels", () => {
  const view = buildView(cv("de", { work: since("2019-03") }), { ...template, labelLanguage: "fr" });
  expect(view.sections[0]?.title).toBe("Expérience professionnelle");
  expect(view.contentLanguage).toBe("de");
});

test("dates keep the precision that the CV gives", () => {
  expect(dateIn("en", "short", "2019", "2020-04")).toBe("2019 – Apr 2020");
  expect(dateIn("en", "numeric", "2019-04-30", "2020-04")).toBe("04/2019 – 04/2020");
  expect(dateIn("en", "year", "2019-04", "2019-09")).toBe("2019");
  expect(dateIn("en", "short", undefined, "2015")).toBe("2015");
  expect(dateIn("en", "short", "spring 2019", "2020")).toBe("spring 2019 – 2020");
  expect(dateIn("en", "short")).toBeUndefined();
});

test("sections without content do not appear", () => {
  expect(buildView(cv("en", { work: [], skills: [{}], awards: [{}], additional: [] }), template).sections).toEqual([]);
});

test("sections stand in the template's order under its own words", () => {
  const own: Template = {
    ...template,
    sections: [
      { key: "skills", layout: "groups", label: { en: "Toolbox" } },
      { key: "work", layout: "entries" },
    ],
    labels: { en: { work: "Career" } },
  };
  const resume = cv("en", { work: since("2019"), skills: [{ name: "Go" }] });

  expect(buildView(resume, own).sections.map(({ title }) => title)).toEqual(["Toolbox", "Career"]);
});

test("a value that the CV prints with its label is labelled once", () => {
  const { sections } = buildView(
    cv("de", {
      education: [{ studyType: "Ausbildung", score: "Note 1,8" }],
      x: { drivingLicence: "Führerschein: B", nationality: "deutsch", availability: "Verfügbarkeit nach Absprache" },
    }),
    {
      ...template,
      sections: [
        { key: "facts", layout: "table" },
        { key: "education", layout: "entries" },
      ],
    },
  );
  const [facts, education] = sections.map(({ block }) => block);

  expect(facts).toMatchObject({
    rows: [
      ["Staatsangehörigkeit", "deutsch"],
      ["Verfügbarkeit", "Verfügbarkeit nach Absprache"],
      ["Führerschein", "B"],
    ],
  });
  expect(education).toMatchObject({ entries: [{ details: [{ label: "Note", value: "1,8" }] }] });
});

test("a table of skills is for skills that have something to say; where most are only names they are a list", () => {
  const matrix: Template = { ...template, sections: [{ key: "skills", layout: "table" }] };
  const kindOf = (...names: string[]) =>
    buildView(cv("en", { skills: [{ name: "Finance", keywords: ["IFRS", "M&A"] }, ...names.map((name) => ({ name }))] }), matrix)
      .sections[0]?.block;

  expect(kindOf("Treasury")).toMatchObject({ kind: "table" });
  expect(kindOf("Treasury", "Governance")).toEqual({
    kind: "groups",
    groups: [{ name: "Finance", level: undefined, items: ["IFRS", "M&A"] }, { items: ["Treasury", "Governance"] }],
  });
});

test("what no section took comes last under the CV's own titles", () => {
  const view = buildView(
    cv("en", { work: since("2019"), additional: [{ title: "Clearance", items: ["Secret", "Line one\nline two"] }] }),
    template,
  );

  expect(view.sections.at(-1)).toEqual({
    key: "additional",
    title: "Clearance",
    block: { kind: "list", items: ["Secret", "Line one", "line two"] },
  });
});

test("characters that no document may hold are gone, the text around them stays", () => {
  const view = buildView(cv("en", { basics: { name: "A\u0000na\u202e \ud800Kos", summary: "one\u2028two" } }), template);

  expect(view.header.name).toBe("Ana Kos");
  expect(view.sections[0]?.block).toMatchObject({ paragraphs: ["one", "two"] });
});

test("a javascript address is text and no link", () => {
  const { contacts } = buildView(cv("en", { basics: { url: "javascript:alert(1)", email: "a@example.com" } }), template).header;

  expect(contacts).toEqual([
    { text: "a@example.com", link: "mailto:a@example.com" },
    { text: "javascript:alert(1)", link: undefined },
  ]);
});

test("Arabic, Hebrew and Persian run from right to left", () => {
  expect(["ar", "he", "fa", "en", "el"].filter((language) => buildView(cv(language), template).rtl)).toEqual(["ar", "he", "fa"]);
});

test("a photo is taken when it is a picture, and only then", () => {
  const pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
  const photoOf = (image: string) => buildView(cv("en", { basics: { image } }), template).header.photo;

  expect(photoOf(`data:image/png;base64,${pixel}`)).toMatchObject({ type: "png", width: 1, height: 1 });
  expect(photoOf("data:image/jpeg;base64,AAAA")).toBeUndefined();
  expect(photoOf("https://example.com/me.jpg")).toBeUndefined();
});

test("what an enhanced run puts in front stands behind profile and key facts, and where the template lists it if it does", () => {
  const order = (...keys: SectionRule["key"][]) =>
    sectionsOnPaper({ sections: keys.map((key) => ({ key }) as SectionRule) }).map(({ key }) => key);
  expect(order("profile", "facts", "work", "skills")).toEqual(["profile", "facts", "relevant", "work", "skills"]);
  expect(order("work", "profile")).toEqual(["relevant", "work", "profile"]);
  expect(order("facts", "profile")).toEqual(["facts", "profile", "relevant"]);
  expect(order("profile", "work", "relevant")).toEqual(["profile", "work", "relevant"]);
});

test("skills without keywords stand together, one with a level by itself", () => {
  const skills = [{ name: "Welding" }, { name: "Sailing", level: "Expert" }, { name: "Baking" }];
  const [section] = buildView(cv("en", { skills }), template).sections;
  const text = JSON.stringify(section?.block);
  expect(text).toContain("Expert");
  expect(text).toContain('["Welding","Baking"]');
});
