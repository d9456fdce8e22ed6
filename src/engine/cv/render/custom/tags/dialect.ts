export type CustomType = "docx" | "pptx";

/** The element names of Word (ISO 29500-1, 17) and PowerPoint (21) for the same things. */
export type Dialect = {
  paragraph: string;
  run: string;
  runStyle: string;
  text: string;
  lineBreak: string;
  table: string;
  row: string;
  cell: string;
  /** Elements that must end with a paragraph. */
  containers: string[];
  /** Parts that people see and write tags in. */
  parts: RegExp;
  /** The name of a part for people. */
  place: (part: string) => string;
};

export const DIALECTS: Record<CustomType, Dialect> = {
  docx: {
    paragraph: "w:p",
    run: "w:r",
    runStyle: "w:rPr",
    text: "w:t",
    lineBreak: "w:br",
    table: "w:tbl",
    row: "w:tr",
    cell: "w:tc",
    containers: ["w:tc", "w:txbxContent", "w:hdr", "w:ftr", "w:footnote", "w:comment"],
    // Word in the browser calls it document2.xml.
    parts: /^word\/(document\d*|header\d*|footer\d*|footnotes|endnotes)\.xml$/,
    place: (part) =>
      ({ header: "a header", footer: "a footer", footnotes: "a footnote", endnotes: "a footnote" })[
        /(header|footer|footnotes|endnotes)\d*\.xml$/.exec(part)?.[1] ?? ""
      ] ?? "the text",
  },
  pptx: {
    paragraph: "a:p",
    run: "a:r",
    runStyle: "a:rPr",
    text: "a:t",
    lineBreak: "a:br",
    table: "a:tbl",
    row: "a:tr",
    cell: "a:tc",
    containers: ["p:txBody", "a:txBody"],
    parts: /^ppt\/(slides\/slide|notesSlides\/notesSlide)\d+\.xml$/,
    place: (part) => `${part.includes("notes") ? "the notes of slide" : "slide"} ${/(\d+)\.xml$/.exec(part)?.[1]}`,
  },
};
