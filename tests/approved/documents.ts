import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Resume } from "../../src/engine/contract/resume.ts";
import type { OutputType } from "../../src/engine/cv/options/output-type.ts";
import { readPdf } from "../../src/engine/cv/read/pdf/read-pdf.ts";
import { renderResume } from "../../src/engine/cv/render/render.ts";
import type { Template } from "../../src/engine/cv/render/template/template.ts";
import { CHECKOUT_ROOT, readAsset } from "../../src/engine/setup/assets.ts";
import { loadTemplate } from "../../src/engine/templates/load-template.ts";
import type { Approved } from "./approved.ts";
import { officeOutline, readingOutline } from "./outline.ts";

const resumeOf = (name: string): Resume => JSON.parse(readFileSync(join(CHECKOUT_ROOT, `tests/fixtures/resume/${name}.json`), "utf8"));

/** The logos that ship are square. Those of the Arabic documents are as wide as most agencies' are. */
async function templateOf(name: string, style: string): Promise<Template> {
  const template = await loadTemplate(style);
  if (name !== "arabic" || !template.logo) return template;
  return { ...template, logo: { ...template.logo, width: 3 * template.logo.height } };
}

/** The agency's own words before a CV. */
const COVER = {
  consultant: "Jo Roth",
  contact: "jo@agency.example, +44 20 7946 0000",
  client: "Harbour Grid",
  reference: "J-17",
  remarks: "Met on Monday.\nStarts in May.",
};

async function document(name: string, style: string, type: OutputType): Promise<string> {
  const resume = name === "covered" ? { ...resumeOf("edges"), cover: COVER } : resumeOf(name);
  const { bytes, messages } = await renderResume(resume, await templateOf(name, style), type, { readAsset });
  const said = messages.map(({ text }) => `message: ${text}\n`).join("");
  if (type !== "pdf") return said + officeOutline(bytes);
  return said + readingOutline(await readPdf(bytes, { readAsset, ocr: "never", maxPages: 100 }));
}

const CHOSEN: [resume: string, style: string, type: OutputType][] = [
  ["sample", "default", "docx"],
  ["sample", "classic_serif", "docx"],
  ["sample", "compact_one_page", "docx"],
  ["sample", "executive", "docx"],
  ["sample", "viseo_template_v2", "docx"],
  ["arabic", "default_ppt", "docx"],
  ["edges", "default", "docx"],
  ["edges", "compact_one_page", "docx"],
  ["edges", "viseo_template_v2", "docx"],
  ["edges", "default", "pdf"],
  ["edges", "default_ppt", "pptx"],
  ["sample", "default", "pdf"],
  ["sample", "viseo_template_v2", "pdf"],
  ["arabic", "default", "pdf"],
  ["sample", "default_ppt", "pptx"],
  ["arabic", "default_ppt", "pptx"],
  ["covered", "client_profile", "docx"],
  ["covered", "default_ppt", "pptx"],
];

/** With an agency's own Word or PowerPoint file. */
async function ownDocument(name: string, type: "docx" | "pptx"): Promise<string> {
  const base64 = readFileSync(join(CHECKOUT_ROOT, `templates/examples/agency.${type}`)).toString("base64");
  const template = { ...(await loadTemplate("default")), custom: { type, base64 } };
  const { bytes, messages } = await renderResume(resumeOf(name), template, type, { readAsset });
  return messages.map(({ text }) => `message: ${text}\n`).join("") + officeOutline(bytes);
}

/** Documents of invented people, one with everything and one whose entries lack most of it, in the house styles: every setting of a Word or PowerPoint file, every line of a PDF. */
export const DOCUMENTS: Approved = {
  ...Object.fromEntries(
    CHOSEN.map(([name, style, type]) => [`document-${name}-${style.replaceAll("_", "-")}-${type}`, () => document(name, style, type)]),
  ),
  "document-sample-own-docx": () => ownDocument("sample", "docx"),
  "document-sample-own-pptx": () => ownDocument("sample", "pptx"),
  "document-edges-own-docx": () => ownDocument("edges", "docx"),
  "document-edges-own-pptx": () => ownDocument("edges", "pptx"),
};
