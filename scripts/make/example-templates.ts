/** Writes templates/examples/agency.docx and agency.pptx: files to start an own template from. Run after a change to the tags. */
import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  Header,
  HeadingLevel,
  ImageRun,
  LevelFormat,
  LineRuleType,
  Packer,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TabStopType,
  TextRun,
  VerticalAlign,
  WidthType,
} from "docx";
import PptxGenJS from "pptxgenjs";
import { unpackTrusted } from "../../src/engine/cv/package/zip-reader.ts";
import { rgbPng } from "../../src/engine/cv/read/images/png.ts";
import { packReproducibly } from "../../src/engine/cv/render/package.ts";
import { repairPackage } from "../../src/engine/cv/render/pptx/repair-package.ts";
import { OFFICE_FALLBACKS } from "../../src/engine/cv/render/typography/fonts.ts";

const INK = "1F2933";
const PETROL = "0F4C5C";
const CORAL = "E36414";
const MUTED = "6B7780";
const SAND = "F4F1EC";
/** What a recruiter may say about a CV for one job: the tag of each value and of its label. */
const COVER = [
  ["consultant", "consultant"],
  ["contact", "contact"],
  ["client", "client"],
  ["reference", "jobReference"],
  ["rate", "rate"],
  ["availability", "availability"],
  ["remarks", "remarks"],
] as const;
const OUT = new URL("../../templates/examples/", import.meta.url).pathname;

const frame = placeholder(120, 150);

/** A grey frame with the outline of a head and shoulders: stands where the photo comes. */
function placeholder(width: number, height: number): Uint8Array {
  const pixels = Array.from({ length: width * height }, (_, at) => shade((at % width) / width, Math.floor(at / width) / height));
  return rgbPng(Uint8Array.from(pixels.flat()), width, height, 3);
}

function shade(x: number, y: number): number[] {
  const head = ((x - 0.5) / 0.2) ** 2 + ((y - 0.38) / 0.19) ** 2 < 1;
  const shoulders = ((x - 0.5) / 0.38) ** 2 + ((y - 1.02) / 0.36) ** 2 < 1;
  return head || shoulders ? [190, 197, 202] : [226, 230, 233];
}

// ---- Word --------------------------------------------------------------------------------------------------------------------

function wordFile(): Document {
  return new Document({
    title: "Example template",
    creator: "Vitae",
    styles: {
      default: {
        document: {
          run: { font: "Calibri", size: 21, color: INK },
          paragraph: { spacing: { after: 80, line: 264, lineRule: LineRuleType.AUTO } },
        },
        title: { run: { font: "Calibri Light", size: 52, color: PETROL }, paragraph: { spacing: { after: 20 } } },
        heading1: {
          run: { font: "Calibri", size: 25, bold: true, color: PETROL },
          paragraph: {
            spacing: { before: 320, after: 120 },
            keepNext: true,
            border: { bottom: { style: BorderStyle.SINGLE, size: 8, color: CORAL, space: 3 } },
          },
        },
        heading2: {
          run: { font: "Calibri", size: 22, bold: true, color: INK },
          paragraph: { spacing: { before: 200, after: 20 }, keepNext: true },
        },
      },
      paragraphStyles: [
        { id: "Kicker", name: "Kicker", basedOn: "Normal", run: { size: 25, color: CORAL }, paragraph: { spacing: { after: 80 } } },
        {
          id: "Muted",
          name: "Muted Line",
          basedOn: "Normal",
          run: { size: 19, color: MUTED },
          paragraph: { spacing: { after: 60 }, keepNext: true },
        },
        { id: "Agency", name: "Agency", basedOn: "Normal", paragraph: { ...FRAME, spacing: { after: 0 } } },
        {
          id: "AgencyTitle",
          name: "Agency Title",
          basedOn: "Agency",
          run: { bold: true, color: CORAL },
          paragraph: { ...FRAME, keepNext: true, spacing: { before: 240, after: 0 } },
        },
      ],
    },
    numbering: {
      config: [
        {
          reference: "dots",
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: "•",
              alignment: AlignmentType.LEFT,
              style: { paragraph: { indent: { left: 300, hanging: 220 } }, run: { color: CORAL } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: 11906, height: 16838 },
            margin: { top: 1300, bottom: 1100, left: 1130, right: 1130, header: 560, footer: 500 },
          },
        },
        headers: {
          default: new Header({
            children: [
              line(
                [
                  new TextRun({ text: "ACME STAFFING", bold: true, color: PETROL, characterSpacing: 40, size: 18 }),
                  new TextRun({ text: "\t{{basics.name | upper}}", color: MUTED, size: 18 }),
                ],
                { tabStops: [{ type: TabStopType.RIGHT, position: 9640 }] },
              ),
            ],
          }),
        },
        footers: {
          default: new Footer({
            children: [
              line(
                [
                  new TextRun({ text: "acme-staffing.example · Confidential\t", color: MUTED, size: 17 }),
                  new TextRun({ children: [PageNumber.CURRENT, " / ", PageNumber.TOTAL_PAGES], color: MUTED, size: 17 }),
                ],
                { tabStops: [{ type: TabStopType.RIGHT, position: 9640 }] },
              ),
            ],
          }),
        },
        children: [head(), ...body()],
      },
    ],
  });
}

