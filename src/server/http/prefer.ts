import { CONVERT_WAIT_SECONDS } from "../../engine/contract/limits.ts";

/** `Prefer: wait=N` of a request (RFC 7240): how many seconds it waits for its answer, and whether it said so. */
export function preferredWait(request: Request): { seconds: number; asked: boolean } {
  const asked = /(?:^|[,;\s])wait\s*=\s*"?(\d{1,6})"?/i.exec(request.headers.get("prefer") ?? "")?.[1];
  if (asked === undefined) return { seconds: CONVERT_WAIT_SECONDS.usual, asked: false };
  return { seconds: Math.min(Number(asked), CONVERT_WAIT_SECONDS.max), asked: true };
}
