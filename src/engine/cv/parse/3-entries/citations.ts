import type { Publication } from "../../resume.ts";
import type { Row } from "./rows.ts";

const NUMBER = String.raw`(?:\[\d{1,3}\]|\d{1,3}[.)])?\s*`;
const AUTHORS = String.raw`(?<authors>\p{Lu}[\p{L}'’-]+,?\s\p{Lu}\.[^()"“„«]{0,300}?|[^()"“„«\d]{3,300}?\bet al\.?)`;
const YEAR = String.raw`(?<year>(?:19|20)\d\d)[a-z]?`;

/** How the styles of citing order authors, year, title and where it appeared. */
const STYLES = [
  // Berg, A. & Roth, T. (2021). The title. The Journal, 12(3), 1–9.
  String.raw`^${NUMBER}${AUTHORS},?\s*\(${YEAR}(?:,\s[^)]{1,20})?\)[.,:]?\s+["“„«]?(?<title>[^"”“»]{8,300}?[?!]?)["”“»]?[.,]?(?<=[.?!"”“»,])\s+(?<venue>\P{Ll}.{3,200})$`,
  // A. Berg, T. Roth, “The title,” The Journal, vol. 12, 2021.
  String.raw`^${NUMBER}(?<authors>[^"“„«()]{5,300}?)[,.:]?\s+["“„«](?<title>[^"”“»]{8,300}?)[,.]?["”“»][,.]?\s+(?<venue>.{3,200}?)(?:[,.]\s*|\s\()${YEAR}\)?\.?$`,
  // The title. The Journal, 2021.
  String.raw`^${NUMBER}(?<title>[^.?!"“„«]{8,200}[.?!])\s+(?<venue>\p{Lu}[^.?!]{2,100}),\s*${YEAR}\.?$`,
].map((style) => new RegExp(style, "su"));

/** Publications that are cited as scholars do; undefined where most of the rows are set otherwise. */
export function parseCitations(rows: readonly Row[]): Publication[] | undefined {
  const [first] = rows;
  const texts: string[] = [];
  for (const { line, text, bullet } of rows) {
    const plain = text.replace(/\t/g, " ");
    const above = texts.at(-1);
    const isBelow = first?.bullet ? !bullet : line.indent > (first?.line.indent ?? 0) + 4;
    const goesOn = above !== undefined && isBelow && !citation(plain);
    if (goesOn) texts[texts.length - 1] = `${above} ${plain}`;
    else texts.push(plain);
  }
  const cited = texts.map(citation);
  if (cited.filter(Boolean).length < 0.7 * texts.length) return undefined;
  return texts.map((text, index) => cited[index] ?? { name: text });
}

function citation(text: string): Publication | undefined {
  for (const style of STYLES) {
    const parts = style.exec(text)?.groups;
    if (parts?.title)
      return {
        name: parts.title.replace(/\.$/, ""),
        publisher: parts.venue?.replace(/[.,]\s*$/, ""),
        releaseDate: parts.year,
        summary: parts.authors,
      };
  }
  return undefined;
}
