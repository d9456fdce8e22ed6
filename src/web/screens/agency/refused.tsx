import { errorMessage, isUnauthorized } from "../../lib/api/api.ts";
import { Alert } from "../../ui/controls/alert.tsx";

/** Why the service did not do what a window asked for, in that window. */
export const Refused = ({ error, otherwise }: { error: Error | null; otherwise: string }) =>
  error && !isUnauthorized(error) ? <Alert tone="danger">{errorMessage(error, otherwise)}</Alert> : null;
