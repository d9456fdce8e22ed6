import { unpackTrusted } from "../../package/zip-reader.ts";
import { type WordParts, wordFile } from "../../read/docx/word-file.testing.ts";
import type { Cut } from "../cut.ts";
import { type RedactWanted, redactDocx } from "./redact-docx.ts";

/** Every place of these words, whatever their case, with what stands there. */
export const cutsOf =
  (words: string[], replacement = "") =>
  (text: string): Cut[] =>
    words
      .flatMap((word) => [...text.matchAll(new RegExp(RegExp.escape(word), "gi"))])
      .map((match) => ({ from: match.index, to: match.index + match[0].length, replacement }))
      .toSorted((one, other) => one.from - other.from);

type Wish = Partial<RedactWanted> & { words?: string[]; replacement?: string };

export const wanted = ({ words = [], replacement, ...rest }: Wish = {}): RedactWanted => ({
  cutsIn: cutsOf(words, replacement),
  isWithheldLink: (target) => /^(?:mailto|tel):|linkedin/i.test(target),
  photo: false,
  ...rest,
});

/** A redacted file: its parts as text by their names, and what was said of it. */
export async function redacted(bytes: Uint8Array, wish: Wish = {}) {
  const result = await redactDocx(bytes, wanted(wish));
  const files = new Map(unpackTrusted(result.bytes));
  const texts = new Map([...files].map(([name, content]) => [name, Buffer.from(content).toString("latin1")] as const));
  const xml = (name: string) => new TextDecoder().decode(files.get(name) ?? new Uint8Array());
  return {
    ...result,
    files,
    names: [...files.keys()],
    xml,
    document: xml("word/document.xml"),
    /** All parts together: nothing that is withheld may stand in them. */
    all: [...texts].map(([name, text]) => `${name}\n${text}`).join("\n"),
    codes: result.messages.map(({ code }) => code),
  };
}

export const redactedBody = (body: string, wish: Wish = {}, parts: WordParts = {}) => redacted(wordFile(body, parts), wish);

/** What stands inside the body. */
export const bodyOf = (document: string) => /<w:body>([\s\S]*)<\/w:body>/.exec(document)?.[1] ?? "";

/** The text of each paragraph of a part: tabs as "\t", breaks as "\n". */
export const paragraphsOf = (xml: string): string[] =>
  [...xml.matchAll(/<w:p(?:\s[^>]*)?(?:\/>|>([\s\S]*?)<\/w:p>)/g)].map(([, inner = ""]) =>
    inner
      .replace(/<w:tab\/>/g, "\t")
      .replace(/<w:br[^>]*\/>/g, "\n")
      .replace(/<[^>]+>/g, ""),
  );
