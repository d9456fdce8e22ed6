import { ApiError, errorMessage } from "../../../lib/api/api.ts";

/** Why the service did not take a brand: a sentence, the field that it is about, and a colour that would do. */
export type Fault = { message: string; field?: string; suggestion?: string };

export function faultOf(error: unknown): Fault {
  const { field, suggestion } = error instanceof ApiError ? error.body : {};
  return { message: reasonOf(error), field, suggestion };
}

const reasonOf = (error: unknown): string =>
  error instanceof ApiError && error.status === 401
    ? "You are signed out. Nothing is lost: sign in in another tab, then try again here."
    : errorMessage(error, "The service did not answer. Please try again.");
