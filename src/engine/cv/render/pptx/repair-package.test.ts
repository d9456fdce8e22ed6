import { beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { readFileSync } from "node:fs";
import { strFromU8, unzipSync } from "fflate";
import { brokenRules } from "../../../../../tests/fixtures/office-rules.ts";
import type { Resume } from "../../../contract/resume.ts";
import { readAsset } from "../../../setup/assets.ts";
import { listTemplates, loadTemplate } from "../../../templates/load-template.ts";
import { renderResume } from "../render.ts";
import type { Template } from "../template/template.ts";

const RESUMES = ["sample", "strange", "edges", "arabic", "japanese", "hindi", "empty"];
const fixture = (name: string): Promise<Resume> =>
  Bun.file(new URL(`../../../../../tests/fixtures/resume/${name}.json`, import.meta.url)).json();
const agency = readFileSync(new URL("../../../../../templates/examples/agency.pptx", import.meta.url));

// Each test writes and checks six presentations.
setDefaultTimeout(60_000);

let styles: Template[];
beforeAll(async () => {
  styles = await Promise.all((await listTemplates()).map(({ key }) => loadTemplate(key)));
});
const write = async (resume: Resume, template: Template) => (await renderResume(resume, template, "pptx", { readAsset })).bytes;
const slidesOf = (bytes: Uint8Array) =>
  Object.entries(unzipSync(bytes)).flatMap(([name, part]) => (/^ppt\/slides\/slide\d+\.xml$/.test(name) ? [strFromU8(part)] : []));

describe("PowerPoint has nothing to repair", () => {
  test.each(RESUMES)("in the %s CV in any style", async (name) => {
    for (const template of styles) {
      expect({ key: template.key, broken: brokenRules(await write(await fixture(name), template)) }).toEqual({
        key: template.key,
        broken: [],
      });
    }
  });

  test.each(RESUMES)("in the %s CV in the example of an agency's own file, nor in the example itself", async (name) => {
    const own: Template = { ...(styles[0] as Template), custom: { type: "pptx", base64: agency.toString("base64") } };
    expect(brokenRules(await write(await fixture(name), own))).toEqual([]);
    expect(brokenRules(agency)).toEqual([]);
  });
});

test("a presentation has no empty speaker's notes", async () => {
  const parts = Object.keys(unzipSync(await write(await fixture("sample"), styles[0] as Template)));
  expect(parts.filter((name) => name.includes("notes"))).toEqual([]);
});

test("a layout shows where the slide number comes, and a slide has no prompt", async () => {
  const parts = unzipSync(await write(await fixture("sample"), styles[0] as Template));
  const numbers = Object.entries(parts).flatMap(([name, part]) =>
    /^ppt\/slide(Layout|Master)s\/[^/]+\.xml$/.test(name) ? [...strFromU8(part).matchAll(/type="slidenum">.*?<a:t>([^<]*)/g)] : [],
  );
  expect(numbers.length).toBeGreaterThan(0);
  expect(new Set(numbers.map(([, text]) => text))).toEqual(new Set(["‹#›"]));
  expect(slidesOf(await write(await fixture("sample"), styles[0] as Template)).filter((xml) => xml.includes("hasCustomPrompt"))).toEqual(
    [],
  );
});

test("every text says its language, and only East Asian texts have English as their second", async () => {
  const languages = async (name: string) => {
    const runs = slidesOf(await write(await fixture(name), styles[0] as Template)).flatMap((xml) => [
      ...xml.matchAll(/ (?:lang|altLang)="[^"]+"/g),
    ]);
    return [...new Set(runs.map(([attribute]) => attribute.trim()))].sort();
  };
  expect(await languages("japanese")).toEqual(['altLang="en-US"', 'lang="ja-JP"']);
  expect(await languages("arabic")).toEqual(['lang="ar-EG"']);
});

test("Japanese, Korean and Chinese have a font of their own letters, and bold titles", async () => {
  const { meta } = await fixture("sample");
  const fontsOf = async (language: string, position: string) => {
    const resume: Resume = {
      basics: { name: "A. Berg" },
      work: [{ position, name: "Acme", startDate: "2019" }],
      meta: { vitae: { ...meta.vitae, language } },
    };
    const xml = slidesOf(await write(resume, styles[0] as Template)).join("");
    const run = new RegExp(`<a:rPr ([^>]*)>((?:(?!</a:rPr>).)*)</a:rPr><a:t>${position}`).exec(xml);
    return { isBold: / b="1"/.test(` ${run?.[1]}`), eastAsian: /<a:ea typeface="([^"]+)"\/>/.exec(run?.[2] ?? "")?.[1] };
  };

  expect(await fontsOf("ja", "技術者")).toEqual({ isBold: true, eastAsian: "Yu Gothic" });
  expect(await fontsOf("ko", "엔지니어")).toEqual({ isBold: true, eastAsian: "Malgun Gothic" });
  expect(await fontsOf("zh", "工程师")).toEqual({ isBold: true, eastAsian: "Microsoft YaHei" });
  // A Japanese position in an English CV.
  expect(await fontsOf("en", "エンジニア")).toEqual({ isBold: true, eastAsian: "Yu Gothic" });
});

test("links and what is added to a presentation have the colours of the style", async () => {
  const template = {
    ...(styles[0] as Template),
    colors: { ...(styles[0] as Template).colors, primary: "#112233", accent: "#ddaa00", accentText: "#aa5500" },
  };
  const theme = strFromU8(unzipSync(await write(await fixture("sample"), template))["ppt/theme/theme1.xml"] as Uint8Array);
  expect(theme).toContain('<a:accent1><a:srgbClr val="112233"/></a:accent1>');
  expect(theme).toContain('<a:hlink><a:srgbClr val="AA5500"/></a:hlink>');
});
