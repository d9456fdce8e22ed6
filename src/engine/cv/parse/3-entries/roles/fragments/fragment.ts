import type { Row } from "../../../1-document/row.ts";

/**
 * A text of an entry's head that stands by itself, in a cell or style of its own or between strong separators: "Senior Engineer" of
 * "Senior Engineer | Acme Ltd (Bristol)".
 */
export type Fragment = {
  text: string;
  slot: Slot;
  /** What stood between this fragment and the one before in the same cell. */
  separator: string;
  row: Row;
  isPlace: boolean;
};

/**
 * Where a fragment stands in its entry. Fragments of several entries with equal slots are siblings, and are likely to have the same role.
 * `at`: the style of the row, its number among the rows of that style, the cell and the fragment within the cell ("20|b|||#0.1.0"); for `label`
 * the words of the label.
 */
export type Slot = { at: string; kind: SlotKind };

/**
 * "name": all of what stands there. The others were cut off: the "place" of "Acme Ltd, Bristol", the "bracket" of "Acme Ltd (Consultant)", the
 * "sentence" behind a name, which is kept whole and has no role, the value behind a "label".
 */
type SlotKind = "name" | "place" | "bracket" | "sentence" | "label";

export const isSameSlot = (one: Slot, other: Slot) => one.at === other.at && one.kind === other.kind;

/** The slot as the key of a map. */
export const slotKey = ({ at, kind }: Slot) => `${kind} ${at}`;
