import { Document, Packer, Paragraph } from "docx";
import { refusal } from "../../../contract/errors.ts";

/** A Word file with the lines of a plain text, in UTF-8, UTF-16 or Windows-1252. Throws AppError "no_text" for nothing but white space. */
export async function docxOfText(bytes: Uint8Array): Promise<Uint8Array> {
  const lines = decoded(bytes)
    .split(/\r\n?|\n|\f/)
    .map((line) => line.replace(CONTROL, "").trimEnd());
  if (lines.every((line) => line === "")) throw refusal("no_text");
  const document = new Document({ sections: [{ children: lines.map((line) => new Paragraph(line)) }] });
  return new Uint8Array(await Packer.toBuffer(document));
}

/** XML has no place for them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
