import { nameTokens } from "./names.ts";

/** The initials of a name: "A.-M. B." for "Anne-Marie van den Berg", empty for a name in a script without capitals. */
export function initialsOf(name: string): string {
  const tokens = nameTokens(name).filter((token) => /^\p{Lu}/u.test(token));
  return tokens.map(initialOf).join(" ");
}

/** The initial of one word; a double name has two, with a hyphen. */
export const initialOf = (token: string) =>
  token
    .split(/[-‐‑–]/u)
    .flatMap((part) => (/\p{L}/u.exec(part)?.[0] ?? "").toUpperCase() || [])
    .map((letter) => `${letter}.`)
    .join("-");
