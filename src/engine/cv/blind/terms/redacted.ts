import type { BlindItem } from "../../options/blind-profile.ts";
import type { LabelField } from "../../parse/lexicon/label-field.ts";
import type { WithheldGroup } from "../../render/labels/blind-notice.ts";

/** A value that a blind CV does not show: its path in the full Resume, the value, and its kind. */
export type Redacted = { path: string; value: string; what: RedactedKind };
export type RedactedKind =
  | "name"
  | "photo"
  | "e-mail address"
  | "telephone number"
  | "web address"
  | "address"
  | "postal code"
  | "town"
  | "date of birth"
  | "place of birth"
  | "age"
  | "nationality"
  | "marital status"
  | "gender"
  | "employer"
  | "client"
  | "organisation"
  | "institution"
  | "referee";

/** The group of each kind, as a document names it. */
export const GROUP_OF: Record<RedactedKind, WithheldGroup> = {
  name: "name",
  "e-mail address": "contact",
  "telephone number": "contact",
  "web address": "contact",
  address: "contact",
  "postal code": "contact",
  town: "contact",
  photo: "personal",
  "date of birth": "personal",
  "place of birth": "personal",
  age: "personal",
  nationality: "personal",
  "marital status": "personal",
  gender: "personal",
  employer: "employers",
  client: "employers",
  organisation: "employers",
  institution: "schools",
  referee: "referees",
};

/** Kinds of values that are everyday words too ("French" is also a language): they are searched for only where candidates speak of themselves. */
export const EVERYDAY_WORD_KINDS: ReadonlySet<RedactedKind> = new Set<RedactedKind>([
  "nationality",
  "marital status",
  "gender",
  "place of birth",
  "town",
  "age",
]);

/** The fields that each item of a profile removes, by path. */
export const REMOVED: [item: BlindItem, path: RegExp, what: RedactedKind][] = [
  ["photo", /^basics\.image$/, "photo"],
  ["contact", /^basics\.email$/, "e-mail address"],
  ["contact", /^basics\.(phone|fax)$/, "telephone number"],
  ["links", /^basics\.(url|profiles\b.*)$/, "web address"],
  ["links", /^\w+\[\d+\]\.url$/, "web address"],
  ["street", /^basics\.location\.address$/, "address"],
  ["street", /^basics\.location\.postalCode$/, "postal code"],
  ["address", /^basics\.location\.city$/, "town"],
  ["referees", /^references\[\d+\]\.name$/, "referee"],
];

/** The fields that are replaced by a word for their kind: "Employer 1". */
export const REPLACED: [item: BlindItem, path: RegExp, what: RedactedKind, word: "employer" | "client" | "institution" | "organization"][] =
  [
    ["employers", /^work\[\d+\]\.name$/, "employer", "employer"],
    ["employers", /^work\[\d+\]\.client$/, "client", "client"],
    ["employers", /^projects\[\d+\]\.entity$/, "client", "client"],
    ["employers", /^volunteer\[\d+\]\.organization$/, "organisation", "organization"],
    ["institutions", /^education\[\d+\]\.institution$/, "institution", "institution"],
  ];

/** The item and kind of value for each label before a colon ("Nationality: …"), in any language. */
export const LABELLED: Partial<Record<LabelField, [item: BlindItem | "name", what: RedactedKind]>> = {
  name: ["name", "name"],
  firstName: ["name", "name"],
  lastName: ["name", "name"],
  email: ["contact", "e-mail address"],
  phone: ["contact", "telephone number"],
  website: ["links", "web address"],
  linkedin: ["links", "web address"],
  github: ["links", "web address"],
  address: ["street", "address"],
  postalCode: ["street", "postal code"],
  city: ["address", "town"],
  dateOfBirth: ["birth", "date of birth"],
  birthPlace: ["birth", "place of birth"],
  age: ["birth", "age"],
  nationality: ["nationality", "nationality"],
  maritalStatus: ["maritalStatus", "marital status"],
  children: ["maritalStatus", "marital status"],
  gender: ["gender", "gender"],
};

/** Patterns for the values of labels that are about the candidate in any section. "City", "Website" and "Name" are also labels of jobs and projects. */
const SHAPES = new Map<LabelField, RegExp>([
  ["email", /[@＠.]/],
  ["phone", /\d/],
  ["address", /\p{L}/u],
  ["postalCode", /\d/],
  ["dateOfBirth", /\d/],
  ["birthPlace", /\p{L}/u],
  ["age", /\d/],
  ["nationality", /\p{L}/u],
  ["maritalStatus", /\p{L}/u],
  ["children", /[\p{L}\d]/u],
  ["gender", /\p{L}/u],
]);

/** True where the value after a label is of the kind that the label announces. */
export const writtenAs = (field: LabelField, value: string) => SHAPES.get(field)?.test(value) === true;
