import { AppError } from "../../engine/contract/errors.ts";

/**
 * The version that a change was made for, from `If-Match` (RFC 9110, 13.1.1): `"7"`, or `*` for any. Throws AppError "version_missing" without it, and
 * "invalid" for what is neither.
 */
export function readVersion(request: Request): number | "any" {
  const header = request.headers.get("if-match");
  if (header === null) throw new AppError("version_missing", "Please say with If-Match which version of the CV this change was made for.");
  if (header.trim() === "*") return "any";
  const version = /^\s*"(\d{1,9})"\s*$/.exec(header)?.[1];
  if (version === undefined) throw new AppError("invalid", 'The version in If-Match must be written like "7".');
  return Number(version);
}
