import { readdirSync } from "node:fs";
import { basename, extname, join } from "node:path";
import type { ClientLogo } from "../../engine/contract/api.ts";
import { AppError } from "../../engine/contract/errors.ts";

const LOGO_TYPES = [".png", ".jpg", ".jpeg", ".svg", ".webp", ".gif", ".avif"];
const VIDEO_TYPES = [".mp4", ".webm"];
const DEFAULT_VIDEO = "/video/vitae.webm";
const DAY_SECONDS = 86_400;

/** The pictures in `client-logos/` of the data folder; a client is called what its file is called. */
export function clientLogos(dataDir: string): ClientLogo[] {
  return filesOf(join(dataDir, "client-logos"), LOGO_TYPES).map((name) => ({
    logo: `/api/client-logos/${encodeURIComponent(name)}`,
    name: basename(name, extname(name)).replace(/[_-]+/g, " ").trim(),
  }));
}

export function clientLogo(dataDir: string, name: string): Response {
  const folder = join(dataDir, "client-logos");
  if (!filesOf(folder, LOGO_TYPES).includes(name)) throw new AppError("not_found", "There is no such logo.");
  return send(join(folder, name));
}

/** The house's own presentation video (`video/` of the data folder), else the one that ships with the pages. */
export const videoAddress = (dataDir: string): string => (ownVideo(dataDir) ? "/api/video" : DEFAULT_VIDEO);

export function video(dataDir: string): Response {
  const path = ownVideo(dataDir);
  if (!path) throw new AppError("not_found", "There is no video.");
  return send(path);
}

function ownVideo(dataDir: string): string | undefined {
  const folder = join(dataDir, "video");
  return filesOf(folder, VIDEO_TYPES).map((name) => join(folder, name))[0];
}

function filesOf(folder: string, endings: string[]): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => endings.includes(extname(name).toLowerCase()) && !name.startsWith("."))
      .sort();
  } catch {
    return [];
  }
}

/** A picture that holds a script (SVG can) is shown, never run. */
function send(path: string): Response {
  const headers = {
    "cache-control": `public, max-age=${DAY_SECONDS}`,
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; media-src 'self'; sandbox",
  };
  return new Response(Bun.file(path), { headers });
}
