import type { Resume } from "../../../contract/resume.ts";
import { fold } from "../../text/fold.ts";
import { conceptOf, findConcepts } from "../concepts/concepts.ts";
import { type DegreeLevel, degreeOf, findDegrees } from "../concepts/degrees.ts";
import { tokenize } from "../concepts/words.ts";
import { UNFINISHED } from "../lexicon/standing/standing-words.ts";
import type { Evidence, Studied } from "./evidence.ts";
import { standingsIn } from "./standing.ts";

/** The degrees of a resume, also those among its certificates, and its courses. */
export function studiesOf({ education = [], certificates = [] }: Resume, year: number): Pick<Evidence, "studies" | "courses"> {
  const entries = education.map(({ studyType = "", area = "", endDate }, index) => {
    const told = [
      { quote: studyType, path: `education[${index}].studyType` },
      { quote: area, path: `education[${index}].area` },
    ];
    return toStudied(told, isUnfinished(`${studyType} ${area}`, endDate, year));
  });
  const isHeld = (name: string) => standingsIn(name, year).every(({ standing }) => standing !== "expired" && standing !== "denied");
  const certified = certificates.map(({ name = "" }, index) =>
    isHeld(name) ? toStudied([{ quote: name, path: `certificates[${index}].name` }], false) : toStudied([], false),
  );
  const namesDegree = ({ quotes }: Studied) => findDegrees(quotes.join(" ")).length > 0;
  const isTold = ({ quotes }: Studied) => quotes.length > 0;
  return {
    studies: [...entries.filter(isTold), ...certified.filter(namesDegree)],
    courses: certified.filter((one) => isTold(one) && !namesDegree(one)),
  };
}

function toStudied(told: readonly { quote: string; path: string }[], unfinished: boolean): Studied {
  const named = told.filter(({ quote }) => quote !== "");
  const text = named.map(({ quote }) => quote).join(" ");
  const tokens = tokenize(text);
  return {
    // "Meister", "Straßenbauermeister Tiefbau": each of the two may name the level.
    level: named.reduce<DegreeLevel>((highest, { quote }) => Math.max(highest, findDegrees(quote)[0] ?? 0) as DegreeLevel, degreeOf(text)),
    fields: findConcepts(tokens)
      .map(({ id }) => id)
      .filter((id) => conceptOf(id) !== undefined),
    stems: tokens.map(({ stem }) => stem),
    quotes: named.map(({ quote }) => quote),
    paths: named.map(({ path }) => path),
    ...(unfinished && { unfinished }),
  };
}

/** "BA (final year)", or one that ends in a year to come. */
export const isUnfinished = (text: string, ends: string | undefined, year: number) =>
  UNFINISHED.test(fold(text)) || Number(ends?.slice(0, 4)) > year;
