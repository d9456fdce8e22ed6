import { type Row, rowLabel } from "../../../1-document/row.ts";
import { looksLikePlace } from "../../../recognisers/places/places.ts";
import { isBareListLabel } from "../../entry-text.ts";
import { LIKELY_NAMED, MAX_NAMED_CHARACTERS, MIN_OUTLINE_PLACE, MIN_OUTLINE_RATIO } from "../../thresholds.ts";
import type { RoleScore } from "../rows/row-roles.ts";

/**
 * A section that is one nested list, as word processors make it: "● Buyer" over "○ Market Hall East", "○ Dover", "○ 2015 – 2018" and "○ Bought fish."
 * The items of the outer list begin the entries, and those directly under them that name an employer, a place or a period are part of the head.
 * Such rows are returned without their list marker. Where few entries have such items, all rows are returned as they are.
 */
export function withOutlineHeads(rows: readonly Row[], roles: readonly RoleScore[]): readonly Row[] {
  const items = outlineItems(rows).map((item) => ({ ...item, naming: namingChildren(item, roles) }));
  const named = items.filter(({ naming }) => naming > 0);
  if (items.length === 0 || named.length < MIN_OUTLINE_RATIO * items.length) return rows;
  const heads = new Set(items.flatMap(({ head, children, naming }) => [head, ...children.slice(0, naming)]));
  return rows.map((row) => (heads.has(row) ? withoutMarker(row) : row));
}

/** An item of the outer list with the items directly under it, down to the first that cannot be a part of a head. */
type OutlineItem = { head: Row; children: Row[] };

const levelOf = ({ line }: Row) => line.bullet?.level;

/** Empty unless every row is a list item, and most items of the outer list have items under them. */
function outlineItems(rows: readonly Row[]): OutlineItem[] {
  const outer = rows[0] && levelOf(rows[0]);
  if (outer === undefined || rows.some((row) => levelOf(row) === undefined || (levelOf(row) as number) < outer)) return [];
  const items: (OutlineItem & { isOpen: boolean })[] = [];
  for (const row of rows) {
    const item = items.at(-1);
    if (levelOf(row) === outer || !item) items.push({ head: row, children: [], isOpen: true });
    else if (!item.isOpen || levelOf(row) !== outer + 1 || isBareListLabel(row.text) || row.text.length > MAX_NAMED_CHARACTERS)
      item.isOpen = false;
    else item.children.push(row);
  }
  const withChildren = items.filter(({ children }) => children.length > 0);
  return withChildren.length >= MIN_OUTLINE_RATIO * items.length ? items : [];
}

/** How many items belong to the head. A period, a place or a labelled field is never a task: what stands before the last of them names the entry too. */
function namingChildren({ head, children }: OutlineItem, roles: readonly RoleScore[]): number {
  const last = children.findLastIndex((row) => isNamed(row) || isDatedAtEnd(row) || looksLikePlace(row.text) >= MIN_OUTLINE_PLACE);
  if (last >= 0) return last + 1;
  const [first] = children;
  return first && namesMissingRole(head, first, roles) ? 1 : 0;
}

const NAMING_LABELS = new Set<string>(["company", "institution", "position", "title", "degree", "location", "city", "country", "dates"]);

/** "Employer: Market Hall East" */
const isNamed = (row: Row) => NAMING_LABELS.has(withoutMarker(row).label?.field ?? "");

/** "2015 – 2018", "Market Hall East, Dover. March 2015 to May 2018.", "Trade school, 2017"; "Prize for sales in 2017" is none. */
function isDatedAtEnd({ dateOnly, ranges: [range, ...others], text }: Row): boolean {
  if (dateOnly) return true;
  if (!range || others.length > 0 || !/^[\s)\].]*$/.test(text.slice(range.to))) return false;
  return !range.single || /[,.;:|(·–-]\s*$/.test(text.slice(0, range.from));
}

/** "○ Buyer" under "● Market Hall East, Dover (2015 – 2018)": the position, where the item above names none. */
function namesMissingRole(head: Row, child: Row, roles: readonly RoleScore[]): boolean {
  const likeness = (row: Row, role: RoleScore) => Math.max(...row.cells.map(({ rest }) => role(rest)));
  const isDated = head.ranges.length > 0;
  return (
    isDated &&
    !child.prose &&
    !/[.;]$/.test(child.text) &&
    roles.some((role) => likeness(child, role) >= LIKELY_NAMED && likeness(head, role) < LIKELY_NAMED)
  );
}

/** Without a list marker a label is one of the entry, as in a form. */
function withoutMarker(row: Row): Row {
  const { bullet: _bullet, ...line } = row.line;
  return { ...row, line, bullet: false, label: row.label ?? rowLabel(line) };
}
