import type { BlindDoubt, Recommendation } from "../contract.ts";
import type { RefusalCode } from "../errors.ts";
import type { BlindProfile } from "./blind/profile.ts";
import type { Withheld } from "./blind/withheld.ts";
import type { MatchReport } from "./match/write-report.ts";
import type { Proof } from "./parse/proof.ts";
import type { ReadTools } from "./reading.ts";
import type { Problem } from "./render/own/compile.ts";
import type { Template } from "./render/template.ts";
import type { WriteTools } from "./render/written.ts";
import type { Resume } from "./resume.ts";

export type OutputType = "docx" | "pdf" | "pptx";

/** What to make of one document. The bytes travel beside it. */
export type ConvertRequest = {
  /** A CV as PDF or Word, or Resume JSON that was parsed before. Told by content; the name only serves messages. */
  fileName: string;
  ocr: "auto" | "always" | "never";
  /**
   * `text`: not a CV but a job description; its plain text is wanted, list items marked with "- ". `outputs` is empty then.
   * `check`: nothing but the template is looked at, for what is wrong with it and the tags that it uses.
   * `ranking`: the matching report in `ranking` is wanted as a PDF.
   * `picture`: a finished document of the type in `outputs`, or without one a sample CV in `template`; its first page is wanted as a PNG.
   */
  kind?: "cv" | "text" | "picture" | "check" | "ranking";
  /** Without a template the document is read and parsed only. */
  template?: Template;
  outputs: OutputType[];
  ranking?: MatchReport;
  /** Draws up the books of what was read and what became of it. */
  proof?: boolean;
  /** Makes the CV blind; goes before the template's own `blind`. */
  blind?: BlindProfile;
  /** Job description text and keywords of an enhanced run. */
  enhance?: { jdText?: string; jdBytes?: Uint8Array; keywords?: string };
};

export type Converted = {
  /** Of a `kind: "text"` request. */
  text?: string;
  /** Of a `kind: "picture"` request. */
  picture?: Uint8Array;
  /** Of a `kind: "check"` request. */
  report?: { problems: Problem[]; warnings: Problem[]; tags: string[] };
  /** What the documents say; of a blind run without what was withheld. */
  resume: Resume;
  /** Of a blind run: every value that the documents do not show. */
  withheld?: Withheld[];
  /** Of a blind run: what the documents show that may still say who the candidate is. They must not go out before somebody has looked at it. */
  doubts?: BlindDoubt[];
  outputs: { type: OutputType; bytes: Uint8Array }[];
  warnings: string[];
  /** Milliseconds that the stages took. */
  ms: { read: number; parse: number; render: number };
  /** Of a run with `proof`, unless the CV came as JSON. */
  proof?: Proof;
  /** Of an enhanced run: the skills asked for, with what the CV says of them. */
  recommendations?: Recommendation[];
};
export type ConvertFailure = { error: { code: RefusalCode; message: string } };

/** What the converter needs from outside: assets and OCR. */
export type ConvertTools = Pick<ReadTools, "readAsset" | "recognize" | "maxPages"> & Pick<WriteTools, "docxToPdf">;
