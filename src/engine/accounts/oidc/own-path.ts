const DEFAULT_PATH = "/dashboard";
/** Any origin that is no real one: a path of our own stays on it. */
const HERE = "http://here.invalid";

/** A page of our own to go to after signing in; the dashboard for whatever is none, such as "//evil.example" or "/\evil.example". */
export function ownPath(asked: string | undefined): string {
  const url = asked?.startsWith("/") ? URL.parse(asked, HERE) : null;
  if (!url || url.origin !== HERE || /^\/(?:\/|api(?:\/|$)|auth(?:\/|$)|$)/.test(url.pathname)) return DEFAULT_PATH;
  return url.pathname + url.search + url.hash;
}
