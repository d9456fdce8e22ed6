import { fold } from "../../../../text/fold.ts";
import { wordCount } from "../../../../text/spaces.ts";
import type { Row } from "../../../1-document/row.ts";
import { AND_IN_TEXT } from "../../../lexicon/joining-words.ts";
import { INNER_LABELS } from "../../../lexicon/label-field.ts";
import { matchLabel } from "../../../recognisers/agency-fields.ts";
import { looksLikePlace } from "../../../recognisers/places/places.ts";
import { LIKELY_LABEL, LIKELY_NAMED, MAX_LIST_LABEL_CHARACTERS, MIN_WORDS_OF_PHRASE } from "../../thresholds.ts";
import type { RoleScore } from "./row-roles.ts";

/**
 * The text under titles that come back within the entries of a section: "Background", "My role" and "Tools" under each job of a portfolio. Such a
 * title and the first row under it are text, and so are the rows that go on in the style of such rows. A title that no list knows, or
 * that stands under one job alone, counts where another one is set alike.
 */
export function underInnerTitles(rows: readonly Row[], roles: readonly RoleScore[]): ReadonlySet<Row> {
  const titles = innerTitles(rows, roles);
  if (titles.size === 0) return titles;
  const isEntryStyle = ({ key }: Row) => key === rows[0]?.key;
  const keys = new Set(rows.filter((row, index) => titles.has(rows[index - 1] as Row) && !isEntryStyle(row)).map(({ key }) => key));
  const text = new Set<Row>();
  rows.forEach((row, index) => {
    const above = rows[index - 1];
    const goesOn = above !== undefined && text.has(above) && (titles.has(above) || keys.has(row.key));
    if (titles.has(row) || (goesOn && row.ranges.length === 0)) text.add(row);
  });
  return text;
}

function innerTitles(rows: readonly Row[], roles: readonly RoleScore[]): ReadonlySet<Row> {
  const byText = Map.groupBy(
    rows.filter((row, index) => mayBeTitle(row, rows[index + 1], index)),
    ({ text }) => fold(text),
  );
  const groups = [...byText.values()].filter((group) => new Set(group.map(({ key }) => key)).size === 1);
  const isKnown = ([row]: readonly Row[]) => announces(row as Row);
  const isRepeated = (group: readonly Row[]) => group.length > 1;
  const known = groups.filter((group) => isRepeated(group) && isKnown(group));
  const likely = groups.filter((group) => (isRepeated(group) ? !isKnown(group) && namesNothing(group[0] as Row, roles) : isKnown(group)));
  const styles = Map.groupBy([...known, ...likely.filter(isRepeated)], ([row]) => row?.key);
  const isSetAlike = (group: readonly Row[]) =>
    (isRepeated(group) && isPhrase(group[0] as Row)) || (styles.get(group[0]?.key) ?? []).some((other) => other !== group);
  return new Set([...known, ...likely.filter(isSetAlike)].flat());
}

/** "What I did there", "Ce que j'ai fait": words of a sentence, and no name. */
const isPhrase = ({ text }: Row) => wordCount(text) >= MIN_WORDS_OF_PHRASE && /\s\p{Ll}[\p{L}\p{M}'’]*[?!.…:]*$/u.test(text);

/** A short row without a date over one without a date. */
const mayBeTitle = ({ text, cells, ranges, bullet, label, prose }: Row, below: Row | undefined, index: number) =>
  index > 0 &&
  cells.length === 1 &&
  ranges.length === 0 &&
  !bullet &&
  !prose &&
  text.length < MAX_LIST_LABEL_CHARACTERS &&
  (!label || label.value === "") &&
  below?.ranges.length === 0;

/** "Tools", "Techniques and tools" */
function announces({ text }: Row): boolean {
  const isInner = (part: string) => {
    const match = matchLabel(part);
    return match !== undefined && match.confidence >= LIKELY_LABEL && (INNER_LABELS.has(match.field) || match.field === "skills");
  };
  return isInner(text) || text.split(JOINED).some((part, _, { length }) => length > 1 && isInner(part));
}

const JOINED = new RegExp(String.raw`\s*[/&,]\s*|\s+${AND_IN_TEXT}\s+`, "u");

/** "Acme Ltd" over each of two positions there, or "Leeds" in each entry, names the entry. */
const namesNothing = ({ text }: Row, roles: readonly RoleScore[]) =>
  [...roles, looksLikePlace].every((score) => score(text) < LIKELY_NAMED);
