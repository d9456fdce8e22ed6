import type { BlindUnsure } from "../../contract/api.ts";
import { lookUp } from "../../contract/look-up.ts";
import type { Resume } from "../../contract/resume.ts";
import { type BlindProfile, expanded, switchesOf } from "../options/blind-profile.ts";
import { matchLabel } from "../parse/recognisers/agency-fields.ts";
import { looksLikeName } from "../parse/recognisers/names.ts";
import { WITHHELD_GROUPS, type WithheldGroup } from "../render/labels/blind-notice.ts";
import { redactText, type Words } from "./redact.ts";
import { withDurations, withoutGraduation } from "./switches/durations.ts";
import { withRegions } from "./switches/regions.ts";
import { sectorOf } from "./switches/sectors.ts";
import { initialsOf } from "./terms/initials.ts";
import { EVERYDAY_WORD_KINDS, GROUP_OF, LABELLED, REMOVED, REPLACED, type Redacted, type RedactedKind } from "./terms/redacted.ts";
import { type SearchTerm, searchTermsOf } from "./terms/search-terms.ts";
import { mapTexts, mapWords } from "./texts.ts";
import { MIN_NAME_CONFIDENCE, MIN_TESTIMONIAL_WORDS } from "./thresholds.ts";
import { wordingFor } from "./wording.ts";

/**
 * The Resume with the items of a profile redacted, by what {@link blindTerms} found: fields are removed or replaced, and the same words are removed from
 * running text. The name becomes initials or "Candidate <reference>", or stays; names in scripts without capitals have no initials and always get the
 * reference. Sources and other notes of the parser are removed too. `redacted` has every redacted value with its path, those found in text included.
 * `today` (ISO 8601) is the end of jobs that have none, where durations replace dates.
 */
export function blindResume(
  resume: Resume,
  { profile, language, shown, fields, terms, words }: BlindTerms,
  reference = "",
  today?: string,
): { resume: Resume; redacted: Redacted[] } {
  const redacted = [...fields.redacted];

  const { meta, ...content } = fields.resume;
  const blindContent = mapWords(content, (text, path) => {
    // In "Bank, 1000–9999 Mitarbeiter" there is no telephone number.
    if (fields.replaced.has(text)) return text;
    const { kept, found } = redactText(text, {
      terms: searchTermsFor(path, terms),
      profile,
      language,
      words,
      personal: PERSONAL_TEXT.test(path),
    });
    redacted.push(...found.map((one) => ({ ...one, path })));
    return kept;
  }) as Omit<Resume, "meta">;
  const basics = { ...blindContent.basics, ...(shown && { name: shown }) };
  const named = profile.name === "shown" ? undefined : reference;
  const vitae = { ...blindMeta(meta, named, terms, words), withheld: groupsOf(redacted, profile) };

  return {
    resume: switched({ ...blindContent, basics, meta: { vitae } }, profile, { language, full: resume, today }),
    redacted: distinct(redacted),
  };
}

export type BlindTerms = ReturnType<typeof blindTerms>;

/**
 * What the profile redacts in the fields of a Resume, the terms to search for in running text, and the words that replace them.
 */
export function blindTerms(resume: Resume, given: BlindProfile, reference = "") {
  const profile = expanded(given);
  const language = resume.meta?.vitae?.language || "en";
  const shown = shownName(resume.basics?.name, profile, language, reference);
  const fields = redactFields(resume, profile, language);
  const terms = searchTermsOf(fields.redacted, language);
  const words: Words = { ...fields.words, name: shown, initials: profile.name === "initials" && shown !== "" };
  return { profile, language, shown, fields, terms, words };
}

/** The groups of what is not there any more, as the document names them. */
function groupsOf(redacted: Redacted[], profile: BlindProfile): WithheldGroup[] {
  const found = new Set(redacted.map(({ what }) => GROUP_OF[what]));
  const wanted = switchesOf(profile);
  if (wanted.includes("durations") || wanted.includes("graduation")) found.add("dates");
  if (wanted.includes("regions")) found.add("places");
  return WITHHELD_GROUPS.filter((group) => found.has(group));
}

/** The Resume with what the switches of its profile do. */
function switched(
  blind: Resume,
  profile: BlindProfile,
  { language, full, today }: { language: string; full: Resume; today?: string },
): Resume {
  const wanted = switchesOf(profile);
  const city = full.basics?.location?.city;
  const ungraduated = wanted.includes("graduation") ? withoutGraduation(blind) : blind;
  const lasting = wanted.includes("durations") ? withDurations(ungraduated, language, today) : ungraduated;
  return wanted.includes("regions") ? withRegions(lasting, city ? [city] : [], language) : lasting;
}

/** Paths of text in which candidates speak of themselves. */
export const PERSONAL_TEXT = /^(basics\.(summary|label)|additional\b|references\b|x\b)/;
const searchTermsFor = (path: string, terms: SearchTerm[]) => termsFor(PERSONAL_TEXT.test(path), terms);
/** The terms to search for in a text, by whether candidates speak of themselves in it. */
export const termsFor = (personal: boolean, terms: SearchTerm[]) =>
  personal ? terms : terms.filter(({ of }) => !EVERYDAY_WORD_KINDS.has(of.what));

function shownName(name: string | undefined, profile: BlindProfile, language: string, reference: string): string {
  if (profile.name === "shown") return name ?? "";
  const initials = profile.name === "initials" && name ? initialsOf(name) : "";
  if (initials || !name) return initials;
  return [wordingFor(language).candidate, reference].filter(Boolean).join(" ");
}

// ---- fields ------------------------------------------------------------------------------------------------------------------

