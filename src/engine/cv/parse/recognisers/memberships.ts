import { wordCount } from "../../text/spaces.ts";
import { MEMBER_WORD, OFFICER_WORD, STILL_WORD, TIE_WORD, VOLUNTEER_WORD } from "../lexicon/entries/membership-words.ts";
import { MAX_ASSOCIATION_WORDS, MAX_MEMBERSHIP_CHARACTERS } from "./thresholds.ts";

/** Where somebody belongs, and as what. */
export type Membership = { organization: string; position: string };

/**
 * "Treasurer of the Guild of Bakers", "Member, Guild of Bakers", "Guild of Bakers, member", "Mitglied Bäckerinnung Nord": a text without its dates.
 * `offices`: whether an office stands for a membership where nothing but a comma ties it to a name: "Secretary, Acme Ltd" may be a job.
 */
export function findMembership(text: string, { offices = false } = {}): Membership | undefined {
  if (text.length > MAX_MEMBERSHIP_CHARACTERS) return undefined;
  const plain = text.trim().replace(ENDS, "").replace(STILL, "");
  const next = NEXT.exec(plain)?.groups;
  const found =
    TIED.exec(plain)?.groups ??
    LISTED.exec(plain)?.groups ??
    (/^\p{Lu}/u.test(next?.organization ?? "") ? next : undefined) ??
    BEHIND.exec(plain)?.groups ??
    (offices ? (OFFICE_LISTED.exec(plain)?.groups ?? OFFICE_BEHIND.exec(plain)?.groups) : undefined);
  const { organization, position } = (found ?? {}) as Partial<Membership>;
  return organization && position && !EMPLOYED.test(position) && isName(organization) ? { organization, position } : undefined;
}

/** "Team member" and "staff member" are jobs. */
const EMPLOYED = /^(?:team|staff|crew|faculty)[ -]/i;
const ENDS = /[\s.,;:–—-]+$/u;
const STILL = new RegExp(String.raw`^${STILL_WORD}\s+`, "iu");

/** "Active", "Founding", "aktives", "1." before the word. */
const BEFORE = String.raw`(?:(?:\p{N}\.|[\p{L}-]{1,16})\s){0,2}`;
const ANY_OF_THEM = `(?:${MEMBER_WORD}|${VOLUNTEER_WORD}|${OFFICER_WORD})`;
/** "Member of the Guild of Bakers" */
const TIED = new RegExp(String.raw`^(?<position>${BEFORE}${ANY_OF_THEM})\s(?:${TIE_WORD}\s|(?:de )?l['’])(?<organization>.+)$`, "iu");
/** "Volunteer, Guild of Bakers", "Member – Guild of Bakers" */
const MARK = String.raw`(?:[,:：]\s|\s[–—-]\s)`;
const LISTED = new RegExp(`^(?<position>${BEFORE}(?:${MEMBER_WORD}|${VOLUNTEER_WORD}))${MARK}(?<organization>.+)$`, "iu");
const OFFICE_LISTED = new RegExp(`^(?<position>${BEFORE}${OFFICER_WORD})${MARK}(?<organization>.+)$`, "iu");
/** "Mitglied Bäckerinnung Nord": "Volunteer Tax Assistance" may be the name of what somebody helped in. */
const NEXT = new RegExp(String.raw`^(?<position>${BEFORE}${MEMBER_WORD})\s(?<organization>.+)$`, "iu");
/** "of the board", "im Vorstand" behind the word. */
const AFTER = String.raw`(?:\s[\p{L}]{1,16}){0,3}`;
/** "Guild of Bakers, active member", "Guild of Bakers (secretary of the board)" */
const BEHIND = behind(`(?:${MEMBER_WORD}|${VOLUNTEER_WORD})`);
const OFFICE_BEHIND = behind(OFFICER_WORD);

function behind(word: string): RegExp {
  return new RegExp(String.raw`^(?<organization>[^,(]+)(?:,\s|\s\(|\s[–—-]\s)(?<position>${BEFORE}${word}${AFTER})\)?$`, "iu");
}

/** A name has a capital or is written without them, and is no sentence. */
const isName = (organization: string) =>
  /[\p{Lu}\p{Lo}]/u.test(organization) &&
  wordCount(organization) <= MAX_ASSOCIATION_WORDS &&
  !/[.;:]\s/u.test(organization.replace(ABBREVIATION, ""));
const ABBREVIATION = /(?<!\p{L})\p{L}{1,3}\./gu;
