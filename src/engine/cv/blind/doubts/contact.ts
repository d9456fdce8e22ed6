import { LIVES_IN_WORDS, PHONE_LABELS } from "../../parse/lexicon/contact-words.ts";
import { SIGNED_AT_WORDS, SIGNED_IN_WORDS, SIGNED_ON_WORDS } from "../../parse/lexicon/letter-words.ts";
import { POSTCODES } from "../../parse/lexicon/places/places-data.ts";
import { splitLabel } from "../../parse/recognisers/agency-fields.ts";
import { isNetworkName } from "../../parse/recognisers/contact/profiles.ts";
import { hasDay } from "../../parse/recognisers/dates/date-range.ts";
import { findDateRanges } from "../../parse/recognisers/dates/dates.ts";
import { looksLikePosition } from "../../parse/recognisers/degrees.ts";
import { kindsOf } from "../../parse/recognisers/name-kinds/kinds-of.ts";
import { looksLikePlace, parsePlace } from "../../parse/recognisers/places/places.ts";
import { foldedText } from "../../text/fold.ts";
import { type Doubt, doubtsOf, type Found, type OpenSearch, type Search } from "../search/doubt.ts";
import { type LinesBeside, linesBeside, type Passage, partsOf } from "../search/passages.ts";
import { bounded, spelledSource } from "../terms/patterns.ts";
import { withoutQualifier } from "../terms/qualifier.ts";
import { LABELLED, writtenAs } from "../terms/redacted.ts";
import { MAX_ADDRESS_CHARS, MAX_SIGNATURE_WORDS, MIN_KIND_CONFIDENCE, MIN_LABEL_CONFIDENCE, MIN_PHONE_DIGITS } from "../thresholds.ts";
import { addressesInText, addressesOfEntry, isDated, isSentence } from "./addresses.ts";
import { wordsOf, wordsOfTrades } from "./known.ts";

/** Doubts about contact data: ways to reach the candidate, and where the candidate lives. */
export function contactDoubts(passages: Passage[], search: OpenSearch): Doubt[] {
  const { withhold } = search.profile;
  const known: Known = { trades: new Set([...wordsOfTrades(search.full), ...search.small]), entries: textOfEntries(search.full) };
  return passages.flatMap((passage, index) => {
    const found = labelled(passage, search);
    if (withhold.includes("contact")) {
      found.push({ what: "e-mail address", parts: [...passage.searched.matchAll(EMAIL_IN_WORDS)].map((match) => wholeWords(match)) });
      found.push({ what: "telephone number", parts: phoneNumbers(passage) });
    }
    if (withhold.includes("links")) found.push({ what: "web address", parts: profilesIn(passage) });
    if (withhold.includes("street")) found.push(...placesIn(passage, linesBeside(passages, index), search, known));
    return doubtsOf(passage, found);
  });
}

/** The words that a match begins or ends in, to their ends. */
function wholeWords({ 0: match, index, input }: RegExpExecArray): string {
  const before = /\S*$/.exec(input.slice(0, index))?.[0] ?? "";
  const after = /^\S*/.exec(input.slice(index + match.length))?.[0] ?? "";
  return before + match + after;
}

/** Kinds of values that a label announces ("Tel.:"). Where candidates speak of themselves short values are redacted already. */
function labelled({ searched, path }: Passage, { profile: { withhold } }: Search): Found[] {
  if (path.startsWith("languages")) return [];
  return partsOf(searched).flatMap((part) => {
    const label = splitLabel(part) ?? splitLabel(withoutQualifier(part));
    const [item, what] = (label && LABELLED[label.field]) || [];
    const sure = label && label.confidence >= MIN_LABEL_CONFIDENCE && writtenAs(label.field, label.value);
    return sure && what && item && item !== "name" && withhold.includes(item) ? [{ what, parts: [part] }] : [];
  });
}

// ---- e-mail, telephone, profiles ---------------------------------------------------------------------------------------------

