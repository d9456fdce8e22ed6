import type { Brand, BrandFile, BrandFontFile } from "../../contract/api.ts";
import { contrast, isReadable } from "../../contract/contrast.ts";
import { MIN_BOLD_WEIGHT } from "../../cv/render/brand/thresholds.ts";

/** What whoever sets up a brand should know of it, one sentence each. */
export function brandNotes({ colors, fonts }: Brand, files: BrandFile[]): string[] {
  const cuts = files.filter((file): file is BrandFile & BrandFontFile => file.kind === "font" && !!fonts?.files?.includes(file.id));
  const families = Map.groupBy(
    cuts.filter(({ family }) => family === fonts?.heading || family === fonts?.body),
    ({ family }) => family,
  );
  return [...colorNotes(colors), ...[...families].flatMap(([family, of]) => fontNotes(family, of))];
}

function colorNotes(colors: Brand["colors"]): string[] {
  const accent = colors?.accent;
  if (!accent || isReadable(accent)) return [];
  const ratio = contrast(accent, "#ffffff").toFixed(1);
  return [
    `The second colour ${accent} is too light for text on white (contrast ${ratio}): lines and marks have it, and text is set in the main colour.`,
  ];
}

function fontNotes(family: string, cuts: BrandFontFile[]): string[] {
  const notes = [`PowerPoint shows ${family} where it is installed, and another font elsewhere.`];
  if (!cuts.some(({ weight }) => weight >= MIN_BOLD_WEIGHT))
    notes.push(`${family} has no bold cut here: headings and titles are not bold in the PDF. Upload it as well.`);
  if (cuts.some(({ embedding }) => embedding === "print"))
    notes.push(`The licence flags of ${family} allow it in PDF and not in Word files: Word shows it where it is installed.`);
  return notes;
}
