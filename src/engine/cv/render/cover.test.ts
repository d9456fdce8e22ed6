import { beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { strFromU8, unzipSync } from "fflate";
import type { Cover } from "../../contract/resume-fields.ts";
import { readAsset } from "../../setup/assets.ts";
import { listTemplates, loadTemplate } from "../../templates/load-template.ts";
import { convertDocument } from "../convert-document.ts";
import { blindProfile } from "../options/blind-profile.ts";
import { writeDocx } from "./docx/write-docx.ts";
import { readPdfText } from "./pdf/pdf-text.ts";
import { paginateSlides, type SlideArea } from "./pptx/paginate.ts";
import { frameLetters } from "./pptx/text-lines.ts";
import { readBack } from "./read-back/read-back.ts";
import { renderResume } from "./render.ts";
import { sectionsOnPaper, type Template } from "./template/template.ts";
import { buildView } from "./view/build-view.ts";
import type { Content } from "./view/shapes.ts";

setDefaultTimeout(120_000);
const tools = { readAsset, maxPages: 10 } as Parameters<typeof convertDocument>[2];
const COVER: Cover = {
  consultant: "Mira Castellan",
  contact: "mira@halden-search.example",
  client: "Ovalis Shipping",
  reference: "HS-2041",
  rate: "650 € a day",
  availability: "from 1 March",
  remarks: "Interviewed on 12 November.\nStarts with a handover.",
};
const cv = (content: Partial<Content> = {}, language = "en"): Content => ({
  basics: { name: "Ana Kos", summary: "Mends the pumps of the harbour and keeps its books." },
  work: [{ name: "Acme", position: "Fitter", startDate: "2014" }],
  ...content,
  meta: { vitae: { language, pages: 1, ocr: false, parser: "test", warnings: [] } },
});
const WITH_A_PLACE = ["client_profile", "default", "default_ppt", "europass", "executive", "sidebar", "tech_matrix", "viseo_template_v2"];

let styles: Template[];
const style = (key: string) => styles.find((one) => one.key === key) as Template;
beforeAll(async () => {
  styles = await Promise.all((await listTemplates()).map(({ key }) => loadTemplate(key)));
});

describe("the agency's own words", () => {
  test("stand before the candidate's own content, with their labels in the language of the CV", () => {
    const [first, second] = buildView(cv({ cover: COVER }), style("default")).sections;
    expect([first?.title, second?.title]).toEqual(["Prepared by the agency", "Profile"]);
    expect(first?.block).toMatchObject({
      kind: "frame",
      rows: [
        { label: "Consultant", paragraphs: ["Mira Castellan"] },
        { label: "Contact" },
        { label: "Client" },
        { label: "Job reference", paragraphs: ["HS-2041"] },
        { label: "Rate" },
        { label: "Availability" },
        { label: "Remarks", paragraphs: ["Interviewed on 12 November.", "Starts with a handover."] },
      ],
    });
    expect(buildView(cv({ cover: { rate: "650 €" } }, "fr"), style("default")).sections[0]).toMatchObject({
      title: "Préparé par l'agence",
      block: { rows: [{ label: "Tarif", paragraphs: ["650 €"] }] },
    });
  });

  test("take no place where the agency has said nothing", () => {
    const keys = (cover?: Cover) => buildView(cv({ cover }), style("default")).sections.map(({ key }) => key);
    expect(keys()).toEqual(["profile", "work"]);
    expect(keys({})).toEqual(["profile", "work"]);
    expect(keys({ rate: " ", remarks: "" })).toEqual(["profile", "work"]);
  });

  test.each(["docx", "pdf", "pptx"] as const)(
    "are in the %s of each style with a place for them, and nothing else is new there",
    async (type) => {
      for (const key of WITH_A_PLACE) {
        const { bytes, messages } = await renderResume(cv({ cover: COVER }), style(key), type, tools);
        expect({ key, messages }).toEqual({ key, messages: [] });
        const text = type === "pdf" ? await readPdfText(bytes, readAsset) : officeText(bytes);
        expect(text.indexOf("Castellan")).toBeGreaterThan(0);
        expect(text.indexOf("Castellan")).toBeLessThan(text.indexOf("Mends"));
        expect(text).toContain("Prepared by the agency");
      }
    },
  );

  test("that a style has no place for are named", async () => {
    const other = styles.filter(({ key }) => !WITH_A_PLACE.includes(key));
    expect(other.length).toBeGreaterThan(0);
    for (const one of other) {
      const { messages } = await renderResume(cv({ cover: COVER }), one, "docx", tools);
      expect(messages.map(({ text }) => text)).toEqual([`The template ${one.name} does not show: Prepared by the agency.`]);
    }
  });

  test("leave a document without them as it is, styles included", async () => {
    const { sections, ...rest } = style("default");
    const without = { ...rest, sections: sections.filter(({ key }) => key !== "cover") };
    for (const type of ["docx", "pdf", "pptx"] as const) {
      const [first, second] = await Promise.all([style("default"), without].map((one) => renderResume(cv(), one, type, tools)));
      expect(Bun.hash(first?.bytes as Uint8Array)).toBe(Bun.hash(second?.bytes as Uint8Array));
    }
    const { bytes } = await writeDocx(buildView(cv(), style("default")), style("default"), { readAsset });
    expect(strFromU8(unzipSync(bytes)["word/styles.xml"] as Uint8Array)).not.toContain("Agency");
  });

  test("come before what a job asks for", () => {
    expect(
      sectionsOnPaper(style("default"))
        .map(({ key }) => key)
        .slice(0, 4),
    ).toEqual(["cover", "profile", "facts", "relevant"]);
  });
});

describe("a finished document", () => {
  test("that lacks a word of the agency, or has another, is named", async () => {
    const { bytes } = await renderResume(cv({ cover: { rate: "gold" } }), style("default"), "docx", tools);
    const messages = await readBack(cv({ cover: { rate: "silver" } }), style("default"), "docx", bytes, tools);
    expect(messages.map(({ text }) => text)).toEqual([
      "Words of this CV were not found in the DOCX: silver. Please check it.",
      "The DOCX has words that neither the CV nor the template has: gold. Please check it.",
    ]);
  });

  test("that shows the agency's words alone shows nothing of the CV", async () => {
    const alone = buildView({ ...cv({ cover: COVER, work: [] }), basics: {} }, style("default"));
    const { bytes } = await writeDocx(alone, style("default"), { readAsset });
    expect(readBack(cv({ cover: COVER }), style("default"), "docx", bytes, tools)).rejects.toThrow("shows nothing of the CV");
  });

  test("that is blind and names the candidate in the agency's words is not written", async () => {
    const bytes = new TextEncoder().encode(JSON.stringify(cv()));
    const request = {
      fileName: "cv.json",
      ocr: "never" as const,
      template: style("default"),
      outputs: ["docx" as const],
      blind: blindProfile("initials"),
    };
    expect(convertDocument(bytes, { ...request, cover: { remarks: "Ana Kos starts in May." } }, tools)).rejects.toThrow(
      "The blind DOCX was not written, because it would still show: name in word/document.xml",
    );
    const { outputs } = await convertDocument(bytes, { ...request, cover: { remarks: "She starts in May." } }, tools);
    expect(officeText(outputs[0]?.bytes as Uint8Array)).toContain("She starts in May.");
  });
});

describe("on slides the agency's own words", () => {
  const AREA: SlideArea = { width: 850, height: 380, gap: 44, inset: 18, letters: frameLetters("Calibri") };
  const plans = (cover: Cover) => paginateSlides(buildView(cv({ cover, interests: [{ name: "Chess" }] }), style("default_ppt")), AREA);
  const titles = (cover: Cover) => plans(cover).map(({ title, framed }) => (framed ? `[${title}]` : title));

  test("stand before the profile, apart from all else", () => {
    expect(titles(COVER)).toEqual(["[Prepared by the agency]", "Profile · Experience · Interests"]);
    expect(titles({})).toEqual(["Profile · Experience · Interests"]);
  });

  test("go on with the next slide where they are long", () => {
    const remarks = Array.from({ length: 900 }, (_, at) => `word${at % 10}`).join(" ");
    expect(titles({ remarks }).slice(0, 4)).toEqual([
      "[Prepared by the agency]",
      "[Prepared by the agency (continued)]",
      "[Prepared by the agency (continued)]",
      "Profile · Experience · Interests",
    ]);
  });

  test("stand behind their label up to 240 characters, else below it", () => {
    const lines = (length: number) => {
      const [column] = plans({ remarks: "x".repeat(length) })[0]?.columns ?? [];
      const [card] = column && "text" in column ? (column.text[0]?.cards ?? []) : [];
      return [...(card?.head ?? []), ...(card?.body ?? [])].map(({ words }) => words.map(({ text }) => text.slice(0, 9)).join("|"));
    };
    expect(lines(240)).toEqual(["Remarks: |xxxxxxxxx"]);
    expect(lines(241)).toEqual(["Remarks", "xxxxxxxxx"]);
  });
});

/** The text of a Word or PowerPoint file, part after part. */
function officeText(bytes: Uint8Array): string {
  const parts = Object.entries(unzipSync(bytes)).filter(([name]) => /^(word\/document|ppt\/slides\/slide\d+)\.xml$/.test(name));
  const number = (name: string) => Number(/\d+/.exec(name)?.[0] ?? 0);
  return parts
    .sort(([a], [b]) => number(a) - number(b))
    .map(([, part]) => strFromU8(part).replace(/<[^>]+>/g, " "))
    .join("\n");
}
