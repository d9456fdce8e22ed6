/** What of an unexpected error may be written down: its kind and its place in the code. Its words could be a person's. */

/** A code of the system or the database, else the error's name. drizzle wraps what the database said. */
export function faultCode(error: unknown): string {
  const { cause } = (error ?? {}) as { cause?: unknown };
  const { code, name } = (cause instanceof Error ? cause : (error ?? {})) as { code?: unknown; name?: unknown };
  return typeof code === "string" ? code : typeof name === "string" ? name : "unknown";
}

/** The first place in the code that is named, in the message (where a child process tells its own) or the stack. */
export function faultPlace(error: unknown): string | undefined {
  const { message = "", stack = "" } = (error ?? {}) as Partial<Error>;
  return /[\w.-]+\.(?:ts|js):\d+(?::\d+)?/.exec(`${message}\n${stack}`)?.[0];
}

/** A full disk, a missing right, a file that is gone: what the operating system answered, not a mistake of ours. */
export const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && /^E[A-Z0-9]+$/.test(String((error as NodeJS.ErrnoException).code));
