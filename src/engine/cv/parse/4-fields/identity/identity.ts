import type { Basics } from "../../../../contract/resume.ts";
import type { Line } from "../../../reading.ts";
import type { Context } from "../../1-document/context.ts";
import { isProse } from "../../1-document/line-style.ts";
import { SURE_CITY } from "../../1-document/thresholds.ts";
import { isBirthDate, splitLabel } from "../../recognisers/agency-fields.ts";
import { printedName } from "../../recognisers/names.ts";
import { looksLikePlace, parsePlace } from "../../recognisers/places/places.ts";
import { collectContacts } from "./contact-lines.ts";
import { findHeadline } from "./headline.ts";
import { labelsIn } from "./labelled-values.ts";
import { findLocation } from "./location.ts";
import { findName } from "./name.ts";
import { handlesIn } from "./name-in-handles.ts";

/** "Anna Berger - Mill Lane 7 - 83128 Halm", "Anna Berger — jane@example.com — 01768 555 014 — Halm": the place stands in the line of the name. */
const holdsPlace = (text: string, contacts: number, { language }: Context) =>
  POSTAL_CODE.test(text) ||
  contacts > 1 ||
  looksLikePlace(text) >= SURE_CITY ||
  (text.includes(",") && parsePlace(text, { language })?.city !== undefined);
const POSTAL_CODE = /(?<!\d)\d{4,5}\s\p{Lu}/u;

/** Who the CV is about. `used`: lines that contain nothing else; `contactLines`: lines that contain contact data, perhaps among other text. */
export type Identity = { basics: Basics; used: ReadonlySet<Line>; contactLines: ReadonlySet<Line> };

/**
 * Reads name, professional title, contact data and place from the lines above the first heading and the contact sections.
 * `lines` come in reading order; `rest` is searched for an e-mail address or a phone number only when these have none.
 */
export function readIdentity(lines: readonly Line[], rest: readonly Line[], context: Context): Identity {
  const contacts = collectContacts(lines, rest, context);
  const used = new Set<Line>();
  const labels = labelsIn(lines);
  const name = findName(lines, rest, labels, handlesIn(contacts, context.author), context);
  if (
    name &&
    name.line.cells.length <= 2 &&
    !isProse(name.rest) &&
    !splitLabel(name.rest) &&
    !isBirthDate(name.rest) &&
    !holdsPlace(name.rest, (contacts.consumed[lines.indexOf(name.line)] ?? []).length, context)
  )
    used.add(name.line);
  for (const line of name?.below ?? []) used.add(line);
  const headline = findHeadline({ lines, used, contacts, context }, labels, name);
  if (headline && (headline.text === headline.line.text || headline.below)) used.add(headline.line);
  if (headline?.below) used.add(headline.below);

  const basics: Basics = {
    name: name && printedName(name.name),
    label: headline?.text,
    email: contacts.emails[0]?.value,
    phone: contacts.phones[0]?.value,
  };
  basics.location = findLocation(lines, used, contacts, context, name?.name);
  basics.profiles =
    contacts.profiles.length > 0 ? contacts.profiles.map(({ network, username, url }) => ({ network, username, url })) : undefined;
  basics.url = contacts.urls[0]?.value;
  const contactLines = new Set(lines.filter((_, index) => (contacts.consumed[index]?.length ?? 0) > 0));
  return { basics, used, contactLines };
}
