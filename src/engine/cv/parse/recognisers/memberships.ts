import { inAnyCase } from "../../text/any-case.ts";
import { wordCount } from "../../text/spaces.ts";
import {
  MEMBER_WORD,
  OFFICER_WORD,
  STILL_WORD,
  TIE_WORD,
  VOLUNTEER_WORD,
  VOLUNTEER_WORD_BEFORE_NAME,
} from "../lexicon/entries/membership-words.ts";
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
    DIRECTLY_BEHIND.exec(plain)?.groups ??
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
/** "Volunteer cook": what somebody does unpaid. */
const VOLUNTEER_AS = String.raw`${VOLUNTEER_WORD}(?:\s[\p{L}-]{3,16}){1,2}?`;
const ANY_OF_THEM = `(?:${MEMBER_WORD}|${VOLUNTEER_WORD}|${VOLUNTEER_AS}|${OFFICER_WORD})`;
/** "Member of the Guild of Bakers" */
const TIED = new RegExp(String.raw`^(?<position>${BEFORE}${ANY_OF_THEM})\s(?:${TIE_WORD}\s|(?:de )?l['’])(?<organization>.+)$`, "iu");
/** "Volunteer, Guild of Bakers", "Member – Guild of Bakers" */
const MARK = String.raw`(?:[,:：]\s|\s[–—-]\s)`;
const LISTED = new RegExp(`^(?<position>${BEFORE}(?:${MEMBER_WORD}|${VOLUNTEER_WORD}))${MARK}(?<organization>.+)$`, "iu");
const OFFICE_LISTED = new RegExp(`^(?<position>${BEFORE}${OFFICER_WORD})${MARK}(?<organization>.+)$`, "iu");
/** "Mitglied Bäckerinnung Nord", "Volontaria Mani Aperte" */
const NEXT = new RegExp(String.raw`^(?<position>${BEFORE}(?:${MEMBER_WORD}|${VOLUNTEER_WORD_BEFORE_NAME}))\s(?<organization>.+)$`, "iu");
/** "of the board", "im Vorstand" behind the word. */
const AFTER = String.raw`(?:\s[\p{L}]{1,16}){0,3}`;
/** "Guild of Bakers, active member", "Guild of Bakers (secretary of the board)" */
const BEHIND = behind(`(?:${MEMBER_WORD}|${VOLUNTEER_WORD})`);
const OFFICE_BEHIND = behind(OFFICER_WORD);
/** "Harbour Museum volunteer", "Guild of Bakers active member" */
const DIRECTLY_BEHIND =
  /^(?<organization>\p{Lu}.*?\p{L})\s(?<position>(?:(?:active|student|associate|founding|honorary) )?(?:member|volunteer))$/u;

/** Whether a position says that the work is unpaid: "volunteer cook", "Intervenante bénévole". */
export const isUnpaid = inAnyCase(new RegExp(String.raw`(?<!\p{L})${VOLUNTEER_WORD}(?!\p{L})`, "u"));

function behind(word: string): RegExp {
  return new RegExp(String.raw`^(?<organization>[^,(]+)(?:,\s|\s\(|\s[–—-]\s)(?<position>${BEFORE}${word}${AFTER})\)?$`, "iu");
}

/** "Trainer beim Ruderverein Nord", "driver for the Harbour Kitchen": what somebody does there, where a label says that it is unpaid. */
const DONE_FOR = new RegExp(
  String.raw`^(?<position>\p{L}[\p{L}-]*(?:\s[\p{L}-]+){0,3}?)\s(?:${TIE_WORD}\s|(?:de )?l['’])(?<organization>\p{Lu}.+)$`,
  "u",
);

/** "Volunteering: driver for the Harbour Kitchen": the text behind a label that says that it tells of unpaid work. */
export function findUnpaidWork(text: string): Membership | undefined {
  const { organization, position } = (DONE_FOR.exec(text.trim().replace(ENDS, ""))?.groups ?? {}) as Partial<Membership>;
  return (
    findMembership(text, { offices: true }) ?? (organization && position && isName(organization) ? { organization, position } : undefined)
  );
}

/** A name has a capital or is written without them, and is no sentence. */
const isName = (organization: string) =>
  /[\p{Lu}\p{Lo}]/u.test(organization) &&
  wordCount(organization) <= MAX_ASSOCIATION_WORDS &&
  !/[.;:]\s/u.test(organization.replace(ABBREVIATION, ""));
const ABBREVIATION = /(?<!\p{L})\p{L}{1,3}\./gu;
