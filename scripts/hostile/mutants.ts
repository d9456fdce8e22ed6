import { deflateSync, inflateSync } from "node:zlib";
import { unzipSync, zipSync } from "fflate";
import type { HostileFile } from "./run-files.ts";

type Dice = {
  /** A whole number below `below`. */
  roll: (below: number) => number;
  pick: <T>(list: readonly T[]) => T;
};
type Mutate = (bytes: Uint8Array, dice: Dice, others: HostileFile[]) => Uint8Array;

/** Reading a page from its picture takes seconds: one file in so many gets that far. */
const OCR_EVERY = 20;

/** Damaged copies of good files, the same ones for the same seed. Each takes up to three kinds of damage. */
export function* mutants(files: HostileFile[], count: number, seed: number): Generator<HostileFile> {
  for (let index = 0; index < count; index++) yield mutant(files, seed, index);
}

function mutant(files: HostileFile[], seed: number, index: number): HostileFile {
  const dice = openDice(seed * 1_000_003 + index);
  const file = dice.pick(files);
  const names: string[] = [];
  let bytes = file.bytes;
  for (let times = dice.pick([1, 1, 2, 3]); times > 0; times--) {
    const [name, mutate] = dice.pick(mutationsFor(bytes));
    names.push(name);
    bytes = mutate(bytes, dice, files);
  }
  return { name: `${index} ${names.join("+")} ${file.name}`, bytes, ocr: index % OCR_EVERY === 0 ? "auto" : "never" };
}

function mutationsFor(bytes: Uint8Array): [string, Mutate][] {
  const inside = bytes[0] === 0x50 && bytes[1] === 0x4b ? ZIP_MUTATIONS : PDF_MUTATIONS;
  return [...Object.entries(MUTATIONS), ...Object.entries(inside), ...Object.entries(inside)];
}

const MUTATIONS: Record<string, Mutate> = {
  flip: (bytes, { roll }) => {
    const copy = bytes.slice();
    for (let left = 1 + roll(16); left > 0; left--) copy[roll(copy.length)] = roll(256);
    return copy;
  },
  truncate: (bytes, { roll }) => bytes.slice(0, roll(bytes.length)),
  behead: (bytes, { roll }) => bytes.slice(roll(Math.min(bytes.length, 2_000))),
  cut: (bytes, { roll }) => {
    const from = roll(bytes.length);
    return concat([bytes.subarray(0, from), bytes.subarray(from + 1 + roll(4_000))]);
  },
  repeat: (bytes, { roll }) => {
    const from = roll(bytes.length);
    return concat([bytes.subarray(0, from + 1 + roll(4_000)), bytes.subarray(from)]);
  },
  zeros: (bytes, { roll }) => {
    const from = roll(bytes.length);
    return bytes.slice().fill(0, from, from + 1 + roll(2_000));
  },
  splice: (bytes, { roll, pick }, others) => {
    const other = pick(others).bytes;
    const from = roll(other.length);
    const at = roll(bytes.length);
    return concat([bytes.subarray(0, at), other.subarray(from, from + 1 + roll(20_000)), bytes.subarray(at)]);
  },
};

const HUGE = ["0", "-1", "1e9", "99999999999", "2147483647", "-2147483648", "0.0000001", "NaN"];

const PDF_MUTATIONS: Record<string, Mutate> = {
  pdfNumber: onText((text, { pick }) => replaceOne(text, /(?<=[\s[])-?\d+(?:\.\d+)?(?=[\s\]/>])/g, pick, () => pick(HUGE))),
  pdfReference: onText((text, { pick }) => {
    const references = text.match(/\b\d+ 0 R\b/g) ?? ["1 0 R"];
    return replaceOne(text, /\b\d+ 0 R\b/g, pick, () => pick(references));
  }),
  pdfName: onText((text, { pick }) => {
    const names = text.match(/\/[A-Z]\w{2,20}/g) ?? ["/Page"];
    return replaceOne(text, /\/[A-Z]\w{2,20}/g, pick, () => pick([...new Set(names)]));
  }),
  pdfObjectGone: onText((text, { pick }) => replaceOne(text, /\b\d+ 0 obj\b/g, pick, (found) => found.replace("obj", "xbj"))),
  pdfTable: onText((text, { pick }) =>
    replaceOne(text, /startxref\s+\d+|\bxref\b|\btrailer\b/g, pick, () => pick(["", "startxref 0", "xref"])),
  ),
  pdfStream: (bytes, dice) => {
    const text = latin1(bytes);
    const starts = [...text.matchAll(/(?<!end)stream\r?\n/g)].map((match) => match.index + match[0].length);
    if (starts.length === 0) return bytes;
    const start = dice.pick(starts);
    const end = text.indexOf("endstream", start);
    const unpacked = tryInflate(bytes.subarray(start, end));
    if (!unpacked || unpacked.length === 0) return bytes;
    return concat([bytes.subarray(0, start), deflateSync(mutateText(unpacked, dice)), bytes.subarray(end)]);
  },
};

