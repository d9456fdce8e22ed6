import parsePhoneNumber, { type CountryCode } from "libphonenumber-js/min";
import type { Profile } from "../resume.ts";
import { findDateRanges } from "./dates.ts";
import { EMAIL_LABELS, FAX_LABELS, NETWORKS, type Network, NOT_DOMAINS, PHONE_LABELS, TLDS, WEB_LABELS } from "./lexicon/contact-words.ts";
import { tongueOf } from "./lexicon/tongues.ts";
import { countryCodeOf, parsePlace } from "./places.ts";

/** Where something was found: `line` is the index into the lines passed in; offsets into its text. A link's target has `from === to`. */
export type Found = { line: number; from: number; to: number };
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
export type ContactLine = { text: string; links?: string[] };
export type ContactOptions = { language?: string /** ISO 3166-1 alpha-2, for numbers without a country code. */; country?: string };

/** E-mail addresses, telephone numbers, web addresses and profiles, as printed, in order, each once. */
export function findContacts(lines: ContactLine[], options: ContactOptions = {}): Contacts {
  const found: Contacts = { emails: [], phones: [], urls: [], profiles: [], consumed: lines.map(() => []) };
  const country = options.country ?? guessCountry(lines, options.language);
  lines.forEach(({ text }, line) => {
    findEmails(found, text, line);
    findUrls(found, text, line);
    findLabelledProfiles(found, text, line);
    findPhones(found, text, line, country);
  });
  lines.forEach(({ text, links = [] }, line) => {
    for (const link of links) takeLink(found, text, line, link);
  });
  found.consumed = found.consumed.map(merged);

  return found;
}

const COUNTRY_OF_TONGUE: Record<string, string> = {
  de: "DE",
  fr: "FR",
  es: "ES",
  it: "IT",
  pt: "PT",
  nl: "NL",
  pl: "PL",
  el: "GR",
  uk: "UA",
  sv: "SE",
  da: "DK",
  nb: "NO",
  fi: "FI",
  cs: "CZ",
  sk: "SK",
  hu: "HU",
  ro: "RO",
  bg: "BG",
  ru: "RU",
  hr: "HR",
  sr: "RS",
  sl: "SI",
  tr: "TR",
  ar: "AE",
  he: "IL",
  zh: "CN",
  ja: "JP",
  ko: "KR",
  ca: "ES",
  lt: "LT",
  lv: "LV",
  et: "EE",
};

/** The country that the address lines name, else that of the language. */
function guessCountry(lines: ContactLine[], language?: string): string | undefined {
  for (const { text } of lines) {
    const parts = text.split(/[|·•\t;]/);
    for (const part of parts) {
      if (part.length > 90 || /@/.test(part)) continue;
      const country = parsePlace(part, { language })?.countryCode ?? countryCodeOf(part.split(",").at(-1) ?? "");
      if (country) return country;
    }
  }

  return language ? COUNTRY_OF_TONGUE[tongueOf(language)] : undefined;
}

