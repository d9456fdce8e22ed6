import { matchHeading } from "../../parse/lexicon/headings/headings.ts";
import type { SectionKind } from "../../parse/lexicon/headings/section-kind.ts";
import { REGARDS } from "../../parse/lexicon/letter-words.ts";
import { guessAgencyField, matchLabel, splitLabel } from "../../parse/recognisers/agency-fields.ts";
import { looksLikeCompany, looksLikeDegree, looksLikeInstitution, looksLikePosition } from "../../parse/recognisers/degrees.ts";
import { looksLikeName } from "../../parse/recognisers/names.ts";
import { looksLikePlace } from "../../parse/recognisers/places/places.ts";
import type { Doubt, OpenSearch, Search } from "../search/doubt.ts";
import { type Passage, partsOf } from "../search/passages.ts";
import { escaped } from "../terms/escaped.ts";
import { isOrdinary } from "../terms/ordinary.ts";
import { spellings } from "../terms/spellings.ts";
import {
  MAX_DEGREE_IN_NAME,
  MAX_POSITION_IN_NAME,
  MIN_EXACT_LABEL_CONFIDENCE,
  MIN_KIND_CONFIDENCE,
  MIN_NAME_CONFIDENCE,
  MIN_PART_IN_WORD_LETTERS,
  MIN_USER_NAME_LETTERS,
} from "../thresholds.ts";

/** Doubts about the candidate's name: where it was not found, only in part, or something else was taken for it. */
export function nameDoubts(passages: Passage[], search: OpenSearch): Doubt[] {
  if (search.profile.name === "shown") return refereeDoubts(passages, search);
  const name = search.full.basics.name;
  const { small } = search;
  const known = name !== undefined && looksLikeName(name) >= MIN_NAME_CONFIDENCE;
  // The headline of somebody whose name is known is a trade, also one that no list knows: "Mine Guide".
  const heads = namedBy(passages, (passage) => (known && passage.path === "basics.label" ? [] : namesIn(passage, small)));
  const users = userNames(search.full);
  const asUser = namedBy(passages, ({ searched }) => wordsOfUsers(searched, users, small));
  const beside = namedBy(passages, ({ text }) => besideShownName(text, search));
  const saluted = namedBy(passages, ({ personal, searched }) =>
    personal ? [SALUTED, SALUTED_IN_CAPITALS].flatMap((pattern) => searched.match(pattern) ?? []) : [],
  );
  return [...unknown(name, heads.length > 0), ...heads, ...asUser, ...beside, ...saluted, ...refereeDoubts(passages, search)];
}

/** Referees say who the candidate is to everybody who knows them, and where the candidate worked. */
function refereeDoubts(passages: Passage[], { profile: { withhold }, blind }: Search): Doubt[] {
  if (!withhold.includes("referees") && !withhold.includes("employers")) return [];
  const below = belowHeading(passages);
  return passages.flatMap((passage): Doubt[] => {
    const label = splitLabel(passage.searched.replace(FOR_REFERENCES, ""));
    const isOfReferees = passage.field.startsWith("references.") || isBelow(passage.path, "references", blind) || below.has(passage);
    if (!isOfReferees && label?.field !== "references") return [];
    const parts = partsOf(passage.searched).flatMap((part) => part.split(/\s*[,:：]\s*/u));
    const names = parts.flatMap(nameAtStart).filter((part) => looksLikeName(part) >= MIN_NAME_CONFIDENCE && !matchLabel(part));
    // "References: Ann Weir, Brumelac Ltd; Nurse Joan Field" names who they are and where they work.
    if (!isOfReferees) return names.length > 0 && label ? [{ what: "referee", passage, parts: label.value.split(/\s*[,;]\s*/u) }] : [];
    return names.length > 0 ? [{ what: "referee", passage, parts: names }] : [];
  });
}

/** "For references: Ann Weir" */
const FOR_REFERENCES = /^for\s/iu;

/** A part, or the name that it begins with: "Lotte Weir who can be called at". */
const nameAtStart = (part: string): string[] => [
  /^(\p{Lu}[\p{L}\p{M}.'’-]+(?:\s\p{Lu}[\p{L}\p{M}.'’-]+){1,3})\s\p{Ll}/u.exec(part)?.[1] ?? part,
];

/** The lines below a heading for referees that the reader took for a line of the last job: "REFERENCIAS PERSONALES", "Ana Brumel". */
function belowHeading(passages: Passage[]): Set<Passage> {
  const below = new Set<Passage>();
  let text: string | undefined;
  for (const passage of passages) {
    const own = passage.path.replace(/\[\d+\]$/, "");
    if (text === own) below.add(passage);
    else text = undefined;
    const heading = ENTRY_TEXT.test(passage.field) ? matchHeading(passage.searched) : undefined;
    if (heading && heading.confidence >= MIN_EXACT_LABEL_CONFIDENCE) text = heading.kind === "references" ? own : undefined;
  }
  return below;
}
const ENTRY_TEXT = /^(?:work|volunteer|education|projects)\.(?:summary|description|highlights)$/;

/** True for text that no section took below a heading of this kind. */
function isBelow(path: string, kind: SectionKind, { additional = [] }: Search["blind"]): boolean {
  const index = /^additional\[(\d+)\]/.exec(path)?.[1];
  const title = index === undefined ? undefined : additional[Number(index)]?.title;
  return title !== undefined && matchHeading(title)?.kind === kind;
}

const namedBy = (passages: Passage[], find: (passage: Passage) => string[]): Doubt[] =>
  passages.flatMap((passage): Doubt[] => {
    const parts = find(passage);
    return parts.length > 0 ? [{ what: "name", passage, parts }] : [];
  });

