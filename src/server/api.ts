import { openapi } from "@elysiajs/openapi";
import { Elysia } from "elysia";
import type { Engine } from "../engine/engine.ts";
import { errorResponse } from "./http/errors.ts";
import { type ApiDescription, referencePage } from "./openapi/reference-page.ts";
import { SCHEMAS } from "./openapi/schemas.ts";
import { accountRoutes } from "./routes/accounts/account.ts";
import { agencyRoutes } from "./routes/accounts/agency.ts";
import { keyRoutes } from "./routes/accounts/keys.ts";
import { oidcRoutes } from "./routes/accounts/oidc.ts";
import { paymentRoutes } from "./routes/accounts/payments.ts";
import { sessionRoutes } from "./routes/accounts/session.ts";
import { webhookRoutes } from "./routes/accounts/webhooks.ts";
import { aboutRoutes } from "./routes/compliance/about.ts";
import { auditRoutes } from "./routes/compliance/audit.ts";
import { decisionRoutes } from "./routes/compliance/decisions.ts";
import { peopleRoutes } from "./routes/compliance/people.ts";
import { brandRoutes } from "./routes/house/brand.ts";
import { houseRoutes } from "./routes/house/house.ts";
import { convertRoutes } from "./routes/jobs/convert.ts";
import { jobRoutes } from "./routes/jobs/jobs.ts";
import { matchRoutes } from "./routes/jobs/matches.ts";
import { reviewRoutes } from "./routes/jobs/review.ts";
import { adminRoutes } from "./routes/service/admin.ts";
import { healthRoutes } from "./routes/service/health.ts";
import { metricsRoutes } from "./routes/service/metrics.ts";
import { visitorRoutes } from "./routes/service/visitors.ts";
import { sessionGuard } from "./session.ts";
import { openUploadGate } from "./uploads/upload-gate.ts";

/** Everything under `/api`. `requests` counts the answers so far by their status. */
export function api(engine: Engine, requests: ReadonlyMap<string, number> = new Map()) {
  const guard = sessionGuard(engine);
  const gate = openUploadGate();

  // Without it Elysia searches the path from the 11th character of the URL, and misses it after a short host name: http://nas/api/health.
  const routes = new Elysia({ prefix: "/api", handler: { standardHostname: false } })
    .onError(({ error, request }) => errorResponse(error, engine.log, request))
    // The plugin's page loads from elsewhere: only its description is used.
    .use(openapi({ path: "/openapi", specPath: "/openapi.json", provider: null, documentation: documentation(engine.version) }))
    .use(sessionRoutes(engine, guard))
    .use(oidcRoutes(engine, guard))
    .use(agencyRoutes(engine, guard))
    .use(keyRoutes(engine, guard))
    .use(webhookRoutes(engine, guard))
    .use(jobRoutes(engine, guard, gate))
    .use(convertRoutes(engine, guard, gate))
    .use(reviewRoutes(engine, guard))
    .use(matchRoutes(engine, guard, gate))
    .use(accountRoutes(engine, guard))
    .use(houseRoutes(engine, guard))
    .use(brandRoutes(engine, guard, gate))
    .use(adminRoutes(engine, guard, gate))
    .use(auditRoutes(engine, guard))
    .use(decisionRoutes(engine, guard))
    .use(peopleRoutes(engine, guard))
    .use(aboutRoutes(engine, guard))
    .use(paymentRoutes(engine, guard))
    .use(visitorRoutes(engine, guard))
    .use(healthRoutes(engine))
    .use(metricsRoutes(engine, requests));

  const description = async () => (await routes.handle(new Request("http://localhost/api/openapi.json"))).json() as Promise<ApiDescription>;

  return routes.get("/docs", async () => referencePage(await description()), { detail: { hide: true } });
}

const documentation = (version: string) => ({ info: info(version), components: { schemas: SCHEMAS as never, securitySchemes: SECURITY } });

/** The cookie that signing in sets, or an API key with the scope that the call names. */
const SECURITY = {
  session: { type: "apiKey", in: "cookie", name: "vitae_session" },
  key: { type: "http", scheme: "bearer", bearerFormat: "vit_…" },
} as const;

const info = (version: string) => ({
  title: "Vitae",
  version,
  description:
    "CVs into an agency's house style. Send an API key as `Authorization: Bearer vit_…`, which needs the scope that a call names, or sign in with POST /api/login and send its cookie. Every error is `{error, message}` with the same human sentence. Beside the errors named with a call, any call may answer 400 to what cannot be read, 403 to a change that another site asked a browser for, 408 to a body that comes too slowly, 413 to one that is too large, 500, and 503 when nothing can be stored.",
});
