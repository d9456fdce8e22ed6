import { describe, expect, test } from "bun:test";
import { fields, object } from "../../options/json-fields.ts";
import { parseTemplate } from "./parse-template.ts";

const noFiles = async (name: string): Promise<Uint8Array> => {
  throw new Error(`no file ${name}`);
};
const plain = { key: "acme", name: "Acme" };
const read = (more: object = {}, files = noFiles) => parseTemplate({ ...plain, ...more }, files);
/** What is said of a wrong template; "" for one that is right. */
const problemOf = (more: object, files = noFiles) =>
  read(more, files).then(
    () => "",
    (error: Error) => error.message.replace("template.json: ", ""),
  );

describe("a field of a template", () => {
  const from = fields({ text: "x", empty: " ", none: null, yes: true, no: false, three: 3, list: ["a"], one: "a" }, "place");
  test("is a text, a flag, a number, one of some words or a list of them, or has its default", () => {
    expect([from.text("text"), from.text("none", "default"), from.optionalText("none"), from.optionalText("gone")]).toEqual([
      "x",
      "default",
      undefined,
      undefined,
    ]);
    expect([from.flag("yes", false), from.flag("no", true), from.flag("gone", true)]).toEqual([true, false, true]);
    expect([from.number("three", { min: 3, max: 3, otherwise: 1 }), from.number("gone", { min: 0, max: 9, otherwise: 5 })]).toEqual([3, 5]);
    expect([from.oneOf("one", ["a", "b"]), from.oneOf("gone", ["a", "b"], "b")]).toEqual(["a", "b"]);
    expect([from.listOf("list", ["a", "b"], ["b"]), from.listOf("gone", ["a", "b"], ["b"])]).toEqual([["a"], ["b"]]);
  });
  test.each<[string, () => unknown, string]>([
    ["an empty text", () => from.text("empty"), '"place.empty" must be a text'],
    ["a text that is missing", () => from.text("gone"), '"place.gone" is missing'],
    ["a number for a text", () => from.text("three"), '"place.three" must be a text'],
    ["a text for a flag", () => from.flag("text", true), '"place.text" must be true or false'],
    ["a number that is too small", () => from.number("three", { min: 4, max: 9, otherwise: 5 }), "from 4 to 9"],
    ["a number that is too large", () => from.number("three", { min: 0, max: 2, otherwise: 1 }), "from 0 to 2"],
    ["a text for a number", () => from.number("text", { min: 0, max: 2, otherwise: 1 }), "from 0 to 2"],
    ["another word", () => from.oneOf("text", ["a"]), "must be one of a"],
    ["a word that is missing", () => from.oneOf("gone", ["a", "b"]), "is missing; it is one of a, b"],
    ["a list of other words", () => from.listOf("list", ["b"], ["b"]), "must be a list of b"],
    ["a word for a list", () => from.listOf("one", ["a"], ["a"]), "must be a list of a"],
    ["a field that is not known", () => from.refuseUnknown(["text"]), '"place.empty" is not known here'],
    ["a list for an object", () => object([], "colors"), '"colors" must be an object'],
    ["nothing for an object", () => object(null, "colors"), '"colors" must be an object'],
    ["a text for an object", () => object("x", "colors"), '"colors" must be an object'],
  ])("is refused: %s", (_, make, problem) => {
    expect(make).toThrow(problem);
  });
});