function unknown(name: string | undefined, seen: boolean): Doubt[] {
  if (!name) return seen ? [] : [{ what: "name", text: "No name was found in this CV, so its text could not be searched for it." }];
  return looksLikeName(name) >= MIN_NAME_CONFIDENCE
    ? []
    : [{ what: "name", text: `“${name}” was taken for the name. If it is not, the name was not searched for.` }];
}

/**
 * A salutation with a name. Letters of reference call the candidate so: "Ms Doe has worked for us". In `references` it is the name of a referee, who
 * gives an employer away.
 */
const SALUTED =
  /(?<!\p{L})(?:Mr|Mrs|Ms|Miss|Herrn?|Frau|Mme|Mlle|Monsieur|Madame|Señora?|Sra?|Signora?|Sig|Pani?|Пан[іь]?)\.?\s\p{Lu}\p{Ll}{2,}(?:[\s-]\p{Lu}\p{Ll}{2,}){0,2}/gu;

/** The same in capitals, as forms have it: "NAME: MR. JOSE P. BRUMEL". */
const SALUTED_IN_CAPITALS = /(?<!\p{L})(?:MR|MRS|MS|MISS|DR|ENGR|ATTY|SRA?)\.?\s\p{Lu}{2,}(?:[\s-]\p{Lu}[\p{Lu}.]*){1,3}(?!\p{Ll})/gu;

/** Rare names where CVs have the candidate's name: in the head, below the closing words of a letter, at the start of a profile. */
function namesIn({ path, searched: text, above, head, personal }: Passage, small: Set<string>): string[] {
  const signed = personal && above !== undefined && REGARDS.test(above.replace(/[,.]$/, ""));
  if (head || signed) return partsOf(text).filter((part) => isRareName(part, small));
  const name = path === "basics.summary" ? THIRD_PERSON.exec(text)?.[1] : undefined;
  return name && isRareName(name, small) ? [name.trim()] : [];
}

/** The user names of a CV in plain letters: that of its e-mail address and those of its profiles. They are made of the candidate's name. */
function userNames({ basics: { email = "", profiles = [] } }: Search["full"]): string[] {
  const users = [email.split("@")[0] ?? "", ...profiles.map(({ username }) => username ?? "")];
  return users.map((user) => (spellings(user)[0] ?? "").replace(/[^\p{L}]/gu, "")).filter((user) => user.length >= MIN_USER_NAME_LETTERS);
}

/** Capitalised words that a user name begins or ends with, as of "jane.whitcombe": they are parts of a name that was not found. */
function wordsOfUsers(text: string, users: string[], small: Set<string>): string[] {
  if (users.length === 0) return [];
  return (text.match(/(?<![\p{L}\d])\p{Lu}[\p{L}\p{M}]+/gu) ?? []).filter((word) => {
    if (small.has(word.toLowerCase()) || looksLikePosition(word) > 0) return false;
    const plain = spellings(word).filter((spelling) => spelling.length >= MIN_PART_IN_WORD_LETTERS && !isOrdinary(spelling));
    return plain.some((spelling) => users.some((user) => user.startsWith(spelling) || user.endsWith(spelling)));
  });
}

/** The beginning of a profile in the third person: "Jane Doe is an engineer". */
const THIRD_PERSON = /^((?:\p{Lu}[\p{L}\p{M}.'’-]*\s){2,4})(?:is|has|ist|hat|est|a|es|è|é|is een|jest)\s/u;

/**
 * True for a name that is no headline of capitalised words ("Data Architect"). Words of a trade also stand in the CV in lower case; names do not.
 * `small`: the words in lower case.
 */
function isRareName(text: string, small: Set<string>): boolean {
  const name = text.trim();
  if (
    looksLikeName(name) < MIN_NAME_CONFIDENCE ||
    looksLikePosition(name) > MAX_POSITION_IN_NAME ||
    looksLikePlace(name) >= MIN_KIND_CONFIDENCE
  )
    return false;
  if (
    matchLabel(name) ||
    name.split(/\s+/).some((word) => matchLabel(word)?.confidence === 1) ||
    guessAgencyField(name) ||
    looksLikeDegree(name) > MAX_DEGREE_IN_NAME ||
    looksLikeCompany(name) >= MIN_KIND_CONFIDENCE ||
    looksLikeInstitution(name) >= MIN_KIND_CONFIDENCE
  )
    return false;
  return name.split(/\s+/).every((word) => !small.has(word.toLowerCase()) && !isOrdinary(spellings(word)[0] ?? ""));
}

/** Capitalised words beside the replaced name, which then are a part of it that was not known: "Candidate 3F9A1C Whitcombe". */
function besideShownName(text: string, { blind, full }: Search): string[] {
  const shown = blind.basics.name;
  if (!shown || !full.basics.name || !text.includes(shown)) return [];
  const source = escaped(shown);
  const neighbours = [
    ...text.matchAll(new RegExp(`(\\p{Lu}\\p{Ll}{2,}) ${source}(?!\\p{L})|${source} (\\p{Lu}\\p{Ll}{2,})(?![\\p{L}\\d])`, "gu")),
  ];
  return neighbours
    .map(([, before, after]) => before ?? after ?? "")
    .filter(
      (word) =>
        !shown.startsWith(word) &&
        looksLikePosition(word) === 0 &&
        !isOrdinary(spellings(word)[0] ?? "") &&
        looksLikePlace(word) < MIN_KIND_CONFIDENCE,
    );
}
