/** Why a sign-in with the identity provider ended without one, in words for the person at the screen. `{name}` stands for the provider's name. */
const SIGN_IN_FAILURES = {
  unreachable: "{name} cannot be reached at the moment. Please try again later.",
  unproven:
    "The answer of {name} could not be verified, so you were not signed in. Please try again, and tell your administrator if it happens again.",
  rejected: "{name} refused to sign you in. Please tell your administrator.",
  cancelled: "The sign-in with {name} was cancelled.",
  expired: "This sign-in took too long or was used already. Please try again.",
  unverified: "{name} does not say that your e-mail address is verified, so you were not signed in. Please ask your administrator.",
  no_account: "There is no account for you here. Please ask your administrator for one.",
  other_identity: "Your account belongs to another identity of {name}. Please ask your administrator.",
  too_many: "Too many sign-ins were begun or failed here. Please wait a while and try again.",
} as const;

export type SignInFailure = keyof typeof SIGN_IN_FAILURES;

const isFailure = (code: string): code is SignInFailure => Object.hasOwn(SIGN_IN_FAILURES, code);

/** The sentence of a failure, as an address names it; null where that is none of them. */
export const signInFailureText = (code: string, name: string): string | null =>
  isFailure(code) ? SIGN_IN_FAILURES[code].replaceAll("{name}", () => name) : null;
