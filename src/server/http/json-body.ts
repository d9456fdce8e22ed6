import { AppError } from "../../engine/contract/errors.ts";
import { boundsItsBody } from "../uploads/form-body.ts";

/** The deepest JSON of any call has three levels; with thousands of levels the validator would overflow the call stack. */
const MAX_NESTING = 32;

/**
 * Refuses a body that no call with JSON takes: another content type, which the framework would read with its other parsers, and JSON that
 * is nested deeper than any call asks for. Its size is bounded before. Throws AppError "invalid".
 */
export async function refuseUnreadableBody(request: Request, url: URL): Promise<void> {
  if (!request.body || boundsItsBody(url)) return;
  const text = await request.clone().text();
  if (text === "") return;
  if (!/^application\/(json|json-patch\+json)\s*(;|$)/i.test(request.headers.get("content-type") ?? ""))
    throw new AppError("invalid", "Please send this request as JSON.");
  if (nesting(text) > MAX_NESTING) throw new AppError("invalid", "The request could not be read: it is nested too deeply.");
}

/** How many arrays and objects are open at once, at most. Brackets inside strings do not count. */
function nesting(json: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*"?|[[{]|[\]}]/gs)) {
    if (token === "[" || token === "{") deepest = Math.max(deepest, ++depth);
    else if (token === "]" || token === "}") depth -= 1;
  }
  return deepest;
}
