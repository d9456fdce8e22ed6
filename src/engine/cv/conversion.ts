import type { BlindDoubt, BlindUnsure, HouseWords, Recommendation, ReviewPage } from "../contract/api.ts";

import type { Resume, Source } from "../contract/resume.ts";
import type { Cover } from "../contract/resume-fields.ts";
import type { Redacted } from "./blind/terms/redacted.ts";
import type { DataRequest, WrittenData } from "./formats/written-data.ts";
import type { Requirements } from "./match/1-requirements/requirements.ts";
import type { Score } from "./match/3-score/match-resume.ts";
import type { MatchExplanation } from "./match/explain/write-explanation.ts";
import type { ModelAnswer, Question } from "./match/model/ask-model.ts";
import type { MatchReport } from "./match/write-report.ts";
import type { BlindProfile } from "./options/blind-profile.ts";
import type { OutputType } from "./options/output-type.ts";
import type { CoverageReport } from "./parse/5-coverage/coverage-report.ts";
import type { ReadTools } from "./reading.ts";
import type { ReadBrandFile } from "./render/brand/read-brand-file.ts";
import type { Problem } from "./render/custom/tags/compile.ts";
import type { Pack } from "./render/pack/write-pack.ts";
import type { Template } from "./render/template/template.ts";
import type { WriteTools } from "./render/written.ts";
import type { Places } from "./review/describe-review.ts";

/** What to make of one document. The bytes travel beside it. */
export type ConvertRequest = {
  /** A CV as PDF or Word, or Resume JSON that was parsed before. Told by content; the name only serves messages. */
  fileName: string;
  ocr: "auto" | "always" | "never";
  /**
   * `requirements`: the document is a job description (PDF, Word or plain text), and the result is its requirements. With `enhance` there is no document,
   * and the result is what that run asks for.
   * `match`: the CV is scored against the requirements in `match`.
   * `complete`, `opinion`: Resume JSON that a local model sorts further, or gives its view of; the questions and answers are in `consult`.
   * `check`: only the template is checked, for its problems and the tags that it uses.
   * `brand-file`: the document is a logo or a font, and what it is is wanted.
   * `ranking`: the matching report in `ranking` is wanted as a PDF.
   * `explanation`: what a candidate is told of a match, in `explanation`, is wanted as a PDF.
   * `pack`: the CVs in `pack` are wanted as one PDF.
   * `page`: the sizes of the pages of a PDF are wanted, and the page in `page` as a PNG.
   * `original`: a Word file is wanted as a PDF, with the places of the quotes in `sources` on its pages.
   * `view`: a Word file is wanted as plain HTML, with the block marked that has the quote in `mark`.
   * `readable`: a document of another kind is wanted as the PDF or Word file that is read in its place.
   * `mail`: the document is a mail (RFC 5322), and its attachments are wanted.
   * `picture`: a finished document of the type in `outputs`, or without one a sample CV in `template`; its first page is wanted as a PNG.
   */
  kind?:
    | "cv"
    | "requirements"
    | "match"
    | "complete"
    | "opinion"
    | "picture"
    | "check"
    | "brand-file"
    | "ranking"
    | "explanation"
    | "pack"
    | "page"
    | "original"
    | "view"
    | "readable"
    | "mail";
  /** Without a template the document is read and parsed only. */
  template?: Template;
  /** ISO 639-1 of the labels; takes precedence over the template's own `labelLanguage`. */
  labelLanguage?: string;
  outputs: OutputType[];
  /** Adds the Resume as data in a format of the trade: of a blind run the blind one. */
  data?: DataRequest;
  ranking?: MatchReport;
  explanation?: MatchExplanation;
  pack?: Pack;
  /** Pasted text of a `kind: "requirements"` request, in the place of the bytes. */
  jdText?: string;
  /** `now` as ISO 8601: it dates roles that still run. */
  match?: { requirements: Requirements; now: string };
  /** The answers that a model has given so far, in the order of the questions; `score` of a `kind: "opinion"` request. */
  consult?: { name: string; answers: ModelAnswer[]; score?: Score };
  /** The agency's own words: headings that its CVs have, and labels of its documents. */
  words?: HouseWords;
  /** The agency's own words about a job, for templates with a place for them. They are not made blind: a name in them is a leak. */
  cover?: Cover;
  /** Adds a coverage report: where each line of the CV went. */
  coverage?: boolean;
  /** Makes the CV blind; takes precedence over the template's own `blind`. */
  blind?: BlindProfile;
  /** What stands for the candidate in a blind CV, where the bytes are not the uploaded file: see `referenceOf`. */
  reference?: string;
  /** `original`: the documents have the candidate's own layout, without what the blind profile withholds; without a profile that is the contact data. */
  layout?: "original";
  /** The Resume as a recruiter has corrected it, in the place of what would be parsed. */
  corrected?: Resume;
  /** Of a corrected CV, the Resume as it was read: its values may still stand in running text and in the CV itself, and a blind document withholds them too. */
  asRead?: Resume;
  /** False leaves the photo out. */
  photo?: boolean;
  /** Adds what the review desk keeps of a CV. */
  review?: boolean;
  /** Of a `kind: "page"` request: which page, from 1, and how many pixels wide. */
  page?: { number?: number; width: number };
  /** Of a `kind: "original"` request: in the order of the Resume. */
  sources?: Record<string, Source>;
  mark?: string;
  /** Of a blind run: passages that are printed after all, because a recruiter has looked at them, by their ids; or all of them. */
  released?: readonly string[] | "all";
  /** Job description and keywords of an enhanced run; `asked` are their requirements, where they have been read and widened before. */
  enhance?: { jdText?: string; jdBytes?: Uint8Array; keywords?: string; asked?: Requirements };
};