describe("a template", () => {
  test("without anything has the sections, colours, fonts and page of the house", async () => {
    const { kind, outputs, labels, header, footer, page, design, fonts, photo, blind, custom, logo } = await read();
    expect({ kind, outputs, labels, photo, blind, custom, logo }).toEqual({
      kind: "document",
      outputs: ["docx", "pdf"],
      labels: {},
      photo: true,
      blind: undefined,
      custom: undefined,
      logo: undefined,
    });
    expect([header, footer.text, page.size, design.header, fonts.heading]).toEqual([
      { logo: "right", text: undefined },
      undefined,
      "a4",
      "plain",
      fonts.body,
    ]);
  });

  test("may say each of them", async () => {
    const template = await read({
      sections: ["work", { key: "skills", layout: "table", label: { en: "Tools" } }],
      colors: { primary: "#ABCDEF" },
      fonts: { heading: "Inter", size: 12, office: { body: "Calibri" } },
      labels: { en: { work: "Career" } },
      labelLanguage: "fr",
      page: { size: "letter", limit: 2, margins: { top: 30 } },
      design: { header: "band", air: 1.5 },
      header: { logo: "left", text: "CV" },
      footer: { text: { en: "Page", fr: "Feuille" } },
      confidentiality: "",
      blind: true,
      photo: false,
    });
    expect(template.sections).toEqual([
      { key: "work", layout: "entries", label: undefined },
      { key: "skills", layout: "table", label: { en: "Tools" } },
    ]);
    expect([template.colors.primary, template.fonts.size, template.fonts.office?.body, template.labels.en?.work]).toEqual([
      "#abcdef",
      12,
      "Calibri",
      "Career",
    ]);
    expect([template.page.limit, (await read()).page.limit]).toEqual([2, undefined]);
    expect([template.page.size, template.page.margins.top, template.page.margins.left, template.design.air]).toEqual([
      "letter",
      30,
      20,
      1.5,
    ]);
    expect([template.header, template.footer.text, template.confidentiality, template.photo]).toEqual([
      { logo: "left", text: "CV" },
      { en: "Page", fr: "Feuille" },
      undefined,
      false,
    ]);
    expect(template.blind?.name).toBe("initials");
  });

  test.each<[string, object, string]>([
    ["no sections", { sections: [] }, '"sections" must be a list of at least one section.'],
    ["sections that are none", { sections: "work" }, '"sections" must be a list of at least one section.'],
    ["a section twice", { sections: ["work", "skills", "work"] }, '"sections" names work twice.'],
    [
      "an unknown part of a section",
      { sections: [{ key: "work", width: 3 }] },
      '"sections[0].width" is not known here; known are key, layout, label.',
    ],
    ["a language without words", { labelLanguage: "xx" }, '"labelLanguage" must be cv or one of'],
    ["a wording that is a list", { confidentiality: ["x"] }, '"confidentiality" must be a text, or one text per language.'],
    ["a wording that is a number", { footer: { text: 3 } }, '"footer.text" must be a text, or one text per language.'],
    ["a page limit of no page", { page: { limit: 0 } }, '"page.limit" must be a number from 1 to 10.'],
    ["an unknown colour", { colors: { sky: "#000000" } }, '"colors.sky" is not known here'],
    ["an unknown font", { fonts: { title: "Inter" } }, '"fonts.title" is not known here'],
    ["an unknown font of Office", { fonts: { office: { title: "Arial" } } }, '"fonts.office.title" is not known here'],
    ["an unknown part of the logo", { logo: { png: "a.png", width: 3 } }, '"logo.width" is not known here'],
    ["an unknown part of the header", { header: { size: 3 } }, '"header.size" is not known here'],
    ["an unknown part of the footer", { footer: { size: 3 } }, '"footer.size" is not known here'],
    ["an unknown part of the page", { page: { height: 3 } }, '"page.height" is not known here'],
    ["an unknown part of the design", { design: { sky: 3 } }, '"design.sky" is not known here'],
    ["a margin that is too wide", { page: { margins: { top: 90 } } }, '"page.margins.top" must be a number from 8 to 60.'],
    ["a file in another folder", { file: "/etc/passwd" }, '"file" must be a file of the template\'s own folder.'],
    ["a file of another drive", { file: "c:x.docx" }, '"file" must be a file of the template\'s own folder.'],
    ["an unknown profile", { blind: "nobody" }, '"blind" must be true, false, an object, or one of'],
    ["an unknown part of a profile", { blind: { items: [] } }, '"blind.items" is not known here'],
  ])("is refused for %s", async (_, more, problem) => {
    expect(await problemOf(more)).toStartWith(problem);
  });

  test("has a logo of the height that it says, as wide as the picture is", async () => {
    const png = Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAAEElEQVR4nGP4z8DwH4QZYAwAR8oH+Rq28akAAAAASUVORK5CYII=",
      "base64",
    );
    const logo = async (more: object) =>
      (await read({ logo: { png: "a.png", ...more } }, async (name) => (name === "a.svg" ? Buffer.from("<svg/>") : png))).logo;
    expect(await logo({})).toMatchObject({ height: 10, width: 20, alt: "Logo", svg: undefined });
    expect(await logo({ height: 5, alt: "Acme", svg: "a.svg" })).toMatchObject({ height: 5, width: 10, alt: "Acme", svg: "<svg/>" });
  });
});
