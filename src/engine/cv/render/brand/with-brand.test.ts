import { expect, test } from "bun:test";
import { readAsset } from "../../../setup/assets.ts";
import { SAMPLES } from "../../../templates/add/check-template.ts";
import { builtInKeys, loadTemplate } from "../../../templates/load-template.ts";
import { openPackage } from "../custom/package/package.ts";
import { renderResume } from "../render.ts";
import { readBrandFile } from "./read-brand-file.ts";
import { HEADER_RATIO, LOGO_BOX_HEIGHT_MM, LOGO_BOX_WIDTH_MM, MIN_BOLD_WEIGHT, PAGE_EDGE_MM } from "./thresholds.ts";
import { type LoadedBrand, withBrand, withBrandName } from "./with-brand.ts";

const tools = { readAsset };
const svg = (width: number, height: number) =>
  new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#5b2a86"/></svg>`,
  );

async function brandWith(brand: LoadedBrand["brand"], logo = svg(240, 60)): Promise<LoadedBrand> {
  const { described, bytes, picture } = await readBrandFile(logo, tools);
  const { width, height } = described as { width: number; height: number };
  const drawn = { png: picture as Uint8Array, svg: new TextDecoder().decode(bytes), width, height };
  return { brand, logos: new Map([["logo", drawn]]), fonts: [] };
}

test("without a brand no style that comes with the program prints a logo", async () => {
  for (const key of builtInKeys()) expect((await loadTemplate(key)).logo).toBeUndefined();
});

test("every style that comes with the program carries name, logo, colours, texts, page and dates of the brand in its Word documents", async () => {
  const brand = await brandWith({
    name: "Enna & Partner",
    logo: { file: "logo" },
    colors: { primary: "#5b2a86", accent: "#ffd400" },
    footer: { de: "Vertraulich", "*": "Presented by Enna" },
    page: "letter",
    dates: "numeric",
  });
  for (const key of builtInKeys()) {
    const template = withBrand(await loadTemplate(key), brand);
    expect(template.colors).toMatchObject({ primary: "#5b2a86", accent: "#ffd400", accentText: "#5b2a86" });
    const { bytes } = await renderResume(SAMPLES.empty, template, "docx", tools);
    const { parts } = openPackage(bytes);
    const word = (name: string) => new TextDecoder().decode(parts.get(name));
    expect(word("word/header1.xml")).toContain('descr="Enna &amp; Partner"');
    expect(word("word/footer1.xml")).toContain("Presented by Enna");
    expect(word("word/styles.xml")).toContain("5B2A86");
    expect(word("word/document.xml")).toContain('w:w="12240"');
    expect(word("docProps/core.xml")).toContain("<cp:lastModifiedBy>Enna &amp; Partner</cp:lastModifiedBy>");
  }
});

test("slides and PDFs carry it as well", async () => {
  const brand = await brandWith({ name: "Enna", logo: { file: "logo" }, colors: { primary: "#5b2a86" }, footer: "Presented by Enna" });
  const template = withBrand(await loadTemplate("default_ppt"), brand);
  const { parts } = openPackage((await renderResume(SAMPLES.full, template, "pptx", tools)).bytes);
  const xml = [...parts]
    .filter(([name]) => /slide(Layout|Master)?s?\/.*xml$/.test(name))
    .map(([, bytes]) => new TextDecoder().decode(bytes));
  for (const carried of ["5B2A86", 'descr="Enna"', "Presented by Enna"]) expect(xml.some((part) => part.includes(carried))).toBe(true);
  const [withLogo, without] = [template, { ...template, logo: undefined }].map((one) => renderResume(SAMPLES.empty, one, "pdf", tools));
  expect((await withLogo)?.bytes.length).toBeGreaterThan((await without)?.bytes.length as number);
});

test("what a brand does not say stays as the style has it", async () => {
  const template = await loadTemplate("executive");
  const plain = { ...template, header: { ...template.header, text: "{name}" }, footer: { text: "Page {page}" } };
  expect(withBrand(plain, { brand: {}, logos: new Map(), fonts: [] })).toEqual(plain);
});

test("sections are those of the brand in its order, laid out as the style does it", async () => {
  const template = await loadTemplate("viseo_template_v2");
  const { sections } = withBrand(template, { brand: { sections: ["work", "awards", "skills"] }, logos: new Map(), fonts: [] });
  const asInStyle = (key: string) => template.sections.find((rule) => rule.key === key);
  expect(sections).toEqual([asInStyle("work"), asInStyle("awards"), asInStyle("skills")] as never);
  const compact = await loadTemplate("compact_one_page");
  const without = { ...compact, sections: compact.sections.filter(({ key }) => key !== "awards") };
  expect(withBrand(without, { brand: { sections: ["awards"] }, logos: new Map(), fonts: [] }).sections).toEqual([
    { key: "awards", layout: "entries" },
  ]);
});

test("a wide logo is as wide as its box, a high one as high, and in narrow margins it is smaller", async () => {
  const printed = async (key: string, width: number, height: number, logo: object = {}) =>
    withBrand(await loadTemplate(key), await brandWith({ logo: { file: "logo", ...logo } }, svg(width, height)));
  expect((await printed("default", 600, 60)).logo).toMatchObject({ width: LOGO_BOX_WIDTH_MM, height: 4.8 });
  expect((await printed("default", 60, 60)).logo).toMatchObject({ width: LOGO_BOX_HEIGHT_MM, height: LOGO_BOX_HEIGHT_MM });
  const compact = await loadTemplate("compact_one_page");
  const small = (await printed("compact_one_page", 60, 60)) as typeof compact;
  expect(small.logo?.height).toBeCloseTo(compact.page.margins.top * HEADER_RATIO - PAGE_EDGE_MM, 2);
  expect(small.page).toEqual(compact.page);
  const large = await printed("compact_one_page", 60, 60, { height: 20 });
  expect(large.logo).toMatchObject({ height: 20, width: 20 });
  expect(large.page.margins.top).toBe(Math.ceil((20 + PAGE_EDGE_MM) / HEADER_RATIO));
});

