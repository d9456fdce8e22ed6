import { grantCredits } from "../billing/credits/ledger.ts";
import type { Trace } from "../compliance/audit/trace.ts";
import type { TrialSignup, TrialSignupResult } from "../contract/api.ts";
import { AppError } from "../contract/errors.ts";
import { TRIAL_CREDITS } from "../contract/limits.ts";
import { addMessage } from "../messaging/messages/messages.ts";
import { keyReused } from "../store/idempotency.ts";
import type { Db, Store } from "../store/open-store.ts";
import { noteDevice } from "./login/known-devices.ts";
import { logIn, type SignedIn } from "./login/login.ts";
import type { NetworkRateLimit } from "./login/rate-limit.ts";
import { type Device, openSession } from "./login/sessions.ts";
import type { Passwords } from "./passwords/hash-password.ts";
import { checkPassword, type PasswordRules } from "./passwords/password-rules.ts";
import { trialRef } from "./proved-address.ts";
import { addUser, checkEmail, findUserByEmail, getUser, toUser, traceNewAccount } from "./users.ts";

const TRIAL_TEMPLATE = "default";

/** `knownAddresses` counts the tries with an address that has an account, against account enumeration. */
type Limits = { trials: NetworkRateLimit; knownAddresses: NetworkRateLimit };
type Dependencies = { store: Store; trace: Trace; passwords: Passwords; passwordRules: PasswordRules; limits: Limits; now: () => Date };

/**
 * A session for a sign-up that was sent again (`Idempotency-Key`). The hash of the call does not include the password, so it is checked as at a
 * log-in. Throws AppError "key_reused" for another password, "too_many".
 */
export async function signInAgain(dependencies: Parameters<typeof logIn>[0], signup: TrialSignup, device: Device): Promise<SignedIn> {
  try {
    return await logIn(dependencies, signup, device);
  } catch (error) {
    throw error instanceof AppError && error.code === "unauthorized" ? keyReused() : error;
  }
}

/**
 * Makes a trial account with its credits and the default template, and signs it in. The operators find a notice among the messages.
 * `also` is part of the same transaction. Throws AppError "invalid", "conflict" for a known address, "too_many".
 */
export async function registerTrial(
  { store, trace, passwords, passwordRules, limits, now }: Dependencies,
  { email, password, company }: TrialSignup,
  device: Device,
  also: (tx: Db, result: TrialSignupResult) => void = () => {},
): Promise<TrialSignupResult & Omit<SignedIn, "user">> {
  if (!email.trim() || !password) throw new AppError("invalid", "Please fill in all required fields.");
  checkEmail(email);
  await checkPassword(password, passwordRules, [email, company]);
  if (findUserByEmail(store.db, email)) {
    limits.knownAddresses.take(device.ipAddress);
    throw new AppError("conflict", "An account with this e-mail address already exists.");
  }
  limits.trials.take(device.ipAddress);
  const passwordHash = await passwords.hash(password);

  return store.transaction((tx) => {
    const at = now();
    const row = addUser(tx, { email, passwordHash, role: "user", company, assignedTemplates: [TRIAL_TEMPLATE] }, at);
    const { id } = row;
    traceNewAccount(tx, trace, row, "trial");
    grantCredits(tx, { userId: id, amount: TRIAL_CREDITS, at, ref: trialRef(id), note: "Free trial" });
    addMessage(tx, { kind: "signup", name: email.trim(), email, company, message: "A new trial account was created." }, at);
    const token = openSession(tx, id, device, at);
    const deviceToken = noteDevice(tx, id, device.token, at);

    const message = `Your free trial account is ready with ${TRIAL_CREDITS} credits.`;
    const result = { user: toUser(getUser(tx, id)), message };
    also(tx, result);
    return { ...result, token, deviceToken };
  });
}
