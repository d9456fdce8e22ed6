import { pipeline } from "node:stream/promises";
import Busboy, { type BusboyFileStream } from "@fastify/busboy";
import { AppError, isSystemError } from "../../engine/contract/errors.ts";
import type { Spool, SpooledFile } from "../../engine/store/disk/spool.ts";

/** Limits of a form. `tooManyFiles`: the message for one with more files. */
export type FormLimit = { files: number; fileBytes: number; fieldBytes: number; formBytes: number; tooManyFiles: string };

export type FormFile = { field: string; fileName: string; spooled: SpooledFile };
/** The fields and files of a form, in the order sent; the files are on disk. */
export type Form = { fields: { name: string; value: string }[]; files: FormFile[] };

/** No call has more than a few fields; these limits bound the memory of a malicious form. */
const MAX_FIELDS = 32;
const MAX_HEADERS_EACH = 16;
const MAX_HEADER_BYTES = 8 * 1024;
const MAX_NAME_LENGTH = 100;

/**
 * Reads a multipart form as a stream (RFC 7578): files are written to disk as they arrive, and the first limit that is passed ends the reading.
 * Throws AppError "invalid" and "too_large"; its files are removed then.
 */
export async function readForm(chunks: AsyncIterable<Uint8Array>, contentType: string, limit: FormLimit, spool: Spool): Promise<Form> {
  const parser = openParser(contentType, limit);
  const refused = new AbortController();
  const refuse = (reason: unknown) => refused.abort(reason);
  const fields: Form["fields"] = [];
  const streams: BusboyFileStream[] = [];
  const arriving: Promise<FormFile>[] = [];

  parser.on("field", (name, value, _nameTruncated, valueTruncated) => {
    if (name === undefined || name.length > MAX_NAME_LENGTH) refuse(unreadable());
    else if (valueTruncated) refuse(new AppError("too_large", `The text in "${name}" is too long.`));
    else fields.push({ name, value });
  });
  parser.on("file", (field, stream, fileName) => {
    streams.push(stream);
    // The parser says it too, and ends the reading below; an error that nobody listens to would end the service.
    stream.on("error", () => {});
    stream.on("limit", () => refuse(fileTooLarge(limit.fileBytes)));
    const file = spool.receive(stream).then((spooled) => ({ field, fileName: fileName ?? "", spooled }));
    arriving.push(file);
    file.catch(refuse);
  });
  parser.on("filesLimit", () => refuse(new AppError("invalid", limit.tooManyFiles)));
  for (const event of ["fieldsLimit", "partsLimit"] as const) parser.on(event, () => refuse(unreadable()));

  try {
    await pipeline(chunks, parser, { signal: refused.signal });
    return { fields, files: await Promise.all(arriving) };
  } catch (error) {
    for (const stream of streams) stream.destroy();
    await discard(arriving, spool);
    throw reasonOf(refused.signal, error);
  }
}

function openParser(contentType: string, { files, fileBytes, fieldBytes }: FormLimit) {
  try {
    return new Busboy({
      headers: { "content-type": contentType },
      limits: {
        files,
        fileSize: fileBytes,
        fields: MAX_FIELDS,
        fieldSize: fieldBytes,
        parts: files + MAX_FIELDS,
        headerPairs: MAX_HEADERS_EACH,
        headerSize: MAX_HEADER_BYTES,
      },
    });
  } catch {
    // No boundary, or an impossible one.
    throw unreadable();
  }
}

async function discard(arriving: Promise<FormFile>[], spool: Spool): Promise<void> {
  const ended = await Promise.allSettled(arriving);
  await spool.discard(ended.flatMap((file) => (file.status === "fulfilled" ? [file.value.spooled] : [])));
}

/** A refusal of ours, or a disk that fails; whatever else the parser or the connection says is a form that cannot be read. */
function reasonOf({ reason }: AbortSignal, error: unknown): unknown {
  // The sender's error first: the files under way fail because of it.
  if (error instanceof AppError) return error;
  return reason instanceof AppError || isSystemError(reason) ? reason : unreadable();
}

const unreadable = () => new AppError("invalid", "The upload could not be read. Please try again.");
export const fileTooLarge = (maxBytes: number) => new AppError("too_large", `This file is larger than ${maxBytes / 1024 / 1024} MB.`);