function redactFields(resume: Resume, profile: BlindProfile, language: string) {
  const { withhold } = profile;
  const hidesName = profile.name !== "shown";
  const redacted: Redacted[] = hidesName && resume.basics?.name ? [{ path: "basics.name", value: resume.basics.name, what: "name" }] : [];
  const numbers: Record<string, number> = {};
  const byValue = new Map<string, string>();
  const replaced = new Set<string>();
  const wording = wordingFor(language);
  const replacement = (value: string, word: keyof typeof wording) => {
    const known = byValue.get(value.toLowerCase());
    if (known) return known;
    numbers[word] = (numbers[word] ?? 0) + 1;
    const made = `${wording[word]} ${numbers[word]}`;
    byValue.set(value.toLowerCase(), made);
    return made;
  };

  const sectorAt = (path: string, value: string) => {
    const [, index] = /^work\[(\d+)\]\.name$/.exec(path) ?? [];
    if (index === undefined || !switchesOf(profile).includes("sectors")) return undefined;
    return sectorOf(value, resume.work?.[Number(index)]?.description, language);
  };

  const blind = mapTexts(resume, (value, path) => {
    const gone = removedAs(path, value);
    if (gone && withhold.includes(gone.item)) {
      redacted.push({ path, value, what: gone.what });
      return "";
    }
    const reworded = REPLACED.find(([item, pattern]) => withhold.includes(item) && pattern.test(path));
    if (!reworded || value === "") return value;
    redacted.push({ path, value, what: reworded[2] });
    const said = sectorAt(path, value);
    const made = said ? `${replacement(value, reworded[3])} (${said})` : replacement(value, reworded[3]);
    replaced.add(made);
    return made;
  }) as Resume;
  return { resume: blind, redacted, replaced, words: { byValue } };
}

function removedAs(path: string, value: string) {
  if (path.startsWith("references[") && isOnRequest(value)) return undefined;
  if (/^references\[\d+\]\.reference$/.test(path) && !isTestimonial(value)) return { item: "referees", what: "referee" } as const;
  const rule = REMOVED.find(([, pattern]) => pattern.test(path));
  if (rule) return { item: rule[0], what: rule[2] };
  const key = /^x\.(\w+)$/.exec(path)?.[1];
  const field = key && matchLabel(key.replace(/([a-z])([A-Z])/g, "$1 $2"))?.field;
  const [item, what] = (field && LABELLED[field]) || (key && lookUp(KEYS, key)) || [];
  return item && item !== "name" && what ? { item, what } : undefined;
}

/** "References available on request" names nobody. */
const isOnRequest = (text: string) => !/[\d@]|\s\p{Lu}/u.test(text) && looksLikeName(text) < MIN_NAME_CONFIDENCE;

/** True for what somebody wrote about the candidate; what else stands under a referee's name is how to reach him. */
const isTestimonial = (text: string) => (text.match(/(?<!\p{L})\p{Ll}{2,}/gu) ?? []).length >= MIN_TESTIMONIAL_WORDS || /[。．]/.test(text);

/** Agency fields whose keys are no labels of a CV. */
const KEYS: Record<string, (typeof LABELLED)["email"]> = {
  dateOfBirth: LABELLED.dateOfBirth,
  birthPlace: LABELLED.birthPlace,
  maritalStatus: LABELLED.maritalStatus,
};

/** Metadata without anything of the document itself: quotes, positions and file properties are left out. */
function blindMeta(
  meta: Resume["meta"] | undefined,
  reference: string | undefined,
  terms: SearchTerm[],
  words: Words,
): Resume["meta"]["vitae"] {
  const { language = "en", pages = 0, ocr = false, parser = "", warnings = [] } = meta?.vitae ?? {};
  const profile: BlindProfile = { name: "initials", withhold: ["contact", "links"] };
  const redact = (text: string) => redactText(text, { terms, profile, language, words, personal: false }).kept;
  return {
    language,
    pages,
    ocr,
    parser,
    warnings: warnings.map(redact).filter(Boolean),
    ...(reference !== undefined && { blind: reference }),
  };
}

// ---- report ----------------------------------------------------------------------------------------------------------------------

function distinct(redacted: Redacted[]): Redacted[] {
  return [...new Map(redacted.map((one) => [JSON.stringify(one), one])).values()];
}

/** The warning for the recruiter that says what was redacted: kinds and counts, never the values. */
export function sayRedacted(redacted: Redacted[]): string {
  const counts = new Map<RedactedKind, number>();
  for (const { what } of redacted) counts.set(what, (counts.get(what) ?? 0) + 1);
  const kinds = [...counts].map(([what, count]) => (count > 1 ? `${what} (${count})` : what));
  return kinds.length > 0 ? `Blind CV, withheld: ${kinds.join(", ")}.` : "Blind CV: there was nothing to withhold.";
}

/** The warning that passages were withheld to be safe, or are printed after all: how many, never what they say. */
export function sayUnsure(unsure: BlindUnsure[]): string[] {
  const printed = unsure.filter((passage) => passage.printed).length;
  const withheld = unsure.length - printed;
  return [
    ...(withheld > 0
      ? [
          `${passages(withheld)} may say who the candidate is and ${withheld === 1 ? "was" : "were"} withheld. Please look whether the CV is complete without ${withheld === 1 ? "it" : "them"}.`,
        ]
      : []),
    ...(printed > 0 ? [`${passages(printed)} may say who the candidate is and ${printed === 1 ? "is" : "are"} printed after all.`] : []),
  ];
}

const passages = (count: number) => (count === 1 ? "1 passage" : `${count} passages`);
