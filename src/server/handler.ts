import type { Engine } from "../engine/engine.ts";
import type { Log } from "../engine/store/log.ts";
import { type Connection, noteAddress } from "./address.ts";
import { api } from "./api.ts";
import { refuseLargeBody } from "./body.ts";
import { errorResponse } from "./errors.ts";
import { securityHeaders } from "./headers.ts";
import { refuseUnreadableBody } from "./json-body.ts";
import { refuseForeignOrigin, SAFE_METHODS } from "./origin.ts";
import { openPages } from "./pages.ts";
import { openPrivacyPolicy, PRIVACY_POLICY_PATH } from "./privacy-policy.ts";

const POLICY = "content-security-policy";

export type Handler = (request: Request, connection?: Connection) => Promise<Response>;

/** Answers every request of the service: the API, and for every other address the pages. `connection` tells the address it came from. */
export function createHandler(engine: Engine): Handler {
  const requests = new Map<string, number>();
  const app = api(engine, requests);
  const pages = openPages();
  const privacyPolicy = openPrivacyPolicy(engine.config);
  const { [POLICY]: policy, ...others } = securityHeaders(engine.config);
  const headers = Object.entries(others);
  const words = new Set(app.routes.flatMap(({ path }) => path.split("/").filter((part) => !part.startsWith(":"))));

  async function answerApi(request: Request, url: URL): Promise<Response> {
    try {
      refuseForeignOrigin(request, url, engine.config.publicUrl);
      refuseLargeBody(request, url);
      await refuseUnreadableBody(request, url);
      const response = await app.handle(request);
      return noStore(response);
    } catch (error) {
      return noStore(errorResponse(error, engine.log, request));
    }
  }

  async function answerPage(request: Request, url: URL): Promise<Response> {
    try {
      return url.pathname === PRIVACY_POLICY_PATH ? await privacyPolicy() : await pages(request, url);
    } catch (error) {
      return noStore(errorResponse(error, engine.log, request));
    }
  }

  return async (request, connection = () => "127.0.0.1") => {
    noteAddress(request, connection, engine.config.trustProxy);
    const url = new URL(request.url);
    const isApi = url.pathname === "/api" || url.pathname.startsWith("/api/");
    const response = isApi ? await answerApi(request, url) : await answerPage(request, url);
    requests.set(String(response.status), (requests.get(String(response.status)) ?? 0) + 1);
    if (isApi && (response.status === 403 || !SAFE_METHODS.includes(request.method)))
      noteCall(engine.log, words, request, url, response.status);
    for (const [name, value] of headers) response.headers.set(name, value);
    // The few answers with needs of their own have said so.
    if (!response.headers.has(POLICY)) response.headers.set(POLICY, policy);
    return response;
  };
}

/** Every call that changes something, or that its caller has no right to, is in the log, by those words of its address that are our own, and without a word of its body. */
function noteCall(log: Log, words: Set<string>, request: Request, { pathname }: URL, status: number): void {
  const address = pathname
    .split("/")
    .map((part) => (words.has(part) ? part : ":id"))
    .slice(0, 6)
    .join("/");
  log.write(REFUSED.includes(status) ? "warning" : "info", "api", `${request.method} ${address}`, { status });
}

const REFUSED = [401, 403, 429];

/** What the API says is for this visitor at this moment; pictures say otherwise themselves. */
function noStore(response: Response): Response {
  if (!response.headers.has("cache-control")) response.headers.set("cache-control", "no-store");
  return response;
}
