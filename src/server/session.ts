import { Elysia } from "elysia";
import { findApiKey } from "../engine/accounts/keys/api-keys.ts";
import { DEVICE_IDLE_MS } from "../engine/accounts/login/known-devices.ts";
import { type AuthenticatedSession, findSession, SESSION_IDLE_MS } from "../engine/accounts/login/sessions.ts";
import { newToken } from "../engine/accounts/login/tokens.ts";
import { ATTEMPT_MS } from "../engine/accounts/oidc/sign-in-attempts.ts";
import { mustChangePassword } from "../engine/accounts/passwords/change-password.ts";
import type { PasswordRules } from "../engine/accounts/passwords/password-rules.ts";
import type { ActingUser } from "../engine/agencies/membership.ts";
import { type Acting, actorOf } from "../engine/compliance/audit/trace.ts";
import { AppError } from "../engine/contract/errors.ts";
import type { KeyScope } from "../engine/contract/key-scopes.ts";
import { actingFor, type Engine } from "../engine/engine.ts";
import type { Config } from "../engine/setup/config.ts";
import { type Version, versionOf } from "../engine/store/memoize-until-changed.ts";
import { noteActor } from "./call-log.ts";
import { addressOf } from "./http/client-address.ts";

/** What an API key needs for a call: this scope, no particular one, or a key is of no use there. */
export type KeyAccess = KeyScope | "any key" | "no key";

/** Who calls: somebody signed in with a browser, or a program with an API key. */
type Caller = { user: ActingUser } & (
  | { sessionId: string; key?: undefined }
  | { key: { id: string; name: string; scopes: readonly KeyScope[] } }
);

/**
 * The account of a request, by the cookie of a session or by an API key, and as `acting` the engine that does what it asks for in its name: the audit log says so. Routes say `signedIn` or `admin` and are given `user`; both are checked before the
 * body is read. Each says what a key needs: `signedIn: "cv:read"`; for `admin: true` it is the scope `admin`. `newcomer` is `signedIn` that also lets in users
 * who still have to change the password that somebody else has set for them.
 */
export function sessionGuard(engine: Engine) {
  const { passwordRules } = engine;
  return new Elysia({ name: "session" })
    .derive({ as: "scoped" }, ({ request }) => {
      const version = versionOf(engine.store);
      const caller = findCaller(request, engine, version);
      if (caller) noteActor(request, caller.user, caller.key?.id);
      return { version, caller, acting: actingFor(engine, actingOf(caller)) };
    })
    .macro({
      signedIn: (access: KeyAccess) => ({
        transform: (context: Context) => mustHaveOwnPassword(admitted(context, access), passwordRules),
        resolve: (context: Context) => ({ user: admitted(context, access).user }),
        detail: { security: securityOf(access) },
      }),
      newcomer: (access: KeyAccess) => ({
        transform: (context: Context) => void admitted(context, access),
        resolve: (context: Context) => ({ user: admitted(context, access).user }),
        detail: { security: securityOf(access) },
      }),
      admin: {
        transform: (context: Context) => mustBeAdministrator(admitted(context, "admin"), passwordRules),
        resolve: (context: Context) => ({ user: admitted(context, "admin").user }),
        detail: { security: securityOf("admin") },
      },
    });
}

/** The description of what a call needs: a cookie, or a key of this scope. */
const securityOf = (access: KeyAccess): Record<string, string[]>[] =>
  access === "no key" ? [{ session: [] }] : [{ session: [] }, { key: access === "any key" ? [] : [access] }];

/** A key counts before a cookie: a program means what it sends. */
function findCaller(request: Request, engine: Engine, version: Version): Caller | null {
  const sent = readKey(request);
  if (sent === undefined) return findSession(engine.store, readSessionCookie(request, engine), engine.now(), version);
  const found = findApiKey(engine.store, sent, engine.now(), version);
  return found && { user: found.user, key: { id: found.id, name: found.name, scopes: found.scopes } };
}

/** What the audit log says of who calls. Whoever is not signed in yet is named by the call that signs in. */
function actingOf(caller: Caller | null): Acting {
  if (!caller) return { actor: { id: null, name: null }, way: "browser" };
  const { user, key } = caller;
  return { actor: actorOf(user), way: key ? "key" : "browser", ...(key && { key: { id: key.id, name: key.name } }) };
}

