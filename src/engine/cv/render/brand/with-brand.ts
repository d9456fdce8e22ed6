import type { Brand, BrandFontFile } from "../../../contract/api.ts";
import { fitInto } from "../../read/images/picture.ts";
import { LAYOUTS, type Logo, type LogoPicture, type SectionKey, type SectionRule, type Template } from "../template/template.ts";
import { brandColors } from "./colors.ts";
import { HEADER_RATIO, LOGO_BOX_HEIGHT_MM, LOGO_BOX_WIDTH_MM, PAGE_EDGE_MM } from "./thresholds.ts";

/** A brand with its files: what documents need of it. `picture` is a PNG; an SVG has one beside it, for Word and PowerPoint. */
export type LoadedBrand = { brand: Brand; logos: Map<string, BrandPicture>; fonts: BrandFont[] };
export type BrandPicture = { png: Uint8Array; svg?: string; width: number; height: number };
export type BrandFont = BrandFontFile & { bytes: Uint8Array };

/** A style that comes with the program, in the agency's brand. What the brand does not say stays as the style has it. */
export function withBrand(template: Template, loaded: LoadedBrand): Template {
  const { brand } = loaded;
  const { colors, fonts, page, dates, sections, header, footer, confidentiality, logo } = brand;
  const printed = logoOf(loaded, template);
  return {
    ...template,
    agency: brand.name ?? template.agency,
    logo: printed ?? template.logo,
    colors: colors ? brandColors(colors, template.colors) : template.colors,
    fonts: { ...template.fonts, ...(fonts && familiesOf(fonts)), files: fontFilesOf(loaded) },
    header: { logo: logo?.side ?? template.header.logo, text: header ?? template.header.text },
    footer: { text: footer ?? template.footer.text },
    confidentiality: confidentiality ?? template.confidentiality,
    page: { ...template.page, size: page ?? template.page.size, margins: marginsFor(printed, template) },
    dates: dates ?? template.dates,
    sections: sections ? sections.map((key) => ruleOf(key as SectionKey, template.sections)) : template.sections,
  };
}

/** The agency's own template has its own look. Of the brand it takes the name, and the logo where it has none. */
export const withBrandName = (template: Template, loaded: LoadedBrand): Template => ({
  ...template,
  agency: loaded.brand.name ?? template.agency,
  logo: template.logo ?? logoOf(loaded, template),
});

/** A logo that is higher than the running header moves the text down. */
function marginsFor(logo: Logo | undefined, { page: { margins } }: Template): Template["page"]["margins"] {
  return { ...margins, top: Math.max(margins.top, logo ? Math.ceil((logo.height + PAGE_EDGE_MM) / HEADER_RATIO) : 0) };
}

function logoOf({ brand: { logo, name }, logos }: LoadedBrand, { page }: Template): Logo | undefined {
  const picture = logo && logos.get(logo.file);
  if (!picture) return undefined;
  const onDark = logo.dark === undefined ? undefined : logos.get(logo.dark);
  const room = page.margins.top * HEADER_RATIO - PAGE_EDGE_MM;
  const height = logo.height ?? fitInto(picture, { width: LOGO_BOX_WIDTH_MM, height: Math.min(LOGO_BOX_HEIGHT_MM, room) }).height;
  return {
    ...asBase64(picture),
    alt: name ?? "Logo",
    height: inHundredths(height),
    width: inHundredths((height * picture.width) / picture.height),
    ...(onDark && { onDark: { ...asBase64(onDark), ratio: onDark.width / onDark.height } }),
  };
}

const asBase64 = ({ png, svg }: BrandPicture): LogoPicture => ({ png: Buffer.from(png).toString("base64"), ...(svg && { svg }) });
const inHundredths = (value: number) => Math.round(value * 100) / 100;

/** A family in Word and PowerPoint has the same name as in the PDF when it is the agency's own: its readers have it, or it travels in the Word file. */
function familiesOf({ heading, body }: NonNullable<Brand["fonts"]>): Partial<Template["fonts"]> {
  return { ...(heading && { heading }), ...(body && { body, ...(!heading && { heading: body }) }), office: undefined };
}

/** The uploaded cuts of the families that are used: each costs time in every document. */
function fontFilesOf({ brand: { fonts: chosen }, fonts }: LoadedBrand): Template["fonts"]["files"] {
  const used = fonts.filter(({ family }) => family === chosen?.heading || family === chosen?.body);
  return used.length === 0
    ? undefined
    : used.map(({ family, weight, italic, embedding, bytes }) => ({
        family,
        weight,
        italic,
        editable: embedding !== "print",
        base64: Buffer.from(bytes).toString("base64"),
      }));
}

/** The section as the style lays it out; one that the style does not have gets the usual layout. */
const ruleOf = (key: SectionKey, rules: SectionRule[]): SectionRule =>
  rules.find((rule) => rule.key === key) ?? { key, layout: LAYOUTS[key][0] };
