import { NETWORKS, NOT_DOMAINS, TLDS } from "../../lexicon/contact-words.ts";
import type { Contacts, Found } from "./contacts.ts";
import { sameNumber } from "./phones.ts";
import { addProfile, bare, decoded, profileOf, WEB_LABEL } from "./profiles.ts";
import { isTaken, take } from "./taken.ts";
import { MIN_DOMAIN_CHARACTERS, MIN_PHONE_DIGITS, MIN_SHARED_CHARACTERS } from "./thresholds.ts";

const URL_WITH_SCHEME = /(?:https?:\/\/|www\.)[^\s<>"'„“”«»|]+[^\s<>"'„“”«»|.,;:!?)\]}]/giu;

const BARE_URL =
  /(?<![\p{L}\p{N}@._/-])(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+([a-z]{2,24})(?::\d{2,5})?(?:\/[^\s<>"'„“”«»|]*)?(?![\p{L}\p{N}@])/giu;

const LINKEDIN_PATH = /(?<![\p{L}\p{N}./-])\/?in\/([\p{L}\p{N}][\p{L}\p{N}%_-]{3,})\/?(?![\p{L}\p{N}/])/giu;

export function findUrls(found: Contacts, text: string, line: number): void {
  if (!/[./]/.test(text)) return;
  if (/\/\/|www\./i.test(text)) for (const match of text.matchAll(URL_WITH_SCHEME)) takeUrl(found, text, line, match.index, match[0]);
  if (/\.\S/.test(text)) findBareUrls(found, text, line);
  if (text.includes("/")) findLinkedIn(found, text, line);
}

function findBareUrls(found: Contacts, text: string, line: number): void {
  for (const match of text.matchAll(BARE_URL)) {
    const printed = match[0].replace(/[.,;:!?)\]}]+$/, "");
    if (!isTaken(found, line, match.index) && isDomain(printed, match[1] ?? "", text, match.index))
      takeUrl(found, text, line, match.index, printed);
  }
}

/** "in/jane-doe" */
function findLinkedIn(found: Contacts, text: string, line: number): void {
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
  if (name.length < MIN_DOMAIN_CHARACTERS || /^\d+$/.test(name) || labels.some((label) => label === "")) return false;
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
  if (OF_ONE_MACHINE.test(printed)) return;
  if (!found.urls.some((known) => bare(known.value) === bare(printed)))
    found.urls.push({ value: printed, line, from, to: from + printed.length });
}

/** "http://localhost:8080/cv.html", in the footer of a page that a browser has printed: an address that leads nowhere from elsewhere. */
const OF_ONE_MACHINE = /^(?:https?:\/\/)?(?:localhost|127(?:\.\d{1,3}){3}|0\.0\.0\.0)(?=[:/]|$)/iu;

/** Adds the target of a link, unless the text already has that address. */
export function takeLink(found: Contacts, text: string, line: number, link: string): void {
  const place = linkPlace(line);
  if (/^mailto:/i.test(link)) {
    const value = decoded(link.replace(/^mailto:(?:\/\/)?/i, "").split("?")[0] ?? "").trim();
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) || found.emails.some((known) => known.value.toLowerCase() === value.toLowerCase()))
      return;
    if (!completeCutEmail(found, value, text, line)) found.emails.push({ value, ...place });
  } else if (/^(?:tel|callto|sms):/i.test(link)) {
    const value = decoded(link.replace(/^\w+:/, "")).trim();
    if (value.replace(/\D/g, "").length >= MIN_PHONE_DIGITS && !found.phones.some((known) => sameNumber(known.value, value)))
      found.phones.push({ value, ...place });
  } else if (/^https?:\/\/[^\s]+\.[^\s]+/i.test(link)) {
    takeTarget(found, text, line, link);
  }
}

/** "ottoline.bird-" over "sall@example.org", both linked to the whole address: only its end was found, in this line or the next. */
function completeCutEmail(found: Contacts, address: string, text: string, line: number): boolean {
  const cut = found.emails.find(
    (known) => (known.line === line || known.line === line + 1) && address.toLowerCase().endsWith(known.value.toLowerCase()),
  );
  if (!cut) return false;
  const start = address.slice(0, address.length - cut.value.length).toLowerCase();
  const printed = text.toLowerCase().trimEnd().replace(/[-‐]$/, "");
  if (cut.line === line + 1 && printed.endsWith(start))
    found.consumed[line]?.push({ from: printed.length - start.length, to: text.length });
  cut.value = address;
  return true;
}

/** A link to a map of the address is no web site of the person. */
const MAPS =
  /^https?:\/\/(?:(?:www\.)?google\.[a-z.]+\/maps|maps\.google\.|goo\.gl\/maps|maps\.app\.goo\.gl|maps\.apple\.com|(?:www\.)?(?:openstreetmap\.org|bing\.com\/maps))/i;

/** "LinkedIn: here" over a link to "linkedin.com/in/anna-berger": what is printed has nothing of the user name, and only says where to click. */
function isLinkWord({ username: printed = "" }: { username?: string }, { username = "" }: { username?: string }): boolean {
  const [one, other] = [printed.toLowerCase(), username.toLowerCase()];
  return !other.includes(one.slice(0, MIN_SHARED_CHARACTERS));
}

function takeTarget(found: Contacts, text: string, line: number, link: string): void {
  const profile = profileOf(link);
  if (profile) completeCutProfile(found, profile, text);
  const known = (url?: string) => url !== undefined && (bare(url) === bare(link) || bare(link).startsWith(bare(url)));
  if (found.urls.some(({ value }) => known(value)) || found.profiles.some(({ url }) => known(url))) return;
  if (!profile && MAPS.test(link)) return;
  if (!profile) {
    found.urls.push({ value: link, ...linkPlace(line) });
    return;
  }
  const typed = found.profiles.find((other) => other.line === line && other.network === profile.network && isLinkWord(other, profile));
  if (typed) {
    Object.assign(typed, profile);
    return;
  }
  const word = NETWORKS.find(({ name }) => name === profile.network)?.labels?.exec(text);
  addProfile(found, text, line, word?.index ?? 0, word?.[0].length ?? 0, profile);
}

/** "www.linkedin.com/in/jane-d..." over a link to all of it. */
function completeCutProfile(
  found: Contacts,
  { network, username, url }: { network: string; username?: string; url: string },
  text: string,
): void {
  const cut = found.profiles.find(
    (known) => known.network === network && known.username && username?.startsWith(known.username) && username !== known.username,
  );
  if (!cut || !new RegExp(`${RegExp.escape(cut.username ?? "")}\\s?(?:\\.{2,}|…)`, "u").test(text)) return;
  cut.username = username;
  cut.url = url;
}

/** A target is nowhere in the text. */
const linkPlace = (line: number): Found => ({ line, from: 0, to: 0 });
