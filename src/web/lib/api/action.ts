import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "../toasts.ts";
import { errorMessage, isUnauthorized } from "./api.ts";

export type Action<Input, Result> = {
  call: (input: Input) => Promise<Result>;
  /** The title of a toast; without one the screen shows itself what was done. */
  done?: string;
  /** The title of a toast; without one the screen shows the error itself. */
  failed?: string;
  describe?: (input: Input) => string;
  onDone?: (result: Result, input: Input) => void;
};

/**
 * A change on the service. Says how it went, and has the queries of these keys read anew, also when it failed: another window may have made it before.
 * It goes on until they are read.
 */
export function useAction<Input, Result>({ call, done, failed, describe, onDone }: Action<Input, Result>, changedKeys: QueryKey[]) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: call,
    // Passwords that were sent and secrets that were answered do not stay in memory.
    gcTime: 0,
    onSuccess: (result, input) => {
      if (done) toast({ title: done, description: describe?.(input), tone: "success" });
      onDone?.(result, input);
    },
    onError: (error) => {
      if (failed && !isUnauthorized(error)) toast({ title: failed, description: errorMessage(error, "Please try again."), tone: "danger" });
    },
    onSettled: () => Promise.all(changedKeys.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}
