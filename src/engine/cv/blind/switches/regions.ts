import type { Resume } from "../../../contract/resume.ts";
import { countryOfCity } from "../../parse/recognisers/places/cities.ts";
import { parsePlace } from "../../parse/recognisers/places/places.ts";
import { foldedText } from "../../text/fold.ts";
import { bounded, spelledSource } from "../terms/patterns.ts";
import { mapWords } from "../texts.ts";
import { markerFor } from "../wording.ts";

const LOCATION = /^(?:work|education)\[\d+\]\.location$/;
/** Where a town's name is something else: "Dublin Core" is a standard. */
const NOT_SEARCHED = /^(?:skills|relevant|languages|meta)\b|\.keywords\b|Date$|\.date$/;

/**
 * The region or country instead of each town: where the CV says it ("Leeds, United Kingdom") or the list of cities knows it. A place of which neither does
 * is left out. The same towns are replaced in the text.
 */
export function withRegions(resume: Resume, towns: string[], language: string): Resume {
  const wider = new Map<string, string>();
  const { meta, ...content } = resume;
  const fields = mapWords(content, (text, path) => {
    if (!LOCATION.test(path)) return text;
    const region = regionOf(text, language);
    const town = townOf(text);
    if (town) wider.set(town, region ?? markerFor(language));
    return region ?? "";
  });
  for (const town of towns) if (!wider.has(town)) wider.set(town, regionOf(town, language) ?? markerFor(language));
  const texts = mapWords(fields, (text, path) => (NOT_SEARCHED.test(path) || LOCATION.test(path) ? text : replaced(text, wider)));
  return { ...(texts as Omit<Resume, "meta">), meta };
}

/** "Leeds" is "United Kingdom", "Springfield, Massachusetts, USA" is "Massachusetts, USA"; undefined for a place that is in no list. */
export function regionOf(text: string, language: string): string | undefined {
  const place = parsePlace(text, { language });
  const country = place?.countryCode ?? countryOfCity(townOf(text));
  const said = text
    .split(",")
    .slice(1)
    .map((part) => part.trim())
    .find((part) => parsePlace(part, { language })?.region);
  const name = country && nameOf(country, language);
  return [place?.region ?? said, name].filter(Boolean).join(", ") || undefined;
}

const townOf = (text: string) => parsePlace(text)?.city ?? text.split(",")[0]?.trim();

function nameOf(country: string, language: string): string | undefined {
  return new Intl.DisplayNames([language, "en"], { type: "region", fallback: "none" }).of(country);
}

function replaced(text: string, wider: Map<string, string>): string {
  return [...wider].reduce((kept, [town, region]) => {
    const folded = foldedText(kept);
    const hits = [...folded.text.matchAll(new RegExp(bounded(spelledSource(town)), "gu"))].map(({ 0: hit, index }) => ({
      from: folded.at[index] as number,
      to: folded.at[index + hit.length] as number,
    }));
    // "reading" is no town, "Reading" is one.
    const named = hits.filter(({ from }) => /^[\p{Lu}\p{Lo}]/u.test(kept.slice(from)));
    return named.reduceRight((line, { from, to }) => line.slice(0, from) + region + line.slice(to), kept);
  }, text);
}
