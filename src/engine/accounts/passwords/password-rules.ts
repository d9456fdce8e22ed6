import { AppError } from "../../contract/errors.ts";
import { MIN_PASSWORD_LENGTH, MIN_STRICT_PASSWORD_LENGTH } from "../../contract/limits.ts";

export type PasswordRules = {
  minLength: number;
  /** Strict rules: no common password, and none made of a word that an attacker would guess here, such as the company's name. */
  strict: boolean;
  /** Words of the house, as its name. */
  houseWords: string[];
  /** Nobody signs in with a password here: `VITAE_PASSWORD_SIGN_IN`. */
  off: boolean;
};

const MAX_PASSWORD_LENGTH = 1024;
/** Words that attackers try first. */
const PRODUCT_WORDS = [
  "vitae",
  "password",
  "passwort",
  "admin",
  "administrator",
  "welcome",
  "recruiter",
  "recruiting",
  "candidate",
  "resume",
];
/** A shorter word proves nothing: "de" is in many passwords. */
const MIN_WORD_LENGTH = 3;

type Settings = { strictPasswords: boolean; ownerName: string | null; passwordSignIn?: boolean };

export const passwordRules = ({ strictPasswords, ownerName, passwordSignIn = true }: Settings): PasswordRules => ({
  minLength: strictPasswords ? MIN_STRICT_PASSWORD_LENGTH : MIN_PASSWORD_LENGTH,
  strict: strictPasswords,
  houseWords: wordsOf(ownerName),
  off: !passwordSignIn,
});

/** Throws AppError "forbidden" where passwords are switched off. */
export function refuseIfOff({ off }: PasswordRules): void {
  if (off) throw new AppError("forbidden", "Passwords are switched off here. Please sign in with the identity provider.");
}

/**
 * Throws AppError "invalid" for a password that the rules refuse. `about` is what is known of the account: address, names, company. The common
 * passwords are the 49,000 of zxcvbn, from leaked lists.
 */
export async function checkPassword(
  password: string,
  { minLength, strict, houseWords }: PasswordRules,
  about: (string | null | undefined)[],
): Promise<void> {
  if (password.length < minLength) throw new AppError("invalid", `Password must be at least ${minLength} characters long.`);
  if (password.length > MAX_PASSWORD_LENGTH)
    throw new AppError("invalid", `Password must be at most ${MAX_PASSWORD_LENGTH} characters long.`);
  if (!strict) return;

  if (await isMuchUsed(password.toLowerCase()))
    throw new AppError("invalid", "This password is one of those that are used most. Please choose another.");
  if (isMadeOf(password, [...PRODUCT_WORDS, ...houseWords, ...about.flatMap(wordsOf)]))
    throw new AppError("invalid", "This password is easy to guess from the name, the address or the company. Please choose another.");
}

/** Only one or two of the words, with digits and punctuation around them: "Vitae2026!", "zoe.agency1". */
function isMadeOf(password: string, words: string[]): boolean {
  const known = new Set(words);
  const own = wordsOf(password);
  return own.length > 0 && own.every((word) => known.has(word));
}

const wordsOf = (text: string | null | undefined): string[] =>
  (
    text
      ?.normalize("NFKC")
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  ).filter((word) => word.length >= MIN_WORD_LENGTH);

let muchUsed: Promise<Set<string>> | undefined;

async function isMuchUsed(password: string): Promise<boolean> {
  muchUsed ??= loadMuchUsed();
  return (await muchUsed).has(password);
}

async function loadMuchUsed(): Promise<Set<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"] as string[]);
}
