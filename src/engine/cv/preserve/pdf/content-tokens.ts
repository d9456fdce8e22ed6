import { LOOK_AHEAD_BYTES, MAX_NESTING, MAX_WORD_BYTES } from "../thresholds.ts";

/**
 * Operators of a content stream with the places of their operands (ISO 32000-2, 7.8.2), for changes that leave every other byte as it is. `from` and `to`
 * are offsets in the stream, [from, to).
 */
export type Operator = { name: string; operands: Operand[]; from: number; to: number };
export type Operand = { from: number; to: number } & (
  | { kind: "string"; bytes: Uint8Array }
  | { kind: "number"; value: number }
  | { kind: "name"; name: string }
  | { kind: "array"; items: Operand[] }
  | { kind: "dictionary"; items: Operand[] }
  | { kind: "other" }
);

const [LF, CR, SPACE, TAB, FF, NUL] = [10, 13, 32, 9, 12, 0];
const WHITE = new Set([LF, CR, SPACE, TAB, FF, NUL]);
const DELIMITERS = new Set([..."()<>[]{}/%"].map((sign) => sign.charCodeAt(0)));
const isRegular = (byte: number | undefined) => byte !== undefined && !WHITE.has(byte) && !DELIMITERS.has(byte);

/** Throws for a stream that is nested too deeply; anything else that is no PDF is skipped, as readers do. */
export function readOperators(stream: Uint8Array): Operator[] {
  const reader = new Reader(stream);
  const operators: Operator[] = [];
  let operands: Operand[] = [];
  for (;;) {
    const next = reader.next();
    if (next === undefined) return operators;
    if (!("keyword" in next)) {
      operands.push(next);
      continue;
    }
    const from = operands[0]?.from ?? next.from;
    if (next.keyword === "BI") reader.skipInlineImage();
    operators.push({ name: next.keyword, operands, from, to: reader.at });
    operands = [];
  }
}

type Keyword = { keyword: string; from: number };
class Reader {
  at = 0;
  constructor(private bytes: Uint8Array) {}

  next(depth = 0): Operand | Keyword | undefined {
    if (depth > MAX_NESTING) throw new Error("nested too deeply");
    this.skipWhite();
    const from = this.at;
    const sign = this.char(from);
    if (sign === "") return undefined;
    if (sign === "(") return { kind: "string", bytes: this.literalString(), from, to: this.at };
    if (sign === "/") return { kind: "name", name: this.name(), from, to: this.at };
    if (sign === "[") return { kind: "array", ...this.list("]", depth), from, to: this.at };
    if (sign === "<" && this.char(from + 1) === "<") return { kind: "dictionary", ...this.list(">>", depth), from, to: this.at };
    if (sign === "<") return { kind: "string", bytes: this.hexString(), from, to: this.at };
    if (!isRegular(this.bytes[from])) {
      this.at++;
      return { kind: "other", from, to: this.at };
    }
    const word = this.word();
    if (/^[+-]*(?:\d+\.?\d*|\.\d+)(?:-\d*)?$/.test(word))
      return { kind: "number", value: Number.parseFloat(word.replace(/^[+-]*(?=-)|^\++/, "")), from, to: this.at };
    if (word === "true" || word === "false" || word === "null") return { kind: "other", from, to: this.at };
    return { keyword: word, from };
  }

  /** To behind `EI`, which stands alone and is not followed by more picture: whoever reads on finds text there. */
  skipInlineImage() {
    while (
      this.at < this.bytes.length &&
      !(this.char(this.at) === "I" && this.char(this.at + 1) === "D" && !isRegular(this.bytes[this.at - 1]))
    )
      this.at++;
    this.at += 2;
    for (; this.at < this.bytes.length; this.at++) {
      const isEnd = this.char(this.at) === "E" && this.char(this.at + 1) === "I" && WHITE.has(this.bytes[this.at - 1] as number);
      if (isEnd && !isRegular(this.bytes[this.at + 2]) && this.isText(this.at + 2)) break;
    }
    this.at = Math.min(this.bytes.length, this.at + 2);
  }

  private isText(from: number): boolean {
    return this.bytes
      .subarray(from, from + LOOK_AHEAD_BYTES)
      .every((byte) => (WHITE.has(byte) ? byte !== NUL : byte >= SPACE && byte < 127));
  }

  private char(at: number): string {
    const byte = this.bytes[at];
    return byte === undefined ? "" : String.fromCharCode(byte);
  }

  private skipWhite() {
    for (; this.at < this.bytes.length; this.at++) {
      const byte = this.bytes[this.at] as number;
      if (this.char(this.at) === "%")
        while (this.at < this.bytes.length && this.bytes[this.at] !== LF && this.bytes[this.at] !== CR) this.at++;
      else if (!WHITE.has(byte)) return;
    }
  }

  private word(): string {
    const from = this.at;
    while (isRegular(this.bytes[this.at])) this.at++;
    return String.fromCharCode(...this.bytes.subarray(from, Math.min(this.at, from + MAX_WORD_BYTES)));
  }

  private name(): string {
    this.at++;
    return this.word().replace(/#([\da-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
  }

  private list(end: "]" | ">>", depth: number): { items: Operand[] } {
    this.at += end.length;
    const items: Operand[] = [];
    for (;;) {
      this.skipWhite();
      if (this.at >= this.bytes.length) return { items };
      if (this.char(this.at) === end[0] && (end === "]" || this.char(this.at + 1) === ">")) {
        this.at += end.length;
        return { items };
      }
      const item = this.next(depth + 1);
      if (item && !("keyword" in item)) items.push(item);
    }
  }

  private literalString(): Uint8Array {
    const out: number[] = [];
    let open = 0;
    for (; this.at < this.bytes.length; this.at++) {
      const byte = this.bytes[this.at] as number;
      const sign = String.fromCharCode(byte);
      if (sign === "\\") {
        const code = this.escaped();
        if (code !== undefined) out.push(code);
        continue;
      }
      if (sign === "(" && open++ === 0) continue;
      if (sign === ")" && --open === 0) break;
      if (byte === CR) {
        out.push(LF);
        if (this.bytes[this.at + 1] === LF) this.at++;
      } else out.push(byte);
    }
    this.at++;
    return Uint8Array.from(out);
  }

  /** The byte of an escape sequence, undefined for an escaped line end; `at` is on its last byte then. */
  private escaped(): number | undefined {
    const sign = this.char(++this.at);
    const known = ESCAPES[sign];
    if (known !== undefined) return known;
    if (sign === "\r") {
      if (this.bytes[this.at + 1] === LF) this.at++;
      return undefined;
    }
    if (sign === "\n" || sign === "") return undefined;
    const [octal] = /^[0-7]{1,3}/.exec(sign + this.char(this.at + 1) + this.char(this.at + 2)) ?? [];
    if (octal === undefined) return sign.charCodeAt(0);
    this.at += octal.length - 1;
    return Number.parseInt(octal, 8) & 255;
  }

  private hexString(): Uint8Array {
    let digits = "";
    for (this.at++; this.at < this.bytes.length && this.char(this.at) !== ">"; this.at++)
      if (/[\da-f]/i.test(this.char(this.at))) digits += this.char(this.at);
    this.at++;
    return Uint8Array.from((digits.length % 2 ? `${digits}0` : digits).match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  }
}

const ESCAPES: Record<string, number> = { n: LF, r: CR, t: TAB, b: 8, f: FF };