test("a template of the agency's own takes the name, and the logo where it has none", async () => {
  const own = { ...(await loadTemplate("default")), name: "Ours" };
  const brand = await brandWith({ name: "Enna", logo: { file: "logo" }, colors: { primary: "#5b2a86" } });
  const taken = withBrandName(own, brand);
  expect(taken).toEqual({ ...own, agency: "Enna", logo: taken.logo });
  expect(taken.logo?.alt).toBe("Enna");
  const logo = { png: "AAAA", alt: "Ours", height: 9, width: 9 };
  expect(withBrandName({ ...own, logo }, brand).logo).toBe(logo);
});

test("an own font is in the PDF and in the Word file, each cut once, and Greek letters that it lacks are set in another", async () => {
  const regular = await readAsset("fonts/NotoSansHebrew_400Regular.ttf");
  const bold = await readAsset("fonts/NotoSansHebrew_600SemiBold.ttf");
  const cut = { kind: "font", family: "Noto Sans Hebrew", italic: false, embedding: "installable" } as const;
  const brand: LoadedBrand = {
    brand: { fonts: { heading: "Noto Sans Hebrew", body: "Inter", files: ["a", "b"] } },
    logos: new Map(),
    fonts: [
      { ...cut, weight: 400, bytes: regular },
      { ...cut, weight: MIN_BOLD_WEIGHT, bytes: bold },
    ],
  };
  const template = withBrand(await loadTemplate("default"), brand);
  const resume = { ...SAMPLES.full, basics: { ...SAMPLES.full.basics, name: "Ελένη 2026" } };
  const pdf = await renderResume(resume, template, "pdf", tools);
  expect(pdf.messages.filter(({ code }) => code === "font_missing")).toEqual([]);
  expect(Buffer.from(pdf.bytes).toString("latin1")).toContain("NotoSansHebrew-SemiBold");

  const { parts } = openPackage((await renderResume(resume, template, "docx", tools)).bytes);
  const table = new TextDecoder().decode(parts.get("word/fontTable.xml"));
  expect(table).toMatch(
    /<w:font w:name="Noto Sans Hebrew"><w:embedRegular r:id="rIdFont1" [^>]*\/><w:embedBold r:id="rIdFont2" [^>]*\/><\/w:font>/,
  );
  expect(new TextDecoder().decode(parts.get("word/settings.xml"))).toContain("<w:embedTrueTypeFonts/>");
  const key = /rIdFont1" w:fontKey="\{([^}]+)\}/.exec(table)?.[1]?.replaceAll("-", "") ?? "";
  const mask = Buffer.from(key, "hex").reverse();
  const hidden = parts.get("word/fonts/font1.odttf") as Uint8Array;
  expect(hidden.slice(0, 32)).not.toEqual(regular.slice(0, 32));
  const shown = hidden.map((byte, index) => (index < 32 ? byte ^ (mask[index % 16] as number) : byte));
  expect(Buffer.from(shown).equals(regular)).toBe(true);
});

test("of a family with more weights Word gets the regular and the bold one, and no file that it does not use", async () => {
  const cut = { kind: "font", family: "Noto Sans Hebrew", italic: false, embedding: "installable" } as const;
  const bytes = await readAsset("fonts/NotoSansHebrew_400Regular.ttf");
  const weights = [300, 400, 600, 700, 900];
  const template = withBrand(await loadTemplate("default"), {
    brand: { fonts: { body: "Noto Sans Hebrew", files: weights.map(String) } },
    logos: new Map(),
    // Each weight has bytes of its own, by which it is known again.
    fonts: weights.map((weight) => ({ ...cut, weight, bytes: Buffer.concat([bytes, Buffer.from([weight / 100])]) })),
  });
  const { parts } = openPackage((await renderResume(SAMPLES.full, template, "docx", tools)).bytes);
  const embedded = [...parts].filter(([name]) => name.includes("odttf")).map(([, content]) => (content.at(-1) as number) * 100);
  expect(embedded).toEqual([400, 700]);
});

test("a font whose licence flags allow printing only is in the PDF and not in the Word file", async () => {
  const bytes = await readAsset("fonts/NotoSansHebrew_400Regular.ttf");
  const font = { kind: "font", family: "Noto Sans Hebrew", italic: false, weight: 400, embedding: "print", bytes } as const;
  const template = withBrand(await loadTemplate("default"), {
    brand: { fonts: { body: "Noto Sans Hebrew", files: ["a"] } },
    logos: new Map(),
    fonts: [font],
  });
  const { parts } = openPackage((await renderResume(SAMPLES.full, template, "docx", tools)).bytes);
  expect([...parts.keys()].filter((name) => name.includes("odttf"))).toEqual([]);
  const pdf = (await renderResume(SAMPLES.full, template, "pdf", tools)).bytes;
  expect(Buffer.from(pdf).toString("latin1")).toContain("NotoSansHebrew-Regular");
});

test("the same brand gives the same bytes", async () => {
  const brand = await brandWith({ name: "Enna", logo: { file: "logo" }, colors: { primary: "#5b2a86" } });
  const template = withBrand(await loadTemplate("default"), brand);
  for (const type of ["docx", "pdf", "pptx"] as const) {
    const [one, other] = [await renderResume(SAMPLES.full, template, type, tools), await renderResume(SAMPLES.full, template, type, tools)];
    expect(one.bytes).toEqual(other.bytes);
  }
});
