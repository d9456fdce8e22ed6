import type { Resume } from "../../../contract/resume.ts";
import { pictureSize } from "../../read/images/picture.ts";
import type { Words } from "../labels/labels.ts";
import type { LinkableText, Photo, Source } from "./shapes.ts";

/** The contact data under the name: address, telephone, e-mail, web pages. */
export function contacts({ resume, words }: Source): LinkableText[] {
  const { email, phone, url, location, profiles = [] } = resume.basics;
  const found: (LinkableText | undefined)[] = [
    address(location, words),
    phone ? { text: phone, link: safeLink(`tel:${phone.replace(/[^+\d]/g, "")}`) } : undefined,
    email ? { text: email, link: safeLink(`mailto:${email}`) } : undefined,
    url ? webText(url) : undefined,
    ...profiles.map(profileText),
  ];
  return found.filter((text) => text !== undefined);
}

function address(location: Resume["basics"]["location"], words: Words): LinkableText | undefined {
  if (!location) return undefined;
  const city = [location.postalCode, location.city].filter(Boolean).join(" ");
  const parts = [location.address, city, location.region, countryName(location.countryCode, words.language)];
  return joined(distinct(parts.flatMap((part) => part?.split("\n") ?? [])), words.comma);
}

export function countryName(code: string | undefined, language: string): string | undefined {
  if (!code || !/^[a-z]{2}$/i.test(code)) return code;
  return new Intl.DisplayNames([language], { type: "region", fallback: "code" }).of(code.toUpperCase());
}

function joined(parts: (string | undefined)[], separator: string): LinkableText | undefined {
  const text = parts.filter(Boolean).join(separator);
  return text ? { text } : undefined;
}

/** An address reads better without its protocol; the link keeps it. */
export function webText(url: string): LinkableText {
  const text = url.replace(/^(https?:\/\/(www\.)?|mailto:)/i, "").replace(/\/$/, "");
  return { text, link: safeLink(/^[a-z][a-z0-9+.-]*:/i.test(url) ? url : `https://${url}`) };
}

function profileText({ network, username, url }: { network?: string; username?: string; url?: string }): LinkableText | undefined {
  const shown = url ? webText(url) : undefined;
  const said = (text: string | undefined) => text && !shown?.text.toLowerCase().includes(text.toLowerCase()) && text;
  const head = [said(network), said(username)].filter(Boolean).join(": ");
  if (!shown) return head ? { text: head } : undefined;
  return { text: head ? `${head} (${shown.text})` : shown.text, link: shown.link };
}

/** The link, if it is a web, mail or telephone address: a `javascript:` or `file:` target of a CV is dropped. */
function safeLink(target: string): string | undefined {
  if (!/^(https?:\/\/[^\s<>"]+|mailto:[^\s<>"]+@[^\s<>"]+|tel:\+?\d{4,})$/i.test(target)) return undefined;
  return URL.canParse(target) ? new URL(target).href : undefined;
}

/** The photo of a data URL; undefined for one that no program could draw. */
export function photo(image: string | undefined): Photo | undefined {
  const base64 = /^data:image\/(?:png|jpe?g);base64,([A-Za-z0-9+/=\s]+)$/.exec(image ?? "")?.[1]?.replace(/\s/g, "");
  if (!base64) return undefined;
  const bytes = Buffer.from(base64, "base64");
  const size = pictureSize(bytes);
  return size && { type: bytes[0] === 0x89 ? "png" : "jpg", base64: bytes.toString("base64"), ...size };
}

const distinct = (parts: string[]) => [...new Set(parts)];
