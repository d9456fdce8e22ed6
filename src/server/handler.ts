import type { Engine } from "../engine/engine.ts";
import { api } from "./api.ts";
import { openCallLog } from "./call-log.ts";
import { type Connection, noteAddress } from "./http/client-address.ts";
import { errorResponse } from "./http/errors.ts";
import { securityHeaders } from "./http/headers.ts";
import { refuseUnreadableBody } from "./http/json-body.ts";
import { refuseForeignOrigin } from "./http/same-origin.ts";
import { openPages } from "./pages/pages.ts";
import { openPrivacyPolicy, PRIVACY_POLICY_PATH } from "./pages/privacy-policy.ts";
import { isSignedIn } from "./session.ts";
import { withSmallBody } from "./uploads/form-body.ts";

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
  const noteCall = openCallLog(engine.log, words);

  async function answerApi(incoming: Request, url: URL, connection: Connection): Promise<Response> {
    let request = incoming;
    try {
      refuseForeignOrigin(request, url, engine.config.publicUrl);
      request = await withSmallBody(request, url, () => isSignedIn(incoming, engine));
      noteAddress(request, connection, engine.config.trustProxy);
      await refuseUnreadableBody(request, url);
      return finishApi(request, url, await app.handle(request));
    } catch (error) {
      return finishApi(request, url, errorResponse(error, engine.log, request));
    }
  }

  function finishApi(request: Request, url: URL, response: Response): Response {
    noteCall(request, url, response.status);
    return noStore(response);
  }

  async function answerPage(request: Request, url: URL): Promise<Response> {
    try {
      return url.pathname === PRIVACY_POLICY_PATH ? await privacyPolicy() : await pages(request, url);
    } catch (error) {
      return noStore(errorResponse(error, engine.log, request));
    }
  }

  return async (request, connection = () => "127.0.0.1") => {
    const url = new URL(request.url);
    const isApi = url.pathname === "/api" || url.pathname.startsWith("/api/");
    const response = isApi ? await answerApi(request, url, connection) : await answerPage(request, url);
    requests.set(String(response.status), (requests.get(String(response.status)) ?? 0) + 1);
    for (const [name, value] of headers) response.headers.set(name, value);
    // A response that sets its own header keeps it.
    if (!response.headers.has(POLICY)) response.headers.set(POLICY, policy);
    return response;
  };
}

/** Responses of the API are not cached; pictures set their own caching headers. */
function noStore(response: Response): Response {
  if (!response.headers.has("cache-control")) response.headers.set("cache-control", "no-store");
  return response;
}
