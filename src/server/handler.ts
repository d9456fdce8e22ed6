import type { Engine } from "../engine/engine.ts";
import { noteAddress } from "./address.ts";
import { api } from "./api.ts";
import { refuseLargeJson } from "./body.ts";
import { errorResponse } from "./errors.ts";
import { securityHeaders } from "./headers.ts";
import { refuseForeignOrigin } from "./origin.ts";
import { openPages } from "./pages.ts";

export type Handler = (request: Request, connection?: string) => Promise<Response>;

/** Answers every request of the service: the API, and for every other address the pages. `connection` is the address it came from. */
export function createHandler(engine: Engine): Handler {
  const app = api(engine);
  const pages = openPages();
  const headers = securityHeaders(engine.config);

  async function answerApi(request: Request, url: URL): Promise<Response> {
    try {
      refuseForeignOrigin(request, url, engine.config.publicUrl);
      refuseLargeJson(request);
      const response = await app.handle(request);
      return noStore(response);
    } catch (error) {
      return noStore(errorResponse(error, engine.log, request));
    }
  }

  return async (request, connection = "127.0.0.1") => {
    noteAddress(request, connection, engine.config.trustProxy);
    const url = new URL(request.url);
    const isApi = url.pathname === "/api" || url.pathname.startsWith("/api/");
    const response = isApi ? await answerApi(request, url) : await pages(request, url);
    for (const [name, value] of Object.entries(headers)) if (!response.headers.has(name)) response.headers.set(name, value);
    return response;
  };
}

/** What the API says is for this visitor at this moment; pictures say otherwise themselves. */
function noStore(response: Response): Response {
  if (!response.headers.has("cache-control")) response.headers.set("cache-control", "no-store");
  return response;
}
