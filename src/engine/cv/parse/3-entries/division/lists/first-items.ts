import { namesIn, type Row } from "../../../1-document/row.ts";
import { isDuration } from "../../../recognisers/dates/dates.ts";
import { looksLikePlace } from "../../../recognisers/places/places.ts";
import type { Entry } from "../../entry.ts";
import { employerEvidence, positionEvidence } from "../../roles/name-evidence.ts";
import { LIKELY_NAMED, LIKELY_PLACE, SURE_ROLE } from "../../thresholds.ts";

/**
 * "Acme Ltd, 2018 – 2020" over "• Fitter", or over "• **Fitter**" and "• Mended pumps": the first item of a job that names what its head does not, a
 * position or an employer, belongs to the head where it is the only item, or the only one in bold, or has the period that the head lacks:
 * "Acme Ltd" over "• Fitter, 2018 – 2020" and "• Mended pumps".
 */
export const withFirstItems = (entries: readonly Entry[]): Entry[] =>
  entries.map((entry) => {
    const first = entry.body.find(({ text }) => !isDuration(text));
    const others = entry.body.filter((row) => row !== first);
    if (!first || !mayName(first) || !namesMissing(first, entry.head)) return entry;
    const [range, ...ranges] = first.ranges;
    const isOfEntry = range !== undefined && (entry.range === undefined || entry.range === range);
    const isDated = isOfEntry && ranges.length === 0 && others.every((row) => row.ranges.length === 0);
    if (!isDated && (range || !standsAlone(first, others))) return entry;
    const { bullet: _bullet, ...line } = first.line;
    return { ...entry, head: [...entry.head, { ...first, bullet: false, line }], body: others, range: entry.range ?? range };
  });

const mayName = ({ bullet, prose, label, cells, text }: Row) =>
  bullet && !prose && !label && cells.length === 1 && !/[:：]|[.;!?]$/u.test(text);

/** The only item, or a bold one over others that are not bold. */
const standsAlone = ({ line: { style } }: Row, others: readonly Row[]) =>
  others.every(({ bullet }) => !bullet) || (style.bold && others.every(({ bullet, line }) => !bullet || !line.style.bold));

function namesMissing(item: Row, head: readonly Row[]): boolean {
  const inHead = head.filter(({ dateOnly }) => !dateOnly).flatMap(namesIn);
  const [name = "", ...others] = namesIn(item);
  const isPosition = (text: string) => positionEvidence(text) > employerEvidence(text);
  if (inHead.length === 0) return false;
  if (!inHead.some((text) => positionEvidence(text) >= LIKELY_NAMED && isPosition(text)))
    return (
      positionEvidence(item.cells[0]?.rest ?? "") >= SURE_ROLE || [name, ...others].every((text) => positionEvidence(text) >= SURE_ROLE)
    );
  if (inHead.some((text) => employerEvidence(text) >= LIKELY_NAMED && !isPosition(text))) return false;
  return employerEvidence(name) >= SURE_ROLE && !isPosition(name) && others.every((text) => looksLikePlace(text) >= LIKELY_PLACE);
}
