import { strToU8, Zip, ZipPassThrough } from "fflate";
import type { Downloads } from "../../engine/jobs/results/download.ts";
import { contentDisposition } from "./attachment.ts";

/** Documents as one ZIP file, streamed. One that is removed meanwhile is left out; those that are held are named in a text file in the ZIP. */
export function zipAttachment(downloads: Downloads, fileName: string): Response {
  const chunks = zipChunks(downloads);
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => void chunks.return(undefined),
  });
  return new Response(body, { headers: { "content-type": "application/zip", "content-disposition": contentDisposition(fileName) } });
}

/** Stored as they are: Word, PowerPoint and PDF files are packed already. */
async function* zipChunks({ ready: downloads, held }: Downloads): AsyncGenerator<Uint8Array, undefined> {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  const take = () => {
    const taken = ready;
    ready = [];
    return taken;
  };

  if (held.length > 0) {
    const note = new ZipPassThrough(HELD_FILE);
    zip.add(note);
    note.push(strToU8(heldNote(held)), true);
    yield* take();
  }
  for (const { path, fileName } of downloads) {
    const file = Bun.file(path);
    if (!(await file.exists())) continue;
    const entry = new ZipPassThrough(fileName);
    zip.add(entry);
    for await (const chunk of file.stream()) {
      entry.push(chunk);
      yield* take();
    }
    entry.push(new Uint8Array(), true);
    yield* take();
  }
  zip.end();
  yield* take();
  return undefined;
}

const HELD_FILE = "Not included.txt";
const heldNote = (names: string[]) =>
  `These blind CVs may still show who the candidate is. They are not in this ZIP file before they were released in the processing queue:\n\n${names.join("\n")}\n`;