/** A box around the agency's own words; Word draws paragraphs in a row with the same borders as one box. */
const EDGE = { style: BorderStyle.SINGLE, size: 8, color: CORAL, space: 6 };
const FRAME = {
  border: { top: EDGE, bottom: EDGE, left: EDGE, right: EDGE },
  shading: { type: ShadingType.CLEAR, color: "auto", fill: SAND },
  indent: { left: 140, right: 140 },
};

type Line = Omit<ConstructorParameters<typeof Paragraph>[0] & object, "children">;
const line = (children: ParagraphChild[], options: Line = {}) => new Paragraph({ ...options, children });
const says = (text: string, options: Line = {}) => line([new TextRun(text)], options);
const heading = (text: string) => says(text, { heading: HeadingLevel.HEADING_1, keepNext: true });
const bullet = (text: string) => says(text, { numbering: { reference: "dots", level: 0 } });
const NONE = { style: BorderStyle.NONE, size: 0, color: "auto" };
const BARE = { top: NONE, bottom: NONE, left: NONE, right: NONE, insideHorizontal: NONE, insideVertical: NONE };

function head(): Table {
  const cell = (children: Paragraph[], size: number) =>
    new TableCell({ children, width: { size, type: WidthType.DXA }, verticalAlign: VerticalAlign.CENTER });
  const photo = new ImageRun({
    type: "png",
    data: frame,
    transformation: { width: 94, height: 118 },
    altText: { name: "Photo", title: "", description: "{{photo}}" },
  });
  return new Table({
    columnWidths: [7840, 1800],
    layout: TableLayoutType.FIXED,
    width: { size: 9640, type: WidthType.DXA },
    borders: BARE,
    rows: [
      new TableRow({
        children: [
          cell(
            [
              says("{{basics.name}}", { heading: HeadingLevel.TITLE }),
              says("{{basics.label}}", { style: "Kicker" }),
              says('{{basics.contacts | join:" · "}}', { style: "Muted" }),
            ],
            7840,
          ),
          cell([line([photo], { alignment: AlignmentType.RIGHT })], 1800),
        ],
      }),
    ],
  });
}

