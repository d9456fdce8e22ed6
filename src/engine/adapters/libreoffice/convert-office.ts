import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { AppError, refusal } from "../../contract/errors.ts";
import { runProgram } from "../run-program.ts";

const TIMEOUT_MS = 60_000;
/** Where installers put it when it is not in the path, or when there is no path (the converter child has an empty environment). */
const USUAL_PLACES = [
  "/usr/bin/soffice",
  "/usr/local/bin/soffice",
  "/usr/lib/libreoffice/program/soffice",
  "/opt/libreoffice/program/soffice",
  "/snap/bin/libreoffice",
  "/Applications/LibreOffice.app/Contents/MacOS/soffice",
];

/** LibreOffice's program, or undefined where it is not installed. */
export const findLibreOffice = (): string | undefined =>
  Bun.which("soffice") ?? Bun.which("libreoffice") ?? USUAL_PLACES.find((path) => existsSync(path));

/**
 * PDF of a Word or PowerPoint file that this program wrote, by LibreOffice with a profile of its own that is thrown away. Undefined where it is not
 * installed. Throws `unavailable` when it does not answer in time or makes nothing.
 */
export function openOfficeToPdf(): ((document: Uint8Array, type: "docx" | "pptx") => Promise<Uint8Array>) | undefined {
  const program = findLibreOffice();
  if (!program) return undefined;
  return (document, type) =>
    convert(program, document, {
      from: type,
      to: "pdf",
      filter: `pdf:${type === "docx" ? "writer" : "impress"}_pdf_Export:{"UseTaggedPDF":{"type":"boolean","value":"true"},"ExportBookmarks":{"type":"boolean","value":"true"}}`,
    }).catch(() => {
      throw new AppError("unavailable", "LibreOffice could not make the PDF of this document. The Word document can be made.");
    });
}

/**
 * Word file of an old Word, RTF, OpenDocument or HTML file. Undefined where LibreOffice is not installed. Throws AppError "corrupt" where it does not answer in
 * time or makes nothing.
 */
export function openOfficeToDocx(): ((document: Uint8Array, kind: "doc" | "rtf" | "odt" | "html") => Promise<Uint8Array>) | undefined {
  const program = findLibreOffice();
  if (!program) return undefined;
  return (document, kind) =>
    convert(program, document, {
      from: kind,
      to: "docx",
      filter: "docx:MS Word 2007 XML",
      ...(kind === "html" && { reader: HTML_READER }),
    }).catch(() => {
      throw refusal("corrupt");
    });
}

/** As a text document: it would be opened as a web page otherwise, which no filter of Word takes. */
const HTML_READER = "HTML (StarWriter)";

type Conversion = { from: string; to: "pdf" | "docx"; filter: string; reader?: string };

const convert = (program: string, document: Uint8Array, { from, to, filter, reader }: Conversion): Promise<Uint8Array> =>
  runProgram({
    file: { name: `cv.${from}`, bytes: document },
    timeoutMs: TIMEOUT_MS,
    command: (folder) => [
      program,
      `-env:UserInstallation=file://${join(folder, "profile")}`,
      "--headless",
      "--norestore",
      ...(reader ? [`--infilter=${reader}`] : []),
      "--convert-to",
      filter,
      "--outdir",
      folder,
      join(folder, `cv.${from}`),
    ],
    collect: async (folder) => new Uint8Array(await readFile(join(folder, `cv.${to}`))),
  });