/** No address is longer: without a bound every letter of an endless word would be tried as its beginning. */
const EMAIL =
  /([\p{L}\p{N}](?:[\p{L}\p{N}._%+'-]{0,80}[\p{L}\p{N}_-])?)\s?(?:[@＠]|\s?[([{]\s?(?:at|ät|arroba|chiocciola)\s?[)\]}]\s?)\s?([\p{L}\p{N}-]+(?:\s?\.\s?[\p{L}\p{N}-]+)*?\s?\.\s?([a-z]{2,24}))(?![\p{L}\p{N}])(?!\.[a-z]{2})/giu;
const LABEL_END = String.raw`\s*[)\].:：=–-]*\s*$`;
const EMAIL_LABEL = new RegExp(`(?:(?<![\\p{L}])(?:${EMAIL_LABELS})|[✉📧🖂@])${LABEL_END}`, "iu");
const PHONE_LABEL = new RegExp(
  `(?:(?<![\\p{L}])(?:${PHONE_LABELS})|[☎☏✆📞📱🕿🕾])(?:\\s*(?:\\(|\\/|\\+)?\\s*(?:${PHONE_LABELS})\\)?)?${LABEL_END}`,
  "iu",
);
const WEB_LABEL = new RegExp(`(?:(?<![\\p{L}])(?:${WEB_LABELS})|[🌐🔗])${LABEL_END}`, "iu");

function findEmails(found: Contacts, text: string, line: number): void {
  for (const match of text.matchAll(EMAIL)) {
    const value = `${match[1]}@${match[2]}`.replace(/\s/g, "");
    if (/\s\.|\.\s/.test(match[2] ?? "") && !TLDS.has((match[3] ?? "").toLowerCase())) continue;
    take(found, text, line, match.index, match.index + match[0].length, EMAIL_LABEL);
    if (!found.emails.some((known) => known.value.toLowerCase() === value.toLowerCase()))
      found.emails.push({ value, line, from: match.index, to: match.index + match[0].length });
  }
}

const URL_WITH_SCHEME = /(?:https?:\/\/|www\.)[^\s<>"'„“”«»|]+[^\s<>"'„“”«»|.,;:!?)\]}]/giu;
const BARE_URL =
  /(?<![\p{L}\p{N}@._/-])(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+([a-z]{2,24})(?::\d{2,5})?(?:\/[^\s<>"'„“”«»|]*)?(?![\p{L}\p{N}@])/giu;
const LINKEDIN_PATH = /(?<![\p{L}\p{N}./-])\/?in\/([\p{L}\p{N}][\p{L}\p{N}%_-]{3,})\/?(?![\p{L}\p{N}/])/giu;

function findUrls(found: Contacts, text: string, line: number): void {
  for (const match of text.matchAll(URL_WITH_SCHEME)) takeUrl(found, text, line, match.index, match[0]);
  for (const match of text.matchAll(BARE_URL)) {
    const printed = match[0].replace(/[.,;:!?)\]}]+$/, "");
    if (!isTaken(found, line, match.index) && isDomain(printed, match[1] ?? "", text, match.index))
      takeUrl(found, text, line, match.index, printed);
  }
  for (const match of text.matchAll(LINKEDIN_PATH)) {
    if (!isTaken(found, line, match.index))
      addProfile(found, text, line, match.index, match[0].length, {
        network: "LinkedIn",
        username: match[1] ?? "",
        url: `https://www.linkedin.com/in/${match[1]}`,
      });
  }
}

/** A web address without scheme: a known ending, and not a product, an abbreviation or two sentences without a space between them. */
function isDomain(printed: string, ending: string, text: string, from: number): boolean {
  const host = printed.split(/[/:]/)[0] ?? "";
  const labels = host.split(".");
  const name = labels.at(-2) ?? "";
  if (!TLDS.has(ending.toLowerCase()) || NOT_DOMAINS.test(host)) return false;
  const known = NETWORKS.some(({ address }) => address.test(printed));
  if (known) return true;
  if (name.length < 2 || /^\d+$/.test(name) || labels.some((label) => label === "")) return false;
  if (printed.includes("/") || labels.length > 2 || WEB_LABEL.test(text.slice(0, from)))
    return ending === ending.toLowerCase() || host === host.toUpperCase();

  return host === host.toLowerCase();
}

function takeUrl(found: Contacts, text: string, line: number, from: number, printed: string): void {
  const profile = profileOf(printed);
  if (profile) {
    addProfile(found, text, line, from, printed.length, profile);
    return;
  }
  take(found, text, line, from, from + printed.length, WEB_LABEL);
  if (!found.urls.some((known) => bare(known.value) === bare(printed)))
    found.urls.push({ value: printed, line, from, to: from + printed.length });
}

const bare = (url: string) =>
  url
    .toLowerCase()
    .replace(/^https?:\/\//, "")
    .replace(/^www\./, "")
    .replace(/\/+$/, "");

/** Paths of these sites that are no people. */
const NO_USER = /^(?:about|features|topics|search|explore|company|jobs|login|share|watch|groups|pages|feed|learning)$/i;

function profileOf(printed: string): { network: string; username?: string; url: string } | undefined {
  const address = printed.replace(/^https?:\/\//i, "").replace(/^www\./i, "");
  for (const network of NETWORKS) {
    const match = network.address.exec(address);
    const username = match?.slice(1).filter(Boolean).at(-1);
    if (!match || !username || NO_USER.test(username)) continue;
    // A repository or a post is an address of its own, not the person's profile.
    if (/^(?:GitHub|GitLab|Bitbucket|Medium|DEV|Kaggle|Hugging Face)$/.test(network.name) && /^[^/]+\/[^/]+\/[^/?#]+/.test(address))
      return undefined;

    return { network: network.name, username: decoded(username).replace(/[.,]+$/, ""), url: withScheme(printed) };
  }

  return undefined;
}

function decoded(username: string): string {
  try {
    return decodeURIComponent(username);
  } catch {
    return username;
  }
}

const withScheme = (url: string) => (/^https?:\/\//i.test(url) ? url.replace(/^http:/i, "https:") : `https://${url}`).replace(/\/+$/, "");

function addProfile(
  found: Contacts,
  text: string,
  line: number,
  from: number,
  length: number,
  profile: { network: string; username?: string; url?: string },
): void {
  const network = NETWORKS.find(({ name }) => name === profile.network);
  take(found, text, line, from, from + length, labelBefore(network));
  const known = found.profiles.find(
    (other) =>
      other.network === profile.network &&
      (other.username?.toLowerCase() === profile.username?.toLowerCase() ||
        (other.url && profile.url && bare(other.url) === bare(profile.url))),
  );
  if (!known) found.profiles.push({ ...profile, line, from, to: from + length });
  else if (!known.url && profile.url) known.url = profile.url;
}

const labelBefore = (network?: Network) =>
  network?.labels
    ? new RegExp(`(?:(?<![\\p{L}])(?:${network.labels.source})(?:\\s*(?:profile?|profil|perfil|profilo|url))?)${LABEL_END}`, "iu")
    : WEB_LABEL;

const NETWORK_NAMES = NETWORKS.flatMap(({ labels }) => (labels ? [new RegExp(`^(?:${labels.source})\\s*[:：]?$`, "iu")] : []));

/** "LinkedIn", "GitHub:" alone. */
export const isNetworkName = (text: string) => NETWORK_NAMES.some((name) => name.test(text));

const LABELLED = NETWORKS.flatMap((network) => {
  if (!network.labels) return [];
  const labelled = new RegExp(
    `(?<![\\p{L}\\p{N}.@/])(?:${network.labels.source})(?:\\s*(?:id|name|profile?|profil|username))?(?:\\s*[:：]\\s*|\\s+(?=@)|\\s*[|]\\s*(?=@))(@?)([\\p{L}\\p{N}][\\p{L}\\p{N}._:-]*[\\p{L}\\p{N}_])(\\/?)`,
    "giu",
  );
  return [{ network, labelled }];
});

/** "LinkedIn: jane-doe", "Skype: live:jane", "Twitter @jane" */
function findLabelledProfiles(found: Contacts, text: string, line: number): void {
  for (const { network, labelled } of LABELLED) {
    for (const match of text.matchAll(labelled)) {
      const username = match[2] ?? "";
      const from = match.index + match[0].length - username.length - (match[3]?.length ?? 0);
      if (isTaken(found, line, from) || /^https?$/i.test(username) || /^(?:n\/?a|none|yes)$/i.test(username)) continue;
      if (
        username.length > 60 ||
        /^[\d:.-]+$/.test(username) !== (network.name === "ORCID") ||
        (network.name !== "Skype" && username.includes(":"))
      )
        continue;
      const url = network.link?.(username.replace(/^in\//, ""));
      addProfile(found, text, line, from, username.length + (match[3]?.length ?? 0), {
        network: network.name,
        username,
        ...(url ? { url } : {}),
      });
      found.consumed[line]?.push({ from: match.index, to: match.index + match[0].length });
    }
  }
}

const NUMBER =
  /(?<![\p{L}\p{N}@._/#-])(?:(?:\+|＋|00)\s?\(?\d|\(?\+?\d)(?:(?:(?!\t)[\s().\-–‑/]){0,3}\d){5,28}(?:\s?(?:ext|x|ext\.|Durchwahl|DW|poste|int)\.?\s?\d{1,5})?(?![\p{L}\p{N}@])/giu;

function findPhones(found: Contacts, text: string, line: number, country?: string): void {
  for (const match of text.matchAll(NUMBER)) {
    for (const part of separateNumbers(match[0], match.index).map((one) => withoutPostcode(one, country))) {
      const digits = part.value.replace(/\D/g, "").length;
      const before = text.slice(0, part.from);
      if (isTaken(found, line, part.from) || FAX_LABELS.test(before) || digits < 6 || digits > 17) continue;
      const labelled = PHONE_LABEL.test(before);
      if (!labelled && !isPhone(part.value, country)) continue;
      if (labelled && isDate(part.value)) continue;
      take(found, text, line, part.from, part.from + part.value.length, PHONE_LABEL);
      const after = /^\s*\((?:m|t|mobile?|mobil|cell|home|work|private?|privat|portable|móvil|handy|office|büro)\)/iu.exec(
        text.slice(part.from + part.value.length),
      );
      if (after) found.consumed[line]?.push({ from: part.from + part.value.length, to: part.from + part.value.length + after[0].length });
      if (!found.phones.some((known) => sameNumber(known.value, part.value)))
        found.phones.push({ value: part.value, line, from: part.from, to: part.from + part.value.length });
    }
  }
}

const sameNumber = (one: string, other: string) => {
  const [shorter, longer] = [one, other].map((number) => number.replace(/\D/g, "")).sort((a, b) => a.length - b.length) as [string, string];

  return shorter === longer || (shorter.length >= 9 && longer.endsWith(shorter.replace(/^0+/, "")));
};

/** "0117 496 0142 / 07700 900123" are two numbers; "030 / 1234567" is one. */
function separateNumbers(printed: string, from: number): { value: string; from: number }[] {
  const parts: { value: string; from: number }[] = [];
  let at = 0;
  for (const match of printed.matchAll(/\s*[/–]\s+|\s{3,}/g)) {
    const enough = (text: string) => text.replace(/\D/g, "").length >= 7;
    if (!enough(printed.slice(at, match.index)) || !enough(printed.slice(match.index))) continue;
    parts.push(trimmed(printed.slice(at, match.index), from + at));
    at = match.index + match[0].length;
  }
  parts.push(trimmed(printed.slice(at), from + at));

  return parts;
}

/** "78705 512-555-0163": what stands before a number that is a number without it is something else, such as a postal code. */
function withoutPostcode(part: { value: string; from: number }, country?: string): { value: string; from: number } {
  const cut = /^\d{4,6}\s+(?=[\d(+])/u.exec(part.value);
  if (!cut || isPhone(part.value, country)) return part;
  const rest = { value: part.value.slice(cut[0].length), from: part.from + cut[0].length };
  return isPhone(rest.value, country) ? rest : part;
}

function trimmed(value: string, from: number): { value: string; from: number } {
  const open = value.startsWith("(") && !value.includes(")") ? 1 : 0;

  return { value: value.slice(open).trim(), from: from + open };
}

function isDate(printed: string): boolean {
  return findDateRanges(printed).some((range) => range.quote.length >= printed.trim().length - 2 && range.confidence > 0.3);
}

/** Without a label: a country code, or a number that is valid in the country, grouped like a number and no date, account or identifier. */
function isPhone(printed: string, country?: string): boolean {
  const digits = printed.replace(/\D/g, "");
  if (/^\d{4}(?:[- ]\d{4}){2,3}/.test(printed)) return false;
  // The postal code of a Brazilian address.
  if (/^\d{5}-\d{3}$/.test(printed)) return false;
  // Only an area code stands before a dash with spaces; "ap. 52 – 80420-210" is an address.
  if (/^\d+\s+[–—]\s/u.test(printed) && !printed.startsWith("0")) return false;
  if (isDate(printed) || /(?:19|20)\d\d\s*[-–/]\s*(?:19|20)\d\d/.test(printed)) return false;
  if (/^\s*\(?[+＋]/.test(printed)) return digits.length >= 8;
  const number = country ? parsePhoneNumber(printed, country as CountryCode) : undefined;
  if (number?.isValid() && digits.length >= 8) return true;
  if (/^00\d/.test(printed)) return digits.length >= 10;

  return digits.length >= 9 && digits.length <= 12 && (/^\(?0/.test(printed) || /^\(\d{3}\)|^\d{3}[-. ]\d{3}[-. ]\d{4}$/.test(printed));
}

/** The target of a link counts when the text does not already say it. */
function takeLink(found: Contacts, text: string, line: number, link: string): void {
  const place = linkPlace(found, text, line);
  if (/^mailto:/i.test(link)) {
    const value = decoded(link.replace(/^mailto:/i, "").split("?")[0] ?? "").trim();
    if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) && !found.emails.some((known) => known.value.toLowerCase() === value.toLowerCase()))
      found.emails.push({ value, ...place });
  } else if (/^(?:tel|callto|sms):/i.test(link)) {
    const value = decoded(link.replace(/^\w+:/, "")).trim();
    if (value.replace(/\D/g, "").length >= 6 && !found.phones.some((known) => sameNumber(known.value, value)))
      found.phones.push({ value, ...place });
  } else if (/^https?:\/\/[^\s]+\.[^\s]+/i.test(link)) {
    takeTarget(found, text, line, link);
  }
}

/** A link that shows where an address is leads to nothing of the person's. */
const MAPS =
  /^https?:\/\/(?:(?:www\.)?google\.[a-z.]+\/maps|maps\.google\.|goo\.gl\/maps|maps\.app\.goo\.gl|maps\.apple\.com|(?:www\.)?(?:openstreetmap\.org|bing\.com\/maps))/i;

function takeTarget(found: Contacts, text: string, line: number, link: string): void {
  const profile = profileOf(link);
  const known = (url?: string) => url !== undefined && (bare(url) === bare(link) || bare(link).startsWith(bare(url)));
  if (found.urls.some(({ value }) => known(value)) || found.profiles.some(({ url }) => known(url))) return;
  if (!profile && MAPS.test(link)) return;
  if (!profile) {
    found.urls.push({ value: link, ...linkPlace(found, text, line) });
    return;
  }
  const word = NETWORKS.find(({ name }) => name === profile.network)?.labels?.exec(text);
  addProfile(found, text, line, word?.index ?? 0, word?.[0].length ?? 0, profile);
}

function linkPlace(_found: Contacts, _text: string, line: number): Found {
  return { line, from: 0, to: 0 };
}

/** Marks a stretch and the label before it as used. */
function take(found: Contacts, text: string, line: number, from: number, to: number, label: RegExp): void {
  const before = label.exec(text.slice(0, from));
  if (to > from) found.consumed[line]?.push({ from: before ? before.index : from, to });
}

function isTaken(found: Contacts, line: number, at: number): boolean {
  return found.consumed[line]?.some(({ from, to }) => at >= from && at < to) ?? false;
}

function merged(stretches: { from: number; to: number }[]): { from: number; to: number }[] {
  const result: { from: number; to: number }[] = [];
  for (const stretch of stretches.sort((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last && stretch.from <= last.to) last.to = Math.max(last.to, stretch.to);
    else result.push({ ...stretch });
  }

  return result;
}
