import { AppError } from "../../contract/errors.ts";
import { COVER_FIELDS, type Cover, MAX_FIELD_CHARS } from "../../contract/resume-fields.ts";

const COVER_KEYS = new Set<string>(COVER_FIELDS.map(({ key }) => key));

/** The agency's own words of a JSON value, trimmed and without empty ones. Throws AppError "invalid" for a field that there is not. */
export function checkCover(fields: unknown): Cover {
  if (typeof fields !== "object" || fields === null || Array.isArray(fields))
    throw new AppError("invalid", "The fields must be an object.");
  return Object.fromEntries(
    Object.entries(fields).flatMap(([key, value]): [string, string][] => {
      if (!COVER_KEYS.has(key)) throw new AppError("invalid", `There is no field “${key.slice(0, 40)}”.`);
      if (typeof value !== "string" || value.length > MAX_FIELD_CHARS)
        throw new AppError("invalid", `The field “${key}” must be a text of at most ${MAX_FIELD_CHARS.toLocaleString("en")} characters.`);
      const text = value.toWellFormed().trim();
      return text === "" ? [] : [[key, text]];
    }),
  );
}
