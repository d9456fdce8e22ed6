import type { SignInFailure } from "../../contract/sign-in-failures.ts";

/** What is made up for one sign-in, and checked when its answer comes back (OpenID Connect Core 1.0, RFC 7636). */
export type SignInAttempt = { state: string; nonce: string; verifier: string };

/** Somebody as the provider vouches for them: `issuer` and `subject` together never change and are never given to anybody else. */
export type Identity = {
  issuer: string;
  subject: string;
  email: string | null;
  /** Whether the provider says that the address is this person's own. */
  emailVerified: boolean;
  firstName: string | null;
  lastName: string | null;
  groups: string[];
};

export type IdentityProvider = {
  /** Where a browser goes to sign in. Throws SignInRefused. */
  authorizationUrl(attempt: SignInAttempt): Promise<string>;
  /** Redeems the code of the provider's answer and checks all that it says. Throws SignInRefused. */
  identityOf(answer: URLSearchParams, attempt: SignInAttempt): Promise<Identity>;
  /** Where a browser goes to sign out at the provider too; null where it has no such page or cannot be asked. */
  signOutUrl(): Promise<string | null>;
};

/** Whether an unknown person gets an account: no one, everybody, or those with an address of these mail domains. */
export type SignUpRule = "no" | "yes" | string[];

/** What the house has set of its identity provider. */
export type OidcSettings = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  name: string;
  signUp: SignUpRule;
  /** Members are administrators, everybody else is not. Null: roles stay as they are set here. */
  adminGroup: string | null;
  groupsClaim: string;
  /** Whether signing out here leads to the provider's page for signing out. */
  signOut: boolean;
  /** Where the provider sends the browser back to. */
  redirectUri: string;
  afterSignOutUri: string;
};

/** `reason` is for the log: a code, never words of the provider's answer. */
export class SignInRefused extends Error {
  constructor(
    readonly failure: SignInFailure,
    readonly reason?: string,
  ) {
    super(failure);
    this.name = "SignInRefused";
  }
}
