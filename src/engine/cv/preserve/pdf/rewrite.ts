import type { Operand, Operator } from "./content-tokens.ts";
import { type ContentStream, stringsOf } from "./page-operators.ts";

/** A glyph of a text-showing operator: whether it goes, and what `TJ` needs in its place. */
export type GlyphOfText = { removed: boolean; adjust: number };
/** What becomes of the operators of a stream: new text for some, nothing for others. */
export type Changes = Map<Operator, string>;

/** The stream with its changed operators; every other byte is as it was. */
export function withChanges({ bytes, operators }: Pick<ContentStream, "bytes" | "operators">, changes: Changes): Uint8Array {
  const parts: Uint8Array[] = [];
  let at = 0;
  for (const operator of operators) {
    const changed = changes.get(operator);
    if (changed === undefined) continue;
    parts.push(bytes.subarray(at, operator.from), Buffer.from(changed, "latin1"));
    at = operator.to;
  }
  parts.push(bytes.subarray(at));
  return Buffer.concat(parts);
}

/**
 * A text-showing operator without some of its glyphs, as a `TJ` with numbers in their place. Undefined where its character codes cannot be told from
 * each other, because they are of different lengths.
 */
export function withoutGlyphs({ name, operands }: Operator, glyphs: readonly GlyphOfText[]): string | undefined {
  const shown = operands.at(-1);
  const total = stringsOf(shown).reduce((sum, { bytes }) => sum + bytes.length, 0);
  const codeLength = total / glyphs.length;
  if (shown === undefined || !Number.isInteger(codeLength)) return undefined;
  const items: Operand[] = shown.kind === "array" ? shown.items : [shown];
  const array = new TextArray();
  let next = 0;
  for (const item of items) {
    if (item.kind === "number") array.adjust(item.value);
    if (item.kind !== "string") continue;
    for (let at = 0; at < item.bytes.length; at += codeLength) {
      const glyph = glyphs[next++];
      if (!glyph) return undefined;
      if (glyph.removed) array.adjust(glyph.adjust);
      else array.show(item.bytes.subarray(at, at + codeLength));
    }
  }
  return `${spacingOf(name, operands)}${array} TJ`;
}

/** A text-showing operator that shows nothing any more; the next line is where it was. */
export const emptied = ({ name, operands }: Operator): string => spacingOf(name, operands);

/** `'` and `"` begin a new line, and `"` sets the spacing of words and characters (ISO 32000-2, table 107). */
function spacingOf(name: string, operands: Operand[]): string {
  if (name === "'") return "T* ";
  if (name !== '"') return "";
  const [word, character] = operands.map((operand) => (operand.kind === "number" ? operand.value : 0));
  return `${word} Tw ${character} Tc T* `;
}

/** The array of a `TJ`: strings, and one number between two of them. */
class TextArray {
  private parts: string[] = [];
  private codes = "";
  private distance = 0;

  show(code: Uint8Array) {
    this.endNumber();
    this.codes += Buffer.from(code).toString("hex");
  }

  adjust(distance: number) {
    this.endString();
    this.distance += distance;
  }

  toString(): string {
    this.endString();
    this.endNumber();
    return `[${this.parts.join(" ")}]`;
  }

  private endString() {
    if (this.codes) this.parts.push(`<${this.codes}>`);
    this.codes = "";
  }

  private endNumber() {
    if (this.distance !== 0) this.parts.push(numberText(this.distance));
    this.distance = 0;
  }
}

/** PDF has no exponents. */
const numberText = (value: number) => String(Number(value.toFixed(4)));
