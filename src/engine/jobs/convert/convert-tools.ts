import type { Resume } from "../../contract/resume.ts";
import type { Converted, ConvertRequest } from "../../cv/conversion.ts";
import type { Template } from "../../cv/render/template/template.ts";
import type { LoadTemplate } from "../../templates/load-template.ts";

/** Documents of one owner may share a process. */
export type Convert = (bytes: Uint8Array, request: ConvertRequest, signal: AbortSignal, owner?: string) => Promise<Converted>;
export type CvTools = {
  convert: Convert;
  loadTemplate: LoadTemplate;
  /** The file name for a result, without its ending. */
  outputName: (template: Template, resume: Resume, originalName: string) => string;
};
