import { PHONE_LABELS } from "../../parse/lexicon/contact-words.ts";
import { POSTCODES } from "../../parse/lexicon/places/places-data.ts";
import { splitLabel } from "../../parse/recognisers/agency-fields.ts";
import { isNetworkName } from "../../parse/recognisers/contact/profiles.ts";
import { findDateRanges } from "../../parse/recognisers/dates/dates.ts";
import { looksLikePosition } from "../../parse/recognisers/degrees.ts";
import { parsePlace } from "../../parse/recognisers/places/places.ts";
import { fold } from "../../text/fold.ts";
import type { Doubt, Search } from "../search/doubt.ts";
import { type Passage, piecesOf } from "../search/passages.ts";
import { LABELLED, type What, writtenAs } from "../terms/withheld.ts";

/** Ways to reach the candidate, and where she lives. */
export function contactDoubts(passages: Passage[], search: Search): Doubt[] {
  const { withhold } = search.profile;
  return passages.flatMap((passage) => {
    const found: What[] = [...labelled(passage, search)];
    if (withhold.includes("contact")) {
      if (EMAIL_IN_WORDS.test(passage.searched)) found.push("e-mail address");
      if (hasNumberToCall(passage)) found.push("telephone number");
    }
    if (withhold.includes("links") && hasProfile(passage)) found.push("web address");
    if (withhold.includes("address")) found.push(...placesIn(passage, search));
    return [...new Set(found)].map((what) => ({ what, passage }));
  });
}

/** A label that announces something withheld. Where candidates speak of themselves its value is gone already, unless it was a long one. */
function labelled({ searched, path }: Passage, { profile: { withhold } }: Search): What[] {
  if (path.startsWith("languages")) return [];
  return piecesOf(searched).flatMap((piece) => {
    const label = splitLabel(piece);
    const [item, what] = (label && LABELLED[label.field]) || [];
    const sure = label && label.confidence >= 0.75 && writtenAs(label.field, label.value);
    return sure && what && item && item !== "name" && withhold.includes(item) ? [what] : [];
  });
}

// ---- e-mail, telephone, profiles ---------------------------------------------------------------------------------------------

/** "jane at example dot com", "jane[at]example.com", and whatever has a sign that only addresses have. */
const EMAIL_IN_WORDS =
  /[\p{L}\d._…-]\s?[@＠]\s?[\p{L}\d-]+\s?\.|[\p{L}\d._…-]\s?(?:[([{]\s?(?:at|ät|arroba|chiocciola|à)\s?[)\]}]|\sat\s)\s?[\p{L}\d-]{2,40}\s?(?:[([{]\s?(?:dot|punkt|point|punto)\s?[)\]}]|\sdot\s|\.\p{L}{2,4}(?![\p{L}]))/iu;

const AFTER_PHONE_LABEL = new RegExp(`(?:^|[^\\p{L}])(?:${PHONE_LABELS})[\\s:：.)]{0,3}\\(?\\+?\\d[\\d\\s().·•_/–-]{4,30}\\d`, "iu");
const PHONE_LABEL_ALONE = new RegExp(`^(?:${PHONE_LABELS})\\s*[:：.]?$`, "iu");
/** A number and nothing else, in groups with any sign between them. */
const NUMBER_ALONE = /^\(?\+?\d(?:[\s().·•_/–-]{0,3}\d){5,14}$/u;
const MIN_PHONE_DIGITS = 7;

function hasNumberToCall({ searched: text, above, personal }: Passage): boolean {
  if (!/\d/.test(text)) return false;
  if (AFTER_PHONE_LABEL.test(text)) return true;
  if (above && PHONE_LABEL_ALONE.test(above) && NUMBER_ALONE.test(text)) return true;
  return (
    personal &&
    [text, ...text.split(/\s*[|•;\t]\s*|\s{2,}/u)].some(
      (piece) => NUMBER_ALONE.test(piece) && digitsIn(piece) >= MIN_PHONE_DIGITS && !isDated(piece),
    )
  );
}

const digitsIn = (text: string) => text.replace(/\D/g, "").length;
const isDated = (text: string) => findDateRanges(text).length > 0 || /(?<!\d)(?:19|20)\d\d(?!\d)/.test(text);

/** "LinkedIn jane-doe", "@janedoe": a network and a user name beside it. "LinkedIn Ads, Google Ads" is a skill. */
function hasProfile({ searched: text, personal, path }: Passage): boolean {
  if (/(?<![\p{L}\d.])@[\p{L}\d][\p{L}\d._-]{2,}/u.test(text)) return true;
  if (!personal && !path.startsWith("interests")) return false;
  return piecesOf(text).some((piece) => {
    const [network = "", user, ...more] = piece.split(/[\s:：/]+/u);
    return user !== undefined && more.length === 0 && isNetworkName(network) && /[\d_.-]|^\p{Ll}/u.test(user);
  });
}

// ---- where the candidate lives -----------------------------------------------------------------------------------------------

/** Longer pieces are sentences. */
const MAX_ADDRESS = 90;

function placesIn(passage: Passage, { full, language }: Search): What[] {
  if (!passage.personal) return [];
  const found: What[] = [];
  for (const piece of new Set([passage.searched, ...piecesOf(passage.searched)])) {
    if (piece.length > MAX_ADDRESS || isSentence(piece)) continue;
    const place = /\d/.test(piece) && !isDated(piece) ? parsePlace(piece, { language }) : undefined;
    if (place?.address && /\d/.test(place.address)) found.push("address");
    if (place?.postalCode || (passage.head && POSTCODE_AND_CITY.test(piece) && !isDated(piece))) found.push("postal code");
    else if (!place?.address && passage.head && looksLikeHouse(piece)) found.push("address");
  }
  if (OWN_SHAPE.some((pattern) => pattern.test(passage.searched))) found.push("postal code");
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

/** "Leader with 12 years building systems": "building" is a word of addresses, too. */
const isSentence = (text: string) => (text.match(/(?<!\p{L})\p{Ll}{4,}(?!\p{L})/gu) ?? []).length > MAX_SMALL_WORDS;
const MAX_SMALL_WORDS = 3;

/** Codes that nothing else is written like, as those of Britain, Canada and Japan. */
const OWN_SHAPE = POSTCODES.filter(({ country, loose }) => !loose && !["IE", "PT", "PL", "NL"].includes(country)).map(
  ({ pattern }) => pattern,
);
/** "3456 Somewhere", "6099 - Venezuela" */
const POSTCODE_AND_CITY = /^\d{4,6}\s*[-–,]?\s*\p{Lu}?\p{L}[\p{L}\p{M} .'’-]{2,40}$/u;

/** "12 Somewhere", "Anywhere 13/2": one or two words and the number of a house, where addresses stand. */
const looksLikeHouse = (piece: string) =>
  !isDated(piece) &&
  /^\d{1,4}\s?[a-z]?,?\s\p{L}[\p{L}\p{M}.'’-]{3,}(?:\s[\p{L}\p{M}.'’-]{2,}){0,2}$|^\p{Lu}[\p{L}\p{M}.'’-]{3,}(?:\s[\p{L}\p{M}.'’-]{2,}){0,2}\s\d{1,4}(?:\s?[a-z]|\/\d{1,3})?$/u.test(
    piece,
  ) &&
  looksLikePosition(piece) < 0.5;