function body(): (Paragraph | Table)[] {
  return [
    says("{{#cover}}"),
    says("{{labels.cover}}", { style: "AgencyTitle" }),
    ...COVER.map(([value, label]) =>
      line([new TextRun({ text: `{{#${value}}}{{labels.${label}}}: `, bold: true }), new TextRun(`{{${value}}}{{/${value}}}`)], {
        style: "Agency",
      }),
    ),
    says("{{/cover}}"),
    says("{{#has.profile}}"),
    heading("{{labels.profile}}"),
    says("{{#basics.paragraphs}}"),
    says("{{.}}"),
    says("{{/basics.paragraphs}}"),
    says("{{/has.profile}}"),
    says("{{#has.skills}}"),
    heading("{{labels.skills}}"),
    grid(
      ["{{labels.skill}}", "{{labels.details}}", "{{labels.level}}"],
      ["{{#skills}}{{name}}", '{{keywords | join:", "}}', "{{level}}{{/skills}}"],
    ),
    says("{{/has.skills}}"),
    says("{{#has.work}}"),
    heading("{{labels.work}}"),
    says("{{#work}}"),
    line([new TextRun("{{position}}"), new TextRun({ text: "\t{{period}}", bold: false, color: MUTED, size: 19 })], {
      heading: HeadingLevel.HEADING_2,
      keepNext: true,
      tabStops: [{ type: TabStopType.RIGHT, position: 9640 }],
    }),
    line(
      [
        new TextRun({ text: "{{name}}", color: CORAL }),
        new TextRun("{{#client}} · {{labels.client}}: {{client}}{{/client}}{{#location}} · {{location}}{{/location}}"),
      ],
      { style: "Muted" },
    ),
    says("{{#paragraphs}}{{.}}{{/paragraphs}}"),
    bullet("{{#highlights}}{{.}}{{/highlights}}"),
    line([
      new TextRun({ text: "{{#environment}}{{labels.environment}}: ", bold: true, size: 19 }),
      new TextRun({ text: "{{environment}}{{/environment}}", size: 19, color: MUTED }),
    ]),
    says("{{/work}}"),
    says("{{/has.work}}"),
    ...plainSection(
      "projects",
      ["{{name}}", "{{period}}", "{{role}}"],
      [
        says("{{#paragraphs}}{{.}}{{/paragraphs}}"),
        bullet("{{#highlights}}{{.}}{{/highlights}}"),
        says("{{environment}}", { style: "Muted" }),
      ],
    ),
    ...plainSection(
      "education",
      ["{{degree}}", "{{period}}", "{{institution}}{{#location}}, {{location}}{{/location}}"],
      [says("{{#score}}{{labels.score}}: {{score}}{{/score}}"), says('{{courses | join:", "}}', { style: "Muted" })],
    ),
    ...plainSection("certificates", ["{{name}}", '{{date | date:"MM/yyyy"}}', "{{issuer}}"], []),
    ...listSection("languages", "{{text}}"),
    ...plainSection("publications", ["{{name}}", "{{releaseDate | date}}", "{{publisher}}"], [says("{{summary}}")]),
    ...plainSection("awards", ["{{title}}", "{{date | date}}", "{{awarder}}"], [says("{{summary}}")]),
    ...plainSection(
      "volunteer",
      ["{{position}}", "{{period}}", "{{organization}}"],
      [says("{{summary}}"), bullet("{{#highlights}}{{.}}{{/highlights}}")],
    ),
    ...listSection("interests", "{{text}}"),
    ...plainSection("references", ["{{name}}", "", ""], [says("{{reference}}")]),
    says("{{#has.facts}}"),
    heading("{{labels.facts}}"),
    line([new TextRun({ text: "{{#facts}}{{label}}: ", bold: true }), new TextRun("{{value}}{{/facts}}")]),
    says("{{/has.facts}}"),
    says("{{#additional}}"),
    heading('{{title | default:"Further information"}}'),
    bullet("{{#items}}{{.}}{{/items}}"),
    says("{{/additional}}"),
  ];
}

function plainSection(key: string, [title, date, under]: [string, string, string], rest: Paragraph[]): Paragraph[] {
  return [
    says(`{{#has.${key}}}`),
    heading(`{{labels.${key}}}`),
    says(`{{#${key}}}`),
    line([new TextRun(title), ...(date ? [new TextRun({ text: `\t${date}`, bold: false, color: MUTED, size: 19 })] : [])], {
      heading: HeadingLevel.HEADING_2,
      keepNext: true,
      tabStops: [{ type: TabStopType.RIGHT, position: 9640 }],
    }),
    ...(under ? [says(under, { style: "Muted" })] : []),
    ...rest,
    says(`{{/${key}}}`),
    says(`{{/has.${key}}}`),
  ];
}

const listSection = (key: string, each: string) => [
  says(`{{#has.${key}}}`),
  heading(`{{labels.${key}}}`),
  bullet(`{{#${key}}}${each}{{/${key}}}`),
  says(`{{/has.${key}}}`),
];

function grid(heads: string[], cells: string[]): Table {
  const widths = [2600, 5240, 1800];
  const rule = { style: BorderStyle.SINGLE, size: 4, color: "D9D3C7" };
  const row = (texts: string[], first: boolean) =>
    new TableRow({
      tableHeader: first,
      cantSplit: true,
      children: texts.map(
        (text, index) =>
          new TableCell({
            width: { size: widths[index] as number, type: WidthType.DXA },
            margins: { top: 70, bottom: 70, left: 110, right: 110 },
            ...(first && { shading: { type: ShadingType.CLEAR, color: "auto", fill: SAND } }),
            children: [
              line([new TextRun({ text, bold: first || index === 0, color: first ? PETROL : INK, size: 20 })], { spacing: { after: 0 } }),
            ],
          }),
      ),
    });
  return new Table({
    columnWidths: widths,
    layout: TableLayoutType.FIXED,
    width: { size: 9640, type: WidthType.DXA },
    borders: { ...BARE, top: rule, bottom: rule, insideHorizontal: rule },
    rows: [row(heads, true), row(cells, false)],
  });
}

