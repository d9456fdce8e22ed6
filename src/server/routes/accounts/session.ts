import { Elysia, t } from "elysia";
import { logIn, type SignedIn } from "../../../engine/accounts/login/login.ts";
import { closeSession, listSessions } from "../../../engine/accounts/login/sessions.ts";
import { signOutUrl } from "../../../engine/accounts/oidc/sign-in.ts";
import { changeOwnPassword, mustChangePassword, signOutOthers } from "../../../engine/accounts/passwords/change-password.ts";
import { refuseIfOff } from "../../../engine/accounts/passwords/password-rules.ts";
import { requestReset } from "../../../engine/accounts/reset-requests.ts";
import { registerTrial, signInAgain } from "../../../engine/accounts/trial.ts";
import { type ActingUser, actingUser, toOwnUser } from "../../../engine/agencies/membership.ts";
import type { SignedOut, User } from "../../../engine/contract/api.ts";
import type { Engine } from "../../../engine/engine.ts";
import { ANONYMOUS, once } from "../../http/idempotency.ts";
import { describe } from "../../openapi/describe.ts";
import { deviceCookie, deviceOfRequest, type SessionGuard, sessionCookie, sessionOf } from "../../session.ts";

const TAG = "Session";

const email = t.String({ maxLength: 320 });
const password = t.String({ maxLength: 4096 });

/** Signing in and out, trial accounts, forgotten passwords, and the account's own sessions. */
export const sessionRoutes = (engine: Engine, guard: SessionGuard) =>
  new Elysia()
    .use(guard)
    .get("/user/sessions", ({ caller }) => listSessions(engine.store, sessionOf(caller)), {
      signedIn: "no key",
      detail: describe(TAG, "The account's active sessions", ["Session"], { errors: [401] }),
    })
    .use(deviceOfRequest(engine))
    .get("/login", ({ redirect }) => redirect("/auth", 302), { detail: describe(TAG, "Leads a browser to the sign-in screen", "redirect") })
    .post(
      "/login",
      async ({ acting, body, device, set }) => {
        refuseIfOff(engine.passwordRules);
        const { user, ...tokens } = await logIn(acting, body, device);
        signIn(set, tokens, engine);
        engine.expectDocuments();
        return ownUser(actingUser(engine.store.db, user), engine);
      },
      {
        body: t.Object({ email, password }, { examples: [{ email: "zoe@agency.example", password: "correct horse" }] }),
        detail: describe(TAG, "Signs in", "User", { errors: [400, 401, 403, 429] }),
      },
    )
    .post(
      "/logout",
      async ({ acting, caller, set }): Promise<SignedOut> => {
        if (caller && !caller.key) closeSession(acting, caller);
        set.headers["set-cookie"] = sessionCookie("", engine);
        const providerUrl = caller && (await signOutUrl(engine, caller.user.id));
        return { success: true, ...(providerUrl && { providerUrl }) };
      },
      { detail: describe(TAG, "Signs out", "SignedOut") },
    )
    .get(
      "/user",
      ({ user }) => {
        engine.expectDocuments();
        return ownUser(user, engine);
      },
      { newcomer: "any key", detail: describe(TAG, "The current user", "User", { errors: [401] }) },
    )
    .post(
      "/register-trial",
      async ({ acting, request, body, device, set }) => {
        refuseIfOff(engine.passwordRules);
        const { password: _, ...known } = body;
        const signup = { ...body, company: body.company ?? undefined };
        let tokens: Tokens | null = null;
        const result = await once(engine, { request, scope: ANONYMOUS, body: known }, async (keep) => {
          const { token, deviceToken, ...made } = await registerTrial(acting, signup, device, (tx, made) => keep(tx, made, made.user.id));
          tokens = { token, deviceToken };
          return made;
        });
        signIn(set, tokens ?? (await signInAgain(acting, signup, device)), engine);
        return result;
      },
      {
        body: t.Object(
          { email, password, company: t.Optional(t.Nullable(t.String({ maxLength: 200 }))) },
          { examples: [{ email: "zoe@agency.example", password: "correct horse", company: "Agency" }] },
        ),
        detail: describe(TAG, "Makes a trial account and signs it in", "TrialSignupResult", {
          repeatable: true,
          errors: [400, 403, 409, 429],
        }),
      },
    )
    .post(
      "/forgot-password",
      ({ acting, request, body, device }) => {
        refuseIfOff(engine.passwordRules);
        return once(engine, { request, scope: ANONYMOUS, body }, (keep) => {
          engine.limits.resets.take(device.ipAddress);
          requestReset(acting, body.email, engine.now(), (tx) => keep(tx, RESET_REQUESTED));
          return RESET_REQUESTED;
        });
      },
      {
        body: t.Object({ email }, { examples: [{ email: "zoe@agency.example" }] }),
        detail: describe(TAG, "Asks an administrator for a new password", "Success", { repeatable: true, errors: [400, 403, 429] }),
      },
    )
    .put(
      "/user/password",
      async ({ acting, caller, body, device, set }) => {
        refuseIfOff(engine.passwordRules);
        const token = await changeOwnPassword(acting, sessionOf(caller), body, device);
        set.headers["set-cookie"] = sessionCookie(token, engine);
        return { success: true };
      },
      {
        newcomer: "no key",
        body: t.Object({ current: password, password }, { examples: [{ current: "correct horse", password: "battery staple" }] }),
        detail: describe(TAG, "Changes the own password and ends the account's other sessions", "Success", {
          errors: [400, 401, 403, 429],
        }),
      },
    )
    .post(
      "/user/sign-out-others",
      async ({ acting, caller, body, device }) => {
        await signOutOthers(acting, sessionOf(caller), body.password, device);
        return { success: true };
      },
      {
        signedIn: "no key",
        body: t.Object({ password }, { examples: [{ password: "correct horse" }] }),
        detail: describe(TAG, "Ends the account's other sessions", "Success", { errors: [400, 401, 429] }),
      },
    );

type Tokens = Omit<SignedIn, "user">;

/** Two cookies: the session, and the one by which the browser is known again. */
function signIn({ headers }: { headers: object }, { token, deviceToken }: Tokens, engine: Engine): void {
  Object.assign(headers, { "set-cookie": [sessionCookie(token, engine), deviceCookie(deviceToken, engine)] });
}

const RESET_REQUESTED = {
  success: true,
  message: "Your password reset request has been sent to the administrator. You will be contacted soon.",
};

const ownUser = (user: ActingUser, { passwordRules }: Engine): User => ({
  ...toOwnUser(user),
  ...(mustChangePassword(user, passwordRules) && { mustChangePassword: true }),
});
