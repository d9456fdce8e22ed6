import { PHONE_LABELS } from "../../parse/lexicon/contact-words.ts";
import { POSTCODES } from "../../parse/lexicon/places/places-data.ts";
import { splitLabel } from "../../parse/recognisers/agency-fields.ts";
import { isNetworkName } from "../../parse/recognisers/contact/profiles.ts";
import { findDateRanges } from "../../parse/recognisers/dates/dates.ts";
import { looksLikePosition } from "../../parse/recognisers/degrees.ts";
import { parsePlace } from "../../parse/recognisers/places/places.ts";
import { fold } from "../../text/fold.ts";
import type { Doubt, Search } from "../search/doubt.ts";
import { type Passage, partsOf } from "../search/passages.ts";
import { LABELLED, type RedactedKind, writtenAs } from "../terms/redacted.ts";
import { MAX_ADDRESS_CHARS, MAX_ADDRESS_SMALL_WORDS, MIN_KIND_CONFIDENCE, MIN_LABEL_CONFIDENCE, MIN_PHONE_DIGITS } from "../thresholds.ts";

/** Doubts about contact data: ways to reach the candidate, and where the candidate lives. */
export function contactDoubts(passages: Passage[], search: Search): Doubt[] {
  const { withhold } = search.profile;
  return passages.flatMap((passage) => {
    const found: RedactedKind[] = [...labelled(passage, search)];
    if (withhold.includes("contact")) {
      if (EMAIL_IN_WORDS.test(passage.searched)) found.push("e-mail address");
      if (hasPhoneNumber(passage)) found.push("telephone number");
    }
    if (withhold.includes("links") && hasProfile(passage)) found.push("web address");
    if (withhold.includes("address")) found.push(...placesIn(passage, search));
    return [...new Set(found)].map((what) => ({ what, passage }));
  });
}

/** Kinds of values that a label announces ("Tel.:"). Where candidates speak of themselves short values are redacted already. */
function labelled({ searched, path }: Passage, { profile: { withhold } }: Search): RedactedKind[] {
  if (path.startsWith("languages")) return [];
  return partsOf(searched).flatMap((part) => {
    const label = splitLabel(part);
    const [item, what] = (label && LABELLED[label.field]) || [];
    const sure = label && label.confidence >= MIN_LABEL_CONFIDENCE && writtenAs(label.field, label.value);
    return sure && what && item && item !== "name" && withhold.includes(item) ? [what] : [];
  });
}

// ---- e-mail, telephone, profiles ---------------------------------------------------------------------------------------------

/** An e-mail address that is spelled out ("jane at example dot com", "jane[at]example.com"), or any text with an "@" and a full stop. */
const EMAIL_IN_WORDS =
  /[\p{L}\d._…-]\s?[@＠]\s?[\p{L}\d-]+\s?\.|[\p{L}\d._…-]\s?(?:[([{]\s?(?:at|ät|arroba|chiocciola|à)\s?[)\]}]|\sat\s)\s?[\p{L}\d-]{2,40}\s?(?:[([{]\s?(?:dot|punkt|point|punto)\s?[)\]}]|\sdot\s|\.\p{L}{2,4}(?![\p{L}]))/iu;