// ---- PowerPoint --------------------------------------------------------------------------------------------------------------

function slides(): PptxGenJS {
  const deck = new PptxGenJS();
  deck.layout = "LAYOUT_WIDE";
  deck.title = "Example template";
  deck.theme = { headFontFace: "Calibri Light", bodyFontFace: "Calibri" };
  deck.defineSlideMaster({
    title: "PAGE",
    background: { color: "FFFFFF" },
    objects: [
      { rect: { x: 0, y: 0, w: 0.18, h: 7.5, fill: { color: PETROL } } },
      {
        text: {
          text: "ACME STAFFING",
          options: { x: 0.6, y: 6.98, w: 4, h: 0.3, fontSize: 10, bold: true, color: PETROL, charSpacing: 2, margin: 0 },
        },
      },
    ],
    slideNumber: { x: 12.2, y: 6.98, w: 0.6, h: 0.3, fontSize: 10, color: MUTED, align: "right" },
  });

  const cover = deck.addSlide();
  cover.background = { color: PETROL };
  // The name grows upwards from the line, all below it in one frame: none of them can run into another.
  cover.addText("{{basics.name}}", {
    x: 0.8,
    y: 0.6,
    w: 8.6,
    h: 2.5,
    fontSize: 44,
    fontFace: "Calibri Light",
    color: "FFFFFF",
    margin: 0,
    valign: "bottom",
    fit: "shrink",
  });
  cover.addShape("rect", { x: 0.8, y: 3.25, w: 1.1, h: 0.06, fill: { color: CORAL } });
  cover.addText(
    [
      { text: "{{basics.label}}", options: { fontSize: 22, color: "F6C9A9", breakLine: true } },
      { text: '{{basics.contacts | join:"  ·  "}}', options: { fontSize: 16, color: "C9DADF", paraSpaceBefore: 10 } },
    ],
    { x: 0.8, y: 3.5, w: 8.6, h: 3.2, margin: 0, valign: "top", fit: "shrink" },
  );
  cover.addImage({
    data: `image/png;base64,${Buffer.from(frame).toString("base64")}`,
    x: 10,
    y: 2.2,
    w: 2.3,
    h: 2.9,
    altText: "{{photo}}",
  });

  const agency = page(deck, "{{slide cover}}{{labels.cover}}");
  agency.addText(
    COVER.flatMap(([value, label]) => [
      { text: `{{#cover.${value}}}{{labels.${label}}}: `, options: { bold: true, color: PETROL } },
      { text: `{{cover.${value}}}{{/cover.${value}}}`, options: { breakLine: true } },
    ]),
    {
      x: 0.6,
      y: 1.5,
      w: 12.1,
      h: 3.9,
      fontSize: 20,
      color: INK,
      margin: 16,
      valign: "top",
      fill: { color: SAND },
      line: { color: CORAL, width: 1 },
      paraSpaceAfter: 8,
      fit: "shrink",
    },
  );

  const profile = page(deck, "{{slide has.profile}}{{labels.profile}}");
  profile.addText("{{#basics.paragraphs}}{{.}}{{/basics.paragraphs}}", {
    x: 0.6,
    y: 1.5,
    w: 12.1,
    h: 5.2,
    fontSize: 20,
    color: INK,
    margin: 0,
    valign: "top",
    paraSpaceAfter: 8,
    fit: "shrink",
  });

  const skills = page(deck, "{{slide has.skills}}{{labels.skills}}");
  const cell = (text: string, bold = false, fill?: string) => ({
    text,
    options: { bold, color: fill ? PETROL : INK, ...(fill && { fill: { color: fill } }) },
  });
  skills.addTable(
    [
      [cell("{{labels.skill}}", true, SAND), cell("{{labels.details}}", true, SAND), cell("{{labels.level}}", true, SAND)],
      [cell("{{#skills}}{{name}}", true), cell('{{keywords | join:", "}}'), cell("{{level}}{{/skills}}")],
    ],
    { ...TABLE, colW: [3.4, 6.7, 2] },
  );

  stageSlide(
    deck,
    "{{slide work}}{{position}}",
    "{{name}}{{#client}} · {{labels.client}}: {{client}}{{/client}}{{#location}} · {{location}}{{/location}}{{#period}} · {{period}}{{/period}}",
  );
  stageSlide(
    deck,
    "{{slide projects}}{{name}}",
    "{{labels.projects}}{{#role}} · {{role}}{{/role}}{{#entity}} · {{entity}}{{/entity}}{{#period}} · {{period}}{{/period}}",
  );

  const education = page(deck, "{{slide has.education}}{{labels.education}}");
  education.addTable(
    [
      [
        cell("{{#education}}{{period}}"),
        cell("{{degree}}{{#score}} ({{labels.score}}: {{score}}){{/score}}{{#courses}}, {{.}}{{/courses}}", true),
        cell("{{institution}}{{#location}}, {{location}}{{/location}}{{/education}}"),
      ],
    ],
    { ...TABLE, colW: [2.6, 5.2, 4.3] },
  );

  listSlide(deck, "languages", "{{text}}");
  listSlide(deck, "certificates", "{{name}}{{#issuer}} · {{issuer}}{{/issuer}}{{#date}} · {{date | date}}{{/date}}");
  listSlide(
    deck,
    "awards",
    "{{title}}{{#awarder}} · {{awarder}}{{/awarder}}{{#date}} · {{date | date}}{{/date}}{{#summary}}: {{summary}}{{/summary}}",
  );
  listSlide(
    deck,
    "publications",
    "{{name}}{{#publisher}} · {{publisher}}{{/publisher}}{{#releaseDate}} · {{releaseDate | date}}{{/releaseDate}}{{#summary}}: {{summary}}{{/summary}}",
  );
  listSlide(
    deck,
    "volunteer",
    '{{position}}{{#organization}} · {{organization}}{{/organization}}{{#period}} · {{period}}{{/period}}{{#summary}}: {{summary}}{{/summary}} {{highlights | join:"; "}}',
  );
  listSlide(deck, "interests", "{{text}}");
  listSlide(deck, "references", "{{name}}{{#reference}}: {{reference}}{{/reference}}");
  listSlide(deck, "facts", "{{label}}: {{value}}");
  bullets(page(deck, "{{slide additional}}{{title}}"), "{{#items}}{{.}}{{/items}}");
  return deck;
}

