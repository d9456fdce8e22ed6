import { DATA_FORMATS } from "../../engine/contract/data-formats.ts";
import type { DataFile } from "../../engine/jobs/results/data.ts";
import type { Download } from "../../engine/jobs/results/download.ts";
import type { TemplateSample } from "../../engine/templates/add/template-samples.ts";

const MEDIA_TYPES: Record<Download["type"], string> = {
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  pdf: "application/pdf",
  pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
};

/** A document to be saved under its name, never shown in the page. */
export function attachment({ path, fileName, type }: Download): Response {
  return new Response(Bun.file(path), {
    headers: { "content-type": MEDIA_TYPES[type], "content-disposition": contentDisposition(fileName) },
  });
}

/** The same for a PDF that was made for this answer. */
export const pdfAttachment = ({ bytes, fileName }: { bytes: Uint8Array; fileName: string }): Response =>
  new Response(bytes.slice().buffer, {
    headers: { "content-type": MEDIA_TYPES.pdf, "content-disposition": contentDisposition(fileName) },
  });

/** A table to be saved. */
export const csvAttachment = (text: string, fileName: string): Response =>
  new Response(text, { headers: { "content-type": "text/csv; charset=utf-8", "content-disposition": contentDisposition(fileName) } });

/** The data of a CV, to be saved. What its format cannot say is named in a header, by the paths in the Resume. */
export const dataAttachment = ({ text, fileName, format, leftOut }: DataFile): Response =>
  new Response(text, {
    headers: {
      "content-type": `${DATA_FORMATS[format].mediaType}; charset=utf-8`,
      "content-disposition": contentDisposition(fileName),
      ...(leftOut.length > 0 && { "vitae-left-out": leftOut.slice(0, MAX_NAMED).map(encodeURIComponent).join(", ") }),
    },
  });
/** A header is a few kilobytes at most. Unit: paths. */
const MAX_NAMED = 50;

/** A file that a template is made from, to be saved. */
export const templateSample = (fileName: TemplateSample, bytes: Uint8Array): Response =>
  new Response(bytes.slice().buffer, {
    headers: { "content-type": SAMPLE_TYPES[fileName], "content-disposition": contentDisposition(fileName) },
  });

const SAMPLE_TYPES: Record<TemplateSample, string> = {
  "agency.docx": MEDIA_TYPES.docx,
  "agency.pptx": MEDIA_TYPES.pptx,
  "tags.md": "text/markdown; charset=utf-8",
};

/**
 * A PNG for our pages, cached with revalidation (ETag): the browser asks each time, because the picture of a candidate's page must be gone when the
 * job is, and is answered 304 if it has it. A picture never changes under its path, so the path is the ETag.
 */
export function picture(path: string, request: Request): Response {
  const headers = { etag: `"${Bun.hash(path).toString(36)}"`, "cache-control": "private, no-cache" };
  if (request.headers.get("if-none-match") === headers.etag) return new Response(null, { status: 304, headers });
  return new Response(Bun.file(path), { headers: { ...headers, "content-type": "image/png" } });
}

/** The same for a picture that is drawn for this answer: `content` names it, so that it is only drawn for who does not have it. */
export async function drawnPicture(request: Request, content: string, draw: () => Promise<Uint8Array>): Promise<Response> {
  const headers = { etag: `"${Bun.hash(content).toString(36)}"`, "cache-control": "private, no-cache" };
  if (request.headers.get("if-none-match") === headers.etag) return new Response(null, { status: 304, headers });
  return new Response((await draw()).slice().buffer, { headers: { ...headers, "content-type": "image/png" } });
}

/** The same for one that is not asked for again. */
export const pngAnswer = (png: Uint8Array): Response =>
  new Response(png.slice().buffer, { headers: { "cache-control": "no-store", "content-type": "image/png" } });

/** A page for a frame of ours. It may load nothing and run nothing, wherever it is opened. */
export const frame = (html: string): Response =>
  new Response(html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox",
    },
  });

/** So many lines of a file are written before others are answered: a log of a million records takes seconds. */
const LINES_AT_ONCE = 500;

/** Lines as a file, sent as they are made: a log of months does not stand in memory as a whole. */
export function textAttachment(lines: Iterable<string>, fileName: string, type: string): Response {
  const encoder = new TextEncoder();
  const source = lines[Symbol.iterator]();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const written: string[] = [];
      for (let line = source.next(); !line.done; line = source.next()) {
        written.push(line.value);
        if (written.length === LINES_AT_ONCE) break;
      }
      if (written.length > 0) controller.enqueue(encoder.encode(written.join("")));
      if (written.length < LINES_AT_ONCE) controller.close();
      await new Promise((resolve) => setImmediate(resolve));
    },
  });
  return new Response(body, { headers: { "content-type": type, "content-disposition": contentDisposition(fileName) } });
}

/** RFC 6266: a name in plain ASCII for old programs, and the true one in RFC 8187's encoding. */
export function contentDisposition(fileName: string): string {
  const name = fileName.toWellFormed();
  const plain = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\x20-\x7e]|["\\%/;]/g, "_");
  const encoded = encodeURIComponent(name).replace(/['()*!]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
