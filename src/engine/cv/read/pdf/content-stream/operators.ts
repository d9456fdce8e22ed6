import type { PDFPageProxy } from "../open/pdfjs.ts";
import { MAX_OPERATORS } from "./thresholds.ts";

/** Operators of a content stream as pdf.js gives them: the number of each in `OPS`, and its arguments. */
export type Operators = { fnArray: number[]; argsArray: unknown[] };

type Chunk = Operators & { length: number; lastChunk: boolean };
type Stream = { streamReader?: { cancel: (reason: Error) => Promise<void> } | null };
type PageInternals = { _renderPageChunk: (chunk: Chunk, stream: Stream) => void };

/**
 * The operators of a page, up to a limit; `truncated` says that it has more. pdf.js sends them in chunks, but collects all before it answers: a page of
 * 200 MB of operators would take minutes and gigabytes. Marking the chunk at the limit as the last one ends that early. The chunks are kept as
 * they come, because pdf.js joins them one operator at a time.
 */
export async function boundedOperators(page: PDFPageProxy): Promise<{ chunks: Operators[]; truncated: boolean }> {
  const internals = page as unknown as PageInternals;
  const renderChunk = internals._renderPageChunk;
  const chunks: Operators[] = [];
  let count = 0;
  let truncated = false;
  internals._renderPageChunk = (chunk, stream) => {
    count += chunk.length;
    if (count > MAX_OPERATORS && !chunk.lastChunk) {
      truncated = true;
      chunk.lastChunk = true;
      stream.streamReader?.cancel(new Error("too many operators")).catch(() => {});
    }
    chunks.push(chunk);
    renderChunk.call(page, { ...chunk, length: 0 }, stream);
  };
  await page.getOperatorList();
  return { chunks, truncated };
}
