import { AppError } from "../engine/contract/errors.ts";
import { COVER_FIELDS, type Cover, MAX_FIELD_CHARS } from "../engine/contract/resume-fields.ts";
import { about } from "./batch/error-subject.ts";
import { readInput } from "./files/inputs.ts";

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

function checkCover(value: unknown): Cover {
  const known: readonly string[] = COVER_FIELDS.map(({ key }) => key);
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new AppError("invalid", `The agency's words are a JSON object with the fields ${known.join(", ")}.`);
  }
  for (const [key, text] of Object.entries(value)) {
    if (!known.includes(key)) throw new AppError("invalid", `There is no field "${key}". Fields that exist: ${known.join(", ")}.`);
    if (typeof text !== "string") throw new AppError("invalid", `The field "${key}" must be a text.`);
    if (text.length > MAX_FIELD_CHARS) {
      throw new AppError("invalid", `The field "${key}" has more than ${MAX_FIELD_CHARS.toLocaleString("en")} characters.`);
    }
  }
  return value;
}
