import type { HouseWords } from "../../../../contract/api.ts";
import { fold } from "../../../text/fold.ts";
import { clearMemoized } from "../../../text/memoize.ts";
import type { SectionKind } from "./section-kind.ts";

export type TaughtHeadings = HouseWords["headings"];

/** Of the CV that is parsed: the headings that its agency has taught, folded. Like the answers of `memoize`, it lasts for one document. */
let taught: ReadonlyMap<string, SectionKind> | undefined;

/**
 * Makes `matchHeading` know headings that an agency has taught, until `forgetHeadings`. One with a language is for CVs in that language alone:
 * "Formation" is education in French. Of two for the same wording the last counts.
 */
export function teachHeadings(headings: TaughtHeadings, language: string): void {
  const meant = headings.filter((heading) => heading.language === undefined || heading.language === language);
  if (meant.length === 0) return;
  clearMemoized();
  taught = new Map(meant.map(({ text, section }) => [fold(text), kindOf(section)]));
}

export function forgetHeadings(): void {
  taught = undefined;
}

export function taughtKind(title: string): SectionKind | undefined {
  return taught?.get(fold(title));
}

/** The names of sections in a Resume are those of the parser, but for the one that holds what no other holds. */
const kindOf = (section: string) => (section === "additional" ? "other" : section) as SectionKind;
