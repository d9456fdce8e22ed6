import { photoParts } from "../../read/docx/read-docx.ts";
import { readStyles } from "../../read/docx/styles/styles.ts";
import type { Message } from "../../reading.ts";
import type { CoverPage } from "../cover-page.ts";
import type { Letterhead } from "../letterhead.ts";
import { clean, dropEmptied } from "./clean/clean.ts";
import { unlinkFields } from "./clean/fields.ts";
import { dropHidden } from "./clean/hidden.ts";
import { dropUnusedNotes, fillCells } from "./clean/notes.ts";
import { acceptRevisions, joinDeletedMarks } from "./clean/revisions.ts";
import { keepLayoutSettings } from "./clean/settings.ts";
import { addHouse } from "./house/add-house.ts";
import { MESSAGES } from "./messages.ts";
import type { Parts, XmlPart } from "./package/parts.ts";
import { readParts } from "./package/parts.ts";
import { blankPicture, isBlank } from "./package/picture-file.ts";
import { writeParts } from "./package/write-parts.ts";
import type { Found, Redaction, Withheld } from "./redaction.ts";
import { rewrite } from "./source/edits.ts";
import { parseSource } from "./source/source.ts";
import { cutTexts } from "./text/cut-texts.ts";

export type RedactWanted = Withheld & {
  /** True removes the candidate's photo, as far as a picture looks like one. */
  photo: boolean;
  letterhead?: Letterhead;
  cover?: CoverPage;
};

export type RedactedDocx = {
  bytes: Uint8Array;
  /** How many cuts were made. */
  cuts: number;
  /** How many pictures of the candidate's are left: nobody has looked at what they show. */
  pictures: number;
  messages: Message[];
};

/**
 * The candidate's own Word document without what is withheld: it is taken out of every part of the file, not covered. The rest of the text keeps its
 * bytes, so that the pages look as they did; a paragraph that has lost its text goes. Comments, tracked changes, hidden text, properties, form data,
 * macros, embedded files, signatures and metadata of photographs go too. The agency's letterhead is put on every page, and its cover before the first.
 * The same input gives the same bytes.
 *
 * Throws refusals: `corrupt` (also for XML that only a lenient program can read), `encrypted`, `too_large`, `unsupported_format`.
 */
export async function redactDocx(bytes: Uint8Array, wanted: RedactWanted): Promise<RedactedDocx> {
  const photos = wanted.photo ? photoParts(bytes) : new Set<string>();
  const parts = readParts(bytes, new Set([...photos].map((name) => name.toLowerCase())));
  const found = new Set<Found>();
  let cuts = 0;

  const redaction: Omit<Redaction, "part"> = {
    cutsIn: wanted.cutsIn,
    isWithheldLink: wanted.isWithheldLink,
    styles: stylesOf(parts),
    isPhoto: parts.isPhoto,
    blank: { kind: "image", relations: new Map(), file: blankPicture() },
    tell: (one) => void found.add(one),
    counted: (count) => {
      cuts += count;
    },
  };
  for (const part of parts.all) if (part.text !== undefined) part.text = redactPart(part, { ...redaction, part });
  dropUnusedNotes(parts);

  const isStrict = STRICT_MAIN.test(parts.document.text);
  const house = addHouse(parts, wanted, isStrict, () => found.add("letterhead"));
  const written = writeParts(parts.document, isStrict);
  const pictures = written.parts.filter((part) => part.kind === "image" && !house.has(part) && !(part.file && isBlank(part.file)));
  return {
    bytes: written.bytes,
    cuts,
    pictures: pictures.length,
    messages: MESSAGES.filter(({ code }) => found.has(code as Found)),
  };
}

/** The strict format has another address for the namespace of Word (ISO 29500-1, annex A). */
const STRICT_MAIN = /xmlns(?::[\w.-]+)?\s*=\s*["']http:\/\/purl\.oclc\.org\/ooxml\/wordprocessingml\/main["']/;

function stylesOf(parts: Parts): Redaction["styles"] {
  const of = (kind: string) => {
    const part = parts.all.find((one): one is XmlPart => one.kind === kind && one.text !== undefined);
    return part && parseSource(part.text).root;
  };
  return readStyles(of("styles"), of("theme"));
}

function redactPart(part: XmlPart, redaction: Redaction): string {
  const tellRevisions = () => redaction.tell("revisions");
  return rewrite(part.text, [
    ...(part.kind === "settings" ? [keepLayoutSettings] : []),
    joinDeletedMarks(tellRevisions),
    acceptRevisions(tellRevisions),
    (source, edits) => {
      clean(redaction)(source, edits);
      unlinkFields(redaction)(source, edits);
      dropHidden(redaction)(source, edits);
      dropEmptied(source.root, edits);
    },
    (source, edits) => {
      cutTexts(redaction)(source, edits);
      dropEmptied(source.root, edits);
      fillCells(source.root, edits);
    },
  ]);
}
