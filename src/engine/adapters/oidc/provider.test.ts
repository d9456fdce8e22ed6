import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "bun:test";
import { type IdentityProvider, type OidcSettings, SignInRefused } from "../../accounts/oidc/identity-provider.ts";
import { type Lies, startLyingProvider } from "../../testing/lying-provider.ts";
import { checkProvider, openProvider } from "./provider.ts";

const ATTEMPT = { state: "s".repeat(43), nonce: "n".repeat(43), verifier: "v".repeat(43) };

let liar: Awaited<ReturnType<typeof startLyingProvider>>;
let settings: OidcSettings;
let provider: IdentityProvider;
let now = new Date("2026-03-10T12:00:00Z");

beforeAll(async () => {
  liar = await startLyingProvider();
  settings = {
    issuer: liar.issuer,
    clientId: "vitae",
    clientSecret: "secret",
    name: "Acme",
    signUp: "no",
    adminGroup: null,
    groupsClaim: "groups",
    signOut: true,
    redirectUri: "http://127.0.0.1:3000/api/oidc/callback",
    afterSignOutUri: "http://127.0.0.1:3000/auth",
  };
});
beforeEach(() => {
  provider = openProvider({ settings, now: () => now, timeoutSeconds: 5 });
});
afterEach(() => liar.lie({}));
afterAll(() => liar.stop());

const ask = async (differing?: Record<string, string>) =>
  provider.identityOf(liar.answer(await provider.authorizationUrl(ATTEMPT), differing), ATTEMPT);
const outcome = async (work: Promise<unknown>) =>
  work.then(
    () => "signed in",
    (error) => (error instanceof SignInRefused ? error.failure : error),
  );

test("a browser is led to the provider with state, nonce and a challenge of PKCE, and without the verifier", async () => {
  const url = new URL(await provider.authorizationUrl(ATTEMPT));
  expect(url.origin + url.pathname).toBe(`${liar.issuer}/auth`);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    client_id: "vitae",
    response_type: "code",
    redirect_uri: settings.redirectUri,
    scope: "openid email profile",
    code_challenge: Buffer.from(Bun.SHA256.hash(ATTEMPT.verifier) as Uint8Array).toString("base64url"),
    code_challenge_method: "S256",
    state: ATTEMPT.state,
    nonce: ATTEMPT.nonce,
  });
});

test("an honest answer says who it is", async () => {
  liar.lie({ claims: { given_name: "Zoë", family_name: "Müller" } });
  expect(await ask()).toEqual({
    issuer: liar.issuer,
    subject: "zoe",
    email: "zoe@agency.test",
    emailVerified: true,
    firstName: "Zoë",
    lastName: "Müller",
    groups: [],
  });
});

const LONG = { padding: "x".repeat(2_000_000) };
const error = (code: string) => () => Response.json({ error: code }, { status: 400 });

test.each<[string, Lies, string]>([
  ["signed with another key", { signature: "other key" }, "unproven"],
  ["not signed", { signature: "none", header: { alg: "none" } }, "unproven"],
  ["signed by a method that was not agreed on", { header: { alg: "HS256" } }, "unproven"],
  ["signed with a key that it does not publish", { header: { kid: "2" } }, "unproven"],
  ["of another issuer", { claims: { iss: "https://other.example" } }, "unproven"],
  ["for another service", { claims: { aud: "other" } }, "unproven"],
  ["for this and other services, without saying for which it was made", { claims: { aud: ["vitae", "other"] } }, "unproven"],
  ["without a nonce", { claims: { nonce: undefined } }, "unproven"],
  ["of another sign-in", { claims: { nonce: "another" } }, "unproven"],
  ["that has expired", { claims: { exp: 1_700_000_000 } }, "unproven"],
  ["without a subject", { claims: { sub: undefined } }, "unproven"],
  [
    "about somebody else at its userinfo address",
    { claims: { email: undefined }, userinfo: { sub: "eve", email: "eve@agency.test" } },
    "unproven",
  ],
  ["to a code that it does not know", { token: error("invalid_grant") }, "expired"],
  ["to a secret that is not ours", { token: error("invalid_client") }, "rejected"],
  ["that is a page", { token: () => new Response("<p>Hello</p>", { headers: { "content-type": "text/html" } }) }, "unreachable"],
  ["that leads elsewhere", { token: () => Response.redirect(`${liar.issuer}/elsewhere`, 307) }, "unreachable"],
  ["without end", { claims: { email: undefined }, userinfo: { ...LONG, email: "zoe@agency.test" } }, "unreachable"],
  ["that is a fault of its own", { token: () => new Response("", { status: 500 }) }, "unreachable"],
])("an answer %s signs nobody in", async (_, lies, failure) => {
  liar.lie(lies);
  expect(await outcome(ask())).toBe(failure);
});

test.each<[string, Record<string, string>, string]>([
  ["of another provider", { iss: "https://other.example" }, "unproven"],
  ["of another sign-in", { state: "another" }, "unproven"],
  ["that nobody consented to", { error: "access_denied", error_description: "No" }, "cancelled"],
  ["that is a refusal", { error: "invalid_scope" }, "rejected"],
])("a browser that brings an answer %s is not signed in", async (_, differing, failure) => {
  expect(await outcome(ask(differing))).toBe(failure);
});

