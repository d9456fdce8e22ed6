import { Elysia } from "elysia";
import { DEVICE_IDLE_MS } from "../engine/accounts/login/known-devices.ts";
import { findVisitor, SESSION_IDLE_MS, type Visitor } from "../engine/accounts/login/sessions.ts";
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
 * The user of a request. Routes say `signedIn: true` or `admin: true` and are given `user`; both are checked before the body is looked at.
 * With `newcomer: true` a route also answers those whose password somebody else has set, where such a one must be changed first.
 */
export function sessionGuard(engine: Engine) {
  const { passwordRules } = engine;
  return new Elysia({ name: "session" })
    .derive({ as: "scoped" }, ({ request }) => {
      const version = versionOf(engine.store);
      const visitor = findVisitor(engine.store, readSessionCookie(request, engine), engine.now(), version);
      if (visitor) noteActor(request, visitor.user);
      return { version, visitor };
    })
    .macro({
      signedIn: {
        transform: ({ visitor }: Asked) => void mustHaveOwnPassword(visitor, passwordRules),
        resolve: ({ visitor }: Asked) => ({ user: mustBeSignedIn(visitor).user, session: mustBeSignedIn(visitor) }),
      },
      newcomer: {
        transform: ({ visitor }: Asked) => void mustBeSignedIn(visitor),
        resolve: ({ visitor }: Asked) => ({ user: mustBeSignedIn(visitor).user, session: mustBeSignedIn(visitor) }),
      },
      admin: {
        transform: ({ visitor }: Asked) => void mustBeAdministrator(visitor, passwordRules),
        resolve: ({ visitor }: Asked) => ({ user: mustBeSignedIn(visitor).user }),
      },
    });
}

/** Whether a request carries the cookie of a session. What its account may do, the guard says. */
export const isSignedIn = (request: Request, engine: Engine): boolean =>
  findVisitor(engine.store, readSessionCookie(request, engine), engine.now(), versionOf(engine.store)) !== null;

/** From what a visitor asks, for the few routes that keep it or count it. */
export const deviceOfVisitor = (engine: Engine) =>
  new Elysia({ name: "device" }).derive({ as: "scoped" }, ({ request }) => ({
    device: {
      userAgent: request.headers.get("user-agent"),
      ipAddress: addressOf(request),
      token: readCookie(request, deviceCookieName(engine.config)),
    },
  }));

type Asked = { visitor?: Visitor | null };
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

function mustBeSignedIn(visitor: Visitor | null | undefined): Visitor {
  if (!visitor) throw new AppError("unauthorized", "Unauthorized");
  return visitor;
}

function mustHaveOwnPassword(visitor: Visitor | null | undefined, rules: PasswordRules): UserRow {
  const { user } = mustBeSignedIn(visitor);
  if (mustChangePassword(user, rules)) throw new AppError("forbidden", "Please choose a password of your own first.");
  return user;
}

function mustBeAdministrator(visitor: Visitor | null | undefined, rules: PasswordRules): void {
  const user = mustHaveOwnPassword(visitor, rules);
  if (user.role !== "admin") throw new AppError("forbidden", "Access Denied - Admin privileges required");
}
