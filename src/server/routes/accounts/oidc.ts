import { Elysia, t } from "elysia";
import { beginSignIn, finishSignIn } from "../../../engine/accounts/oidc/sign-in.ts";
import type { SignInFailure } from "../../../engine/contract/sign-in-failures.ts";
import type { Engine } from "../../../engine/engine.ts";
import { describe } from "../../openapi/describe.ts";
import { deviceCookie, deviceOfRequest, providerCookie, providerCookieOf, type SessionGuard, sessionCookie } from "../../session.ts";

const TAG = "Session";
const word = t.Optional(t.String());

/** Signing in with the identity provider: a browser is led there, and back with an answer. */
export const oidcRoutes = (engine: Engine, guard: SessionGuard) =>
  new Elysia()
    .use(guard)
    .use(deviceOfRequest(engine))
    .get(
      "/oidc/login",
      async ({ acting, request, query, device }) => {
        const browser = providerCookieOf(request, engine);
        const begun = await beginSignIn(acting, { browser, next: query.next }, device);
        return "url" in begun ? leadTo(begun.url, [providerCookie(browser, engine)]) : failed(begun.failure);
      },
      {
        query: t.Object({ next: t.Optional(t.String({ maxLength: 2000, description: "The page of this service to go to afterwards" })) }),
        detail: describe(TAG, "Leads a browser to the identity provider", "redirect", { errors: [404] }),
      },
    )
    .get(
      "/oidc/callback",
      async ({ acting, request, device }) => {
        const answer = new URL(request.url).searchParams;
        const finished = await finishSignIn(acting, { browser: providerCookieOf(request, engine), answer }, device);
        if ("failure" in finished) return failed(finished.failure);
        engine.expectDocuments();
        return leadTo(finished.next, [sessionCookie(finished.token, engine), deviceCookie(finished.deviceToken, engine)]);
      },
      {
        query: t.Object({ code: word, state: word, iss: word, error: word, error_description: word, error_uri: word, session_state: word }),
        detail: describe(TAG, "Takes the identity provider's answer and signs in", "redirect", { errors: [404] }),
      },
    );

/** The sign-in screen says why. */
const failed = (failure: SignInFailure) => leadTo(`/auth?failure=${failure}`);

function leadTo(address: string, cookies: string[] = []): Response {
  const headers = new Headers({ location: address });
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return new Response(null, { status: 302, headers });
}