/** The API key of a request. Another kind of `Authorization` is that of a proxy before the service, and not looked at. */
const readKey = (request: Request) => /^Bearer\s+(vit_\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];

/** Whether a request comes from an account. What that account may do, the guard says. */
export const isSignedIn = (request: Request, engine: Engine): boolean => findCaller(request, engine, versionOf(engine.store)) !== null;

/** The session of a call that no key may make. */
export function sessionOf(caller: Caller | null): AuthenticatedSession {
  if (!caller || caller.key) throw new AppError("unauthorized", "Unauthorized");
  return caller;
}

/** The device that a request comes from, for the few routes that keep it or count it. */
export const deviceOfRequest = (engine: Engine) =>
  new Elysia({ name: "device" }).derive({ as: "scoped" }, ({ request }) => ({
    device: {
      userAgent: request.headers.get("user-agent"),
      ipAddress: addressOf(request),
      token: readCookie(request, deviceCookieName(engine.config)),
    },
  }));

type Context = { request: Request; caller?: Caller | null };
export type SessionGuard = ReturnType<typeof sessionGuard>;

/** The `Set-Cookie` value that signs a browser in; an empty token signs it out. */
export const sessionCookie = (token: string, { config }: Engine): string =>
  cookie(sessionCookieName(config), token, token ? SESSION_IDLE_MS : 0, config);

/** The `Set-Cookie` value by which a browser is known again when it signs in; it opens nothing by itself. */
export const deviceCookie = (token: string, { config }: Engine): string => cookie(deviceCookieName(config), token, DEVICE_IDLE_MS, config);

/** The `Set-Cookie` value by which a browser is known when it comes back from the identity provider; it opens nothing by itself. */
export const providerCookie = (value: string, { config }: Engine): string => cookie(providerCookieName(config), value, ATTEMPT_MS, config);

/** What that cookie says, or a new value where there is none. Several tabs of one browser share it. */
export const providerCookieOf = (request: Request, { config }: Engine): string =>
  readCookie(request, providerCookieName(config)) ?? newToken();

function cookie(name: string, value: string, lifeMs: number, { publicUrl }: Config): string {
  const options = { httpOnly: true, sameSite: "lax", secure: isHttps(publicUrl), path: "/", maxAge: lifeMs / 1000 } as const;
  return new Bun.Cookie(name, value, options).serialize();
}

const readSessionCookie = (request: Request, { config }: Engine) => readCookie(request, sessionCookieName(config));

function readCookie(request: Request, name: string): string | undefined {
  const header = request.headers.get("cookie");
  return (header && new Bun.CookieMap(header).get(name)) || undefined;
}

const sessionCookieName = (config: Config) => cookieName("vitae_session", config);
const providerCookieName = (config: Config) => cookieName("vitae_sign_in", config);
const deviceCookieName = (config: Config) => cookieName("vitae_device", config);
/** Behind https the browser itself makes sure that no other host of the domain has set it. */
const cookieName = (name: string, { publicUrl }: Config) => (isHttps(publicUrl) ? `__Host-${name}` : name);
export const isHttps = (publicUrl: string) => publicUrl.startsWith("https:");

function admitted({ request, caller }: Context, access: KeyAccess): Caller {
  if (!caller) throw new AppError("unauthorized", readKey(request) === undefined ? "Unauthorized" : UNKNOWN_KEY);
  if (!caller.key || access === "any key") return caller;
  if (access === "no key") throw new AppError("forbidden", "This cannot be done with an API key. Please sign in with a browser.");
  if (caller.key.scopes.includes(access)) return caller;
  throw new AppError("forbidden", `This API key is not made for that: it needs the scope ${access}.`);
}
const UNKNOWN_KEY = "This API key does not exist, has expired or was revoked.";

function mustHaveOwnPassword({ user }: Caller, rules: PasswordRules): void {
  if (mustChangePassword(user, rules)) throw new AppError("forbidden", "Please choose a password of your own first.");
}

function mustBeAdministrator(caller: Caller, rules: PasswordRules): void {
  mustHaveOwnPassword(caller, rules);
  if (caller.user.role !== "admin") throw new AppError("forbidden", "Access Denied - Admin privileges required");
}
