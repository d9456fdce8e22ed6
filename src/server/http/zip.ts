import type { Downloads } from "../../engine/jobs/results/download.ts";
import { contentDisposition } from "./attachment.ts";

/** What a ZIP file holds: texts that are made for it, and files of the disk. */
type Content = { texts: { fileName: string; text: string }[]; files: { path: string; fileName: string }[] };

/** Documents as one ZIP file. Those that are held are named in a text file in it. */
export const zipAttachment = ({ ready, held }: Downloads, fileName: string): Response =>
  zipOf({ files: ready, texts: held.length > 0 ? [{ fileName: HELD_FILE, text: heldNote(held) }] : [] }, fileName);

/** A ZIP file, streamed. A file that is removed meanwhile is left out. */
export function zipOf(content: Content, fileName: string): Response {
  const chunks = zipChunks(content);
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
async function* zipChunks({ texts, files }: Content): AsyncGenerator<Uint8Array, undefined> {
  const { strToU8, Zip, ZipPassThrough } = await import("fflate");
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

  for (const { fileName, text } of texts) {
    const entry = new ZipPassThrough(fileName);
    zip.add(entry);
    entry.push(strToU8(text), true);
    yield* take();
  }
  for (const { path, fileName } of files) {
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