const AFTER_PHONE_LABEL = new RegExp(`(?:^|[^\\p{L}])(?:${PHONE_LABELS})[\\s:：.)]{0,3}\\(?\\+?\\d[\\d\\s().·•_/–-]{4,30}\\d`, "iu");
const PHONE_LABEL_ALONE = new RegExp(`^(?:${PHONE_LABELS})\\s*[:：.]?$`, "iu");
/** A number and nothing else, in groups with any separator. */
const NUMBER_ALONE = /^\(?\+?\d(?:[\s().·•_/–-]{0,3}\d){5,14}$/u;

function hasPhoneNumber({ searched: text, above, personal }: Passage): boolean {
  if (!/\d/.test(text)) return false;
  if (AFTER_PHONE_LABEL.test(text)) return true;
  if (above && PHONE_LABEL_ALONE.test(above) && NUMBER_ALONE.test(text)) return true;
  return (
    personal &&
    [text, ...text.split(/\s*[|•;\t]\s*|\s{2,}/u)].some(
      (part) => NUMBER_ALONE.test(part) && digitsIn(part) >= MIN_PHONE_DIGITS && !isDated(part),
    )
  );
}

const digitsIn = (text: string) => text.replace(/\D/g, "").length;
const isDated = (text: string) => findDateRanges(text).length > 0 || /(?<!\d)(?:19|20)\d\d(?!\d)/.test(text);

/** True for a user name ("@janedoe") or a network with a user name beside it ("LinkedIn jane-doe"). "LinkedIn Ads, Google Ads" is a skill. */
function hasProfile({ searched: text, personal, path }: Passage): boolean {
  if (/(?<![\p{L}\d.])@[\p{L}\d][\p{L}\d._-]{2,}/u.test(text)) return true;
  if (!personal && !path.startsWith("interests")) return false;
  return partsOf(text).some((part) => {
    const [network = "", user, ...more] = part.split(/[\s:：/]+/u);
    return user !== undefined && more.length === 0 && isNetworkName(network) && /[\d_.-]|^\p{Ll}/u.test(user);
  });
}

// ---- where the candidate lives -----------------------------------------------------------------------------------------------

function placesIn(passage: Passage, { full, language }: Search): RedactedKind[] {
  if (!passage.personal) return [];
  const found: RedactedKind[] = [];
  for (const part of new Set([passage.searched, ...partsOf(passage.searched)])) {
    if (part.length > MAX_ADDRESS_CHARS || isSentence(part)) continue;
    const place = /\d/.test(part) && !isDated(part) ? parsePlace(part, { language }) : undefined;
    if (place?.address && /\d/.test(place.address)) found.push("address");
    if (place?.postalCode || (passage.head && POSTCODE_AND_CITY.test(part) && !isDated(part))) found.push("postal code");
    else if (!place?.address && passage.head && looksLikeHouseNumber(part)) found.push("address");
  }
  if (UNMISTAKABLE_POSTCODES.some((pattern) => pattern.test(passage.searched))) found.push("postal code");
  const city = fold(full.basics.location?.city ?? "");
  if (
    city &&
    (passage.head || passage.path === "basics.summary") &&
    !isDated(passage.text) &&
    ` ${fold(passage.text)} `.includes(` ${city} `)
  )
    found.push("town");
  return found;
}

/** True for a sentence, which may have words of addresses too: "Leader with 12 years building systems". */
const isSentence = (text: string) => (text.match(/(?<!\p{L})\p{Ll}{4,}(?!\p{L})/gu) ?? []).length > MAX_ADDRESS_SMALL_WORDS;

/** Postal codes that nothing else looks like, such as those of Britain, Canada and Japan. */
const UNMISTAKABLE_POSTCODES = POSTCODES.filter(({ country, loose }) => !loose && !["IE", "PT", "PL", "NL"].includes(country)).map(
  ({ pattern }) => pattern,
);
/** "3456 Somewhere", "6099 - Venezuela" */
const POSTCODE_AND_CITY = /^\d{4,6}\s*[-–,]?\s*\p{Lu}?\p{L}[\p{L}\p{M} .'’-]{2,40}$/u;

/** True for one or two words with a house number, where addresses stand: "12 Somewhere", "Anywhere 13/2". */
const looksLikeHouseNumber = (part: string) =>
  !isDated(part) &&
  /^\d{1,4}\s?[a-z]?,?\s\p{L}[\p{L}\p{M}.'’-]{3,}(?:\s[\p{L}\p{M}.'’-]{2,}){0,2}$|^\p{Lu}[\p{L}\p{M}.'’-]{3,}(?:\s[\p{L}\p{M}.'’-]{2,}){0,2}\s\d{1,4}(?:\s?[a-z]|\/\d{1,3})?$/u.test(
    part,
  ) &&
  looksLikePosition(part) < MIN_KIND_CONFIDENCE;
