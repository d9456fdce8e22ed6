import { UNSPACED } from "./patterns.ts";

/** "Current address: …" is a label as "address: …" is, and 現住所 as 住所 is. */
export function withoutQualifier(part: string): string {
  const [, label = "", value = ""] = /^([^:：]{2,40})([:：].*)$/su.exec(part) ?? [];
  const spaced = label.trim().split(/\s+/);
  if (spaced.length > 1) return `${spaced.at(-1)}${value}`;
  return UNSPACED.test(label) ? `${label.trim().slice(-2)}${value}` : part;
}