/** How the tables of the deck are set. */
const TABLE: PptxGenJS.TableProps = {
  x: 0.6,
  y: 1.5,
  w: 12.1,
  fontSize: 16,
  border: { type: "solid", pt: 0.5, color: "D9D3C7" },
  margin: [0.06, 0.12, 0.06, 0.12],
};

/** A stage of the career on a slide of its own. What may be long stands in one frame. */
function stageSlide(deck: PptxGenJS, title: string, under: string): void {
  page(deck, title).addText(
    [
      { text: under, options: { color: CORAL, breakLine: true } },
      { text: "{{#paragraphs}}{{.}}{{/paragraphs}}", options: { color: INK, breakLine: true } },
      { text: "{{#highlights}}{{.}}{{/highlights}}", options: { color: INK, bullet: { indent: 14 }, breakLine: true } },
      { text: "{{#environment}}{{labels.environment}}: {{environment}}{{/environment}}", options: { color: MUTED } },
    ],
    { x: 0.6, y: 1.5, w: 12.1, h: 5.2, fontSize: 18, margin: 0, valign: "top", paraSpaceAfter: 6, fit: "shrink" },
  );
}

/** A section as bullets, on a slide that goes when the CV has nothing for it. */
function listSlide(deck: PptxGenJS, section: string, line: string): void {
  bullets(page(deck, `{{slide has.${section}}}{{labels.${section}}}`), `{{#${section}}}${line}{{/${section}}}`);
}

function bullets(slide: PptxGenJS.Slide, text: string): void {
  slide.addText(text, {
    x: 0.6,
    y: 1.5,
    w: 12.1,
    h: 5.2,
    fontSize: 20,
    color: INK,
    margin: 0,
    valign: "top",
    bullet: { indent: 16 },
    fit: "shrink",
  });
}

function page(deck: PptxGenJS, title: string): PptxGenJS.Slide {
  const slide = deck.addSlide({ masterName: "PAGE" });
  slide.addText(title, {
    x: 0.6,
    y: 0.4,
    w: 12.1,
    h: 0.8,
    fontSize: 28,
    fontFace: "Calibri Light",
    color: PETROL,
    margin: 0,
    valign: "middle",
    fit: "shrink",
  });
  return slide;
}

await Bun.write(`${OUT}agency.docx`, await Packer.toBuffer(wordFile()));
const deck = (await slides().write({ outputType: "uint8array" })) as Uint8Array;
await Bun.write(
  `${OUT}agency.pptx`,
  packReproducibly(repairPackage(unpackTrusted(deck), { language: "en-US", eastAsianFont: OFFICE_FALLBACKS.eastAsia.zh }), {
    language: "en",
  }),
);
