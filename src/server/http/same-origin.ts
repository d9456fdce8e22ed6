import { AppError } from "../../engine/contract/errors.ts";

export const SAFE_METHODS = ["GET", "HEAD", "OPTIONS"];
/** Webhooks: calls from other machines that are authenticated by a signature. */
const SIGNED_PATHS = ["/api/stripe/webhook"];

/**
 * Refuses state-changing calls that another site made a browser send (Fetch Metadata first, Origin where a browser lacks it; OWASP CSRF
 * Prevention Cheat Sheet). Programs send neither header and pass. Throws AppError "forbidden".
 */
export function refuseForeignOrigin(request: Request, url: URL, publicUrl: string): void {
  if (SAFE_METHODS.includes(request.method) || SIGNED_PATHS.includes(url.pathname)) return;

  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  const host = request.headers.get("host") ?? url.host;
  // A TLS-terminating proxy: the origin has https where this server sees http.
  const own = [new URL(publicUrl).origin, `http://${host}`, `https://${host}`];
  const foreign = site === "cross-site" || (origin !== null && site !== "same-origin" && !own.includes(origin));
  if (foreign) throw new AppError("forbidden", "This request came from another site and was refused.");
}