const ZIP_MUTATIONS: Record<string, Mutate> = {
  zipEntryGone: onEntries((entries, { pick }) => delete entries[pick(Object.keys(entries))]),
  zipEntrySwapped: onEntries((entries, { pick }) => {
    const [a, b] = [pick(Object.keys(entries)), pick(Object.keys(entries))];
    [entries[a], entries[b]] = [entries[b] as Uint8Array, entries[a] as Uint8Array];
  }),
  zipEntryEmpty: onEntries((entries, { pick }) => {
    entries[pick(Object.keys(entries))] = new Uint8Array(0);
  }),
  zipEntryName: onEntries((entries, { pick }) => {
    const name = pick(Object.keys(entries));
    entries[pick([`../${name}`, `/${name}`, name.toUpperCase(), `${name}\0`, "word/document.xml", "a".repeat(300)])] = entries[
      name
    ] as Uint8Array;
    delete entries[name];
  }),
  zipEntryBytes: onEntries((entries, dice, others) => {
    const name = dice.pick(Object.keys(entries));
    const [, mutate] = dice.pick(Object.entries(MUTATIONS));
    entries[name] = mutate(entries[name] as Uint8Array, dice, others);
  }),
  xmlText: onEntries((entries, dice) => {
    const name = dice.pick(Object.keys(entries).filter((entry) => /\.(xml|rels)$/.test(entry)));
    entries[name] = mutateText(entries[name] as Uint8Array, dice);
  }),
  zipDirectory: (bytes, { roll }) => {
    const copy = bytes.slice();
    const from = latin1(bytes).indexOf("PK\x01\x02");
    for (let left = 1 + roll(6); left > 0; left--) copy[from + roll(copy.length - from)] = roll(256);
    return copy;
  },
};

/** Damage to text that is unpacked: tags and operators that go, change places, repeat or take other numbers. */
function mutateText(bytes: Uint8Array, dice: Dice): Uint8Array {
  const text = latin1(bytes);
  const tokens = /<[^<>]{1,300}>|[^\s<>]+/g;
  const damaged = dice.pick([
    () => replaceOne(text, tokens, dice.pick, () => ""),
    () => replaceOne(text, tokens, dice.pick, (found) => found.repeat(2 + dice.roll(500))),
    () => replaceOne(text, tokens, dice.pick, () => dice.pick(text.match(tokens)?.slice(0, 5_000) ?? [""])),
    () => replaceOne(text, /-?\d+(?:\.\d+)?/g, dice.pick, () => dice.pick(HUGE)),
    () => latin1(MUTATIONS.flip?.(bytes, dice, []) ?? bytes),
  ])();
  return new Uint8Array(Buffer.from(damaged, "latin1"));
}

function replaceOne(text: string, pattern: RegExp, pick: Dice["pick"], change: (found: string) => string): string {
  const found = [...text.matchAll(pattern)];
  if (found.length === 0) return text;
  const match = pick(found);
  return text.slice(0, match.index) + change(match[0]) + text.slice(match.index + match[0].length);
}

function onText(change: (text: string, dice: Dice) => string): Mutate {
  return (bytes, dice) => new Uint8Array(Buffer.from(change(latin1(bytes), dice), "latin1"));
}

/** A ZIP file that an earlier damage has made unreadable stays as it is. */
function onEntries(change: (entries: Record<string, Uint8Array>, dice: Dice, others: HostileFile[]) => unknown): Mutate {
  return (bytes, dice, others) => {
    try {
      const entries = unzipSync(bytes);
      change(entries, dice, others);
      return zipSync(entries);
    } catch {
      return bytes;
    }
  };
}

function tryInflate(packed: Uint8Array): Uint8Array | undefined {
  try {
    return inflateSync(packed, { maxOutputLength: 16 * 2 ** 20 });
  } catch {
    return undefined;
  }
}

/** Mulberry32: small, good enough, and the same everywhere. */
function openDice(seed: number): Dice {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const roll = (below: number) => Math.floor(next() * below);
  return { roll, pick: (list) => list[roll(list.length)] as never };
}

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
const concat = (parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));
