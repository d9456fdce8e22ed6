import { assetPath, listAssets } from "../../engine/setup/assets.ts";

type Page = { path: string; gzipped: string | null; etag: string; type: string };

const YEAR_SECONDS = 31_536_000;

/**
 * The single-page application: files of the build under their own address, its start page for every other one. Files under `/assets/`
 * bear a hash in their name and are kept for ever; compressed twins (`.gz`) are sent to whoever takes them.
 */
export function openPages(folder = "web"): (request: Request, url: URL) => Promise<Response> {
  let pages: Promise<Map<string, Page>> | null = null;

  return async (request, url) => {
    if (request.method !== "GET" && request.method !== "HEAD") return notFound();
    pages ??= readPages(folder);
    const known = await pages;
    const key = decodePath(url.pathname);
    const page = known.get(key) ?? (isFileName(key) ? undefined : known.get("/index.html"));
    if (page) return send(request, page, key.startsWith("/assets/"));
    return known.size === 0 && !isFileName(key) ? notBuilt() : notFound();
  };
}

async function readPages(folder: string): Promise<Map<string, Page>> {
  const names = listAssets(folder);
  const all = new Set(names);
  const pages = names
    .filter((name) => !name.endsWith(".gz"))
    .map(async (name) => {
      const path = assetPath(`${folder}/${name}`);
      const file = Bun.file(path);
      const etag = `"${Bun.hash(await file.bytes()).toString(36)}"`;
      return [`/${name}`, { path, etag, type: file.type, gzipped: all.has(`${name}.gz`) ? `${path}.gz` : null }] as const;
    });
  return new Map(await Promise.all(pages));
}

function send(request: Request, { path, gzipped, etag, type }: Page, forEver: boolean): Response {
  const headers: Record<string, string> = {
    etag,
    vary: "accept-encoding",
    "cache-control": forEver ? `public, max-age=${YEAR_SECONDS}, immutable` : "no-cache",
  };
  if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers });

  const compressed = gzipped !== null && /\bgzip\b/.test(request.headers.get("accept-encoding") ?? "") ? gzipped : null;
  if (compressed) headers["content-encoding"] = "gzip";
  return new Response(Bun.file(compressed ?? path), { headers: { ...headers, "content-type": type } });
}

/** `/assets/app-4f.js` is a file; `/dashboard` and `/plan/success` are addresses of the application. */
const isFileName = (path: string) => /\.\w+$/.test(path);

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const notFound = () =>
  new Response("There is nothing at this address.", { status: 404, headers: { "content-type": "text/plain; charset=utf-8" } });

function notBuilt(): Response {
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Vitae</title>
<h1>The pages have not been built yet</h1><p>Run <code>bun run build</code>, then reload. The API under <code>/api</code> is at work.</p></html>`;
  return new Response(page, { status: 503, headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" } });
}
