import { and, eq, ne } from "drizzle-orm";
import { leaveUnasked } from "../../agencies/members.ts";
import { grantCredits } from "../../billing/credits/ledger.ts";
import { actorOf, type Trace } from "../../compliance/audit/trace.ts";
import type { Role } from "../../contract/api.ts";
import { AppError } from "../../contract/errors.ts";
import { TRIAL_CREDITS } from "../../contract/limits.ts";
import type { SignInFailure } from "../../contract/sign-in-failures.ts";
import { addMessage } from "../../messaging/messages/messages.ts";
import type { Log } from "../../store/log.ts";
import type { Db, Store } from "../../store/open-store.ts";
import { apiKeys, knownDevices, users, webhooks } from "../../store/schema.ts";
import { noteDevice } from "../login/known-devices.ts";
import type { SignedIn } from "../login/login.ts";
import type { NetworkRateLimit } from "../login/rate-limit.ts";
import { closeAllSessions, type Device, openSession } from "../login/sessions.ts";
import { NO_PASSWORD } from "../passwords/hash-password.ts";
import { isAddressProved } from "../proved-address.ts";
import { addUser, checkEmail, findUserByEmail, getUser, traceNewAccount, type UserRow } from "../users.ts";
import { addIdentity, hasIdentity, noteUse, userOfIdentity } from "./identities.ts";
import { type Identity, type IdentityProvider, type OidcSettings, SignInRefused } from "./identity-provider.ts";
import { ownPath } from "./own-path.ts";
import type { SignInAttempts } from "./sign-in-attempts.ts";

const SIGN_UP_TEMPLATE = "default";

/** Sign-in with the identity provider, where one is set up. */
export type ProviderSignIn = { settings: OidcSettings; provider: IdentityProvider; attempts: SignInAttempts };
type Limits = { providerSignIns: NetworkRateLimit; trials: NetworkRateLimit };
type Tools = {
  providerSignIn: ProviderSignIn | null;
  store: Store;
  trace: Trace;
  log: Log;
  limits: Limits;
  now: () => Date;
  templateKeys: () => Promise<string[]>;
};

/** Throws AppError "not_found" where no identity provider is set up. */
function required({ providerSignIn }: Pick<Tools, "providerSignIn">): ProviderSignIn {
  if (!providerSignIn) throw new AppError("not_found", "There is nothing at this address.");
  return providerSignIn;
}

export type BeginResult = { url: string } | { failure: SignInFailure };

/**
 * The provider's address at which a browser signs in, for the page `next` afterwards. `browser` is what the browser's cookie says: the answer is taken
 * from the same browser only.
 */
export async function beginSignIn(
  tools: Tools,
  { browser, next }: { browser: string; next: string | undefined },
  { ipAddress }: Device,
): Promise<BeginResult> {
  const { provider, attempts } = required(tools);
  return orFailure(tools, async () => {
    tools.limits.providerSignIns.take(ipAddress);
    return { url: await provider.authorizationUrl(attempts.begin(browser, ownPath(next))) };
  });
}

export type FinishResult = ({ next: string } & SignedIn) | { failure: SignInFailure };

/** Takes the provider's answer: opens a session for the account of the identity. */
export async function finishSignIn(
  tools: Tools,
  { browser, answer }: { browser: string | undefined; answer: URLSearchParams },
  device: Device,
): Promise<FinishResult> {
  const { provider, attempts } = required(tools);
  return orFailure(tools, async () => {
    const attempt = attempts.take(answer.get("state"), browser);
    if (!attempt) throw new SignInRefused("expired");
    const identity = await provider.identityOf(answer, attempt);
    const signedIn = enter(tools, identity, await tools.templateKeys(), device);
    tools.limits.providerSignIns.giveBack(device.ipAddress);
    return { next: attempt.next, ...signedIn };
  });
}

/** Where a browser goes to sign out at the provider too, where the house wants it and the account can be opened there; else null. */
export async function signOutUrl(
  { providerSignIn, store }: Pick<Tools, "providerSignIn" | "store">,
  userId: string,
): Promise<string | null> {
  if (!providerSignIn?.settings.signOut || !hasIdentity(store.db, userId)) return null;
  return providerSignIn.provider.signOutUrl();
}

async function orFailure<T>({ log }: Tools, work: () => Promise<T>): Promise<T | { failure: SignInFailure }> {
  try {
    return await work();
  } catch (error) {
    const failure = error instanceof SignInRefused ? error.failure : isTooMany(error) ? "too_many" : null;
    if (!failure) throw error;
    const reason = error instanceof SignInRefused ? error.reason : undefined;
    log.write("warning", "sign-in", "A sign-in with the identity provider failed.", { failure, ...(reason !== undefined && { reason }) });
    return { failure };
  }
}

const isTooMany = (error: unknown) => error instanceof AppError && error.code === "too_many";

