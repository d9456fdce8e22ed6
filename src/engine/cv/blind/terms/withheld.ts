import type { LabelField } from "../../parse/lexicon/label-field.ts";
import type { BlindItem } from "../profile.ts";

/** One value that a blind CV does not show: where it stood, what it was, and what it says. */
export type Withheld = { path: string; value: string; what: What };
export type What =
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
  | "institution";

/** Everyday words that may stand elsewhere for good reasons ("French" as a language): found only where the candidate speaks of himself. */
export const COMMON: ReadonlySet<What> = new Set<What>(["nationality", "marital status", "gender", "place of birth", "town", "age"]);

/** What goes from the Resume, by path, for each item of a profile. */
export const REMOVED: [item: BlindItem, path: RegExp, what: What][] = [
  ["photo", /^basics\.image$/, "photo"],
  ["contact", /^basics\.email$/, "e-mail address"],
  ["contact", /^basics\.(phone|fax)$/, "telephone number"],
  ["links", /^basics\.(url|profiles\b.*)$/, "web address"],
  ["links", /^\w+\[\d+\]\.url$/, "web address"],
  ["address", /^basics\.location\.address$/, "address"],
  ["address", /^basics\.location\.postalCode$/, "postal code"],
  ["address", /^basics\.location\.city$/, "town"],
];

/** What gets a word for its kind instead. */
export const REPLACED: [item: BlindItem, path: RegExp, what: What, word: "employer" | "client" | "institution" | "organization"][] = [
  ["employers", /^work\[\d+\]\.name$/, "employer", "employer"],
  ["employers", /^work\[\d+\]\.client$/, "client", "client"],
  ["employers", /^projects\[\d+\]\.entity$/, "client", "client"],
  ["employers", /^volunteer\[\d+\]\.organization$/, "organisation", "organization"],
  ["institutions", /^education\[\d+\]\.institution$/, "institution", "institution"],
];

/** What a label before a colon announces ("Nationality: …"), in any language. */
export const LABELLED: Partial<Record<LabelField, [item: BlindItem | "name", what: What]>> = {
  name: ["name", "name"],
  firstName: ["name", "name"],
  lastName: ["name", "name"],
  email: ["contact", "e-mail address"],
  phone: ["contact", "telephone number"],
  website: ["links", "web address"],
  linkedin: ["links", "web address"],
  github: ["links", "web address"],
  address: ["address", "address"],
  postalCode: ["address", "postal code"],
  city: ["address", "town"],
  dateOfBirth: ["birth", "date of birth"],
  birthPlace: ["birth", "place of birth"],
  age: ["birth", "age"],
  nationality: ["nationality", "nationality"],
  maritalStatus: ["maritalStatus", "marital status"],
  children: ["maritalStatus", "marital status"],
  gender: ["gender", "gender"],
};

/** What the values of labels look like that tell of the candidate wherever they stand. "City", "Website" and "Name" are labels of jobs and projects, too. */
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

/** Whether a label's value can be what the label says of a candidate. */
export const writtenAs = (field: LabelField, value: string) => SHAPES.get(field)?.test(value) === true;
