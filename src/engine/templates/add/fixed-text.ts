import { descendants, textOf } from "../../cv/package/xml.ts";
import { openPackage, readPart } from "../../cv/render/custom/package/package.ts";
import type { Problem } from "../../cv/render/custom/tags/compile.ts";
import { DIALECTS } from "../../cv/render/custom/tags/dialect.ts";
import { quotedPlace } from "../../cv/render/custom/tags/quoted-place.ts";

/** Words of a paragraph that is prose and no heading, label or line of small print. */
const PROSE_WORDS = 25;
const EMAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/u;
/** Nine digits or more, as telephone numbers have them, in groups. */
const TELEPHONE = /(?:\+|\b0)\d[\d\s()./-]{7,}\d\b/;

/**
 * Text of a template that may be left over from the CV that it was made from. Headers and footers are not checked, as the agency writes there. It is
 * only a warning: the agency may want the text.
 */
export function findPersonalText(bytes: Uint8Array): Problem[] {
  const { type, parts } = openPackage(bytes);
  const { parts: isContent, paragraph, place } = DIALECTS[type];
  const names = [...parts.keys()].filter((name) => isContent.test(name) && !/\/(?:header|footer)\d*\.xml$/.test(name));
  return names.flatMap((name) => {
    const root = readPart(parts, name);
    const paragraphs = root ? descendants(root, paragraph).map(textOf) : [];
    return paragraphs.flatMap((text) => judge(text.replace(/\{\{[^{}]*\}\}/g, " "), place(name)) ?? []);
  });
}

function judge(text: string, place: string): Problem | undefined {
  const said = text.replace(/\s+/g, " ").trim();
  const kind = EMAIL.test(said)
    ? "an e-mail address"
    : TELEPHONE.test(said)
      ? "a telephone number"
      : said.split(" ").length >= PROSE_WORDS
        ? "a long text"
        : undefined;
  if (!kind) return undefined;
  return {
    place: quotedPlace(place, said),
    problem: `Every document will show ${kind} that is in the file and not in a tag.`,
    mend: "If it is a candidate's, write a tag in its place.",
  };
}