function enter(tools: Tools, identity: Identity, templateKeys: string[], device: Device): SignedIn {
  const { store, trace, log, now } = tools;
  const { settings } = required(tools);
  let isLinked = false;
  let isLastAdministrator = false;
  const signedIn = store.transaction((tx) => {
    const at = now();
    const known = userOfIdentity(tx, identity);
    const found = known ?? linkByEmail(tx, tools, identity, at) ?? signUp(tx, tools, identity, templateKeys, device, at);
    if (known) noteUse(tx, identity, at);
    else isLinked = true;
    const actor = actorOf(found);
    endPasswordOfOthers(tx, tools, found);
    if (settings.adminGroup !== null) isLastAdministrator = !setRole(tx, tools, found, identity.groups.includes(settings.adminGroup));
    const user = getUser(tx, found.id);
    trace(tx, { action: "login.by-provider", subject: user.id, account: user.id, actor });
    return { user, token: openSession(tx, user.id, device, at), deviceToken: noteDevice(tx, user.id, device.token, at) };
  });
  const user = signedIn.user.id;
  if (isLinked) log.write("info", "sign-in", "An identity was linked to an account.", { user });
  if (isLastAdministrator)
    log.write("warning", "sign-in", "The last administrator is in no group of administrators and stays one.", { user });
  log.write("info", "sign-in", "Somebody signed in with the identity provider.", { user });
  return signedIn;
}

/**
 * The account with the identity's address, from now on linked to it; null where there is none. Only for an address that the provider has verified: a person
 * can write any other into a profile. An account that has an identity of this provider already is somebody's: the address has changed hands.
 */
function linkByEmail(tx: Db, { trace }: Tools, identity: Identity, at: Date): UserRow | null {
  const user = findUserByEmail(tx, verifiedEmail(identity));
  if (!user) return null;
  if (hasIdentity(tx, user.id, identity.issuer)) throw new SignInRefused("other_identity");
  if (!isAddressProved(tx, user.id)) takeFromStranger(tx, trace, user);
  addIdentity(tx, identity, user.id, at);
  trace(tx, { action: "identity.linked", subject: user.id, account: user.id, actor: actorOf(user) });
  return getUser(tx, user.id);
}

function verifiedEmail({ email, emailVerified }: Identity): string {
  if (!email || !emailVerified) throw new SignInRefused("unverified");
  try {
    checkEmail(email);
    return email;
  } catch {
    throw new SignInRefused("unverified");
  }
}

/**
 * Whoever registered the account need not own its address, and may wait in it for the owner ("account pre-hijacking"): no way that was opened before
 * the provider vouched for the address stays open.
 */
function takeFromStranger(tx: Db, trace: Trace, user: UserRow): void {
  const userId = user.id;
  tx.update(users).set({ passwordHash: NO_PASSWORD, passwordIsTemporary: false }).where(eq(users.id, userId)).run();
  closeAllSessions(tx, userId);
  leaveUnasked(tx, trace, userId);
  for (const table of [apiKeys, webhooks, knownDevices]) tx.delete(table).where(eq(table.userId, userId)).run();
  traceChange(tx, trace, user, ["password", "sessions", "API keys", "webhooks"]);
}

function traceChange(tx: Db, trace: Trace, user: UserRow, fields: string[], role?: Role): void {
  trace(tx, { action: "account.changed", subject: user.id, account: user.id, actor: actorOf(user), details: { fields, role } });
}

/** A password that somebody else has set is needed no longer. One that the user has chosen stays. */
function endPasswordOfOthers(tx: Db, { trace }: Tools, user: UserRow): void {
  if (!user.passwordIsTemporary) return;
  tx.update(users).set({ passwordHash: NO_PASSWORD, passwordIsTemporary: false }).where(eq(users.id, user.id)).run();
  traceChange(tx, trace, user, ["password"]);
}

/** A new account without a password, as a trial has it. Those of `yes` count as trials of their network; the house's own people do not. */
function signUp(tx: Db, tools: Tools, identity: Identity, templateKeys: string[], { ipAddress }: Device, at: Date): UserRow {
  const { signUp: rule, adminGroup } = required(tools).settings;
  const email = verifiedEmail(identity);
  if (!maySignUp(rule, email)) throw new SignInRefused("no_account");
  if (rule === "yes") tools.limits.trials.take(ipAddress);

  const isAdministrator = adminGroup !== null && identity.groups.includes(adminGroup);
  const user = addUser(
    tx,
    {
      email,
      passwordHash: NO_PASSWORD,
      role: isAdministrator ? "admin" : "user",
      firstName: identity.firstName,
      lastName: identity.lastName,
      assignedTemplates: isAdministrator ? templateKeys : [SIGN_UP_TEMPLATE],
    },
    at,
  );
  const { id } = user;
  traceNewAccount(tx, tools.trace, user, "sign-up");
  grantCredits(tx, { userId: id, amount: TRIAL_CREDITS, at, ref: `sign-up:${id}`, note: "Free trial" });
  addMessage(tx, { kind: "signup", name: email, email, message: "A new account was created by a sign-in with the identity provider." }, at);
  addIdentity(tx, identity, id, at);
  tools.trace(tx, { action: "identity.linked", subject: id, account: id, actor: actorOf(user) });
  return getUser(tx, id);
}

function maySignUp(rule: OidcSettings["signUp"], email: string): boolean {
  if (rule === "yes" || rule === "no") return rule === "yes";
  return rule.includes(email.slice(email.lastIndexOf("@") + 1).toLowerCase());
}

/** False where the last administrator would be none any more: somebody must be able to mend the groups. */
function setRole(tx: Db, { trace }: Tools, user: UserRow, isAdministrator: boolean): boolean {
  const { id, role } = user;
  const wanted = isAdministrator ? "admin" : "user";
  if (wanted === role) return true;
  const others = and(eq(users.role, "admin"), ne(users.id, id));
  if (wanted === "user" && !tx.select({ id: users.id }).from(users).where(others).get()) return false;
  tx.update(users).set({ role: wanted }).where(eq(users.id, id)).run();
  traceChange(tx, trace, user, ["role"], wanted);
  return true;
}