test.each<[string, Lies]>([
  ["is no provider", { discovery: () => new Response("<p>Hello</p>") }],
  ["calls itself otherwise", { metadata: { issuer: "https://other.example" } }],
  ["leads elsewhere", { discovery: () => Response.redirect(`${liar.issuer}/elsewhere`, 302) }],
  ["talks without end", { metadata: LONG }],
  ["answers with a fault", { discovery: () => new Response("", { status: 503 }) }],
])("a provider that %s cannot be reached, and is asked again at the next sign-in", async (_, lies) => {
  liar.lie(lies);
  expect(await outcome(ask())).toBe("unreachable");
  liar.lie({});
  expect(await outcome(ask())).toBe("signed in");
});

test("a provider that does not answer in time cannot be reached", async () => {
  const hasty = openProvider({ settings, now: () => now, timeoutSeconds: 0.05 });
  liar.lie({ discovery: () => new Promise(() => {}) });
  expect(await outcome(hasty.authorizationUrl(ATTEMPT))).toBe("unreachable");
});

test("what the provider names outside of this machine is not asked without encryption", async () => {
  // As good as an address of another machine: it is none of the names of this one.
  liar.lie({ metadata: { token_endpoint: `${liar.issuer.replace("127.0.0.1", "0.0.0.0")}/token` } });
  expect(await outcome(ask())).toBe("unreachable");
});

test("what a provider says of itself is asked for once an hour", async () => {
  let asked = 0;
  liar.lie({
    discovery: () => {
      asked++;
      return new Response("", { status: 503 });
    },
  });
  await outcome(ask());
  expect(asked).toBe(1);
  liar.lie({});
  await ask();
  liar.lie({ metadata: { authorization_endpoint: `${liar.issuer}/new` } });
  expect(await provider.authorizationUrl(ATTEMPT)).toStartWith(`${liar.issuer}/auth?`);
  now = new Date(now.getTime() + 60 * 60_000);
  expect(await provider.authorizationUrl(ATTEMPT)).toStartWith(`${liar.issuer}/new?`);
});

test.each<[string, Lies, { email: string | null; emailVerified: boolean }]>([
  ["that is not verified", { claims: { email_verified: false } }, { email: "zoe@agency.test", emailVerified: false }],
  ["of which nothing is said", { claims: { email_verified: undefined } }, { email: "zoe@agency.test", emailVerified: false }],
  [
    "by what is said of another one",
    { claims: { email_verified: undefined }, userinfo: { email: "eve@agency.test", email_verified: false } },
    { email: "eve@agency.test", emailVerified: false },
  ],
  [
    "at its userinfo address",
    { claims: { email: undefined, email_verified: undefined }, userinfo: { email: "zoe@agency.test", email_verified: true } },
    { email: "zoe@agency.test", emailVerified: true },
  ],
  [
    "while its userinfo address vouches for none",
    { claims: { email_verified: undefined }, userinfo: { email: undefined, email_verified: true } },
    { email: "zoe@agency.test", emailVerified: false },
  ],
  [
    "that only Entra ID may vouch for so",
    { claims: { email_verified: undefined, xms_edov: true } },
    { email: "zoe@agency.test", emailVerified: false },
  ],
  ["that is no text", { claims: { email: ["zoe@agency.test"] } }, { email: null, emailVerified: false }],
])("an address %s counts as no more than that", async (_, lies, expected) => {
  liar.lie(lies);
  expect(await ask()).toMatchObject(expected);
});

test("groups are read from the claim that is set, a single one too, and asked for where the provider knows the scope", async () => {
  provider = openProvider({ settings: { ...settings, adminGroup: "admins", groupsClaim: "roles" }, now: () => now, timeoutSeconds: 5 });
  liar.lie({ metadata: { scopes_supported: ["openid", "groups"] }, userinfo: { roles: "admins" } });
  expect(new URL(await provider.authorizationUrl(ATTEMPT)).searchParams.get("scope")).toBe("openid email profile groups");
  expect((await ask()).groups).toEqual(["admins"]);
  liar.lie({ claims: { roles: ["admins", 7, "staff"] } });
  expect((await ask()).groups).toEqual(["admins", "staff"]);
});

test("signing out leads to the provider's page, where it has one", async () => {
  expect(await provider.signOutUrl()).toBeNull();
  now = new Date(now.getTime() + 60 * 60_000);
  liar.lie({ metadata: { end_session_endpoint: `${liar.issuer}/bye` } });
  const url = new URL((await provider.signOutUrl()) as string);
  expect([url.pathname, Object.fromEntries(url.searchParams)]).toEqual([
    "/bye",
    { client_id: "vitae", post_logout_redirect_uri: settings.afterSignOutUri },
  ]);
});

test.each<[string, Lies, string | null]>([
  ["is well", { token: error("invalid_grant") }, null],
  ["does not know us", { token: error("invalid_client") }, "it does not take the client or its secret (invalid_client)"],
  [
    "calls itself otherwise",
    { metadata: { issuer: "https://other.example" } },
    "it calls itself https://other.example, and must be set so",
  ],
  ["names no addresses", { metadata: { jwks_uri: undefined } }, "it names no addresses for signing in"],
  [
    "is none",
    { discovery: () => new Response("", { status: 404 }) },
    "it does not answer as an OpenID Connect provider does (OAUTH_RESPONSE_IS_NOT_CONFORM)",
  ],
])("the doctor says what is wrong with a provider that %s", async (_, lies, problem) => {
  liar.lie(lies);
  expect(await checkProvider(settings)).toBe(problem);
});
