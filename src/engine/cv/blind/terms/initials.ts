import { nameTokens } from "./names.ts";

/** "Anne-Marie van den Berg" is "A.-M. B."; a name in a script without capitals has none. */
export function initialsOf(name: string): string {
  const tokens = nameTokens(name).filter((token) => /^\p{Lu}/u.test(token));
  return tokens.map(initialOf).join(" ");
}

/** Parts of a double name keep their hyphen. */
export const initialOf = (token: string) =>
  token
    .split(/[-‐‑–]/u)
    .flatMap((part) => (/\p{L}/u.exec(part)?.[0] ?? "").toUpperCase() || [])
    .map((letter) => `${letter}.`)
    .join("-");
