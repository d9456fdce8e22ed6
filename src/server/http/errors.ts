import { NotFoundError, ParseError, ValidationError } from "elysia";
import type { ErrorBody } from "../../engine/contract/api.ts";
import { AppError, type ErrorCode, errorCode, errorLocation } from "../../engine/contract/errors.ts";
import type { Log } from "../../engine/store/log.ts";

/** The HTTP status of each error code; no other place maps them. */
const STATUS: Record<ErrorCode, number> = {
  invalid: 400,
  unauthorized: 401,
  credits: 402,
  forbidden: 403,
  not_found: 404,
  too_slow: 408,
  conflict: 409,
  gone: 410,
  too_large: 413,
  unsupported_format: 415,
  encrypted: 422,
  empty: 422,
  corrupt: 422,
  no_text: 422,
  not_a_cv: 422,
  key_reused: 422,
  not_allowed: 422,
  version_changed: 412,
  version_missing: 428,
  too_many: 429,
  unavailable: 503,
};

/** Error codes of a full disk: the service keeps running, and works again when there is space. */
const STORAGE_CODES = /^(ENOSPC|EDQUOT|EROFS|SQLITE_FULL|SQLITE_READONLY|SQLITE_IOERR)/;
const LONGEST_REST_BYTES = 32 * 1024 * 1024;
const STORAGE_SENTENCE = "The service cannot store anything at the moment. Nothing was charged. Please try again later.";
const UNEXPECTED_ERROR_MESSAGE = "Something went wrong. Please try again.";

/** Turns any thrown error into an answer. An unexpected error is logged by its position in the code, as its message could quote a CV. */
export function errorResponse(error: unknown, log: Log, request: Request): Response {
  if (error instanceof AppError) return ending(answer(STATUS[error.code], error.message, error.details), request);
  // A path parameter may be any text: it is only invalid where its percent-encoding is.
  if (error instanceof NotFoundError || (error instanceof ValidationError && error.type === "params"))
    return answer(404, "There is nothing at this address.");
  if (error instanceof ValidationError) return answer(400, validationMessage(error));
  if (error instanceof ParseError) return answer(400, "The request could not be read.");

  const storage = STORAGE_CODES.test(errorCode(error));
  log.write("error", "server", storage ? "Storing failed." : "A request ended in an unexpected error.", {
    code: errorCode(error),
    method: request.method,
    at: errorLocation(error),
  });
  return storage ? answer(503, STORAGE_SENTENCE, { retryAfterSeconds: 60 }) : answer(500, UNEXPECTED_ERROR_MESSAGE);
}

/**
 * Closes the connection after the refusal of a body that is long or slow. Otherwise the rest of the body is read, because many clients read the
 * response only after they have sent it all.
 */
function ending(response: Response, request: Request): Response {
  const rest = Number(request.headers.get("content-length") ?? Number.POSITIVE_INFINITY);
  if (response.status === 408 || (response.status === 413 && rest > LONGEST_REST_BYTES)) response.headers.set("connection", "close");
  return response;
}

function answer(status: number, message: string, details: Record<string, unknown> = {}): Response {
  const body = { error: message, message, ...details } satisfies ErrorBody;
  const retryAfter = details.retryAfterSeconds;
  return Response.json(body, { status, headers: retryAfter === undefined ? {} : { "retry-after": String(retryAfter) } });
}

function validationMessage(error: ValidationError): string {
  const [first] = error.all as { path?: string; schema?: { error?: unknown } }[];
  const field = first?.path?.split("/").filter(Boolean).join(".");
  return field ? `The field "${field.slice(0, 60)}" is missing or not valid.` : "The request is not valid.";
}
