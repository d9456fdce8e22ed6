import type { AskedFor } from "../../contract/api.ts";
import { AppError } from "../../contract/errors.ts";
import { MAX_JD_CHARS } from "../../contract/limits.ts";
import { type MatcherSetting, refuseMatcherOff } from "../../house/matcher-switch.ts";
import type { Store } from "../../store/open-store.ts";
import type { Convert } from "../convert/convert-tools.ts";
import { readRequirements } from "../convert/match-cvs.ts";

type Tools = { store: Store; config: MatcherSetting; convertNow: Convert };

/**
 * What a pasted job description asks for, to be looked at before CVs are compared with it; an analysis of the same text reads the same, in the same order. Throws AppError
 * "forbidden" where the matcher is switched off, "invalid", "too_large", "unavailable".
 */
export async function readAsked({ store, config, convertNow }: Tools, jdText: string, signal: AbortSignal): Promise<AskedFor> {
  refuseMatcherOff({ db: store.db, config });
  refuseJdText(jdText);
  const { title, requirements } = await readRequirements({ text: jdText.trim() }, convertNow, signal);
  return { title, requirements: requirements.map(({ text, kind }) => ({ text, kind })) };
}

/** Throws AppError "invalid" for a text without a word, "too_large". */
export function refuseJdText(jdText: string): void {
  if (!jdText.trim()) throw new AppError("invalid", "Please upload a JD file or paste JD text.");
  if (jdText.length > MAX_JD_CHARS)
    throw new AppError("too_large", `Please keep the job description under ${MAX_JD_CHARS.toLocaleString("en")} characters.`);
}
