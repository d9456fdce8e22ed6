import { expect, test } from "bun:test";
import type { PDFPageProxy } from "../open/pdfjs.ts";
import { boundedOperators } from "./operators.ts";
import { MAX_OPERATORS } from "./thresholds.ts";

type Chunk = { length: number; lastChunk: boolean };

/** A page whose operators come in chunks of these lengths, until somebody stops them, as pdf.js sends them. */
function pageOf(lengths: number[]) {
  let isStopped = false;
  const joined: number[] = [];
  const page = {
    _renderPageChunk: ({ length }: Chunk, _stream: unknown) => void joined.push(length),
    async getOperatorList() {
      const cancel = async () => {
        isStopped = true;
      };
      for (const [at, length] of lengths.entries()) {
        if (isStopped) return;
        page._renderPageChunk({ length, lastChunk: at === lengths.length - 1 }, { streamReader: { cancel } });
      }
    },
  };
  return { page: page as unknown as PDFPageProxy, joined, isStopped: () => isStopped };
}

async function operatorsOf(page: PDFPageProxy) {
  const { chunks, truncated } = await boundedOperators(page);
  return { chunks: chunks as unknown as Chunk[], truncated };
}

test("the operators of a page come in their chunks, and pdf.js joins none of them", async () => {
  const { page, joined, isStopped } = pageOf([3, 4, 5]);
  const { chunks, truncated } = await operatorsOf(page);
  expect(chunks.map(({ length }) => length)).toEqual([3, 4, 5]);
  expect([truncated, isStopped(), joined]).toEqual([false, false, [0, 0, 0]]);
});

test("a page with too many operators is read until then, and says that it has more", async () => {
  const { page, isStopped } = pageOf([MAX_OPERATORS, 1, 1, 1]);
  const { chunks, truncated } = await operatorsOf(page);
  expect(chunks).toHaveLength(2);
  expect([truncated, isStopped(), chunks.at(-1)?.lastChunk]).toEqual([true, true, true]);
});

test("a page that ends with its last operators beyond the limit is whole", async () => {
  const { page, isStopped } = pageOf([MAX_OPERATORS, 1]);
  const { chunks, truncated } = await operatorsOf(page);
  expect([chunks.length, truncated, isStopped()]).toEqual([2, false, false]);
});
