import type { Line } from "../../../reading.ts";
import { fold } from "../../../text/fold.ts";
import { isContactLine } from "../../1-document/contact-line.ts";
import type { Context } from "../../1-document/context.ts";
import { cellAsLine } from "../../1-document/line-style.ts";
import { parsePlace } from "../../recognisers/places/places.ts";
import { IDENTITY_KINDS, type Section } from "../section.ts";
import { MIN_CLOSING_CONTACTS, MIN_SPELLED_CHARACTERS } from "../thresholds.ts";

/**
 * A CV may end with how to reach the person, without a heading: below her interests stand "Leeds", "jane@example.com", "+44 1632 960 961". These lines
 * are contact data and no interests.
 */
export function withClosingContacts(sections: readonly Section[], context: Context): Section[] {
  const last = sections.at(-1);
  if (!last?.heading || IDENTITY_KINDS.has(last.kind)) return [...sections];
  const isContact = (line: Line) => isContactLine(line, context);
  const first = last.lines.findLastIndex((line) => !cellsOf(line).every((cell) => isContact(cell) || isPlace(cell))) + 1;
  const closing = last.lines.slice(first);
  const contacts = closing.flatMap(cellsOf).filter(isContact);
  const email = contacts.find(({ text }) => text.includes("@"))?.text;
  if (contacts.length < MIN_CLOSING_CONTACTS || email === undefined) return [...sections];
  // A referee has an address too, which does not spell the candidate's name.
  if (last.kind === "references" && !spellsName(email, sections)) return [...sections];

  return [
    ...sections.slice(0, -1),
    { ...last, lines: last.lines.slice(0, first) },
    { kind: "contact", kinds: ["contact"], title: "", lines: closing },
  ];
}

/** "Leeds ⇥ jane@example.com" is a place beside an address. */
const cellsOf = (line: Line) => line.cells.map((cell) => cellAsLine(line, [cell]));

const isPlace = ({ text, bullet }: Line) => {
  const place = bullet ? undefined : parsePlace(text);
  return place?.city !== undefined && place.rest === undefined;
};

function spellsName(email: string, sections: readonly Section[]): boolean {
  const handle = fold(email.split("@")[0] as string).replaceAll(" ", "");
  const top = sections.filter(({ kind }) => IDENTITY_KINDS.has(kind)).flatMap(({ lines }) => lines);
  const words = top.filter(({ text }) => !text.includes("@")).flatMap(({ text }) => fold(text).split(" "));
  return words.some((word) => word.length >= MIN_SPELLED_CHARACTERS && handle.includes(word));
}
