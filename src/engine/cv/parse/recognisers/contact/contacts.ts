import type { Profile } from "../../../../contract/resume.ts";

/** Where something was found: `line` is the index into the lines passed in; offsets into its text. A link's target has `from === to`. */
export type Found = { line: number; from: number; to: number };

/** A contact with its normal form: "+49 30 1234567". */
export type FoundText = Found & { value: string };

/** `url` is absent where the network has no address for the user name (Skype). */
export type FoundProfile = Found & { network: string } & Pick<Profile, "username" | "url">;

/** `consumed[i]` are the stretches of line i that belong to a contact, labels included, in order and without overlap. */
export type Contacts = {
  emails: FoundText[];
  phones: FoundText[];
  urls: FoundText[];
  profiles: FoundProfile[];
  consumed: { from: number; to: number }[][];
};

/** A line of the CV; `links` are the targets of its hyperlinks, `logos` the networks whose logos stand in it, each with the text behind it. */
export type ContactLine = { text: string; links?: string[]; logos?: { network: string; text: string }[] };

/** What is known of the CV. */
export type ContactOptions = {
  language?: string;
  /** ISO 3166-1 alpha-2, for numbers without a country code. Asked only where there is one. */
  country?: () => string | undefined;
};
