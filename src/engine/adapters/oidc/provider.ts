import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  type ClientAuth,
  ClientError,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  type CustomFetch,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  genericGrantRequest,
  ResponseBodyError,
} from "openid-client";
import { type Identity, type IdentityProvider, type OidcSettings, SignInRefused } from "../../accounts/oidc/identity-provider.ts";
import { isLoopback } from "./loopback.ts";

/** How long each question to the provider may take, its answer included. Somebody waits before a white page. */
const TIMEOUT_SECONDS = 10;
/** How long what the provider says of itself is believed. Its keys are asked for anew whenever a signature has an unknown one. */
const METADATA_MS = 60 * 60_000;
/** Metadata, keys and tokens have some kilobytes. */
const MAX_ANSWER_BYTES = 1024 * 1024;
/** Longer ones are no names and addresses. */
const MAX_TEXT_CHARS = 320;
const ENTRA_ID = "https://login.microsoftonline.com/";

type Claims = Record<string, unknown>;
type Options = { settings: OidcSettings; now: () => Date; timeoutSeconds?: number };

/** An OpenID Connect provider, by the certified client `openid-client`. Nothing is asked before somebody signs in. */
export function openProvider({ settings, now, timeoutSeconds = TIMEOUT_SECONDS }: Options): IdentityProvider {
  let kept: { at: number; configuration: Promise<Configuration> } | null = null;

  function configured(): Promise<Configuration> {
    if (kept && now().getTime() - kept.at < METADATA_MS) return kept.configuration;
    const asked = { at: now().getTime(), configuration: discover(settings, timeoutSeconds) };
    kept = asked;
    asked.configuration.catch(() => {
      if (kept === asked) kept = null;
    });
    return asked.configuration;
  }
  const known = () =>
    configured().catch((error) => {
      throw new SignInRefused("unreachable", reasonOf(error));
    });

  return {
    async authorizationUrl({ state, nonce, verifier }) {
      const configuration = await known();
      return buildAuthorizationUrl(configuration, {
        redirect_uri: settings.redirectUri,
        scope: scopesFor(configuration, settings),
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
        state,
        nonce,
      }).href;
    },

    async identityOf(answer, { state, nonce, verifier }) {
      const configuration = await known();
      try {
        const checks = { pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce, idTokenExpected: true };
        const tokens = await authorizationCodeGrant(configuration, new URL(`${settings.redirectUri}?${answer}`), checks);
        const claims = tokens.claims() as Claims & { iss: string; sub: string };
        const profile = needsProfile(configuration, claims, settings)
          ? ((await fetchUserInfo(configuration, tokens.access_token, claims.sub)) as Claims)
          : {};
        return toIdentity(claims, profile, settings);
      } catch (error) {
        throw refusalOf(error);
      }
    },

    async signOutUrl() {
      const configuration = await configured().catch(() => null);
      if (!configuration?.serverMetadata().end_session_endpoint) return null;
      return buildEndSessionUrl(configuration, { post_logout_redirect_uri: settings.afterSignOutUri }).href;
    },
  };
}

/** What keeps people from signing in with the provider, in a sentence; null where nothing does. */
export async function checkProvider(settings: OidcSettings): Promise<string | null> {
  let configuration: Configuration;
  try {
    configuration = await discover(settings, TIMEOUT_SECONDS);
  } catch (error) {
    const { expected, attribute, body } = causeOf(error);
    if (attribute === "issuer" && expected)
      return `it calls itself ${String((body as Claims | undefined)?.issuer).slice(0, 200)}, and must be set so`;
    return `it does not answer as an OpenID Connect provider does (${reasonOf(error)})`;
  }
  const { authorization_endpoint, token_endpoint, jwks_uri } = configuration.serverMetadata();
  if (!authorization_endpoint || !token_endpoint || !jwks_uri) return "it names no addresses for signing in";
  // A code that nobody has been given is refused as such, if client and secret are the right ones.
  const asked = { code: "vitae-doctor", redirect_uri: settings.redirectUri, code_verifier: "vitae-doctor".padEnd(43, "-") };
  const answer = await genericGrantRequest(configuration, "authorization_code", asked).then(
    () => null,
    (error) => error,
  );
  return answer instanceof ResponseBodyError && answer.error === "invalid_grant"
    ? null
    : `it does not take the client or its secret (${answer ? reasonOf(answer) : "no refusal"})`;
}

function discover({ issuer, clientId, clientSecret }: OidcSettings, timeout: number): Promise<Configuration> {
  const server = new URL(issuer);
  return discovery(server, clientId, clientSecret, authenticate(clientSecret), {
    timeout,
    [customFetch]: boundedFetch,
    // The client trusts the connection with the provider instead of the signature unless it is told not to.
    execute: [enableNonRepudiationChecks, ...(server.protocol === "http:" ? [allowInsecureRequests] : [])],
  });
}

