import { useMutation, useQueryClient } from "@tanstack/react-query";
import { errorMessage, isUnauthorized } from "../../lib/api/api.ts";
import { toast } from "../../lib/toasts.ts";

type Action<Input, Result> = {
  call: (input: Input) => Promise<Result>;
  /** The title of a toast; without one the screen shows itself what was done. */
  done?: string;
  /** The title of a toast; without one the screen shows the error itself. */
  failed?: string;
  about?: (input: Input) => string;
  onDone?: (result: Result, input: Input) => void;
};

/** A change of the connections: says how it went, and has them read anew, also when it failed: another window may have made it before. */
export function useConnectionAction<Input = void, Result = unknown>({ call, done, failed, about, onDone }: Action<Input, Result>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: call,
    // What is told once does not stay in memory.
    gcTime: 0,
    onSuccess: (result, input) => {
      if (done) toast({ title: done, description: about?.(input), tone: "success" });
      onDone?.(result, input);
    },
    onError: (error) => {
      if (failed && !isUnauthorized(error)) toast({ title: failed, description: errorMessage(error, "Please try again."), tone: "danger" });
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["connections"] }),
  });
}
