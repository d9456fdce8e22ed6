/** Why a document was refused. A refusal is an expected answer about the file, not an error of the program. */
const REFUSAL_CODES = ["encrypted", "empty", "corrupt", "no_text", "not_a_cv", "unsupported_format", "too_large"] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

export type ErrorCode =
  | RefusalCode
  | "invalid"
  | "unauthorized"
  | "credits"
  | "forbidden"
  | "not_found"
  | "conflict"
  | "key_reused"
  /** A path or value that a Resume does not allow. */
  | "not_allowed"
  /** Somebody else changed it meanwhile; `details.version` is the present one. */
  | "version_changed"
  /** A change that does not say which version it was made for. */
  | "version_missing"
  | "gone"
  | "too_many"
  | "too_slow"
  | "unavailable";

/**
 * An expected failure. `message` is one sentence that a recruiter understands; `details` are fields for programs
 * (`requiredCredits`, `retryAfterSeconds`). The edges decide how to show it: status, exit code, toast.
 */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: Record<string, unknown> = {},
  ) {
    super(message);
    this.name = "AppError";
  }
}

/** The default messages of the refusals; readers may give a more exact one. */
export const REFUSALS: Record<RefusalCode, string> = {
  encrypted: "This file is protected by a password. Please remove the protection and try again.",
  empty: "This file is empty.",
  corrupt: "This file is damaged and cannot be opened.",
  no_text: "This file has no text that can be read.",
  not_a_cv: "This file does not look like a CV.",
  unsupported_format: "This file is not a PDF or Word (DOCX) document.",
  too_large: "This file is too large to be processed.",
};

export const refusal = (code: RefusalCode, message: string = REFUSALS[code]) => new AppError(code, message);
export const isRefusalCode = (code: string): code is RefusalCode => (REFUSAL_CODES as readonly string[]).includes(code);
export const isRefusal = (error: unknown): error is AppError => error instanceof AppError && isRefusalCode(error.code);

/**
 * The code of the system or the database ("ENOSPC", "SQLITE_BUSY"), else the error's name ("TypeError"). drizzle puts the database's error into `cause`.
 * Of an unexpected error, code and location alone are logged: its message may quote a CV.
 */
export function errorCode(error: unknown): string {
  const { cause } = (error ?? {}) as { cause?: unknown };
  const { code, name } = (cause instanceof Error ? cause : (error ?? {})) as { code?: unknown; name?: unknown };
  return typeof code === "string" ? code : typeof name === "string" ? name : "unknown";
}

/** The first source location ("runner.ts:41:7") in the message, where a child process reports its own, or in the stack. */
export function errorLocation(error: unknown): string | undefined {
  const { message = "", stack = "" } = (error ?? {}) as Partial<Error>;
  return /[\w.-]+\.(?:ts|js):\d+(?::\d+)?/.exec(`${message}\n${stack}`)?.[0];
}

/** An error of the operating system: a full disk (ENOSPC), a missing permission (EACCES), a missing file (ENOENT). Not a bug. */
export const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && /^E[A-Z0-9]+$/.test(String((error as NodeJS.ErrnoException).code));