/** By the method that OpenID Connect has for those who have agreed on none, where the provider takes it. */
function authenticate(secret: string): ClientAuth {
  const basic = ClientSecretBasic(secret);
  const post = ClientSecretPost(secret);
  return (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
    const method = methods.includes("client_secret_basic") ? basic : post;
    return method(server, client, body, headers);
  };
}

/** Without encryption to this machine alone, and no answer that fills the memory. */
const boundedFetch: CustomFetch = async (address, options) => {
  const url = new URL(address);
  if (url.protocol !== "https:" && !(url.protocol === "http:" && isLoopback(url.hostname))) throw new TypeError("not encrypted");
  const response = await fetch(url, { ...options, body: options.body as BodyInit | null | undefined, redirect: "manual" });
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_ANSWER_BYTES) throw new TypeError("too long");
    chunks.push(chunk);
  }
  const { status, headers } = response;
  return new Response([204, 304].includes(status) ? null : new Blob(chunks), { status, headers });
};

function scopesFor(configuration: Configuration, { adminGroup }: OidcSettings): string {
  const groups = adminGroup !== null && configuration.serverMetadata().scopes_supported?.includes("groups");
  return ["openid", "email", "profile", ...(groups ? ["groups"] : [])].join(" ");
}

/** Some providers put all claims into the ID token, most leave all but the subject to the userinfo address. */
function needsProfile(configuration: Configuration, claims: Claims, { adminGroup, groupsClaim }: OidcSettings): boolean {
  if (!configuration.serverMetadata().userinfo_endpoint) return false;
  return !hasVerifiedAddress(claims) || (adminGroup !== null && claims[groupsClaim] === undefined);
}

function toIdentity(claims: Claims & { iss: string; sub: string }, profile: Claims, { groupsClaim }: OidcSettings): Identity {
  // An address and what is said of it come from one place: two places may speak of two addresses.
  const contact = hasVerifiedAddress(claims) || typeof profile.email !== "string" ? claims : profile;
  const all = { ...profile, ...claims };
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: textOf(contact.email),
    emailVerified: hasVerifiedAddress(contact),
    firstName: textOf(all.given_name),
    lastName: textOf(all.family_name),
    groups: [all[groupsClaim]].flat().filter((group) => typeof group === "string"),
  };
}

/** Entra ID has no `email_verified`; its `xms_edov` says that the owner of the address's domain has been verified. */
function hasVerifiedAddress({ email, email_verified, xms_edov, iss }: Claims): boolean {
  if (typeof email !== "string") return false;
  const says = email_verified === undefined && String(iss).startsWith(ENTRA_ID) ? xms_edov : email_verified;
  return [true, "true", 1, "1"].includes(says as string);
}

const textOf = (value: unknown): string | null => (typeof value === "string" && value.length <= MAX_TEXT_CHARS && value.trim()) || null;

function refusalOf(error: unknown): SignInRefused {
  const reason = reasonOf(error);
  if (error instanceof AuthorizationResponseError)
    return new SignInRefused(error.error === "access_denied" ? "cancelled" : "rejected", reason);
  // The code is unknown, used or too old: the next one will be right.
  if (error instanceof ResponseBodyError) return new SignInRefused(error.error === "invalid_grant" ? "expired" : "rejected", reason);
  if (error instanceof ClientError) return new SignInRefused(UNREACHABLE.includes(error.code) ? "unreachable" : "unproven", reason);
  if (error instanceof TypeError) return new SignInRefused("unreachable", reason);
  return new SignInRefused("rejected", reason);
}

/** Without a code: the connection failed. */
const UNREACHABLE: (string | undefined)[] = [
  undefined,
  "OAUTH_TIMEOUT",
  "OAUTH_ABORT",
  "OAUTH_RESPONSE_IS_NOT_CONFORM",
  "OAUTH_RESPONSE_IS_NOT_JSON",
  "OAUTH_PARSE_ERROR",
];

/** Codes of OAuth and of the client are words of an alphabet; whatever else an answer says is not repeated. */
const CODE = /^[A-Za-z_]{1,60}$/;

function reasonOf(error: unknown): string {
  const { error: named, code } = (error ?? {}) as { error?: unknown; code?: unknown };
  const { claim, code: inner, name } = causeOf(error);
  const words = [named ?? code ?? inner ?? name ?? (error as Error)?.name, claim];
  return words.filter((word) => typeof word === "string" && CODE.test(word)).join(" ") || "unknown";
}

/** What the client tells of an error lies in its cause, or in the cause of that. */
function causeOf(error: unknown): Claims {
  const cause = ((error as { cause?: unknown })?.cause ?? {}) as Claims;
  const inner = (cause.cause ?? {}) as Claims;
  return { ...pick(inner), ...pick(cause) };
}

const pick = (source: Claims): Claims =>
  Object.fromEntries(
    ["claim", "code", "name", "expected", "attribute", "body"].flatMap((key) => (source[key] === undefined ? [] : [[key, source[key]]])),
  );