export type Converted = {
  /** Of a `kind: "requirements"` request. */
  requirements?: Requirements;
  /** Of a `kind: "match"` or, without a `question`, a `kind: "opinion"` request. */
  score?: Score;
  /** The next question to the model; the request is made again with its answer. */
  question?: Question;
  /** Why the model's answers cannot be used. */
  failed?: string;
  /** Of a `kind: "picture"` or `"page"` request. */
  picture?: Uint8Array;
  /** Of a `kind: "page"` or `"original"` request. */
  pages?: ReviewPage[];
  /** Of a `kind: "original"` request. */
  places?: Places;
  /** Of a `kind: "view"` request. */
  html?: string;
  /** Of a `kind: "mail"` request. */
  attachments?: MailAttachment[];
  /** Of a run with `review`: the Resume as it was read, not blind, with sources of the text that no field took; and the pages of a PDF. */
  review?: { resume: Resume; pages: ReviewPage[] };
  /** Of a `kind: "check"` request. */
  report?: { problems: Problem[]; warnings: Problem[]; tags: string[] };
  /** Of a `kind: "brand-file"` request. */
  brandFile?: ReadBrandFile;
  /** The content of the documents; of a blind run without the redacted values. */
  resume: Resume;
  /** Of a blind run: every value that the documents do not show. */
  redacted?: Redacted[];
  /** Of a blind run: why the documents may still say who the candidate is. They must be checked before they are sent. */
  doubts?: BlindDoubt[];
  /** Of a blind run: passages that may say who the candidate is, and were withheld for that. */
  unsure?: BlindUnsure[];
  outputs: { type: OutputType; bytes: Uint8Array }[];
  /** Of a run with `data`. */
  data?: WrittenData;
  warnings: string[];
  /** Milliseconds that the stages took. */
  ms: { read: number; parse: number; render: number };
  /** Of a run with `coverage`, unless the CV came as JSON. */
  coverage?: CoverageReport;
  /** Of an enhanced run: the required skills, with the evidence of the CV. */
  recommendations?: Recommendation[];
};
/** A file that came with a mail. `isInlinePicture`: shown between the lines of the mail, such as a logo. `isWinmail`: Outlook's own envelope around attachments. */
export type MailAttachment = { fileName: string; bytes: Uint8Array; isInlinePicture?: boolean; isWinmail?: boolean };

/** What the converter needs from outside: assets and OCR. */
export type ConvertTools = Pick<ReadTools, "readAsset" | "recognize" | "maxPages"> & Pick<WriteTools, "docxToPdf" | "today">;
