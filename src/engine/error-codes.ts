/** The parts of an unexpected error that may be logged: its code and its location in the source. Its message may quote a CV, so it is not logged. */

/** The code of the system or the database ("ENOSPC", "SQLITE_BUSY"), else the error's name ("TypeError"). drizzle puts the database's error into `cause`. */
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