/** An e-mail address that is spelled out ("jane at example dot com", "jane[at]example.com"), or any text with an "@" and a full stop. */
const EMAIL_IN_WORDS =
  /[\p{L}\d._…-]\s?[@＠]\s?[\p{L}\d-]+\s?\.|[\p{L}\d._…-]\s?(?:[([{]\s?(?:at|ät|arroba|chiocciola|à)\s?[)\]}]|\sat\s)\s?[\p{L}\d-]{2,40}\s?(?:[([{]\s?(?:dot|punkt|point|punto)\s?[)\]}]|\sdot\s|\.\p{L}{2,4}(?![\p{L}]))\s?/giu;

const AFTER_PHONE_LABEL = new RegExp(`(?:^|[^\\p{L}])(?:${PHONE_LABELS})[\\s:：.)]{0,3}\\(?\\+?\\d[\\d\\s().·•_/–-]{4,30}\\d`, "iu");
const PHONE_LABEL_ALONE = new RegExp(`^(?:${PHONE_LABELS})\\s*[:：.]?$`, "iu");
/** A number and nothing else, in groups with any separator. */
const NUMBER_ALONE = /^\(?\+?\d(?:[\s().·•_/–-]{0,3}\d){5,14}$/u;

function phoneNumbers({ searched: text, above, personal }: Passage): string[] {
  if (!/\d/.test(text)) return [];
  const labelled = AFTER_PHONE_LABEL.exec(text)?.[0];
  if (labelled) return [labelled.replace(/^[^\p{L}\d(+]+/u, "")];
  if (above && PHONE_LABEL_ALONE.test(above) && NUMBER_ALONE.test(text)) return [text];
  if (!personal) return [];
  return [text, ...text.split(/\s*[|•;\t]\s*|\s{2,}/u)].filter(
    (part) => NUMBER_ALONE.test(part) && digitsIn(part) >= MIN_PHONE_DIGITS && !isDated(part),
  );
}

const digitsIn = (text: string) => text.replace(/\D/g, "").length;

/** User names ("@janedoe") and networks with a user name beside them ("LinkedIn jane-doe"). "LinkedIn Ads, Google Ads" is a skill. */
function profilesIn({ searched: text, personal, path }: Passage): string[] {
  const users = text.match(/(?<![\p{L}\d.])@[\p{L}\d][\p{L}\d._-]{2,}/gu) ?? [];
  if (!personal && !path.startsWith("interests")) return users;
  const beside = partsOf(text).filter((part) => {
    const [network = "", user, ...more] = part.split(/[\s:：/]+/u);
    return user !== undefined && more.length === 0 && isNetworkName(network) && /[\d_.-]|^\p{Ll}/u.test(user);
  });
  return [...users, ...beside];
}

/** What the CV says of its trades, a word each, and of its jobs and studies, as one folded text. */
type Known = { trades: ReadonlySet<string>; entries: string };

// ---- where the candidate lives -----------------------------------------------------------------------------------------------

function placesIn(passage: Passage, beside: LinesBeside, { full, language, profile: { withhold } }: Search, known: Known): Found[] {
  const found = addressesInText(passage, beside, language);
  if (!passage.personal) return [...found, ...addressesOfEntry(passage, language)];
  for (const part of new Set([passage.searched, ...partsOf(passage.searched)])) {
    if (part.length > MAX_ADDRESS_CHARS || isSentence(part)) continue;
    const place = /\d/.test(part) && !isDated(part) ? parsePlace(part, { language }) : undefined;
    const postalCode = place?.postalCode || (passage.head && POSTCODE_AND_CITY.test(part) && (!isDated(part) || isYearLike(part)));
    const address = place?.address ? /\d/.test(place.address) : !postalCode && passage.head && looksLikeHouseNumber(part);
    if (address) found.push({ what: "address", parts: [part] });
    if (postalCode) found.push({ what: "postal code", parts: [part] });
  }
  const codes = UNMISTAKABLE_POSTCODES.flatMap((pattern) => pattern.exec(passage.searched)?.[0] ?? []);
  found.push({ what: "postal code", parts: codes });
  if (withhold.includes("address"))
    found.push({
      what: "town",
      parts: [
        ...townIn(passage, full, known),
        ...placesOfHead(passage),
        ...placeAlone(passage, full, known),
        ...residencesIn(passage, known),
        ...placeOfSignature(passage),
      ],
    });
  return found;
}

/** The place in the line above a signature: "Offenbach am Main, den 7.11.2022", "Fait à Brumel, le 8 août 2022". It is where the candidate lives. */
function placeOfSignature({ searched, path }: Passage): string[] {
  const date = path.startsWith("additional") ? findDateRanges(searched).find(({ single }) => single) : undefined;
  if (!date) return [];
  const before = searched.slice(0, date.from);
  const isDay = hasDay(date.start) || NUMERIC_DAY.test(date.quote);
  const isMonthAlone = SIGNED_ON.test(before) && date.to >= searched.trimEnd().length;
  const place = before
    .replace(SIGNED_ON, "")
    .replace(/[\s,、]+$/u, "")
    .replace(SIGNED_AT, "");
  const isPlace = /^[\p{Lu}\p{Lo}]/u.test(place) && !/\d/.test(place) && place.split(/\s+/).length <= MAX_SIGNATURE_WORDS;
  const isKnownPlace = looksLikePlace(place) >= MIN_KIND_CONFIDENCE || kindsOf(place).place >= MIN_KIND_CONFIDENCE;
  return isPlace && ((isDay && (isKnownPlace || SIGNED_ON.test(before) || SIGNED_AT.test(before))) || isMonthAlone) ? [place] : [];
}
/** A day that may be a month too, so that the date has but its year: "12/01/2019". */
const NUMERIC_DAY = /^\d{1,2}[./-]\d{1,2}[./-]/u;
/** "Leipzig, den" and "München, im": what stands between the place and the date. */
const SIGNED_ON = new RegExp(String.raw`,?\s(?:${SIGNED_ON_WORDS}|${SIGNED_IN_WORDS})\s*$`, "iu");
const SIGNED_AT = new RegExp(String.raw`^${SIGNED_AT_WORDS}\s(?=\p{Lu})`, "u");

/** Towns and countries in a line of the head: "Leeds, United Kingdom". They stand there because the candidate lives there. */
function placesOfHead({ searched, head, contact, path }: Passage): string[] {
  // Nothing but a town for a headline was taken for one.
  if (path === "basics.label" && looksLikePlace(searched) >= MIN_KIND_CONFIDENCE && looksLikePosition(searched) === 0) return [searched];
  if (!head || path === "basics.label" || isSentence(searched)) return [];
  if (contact && PLACE_LINE.test(searched) && !splitLabel(searched)) return [searched];
  return searched.split(/\s*[|•·\t;✦◆▪,，()[\]]\s*|\s{3,}/u).filter((part) => {
    const bare = part.replace(TOWN_PREFIX, "");
    return looksLikePlace(bare) >= MIN_KIND_CONFIDENCE || (bare !== part && /^\p{Lu}/u.test(bare));
  });
}

/** A line of capitalised words with a comma: "Puerto La Cruz, Edo. Anzoátegui", below a heading for contact data. */
const PLACE_LINE =
  /^\p{Lu}[\p{L}\p{M}.'’-]*(?:\s(?:\p{Lu}[\p{L}\p{M}.'’-]*|de|del|la|le|di|da|do|am|an|der)){0,4},(?:\s\p{Lu}[\p{L}\p{M}.'’-]*){1,4},?$/u;

/** What Slavic languages write before the name of a town. */
const TOWN_PREFIX = /^(?:г\.|м\.|гр\.|ul\.|m\.)\s?/iu;

/** The town of the address, where candidates say where they live, and in text of no section where no job or school is in that town. */
function townIn({ searched, text, head, path }: Passage, full: Search["full"], known: Known): string[] {
  const city = full.basics.location?.city;
  if (!city || !(head || path === "basics.summary" || (path.startsWith("additional") && !hasEntryIn(city, known))) || isDated(text))
    return [];
  const folded = foldedText(searched);
  return [...folded.text.matchAll(new RegExp(bounded(spelledSource(city)), "gu"))].map(({ 0: hit, index }) =>
    searched.slice(folded.at[index], folded.at[index + hit.length]),
  );
}

/** The places where candidates say that they live, also those in no list: "Engineer based in Puerto La Cruz". "Resident in Surgery" is a trade. */
const residencesIn = ({ searched }: Passage, { trades }: Known): string[] =>
  [...searched.matchAll(RESIDENCE)]
    .map(({ 1: place = "" }) => place)
    .filter((place) => looksLikePlace(place) >= MIN_KIND_CONFIDENCE || !wordsOf(place).every((word) => trades.has(word)));

/** A word of the name of a place; a full stop behind any other word ends a sentence. */
const PLACE_WORD = "(?:(?:St|Ste|Sta|Sto|S|Mt|Ft|Pt)\\.|\\p{Lu}[\\p{L}\\p{M}'’-]+)";
const RESIDENCE = new RegExp(
  `(?<!\\p{L})(?i:${LIVES_IN_WORDS}) (?:the )?(${PLACE_WORD}(?: (?:(?:de|del|la|le|di|da|do|am|an|der|upon|sur) )*${PLACE_WORD}){0,3}(?:, ${PLACE_WORD}){0,2}(?:,? (?:\\p{Lu}\\.){2,})?)`,
  "gu",
);

/** A place alone in a line of no section, where the CV has no town of the candidate and no job or school is there: then it is that town. */
function placeAlone({ searched, path }: Passage, full: Search["full"], known: Known): string[] {
  if (full.basics.location?.city || !path.startsWith("additional") || looksLikePlace(searched) < MIN_KIND_CONFIDENCE) return [];
  return hasEntryIn(searched.split(/\s*,\s*/u)[0] as string, known) ? [] : [searched];
}

const hasEntryIn = (city: string, { entries }: Known): boolean => new RegExp(bounded(spelledSource(city)), "u").test(entries);

const textOfEntries = ({ work = [], education = [], volunteer = [], projects = [], certificates = [] }: Search["full"]): string =>
  foldedText(JSON.stringify([work, education, volunteer, projects, certificates])).text;

/** Postal codes that nothing else looks like, such as those of Britain, Canada and Japan. */
const UNMISTAKABLE_POSTCODES = POSTCODES.filter(({ country, loose }) => !loose && !["IE", "PT", "PL", "NL"].includes(country)).map(
  ({ pattern }) => pattern,
);
/** "2000 Neuchâtel": where addresses stand it is no year. */
const isYearLike = (part: string) => looksLikePlace(part.replace(/^\d{4}\s+/, "")) >= MIN_KIND_CONFIDENCE;
/** "3456 Somewhere", "6099 - Venezuela" */
const POSTCODE_AND_CITY = /^\d{4,6}\s*[-–,]?\s*\p{Lu}?\p{L}[\p{L}\p{M} .'’-]{2,40}$/u;

/** True for one or two words with a house number, where addresses stand: "12 Somewhere", "Anywhere 13/2". */
const looksLikeHouseNumber = (part: string) =>
  !isDated(part) &&
  /^\d{1,4}\s?[a-z]?,?\s\p{L}[\p{L}\p{M}.'’-]{3,}(?:\s[\p{L}\p{M}.'’-]{2,}){0,2}$|^\p{Lu}[\p{L}\p{M}.'’-]{3,}(?:\s[\p{L}\p{M}.'’-]{2,}){0,2}\s\d{1,4}(?:\s?[a-z]|\/\d{1,3})?$/u.test(
    part,
  ) &&
  looksLikePosition(part) < MIN_KIND_CONFIDENCE;
