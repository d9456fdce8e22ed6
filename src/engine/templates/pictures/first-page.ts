import { AppError } from "../../contract/errors.ts";
import type { OutputType } from "../../cv/options/output-type.ts";
import type { Template } from "../../cv/render/template/template.ts";

/** What is to be drawn: a finished document, or a sample CV in a template. */
export type Subject = { document: { type: OutputType; bytes: Uint8Array } } | { template: Template };
/** The first page as a PNG picture. Throws `not_found` where it cannot be had. */
export type DrawFirstPage = (subject: Subject) => Promise<Uint8Array>;

export const noPicture = () => new AppError("not_found", "There is no picture of this document.");
