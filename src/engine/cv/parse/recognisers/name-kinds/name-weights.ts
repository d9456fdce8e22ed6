import { BUCKETS } from "./features.ts";
import { NAME_KINDS } from "./kinds.ts";

/** For each bucket the weight of each kind, in whole numbers of `scale`. */
export type NameWeights = { scale: number; steps: Int8Array };

const SIZE = BUCKETS * NAME_KINDS.length;
const SCALE_BYTES = 4;
/** Lines of a length that an editor shows, the last one may be shorter. */
const LINES = /.{1,160}/g;

/** The weights of the file. Throws for one that is cut off, or older than the buckets and the kinds. */
export function readNameWeights(base64: string): NameWeights {
  const bytes = Buffer.from(base64, "base64");
  if (bytes.length !== SCALE_BYTES + SIZE) throw new Error("The learnt weights of names are incomplete: run bun run learn-names --write.");
  return {
    scale: new DataView(bytes.buffer, bytes.byteOffset).getFloat32(0, true),
    steps: new Int8Array(bytes.buffer, bytes.byteOffset + SCALE_BYTES, SIZE),
  };
}

/** The file: the scale, then a byte for each weight, as base64 in lines. */
export function writeNameWeights({ scale, steps }: NameWeights): string {
  const bytes = new Uint8Array(SCALE_BYTES + steps.length);
  new DataView(bytes.buffer).setFloat32(0, scale, true);
  bytes.set(new Uint8Array(steps.buffer, steps.byteOffset, steps.length), SCALE_BYTES);
  return bytes.toBase64().replace(LINES, "$&\n");
}
