import { inAnyCase } from "../../../text/any-case.ts";
import { NETWORKS, WEB_LABELS } from "../../lexicon/contact-words.ts";
import type { Contacts } from "./contacts.ts";
import { isTaken, LABEL_END, take } from "./taken.ts";
import { MAX_USERNAME_CHARACTERS } from "./thresholds.ts";

export const WEB_LABEL = new RegExp(`(?:(?<![\\p{L}])(?:${WEB_LABELS})|[🌐🔗])${LABEL_END}`, "iu");

export const bare = (url: string) =>
  url
    .toLowerCase()
    .replace(/^https?:\/\//, "")
    .replace(/^www\./, "")
    .replace(/\/+$/, "");

/** Paths of these sites that are no profiles of people. */
const NO_USER = /^(?:about|features|topics|search|explore|company|jobs|login|share|watch|groups|pages|feed|learning)$/i;

export function profileOf(printed: string): { network: string; username?: string; url: string } | undefined {
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

export function decoded(username: string): string {
  try {
    return decodeURIComponent(username);
  } catch {
    return username;
  }
}

const withScheme = (url: string) => (/^https?:\/\//i.test(url) ? url.replace(/^http:/i, "https:") : `https://${url}`).replace(/\/+$/, "");

export function addProfile(
  found: Contacts,
  text: string,
  line: number,
  from: number,
  length: number,
  profile: { network: string; username?: string; url?: string },
): void {
  take(found, text, line, from, from + length, LABELS_BEFORE.get(profile.network) ?? WEB_LABEL);
  const known = found.profiles.find(
    (other) =>
      other.network === profile.network &&
      (other.username?.toLowerCase() === profile.username?.toLowerCase() ||
        (other.url && profile.url && bare(other.url) === bare(profile.url))),
  );
  if (!known) found.profiles.push({ ...profile, line, from, to: from + length });
  else if (!known.url && profile.url) known.url = profile.url;
}

const LABELS_BEFORE = new Map(
  NETWORKS.flatMap(({ name, labels }) =>
    labels
      ? [[name, new RegExp(`(?:(?<![\\p{L}])(?:${labels.source})(?:\\s*(?:profile?|profil|perfil|profilo|url))?)${LABEL_END}`, "iu")]]
      : [],
  ),
);

const ANY_LABEL = NETWORKS.flatMap(({ labels }) => (labels ? [labels.source] : [])).join("|");
const NETWORK_NAME = new RegExp(`^(?:${ANY_LABEL})\\s*[:：]?$`, "iu");
const namesNetwork = inAnyCase(new RegExp(ANY_LABEL));

/** "LinkedIn", "GitHub:" alone. */
export const isNetworkName = (text: string) => NETWORK_NAME.test(text);

const LABELLED = NETWORKS.flatMap((network) => {
  if (!network.labels) return [];
  const labelled = new RegExp(
    `(?<![\\p{L}\\p{N}.@/])(?:${network.labels.source})(?:\\s*(?:id|name|profile?|profil|username))?(?:\\s*[:：]\\s*|\\s+(?=@)|\\s*[|]\\s*(?=@))(@?)([\\p{L}\\p{N}][\\p{L}\\p{N}._:-]*[\\p{L}\\p{N}_])(\\/?)`,
    "giu",
  );
  return [{ network, labelled }];
});

/** "ORCID 0000-0001-2345-6789": the number says what it is. */
function findOrcid(found: Contacts, text: string, line: number): void {
  const match = /(?<![\p{L}\p{N}/])\d{4}([-\u00AD‐‑–])\d{4}\1\d{4}\1\d{3}[\dX](?![\p{L}\p{N}])/iu.exec(text);
  if (!match || isTaken(found, line, match.index)) return;
  const id = match[0].replace(/[\u00AD‐‑–]/g, "-").toUpperCase();
  addProfile(found, text, line, match.index, match[0].length, { network: "ORCID", username: id, url: `https://orcid.org/${id}` });
}

/** "LinkedIn: jane-doe", "Skype: live:jane", "Twitter @jane" */
export function findLabelledProfiles(found: Contacts, text: string, line: number): void {
  if (/\d{4}\D\d{4}\D\d{4}\D\d{3}/.test(text)) findOrcid(found, text, line);
  if (!/[:：@]/.test(text) || !namesNetwork(text)) return;
  findNamedBehind(found, text, line);
  for (const { network, labelled } of LABELLED) {
    for (const match of text.matchAll(labelled)) {
      const [all, , username = "", slash = ""] = match;
      const from = match.index + all.length - username.length - slash.length;
      if (isTaken(found, line, from) || /^https?$/i.test(username) || /^(?:n\/?a|none|yes)$/i.test(username)) continue;
      if (
        username.length > MAX_USERNAME_CHARACTERS ||
        /^[\d:.-]+$/.test(username) !== (network.name === "ORCID") ||
        (network.name !== "Skype" && username.includes(":"))
      )
        continue;
      // "LinkedIn: رابط" says "link", in words of the language.
      if (!/[a-z\d]/i.test(username)) continue;
      // "LinkedIn: Jane Doe" is a name and no user name.
      if (/^\p{Lu}\p{Ll}+$/u.test(username) && /^ \p{Lu}\p{Ll}/u.test(text.slice(from + username.length))) continue;
      const url = network.link?.(username.replace(/^in\//, ""));
      addProfile(found, text, line, from, username.length + slash.length, {
        network: network.name,
        username,
        ...(url ? { url } : {}),
      });
      found.consumed[line]?.push({ from: match.index, to: match.index + match[0].length });
    }
  }
}

const NAMED_BEHIND = NETWORKS.flatMap((network) =>
  network.labels
    ? [
        {
          network,
          named: new RegExp(`(?<![^\\s|·•(])@([\\w][\\w.-]{1,40})\\s*[(–—-]\\s*(?:${network.labels.source})(?![\\p{L}\\p{N}])\\)?`, "giu"),
        },
      ]
    : [],
);

/** "@janedoe (Instagram)", "@janedoe – GitHub" */
function findNamedBehind(found: Contacts, text: string, line: number): void {
  for (const { network, named } of NAMED_BEHIND)
    for (const match of text.matchAll(named)) {
      const username = match[1] ?? "";
      if (isTaken(found, line, match.index)) continue;
      const url = network.link?.(username);
      addProfile(found, text, line, match.index, match[0].length, { network: network.name, username, ...(url ? { url } : {}) });
    }
}

const USERNAME = /^@?([\p{L}\p{N}][\p{L}\p{N}._-]*[\p{L}\p{N}_])\/?(?:\s*[·•|,;/–-])?$/u;

/** The user name behind the logo of a network: "jane-doe". A name of two words is none, nor is the name of the network. */
export function findBesideLogo(found: Contacts, text: string, line: number, logo: { network: string; text: string }): void {
  const network = NETWORKS.find(({ labels }) => labels?.exec(logo.network)?.[0].length === logo.network.length);
  const username = USERNAME.exec(logo.text)?.[1];
  const from = text.indexOf(logo.text) + logo.text.indexOf(username ?? "");
  if (!network || !username || isTaken(found, line, from) || username.length > MAX_USERNAME_CHARACTERS) return;
  if (isNetworkName(username) || /^[\d.-]+$/.test(username)) return;
  const url = network.link?.(username);
  addProfile(found, text, line, from, username.length, { network: network.name, username, ...(url ? { url } : {}) });
}
