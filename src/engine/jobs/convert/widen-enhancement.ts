import type { ConvertRequest } from "../../cv/conversion.ts";
import type { Requirements } from "../../cv/match/1-requirements/requirements.ts";
import type { Convert } from "./convert-tools.ts";

export type Widen = (requirements: Requirements) => Promise<Requirements>;
export type Enhancement = NonNullable<ConvertRequest["enhance"]>;

/**
 * An enhanced run with what it asks for, which is read in the converter and widened by the kept taxonomies here: a converter reads no files of the data
 * folder. Throws as `convert` does.
 */
export async function widenEnhancement(
  enhance: Enhancement,
  convert: Convert,
  widen: Widen,
  signal: AbortSignal,
  owner?: string,
): Promise<Enhancement> {
  const request = { kind: "requirements", fileName: "", ocr: "auto", outputs: [], enhance } satisfies ConvertRequest;
  const { requirements } = await convert(new Uint8Array(), request, signal, owner);
  if (!requirements) throw new Error("the converter sent no requirements");
  return { ...enhance, asked: await widen(requirements) };
}

/** A converter whose enhanced runs know the names of the kept taxonomies. Where none is kept it converts at once. */
export function wideningEnhancement(convert: Convert, widen: Widen, hasTaxonomies: () => boolean): Convert {
  return async (bytes, request, signal, owner) => {
    const { enhance } = request;
    if (!enhance || enhance.asked || request.kind === "requirements" || !hasTaxonomies()) return convert(bytes, request, signal, owner);
    return convert(bytes, { ...request, enhance: await widenEnhancement(enhance, convert, widen, signal, owner) }, signal, owner);
  };
}
