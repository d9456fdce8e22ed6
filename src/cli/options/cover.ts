import { AppError } from "../../engine/contract/errors.ts";
import type { Cover } from "../../engine/contract/resume-fields.ts";
import { checkCover } from "../../engine/cv/review/check-cover.ts";
import { about } from "../batch/error-subject.ts";
import { readInput } from "../files/inputs.ts";

/** The agency's own words of a JSON file. Throws AppError `invalid`, with the name of the file and the wrong field. */
export async function readCover(file: string): Promise<Cover> {
  return about(file, async () => {
    const bytes = await readInput(file).catch((error: AppError) => {
      throw new AppError("invalid", error.message);
    });
    return checkCover(parsed(bytes));
  });
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new AppError("invalid", "This is no JSON.");
  }
}
