import { Elysia } from "elysia";
import { DEVICE_IDLE_MS } from "../engine/accounts/login/known-devices.ts";
import { type AuthenticatedSession, findSession, SESSION_IDLE_MS } from "../engine/accounts/login/sessions.ts";
import { mustChangePassword } from "../engine/accounts/passwords/change-password.ts";
import type { PasswordRules } from "../engine/accounts/passwords/password-rules.ts";
import type { UserRow } from "../engine/accounts/users.ts";
import { AppError } from "../engine/contract/errors.ts";
import type { Engine } from "../engine/engine.ts";
import type { Config } from "../engine/setup/config.ts";
import { versionOf } from "../engine/store/memoize-until-changed.ts";
import { noteActor } from "./call-log.ts";
import { addressOf } from "./http/client-address.ts";

/**
 * The user of a request. Routes say `signedIn: true` or `admin: true` and are given `user`; both are checked before the body is read.
 * `newcomer: true` is `signedIn` that also lets in users who still have to change the password that somebody else has set for them.
 */
export function sessionGuard(engine: Engine) {
  const { passwordRules } = engine;
  return new Elysia({ name: "session" })
    .derive({ as: "scoped" }, ({ request }) => {
      const version = versionOf(engine.store);
      const currentSession = findSession(engine.store, readSessionCookie(request, engine), engine.now(), version);
      if (currentSession) noteActor(request, currentSession.user);
      return { version, currentSession };
    })
    .macro({
      signedIn: {
        transform: ({ currentSession }: Context) => void mustHaveOwnPassword(currentSession, passwordRules),
        resolve: ({ currentSession }: Context) => ({ user: mustBeSignedIn(currentSession).user, session: mustBeSignedIn(currentSession) }),
      },
      newcomer: {
        transform: ({ currentSession }: Context) => void mustBeSignedIn(currentSession),
        resolve: ({ currentSession }: Context) => ({ user: mustBeSignedIn(currentSession).user, session: mustBeSignedIn(currentSession) }),
      },
      admin: {
        transform: ({ currentSession }: Context) => void mustBeAdministrator(currentSession, passwordRules),
        resolve: ({ currentSession }: Context) => ({ user: mustBeSignedIn(currentSession).user }),
      },
    });
}

/** Whether a request carries the cookie of a session. What its account may do, the guard says. */
export const isSignedIn = (request: Request, engine: Engine): boolean =>
  findSession(engine.store, readSessionCookie(request, engine), engine.now(), versionOf(engine.store)) !== null;

/** The device that a request comes from, for the few routes that keep it or count it. */
export const deviceOfRequest = (engine: Engine) =>
  new Elysia({ name: "device" }).derive({ as: "scoped" }, ({ request }) => ({
    device: {
      userAgent: request.headers.get("user-agent"),
      ipAddress: addressOf(request),
      token: readCookie(request, deviceCookieName(engine.config)),
    },
  }));

type Context = { currentSession?: AuthenticatedSession | null };
export type SessionGuard = ReturnType<typeof sessionGuard>;

/** The `Set-Cookie` value that signs a browser in; an empty token signs it out. */
export const sessionCookie = (token: string, { config }: Engine): string =>
  cookie(sessionCookieName(config), token, token ? SESSION_IDLE_MS : 0, config);

/** The `Set-Cookie` value by which a browser is known again when it signs in; it opens nothing by itself. */
export const deviceCookie = (token: string, { config }: Engine): string => cookie(deviceCookieName(config), token, DEVICE_IDLE_MS, config);

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
const deviceCookieName = (config: Config) => cookieName("vitae_device", config);
/** Behind https the browser itself makes sure that no other host of the domain has set it. */
const cookieName = (name: string, { publicUrl }: Config) => (isHttps(publicUrl) ? `__Host-${name}` : name);
export const isHttps = (publicUrl: string) => publicUrl.startsWith("https:");

function mustBeSignedIn(session: AuthenticatedSession | null | undefined): AuthenticatedSession {
  if (!session) throw new AppError("unauthorized", "Unauthorized");
  return session;
}

function mustHaveOwnPassword(session: AuthenticatedSession | null | undefined, rules: PasswordRules): UserRow {
  const { user } = mustBeSignedIn(session);
  if (mustChangePassword(user, rules)) throw new AppError("forbidden", "Please choose a password of your own first.");
  return user;
}

function mustBeAdministrator(session: AuthenticatedSession | null | undefined, rules: PasswordRules): void {
  const user = mustHaveOwnPassword(session, rules);
  if (user.role !== "admin") throw new AppError("forbidden", "Access Denied - Admin privileges required");
}
