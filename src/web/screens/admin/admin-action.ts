import { useMutation, useQueryClient } from "@tanstack/react-query";
import { errorMessage, isUnauthorized } from "../../lib/api/api.ts";
import { toast } from "../../lib/toasts.ts";

type Action<Input> = {
  call: (input: Input) => Promise<unknown>;
  done: string;
  /** The title of a toast; without one the caller shows the error itself. */
  failed?: string;
  describe?: (input: Input) => string;
  onDone?: () => void;
};

/** A change by an administrator: says how it went, and has everything read anew that it may have changed. */
export function useAdminAction<Input = void>({ call, done, failed, describe, onDone }: Action<Input>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: async (_, input) => {
      toast({ title: done, description: describe?.(input), tone: "success" });
      onDone?.();
      await Promise.all([["admin"], ["wallet"], ["user"]].map((queryKey) => client.invalidateQueries({ queryKey })));
    },
    onError: (error) => {
      if (failed && !isUnauthorized(error)) toast({ title: failed, description: errorMessage(error, "Please try again."), tone: "danger" });
    },
  });
}
