import { closeSync, openSync, readFileSync, readSync } from "node:fs";

const PIECE_BYTES = 16 * 1024 * 1024;

/** How often the word stands in the memory that a process of Linux can write to, in UTF-8 and in UTF-16, in any place. */
export function countInMemory(pid: number, word: string): number {
  const patterns = [Buffer.from(word, "utf8"), Buffer.from(word, "utf16le")];
  const memory = openSync(`/proc/${pid}/mem`, "r");
  try {
    return writableRanges(pid).reduce((sum, range) => sum + countInRange(memory, range, patterns), 0);
  } finally {
    closeSync(memory);
  }
}

type Range = { start: number; end: number };

function writableRanges(pid: number): Range[] {
  return readFileSync(`/proc/${pid}/maps`, "utf8")
    .split("\n")
    .flatMap((line) => {
      const [, start, end] = /^([0-9a-f]+)-([0-9a-f]+) .w/.exec(line) ?? [];
      return start && end ? [{ start: Number.parseInt(start, 16), end: Number.parseInt(end, 16) }] : [];
    });
}

function countInRange(memory: number, { start, end }: Range, patterns: Buffer[]): number {
  let count = 0;
  const overlap = Math.max(...patterns.map(({ length }) => length)) - 1;
  const piece = Buffer.alloc(PIECE_BYTES + overlap);
  for (let at = start; at < end; at += PIECE_BYTES) {
    const read = readPiece(memory, piece.subarray(0, Math.min(piece.length, end - at)), at);
    for (const pattern of patterns)
      for (let found = piece.subarray(0, read).indexOf(pattern); found >= 0 && found < PIECE_BYTES; )
        [count, found] = [count + 1, piece.subarray(0, read).indexOf(pattern, found + 1)];
  }
  return count;
}

/** Reserved addresses that nothing lies at cannot be read. */
function readPiece(memory: number, into: Buffer, at: number): number {
  try {
    return readSync(memory, into, 0, into.length, at);
  } catch {
    return 0;
  }
}
