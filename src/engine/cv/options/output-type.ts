/** The format of a finished document. */
export type OutputType = "docx" | "pdf" | "pptx";
